"""The pen with this game's colours, and the shorthand of its art files."""

from __future__ import annotations

from typing import Final

from drawings.pen import Pen, stroke

PEN: Final = Pen("raiders")
COLOUR: Final = PEN.colour
INK: Final = PEN.ink
area = PEN.area
save = PEN.save
OUTLINE: Final = 2.2


def drawn(text: str) -> str:
    """A line of the shorthand as SVG; `symbols.toml` tells how it is written."""
    kind, _, data = text.strip().partition(": ")
    first, _, second = kind.partition(" ")
    if first in ("dot", "ring"):
        x, y, radius, colour = data.split()
        outline = f' stroke="{INK}" stroke-width="{OUTLINE}"' if first == "ring" else ""
        return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{COLOUR[colour]}"{outline}/>'
    if first == "flat":
        return area(data, COLOUR[second])
    if second:
        return stroke(data, COLOUR[first], float(second))
    return area(data, COLOUR[first], OUTLINE)
