"""The north on the pictures: settlements with what a raid needs and gives, and what is left."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.draw.boxes import Box
from engine.kit.scene import Item, Label, Shape, Sprite

from ..box import DISPUTED_FORTRESS, SETTLEMENTS, SPACES_OF, Settlement
from ..state import Board
from . import layout
from .changes import Changes
from .layout import SIGN
from .pieces import COLOUR, VELLUM, counted, raid_space, worker, worth


def settlements(board: Board, new: Changes) -> Iterator[Item]:
    """All ten, each with its sign, its tiers and its raid spaces."""
    for place in SETTLEMENTS.values():
        yield from settlement(board, place, new)


def settlement(board: Board, place: Settlement, new: Changes) -> Iterator[Item]:
    box = layout.settlement(place.key)
    yield from sign(board, place)
    spaces = SPACES_OF[place.key]
    size = 54.0 if place.tiers else 62.0
    yield Sprite(
        place.kind, box.x + size / 2, box.foot - size / 2 - (16 if place.tiers else 1), size
    )
    if place.tiers:
        yield from tiers(place)
    else:
        chip = Box(box.x + 6, box.y + SIGN + 1, 50, 25)
        yield chip.ground(VELLUM, COLOUR["brown"], 1.6, 7)
        yield from worth(place.points, *chip.middle, 22)
    for number, space in enumerate(spaces):
        slot = layout.slot(place.key, number, len(spaces))
        yield from raid_space(board.spaces[space.index], space.worker, slot)
        if space.key in new.spaces:
            yield Sprite("fresh-box", *slot.middle, slot.height + 4)


def gold_of(board: Board, place: Settlement) -> int:
    """Gold that a raid there costs in this game."""
    return board.fortress_gold if place.key == DISPUTED_FORTRESS else place.gold


def sign(board: Board, place: Settlement) -> Iterator[Item]:
    """Its number, then the least crew, provisions, gold, dice, and the workers that may raid."""
    box = layout.settlement(place.key)
    y = box.y + SIGN / 2
    number = place.key.partition("_")[2]
    yield Label(number, box.x + 18, y, 26, "title", COLOUR["madder"])
    x = box.x + 41
    gold = gold_of(board, place)
    for symbol, needed in (("crew", place.crew), ("provision", place.provision), ("gold", gold)):
        if needed:
            yield from counted(symbol, str(needed), x, y, 25)
            x += 42
    for _ in range(place.dice):
        yield Sprite("die", x + 11, y, 21)
        x += 22
    for n, colour in enumerate(reversed(place.workers)):
        yield worker(colour, box.right - 18 - 25 * n, y, 25)


def tiers(place: Settlement) -> Iterator[Item]:
    """Strength needed and points given, the highest on top."""
    box = layout.settlement(place.key)
    high = 28.0
    top = box.foot - 43 - len(place.tiers) * high / 2
    for number, (needed, points) in enumerate(reversed(place.tiers)):
        y = top + number * high + 1.5
        x = box.x + 51
        yield Shape(x, y, 81, 25, VELLUM, COLOUR["brown"], 1.6, 7)
        yield Shape(x, y, 33, 25, COLOUR["madder"], COLOUR["brown"], 1.6, 7)
        yield Label(str(needed), x + 16.5, y + 12.5, 21, "bold", VELLUM)
        yield from worth(points, x + 57, y + 12.5, 21)
