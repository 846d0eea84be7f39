"""Draws the emblems of the 33 factions, `emblem-<faction>.svg`, from `emblems.toml`.

    python -m drawings.claim_kingdoms.draw_emblems

Each is a charge as on a coat of arms: few flat colours in an ink outline, told apart by its
outline alone. The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from drawings.claim_kingdoms.pen import COLOUR, INK, area, save
from drawings.pen import document, stroke
from engine.kit.draw.boxes import Box

OUTLINE: Final = 2.2
SQUARE: Final = Box(0, 0, 48, 48)

EMBLEMS: Final[dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("emblems.toml").read_text("utf-8")
)
"""By faction, a stroke of the pen in each line; the file says how."""


def emblem(faction: str) -> str:
    """One emblem as SVG."""
    return document(SQUARE, [stroke_of(line) for line in EMBLEMS[faction].strip().splitlines()])


def stroke_of(text: str) -> str:
    """One stroke of the pen as SVG."""
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


def drawings() -> dict[str, str]:
    return {f"emblem-{faction}": emblem(faction) for faction in EMBLEMS}


if __name__ == "__main__":
    save(drawings())
