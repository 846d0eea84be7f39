"""The pictures of what is looked up."""

from __future__ import annotations

from engine.kit.draw.lessons import large
from engine.kit.scene import Canvas
from engine.kit.showing import Say

from ..box import CARDS
from ..words import names
from .hand import GAP, WIDE, dark
from .pieces import ART, CARD_HEIGHT, CARD_WIDTH, COLOUR, INK, VELLUM, card


def thing(key: str, say: Say) -> Canvas | None:
    """A card as it is in the hand, a symbol large."""
    if key in CARDS:
        items = tuple(card(key, (WIDE - CARD_WIDTH) / 2, GAP))
        return dark(items, CARD_HEIGHT + 2 * GAP, names.card_name(key, say))
    alt = say(f"about-{key}-title")
    return large(ART, key, alt, ground=COLOUR["parchment"], leaf=VELLUM, line=INK)
