"""Options in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Final

from msgspec.structs import replace

from engine.kit.contract import Question
from engine.kit.showing import Label, Names, Say
from engine.kit.words.phrasing import DOT, MOST_MARK, capital, fitted, listed

from ..box import (
    ACTIONS,
    CARDS,
    EXPAND_COST,
    EXTRA_COST,
    NEIGHBOURS,
    REGIONS,
    REJECT_POINTS,
    SUIT,
    TOP,
    TOWN_INDEX,
    TOWN_KEYS,
    TOWNS,
    UNPAID_POINTS,
    VALUE,
)
from ..rules.scoring import tally
from ..rules.ways import landing
from ..state import FACE_DOWN, FACE_UP, FREE, Board, View, viking_towns, within_reach
from .names import (
    ICONS,
    SQUARES,
    action_text,
    amount,
    card_detail,
    card_name,
    card_square,
    region_code,
    region_of,
    short_town,
    town_name,
    town_number,
)

MOST_TEXT = 80
MOST_DETAIL = 100
MOST_GROUP = 45


def option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One option of a question."""
    return _option(view, question, option, say, names, _shared(view, question, say, names))


def options(view: View, question: Question, say: Say, names: Names) -> list[Label]:
    """All of them: several are about the same town, or the same card."""
    details, group = _shared(view, question, say, names)
    shared = cache(details), cache(group)
    return [_option(view, question, one, say, names, shared) for one in question.options]


