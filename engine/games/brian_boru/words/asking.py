"""Questions, their options and the answers in words: which text tells each, and what it may name of
the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Any, Final

from engine.kit.contract import Picks, Question
from engine.kit.showing import Label, Names, Say
from engine.kit.words import (
    DOT,
    MOST_DETAIL,
    MOST_GROUP,
    MOST_MARK,
    MOST_TEXT,
    Facts,
    capital,
    fitted,
    label,
    listed,
)

from .. import box
from ..rules.tricks import landing
from ..state import FREE, NOBODY, QUESTIONS, Board, View, tally, viking_towns, within_reach
from .names import (
    CARD_SQUARES,
    ICONS,
    SQUARES,
    action_text,
    card_names,
    claim_facts,
    region_code,
    short_town,
    town_name,
)
from .telling import trick


def _ahead(f: Facts) -> str:
    """Of an action that is only foreseen: whether its card wins, loses, or lies there already."""
    known = f.board.winner != NOBODY and f.board.played[f.seat] == f.card
    return "now" if known else f.outcome


def _most(held: list[int], seat: int) -> int:
    return max(n for other, n in enumerate(held) if other != seat)


FACTS: Final[Mapping[str, Callable[[Facts], Any]]] = {
    "options": lambda f: f.question.options,
    "next": lambda f: (f.seat + 1) % f.board.seats,
    "town": lambda f: "",
    "own": lambda f: f.loser == f.seat,
    # Who has won the trick.
    "won": lambda f: {f.seat: "own", NOBODY: "nobody"}.get(f.board.winner, "other"),
    "ahead": _ahead,
    "winner": lambda f: f.board.winner,
    "leader": lambda f: f.board.leader,
    "coins": lambda f: f.board.coins[f.seat],
    "cost": lambda f: box.EXTRA_COST,
    "trick": lambda f: trick(f.board),
    "played": lambda f: f.trick["played"],
    "best": lambda f: f.trick["best"],
    # What the card is about, and how one stands in it.
    "icons": lambda f: {icon for action in box.CARDS[f.card].actions for icon in action},
    "raider": lambda f: "raider" in f.icons,
    "church": lambda f: "church" in f.icons,
    "marriage": lambda f: "marriage" in f.icons,
    "raiders": lambda f: f.board.raiders[f.seat],
    "most-raiders": lambda f: _most(f.board.raiders, f.seat),
    "battle": lambda f: f.board.battle,
    "discs": lambda f: f.board.church[f.seat],
    "most-discs": lambda f: _most(f.board.church, f.seat),
    "space": lambda f: f.board.track[f.seat],
    "spaces": lambda f: " · ".join(
        map(
            str, sorted((n for seat, n in enumerate(f.board.track) if seat != f.seat), reverse=True)
        )
    ),
}
"""What texts may name besides what the question is about, worked out when one names it."""


_BELOW: Final = {
    "play-card": ("so-far",),
    "action": ("rivals-raider", "rivals-church", "rivals-marriage"),
}
"""By kind of question the sentences after it; beside a picture they are needless."""


def _asked(view: View, question: Question, names: Names) -> Facts:
    """What the texts of a question may name."""
    kind, board, seat = question.kind, view.board, question.seat
    about = dict(zip(QUESTIONS[kind], question.about, strict=False))
    facts = Facts(FACTS, board=board, question=question, seat=seat, names=names, **about)
    if kind == "play-card" and question.number:
        facts |= town_facts(board, question, facts.town, names)
    return facts


def question(view: View, question: Question, say: Say, names: Names) -> str:
    """What is asked, as a sentence to the seat that is asked; a second line says what the
    choice hangs on."""
    asked, kind = brief(view, question, say, names), question.kind
    if not question.number or kind not in _BELOW:
        return asked
    facts = _asked(view, question, names)
    told = filter(None, [say(key, facts) for key in _BELOW[kind]])
    return ("\n" if kind == "play-card" else " ").join([asked, *told])


def brief(view: View, question: Question, say: Say, names: Names) -> str:
    """The same beside the picture, which shows the cards played so far, and what everybody has."""
    head = "ask" if question.number else "ahead"
    return say(f"{head}-{question.kind}", _asked(view, question, names))


def picks(view: View, question: Question, picks: Picks, say: Say, names: Names) -> str:
    """An answer repeated in words: "Red 11 and Blue 6"."""
    if question.kind in ("draft", "play-card"):
        return card_names(say, picks)
    return listed([option(view, question, pick, say, names).text for pick in picks], say)


# Options

Around = Callable[[str], str]
"""How a town's region stands."""


