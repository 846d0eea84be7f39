"""Pictures with clear parts, cut so that laying them down costs little.

Blending costs about ten times as much a pixel as copying does. Most drawings are solid within a
thin edge, and outlines are empty there: so the edge is cut off, and blended; what is solid is
copied, and what is empty left out. The pixels that come of it are the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from math import ceil
from typing import Any, Final

from msgspec import Struct, field
from PIL import Image, ImageDraw

from pictures.lettering import rgb

SMOOTH: Final = 4
"""Boxes are drawn so many times too large, then made smaller."""
WORTH_IT: Final = 1500
"""Pixels. Smaller ones are blended whole."""
WIDEST: Final = 0.3
"""Of the shorter side: how wide the edge may be."""
STRIP: Final = 32
"""Rows in which one looks for what is empty at both sides."""

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
    return Stamp((_blended(whole, 0, 0),), *whole.size)


def _pieces(image: Image.Image) -> Iterator[Piece]:
    wide, high = image.size
    if wide * high < WORTH_IT:
        yield _blended(image, 0, 0)
        return
    for level in (255, 0):
        edge = _edge(image.getchannel("A"), level)
        if edge is not None:
            break
    else:
        yield from _strips(image)
        return
    for left, top, right, bottom in (
        (0, 0, wide, edge),
        (0, high - edge, wide, high),
        (0, edge, edge, high - edge),
        (wide - edge, edge, wide, high - edge),
    ):
        if right > left and bottom > top:
            yield _blended(image.crop((left, top, right, bottom)), left, top)
    if level == 255:
        within = image.crop((edge, edge, wide - edge, high - edge)).convert("RGB")
        yield Piece(within.im, None, edge, edge, *within.size)


def _strips(image: Image.Image) -> Iterator[Piece]:
    """A drawing of any outline, as wide in each place as it is there."""
    for top in range(0, image.height, STRIP):
        strip = image.crop((0, top, image.width, min(image.height, top + STRIP)))
        box = strip.getchannel("A").getbbox()
        if box:
            yield _blended(strip.crop(box), box[0], top + box[1])


def _blended(image: Image.Image, x: int, y: int) -> Piece:
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


def boxed(width: int, height: int, fill: str, line: str, thick: float, radius: float) -> Stamp:
    """A box of so many pixels, smooth at its corners; without `fill` it is clear within, without
    `line` it has none. Only the corners are drawn: what lies between is as its edges are."""
    corner = ceil(max(radius, thick)) + 2
    wide, high = min(width, 2 * corner + 1), min(height, 2 * corner + 1)
    small = _rounded(wide, high, fill, line, thick, radius)
    if min(width, height) <= 2 * corner or width * height < WORTH_IT:
        return stamp(_stretched(_stretched(small, width, corner, 0), height, corner, 1))
    # There are many, as large as a page: no pixels are kept of what is within.
    far = corner + 1
    top = _stretched(small.crop((0, 0, wide, corner)), width, corner, 0)
    bottom = _stretched(small.crop((0, far, wide, high)), width, corner, 0)
    side = corner, height - 2 * corner
    left = small.crop((0, corner, corner, far)).resize(side)
    right = small.crop((far, corner, wide, far)).resize(side)
    pieces = [
        _blended(top, 0, 0),
        _blended(bottom, 0, height - corner),
        _blended(left, 0, corner),
        _blended(right, width - corner, corner),
    ]
    if fill:
        pieces.append(Piece(rgb(fill), None, corner, corner, width - 2 * corner, side[1]))
    return Stamp(tuple(pieces), width, height)


def _rounded(
    width: int, height: int, fill: str, line: str, thick: float, radius: float
) -> Image.Image:
    clear = (*rgb(line or fill), 0)
    image = Image.new("RGBA", (width * SMOOTH, height * SMOOTH), clear)
    ImageDraw.Draw(image).rounded_rectangle(
        (0, 0, width * SMOOTH - 1, height * SMOOTH - 1),
        radius=radius * SMOOTH,
        fill=fill or clear,
        outline=line or None,
        width=round(thick * SMOOTH) if line else 0,
    )
    return image.resize((width, height), Image.Resampling.BOX)


def _stretched(image: Image.Image, length: int, corner: int, axis: int) -> Image.Image:
    """So long (0: wide, 1: high) by its middle line, both its ends as they are."""
    more = length - image.size[axis]
    if not more:
        return image
    size = [image.width, image.height]
    size[axis] = length
    longer = Image.new(image.mode, (size[0], size[1]))
    longer.paste(image)
    size[axis] = more + 1
    line = (corner, 0, corner + 1, image.height), (0, corner, image.width, corner + 1)
    at = [0, 0]
    at[axis] = corner
    longer.paste(image.crop(line[axis]).resize((size[0], size[1])), (at[0], at[1]))
    end = (corner + 1, 0, *image.size), (0, corner + 1, *image.size)
    at[axis] = corner + more + 1
    longer.paste(image.crop(end[axis]), (at[0], at[1]))
    return longer
