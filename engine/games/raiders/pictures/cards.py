"""Cards large enough to read on a phone: in a hand with all they do, in a crew with what counts
there, and small in a row. What they do is told in symbols; the words stand in menus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.draw.boxes import Box
from engine.kit.draw.places import badge
from engine.kit.scene import Item, Label, Shape, Sprite
from engine.kit.showing import Say

from ..box import CARDS
from ..words.names import card_name
from .pieces import (
    COLOUR,
    INK,
    VELLUM,
    Glyph,
    counted,
    crew_glyphs,
    hall_glyphs,
    portrait,
    row_of,
)

ACROSS: Final = 3
"""Cards in a row."""
CARD: Final = (322.0, 172.0)
"""A card of a hand."""
HIRED: Final = (322.0, 122.0)
"""A card of a crew."""
FACE: Final = 118.0
BADGE: Final = 40.0
AMBER: Final = COLOUR["amber"]


def card(
    key: str, strength: int, box: Box, say: Say, chosen: bool = False, number: int = 0
) -> Iterator[Item]:
    """A card of a hand: portrait, strength and price, name, what it does in a crew and at the
    Town Hall. `number`: of the option that is about it."""
    line, thick = (COLOUR["amber"], 7) if chosen else (COLOUR["brown"], 2.4)
    yield box.ground(COLOUR["glow"] if chosen else VELLUM, line, thick, 12)
    yield from portrait(key, box.x + 46, box.y + 82, 78)
    x = box.x + 94
    yield from named(key, box, say, number)
    yield from counted("strength", str(strength), x, box.y + 62, 34)
    yield from counted("silver", str(CARDS[key].cost), x + 76, box.y + 62, 34)
    if CARDS[key].hero:
        yield Sprite("crown", box.right - 34, box.y + 62, 40)
    yield from effect("crew", crew_glyphs(key), x, box.y + 104, box.right - 8 - x)
    left = box.x + 8
    yield from effect("town_hall", hall_glyphs(key), left, box.y + 148, box.right - 8 - left)


def hired(
    key: str, strength: int, box: Box, say: Say, chosen: bool = False, number: int = 0
) -> Iterator[Item]:
    """A card of a crew: portrait, strength, name, what it does there."""
    line, thick = (COLOUR["amber"], 7) if chosen else (COLOUR["brown"], 2.4)
    yield box.ground(COLOUR["glow"] if chosen else VELLUM, line, thick, 12)
    yield from portrait(key, box.x + 46, box.y + 78, 78)
    yield from named(key, box, say, number)
    yield from counted("strength", str(strength), box.x + 94, box.y + 80, 34)
    yield from row_of(crew_glyphs(key), box.x + 162, box.y + 80, 40, fit=box.width - 170)


def named(key: str, box: Box, say: Say, number: int = 0) -> Iterator[Item]:
    """The name, which takes the card's whole width; the number of its option before it."""
    name, left = card_name(key, say), 10.0
    if number:
        yield from badge(number, box.x + 26, box.y + 24, BADGE, INK, 3, letters=0.72, fill=AMBER)
        left += 44
    room = box.width - 10 - left
    yield Label(name, box.x + left, box.y + 22, 29, "title", INK, anchor="lm", fit=room)


def effect(where: str, glyphs: list[Glyph], x: float, y: float, room: float) -> Iterator[Item]:
    """Where something works, and what it does."""
    if glyphs:
        yield Sprite(where, x + 18, y, 36)
        yield from row_of(glyphs, x + 44, y, 38, fit=room - 44)


def grid(count: int, size: tuple[float, float], top: float) -> list[Box]:
    """The boxes of so many cards from this height on, three in a row."""
    wide, high = size
    return [
        Box(6 + n % ACROSS * (wide + 6), top + n // ACROSS * (high + 6), wide, high)
        for n in range(count)
    ]


def rows_high(count: int, size: tuple[float, float]) -> float:
    """How high so many cards are."""
    return -(-count // ACROSS) * (size[1] + 6)


def heading(text: str, top: float) -> Iterator[Item]:
    """A title above cards."""
    yield Shape(0, top, 990, 46, COLOUR["madder"])
    yield Label(text, 14, top + 23, 30, "title", VELLUM, anchor="lm")
