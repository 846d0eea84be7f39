"""Draws the ground of the end, `poster.svg`.

    python -m drawings.brian_boru.draw_leaves

The file is committed; a test sees that it is what this draws.
"""

from __future__ import annotations

import math
from typing import Final

from drawings.brian_boru.draw_board import marches
from drawings.brian_boru.ornament import frame, triskele
from drawings.brian_boru.pen import COLOUR, INK, area, save
from drawings.pen import document, line, number, rule, stroke
from engine.games.brian_boru.pictures.layout import (
    FRAME,
    HERO,
    IRELAND,
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
    """The page of the High King: the island in a burst of light, a ribbon, a table."""
    wide, high = POSTER.width, POSTER.height
    edge, sky = FRAME, POSTER_TABLE.y
    middle = HERO.at((IRELAND["width"] / 2, IRELAND["height"] / 2))
    shape = coast(HERO)
    clip = (
        f'<clipPath id="sky"><rect x="{edge}" y="{edge}" width="{wide - 2 * edge}"'
        f' height="{sky - edge}"/></clipPath>'
    )
    drawn = [
        rule(Box(0, 0, wide, high), "none", 0, fill=COLOUR["leaf"]),
        f"<defs>{clip}</defs>",
        '<g clip-path="url(#sky)">',
        rule(Box(0, 0, wide, sky), "none", 0, fill=PINE),
        area(rays(middle, 32, 1100), PINE_LIGHT),
        area(rays(middle, 16, 1100), "#3b6a50"),
        "</g>",
        stroke(shape, COLOUR["gold"], 13),
        stroke(shape, "#4a2f1d", 9),
        area(shape, COLOUR["leaf"]),
        *marches(HERO),
        stroke(shape, INK, 1.6),
        *ribbon(RIBBON),
        stroke(f"M{edge} {number(sky)}H{number(wide - edge)}", INK, 3),
        stroke(f"M{edge} {number(sky + 5)}H{number(wide - edge)}", COLOUR["gold"], 2),
    ]
    drawn += [triskele(x, 190, 34) for x in (112, wide - 112)]
    return document(Box(0, 0, wide, high), drawn + frame(wide, high))


def drawings() -> dict[str, str]:
    """It, by file."""
    return {"poster": poster()}


def main() -> None:
    save(drawings())


if __name__ == "__main__":
    main()
