"""The picture of the towns that a question offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kit.contract import Question
from engine.kit.draw import places as kit
from engine.kit.draw.boxes import Point
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say

from ..box import REGIONS, TOWN_INDEX
from ..state import View
from ..words import asking, options
from .layout import MAP, TOWN_AT
from .pieces import ART, claim, lands, region_names, towns

MARGIN: Final = 70.0
"""What is shown around the outermost places."""
WIDTHS: Final = (640.0, 800.0, 1060.0)
"""How much of the map's width is shown: few, so that drawings are used again."""
LEAST: Final = 0.62
"""The least height of the picture, in widths."""


def places(
    view: View,
    question: Question,
    say: Say,
    names: Names,
    only: tuple[str, ...] | None = None,
    most: float = 1.0,
) -> Scene | None:
    """The towns that a question offers, ringed, with what lies around them; at most so high, in
    widths."""
    offered = frozenset(
        TOWN_INDEX[option] for _, option in kit.offered(question, only) if option in TOWN_INDEX
    )
    if not offered:
        return None
    board = view.board
    items = [*lands(board, MAP), *towns(board, MAP, offered)]
    for region in REGIONS.values():
        items += claim(region, board.claims[region.index], MAP)
    items += region_names(MAP)
    return Scene(
        art=ART,
        base=MAP.base,
        width=MAP.width,
        height=MAP.height,
        items=tuple(items),
        crop=around([MAP.at(TOWN_AT[town]) for town in offered], most),
        pixels=990,
        alt=kit.told(asking.question, options.option, view, question, say, names),
    )


def around(points: Sequence[Point], most: float) -> tuple[float, float, float, float]:
    """The part of the map that shows these points with what lies near."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    wide, high = max(xs) - min(xs) + 2 * MARGIN, max(ys) - min(ys) + 2 * MARGIN
    wide = next((width for width in WIDTHS if wide <= width and high <= most * width), WIDTHS[-1])
    high = min(max(high, LEAST * wide), most * wide)
    left = clamp((min(xs) + max(xs) - wide) / 2, MAP.width - wide)
    top = clamp((min(ys) + max(ys) - high) / 2, MAP.height - high)
    return left, top, left + wide, top + high


def clamp(value: float, most: float) -> float:
    return float(round(min(max(value, 0), most) / 20) * 20) if most > 20 else 0.0
