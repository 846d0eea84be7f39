"""Where things lie on the pictures, in board units: geometry alone, no position of a game."""

from __future__ import annotations

from typing import Final

from engine.kit.draw.boxes import Box

WIDTH: Final = 900.0
BAND: Final = 32.0
"""Around the board: the track of victory points."""
INNER: Final = WIDTH - 2 * BAND
HEADER: Final = Box(BAND, BAND, INNER, 46)

# The north.

ROW: Final = 132.0
COLUMN: Final = INNER / 3
NORTH: Final = Box(BAND, HEADER.foot, INNER, 5 * ROW + 8)

GRID: Final = {
    "fortress_1": (0, 0),
    "fortress_2": (0, 1),
    "fortress_3": (0, 2),
    "monastery_1": (1, 0),
    "outpost_1": (1, 1),
    "monastery_2": (1, 2),
    "harbour_1": (2, 0),
    "outpost_2": (2, 1),
    "harbour_2": (3, 0),
    "harbour_3": (4, 0),
}
"""Row and column of each settlement: the far north on top."""

SIGN: Final = 34.0
"""Height of a settlement's sign with what a raid needs."""
SLOT: Final = (69.0, 86.0)
"""Width and height of a raid space."""


def settlement(key: str) -> Box:
    """A settlement with its sign, its tiers and its raid spaces."""
    row, column = GRID[key]
    x, y = NORTH.x + column * COLUMN + 4, NORTH.y + 5 + row * ROW
    return Box(x, y, COLUMN - 8, ROW - 8)


def slot(key: str, number: int, count: int) -> Box:
    """A settlement's raid space, 0 being the first of `count`."""
    box = settlement(key)
    wide, high = SLOT
    return Box(
        box.right - (count - number) * wide - (count - number - 1), box.foot - high, wide, high
    )


OFFERS: Final = Box(NORTH.x + COLUMN + 4, NORTH.y + 3 * ROW + 6, COLUMN - 8, 142)
SUPPLY: Final = Box(NORTH.x + COLUMN + 4, OFFERS.foot + 6, COLUMN - 8, 112)
TRACKS: Final = Box(NORTH.x + 2 * COLUMN + 4, NORTH.y + 2 * ROW + 6, COLUMN - 8, 340)
TRACK_HEAD: Final = 42.0


def offer(place: int) -> Box:
    """An open offering tile, from the left; 3 is the stack."""
    return Box(OFFERS.x + 6 + place * 67.0, OFFERS.y + 7, 62, OFFERS.height - 14)


def track_space(track: str, space: int) -> Box:
    """A space of the Valkyrie track (0 .. 7) or the Armour track (0 .. 10), 0 at the bottom."""
    spaces = 8 if track == "valkyrie" else 11
    wide = TRACKS.width / 2 - 8
    high = (TRACKS.height - TRACK_HEAD - 8) / spaces
    left = TRACKS.x + 6 + (0 if track == "valkyrie" else wide + 4)
    return Box(left, TRACKS.y + TRACK_HEAD + (spaces - 1 - space) * high, wide, high - 2)


# The village and the table of the seats.

VILLAGE: Final = Box(BAND, NORTH.foot, INNER, 2 * 112 + 8)


MAP: Final = Box(0, 0, WIDTH, VILLAGE.foot)
"""The north and the village, as they lie on the board."""


def building(index: int) -> Box:
    """A building of the village, in two rows."""
    row, column = divmod(index, 4)
    wide = INNER / 4
    return Box(VILLAGE.x + column * wide + 3, VILLAGE.y + 5 + row * 112, wide - 6, 108)


HEAD: Final = 44.0
SEAT: Final = 60.0


def table(seats: int) -> Box:
    return Box(BAND, VILLAGE.foot, INNER, HEAD + SEAT * seats + 6)


def height(seats: int) -> float:
    """Of the whole board."""
    return table(seats).foot + BAND


ACROSS: Final = 10
UPRIGHT: Final = 15
"""Spaces of the track of victory points on each side; fifty in all."""
SPACES: Final = 2 * (ACROSS + UPRIGHT)


def score_space(space: int, seats: int) -> Box:
    """A space of the track of victory points: 0 stands at the left below, then clockwise."""
    high = height(seats)
    side, step = high - 2 * BAND, WIDTH
    tall, wide = side / UPRIGHT, step / ACROSS
    if space < UPRIGHT:
        return Box(0, high - BAND - (space + 1) * tall, BAND, tall)
    space -= UPRIGHT
    if space < ACROSS:
        return Box(space * wide, 0, wide, BAND)
    space -= ACROSS
    if space < UPRIGHT:
        return Box(WIDTH - BAND, BAND + space * tall, BAND, tall)
    space -= UPRIGHT
    return Box(WIDTH - (space + 1) * wide, high - BAND, wide, BAND)


# The sheets beside the board.

LEAF: Final = Box(0, 0, 900, 900)
LEAF_HEAD: Final = Box(24, 24, 852, 92)
POSTER: Final = Box(0, 0, 900, 1200)
MEDALLION: Final = Box(300, 60, 300, 300)
RIBBON: Final = Box(120, 384, 660, 74)
POSTER_TABLE: Final = Box(24, 560, 852, 616)
