"""Strokes, areas and boxes as SVG, the shorthand of the art files, and the files it all goes to."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from engine.kit.draw.boxes import Box, Point

FOLDER: Final = Path(__file__).parents[2] / "engine" / "games" / "raiders" / "art"
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


def area(data: str, colour: str, outline: float = 0) -> str:
    """A filled shape, with an outline in ink if that has a width."""
    if not outline:
        return f'<path d="{data}" fill="{colour}"/>'
    return (
        f'<path d="{data}" fill="{colour}" stroke="{INK}" stroke-width="{number(outline)}"'
        ' stroke-linejoin="round"/>'
    )


def rule(box: Box, colour: str, thick: float, radius: float = 0, fill: str = "none") -> str:
    return (
        f'<rect x="{number(box.x)}" y="{number(box.y)}" width="{number(box.width)}"'
        f' height="{number(box.height)}" rx="{number(radius)}" fill="{fill}" stroke="{colour}"'
        f' stroke-width="{number(thick)}"/>'
    )


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


def document(view: Box, parts: Iterable[str]) -> str:
    size = " ".join(map(number, (view.x, view.y, view.width, view.height)))
    body = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">\n{body}\n</svg>\n'


def save(drawings: dict[str, str]) -> None:
    """Write each drawing to the art folder, by its name."""
    for name, text in drawings.items():
        (FOLDER / f"{name}.svg").write_text(text, encoding="utf-8")
