"""Draws the grounds of the sheets: `leaf.svg` for a raid, `poster.svg` for the end.

    python -m drawings.raiders.draw_sheets

The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

import math
from typing import Final

from drawings.pen import document, number, rule, stroke
from drawings.raiders.pen import COLOUR, INK, area, save
from drawings.raiders.terrain import mountain, plait, ship, wave
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


def leaf() -> str:
    """A page of vellum with a heading."""
    box, head = layout.LEAF, layout.LEAF_HEAD
    drawn = [
        rule(box, "none", 0, fill=C["parchment"]),
        rule(head, "none", 0, fill=C["sand"]),
        *plait(head.x, head.right, head.foot - 4, 8),
        stroke(f"M{number(head.x)} {number(head.foot + 1)}H{number(head.right)}", INK, 2.4),
    ]
    return document(box, drawn + frame(box))


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
PEAKS: Final = ((90, 470, 120), (240, 480, 90), (800, 474, 130), (660, 484, 96), (420, 490, 70))


def poster() -> str:
    """A winter night: stars, northern lights, mountains, the sea, longships coming home."""
    box, table = layout.POSTER, layout.POSTER_TABLE
    water = Box(0, 470, box.width, table.y - 470)
    drawn = [
        rule(box, "none", 0, fill=C["midnight"]),
        f'<g fill="{C["white"]}">{"".join(map(star, range(60)))}</g>',
        *(area(data, C[colour]) for data, colour in LIGHTS),
        *(mountain(*peak) for peak in PEAKS),
        rule(water, "none", 0, fill=C["fjord"]),
        stroke("".join(night_waves()), C["deep"], 2.2),
        ship(112, 522, 0.9),
        ship(796, 524, 0.8),
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
        wave(30 + n * 97 % 210 if n % 2 else 640 + n * 83 % 190, 486 + n * 37 % 62, 1.6)
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
    return {"leaf": leaf(), "poster": poster()}


if __name__ == "__main__":
    save(drawings())
