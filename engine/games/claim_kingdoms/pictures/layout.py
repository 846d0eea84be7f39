"""Where things lie on the pictures, in board units: geometry alone, no position of a game."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.kit.draw.boxes import Box

CELL: Final = 84.0
"""Across a space of the war maps."""
CARD: Final = 76.0
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
    def display(self) -> Box:
        return Box(FRAME, self.window.foot + BAND_FOOT + 4, WIDTH - 2 * FRAME, 116)

    @property
    def table(self) -> Box:
        high = HEAD + ROW * self.seats + 4
        return Box(FRAME, self.display.foot + 4, WIDTH - 2 * FRAME, high)

    @property
    def height(self) -> float:
        return self.table.foot + FRAME


WIDTH: Final = 900.0
FRAME: Final = 8.0
COLUMNS: Final = 10
BAND_LEFT: Final = 30.0
"""Beside the map, with the numbers of its rows."""
BAND_TOP: Final = 26.0
"""Above it, with the letters of its columns."""
BAND_FOOT: Final = 12.0
HEADER: Final = Box(FRAME, FRAME, WIDTH - 2 * FRAME, 48)
WINDOW_TOP: Final = HEADER.foot + 2 + BAND_TOP
HEAD: Final = 68.0
"""Above the seats' rows: the signs of the maps and the factions."""
ROW: Final = 52.0

PLANS: Final = {seats: Plan(f"board-{seats}", seats, 4 if seats == 2 else 8) for seats in (2, 3, 4)}
"""With war maps, by number of seats."""
FREE_PLANS: Final = {seats: Plan(f"free-{seats}", seats, 8) for seats in (2, 3, 4)}

POSTER: Final = Box(0, 0, 900, 1200)
MEDALLION: Final = Box(310, 56, 280, 280)
RIBBON: Final = Box(120, 350, 660, 74)
POSTER_TABLE: Final = Box(20, 490, 860, 690)
