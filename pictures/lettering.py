"""Words as pixels. What our fonts cannot write is left out; where nothing is left, the scene's own
replacement is written (see `engine.kit.draw.letters`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct
from PIL import Image, ImageFont

from engine.kit.draw.letters import fitted, font, legible, length
from engine.kit.scene import Label

SMALLEST: Final = 0.72
"""How much a text may shrink to fit before it is cut."""
HALO: Final = 0.14
"""Width of the outline, in sizes of the text."""


class Lettering(Struct, frozen=True):
    """A label in pixels: `mask` to be pasted in `fill` (a colour or an image) at the label's
    place plus (left, top)."""

    fill: Image.Image | tuple[int, int, int]
    mask: Image.Image
    left: int
    top: int


def as_written(label: Label, scale: float) -> tuple[str, int]:
    """The words of a label and their size in pixels, at `scale` pixels a unit. They keep within
    its `fit`; 0 is no bound."""
    text = legible(label.text, label.style, label.instead)
    size = max(1, round(label.size * scale))
    if not label.fit:
        return text, size
    least = max(1, round(size * SMALLEST))
    return fitted(text, label.style, size, least, round(label.fit * scale))


@lru_cache(maxsize=256)
def _capitals(style: str, size: int) -> float:
    """How far above the line they reach, as a negative number."""
    return font(style, size).getbbox("H", anchor="ls")[1]


def letter(label: Label, scale: float) -> Lettering:
    """The label at `scale` pixels a unit."""
    text, size = as_written(label, scale)
    drawn = font(label.style, size)
    halo = max(1, round(size * HALO)) if label.halo else 0
    mask, left, top = _mask(text, drawn, halo)
    wide = length(text, label.style, size)
    dx = {"l": 0.0, "m": -wide / 2, "r": -wide}[label.anchor[0]]
    # Numbers and names line up when centred on the capitals, whatever hangs below the line.
    dy = -_capitals(label.style, size) / 2 if label.anchor[1] == "m" else 0.0
    fill: Image.Image | tuple[int, int, int] = rgb(label.fill)
    if halo:
        fill = Image.new("RGB", mask.size, rgb(label.halo))
        inner, x, y = _mask(text, drawn, 0)
        fill.paste(rgb(label.fill), (x - left, y - top), inner)
    return Lettering(fill, mask, round(dx + left), round(dy + top))


def _mask(text: str, drawn: ImageFont.FreeTypeFont, halo: int) -> tuple[Image.Image, int, int]:
    """Where a text covers, and where that begins beside the start of its line. It is drawn at
    once, without being measured before."""
    covered, (left, top) = drawn.getmask2(
        text, "L", stroke_width=halo, anchor="ls", stroke_filled=True
    )
    wide, high = covered.size
    mask = Image.new("L", (max(1, wide), max(1, high)), 0)
    if wide and high:
        mask.im.paste(covered, (0, 0, wide, high))
    return mask, left, top


def rgb(colour: str) -> tuple[int, int, int]:
    """
    >>> rgb("#ff8000")
    (255, 128, 0)
    """
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