def plain(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One of them without how its town's region stands, and without its heading."""
    shared = (lambda town: "", lambda card, region: "")
    return _option(view, question, option, say, names, shared)


_Shared = tuple[Callable[[str], str], Callable[[str, str], str]]
"""Of a town see `town_detail`, of a card and a region see `_lead_group`."""


def _shared(view: View, question: Question, say: Say, names: Names) -> _Shared:
    def details(town: str) -> str:
        return fitted(capital(town_detail(view.board, question, town, say, names)), MOST_DETAIL)

    return details, partial(_lead_group, view.board, say)


def _option(
    view: View, question: Question, option: str, say: Say, names: Names, shared: _Shared
) -> Label:
    if option in TOWNS:
        return replace(_town_option(option, say, shared[0]), mark=_town_mark(question, option, say))
    if option in CARDS:
        return Label(
            card_name(option, say),
            fitted(card_detail(option, say), MOST_DETAIL),
            emoji=card_square(option),
            mark=str(VALUE[option]),
        )
    if question.kind == "lead":
        return _lead_option(option, say, *shared)
    if question.kind == "princess":
        return Label(
            say(f"option-{option}", points=amount("points", REJECT_POINTS, say)),
            fitted(say(f"option-{option}-detail"), MOST_DETAIL),
            emoji={"support": "⚔️", "trade": "⚖️", "reject": "💔"}[option],
            weight="weak" if option == "reject" else "plain",
        )
    return _way_option(view, question, option, say, names)


def _lead_option(
    option: str, say: Say, details: Callable[[str], str], group: Callable[[str, str], str]
) -> Label:
    card, town = option.split("-")
    key = "option-lead-white" if SUIT[card] == "white" else "option-lead"
    text = say(key, card=card_name(card, say), town=town_name(town, say), colour=TOWNS[town].colour)
    return Label(
        fitted(text, MOST_TEXT),
        details(town),
        group(card, TOWNS[town].region),
        SQUARES[TOWNS[town].colour],
        mark=f"{VALUE[card]}: {short_town(town)}",
    )


AREAS: Final = (("NU", "UL", "BR", "SU"), ("CO", "DU", "LE"), ("MU",))
"""Regions whose towns fit into a menu together."""
_MENU: Final = 25


def _lead_group(board: Board, say: Say, card: str, region: str) -> str:
    """The card with what it brings to the winner; a white one for which there are too many towns
    with the regions instead."""
    name = card_name(card, say)
    if SUIT[card] == "white" and board.discs.count(FREE) > _MENU:
        area = next(area for area in AREAS if region in area)
        return f"{name}{DOT}{', '.join(map(region_code, area))}"
    return fitted(f"{name}{DOT}{action_text(card, 0, say)}", MOST_GROUP)


def _town_option(town: str, say: Say, details: Callable[[str], str]) -> Label:
    region = region_of(town)
    colour = TOWNS[town].colour
    text = say("option-town", region=region, number=town_number(town), colour=colour)
    return Label(text, details(town), region, SQUARES[colour])


def _town_mark(question: Question, town: str, say: Say) -> str:
    """A town's button: its region's name in short where there are many, and its number alone where
    all of them are in one region."""
    among = len(question.options)
    if among <= 4:
        return town_name(town, say)
    if among <= 12:
        return short_town(town)
    regions = {TOWNS[one].region for one in question.options if one in TOWNS}
    return town if len(regions) > 1 else str(town_number(town))


def town_detail(board: Board, question: Question, town: str, say: Say, names: Names) -> str:
    """How the town's region stands, the thing about this town first."""
    index = TOWN_INDEX[town]
    region = REGIONS[TOWNS[town].region]
    seats, vikings = tally(board, region)
    parts = []
    if board.monasteries[index]:
        parts.append(say("detail-monastery"))
    if board.discs[index] >= 0 and board.discs[index] != question.seat:
        parts.append(say("detail-disc", who=names[board.discs[index]]))
    near = [
        town_name(TOWN_KEYS[other], say)
        for other in NEIGHBOURS[index]
        if board.discs[index] == FREE and board.discs[other] == question.seat
    ]
    if near and question.kind != "play-card":
        parts.append(say("detail-road", towns=listed(near, say)))
    others = max(count for seat, count in enumerate(seats) if seat != question.seat)
    if others or seats[question.seat]:
        parts.append(say("detail-towns", own=seats[question.seat], others=others))
    if vikings:
        parts.append(say("detail-vikings", count=vikings))
    points = amount("points", region.points, say)
    claim = board.claims[region.index]
    if claim == FACE_DOWN:
        parts.append(say("detail-claim-down", threshold=region.threshold, points=points))
    elif claim == FACE_UP:
        parts.append(say("detail-claim-up", points=points))
    else:
        parts.append(say("detail-claim-held", who=names[claim], points=points))
    return DOT.join(parts)


def _way_option(view: View, question: Question, way: str, say: Say, names: Names) -> Label:
    """A way to carry out a card: what it gives, what it costs, and what comes of it."""
    card = str(question.about[0])
    name, _, what = way.partition("-")
    action = ACTIONS.index(name)
    runs = CARDS[card].runs[action]
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
                cost = amount("coins", EXTRA_COST * more, say)
                given = say("way-for", gives=given, cost=cost)
            gives.append(given)
    text, detail = ", ".join(gives), ""
    if question.number:
        # What is only foreseen may have changed by then.
        told = DOT.join(_consequences(view.board, question, runs, what, say, names))
        text = f"{text} → {told}" if told else text
        if what in TOWNS:
            detail = capital(town_detail(view.board, question, what, say, names))
    group = action_text(card, action, say)
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
    for icon, count in runs:
        n = count + (int(what) if what.isdecimal() and icon not in _PLAIN else 0)
        if icon != "expand":
            words.append(say(f"gives-{icon}", n=n))
            symbols.append(f"{n}{ICONS[icon]}" if n > 1 and what not in TOWNS else ICONS[icon])
    where = short_town(what) if what in TOWNS else ""
    text = ", ".join(part for part in (*words, where) if part)
    if text and among <= 4 and len(text) <= MOST_MARK:
        return text
    if among > 8:
        where = what if where else ""
    space = "" if among > 8 else " "
    return f"{''.join(symbols)}{space}{where}".strip() or say("option-pass")


_PLAIN: Final = ("coin", "pay", "town")
"""Icons of which nothing more can be bought."""


def _expansion(question: Question, name: str, town: str, say: Say) -> list[str]:
    if town:
        where = town_name(town, say)
        return [say("way-expand", town=where, cost=amount("coins", EXPAND_COST, say))]
    if question.kind != "action":
        return [say("gives-expand", n=1)]
    possible = any(option.startswith(f"{name}-") for option in question.options)
    return [say("way-no-expand")] if possible else []


def _freed(board: Board, town: str, say: Say) -> str:
    held = [town] if town else viking_towns(board)
    if len(held) != 1:
        return say("gives-unviking", n=1)
    return say("way-free", town=town_name(held[0], say))


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
                lost = min(board.score[seat], UNPAID_POINTS * (count - coins))
                yield say("if-unpaid", points=amount("points", lost, say))
            case "expand" if coins < EXPAND_COST:
                yield say("if-coins", cost=amount("coins", EXPAND_COST, say))
            case "expand" if not within_reach(board, seat):
                yield say("if-nowhere")
            case "raider" if board.battle < count:
                yield say("if-battle", n=board.battle)
            case "marriage" if board.track[seat] == TOP:
                yield say("if-top")
            case "marriage":
                yield _landing(board, seat, count + int(what or 0), say, names)


def _landing(board: Board, seat: int, spaces: int, say: Say, names: Names) -> str:
    """Where the disc ends: a taken space is left downwards after the action."""
    space = min(TOP, board.track[seat] + spaces)
    end = landing(board, seat, space)
    if end == space:
        return say("landing", space=space)
    rival = next(other for other, at in enumerate(board.track) if other != seat and at == space)
    return say("landing-slide", space=space, end=end, who=names[rival])
