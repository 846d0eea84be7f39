"""The island on the pictures: regions in their leaders' colours, towns with what is on them, claim
tokens; whole, or the part of it that a question is about."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from engine.kit.draw import ui
from engine.kit.draw.ui import CENTRE, Box, Element, Fill, Point
from engine.kit.scene import Scene

from ..box import COLOURS, REGION_KEYS, REGIONS, TOWN_KEYS, TOWNS
from ..state import FACE_DOWN, FREE, Board
from .pieces import ART, COLOUR, INK, MADDER, ON_SEAT, SEAT_COLOURS, VELLUM, VIKINGS, leading, piece
from .pieces import wash as washed

IRELAND: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "ireland.json").read_text(encoding="utf-8")
)
"""The coast, the regions' borders and the towns, in a box of `width` × `height`."""


class Ground(Struct, frozen=True):
    """A base drawing and how the island lies on it."""

    base: str
    width: float
    height: float
    left: float
    top: float
    zoom: float
    """Board units for one unit of `IRELAND`."""

    def at(self, point: Point) -> Box:
        """A point of `IRELAND` on this ground."""
        return Box(self.left + point[0] * self.zoom, self.top + point[1] * self.zoom, 0, 0)


BOARD: Final = Ground("board", 990, 1237, 36, 160, 0.77)
MAP: Final = Ground("map", 1290, 1040, 40, 20, 1.0)
"""The island and its sea, of which a question shows a part."""

TOWN_AT: Final[tuple[Point, ...]] = tuple(
    (IRELAND["towns"][key][0], IRELAND["towns"][key][1]) for key in TOWN_KEYS
)
"""Places on the island, by town index."""


class Place(Struct, frozen=True):
    """Where something of a region stands, in units of `IRELAND`."""

    claim: Point
    """Its claim token, on the island or beside it on the sea."""
    wants: Point
    """How many towns a face-down token wants: beside it, in its sizes."""
    name: tuple[Point, ...]
    """Its name, line by line; over the sea where the land is full."""


PLACES: Final = {
    "NU": Place((202, 40), (-1.1, 0), ((316, 22), (316, 56))),
    "UL": Place((806, 170), (0, 0.7), ((716, 116),)),
    "BR": Place((150, 238), (-1.1, 0), ((252, 246),)),
    "SU": Place((850, 306), (0, 0.7), ((748, 290), (748, 324))),
    "DU": Place((728, 388), (1.1, 0), ((776, 450),)),
    "CO": Place((180, 400), (0, 0.7), ((82, 358),)),
    "LE": Place((597, 530), (0, 0.7), ((690, 740),)),
    "MU": Place((262, 726), (0, 0.7), ((310, 664),)),
}


def _bounds(rings: list[list[list[float]]]) -> Box:
    xs = [x for ring in rings for x, _ in ring]
    ys = [y for ring in rings for _, y in ring]
    return Box(min(xs) - 4, min(ys) - 4, max(xs) - min(xs) + 8, max(ys) - min(ys) + 8)


REGION_BOX: Final[dict[str, Box]] = {
    region: _bounds(rings) for region, rings in IRELAND["regions"].items()
}
"""What the drawing of each region covers of the island."""

# Sizes, in units of the island.
TOWN: Final = 52.0
OWNED: Final = 60.0
CLAIM: Final = 60.0
LETTERS: Final = 37.0
"""Of numbers and names."""

Things = Iterator[tuple[Box, Element]]
"""What lies on a ground, and where."""


def island(
    board: Board,
    ground: Ground,
    *,
    ringed: Collection[int] = (),
    new_towns: Collection[int] = (),
    new_claims: Collection[int] = (),
    named: Collection[str] = REGION_KEYS,
) -> Things:
    """All that lies on the island. Towns that are asked about are ringed; around what is new are
    dots, as the scribes set them around a letter."""
    unit = ground.zoom
    yield from lands(board, ground)
    for town in sorted(new_towns):
        yield ground.at(TOWN_AT[town]), ui.icon("fresh", OWNED * unit * 1.44)
    if board.active >= 0:
        yield ground.at(TOWN_AT[board.active]), ui.icon("active", TOWN * 1.9 * unit)
    for town in ringed:
        yield ground.at(TOWN_AT[town]), ui.icon("chosen", OWNED * 1.2 * unit)
    for town, key in enumerate(TOWN_KEYS):
        on_it = board.discs[town], bool(board.vikings[town]), bool(board.monasteries[town])
        sign = town_sign(COLOURS[town], TOWNS[key].number, *on_it, unit)
        yield ground.at(TOWN_AT[town]), sign.named(key)
    for key, region in REGIONS.items():
        token = claim(key, board.claims[region.index], unit, region.index in new_claims)
        yield ground.at(PLACES[key].claim), token.named(f"claim-{key}")
    for key in named:
        lines = REGIONS[key].name.split(" ", len(PLACES[key].name) - 1)
        for point, words in zip(PLACES[key].name, lines, strict=True):
            halo = COLOUR["parchment"]
            yield ground.at(point), ui.text(words, LETTERS * unit, "title", MADDER, halo=halo)


def lands(board: Board, ground: Ground) -> Things:
    """The regions that somebody leads, in their colours."""
    for key, box in REGION_BOX.items():
        leader = leading(board, key)
        if leader is not None:
            edge = COLOUR["steel"] if leader == VIKINGS else SEAT_COLOURS[leader]
            tint = (("wash", washed(leader)), ("seat", edge))
            high, wide = box.height * ground.zoom, box.width * ground.zoom
            drawing = ui.icon(f"region-{key.lower()}", high, tint, width=wide)
            yield ground.at(box.middle), drawing


