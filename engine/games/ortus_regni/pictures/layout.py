"""Where things lie on the pictures, in board units: geometry alone, no position of a game.

A phone shows a picture 330 points wide: what is `SMALL` units high has 28 of its 990 pixels.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.kit.draw.boxes import Box
from engine.kit.scene import Item

WIDTH: Final = 900.0
SCALE: Final = 1.1
"""Pixels of the pictures for one unit."""
SMALL: Final = 25.6
"""The smallest type."""
NAME: Final = 36.0
"""Type that may shrink to fit, so that it is still readable then."""
SIGN: Final = 37.0
"""The smallest symbol."""
BAND: Final = 20.0
"""Width of the knotwork around a picture."""
EDGE: Final = 30.0
"""Where what is inside begins."""
INNER: Final = WIDTH - 2 * EDGE
STEP: Final = 30.0
"""Heights of pictures are the band's twice and some of these: the knotwork has no seam."""
GAP: Final = 7.0
"""Between what lies below one another."""
TALL: Final = 1120.0
"""The highest picture: five quarters of its width."""
PROMPT: Final = 760.0
"""A prompt's picture is no higher than this if less can be shown ..."""
PROMPT_TALL: Final = 880.0
"""... and never higher than this, but for the few that stand in `prompt.TALLER`."""

CARD_WIDE: Final = 64.0
CARD_HIGH: Final = 80.0
"""A card at zoom 1."""
BLOCK_HIGH: Final = CARD_HIGH + 14
"""A block of cards at zoom 1."""
BETWEEN: Final = 9.0
"""Between the blocks of an earldom."""
ZOOMS: Final = (1.3, 1.15, 1.0, 0.85, 0.73, 0.62, 0.52)
"""Cards are as large as the picture has room for."""

DECK_ACROSS: Final = 5
"""Kinds of cards in a row of the picture of a deck."""

POSTER: Final = Box(0, 0, WIDTH, TALL)
POSTER_ARCH: Final = Box(330, 178, 240, 226)
RIBBON: Final = Box(110, 416, 680, 80)
POSTER_ROWS: Final = Box(50, 578, 800, 506)


class Band(Struct, frozen=True):
    """Something as wide as a picture, wherever it comes to lie."""

    height: float
    draw: Callable[[float], Iterable[Item]]
    """(top) What is drawn."""


def bands_high(bands: Sequence[Band]) -> float:
    """Below one another."""
    return sum(band.height for band in bands) + GAP * max(0, len(bands) - 1)


def piled(bands: Sequence[Band], top: float, gap: float = GAP) -> Iterator[Item]:
    """The bands below one another."""
    for band in bands:
        yield from band.draw(top)
        top += band.height + gap


def pixels(height: float) -> int:
    """The longer side of a picture so high, in pixels."""
    return round(max(WIDTH, height) * SCALE)


def page_height(foot: float) -> float:
    """The next height at which the knotwork has no seam, with room below `foot`.

    >>> page_height(90), page_height(91)
    (130.0, 130.0)
    """
    return 2 * BAND + math.ceil((foot + EDGE - 2 * BAND) / STEP) * STEP
