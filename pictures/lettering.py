"""Words as pixels, with fonts from packages alone.

Names may hold anything that people type. Letters that no font of ours has are left out (no
boxes), and so are stacked accents and invisible signs; where nothing is left, the scene's own
replacement is written.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Final

from font_source_sans_pro import SourceSansPro, SourceSansProBold
from font_source_serif_pro import SourceSerifProBold, SourceSerifProSemibold
from msgspec import Struct
from PIL import Image, ImageDraw, ImageFont

from engine.kit.scene import Label

FILES: Final = {
    "plain": SourceSansPro,
    "bold": SourceSansProBold,
    "title": SourceSerifProBold,
    "heading": SourceSerifProSemibold,
}
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


@lru_cache(maxsize=256)
def font(style: str, size: int) -> ImageFont.FreeTypeFont:
    """One of `FILES` at so many pixels."""
    return ImageFont.truetype(FILES[style], size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _blank(style: str) -> bytes:
    return bytes(font(style, 24).getmask("\uffff"))


@lru_cache(maxsize=4096)
def has_glyph(style: str, letter: str) -> bool:
    """Whether the font can draw this letter."""
    return letter == " " or bytes(font(style, 24).getmask(letter)) != _blank(style)


@lru_cache(maxsize=2048)
def legible(text: str, style: str, instead: str = "") -> str:
    """What of `text` can be written: one line, no boxes. Letters in fancy dress are plain.

    >>> legible("Zoë 🎉\\n漢 Mac", "plain"), legible("漢字", "plain", "B"), legible("𝔃𝓸𝓮", "plain")
    ('Zoë Mac', 'B', 'zoe')
    """
    kept = []
    for letter in _undressed(unicodedata.normalize("NFC", text), style):
        kind = unicodedata.category(letter)
        if kind[0] in "ZC":
            kept.append(" " if kind[0] == "Z" or letter in "\t\n\r" else "")
        elif kind[0] != "M" and has_glyph(style, letter):
            kept.append(letter)
    return " ".join("".join(kept).split()) or instead


def _undressed(text: str, style: str) -> str:
    """With plain letters for those variants that the font does not have."""
    return "".join(
        letter if has_glyph(style, letter) else unicodedata.normalize("NFKC", letter)
        for letter in text
    )


@lru_cache(maxsize=4096)
def fitted(text: str, style: str, size: int, fit: int) -> tuple[str, int]:
    """The text and size in pixels that keep within `fit` pixels; 0 is no bound."""
    if not fit or font(style, size).getlength(text) <= fit:
        return text, size
    least = max(1, round(size * SMALLEST))
    wide = font(style, size).getlength(text)
    size = max(least, int(size * fit / wide))
    while size > least and font(style, size).getlength(text) > fit:
        size -= 1
    drawn = font(style, size)
    if drawn.getlength(text) <= fit:
        return text, size
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if drawn.getlength(text[:middle].rstrip() + "…") <= fit:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…", size


def letter(label: Label, scale: float) -> Lettering:
    """The label at `scale` pixels a unit."""
    text = legible(label.text, label.style, label.instead)
    size = max(1, round(label.size * scale))
    text, size = fitted(text, label.style, size, round(label.fit * scale))
    drawn = font(label.style, size)
    halo = max(1, round(size * HALO)) if label.halo else 0
    left, top, right, bottom = drawn.getbbox(text, anchor="ls", stroke_width=halo)
    width, height = max(1, int(right - left)), max(1, int(bottom - top))
    mask = _mask(text, drawn, (width, height), (-left, -top), halo)
    dx = {"l": 0.0, "m": -drawn.getlength(text) / 2, "r": -drawn.getlength(text)}[label.anchor[0]]
    # Numbers and names line up when centred on the capitals, whatever hangs below the line.
    dy = -drawn.getbbox("H", anchor="ls")[1] / 2 if label.anchor[1] == "m" else 0.0
    fill: Image.Image | tuple[int, int, int] = rgb(label.fill)
    if halo:
        fill = Image.new("RGB", (width, height), rgb(label.halo))
        inner = _mask(text, drawn, (width, height), (-left, -top), 0)
        fill.paste(rgb(label.fill), (0, 0), inner)
    return Lettering(fill, mask, round(dx + left), round(dy + top))


def _mask(
    text: str,
    drawn: ImageFont.FreeTypeFont,
    size: tuple[int, int],
    start: tuple[float, float],
    halo: int,
) -> Image.Image:
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).text(start, text, fill=255, font=drawn, anchor="ls", stroke_width=halo)
    return mask


def rgb(colour: str) -> tuple[int, int, int]:
    """
    >>> rgb("#ff8000")
    (255, 128, 0)
    """
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
