"""Plain diagrams as scenes: values over time. They need no drawings, and know no game.

They look as the games' posters do: ink on parchment, in seats' colours. Marks of different kinds
differ in shape, and carry words: none is told by its colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.kit.scene import Label, Scene, Shape
from pictures.drawings import HOUSE

WIDTH: Final = 1000.0
HEIGHT: Final = 540.0
"""Without a legend."""
LEGEND: Final = 52.0
"""Height of each of its rows."""
ACROSS: Final = 2
LEFT: Final = 126.0
RIGHT: Final = 950.0
TOP: Final = 134.0
BOTTOM: Final = 446.0

PAGE: Final = HOUSE["vellum"]
INK: Final = HOUSE["ink"]
FAINT: Final = HOUSE["tan"]
GOLD: Final = HOUSE["gold"]
LINE: Final = HOUSE["madder"]
COLOURS: Final = (HOUSE["violet"], HOUSE["green"], HOUSE["orange"], HOUSE["blue"])
"""Of the kinds of marks."""

THICK: Final = 4.0
"""Of the line over marks."""
LEAST: Final = 3
"""So many values are worth a picture."""
KINDS: Final = 4
"""So many kinds of marks can be told apart: round and square, filled and hollow."""

Item = Shape | Label


class Mark(Struct, frozen=True):
    """One value of a row, in the order of time."""

    height: float
    """From 0, at the bottom, to 1."""
    text: str
    """A few letters, written into the mark."""
    kind: int = 0
    """Which of the kinds; they begin again after `KINDS`."""
    proud: bool = False
    """It is to be noticed."""


class Bar(Struct, frozen=True):
    value: int
    name: str


def marks(
    row: Sequence[Mark],
    *,
    title: str,
    top: str,
    bottom: str,
    dates: Sequence[tuple[int, str]],
    legend: Sequence[tuple[int, str]],
    line: Sequence[float] = (),
    line_name: str = "",
    alt: str,
) -> Scene:
    """Marks from left to right, each as high as it says. `top`, `bottom`: what the heights 1 and
    0 mean; `dates`: words below some of the marks; `legend`: the kinds' names; `line`: a height
    for each mark, drawn as a stepped line over them."""
    step = (RIGHT - LEFT) / max(len(row), 1)
    size = max(14.0, min(46.0, step * 0.86))
    named = [*legend, *([(-1, line_name)] if line else [])]
    height = HEIGHT + LEGEND * -(-len(named) // ACROSS)
    items: list[Item] = []
    for level, name in ((1.0, top), (0.5, ""), (0.0, bottom)):
        y = _y(level)
        items.append(Shape(LEFT - 10, y - 1, RIGHT - LEFT + 20, 2, FAINT if level else INK))
        if name:
            items.append(Label(name, LEFT - 20, y, 29, "plain", INK, anchor="rm", fit=LEFT - 40))
    for number, mark in enumerate(row):
        x, y = _x(number, step), _y(mark.height)
        items.append(Shape(x - 1.5, y, 3, BOTTOM - y, FAINT))
    for number, level in enumerate(line):
        # Level over each mark, and upright between two.
        x, y, before = _x(number, step), _y(level), _y(line[number - 1] if number else level)
        items.append(Shape(x - step / 2, y - THICK / 2, step, THICK, LINE))
        if number:
            high = abs(before - y) + THICK
            items.append(
                Shape(x - (step + THICK) / 2, min(before, y) - THICK / 2, THICK, high, LINE)
            )
    for number, mark in enumerate(row):
        items += _mark(mark, _x(number, step), _y(mark.height), size)
    for number, date in dates:
        x = min(max(_x(number, step), LEFT + 60), RIGHT - 66)
        items.append(Label(date, x, BOTTOM + 44, 29, "plain", INK, fit=230))
    items += _legend(named)
    return _scene(title, height, items, alt)


def bars(row: Sequence[Bar], *, title: str, alt: str) -> Scene:
    """Bars from left to right with their values on top and their names below."""
    step = (WIDTH - 80) / max(len(row), 1)
    wide = min(80.0, step * 0.66)
    most = max((bar.value for bar in row), default=0) or 1
    items: list[Item] = [Shape(34, BOTTOM, WIDTH - 68, 3, INK)]
    for number, bar in enumerate(row):
        # Some room is left for the value on top of the highest one.
        x, y = 40 + (number + 0.5) * step, _y(0.9 * bar.value / most)
        if bar.value:
            fill = GOLD if bar.value == most else COLOURS[1]
            items.append(Shape(x - wide / 2, y, wide, BOTTOM - y, fill, INK, 2, 4))
        items.append(Label(str(bar.value), x, y - 22, 32, "bold", INK, fit=step))
        items.append(Label(bar.name, x, BOTTOM + 36, 28, "plain", INK, fit=step - 6))
    return _scene(title, HEIGHT, items, alt)


def _scene(title: str, height: float, items: Sequence[Item], alt: str) -> Scene:
    frame = (
        Shape(6, 6, WIDTH - 12, height - 12, PAGE, HOUSE["brown"], 5, 14),
        Shape(15, 15, WIDTH - 30, height - 30, "", GOLD, 2, 9),
        Label(title, WIDTH / 2, 58, 40, "title", LINE, fit=WIDTH - 90),
    )
    whole = (*frame, *items)
    return Scene(
        "", "", WIDTH, height, whole, ground=HOUSE["parchment"], pixels=round(WIDTH), alt=alt[:1000]
    )


def _x(number: int, step: float) -> float:
    return LEFT + (number + 0.5) * step


def _y(height: float) -> float:
    return BOTTOM - max(0.0, min(1.0, height)) * (BOTTOM - TOP)


def _mark(mark: Mark, x: float, y: float, size: float) -> Iterator[Item]:
    kind = mark.kind % KINDS
    radius = size / 2 if kind in (0, 2) else size / 8
    colour = COLOURS[kind]
    hollow = kind >= 2
    fill, edge, words = (PAGE, colour, INK) if hollow else (colour, INK, PAGE)
    left, top = x - size / 2, y - size / 2
    if mark.proud:
        # A golden rim: it is the same mark.
        rim = min(6.0, size / 8)
        wide = size + 2 * rim
        yield Shape(left - rim, top - rim, wide, wide, HOUSE["glow"], GOLD, 2.4, radius + rim)
    yield Shape(left, top, size, size, fill, edge, 4 if hollow else 3, radius)
    yield Label(mark.text, x, y, size * 0.6, "bold", words, fit=size * 0.9)


def _legend(entries: Sequence[tuple[int, str]]) -> Iterator[Item]:
    """What the marks mean; -1 is the line."""
    wide = (RIGHT - LEFT + 70) / ACROSS
    for number, (kind, name) in enumerate(entries):
        row, column = divmod(number, ACROSS)
        x, y = LEFT - 64 + column * wide, HEIGHT + (row + 0.2) * LEGEND
        if kind < 0:
            yield Shape(x - 14, y - 2, 32, 4, LINE)
        else:
            yield from _mark(Mark(0, "", kind), x, y, 26)
        yield Label(name, x + 28, y, 29, "plain", INK, anchor="lm", fit=wide - 56)
