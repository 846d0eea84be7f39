"""Forces and riders in a row, as a sheet shows them afterwards and the board meanwhile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kit.draw.boxes import Box
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.showing import Names, Say

from ..state import NOWHERE, VIKINGS, Battle, Board, Joust
from ..words.names import kind_of
from .layout import CARD_HIGH, CARD_WIDE, EDGE, INNER
from .pieces import (
    COLOUR,
    INK,
    LETTERS,
    SEAT_COLOURS,
    SMALL_INK,
    VELLUM,
    back,
    battle_card,
    card,
    shield,
)
from .told import Fought, Loss

FATES: Final = {"captured": "captured", "ransomed": "ransom"}
"""The sign on the card of a Lord."""


def step_of(count: int, zoom: float, room: float) -> float:
    """From one card to the next, closer together where there are many."""
    wide = CARD_WIDE * zoom
    if count < 2:
        return wide
    return min(wide + 6, (room - wide) / (count - 1))


def forces(
    fought: Sequence[Fought], seat: int, left: float, y: float, zoom: float, room: float
) -> Iterator[Item]:
    """Cards in a row with what became of them; (left, y) is the middle of the row's left edge."""
    step = step_of(len(fought), zoom, room)
    for n, one in enumerate(fought):
        x = left + CARD_WIDE * zoom / 2 + n * step
        yield from card(one.kind, x, y, zoom, seat)
        if one.fate == "dead":
            yield Sprite("emblem-dead", x, y - 6 * zoom, 46 * zoom)
        elif one.fate:
            sign = FATES[one.fate]
            yield Sprite(f"emblem-{sign}", x + 14 * zoom, y - 24 * zoom, 36 * zoom)


def losses(lost: Sequence[Loss], left: float, y: float, zoom: float, room: float) -> Iterator[Item]:
    """Cards that were destroyed, crossed; those that were seized carry the captor's flag."""
    step = step_of(len(lost), zoom, room)
    for n, one in enumerate(lost):
        x = left + CARD_WIDE * zoom / 2 + n * step
        yield from card(one.kind, x, y, zoom)
        if one.seized:
            yield Sprite("emblem-seized", x + 14 * zoom, y - 24 * zoom, 38 * zoom)
        else:
            yield Sprite("emblem-dead", x, y, 46 * zoom)


def party(
    seat: int,
    fought: Sequence[Fought],
    damage: int,
    box: Box,
    say: Say,
    names: Names,
    zoom: float = 1.0,
) -> Iterator[Item]:
    """One side of a battle: who, with what, and how much damage it deals."""
    vikings = seat == VIKINGS
    line = COLOUR["iron"] if vikings else SEAT_COLOURS[seat]
    yield box.ground(VELLUM, line, 3.4, 9)
    y = box.y + 30
    if vikings:
        yield Sprite("emblem-viking", box.x + 32, y, 44)
    else:
        yield from shield(seat, box.x + 32, y, 44)
    name = say("vikings") if vikings else names[seat]
    yield Label(
        name, box.x + 64, y, 30, "bold", anchor="lm", fit=box.width - 172,
        instead="" if vikings else LETTERS[seat],
    )  # fmt: skip
    if fought:
        yield Sprite("emblem-hit", box.right - 84, y, 44)
        yield Label(str(damage), box.right - 54, y, 38, "bold", anchor="lm")
    low = box.y + 58 + CARD_HIGH * zoom / 2
    yield from forces(fought, seat, box.x + 18, low, zoom, box.width - 36)


# While it lasts, on the board.

HIGH: Final = 156.0
BATTLE_WIDE: Final = 148.0


def height(board: Board) -> float:
    """Of what the board shows of a battle or joust under way, 0 without one."""
    if board.battle is not None:
        return HIGH + 6
    if board.joust is not None:
        return JOUST_HIGH + 6
    return 0.0


