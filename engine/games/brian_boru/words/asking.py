"""Questions and answers in words; the options stand in `options.py`."""

from __future__ import annotations

from engine.kit.contract import Picks, Question
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed

from ..box import CARDS, EXTRA_COST
from ..state import NOBODY, Board, View
from .names import (
    amount,
    card_name,
    card_names,
    marriage_name,
    region_name,
    region_of,
    town_name,
)
from .options import option, town_detail
from .position import trick_so_far

_CARD_KINDS = ("draft", "play-card")


def waiting(kind: str, say: Say) -> str:
    """What everybody may know of a question of this kind: "to play a card"."""
    return say(f"wait-{kind}")


def question(view: View, question: Question, say: Say, names: Names) -> str:
    """What is asked, as a sentence to the seat that is asked; a second line says what the
    choice hangs on."""
    asked = brief(view, question, say, names)
    if question.number:
        if question.kind == "play-card":
            board = view.board
            cards = ", ".join(trick_so_far(board, say, names))
            return f"{asked}\n{say('so-far', cards=cards, who=names[board.leader])}"
        if question.kind == "action":
            return f"{asked} {_rivals(view.board, question, say)}".rstrip()
    return asked


def brief(view: View, question: Question, say: Say, names: Names) -> str:
    """The same beside the picture, which shows the cards played so far, and what everybody has."""
    kind, seat, about = question.kind, question.seat, question.about
    board = view.board
    if not question.number:
        return _foreseen(board, question, say, names)
    match kind:
        case "draft":
            left = names[(seat + 1) % view.seats]
            return say("ask-draft", count=len(question.options), left=left)
        case "play-card":
            town = str(about[1])
            stake = f"{region_of(town)} – {town_detail(board, question, town, say, names)}"
            return f"{say('ask-play-card', town=town_name(town, say))}\n{stake}"
        case "action":
            return _ask_action(board, question, say, names)
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
        case "action":
            card = card_name(str(about[0]), say)
            if board.winner != NOBODY and board.played[seat] == about[0]:
                return say("ahead-action", card=card)
            return say(f"ahead-action-{about[1]}", card=card, colour=about[2])
        case "play-card":
            key = "ahead-play-card" if len(about) > 1 else "ahead-play-card-colour"
            return say(key, colour=about[0])
        case "lose-town" if about[0] != seat:
            return say("ahead-lose-town-other", who=names[int(about[0])])
        case _:
            return say(f"ahead-{kind}")


def _ask_lose(loser: int, say: Say, names: Names) -> str:
    return say("ask-lose-town", who=names[loser])


def _ask_action(board: Board, question: Question, say: Say, names: Names) -> str:
    card = card_name(str(question.about[0]), say)
    coins = say("you-have", coins=amount("coins", board.coins[question.seat], say))
    if board.winner == question.seat:
        asked = say("ask-action-won", card=card, cost=amount("coins", EXTRA_COST, say))
    elif board.winner == NOBODY:
        asked = say("ask-action-unwon", card=card)
    else:
        asked = say("ask-action", card=card, winner=names[board.winner])
    return f"{asked}\n{coins}"


def _rivals(board: Board, question: Question, say: Say) -> str:
    """How one stands in what the card is about."""
    icons = {icon for action in CARDS[str(question.about[0])].actions for icon in action}
    told = []
    for icon, held in (("raider", board.raiders), ("church", board.church)):
        if icon in icons:
            others = max(n for seat, n in enumerate(held) if seat != question.seat)
            own = held[question.seat]
            told.append(say(f"rivals-{icon}", own=own, others=others, left=board.battle))
    if "marriage" in icons:
        spaces = [n for seat, n in enumerate(board.track) if seat != question.seat]
        where = " · ".join(map(str, sorted(spaces, reverse=True)))
        told.append(say("rivals-marriage", own=board.track[question.seat], others=where))
    return " ".join(told)


def picks(view: View, question: Question, picks: Picks, say: Say, names: Names) -> str:
    """An answer repeated in words: "Red 11 and Blue 6"."""
    if question.kind in _CARD_KINDS:
        return card_names(picks, say)
    return listed([option(view, question, pick, say, names).text for pick in picks], say)
