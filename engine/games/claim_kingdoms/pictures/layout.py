"""Where things lie on the pictures, in board units: geometry alone, no position of a game."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.kit.draw.boxes import Box

WIDTH: Final = 900.0
"""Of every picture. A phone shows it as 330 points, so that ..."""
SCALE: Final = 1.1
"""Pixels for one unit."""
SMALL: Final = 26.0
"""... letters of this size are the smallest that can be read there: nothing is written smaller."""
FITTED: Final = 36.2
"""Letters that a narrow place may shrink are so large that they stay readable."""

CELL: Final = 84.0
"""Across a space of the war maps."""
CARD: Final = 80.0
"""Across a card on it."""

SIDES: Final = (1, 2, 4, 8)
"""Land in the north, east, south, west, as in the name of a space's drawing."""
CORNERS: Final = (16, 32, 64, 128)
"""Land in the north-east, south-east, south-west, north-west."""


class Plan(Struct, frozen=True):
    """The board picture for so many seats, with war maps or on a free grid."""

    base: str
    seats: int
    rows: int
    """Of spaces that the window of the map has room for."""

    @property
    def window(self) -> Box:
        return Box(BAND_LEFT, WINDOW_TOP, COLUMNS * CELL, self.rows * CELL)

    @property
    def table(self) -> Box:
        high = HEAD + ROW * self.seats + 6
        return Box(FRAME, self.window.foot + BAND_FOOT + 4, WIDTH - 2 * FRAME, high)

    @property
    def height(self) -> float:
        return self.table.foot + FRAME


FRAME: Final = 8.0
COLUMNS: Final = 10
BAND_LEFT: Final = 30.0
"""Beside the map, with the numbers of its rows."""
BAND_TOP: Final = 32.0
"""Above it, with the letters of its columns."""
BAND_FOOT: Final = 10.0
HEADER: Final = Box(FRAME, FRAME, WIDTH - 2 * FRAME, 104)
"""What happened, and the cards to take."""
WINDOW_TOP: Final = HEADER.foot + 2 + BAND_TOP
HEAD: Final = 68.0
"""Above the seats' rows: the signs of the maps and the factions."""
ROW: Final = 48.0

PLANS: Final = {seats: Plan(f"board-{seats}", seats, 4 if seats == 2 else 8) for seats in (2, 3, 4)}
"""With war maps, by number of seats."""
FREE_PLANS: Final = {seats: Plan(f"free-{seats}", seats, 8) for seats in (2, 3, 4)}

POSTER: Final = Box(0, 0, 900, 1120)
MEDALLION: Final = Box(330, 76, 240, 240)
RIBBON: Final = Box(120, 326, 660, 74)
POSTER_TABLE: Final = Box(20, 530, 860, 576)
PAGE: Final = Box(0, 0, 900, 1120)
PAGE_TOP: Final = 92.0
"""The height of its title."""
