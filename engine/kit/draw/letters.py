"""How wide words are, and which of them our fonts can write: the painter and the layout of
pictures measure with the same fonts.

Names may hold anything that people type. Letters that no font of ours has are left out (no
boxes), and so are stacked accents and invisible signs.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Final

from font_source_sans_pro import SourceSansPro, SourceSansProBold
from font_source_serif_pro import SourceSerifProBold, SourceSerifProSemibold
from PIL import ImageFont

from engine.kit.words import number_of

FILES: Final = {
    "plain": SourceSansPro,
    "bold": SourceSansProBold,
    "title": SourceSerifProBold,
    "heading": SourceSerifProSemibold,
}


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
    plain = (
        letter if has_glyph(style, letter) else unicodedata.normalize("NFKC", letter)
        for letter in unicodedata.normalize("NFC", text)
    )
    for letter in "".join(plain):
        kind = unicodedata.category(letter)
        if kind[0] in "ZC":
            kept.append(" " if kind[0] == "Z" or letter in "\t\n\r" else "")
        elif kind[0] != "M" and has_glyph(style, letter):
            kept.append(letter)
    return " ".join("".join(kept).split()) or instead


@lru_cache(maxsize=8192)
def _advance(style: str, size: int, letters: str) -> float:
    """How far one letter, or two, lead to the right."""
    return font(style, size).getlength(letters)


@lru_cache(maxsize=16384)
def length(text: str, style: str, size: int) -> float:
    """How wide a text is, in pixels. The font is asked for each pair of letters once: it would
    load every letter's outline again for every text. And where lines are broken, the same
    beginnings are measured many times."""
    if len(text) < 2:
        return _advance(style, size, text)
    pairs = sum(_advance(style, size, text[at : at + 2]) for at in range(len(text) - 1))
    return pairs - sum(_advance(style, size, letter) for letter in text[1:-1])


@lru_cache(maxsize=8192)
def fitted(text: str, style: str, size: int, least: int, room: int) -> tuple[str, int]:
    """The text and its size, made smaller down to `least` to keep within `room`, then cut. What is
    cut keeps the number at its end."""
    if (wide := length(text, style, size)) <= room:
        return text, size
    size = max(least, int(size * room / wide))
    while size > least and length(text, style, size) > room:
        size -= 1
    if length(text, style, size) <= room:
        return text, size
    tail = f"…{number_of(text)}"
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if length(text[:middle].rstrip() + tail, style, size) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + (tail if low else "…"), size
