"""The village on the pictures: what each building gives to whom, and who works there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kit.scene import Item, Label, Sprite
from engine.kit.showing import Say

from ..box import BUILDINGS, COLOURS, Building
from ..state import Board
from ..words.names import building_name
from . import layout
from .changes import Changes
from .pieces import COLOUR, Glyph, row_of, worker


def village(board: Board, new: Changes, say: Say) -> Iterator[Item]:
    """The eight buildings."""
    for index, place in enumerate(BUILDINGS.values()):
        yield from building(board, index, place, say)
        if place.key in new.buildings:
            yield Sprite("fresh", *standing_at(index), 58)


def standing_at(index: int) -> tuple[float, float]:
    """Where the worker of a building stands."""
    box = layout.building(index)
    return box.x + 68, box.y + 78


def building(board: Board, index: int, place: Building, say: Say) -> Iterator[Item]:
    box = layout.building(index)
    yield Label(
        building_name(place.key, say), box.x + 10, box.y + 15, 23, "title", COLOUR["madder"],
        anchor="lm", fit=box.width - 20 - (44 if len(place.workers) < len(COLOURS) else 0),
    )  # fmt: skip
    if len(place.workers) < len(COLOURS):
        for n, colour in enumerate(reversed(place.workers)):
            yield worker(colour, box.right - 15 - 22 * n, box.y + 14.5, 21)
    yield Sprite(place.key, box.x + 34, box.y + 64, 62)
    x, y = standing_at(index)
    if board.village[index]:
        yield worker(board.village[index], x, y, 46)
    lines = actions(place)
    size = (34.0, 31.0, 25.0)[len(lines) - 1]
    for number, glyphs in enumerate(lines):
        level = box.y + line_at(number, len(lines))
        yield from row_of(glyphs, box.x + 94, level, size, fit=box.width - 99)


def line_at(number: int, count: int) -> float:
    """How far below the top of a building's ground its line so-and-so of `count` stands."""
    return 68 + (number - (count - 1) / 2) * (0.0, 36.0, 26.0)[count - 1]


def line_of(place: Building, alternative: str, colour: str) -> float:
    """Where the line stands that tells what an ACTION does: of this alternative ("" for none),
    with a worker of this colour."""
    lines = actions(place)
    for number, glyphs in enumerate(lines):
        by_colour = any(glyph.startswith("worker-") for glyph in glyphs)
        if by_colour and f"worker-{colour}" not in glyphs:
            continue
        if alternative in glyphs or (by_colour and not alternative):
            return line_at(number, len(lines))
    return line_at(0, 1)


def actions(place: Building) -> Sequence[Sequence[Glyph]]:
    """What a worker does there, a line for each way or for each colour of worker."""
    if place.draw:
        return [[f"=+{place.draw}", "cards"]]
    if place.trade:
        return [[f"={one.cards}", "cards", "to", f"={one.amount}", one.kind] for one in place.trade]
    if place.gain:
        return gains(place)
    if place.armour:
        return [
            [f"={one.price}", one.pay, "to", f"={one.amount}", one.kind] for one in place.armour
        ]
    if place.exchange:
        one = place.exchange
        swap = [f"={one.price}", one.pay, "to", f"={one.amount}", one.kind]
        return [swap, ["offering", "to", "points"]]
    if place.key == "barracks":
        return [["silver", "to", "hire"]]
    return [["cards", "to", "deed"]]


def gains(place: Building) -> list[list[Glyph]]:
    """One line for each gain, with the workers that bring it."""
    by_gain: dict[tuple[str, int], list[str]] = {}
    for colour, found in place.gain.items():
        for gain in found:
            by_gain.setdefault((gain.kind, gain.amount), []).append(colour)
    return [
        [*(f"worker-{colour}" for colour in colours), f"=+{amount}", kind]
        for (kind, amount), colours in by_gain.items()
    ]