@lru_cache(4096)
def town_sign(
    colour: str, number: int, seat: int, vikings: bool, monastery: bool, unit: float
) -> Element:
    """A town with its number, in its colour while it is free; else its owner's piece with the
    town's colour for a rim."""
    size, ink, halo = OWNED * unit, INK, ""
    sign = ui.space(size, size)
    if monastery:
        sign = sign.overlay(ui.icon("monastery", size * 0.92), y=-size * 0.42)
    if seat == FREE:
        plate = Fill(VELLUM, INK, 1.6, 10 * unit)
        wide = ui.shape(plate, 42 * unit, 30 * unit) if number > 9 else None
        sign = sign.overlay(ui.icon(f"town-{colour}", TOWN * unit), wide)
    elif vikings:
        owner = piece(seat, size * 0.72, COLOUR[colour])
        sign = sign.overlay(ui.icon("viking-town", size * 0.86))
        sign = sign.overlay(owner, x=size * 0.46, y=size * 0.44)
    else:
        sign = sign.overlay(piece(seat, size * 0.94, COLOUR[colour]))
        ink, halo = ON_SEAT[seat], SEAT_COLOURS[seat] if number > 9 else ""
    return sign.overlay(ui.text(str(number), LETTERS * unit, "bold", ink, halo=halo)).rigid()


@lru_cache(512)
def claim(region: str, holder: int, unit: float, new: bool = False) -> Element:
    """A claim token: face down with the towns it wants, face up with its points alone, at a holder
    with their piece on it."""
    size, down = CLAIM * unit, holder == FACE_DOWN
    points = ui.text(str(REGIONS[region].points), size * 0.66, "title")
    token = ui.space(size, size).overlay(
        ui.icon("fresh", size * 1.44) if new else None,
        ui.icon("claim-down" if down else "claim-up", size),
    )
    token = token.overlay(points, y=-size * 0.05 if down else 0)
    if down:
        number = ui.text(str(REGIONS[region].threshold), LETTERS * unit, "bold")
        wanted = ui.row(ui.icon("town", size * 0.72), number, gap=size * 0.04)
        plate = Fill(VELLUM, INK, 1.6, size * 0.2)
        x, y = PLACES[region].wants
        wants = wanted.panel(plate, width=size * 1.3, height=size * 0.7, align=CENTRE)
        token = token.overlay(wants, x=x * size, y=y * size)
    elif holder >= 0:
        token = token.overlay(piece(holder, size * 0.72), x=size * 0.5, y=size * 0.44)
    return token.rigid()


# A part of it

WIDTHS: Final = (640.0, 820.0, 1010.0)
"""How much of the map's width is shown: few, so that drawings are used again. Shown wider, its
letters are less than 12 points high on a phone."""

Window = tuple[float, float, float, float]


def part(
    board: Board,
    window: Window,
    alt: str = "",
    *,
    ringed: Collection[int] = (),
    new_towns: Collection[int] = (),
    new_claims: Collection[int] = (),
    besides: Element | None = None,
) -> Scene:
    """What lies in this part of the map, with something `besides` in its lower right corner."""
    named = [key for key in REGION_KEYS if _within(_name_box(key), window)]
    things = island(
        board, MAP, ringed=ringed, new_towns=new_towns, new_claims=new_claims, named=named
    )
    drawn = ui.canvas(ui.space(MAP.width, MAP.height), things)
    _, _, right, foot = window
    drawn = drawn.overlay(besides, align=(1, 1), x=right - MAP.width - 14, y=foot - MAP.height - 14)
    return ui.scene(ART, drawn, alt, width=MAP.width, base=MAP.base, crop=window)


def around(
    towns: Iterable[int],
    regions: Collection[str],
    lowest: float,
    highest: float,
    widths: Sequence[float] = WIDTHS,
) -> Window | None:
    """The part that shows these towns with what lies near, and the names and claim tokens of these
    regions. `lowest` and `highest` are its height in widths; None if it has to be higher."""
    boxes = [*map(_name_box, regions)]
    reaches = [(TOWN_AT[town], 62.0) for town in towns] + [(PLACES[r].claim, 60.0) for r in regions]
    for point, reach in reaches:
        at = MAP.at(point)
        boxes.append(Box(at.x - reach, at.y - reach, 2 * reach, 2 * reach))
    left, right = min(box.x for box in boxes), max(box.right for box in boxes)
    top, foot = max(0.0, min(box.y for box in boxes)), min(MAP.height, max(b.foot for b in boxes))
    for wide in widths:
        if right - left <= wide and foot - top <= wide * highest:
            high = min(max(foot - top, lowest * wide), MAP.height)
            left = _kept((left + right - wide) / 2, MAP.width - wide)
            top = _kept((top + foot - high) / 2, MAP.height - high)
            return left, top, left + wide, top + high
    return None


def _within(box: Box, window: Window) -> bool:
    left, top, right, bottom = window
    return left <= box.x and top <= box.y and box.right <= right and box.foot <= bottom


def _name_box(region: str) -> Box:
    """About the room that a region's name takes on the map."""
    lines = PLACES[region].name
    words = REGIONS[region].name.split(" ", len(lines) - 1)
    wide = max(map(len, words)) * LETTERS * 0.56
    first, last = MAP.at(lines[0]), MAP.at(lines[-1])
    high = LETTERS * 0.6
    return Box(first.x - wide / 2, first.y - high, wide, last.y - first.y + 2 * high)


def _kept(value: float, most: float) -> float:
    """Within 0 .. most, on a coarse grid."""
    return min(max(value // 20.0 * 20.0, 0.0), most)
