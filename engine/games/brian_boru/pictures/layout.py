"""Where things lie on the pictures, in board units: geometry alone, no position of a game.

Two grounds share it: "board", the whole picture with its panels, and "map", the island and
its sea alone, from which the numbered pictures of places are cut.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from engine.kit.draw.boxes import Box, Point

from ..box import TOWN_KEYS, TOWNS

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

    def at(self, point: Point) -> Point:
        """A point of `IRELAND` on this ground."""
        return self.left + point[0] * self.zoom, self.top + point[1] * self.zoom


BOARD: Final = Ground("board", 900, 1200, 38, 76, 0.81)
MAP: Final = Ground("map", 964, 1200, 100, 100, 1.0)

FRAME: Final = 24.0
"""Width of the knotwork around the board."""
HEADER: Final = Box(24, 24, 852, 46)
TRICK: Final = Box(32, 80, 196, 206)
TRACK: Final = Box(706, 80, 162, 612)
BATTLE: Final = Box(538, 764, 158, 124)
CHURCH: Final = Box(706, 704, 162, 184)
SEATS: Final = Box(24, 900, 852, 276)
"""The table of the seats: a row of symbols, then a row for each seat."""

TOWN_AT: Final[tuple[Point, ...]] = tuple(
    (IRELAND["towns"][key][0], IRELAND["towns"][key][1]) for key in TOWN_KEYS
)
"""Places on the island, by town index."""

CLAIM_AT: Final[dict[str, Point]] = {
    "NU": (514, 213),
    "UL": (598, 104),
    "BR": (421, 252),
    "SU": (518, 348),
    "DU": (716, 396),
    "CO": (184, 396),
    "LE": (596, 540),
    "MU": (265, 730),
}
"""Where each region's claim token lies on the island."""
NAME_AT: Final[dict[str, tuple[Point, ...]]] = {
    "NU": ((452, 108), (452, 131)),
    "UL": ((656, 204),),
    "BR": ((298, 244),),
    "SU": ((488, 442),),
    "DU": ((716, 448),),
    "CO": ((120, 348),),
    "LE": ((520, 521),),
    "MU": ((263, 782),),
}
"""Where each region's name stands, line by line."""

ROADS: Final[tuple[tuple[int, int], ...]] = tuple(
    (town.index, TOWNS[other].index)
    for town in TOWNS.values()
    for other in town.roads
    if TOWNS[other].index > town.index
)
"""Pairs of town indexes."""
SEA_ROAD: Final = frozenset({"CO9", "MU1"})

TRACK_TOP: Final = 138.0
"""Room for the marriage card at the top of the track's panel."""


def track_space(space: int) -> Box:
    """A space of the marriage track: 9 at the top; the start, 0, is taller."""
    height = 44.0
    top = TRACK.y + TRACK_TOP + (9 - space) * height
    return Box(TRACK.x + 6, top, TRACK.width - 12, height - 4 if space else 72)


# The sheets beside the board: a leaf for a trick and an upkeep, a poster for the end.

LEAF: Final = Box(0, 0, 900, 900)
LEAF_HEAD: Final = Box(24, 24, 852, 78)
LEAF_ROWS: Final = Box(24, 108, 852, 764)
UPKEEP_ROWS: Final = Box(24, 186, 852, 686)
"""Below a row that names the steps."""

POSTER: Final = Box(0, 0, 900, 1200)
MEDALLION: Final = Box(240, 66, 420, 420)
RIBBON: Final = Box(110, 506, 680, 84)
POSTER_TABLE: Final = Box(24, 680, 852, 496)
