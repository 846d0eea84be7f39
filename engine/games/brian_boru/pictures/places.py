"""The picture of the places that a question offers, each with its number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import dist
from typing import Final

from engine.kit.contract import Question
from engine.kit.draw.boxes import Point
from engine.kit.scene import Label, Scene, Shape
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import fitted

from ..box import TOWN_INDEX
from ..state import View
from ..words import wording
from . import layout
from .layout import MAP, TOWN_AT
from .pieces import ART, INK, region_names, towns

MARGIN: Final = 80.0
"""What is shown around the outermost places."""
LEAST: Final = 420.0
GRID: Final = 20.0
BADGE: Final = 38.0
BESIDE: Final = ((21.0, -23.0), (-21.0, -23.0), (21.0, 23.0), (-21.0, 23.0))
"""Where a town's number may stand, the most liked first."""


def places(
    view: View,
    question: Question,
    say: Say,
    names: Names,
    only: tuple[str, ...] | None = None,
) -> Scene | None:
    """The towns that a question offers, each with its number among the question's options."""
    offered = {
        TOWN_INDEX[option]: number
        for number, option in enumerate(question.options, 1)
        if option in TOWN_INDEX and (only is None or option in only)
    }
    if not offered:
        return None
    items = [*region_names(MAP), *towns(view.board, MAP, frozenset(offered))]
    for town, (x, y) in badges(offered).items():
        wide = BADGE if offered[town] < 10 else BADGE * 1.3
        items.append(
            Shape(x - wide / 2, y - BADGE / 2, wide, BADGE, "#fffdf5", INK, 2.6, BADGE / 2)
        )
        items.append(Label(str(offered[town]), x, y, BADGE * 0.8, "bold"))
    spoken = [wording.option(view, question, o, say, names).text for o in question.options]
    alt = f"{wording.question(view, question, say, names)} {'; '.join(spoken)}"
    return Scene(
        art=ART,
        base=MAP.base,
        width=MAP.width,
        height=MAP.height,
        items=tuple(items),
        crop=around([MAP.at(TOWN_AT[town]) for town in offered]),
        pixels=1000,
        alt=fitted(alt.replace("**", ""), 1000),
    )


def badges(offered: Iterable[int]) -> dict[int, Point]:
    """Where the numbers go: beside their town, as far as can be not over another thing."""
    offered = tuple(offered)
    signs = [(MAP.at(place), town) for town, place in enumerate(TOWN_AT)]
    taken = [
        MAP.at((x + along, y))
        for lines in layout.NAME_AT.values()
        for x, y in lines
        for along in (-30, 0, 30)
    ]
    found: dict[int, Point] = {}
    for town in offered:
        x, y = MAP.at(TOWN_AT[town])

        def crowding(beside: Point, x: float = x, y: float = y, town: int = town) -> float:
            at = x + beside[0], y + beside[1]
            near = [
                (place, 46.0 if other in offered else 36.0)
                for place, other in signs
                if other != town
            ]
            near += [(place, 36.0) for place in taken] + [(place, 52.0) for place in found.values()]
            return sum(max(0.0, reach - dist(at, place)) for place, reach in near)

        dx, dy = min(BESIDE, key=crowding)
        found[town] = x + dx, y + dy
    return found


def around(points: Sequence[Point]) -> tuple[float, float, float, float]:
    """The part of the map that shows these points with what lies near, on a coarse grid so
    that the ground need not be cut anew for each."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide = max(max(xs) - min(xs) + 2 * MARGIN, LEAST)
    high = max(max(ys) - min(ys) + 2 * MARGIN, LEAST)
    wide, high = max(wide, high * 0.75), max(high, wide * 0.75)
    left, right = span((min(xs) + max(xs)) / 2, wide, MAP.width)
    top, bottom = span((min(ys) + max(ys)) / 2, high, MAP.height)
    return left, top, right, bottom


def span(middle: float, size: float, whole: float) -> tuple[float, float]:
    """From and to, on the grid, at least `size` around `middle` and within 0 .. `whole`.

    >>> span(100, 90, 1000), span(30, 100, 1000), span(995, 100, 1000)
    ((40.0, 160.0), (0.0, 100.0), (900.0, 1000.0))
    """
    low = float((middle - size / 2) // GRID * GRID)
    high = float(-(-(middle + size / 2) // GRID) * GRID)
    if low < 0:
        low, high = 0.0, max(size, high)
    if high > whole:
        low, high = min(low, whole - size), whole
    return float(max(0.0, low)), float(min(high, whole))
