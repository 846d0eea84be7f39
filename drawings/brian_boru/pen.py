"""The pen with this game's colours, and its leaf of vellum."""

from __future__ import annotations

from typing import Final

from drawings.pen import Pen, rule
from engine.kit.draw.boxes import Box

PEN: Final = Pen("brian_boru")
COLOUR: Final = PEN.colour
INK: Final = PEN.ink
area = PEN.area
save = PEN.save


def panel(box: Box, fill: str = "#f6ebcf") -> str:
    """A leaf of vellum with a double rule."""
    inner = Box(box.x + 4, box.y + 4, box.width - 8, box.height - 8)
    return rule(box, INK, 2.4, 9, fill) + rule(inner, "#b98f4a", 1.2, 6)
