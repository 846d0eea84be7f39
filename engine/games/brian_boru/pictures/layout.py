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

from ..box import TOWN_KEYS

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


BOARD: Final = Ground("board", 990, 1237, 36, 160, 0.77)
MAP: Final = Ground("map", 1290, 1040, 40, 20, 1.0)

FRAME: Final = 18.0
"""Width of the knotwork around the board."""
BAND: Final = Box(18, 18, 954, 134)
"""What is going on, or what happened."""
TRACK: Final = Box(772, 164, 194, 650)
BATTLE: Final = Box(560, 824, 196, 112)
CHURCH: Final = Box(766, 824, 200, 112)
SEATS: Final = Box(18, 944, 954, 275)
"""The table of the seats: a row of symbols, then a row for each seat."""

TOWN_AT: Final[tuple[Point, ...]] = tuple(
    (IRELAND["towns"][key][0], IRELAND["towns"][key][1]) for key in TOWN_KEYS
)
"""Places on the island, by town index."""

CLAIM_AT: Final[dict[str, Point]] = {
    "NU": (202, 40),
    "UL": (806, 170),
    "BR": (150, 238),
    "SU": (850, 306),
    "DU": (728, 388),
    "CO": (180, 400),
    "LE": (597, 530),
    "MU": (262, 726),
}
"""Where each region's claim token lies, on the island or beside it on the sea."""
WANTS_AT: Final[dict[str, Point]] = {
    "NU": (-0.98, 0),
    "UL": (0, 0.62),
    "BR": (-0.98, 0),
    "SU": (0, 0.62),
    "DU": (0.98, 0),
    "CO": (0, 0.62),
    "LE": (0, 0.62),
    "MU": (0, 0.62),
}
"""Beside which side of a face-down token stands how many towns it wants, in its sizes."""
NAME_AT: Final[dict[str, tuple[Point, ...]]] = {
    "NU": ((316, 22), (316, 56)),
    "UL": ((716, 116),),
    "BR": ((252, 246),),
    "SU": ((748, 290), (748, 324)),
    "DU": ((776, 450),),
    "CO": ((82, 358),),
    "LE": ((690, 740),),
    "MU": ((310, 664),),
}
"""Where each region's name stands, line by line; over the sea where the land is full."""

TRACK_TOP: Final = 148.0
"""Room for the marriage card at the top of the track's panel."""


def track_space(space: int) -> Box:
    """A space of the marriage track: 9 at the top; the start, 0, is taller."""
    height = 46.0
    top = TRACK.y + TRACK_TOP + (9 - space) * height
    return Box(TRACK.x + 7, top, TRACK.width - 14, height - 4 if space else 80)


def _bounds(rings: list[list[list[float]]]) -> Box:
    xs = [x for ring in rings for x, _ in ring]
    ys = [y for ring in rings for _, y in ring]
    edge = 4.0
    return Box(
        min(xs) - edge, min(ys) - edge, max(xs) - min(xs) + 2 * edge, max(ys) - min(ys) + 2 * edge
    )


REGION_BOX: Final[dict[str, Box]] = {
    region: _bounds(rings) for region, rings in IRELAND["regions"].items()
}
"""What the drawing of each region covers of the island."""

POSTER: Final = Box(0, 0, 990, 1237)
HERO: Final = Ground("poster", 990, 1237, 262, 122, 0.6)
"""The island on the poster."""
RIBBON: Final = Box(120, 742, 750, 88)
POSTER_TABLE: Final = Box(18, 930, 954, 289)
