"""Draws what stands on cards and marks, `emblem-<name>.svg`, from `emblems.toml`.

    python -m drawings.ortus_regni.draw_emblems

In the manner of an early medieval book: an ink line, few flat colours, large eyes. Each is told
apart by its outline alone. The files are committed; a test sees that they are what this draws.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from drawings.ortus_regni.pen import OUTLINE, area, circle, colour, save
from drawings.pen import document, stroke
from engine.kit.draw.boxes import Box

SIZE: Final = 64.0
EMBLEMS: Final[dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("emblems.toml").read_text("utf-8")
)
"""By name, a stroke of the pen in each line; the file says how."""


def strokes(name: str) -> Iterator[str]:
    """The strokes of an emblem as SVG."""
    for line in EMBLEMS[name].strip().splitlines():
        kind, _, data = line.partition(": ")
        if kind == "use":
            yield from strokes(data)
        else:
            yield stroke_of(kind, data)


def stroke_of(kind: str, data: str) -> str:
    first, _, second = kind.partition(" ")
    if first in ("dot", "ring"):
        x, y, radius, shade = data.split()
        outline = OUTLINE if first == "ring" else 0
        return circle(float(x), float(y), float(radius), colour(shade), outline)
    if first == "flat":
        return area(data, colour(second))
    if second:
        return stroke(data, colour(first), float(second))
    return area(data, colour(first), OUTLINE)


def drawings() -> dict[str, str]:
    names = [name for name in EMBLEMS if not name.startswith("-")]
    return {f"emblem-{name}": document(Box(0, 0, SIZE, SIZE), strokes(name)) for name in names}


if __name__ == "__main__":
    save(drawings())
