"""The pen with this game's colours, and what it draws by bare numbers."""

from __future__ import annotations

from typing import Final

from drawings.pen import Pen, number

PEN: Final = Pen("ortus_regni")
COLOUR: Final = PEN.colour
INK: Final = PEN.ink
area = PEN.area
save = PEN.save
OUTLINE: Final = 2.2


def colour(name: str) -> str:
    """A named colour; a placeholder is left to the scene."""
    return name if name.startswith("$") else COLOUR[name]


def circle(x: float, y: float, radius: float, shade: str, outline: float = 0) -> str:
    more = f' stroke="{INK}" stroke-width="{number(outline)}"' if outline else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{shade}"{more}/>'


def box(
    x: float, y: float, wide: float, high: float, fill: str, line_: str = "", thick: float = 0,
    radius: float = 0,
) -> str:  # fmt: skip
    more = f' stroke="{line_}" stroke-width="{number(thick)}"' if line_ else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
        f' rx="{number(radius)}" fill="{fill}"{more}/>'
    )
