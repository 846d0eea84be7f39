"""Boxes as stamps: one colour within a line, with round corners."""

from __future__ import annotations

from math import ceil
from typing import Final

from PIL import Image, ImageDraw

from pictures.lettering import rgb
from pictures.stamps import WORTH_IT, Piece, Stamp, blended, stamp

SMOOTH: Final = 4
"""They are drawn so many times too large, then made smaller."""


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
        blended(top, 0, 0),
        blended(bottom, 0, height - corner),
        blended(left, 0, corner),
        blended(right, width - corner, corner),
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