def battle(fight: Battle, top: float, say: Say, names: Names) -> Iterator[Item]:
    """The attack under way: attacker on the left, defender on the right, between them what the
    target is and the Battle card."""
    wide = (INNER - BATTLE_WIDE) / 2
    sides = (
        (fight.attacker, fight.attack, fight.damage, EDGE),
        (fight.defender, fight.defence, fight.counter, EDGE + wide + BATTLE_WIDE),
    )
    captured = {number for number in fight.captured if number not in fight.saved}
    for seat, shown, damage, left in sides:
        fought = [
            Fought(one.kind, one.place, _fate(one.place, one.at, captured, fight.saved))
            for one in shown
        ]
        yield from party(seat, fought, damage, Box(left, top, wide, HIGH), say, names)
    x = EDGE + INNER / 2
    yield from target(fight.way, fight.fief, x, top + 32, 56)
    if fight.card:
        yield from battle_card(fight.card, x, top + 110, 1.1)
    else:
        yield Sprite("back-battle", x, top + 110, CARD_HIGH * 1.1)


def _fate(place: str, at: int, captured: set[int], saved: Sequence[int]) -> str:
    if place != "lord":
        return ""
    return "captured" if at in captured else "ransomed" if at in saved else ""


def target(way: str, fief: int, x: float, y: float, size: float) -> Iterator[Item]:
    """What is attacked: Towers, the properties of a fief, or its Castle."""
    sign = {"towers": "tower", "raid": "raid", "siege": "siege"}[way]
    yield Sprite(f"emblem-{sign}", x, y, size)
    if fief != NOWHERE:
        text = str(fief + 1)
        high = size * 0.42
        wide = max(high, high * (0.5 + 0.5 * len(text)))
        left, at = x + size * 0.42 - wide / 2, y - size * 0.4
        yield Shape(left, at - high / 2, wide, high, VELLUM, INK, 2, high * 0.4)
        yield Label(text, left + wide / 2, at, high * 0.76, "bold")


JOUST_HIGH: Final = 150.0


def joust(under: Joust, board: Board, top: float, say: Say, names: Names) -> Iterator[Item]:
    """The joust under way: who has staked what, and rides with whom."""
    box = Box(EDGE, top, INNER, JOUST_HIGH)
    yield box.ground(VELLUM, COLOUR["gold"], 3.4, 9)
    wide = (INNER - 96) / board.seats
    yield Sprite("emblem-joust", box.x + 52, box.middle[1], 78)
    order = [(under.caller + 1 + n) % board.seats for n in range(board.seats)]
    entered = {rider.seat: rider for rider in under.entered}
    zoom = min(1.0, (wide - 14) / (2 * CARD_WIDE))
    for n, seat in enumerate(order):
        x = box.x + 96 + (n + 0.5) * wide
        yield from shield(seat, x, box.y + 30, 40)
        y = box.y + 100
        if seat in entered:
            rider = entered[seat]
            half = CARD_WIDE * zoom / 2 + 2
            if rider.lord == NOWHERE:
                yield back(seat, x - half, y, zoom)
            else:
                yield from card(_lord(board, seat, rider.lord), x - half, y, zoom)
            if rider.ante:
                yield from card(_staked(board, rider.ante), x + half, y, zoom, seat)
        elif seat in under.excused:
            yield Sprite("emblem-dead", x, y, 44)
        elif board.alive[seat]:
            yield Sprite("emblem-awaited", x, y, 44)
        else:
            yield Sprite("emblem-out", x, y, 44)


def _lord(board: Board, seat: int, number: int) -> str:
    return next(fief.lord for fief in board.fiefs[seat] if fief.number == number)


def _staked(board: Board, key: str) -> str:
    """The kind of what an option names."""
    head, _, rest = key.partition(".")
    if rest:
        return kind_of(rest)
    return next(
        fief.castle.kind for fiefs in board.fiefs for fief in fiefs if fief.number == int(head[1:])
    )


def caption(text: str, x: float, y: float, size: float, wide: float) -> Label:
    """A line of explanation."""
    return Label(text, x, y, size, "heading", SMALL_INK, fit=wide)
