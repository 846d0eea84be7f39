"""Strokes, areas and boxes as SVG."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from engine.kit.draw.boxes import Box, Point

FOLDER: Final = Path(__file__).parents[2] / "engine" / "games" / "brian_boru" / "art"
COLOUR: Final[dict[str, str]] = json.loads((FOLDER / "colours.json").read_text("utf-8"))
INK: Final = COLOUR["ink"]


def number(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def line(points: Iterable[Point], closed: bool = False) -> str:
    """SVG path data through the points."""
    parts = [f"{number(x)} {number(y)}" for x, y in points]
    return "M" + "L".join(parts) + ("Z" if closed else "")


def stroke(data: str, colour: str, width: float, more: str = "") -> str:
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{number(width)}"'
        f' stroke-linejoin="round" stroke-linecap="round"{more}/>'
    )


def area(data: str, colour: str, more: str = "") -> str:
    return f'<path d="{data}" fill="{colour}"{more}/>'


def rule(box: Box, colour: str, thick: float, radius: float = 0, fill: str = "none") -> str:
    return (
        f'<rect x="{number(box.x)}" y="{number(box.y)}" width="{number(box.width)}"'
        f' height="{number(box.height)}" rx="{number(radius)}" fill="{fill}" stroke="{colour}"'
        f' stroke-width="{number(thick)}"/>'
    )


def panel(box: Box, fill: str = "#f6ebcf") -> str:
    """A leaf of vellum with a double rule."""
    inner = Box(box.x + 4, box.y + 4, box.width - 8, box.height - 8)
    return rule(box, INK, 2.4, 9, fill) + rule(inner, "#b98f4a", 1.2, 6)
