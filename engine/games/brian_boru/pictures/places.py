"""The picture of the towns that a question offers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.kit.contract import Question
from engine.kit.draw import places as kit
from engine.kit.draw.boxes import Box, Point
from engine.kit.scene import Item, Scene
from engine.kit.showing import Names, Say

from ..box import REGION_KEYS, REGION_OF, REGIONS, TOWN_INDEX
from ..state import View
from ..words import asking, options
from .layout import CLAIM_AT, MAP, NAME_AT, TOWN_AT
from .pieces import ART, NAME_SIZE, claim, lands, region_names, towns

MARGIN: Final = 62.0
"""What is shown around the outermost places."""
WIDTHS: Final = (640.0, 820.0, 1020.0, MAP.width)
"""How much of the map's width is shown: few, so that drawings are used again."""
LOWEST: Final = 0.6
"""Height of the lowest picture, in widths; the highest shows the whole island."""
HIGHEST: Final = MAP.height / MAP.width

SEA: Final = Box(890, 610, 380, 410)
"""Where the whole map has room for something else."""


def places(
    view: View,
    question: Question,
    say: Say,
    names: Names,
    only: tuple[str, ...] | None = None,
) -> Scene | None:
    """The towns that a question offers, ringed, with what lies around them."""
    return drawn(view, question, say, names, only)


def drawn(
    view: View,
    question: Question,
    say: Say,
    names: Names,
    only: tuple[str, ...] | None,
    besides: Iterable[Item] = (),
) -> Scene | None:
    """The same; with things `besides`, which lie on `SEA`, the whole map is shown."""
    if question.kind == "action":
        return None
    towns_of = (option.rpartition("-")[2] for _, option in kit.offered(question, only))
    offered = frozenset(TOWN_INDEX[town] for town in towns_of if town in TOWN_INDEX)
    if not offered:
        return None
    board, besides = view.board, tuple(besides)
    regions = {REGION_KEYS[REGION_OF[town]] for town in offered}
    points = [TOWN_AT[town] for town in offered]
    window = around(points, regions) if not besides else (0.0, 0.0, MAP.width, MAP.height)
    items = [*lands(board, MAP), *towns(board, MAP, offered)]
    for region in REGIONS.values():
        items += claim(region, board.claims[region.index], MAP)
    items += region_names(MAP, [key for key in REGION_KEYS if within(name_box(key), window)])
    return Scene(
        art=ART,
        base=MAP.base,
        width=MAP.width,
        height=MAP.height,
        items=(*items, *besides),
        crop=window,
        pixels=990,
        alt=kit.told(asking.question, options.plain, view, question, say, names),
    )


def name_box(region: str) -> Box:
    """About the room that a region's name takes on the map."""
    lines = NAME_AT[region]
    words = REGIONS[region].name.split(" ", len(lines) - 1)
    wide = max(map(len, words)) * NAME_SIZE * 0.56
    x, top = MAP.at(lines[0])
    _, foot = MAP.at(lines[-1])
    high = NAME_SIZE * 0.6
    return Box(x - wide / 2, top - high, wide, foot - top + 2 * high)


Window = tuple[float, float, float, float]


def within(box: Box, window: Window) -> bool:
    left, top, right, bottom = window
    return left <= box.x and top <= box.y and box.right <= right and box.foot <= bottom


def around(points: Sequence[Point], regions: Iterable[str]) -> Window:
    """The part of the map that shows these points with what lies near, and the names and claim
    tokens of their regions."""
    boxes = [*map(name_box, regions)]
    for point, reach in [(p, MARGIN) for p in points] + [(CLAIM_AT[r], 60.0) for r in regions]:
        x, y = MAP.at(point)
        boxes.append(Box(x - reach, y - reach, 2 * reach, 2 * reach))
    left, right = min(box.x for box in boxes), max(box.right for box in boxes)
    top, foot = min(box.y for box in boxes), max(box.foot for box in boxes)
    wide = next((w for w in WIDTHS if right - left <= w and foot - top <= w * HIGHEST), WIDTHS[-1])
    high = min(max(foot - top, LOWEST * wide), MAP.height)
    left = kept((left + right - wide) / 2, MAP.width - wide)
    top = kept((top + foot - high) / 2, MAP.height - high)
    return left, top, left + wide, top + high


def kept(value: float, most: float) -> float:
    """Within 0 .. most, on a coarse grid."""
    return min(max(value // kit.GRID * kit.GRID, 0.0), most)
