"""The coast on the pictures: settlements with what a raid needs and gives, and what is left; and
the village at home: who works there, and what each building does."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.contract import Question
from engine.kit.draw.boxes import Box
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.showing import Say

from ..box import BUILDINGS, DISPUTED_FORTRESS, SETTLEMENTS, SPACES_OF, Settlement
from ..state import Board
from ..words.names import building_name, settlement_name
from ..words.options import bonus, worker_for
from . import layout
from .changes import Changes
from .layout import LEVELS, SIGN, Plan
from .pieces import COLOUR, INK, VELLUM, Glyph, raid_space, worker, worth


def settlements(board: Board, new: Changes, plan: Plan, say: Say) -> Iterator[Item]:
    """All ten, each with its sign, its tiers and its raid spaces."""
    for place in SETTLEMENTS.values():
        yield from settlement(board, place, plan.settlement(place.key), new, say)


def settlement(board: Board, place: Settlement, box: Box, new: Changes, say: Say) -> Iterator[Item]:
    yield from sign(place, box, say)
    yield from needs(board, place, box)
    yield from tiers(place, box)
    spaces = SPACES_OF[place.key]
    for number, space in enumerate(spaces):
        slot = layout.slot(box, number, len(spaces))
        yield from raid_space(board.spaces[space.index], space.worker, slot)
        if space.key in new.spaces:
            yield slot.inset(-1, -1).ground("", COLOUR["red"], 5, 9)


def sign(place: Settlement, box: Box, say: Say) -> Iterator[Item]:
    """Its name, and the workers that may raid it."""
    y = box.y + SIGN / 2
    left = box.x + 2
    if box.width > 250:
        yield Sprite(place.kind, box.x + 25, y, 46)
        left += 52
    name = settlement_name(place.key, say)
    yield Label(name, left, y, 28, "title", COLOUR["madder"], VELLUM, anchor="lm")
    for n, colour in enumerate(reversed(place.workers)):
        yield worker(colour, box.right - 19 - 24 * n, y, 38)


def gold_of(board: Board, place: Settlement) -> int:
    """Gold that a raid there costs in this game."""
    return board.fortress_gold if place.key == DISPUTED_FORTRESS else place.gold


def needs(board: Board, place: Settlement, box: Box) -> Iterator[Item]:
    """The least crew, provisions, gold, dice; the points that a harbour always gives."""
    x, y = box.x + 2, box.y + LEVELS[0]
    gold = gold_of(board, place)
    for symbol, needed in (("crew", place.crew), ("provision", place.provision), ("gold", gold)):
        if needed:
            yield Label(str(needed), x, y, 30, "bold", anchor="lm")
            yield Sprite(symbol, x + 35, y, 37)
            x += 56 if box.width < 250 else 64
    for _ in range(place.dice):
        yield Sprite("die", x + 15, y, 32)
        x += 33
    if not place.tiers:
        yield Sprite("to", x + 22, y, 26)
        yield from worth(place.points, x + 74, y, 32)


def tiers(place: Settlement, box: Box) -> Iterator[Item]:
    """Strength needed and points given, the lowest first; then what kind of place it is, where
    there is no room on its sign."""
    y = box.y + LEVELS[1]
    x = box.x + 2
    for needed, points in place.tiers:
        yield from tier(needed, points, x, y)
        x += 98 if box.width > 250 else 90
    if place.tiers and box.width < 250:
        yield Sprite(place.kind, box.right - 26, y - 2, 46)


def tier(needed: int, points: int, x: float, y: float, lit: bool = False) -> Iterator[Item]:
    """A tier: (x, y) is the middle of its left edge."""
    wide = 46.0 + (46 if points < 10 else 54)
    fill = COLOUR["glow"] if lit else VELLUM
    yield Shape(x, y - 18, wide, 36, fill, INK if lit else COLOUR["brown"], 3 if lit else 1.6, 8)
    yield Shape(x, y - 18, 42, 36, COLOUR["madder"], COLOUR["brown"], 1.6, 8)
    yield Label(str(needed), x + 21, y, 28, "bold", VELLUM)
    yield from worth(points, x + 42 + (wide - 42) / 2, y, 28)


# The village.


def village(board: Board, new: Changes, plan: Plan, say: Say) -> Iterator[Item]:
    """The eight buildings, each with its name and whoever works there."""
    for index, place in enumerate(BUILDINGS.values()):
        box = plan.building(index)
        x, y = box.x, box.middle[1]
        fresh = place.key in new.buildings
        yield box.ground(COLOUR["glow"] if fresh else COLOUR["parchment"], COLOUR["brown"], 1.6, 8)
        yield Sprite(place.key, x + 27, y, 48)
        yield Label(building_name(place.key, say), x + 76, y, 28, "plain", INK, anchor="lm")
        if board.village[index]:
            yield worker(board.village[index], x + 57, y + 2, 46)


def told(board: Board, question: Question, action: str) -> list[tuple[bool, list[Glyph]]]:
    """What an ACTION does, in symbols, the crew counted in: lines, of which the first is told
    apart."""
    key, _, way = action.partition(".")
    place, seat = BUILDINGS[key], question.seat
    if place.draw:
        return [(True, [f"=+{place.draw + bonus(board, seat, key, 'card')}", "cards"])]
    if place.trade:
        return [
            (not number, [f"={one.cards}", "cards", "to", f"={one.amount}", one.kind])
            for number, one in enumerate(one for one in place.trade if way in ("", one.kind))
        ]
    for gain in place.gain.get(worker_for(board, question, key), ()):
        if way in ("", gain.kind):
            amount = gain.amount + bonus(board, seat, key, gain.kind)
            return [(True, [f"=+{amount}", gain.kind])]
    for one in (*place.armour, *((place.exchange,) if place.exchange else ())):
        if one.pay == way:
            return [(True, [f"={one.price}", one.pay, "to", f"={one.amount}", one.kind])]
    return [(True, ["silver", "to", "hire"] if key == "barracks" else ["cards", "to", "deed"])]
