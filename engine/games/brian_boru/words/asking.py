"""Questions and answers in words; the options stand in `options.py`."""

from __future__ import annotations

from engine.kit.contract import Picks, Question
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed

from ..box import EXPAND_COST, EXTRA_COST
from ..state import NOBODY, Board, View
from .names import amount, card_name, card_names, card_square, marriage_name, region_name, town_name
from .options import option
from .position import in_front

_CARD_KINDS = ("draft", "lead-card", "play-card")
_EXTRA_THINGS = {"raider": "raiders", "church": "discs", "marriage": "spaces"}


def waiting(kind: str, say: Say) -> str:
    """What everybody may know of a question of this kind: "to play a card"."""
    return say(f"wait-{kind}")


def question(view: View, question: Question, say: Say, names: Names) -> str:
    """What is asked, as a sentence to the seat that is asked; a second line says what the
    choice hangs on."""
    asked = brief(view, question, say, names)
    if question.kind == "play-card" and question.number:
        return f"{asked}\n{_so_far(view.board, say, names)}"
    return asked


def brief(view: View, question: Question, say: Say, names: Names) -> str:
    """The same beside the picture, which shows the cards played so far."""
    kind, seat, about = question.kind, question.seat, question.about
    board = view.board
    if not question.number:
        return _foreseen(board, question, say, names)
    coins = amount("coins", board.coins[seat], say)
    match kind:
        case "draft":
            left = names[(seat + 1) % view.seats]
            return say("ask-draft", count=len(question.options), left=left)
        case "lead-card":
            return say("ask-lead-card", town=town_name(str(about[0]), say))
        case "play-card":
            return say("ask-play-card", town=town_name(str(about[0]), say))
        case "choose-action":
            return _ask_action(board, str(about[0]), coins, say, names)
        case "extras":
            return _ask_extras(board, seat, str(about[1]), int(about[2]), coins, say)
        case "expand":
            return say("ask-expand", cost=amount("coins", EXPAND_COST, say), coins=coins)
        case "marriage-town":
            card, region = str(about[0]), str(about[1])
            return say(
                "ask-marriage-town",
                card=marriage_name(card, say),
                region=region_name(region),
            )
        case "track-town":
            return say("ask-track-town", space=about[0])
        case "lose-town":
            loser = int(about[0])
            return say("ask-lose-town-own") if loser == seat else _ask_lose(loser, say, names)
        case "monastery":
            return say(f"ask-monastery-{about[0]}")
        case _:
            return say(f"ask-{kind}")


def _foreseen(board: Board, question: Question, say: Say, names: Names) -> str:
    """A heading for what is only foreseen."""
    kind, seat, about = question.kind, question.seat, question.about
    match kind:
        case "choose-action":
            lost = board.played[seat] == about[0] and board.winner not in (NOBODY, seat)
            key = "ahead-choose-action-lost" if lost else "ahead-choose-action"
            return say(key, card=card_name(str(about[0]), say))
        case "extras":
            return say(f"ahead-extras-{about[1]}", card=card_name(str(about[0]), say))
        case "expand" | "free-town":
            return say(f"ahead-{kind}", card=card_name(str(about[0]), say))
        case "lead-card":
            return say("ahead-lead-card", town=town_name(str(about[0]), say))
        case "play-card":
            return say("ahead-play-card" if about else "ahead-play-card-next")
        case "lose-town" if about[0] != seat:
            return say("ahead-lose-town-other", who=names[int(about[0])])
        case _:
            return say(f"ahead-{kind}")


def _ask_lose(loser: int, say: Say, names: Names) -> str:
    return say("ask-lose-town", who=names[loser])


def _ask_action(board: Board, card: str, coins: str, say: Say, names: Names) -> str:
    if board.winner == NOBODY:
        asked = say("ask-choose-action-unwon", card=card_name(card, say))
    else:
        asked = say("ask-choose-action", card=card_name(card, say), winner=names[board.winner])
    return f"{asked}\n{say('you-have', coins=coins)}"


def _ask_extras(board: Board, seat: int, icon: str, base: int, coins: str, say: Say) -> str:
    cost = amount("coins", EXTRA_COST, say)
    have = amount(_EXTRA_THINGS[icon], base, say)
    asked = say(f"ask-extras-{icon}", base=have, cost=cost)
    status = [say("you-have", coins=coins)]
    if icon == "raider":
        status.append(say("left-in-battle", raiders=amount("raiders", board.battle, say)))
    if icon == "marriage":
        status.append(say("you-stand", space=board.track[seat]))
    return f"{asked}\n{' '.join(status)}"


def _so_far(board: Board, say: Say, names: Names) -> str:
    """The cards on the table in the order played, the best one marked."""
    order = [(board.leader + n) % board.seats for n in range(board.seats)]
    played = [seat for seat in order if board.played[seat]]
    best = in_front(board)
    lines = [
        say(
            "played-best" if seat == best else "played",
            card=f"{card_square(board.played[seat])} {card_name(board.played[seat], say)}",
            who=names[seat],
        )
        for seat in played
    ]
    return say("so-far", cards=", ".join(lines))


def picks(view: View, question: Question, picks: Picks, say: Say, names: Names) -> str:
    """An answer repeated in words: "Red 11 and Blue 6"."""
    if question.kind in _CARD_KINDS:
        return card_names(picks, say)
    return listed([option(view, question, pick, say, names).text for pick in picks], say)
