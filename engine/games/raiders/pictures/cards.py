"""Cards large enough to read: in a hand with their words, in a crew with their symbols."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.draw.boxes import Box, centred, lines
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.showing import Say

from ..box import CARDS
from ..words.names import card_name, crew_text, hall_text
from .pieces import (
    COLOUR,
    INK,
    SMALL_INK,
    VELLUM,
    Glyph,
    counted,
    crew_glyphs,
    glyphs_width,
    hall_glyphs,
    portrait,
    row_of,
    strength_badge,
)

CARD_HIGH: Final = 168.0
"""Of a card with its words."""
LETTERS: Final = 24.0


def worded_card(
    card: str, strength: int, box: Box, say: Say, chosen: bool = False
) -> Iterator[Item]:
    """A card of a hand: portrait, price and strength, name, and what it does in a crew and at
    the Town Hall."""
    line, thick = (COLOUR["amber"], 6) if chosen else (COLOUR["gold"], 2.6)
    yield box.ground(VELLUM, line, thick, 12)
    y = box.y + box.height / 2
    yield from portrait(card, box.x + 74, y, 128)
    left = box.x + 152
    yield from counted("strength", str(strength), left, box.y + 50, 36)
    yield from counted("silver", str(CARDS[card].cost), left, box.y + 118, 36)
    left += 84
    yield Label(card_name(card, say), left, box.y + 27, 34, "title", anchor="lm", fit=500)
    if CARDS[card].hero:
        yield Sprite("crown", box.right - 34, box.y + 28, 36)
    room = box.right - 14 - left
    yield from effect("crew", crew_glyphs(card), crew_text(card, say), left, box.y + 76, room)
    yield Shape(left, box.y + 105, room, 1.4, COLOUR["tan"])
    yield from effect("town_hall", hall_glyphs(card), hall_text(card, say), left, box.y + 135, room)


SYMBOLS_WIDE: Final = 206.0


def effect(
    where: str, glyphs: list[Glyph], text: str, left: float, y: float, room: float
) -> Iterator[Item]:
    """Where something works, what it does in symbols, and in words beside them."""
    yield Sprite(where, left + 17, y, 34)
    yield from row_of(glyphs, left + 44, y, 32, fit=SYMBOLS_WIDE - 52)
    x, wide = left + SYMBOLS_WIDE, room - SYMBOLS_WIDE
    # Two lines that are shrunk a little read better than three.
    told = lines(text, LETTERS, wide * 1.14)
    for below, line in centred(told):
        level = y + below * min(26.0, 54.0 / len(told))
        size = min(LETTERS, 50.0 / len(told))
        yield Label(line, x, level, size, "plain", SMALL_INK, anchor="lm", fit=wide)


def hired_card(card: str, strength: int, box: Box, say: Say) -> Iterator[Item]:
    """A card of a crew: portrait, strength, name, what it does in symbols."""
    yield box.ground(VELLUM, COLOUR["brown"], 2.2, 10)
    x = box.x + box.width / 2
    size = box.height - 82
    yield from portrait(card, x, box.y + 8 + size / 2, size)
    yield from strength_badge(strength, x + size * 0.42, box.y + 4 + size * 0.9, 40)
    yield Label(card_name(card, say), x, box.foot - 53, 23, "title", INK, fit=box.width - 10)
    yield from glyph_row(crew_glyphs(card), x, box.foot - 22, 30, box.width - 12)


def glyph_row(glyphs: list[Glyph], x: float, y: float, size: float, fit: float) -> Iterator[Item]:
    """Symbols in a row around a point."""
    wide = min(glyphs_width(glyphs, size), fit)
    yield from row_of(glyphs, x - wide / 2, y, size, fit)
