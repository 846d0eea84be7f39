"""Draws the grounds of the sheets: `leaf.svg` for a trick and an upkeep, `poster.svg` for the end.

    python -m drawings.brian_boru.draw_leaves

The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

import math
from typing import Final

from drawings.brian_boru.ornament import frame, plait, triskele
from drawings.brian_boru.pen import COLOUR, INK, area, save
from drawings.pen import document, line, number, rule, stroke
from engine.games.brian_boru.pictures.layout import (
    IRELAND,
    LEAF,
    LEAF_HEAD,
    MEDALLION,
    POSTER,
    POSTER_TABLE,
    RIBBON,
    Ground,
)
from engine.kit.draw.boxes import Box, Point

PINE: Final = "#1d4237"
PINE_LIGHT: Final = "#2a5646"


def coast(ground: Ground) -> str:
    """The island's outline as path data."""
    return "".join(
        line((ground.at((x, y)) for x, y in ring), closed=True) for ring in IRELAND["coast"]
    )


def leaf() -> str:
    """A page of vellum with a heading, the island as a watermark below the rows."""
    wide, high = LEAF.width, LEAF.height
    shape = coast(Ground("leaf", wide, high, 170, 150, 0.62))
    drawn = [
        rule(Box(0, 0, wide, high), "none", 0, fill=COLOUR["leaf"]),
        stroke(shape, "#f1e3bf", 26),
        area(shape, "#efdfb8"),
        rule(LEAF_HEAD, "none", 0, fill=COLOUR["pale-yellow"]),
        stroke(f"M24 {number(LEAF_HEAD.y + LEAF_HEAD.height)}H{number(wide - 24)}", INK, 2.4),
        stroke(
            f"M24 {number(LEAF_HEAD.y + LEAF_HEAD.height - 6)}H{number(wide - 24)}",
            COLOUR["gold"],
            1.6,
        ),
    ]
    return document(Box(0, 0, wide, high), drawn + frame(wide, high))


def rays(middle: Point, count: int, reach: float) -> str:
    """Wedges of light around a point, as path data."""
    x, y = middle
    parts = []
    for i in range(count):
        angle = 2 * math.pi * i / count
        half = math.pi / count * (0.62 if i % 2 else 0.4)
        corners = [
            (x + reach * math.cos(angle + turn), y + reach * math.sin(angle + turn))
            for turn in (-half, half)
        ]
        parts.append(line([middle, *corners], closed=True))
    return "".join(parts)


def ring(middle: Point, radius: float, width: float) -> list[str]:
    """Knotwork in a circle between two rules."""
    x, y = middle
    length = 2 * math.pi * radius

    def at(s: float) -> Point:
        angle = s / radius
        return x + radius * math.cos(angle), y + radius * math.sin(angle)

    def circle(reach: float, colour: str, thick: float, fill: str = "none") -> str:
        return (
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(reach)}" fill="{fill}"'
            f' stroke="{colour}" stroke-width="{number(thick)}"/>'
        )

    drawn = [circle(radius + width / 2 + 3, INK, 3, "#4a2f1d")]
    drawn += plait(at, length, width - 2)
    drawn += [
        circle(radius - width / 2, INK, 4, COLOUR["vellum"]),
        circle(radius - width / 2, COLOUR["gold"], 2),
        circle(radius - width / 2 - 8, COLOUR["gold"], 1.4),
        circle(radius + width / 2 + 3, COLOUR["gold"], 2.4),
    ]
    return drawn


def ribbon(box: Box) -> list[str]:
    """A banner for a name, its ends folded behind it."""
    left, right, top, low = box.x, box.x + box.width, box.y, box.y + box.height
    drawn = []
    for edge, out in ((left, -1), (right, 1)):
        tail = [
            (edge - 34 * out, top + 22),
            (edge + 46 * out, top + 22),
            (edge + 22 * out, top + 22 + box.height / 2),
            (edge + 46 * out, low + 22),
            (edge - 34 * out, low + 22),
        ]
        drawn.append(area(line(tail, closed=True), "#c9a15a", more=EDGE))
        fold = [(edge, low), (edge - 34 * out, low + 22), (edge - 34 * out, low)]
        drawn.append(area(line(fold, closed=True), "#7a5a34", more=EDGE))
    drawn.append(rule(box, INK, 3, 5, COLOUR["vellum"]))
    inner = Box(box.x + 7, box.y + 7, box.width - 14, box.height - 14)
    drawn.append(rule(inner, COLOUR["gold"], 1.8, 2))
    return drawn


EDGE: Final = f' stroke="{INK}" stroke-width="3" stroke-linejoin="round"'


def poster() -> str:
    """The page of the High King: a medallion in a burst of light, a ribbon, a table."""
    wide, high = POSTER.width, POSTER.height
    clip = f'<clipPath id="sky"><rect x="24" y="24" width="{wide - 48}" height="656"/></clipPath>'
    spots = "".join(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="3"/>'
        for turn in range(48)
        for x, y in [at_turn(MEDALLION.middle, 236, turn / 48)]
    )
    drawn = [
        rule(Box(0, 0, wide, high), "none", 0, fill=COLOUR["leaf"]),
        f"<defs>{clip}</defs>",
        '<g clip-path="url(#sky)">',
        rule(Box(24, 24, wide - 48, 656), "none", 0, fill=PINE),
        area(rays(MEDALLION.middle, 32, 900), PINE_LIGHT),
        area(rays(MEDALLION.middle, 16, 900), "#3b6a50"),
        "</g>",
        f'<g fill="{COLOUR["gold"]}">{spots}</g>',
        *ring(MEDALLION.middle, MEDALLION.width / 2 - 17, 34),
        *ribbon(RIBBON),
        stroke(f"M24 {number(POSTER_TABLE.y)}H{number(wide - 24)}", INK, 3),
        stroke(f"M24 {number(POSTER_TABLE.y + 5)}H{number(wide - 24)}", COLOUR["gold"], 2),
    ]
    drawn += [triskele(x, 120, 34) for x in (112, wide - 112)]
    return document(Box(0, 0, wide, high), drawn + frame(wide, high))


def at_turn(middle: Point, radius: float, turn: float) -> Point:
    angle = 2 * math.pi * turn
    return middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)


def main() -> None:
    save({"leaf": leaf(), "poster": poster()})


if __name__ == "__main__":
    main()
