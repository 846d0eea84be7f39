"""The picture of the places that a question offers, each with its number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import dist
from typing import Final

from engine.kit.contract import Question
from engine.kit.draw import places as kit
from engine.kit.draw.boxes import Point
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say

from ..box import TOWN_INDEX
from ..state import View
from ..words import asking, options
from . import layout
from .layout import MAP, TOWN_AT
from .pieces import ART, INK, region_names, towns

MARGIN: Final = 80.0
"""What is shown around the outermost places."""
LEAST: Final = 420.0
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
        for number, option in kit.offered(question, only)
        if option in TOWN_INDEX
    }
    if not offered:
        return None
    items = [*region_names(MAP), *towns(view.board, MAP, frozenset(offered))]
    for town, (x, y) in badges(offered).items():
        items += kit.badge(offered[town], x, y, BADGE, INK, 2.6, letters=0.8)
    return Scene(
        art=ART,
        base=MAP.base,
        width=MAP.width,
        height=MAP.height,
        items=tuple(items),
        crop=around([MAP.at(TOWN_AT[town]) for town in offered]),
        pixels=1000,
        alt=kit.told(asking.question, options.option, view, question, say, names),
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
    """The part of the map that shows these points with what lies near."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, right = min(xs) - MARGIN, max(xs) + MARGIN
    top, bottom = min(ys) - MARGIN, max(ys) + MARGIN
    wide, high = max(right - left, LEAST), max(bottom - top, LEAST)
    wide, high = max(wide, high * 0.75), max(high, wide * 0.75)
    left, right = kit.span(left, right, 0, MAP.width, wide)
    top, bottom = kit.span(top, bottom, 0, MAP.height, high)
    return left, top, right, bottom
