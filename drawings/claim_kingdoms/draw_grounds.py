"""Draws the grounds of the pictures: the boards, the page of a game's factions, the poster.

    python -m drawings.claim_kingdoms.draw_grounds

The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

import math
from typing import Final

from drawings.claim_kingdoms.pen import COLOUR, INK, area, save
from drawings.pen import document, line, number, rule, stroke
from engine.games.claim_kingdoms.pictures.layout import (
    BAND_FOOT,
    BAND_LEFT,
    BAND_TOP,
    CELL,
    FRAME,
    FREE_PLANS,
    HEADER,
    MEDALLION,
    PAGE,
    PAGE_TOP,
    PLANS,
    POSTER,
    POSTER_TABLE,
    RIBBON,
    WIDTH,
    Plan,
)
from engine.kit.draw.boxes import Box

LEAF: Final = "#f6ebcf"
EDGE: Final = 2.4
BURST: Final = "#5a1d2c"
BURST_LIGHT: Final = "#75303c"


def filled(box: Box, fill: str) -> str:
    return rule(box, "none", 0, fill=fill)


def panel(box: Box) -> str:
    """A leaf of vellum with a double rule."""
    inner = Box(box.x + 4, box.y + 4, box.width - 8, box.height - 8)
    return rule(box, INK, EDGE, 7, LEAF) + rule(inner, "#b98f4a", 1.2, 4)


def graticule(window: Box, free: bool) -> list[str]:
    """The band around a map, dark and light by turns, a field for each row and column; all
    light around a free grid, which has its names inside."""
    top, left = window.y - BAND_TOP, window.x - BAND_LEFT + FRAME
    outer = Box(left, top, WIDTH - 2 * left, window.foot + BAND_FOOT - top)
    drawn = [filled(outer, COLOUR["vellum"]), rule(outer, INK, EDGE)]
    if free:
        return drawn
    for column in range(round(window.width / CELL)):
        if column % 2 == 0:
            x = window.x + column * CELL
            drawn.append(filled(Box(x, top, CELL, BAND_TOP), COLOUR["tan"]))
            drawn.append(filled(Box(x, window.foot, CELL, BAND_FOOT), COLOUR["tan"]))
    for row in range(round(window.height / CELL)):
        if row % 2 == 0:
            y = window.y + row * CELL
            drawn.append(filled(Box(left, y, BAND_LEFT - FRAME, CELL), COLOUR["tan"]))
            drawn.append(filled(Box(window.right, y, BAND_LEFT - FRAME, CELL), COLOUR["tan"]))
    return [*drawn, rule(outer, INK, EDGE)]


def corner(x: float, y: float, turn: int) -> str:
    """A lily in a corner of the frame."""
    lily = "M0 0C14-4 24 2 26 12C20 8 14 10 12 14C10 10 4 14 8 26C-2 22-4 12 0 0Z"
    return (
        f'<g transform="translate({number(x)} {number(y)}) rotate({turn})">'
        f'<path d="{lily}" fill="{COLOUR["gold"]}" stroke="{INK}" stroke-width="1.4"/></g>'
    )


def board(plan: Plan, free: bool) -> str:
    whole = Box(0, 0, WIDTH, plan.height)
    window = plan.window
    drawn = [
        filled(whole, COLOUR["leather"]),
        rule(Box(4, 4, WIDTH - 8, plan.height - 8), COLOUR["gold"], 2, 4),
        rule(HEADER, INK, EDGE, 7, COLOUR["madder"]),
        rule(
            Box(HEADER.x + 4, HEADER.y + 4, HEADER.width - 8, HEADER.height - 8),
            COLOUR["gold"],
            1.4,
            4,
        ),
        *graticule(window, free),
        rule(window, INK, EDGE, 0, "#d9e0b0" if free else COLOUR["sea"]),
        panel(plan.table),
    ]
    return document(whole, drawn)


def page() -> str:
    """A page for the factions of a game."""
    whole = PAGE
    head = Box(20, 20, 860, PAGE_TOP - 24)
    drawn = [
        filled(whole, COLOUR["leather"]),
        rule(Box(8, 8, 884, whole.height - 16), COLOUR["gold"], 2, 6),
        rule(Box(14, 14, 872, whole.height - 28), INK, EDGE, 6, LEAF),
        filled(head, COLOUR["madder"]),
        stroke(f"M20 {number(PAGE_TOP - 2)}H880", COLOUR["gold"], 3),
        *(corner(x, 26, turn) for x, turn in ((26, 0), (874, 90))),
    ]
    return document(whole, drawn)


def rays(x: float, y: float, count: int, reach: float) -> str:
    """Wedges of light around a point, as path data."""
    parts = []
    for n in range(count):
        angle = 2 * math.pi * n / count
        half = math.pi / count * (0.6 if n % 2 else 0.36)
        ends = [
            (x + reach * math.cos(angle + turn), y + reach * math.sin(angle + turn))
            for turn in (-half, half)
        ]
        parts.append(line([(x, y), *ends], closed=True))
    return "".join(parts)


def circle(x: float, y: float, radius: float, fill: str, colour: str, thick: float) -> str:
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"'
        f' stroke="{colour}" stroke-width="{number(thick)}"/>'
    )


def battlements(x: float, y: float, radius: float) -> list[str]:
    """A wall around the medallion, as seen from above."""
    drawn = [circle(x, y, radius, COLOUR["rock"], INK, 3)]
    for n in range(24):
        turn = 360 * n / 24
        drawn.append(
            f'<rect x="-9" y="-9" width="18" height="18" fill="{COLOUR["stone"]}" stroke="{INK}"'
            f' stroke-width="2.4" transform="translate({number(x)} {number(y)}) rotate({turn})'
            f' translate(0 {number(-radius)})"/>'
        )
    drawn.append(circle(x, y, radius - 18, COLOUR["vellum"], INK, 3))
    drawn.append(circle(x, y, radius - 25, "none", COLOUR["gold"], 2))
    return drawn


def ribbon(box: Box) -> list[str]:
    """A banner for a name, its ends folded behind it."""
    drawn = []
    for edge, out in ((box.x, -1), (box.right, 1)):
        tail = [
            (edge - 30 * out, box.y + 20),
            (edge + 62 * out, box.y + 20),
            (edge + 38 * out, box.y + 20 + box.height / 2),
            (edge + 62 * out, box.foot + 20),
            (edge - 30 * out, box.foot + 20),
        ]
        drawn.append(area(line(tail, closed=True), COLOUR["gold"], 3))
        fold = [(edge, box.foot), (edge - 30 * out, box.foot + 20), (edge - 30 * out, box.foot)]
        drawn.append(area(line(fold, closed=True), COLOUR["brown"], 3))
    drawn.append(rule(box, INK, 3, 5, COLOUR["vellum"]))
    inner = Box(box.x + 6, box.y + 6, box.width - 12, box.height - 12)
    drawn.append(rule(inner, COLOUR["gold"], 1.8, 2))
    return drawn


def poster() -> str:
    x, y = MEDALLION.middle
    sky = Box(20, 20, POSTER.width - 40, POSTER_TABLE.y - 20)
    clip = (
        f'<clipPath id="sky"><rect x="{number(sky.x)}" y="{number(sky.y)}"'
        f' width="{number(sky.width)}" height="{number(sky.height)}"/></clipPath>'
    )
    drawn = [
        filled(POSTER, COLOUR["leather"]),
        rule(Box(8, 8, 884, POSTER.height - 16), COLOUR["gold"], 2, 6),
        rule(Box(14, 14, 872, POSTER.height - 28), INK, EDGE, 6, LEAF),
        f"<defs>{clip}</defs>",
        '<g clip-path="url(#sky)">',
        filled(sky, BURST),
        area(rays(x, y, 32, 900), BURST_LIGHT),
        area(rays(x, y, 16, 900), "#934a4c"),
        "</g>",
        *battlements(x, y, MEDALLION.width / 2),
        *ribbon(RIBBON),
        stroke(f"M20 {number(POSTER_TABLE.y)}H880", COLOUR["gold"], 4),
        *(
            corner(x, y, turn)
            for x, y, turn in (
                (26, 26, 0),
                (874, 26, 90),
                (874, POSTER.height - 26, 180),
                (26, POSTER.height - 26, 270),
            )
        ),
    ]
    return document(POSTER, drawn)


def drawings() -> dict[str, str]:
    found = {plan.base: board(plan, False) for plan in PLANS.values()}
    found |= {plan.base: board(plan, True) for plan in FREE_PLANS.values()}
    return found | {"page": page(), "poster": poster()}


if __name__ == "__main__":
    save(drawings())
