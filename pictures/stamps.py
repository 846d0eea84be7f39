"""Pictures with clear parts, cut so that laying them down costs little.

Blending costs about ten times as much a pixel as copying does. Most drawings are solid within a
thin edge, and outlines are empty there: so the edge is cut off, and blended; what is solid is
copied, and what is empty left out. The pixels that come of it are the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from msgspec import Struct, field
from PIL import Image

WORTH_IT: Final = 1500
"""Pixels. Smaller ones are blended whole."""
WIDEST: Final = 0.3
"""Of the shorter side: how wide the edge may be."""


_NUMBERS: Final = count()


class Piece(Struct, frozen=True, gc=False):
    """A part of a stamp, as Pillow keeps it: it is laid down hundreds of times for a picture, and
    `Image.paste` would look each time whether it is given what it takes."""

    pixels: Any
    """An image, or a colour."""
    mask: Any
    """None: all of it is solid."""
    x: int
    y: int
    wide: int
    high: int


class Stamp(Struct, frozen=True):
    """Something to be laid down on a picture, again and again."""

    pieces: tuple[Piece, ...]
    width: int
    height: int
    number: int = field(default_factory=_NUMBERS.__next__)
    """No other stamp of this process has it."""

    @property
    def weight(self) -> int:
        """Bytes, more or less."""
        kept = (piece for piece in self.pieces if not isinstance(piece.pixels, tuple))
        return 200 + sum(4 * piece.wide * piece.high for piece in kept)

    def lay(self, canvas: Image.Image, x: int, y: int) -> None:
        """On an RGB picture, its top left corner at (x, y); what is beyond the edges is cut."""
        paste = canvas.im.paste
        for piece in self.pieces:
            left, top = x + piece.x, y + piece.y
            box = left, top, left + piece.wide, top + piece.high
            if piece.mask is None:
                paste(piece.pixels, box)
            else:
                paste(piece.pixels, box, piece.mask)


def stamp(image: Image.Image) -> Stamp:
    """An RGBA picture as a stamp."""
    return Stamp(tuple(_pieces(image)), image.width, image.height)


def written(fill: Image.Image | tuple[int, int, int], mask: Image.Image) -> Stamp:
    """Words as a stamp: their colours and where they stand."""
    if isinstance(fill, Image.Image):
        whole = fill.convert("RGBA")
    else:
        whole = Image.new("RGBA", mask.size, (*fill, 0))
    whole.putalpha(mask)
    return Stamp((blended(whole, 0, 0),), *whole.size)


def _pieces(image: Image.Image) -> Iterator[Piece]:
    wide, high = image.size
    if wide * high < WORTH_IT:
        yield blended(image, 0, 0)
        return
    for level in (255, 0):
        edge = _edge(image.getchannel("A"), level)
        if edge is not None:
            break
    else:
        yield blended(image, 0, 0)
        return
    for left, top, right, bottom in (
        (0, 0, wide, edge),
        (0, high - edge, wide, high),
        (0, edge, edge, high - edge),
        (wide - edge, edge, wide, high - edge),
    ):
        if right > left and bottom > top:
            yield blended(image.crop((left, top, right, bottom)), left, top)
    if level == 255:
        within = image.crop((edge, edge, wide - edge, high - edge)).convert("RGB")
        yield Piece(within.im, None, edge, edge, *within.size)


def blended(image: Image.Image, x: int, y: int) -> Piece:
    """All of an RGBA picture, its clear parts looked at; (x, y) is its place in the stamp."""
    image.load()
    return Piece(image.im, image.im, x, y, *image.size)


def _edge(alpha: Image.Image, level: int) -> int | None:
    """How wide an edge must be for all within it to be solid (255), or empty (0); None: too
    wide to be of use."""
    wide, high = alpha.size

    def within(edge: int) -> bool:
        inner = alpha.crop((edge, edge, wide - edge, high - edge))
        return inner.getextrema() == (level, level)

    low, most = 0, int(min(wide, high) * WIDEST)
    if not within(most):
        return None
    while low < most:
        middle = (low + most) // 2
        low, most = (low, middle) if within(middle) else (middle + 1, most)
    return most
