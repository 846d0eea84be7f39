"""Where things lie on the pictures, in board units: geometry alone, no position of a game."""

from __future__ import annotations

import math
from typing import Final

from engine.kit.draw.boxes import Box

WIDTH: Final = 900.0
SCALE: Final = 1.1
"""Pixels of the pictures for one unit."""
BAND: Final = 20.0
"""Width of the knotwork around a picture."""
EDGE: Final = 25.0
"""Where what is inside begins."""
INNER: Final = WIDTH - 2 * EDGE
HEADER: Final = Box(EDGE, EDGE, INNER, 50)
VIKINGS: Final = Box(EDGE, HEADER.foot + 6, INNER, 118)
FIRST: Final = VIKINGS.foot + 6
"""Where what follows the Vikings begins."""
STEP: Final = 30.0
"""Heights of pictures are the band's twice and some of these: the knotwork has no seam, and all
of them have one scale."""

CARD_WIDE: Final = 64.0
CARD_HIGH: Final = 80.0
"""A card at zoom 1."""

HEAD: Final = 48.0
"""Of an earldom: whose it is, and the counts."""
GAP: Final = 10.0
"""Between the blocks of an earldom."""
BLOCK_HIGH: Final = CARD_HIGH + 16
"""A block at zoom 1."""
ZOOMS: Final = (1.3, 1.15, 1.0, 0.85, 0.7, 0.56)
"""Cards are as large as the picture has room for ..."""
LARGEST: Final = {2: 1.3, 3: 1.3, 4: 1.15, 5: 1.0, 6: 1.0}
"""... but for so many seats no larger than this."""
TALL: Final = 1500.0
"""Pictures are no higher than this if a zoom allows it."""

DECK_ACROSS: Final = 5
"""Kinds of cards in a row of the picture of a deck."""

POSTER: Final = Box(0, 0, WIDTH, 2 * BAND + 38 * STEP)
POSTER_ARCH: Final = Box(300, 108, 300, 290)
RIBBON: Final = Box(110, 432, 680, 80)
POSTER_ROWS: Final = Box(60, 634, 780, 500)


def pixels(height: float) -> int:
    """The longer side of a picture so high, in pixels."""
    return round(max(WIDTH, height) * SCALE)


def page_height(foot: float) -> float:
    """The next height at which the knotwork has no seam, with room below `foot`.

    >>> page_height(95), page_height(96)
    (130.0, 130.0)
    """
    return 2 * BAND + math.ceil((foot + EDGE - 2 * BAND) / STEP) * STEP