def option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One option of a question."""
    return _option(view, question, option, say, names, _around(view, question, say, names))


def options(view: View, question: Question, say: Say, names: Names) -> list[Label]:
    """All of them: several are about the same town."""
    around = cache(_around(view, question, say, names))
    return [_option(view, question, one, say, names, around) for one in question.options]


def _around(view: View, question: Question, say: Say, names: Names) -> Around:
    return lambda town: capital(say("town-detail", town_facts(view.board, question, town, names)))


def _option(
    view: View, question: Question, option: str, say: Say, names: Names, around: Around
) -> Label:
    kind = question.kind
    if option in box.TOWNS:
        mark, sign = _town_mark(question, option, say), SQUARES[box.TOWNS[option].colour]
        return label(
            say, "option-town", _town(option), detail=around(option), emoji=sign, mark=mark
        )
    if kind == "lead":
        card, town = option.split("-")
        told = _town(town) | {"card": card, "suit": box.SUIT[card], "areas": ""}
        if box.SUIT[card] == "white" and view.board.discs.count(FREE) > _MENU:
            area = next(area for area in AREAS if box.TOWNS[town].region in area)
            told["areas"] = ", ".join(map(region_code, area))
        mark, sign = f"{box.VALUE[card]}: {short_town(town)}", SQUARES[box.TOWNS[town].colour]
        return label(say, "option-lead", told, detail=around(town), emoji=sign, mark=mark)
    if option in box.CARDS:
        mark, sign = str(box.VALUE[option]), CARD_SQUARES[option]
        return label(say, "option-card", {"card": option}, emoji=sign, mark=mark)
    if kind == "princess":
        sign = {"support": "⚔️", "trade": "⚖️", "reject": "💔"}[option]
        weight = "weak" if option == "reject" else "plain"
        facts = {"points": box.REJECT_POINTS}
        return label(say, f"option-{option}", facts, emoji=sign, weight=weight)
    return _way(view, question, option, say, names, around)


plain = partial(_option, around=lambda town: "")
"""An option without how its town's region stands."""
AREAS: Final = (("NU", "UL", "BR", "SU"), ("CO", "DU", "LE"), ("MU",))
"""Regions whose towns fit into a menu together: a white card for which there are too many towns is
listed with them."""
_MENU: Final = 25


def _town_mark(question: Question, town: str, say: Say) -> str:
    """A town's button: its region's name in short where there are many, and its number alone where
    all of them are in one region."""
    among = len(question.options)
    if among <= 4:
        return town_name(say, town)
    if among <= 12:
        return short_town(town)
    regions = {box.TOWNS[one].region for one in question.options if one in box.TOWNS}
    return town if len(regions) > 1 else str(box.TOWNS[town].number)


def _town(town: str) -> dict[str, Any]:
    of = box.TOWNS[town]
    return {"town": town, "region": of.region, "number": of.number, "colour": of.colour}


def town_facts(board: Board, question: Question, town: str, names: Names) -> dict[str, Any]:
    """What a text may name of a town, and how its region stands."""
    index, seat = box.TOWN_INDEX[town], question.seat
    holder = board.discs[index]
    roads = [
        box.TOWN_KEYS[other]
        for other in box.NEIGHBOURS[index]
        if holder == FREE and board.discs[other] == seat and question.kind != "play-card"
    ]
    seats, vikings = tally(board, box.REGIONS[box.TOWNS[town].region])
    others = max(count for other, count in enumerate(seats) if other != seat)
    return {
        **claim_facts(board, box.TOWNS[town].region),
        "names": names,
        "monastery": bool(board.monasteries[index]),
        "disc": holder if holder >= 0 and holder != seat else None,
        "near": roads,
        "own": seats[seat],
        "others": others,
        "counted": bool(others or seats[seat]),
        "vikings": vikings,
    }


