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
from PIL import Image, ImageFont

from engine.kit.scene import Label
from engine.kit.words.phrasing import number_of

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


@lru_cache(maxsize=8192)
def _advance(style: str, size: int, letters: str) -> float:
    """How far one letter, or two, lead to the right."""
    return font(style, size).getlength(letters)


def length(text: str, style: str, size: int) -> float:
    """How wide a text is. The font is asked for each pair of letters once: it would load every
    letter's outline again for every text."""
    if len(text) < 2:
        return _advance(style, size, text)
    pairs = sum(_advance(style, size, text[at : at + 2]) for at in range(len(text) - 1))
    return pairs - sum(_advance(style, size, letter) for letter in text[1:-1])


@lru_cache(maxsize=4096)
def fitted(text: str, style: str, size: int, fit: int) -> tuple[str, int]:
    """The text and size in pixels that keep within `fit` pixels; 0 is no bound. What is cut keeps
    the number at its end."""
    if not fit or (wide := length(text, style, size)) <= fit:
        return text, size
    least = max(1, round(size * SMALLEST))
    size = max(least, int(size * fit / wide))
    while size > least and length(text, style, size) > fit:
        size -= 1
    if length(text, style, size) <= fit:
        return text, size
    tail = f"…{number_of(text)}"
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if length(text[:middle].rstrip() + tail, style, size) <= fit:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + (tail if low else "…"), size


@lru_cache(maxsize=256)
def _capitals(style: str, size: int) -> float:
    """How far above the line they reach, as a negative number."""
    return font(style, size).getbbox("H", anchor="ls")[1]


def letter(label: Label, scale: float) -> Lettering:
    """The label at `scale` pixels a unit."""
    text = legible(label.text, label.style, label.instead)
    size = max(1, round(label.size * scale))
    text, size = fitted(text, label.style, size, round(label.fit * scale))
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
