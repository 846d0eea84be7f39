"""Draws `voyage.svg`, the ship of a raid, and `poster.svg`, the ground of the end.

    python -m drawings.raiders.draw_sheets

The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

import math
from typing import Final

from drawings.pen import document, number, rule, stroke
from drawings.raiders.pen import COLOUR, INK, area, save
from drawings.raiders.terrain import mountain, ship, wave
from engine.games.raiders.pictures import layout
from engine.kit.draw.boxes import Box

C: Final = COLOUR
WIDE: Final = 22.0
"""Of the carved wood around a page."""


def corner(x: float, y: float, turn: int) -> str:
    """An ornament for a corner, as on carved wood: two strands that cross."""
    strands = "M0 60C0 20 20 0 60 0M0 36C26 36 36 26 36 0"
    nail = f'<circle cx="13" cy="13" r="7" fill="{C["amber"]}" stroke="{INK}" stroke-width="2.4"/>'
    return (
        f'<g transform="translate({number(x)} {number(y)}) rotate({turn})">'
        f"{stroke(strands, INK, 9)}{stroke(strands, C['gold'], 5)}{nail}</g>"
    )


def frame(box: Box) -> list[str]:
    """Carved wood around a page."""
    right, low = number(box.width - WIDE), number(box.height - WIDE)
    wide = number(WIDE)
    inner = Box(WIDE, WIDE, box.width - 2 * WIDE, box.height - 2 * WIDE)
    return [
        f'<path fill-rule="evenodd" fill="{C["leather"]}" d="M0 0H{number(box.width)}'
        f'V{number(box.height)}H0ZM{wide} {wide}V{low}H{right}V{wide}Z"/>',
        rule(Box(7, 7, box.width - 14, box.height - 14), C["gold"], 2.4, 4),
        rule(inner, INK, 5),
        rule(inner, C["gold"], 2.4),
        corner(9, 9, 0),
        corner(box.width - 9, 9, 90),
        corner(box.width - 9, box.height - 9, 180),
        corner(9, box.height - 9, 270),
    ]


COLOURS: Final = ("madder", "amber", "forest", "amber", "madder", "forest", "amber")
"""Of the shields."""


def voyage() -> str:
    """The longship of a raid, seen from the side: prow with a dragon's head, shields, the wake."""
    hull = (
        "M18 6C4 8 2 20 10 24C22 26 26 34 30 48C38 78 66 96 118 98H318C372 96 400 78 408 46"
        "C412 32 420 24 430 26C424 12 408 14 400 30C392 50 372 56 330 58H112C72 56 52 44 46 24"
        "C42 10 32 2 18 6Z"
    )
    shields = "".join(
        f'<circle cx="{98 + n * 40}" cy="62" r="16" fill="{C[colour]}" stroke="{INK}"'
        f' stroke-width="3"/><circle cx="{98 + n * 40}" cy="62" r="5" fill="{C["vellum"]}"'
        f' stroke="{INK}" stroke-width="2"/>'
        for n, colour in enumerate(
            ("madder", "amber", "forest", "amber", "madder", "forest", "amber")
        )
    )
    drawn = [
        area(hull, C["timber"], 4),
        stroke("M56 76C90 84 150 84 218 84C290 84 350 84 382 74", C["brown"], 3),
        f'<circle cx="20" cy="14" r="3.4" fill="{C["amber"]}" stroke="{INK}" stroke-width="2"/>',
        shields,
        stroke("".join(f"M{8 + n * 60} 108q15-12 30 0t30 0" for n in range(7)), C["white"], 5),
    ]
    return document(Box(0, 0, 436, 124), drawn)


LIGHTS: Final = (
    (
        "M20 330C160 150 300 300 440 170C580 60 700 240 880 90V210C720 330 600 180 450 300"
        "C310 400 170 270 20 440Z",
        "northern",
    ),
    (
        "M20 250C180 90 320 220 460 110C600 20 720 150 880 30V90C720 220 590 100 450 200"
        "C310 300 170 180 20 340Z",
        "lights",
    ),
)
PEAKS: Final = ((100, 540, 120), (260, 550, 90), (880, 544, 130), (730, 554, 96), (460, 560, 70))


def poster() -> str:
    """A winter night: stars, northern lights, mountains, the sea, longships coming home."""
    box, table = layout.POSTER, layout.POSTER_TABLE
    water = Box(0, 540, box.width, table.y - 540)
    drawn = [
        rule(box, "none", 0, fill=C["midnight"]),
        f'<g fill="{C["white"]}">{"".join(map(star, range(60)))}</g>',
        '<g transform="scale(1.14 1)">',
        *(area(data, C[colour]) for data, colour in LIGHTS),
        "</g>",
        *(mountain(*peak) for peak in PEAKS),
        rule(water, "none", 0, fill=C["fjord"]),
        stroke("".join(night_waves()), C["deep"], 2.2),
        ship(96, 636, 0.9),
        ship(900, 640, 0.8),
        *medallion(),
        *ribbon(layout.RIBBON),
        rule(table, "none", 0, fill=C["parchment"]),
        stroke(f"M{number(table.x)} {number(table.y)}H{number(table.right)}", C["gold"], 4),
    ]
    return document(box, drawn + frame(box))


def star(n: int) -> str:
    size = 1.4 + n % 3 * 0.7
    return f'<circle cx="{40 + n * 211 % 820}" cy="{36 + n * 97 % 360}" r="{size:.1f}"/>'


def night_waves() -> list[str]:
    """Small waves on both sides, not behind the words in the middle."""
    return [
        wave(30 + n * 97 % 190 if n % 2 else 770 + n * 83 % 180, 560 + n * 37 % 120, 1.6)
        for n in range(18)
    ]


def medallion() -> list[str]:
    """A round shield with nails in its rim."""
    x, y = layout.MEDALLION.middle
    reach = layout.MEDALLION.width / 2

    def circle(at: tuple[float, float], radius: float, fill: str, edge: str, thick: float) -> str:
        return (
            f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}"'
            f' fill="{fill}" stroke="{edge}" stroke-width="{number(thick)}"/>'
        )

    drawn = [circle((x, y), reach, C["madder"], INK, 22)]
    drawn += [
        circle((x, y), reach, "none", C[name], t) for name, t in (("gold", 15), ("timber", 7))
    ]
    for n in range(24):
        turn = 2 * math.pi * n / 24
        at = x + reach * math.cos(turn), y + reach * math.sin(turn)
        drawn.append(circle(at, 5.5, C["amber"], INK, 2))
    return drawn


def ribbon(box: Box) -> list[str]:
    """A band for a name, its ends folded back."""
    top, low, end, fold = box.y + 14, box.foot + 14, 46, 20
    middle = (top + low) / 2
    tails = ""
    for edge, way in ((box.x, -1), (box.right, 1)):
        inner, outer = edge - way * fold, edge + way * end
        tails += (
            f"M{number(inner)} {number(top)}H{number(outer)}L{number(outer - way * fold)}"
            f" {number(middle)}L{number(outer)} {number(low)}H{number(inner)}Z"
        )
    return [
        area(tails, C["gold"], 3),
        rule(box, INK, 3, 4, C["vellum"]),
        rule(Box(box.x + 6, box.y + 6, box.width - 12, box.height - 12), C["gold"], 1.6, 3),
    ]


def drawings() -> dict[str, str]:
    return {"voyage": voyage(), "poster": poster()}


if __name__ == "__main__":
    save(drawings())