def _way(view: View, question: Question, way: str, say: Say, names: Names, around: Around) -> Label:
    """A way to carry out a card: what it gives, what it costs, and what comes of it."""
    card = str(question.about[0])
    name, _, what = way.partition("-")
    action = box.ACTIONS.index(name)
    runs = box.CARDS[card].runs[action]
    gives = []
    for icon, count in runs:
        if icon == "expand":
            gives += _expansion(question, name, what, say)
        elif icon == "unviking":
            gives.append(_freed(view.board, what, say))
        else:
            more = int(what) if what.isdecimal() and icon not in _PLAIN else 0
            given = say(f"gives-{icon}", n=count + more)
            if more:
                given = say("way-for", gives=given, cost=box.EXTRA_COST * more)
            gives.append(given)
    text, detail = ", ".join(gives), ""
    if question.number:
        # What is only foreseen may have changed by then.
        comes = DOT.join(_consequences(view.board, question, runs, what, say, names))
        text = f"{text} → {comes}" if comes else text
        if what in box.TOWNS:
            detail = around(what)
    group = action_text(say, card, action)
    symbol = ICONS[runs[0][0] if runs[0][0] != "town" or len(runs) < 2 else runs[1][0]]
    return Label(
        fitted(capital(text), MOST_TEXT),
        fitted(detail, MOST_DETAIL),
        fitted(group, MOST_GROUP),
        symbol,
        mark=_way_mark(question, runs, what, say),
    )


def _way_mark(question: Question, runs: tuple[tuple[str, int], ...], what: str, say: Say) -> str:
    """A way's button: what it gives, and the town that it is about; in symbols where there are
    many."""
    among, words, symbols = len(question.options), [], []
    if what in box.TOWNS and "unviking" in dict(runs):
        # Its symbols, a shield and a coin that flies away, say nothing to anybody.
        return say("mark-free", town=short_town(what))
    for icon, count in runs:
        n = count + (int(what) if what.isdecimal() and icon not in _PLAIN else 0)
        if icon != "expand":
            words.append(say(f"gives-{icon}", n=n))
            symbols.append(f"{n}{ICONS[icon]}" if n > 1 and what not in box.TOWNS else ICONS[icon])
    where = short_town(what) if what in box.TOWNS else ""
    text = ", ".join(part for part in (*words, where) if part)
    if text and among <= 4 and len(text) <= MOST_MARK:
        return capital(text)
    if among > 8:
        where = what if where else ""
    space = "" if among > 8 else " "
    return f"{''.join(symbols)}{space}{where}".strip() or say("option-pass")


_PLAIN: Final = ("coin", "pay", "town")
"""Icons of which nothing more can be bought."""


def _expansion(question: Question, name: str, town: str, say: Say) -> list[str]:
    if town:
        return [say("way-expand", town=town)]
    possible = any(option.startswith(f"{name}-") for option in question.options)
    return [say("way-no-expand")] if possible else []


def _freed(board: Board, town: str, say: Say) -> str:
    held = [town] if town else viking_towns(board)
    if len(held) != 1:
        return say("gives-unviking", n=1)
    return say("way-free", town=held[0])


def _consequences(
    board: Board,
    question: Question,
    runs: tuple[tuple[str, int], ...],
    what: str,
    say: Say,
    names: Names,
) -> Iterator[str]:
    """Where one lands on the marriage track, and what will have less effect than it says, or
    none."""
    seat = question.seat
    coins = board.coins[seat]
    for icon, count in runs:
        match icon:
            case "coin":
                coins += count
            case "pay" if coins < count:
                lost = min(board.score[seat], box.UNPAID_POINTS * (count - coins))
                yield say("if-unpaid", points=lost)
            case "expand" if coins < box.EXPAND_COST:
                yield say("if-coins")
            case "expand" if not within_reach(board, seat):
                yield say("if-nowhere")
            case "raider" if board.battle < count:
                yield say("if-battle", n=board.battle)
            case "marriage" if board.track[seat] == box.TOP:
                yield say("if-top")
            case "marriage":
                yield _landing(board, seat, count + int(what or 0), say, names)


def _landing(board: Board, seat: int, spaces: int, say: Say, names: Names) -> str:
    """Where the disc ends: a taken space is left downwards after the action."""
    space = min(box.TOP, board.track[seat] + spaces)
    end = landing(board, seat, space)
    rivals = [other for other, at in enumerate(board.track) if other != seat and at == space]
    rival = rivals[0] if end != space else None
    return say("landing", space=space, end=end, rival=rival, names=names)
