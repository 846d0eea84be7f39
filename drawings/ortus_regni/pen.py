"""Strokes, areas and boxes as SVG, and the files they go to."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[2] / "engine" / "games" / "ortus_regni" / "art"
COLOUR: Final[dict[str, str]] = json.loads((FOLDER / "colours.json").read_text("utf-8"))
INK: Final = COLOUR["ink"]
OUTLINE: Final = 2.2

Point = tuple[float, float]


def number(value: float) -> str:
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def line(points: Iterable[Point], closed: bool = False) -> str:
    """SVG path data through the points."""
    parts = [f"{number(x)} {number(y)}" for x, y in points]
    return "M" + "L".join(parts) + ("Z" if closed else "")


def colour(name: str) -> str:
    """A named colour; a placeholder is left to the scene."""
    return name if name.startswith("$") else COLOUR[name]


def stroke(data: str, shade: str, width: float) -> str:
    return (
        f'<path d="{data}" fill="none" stroke="{shade}" stroke-width="{number(width)}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )


def area(data: str, shade: str, outline: float = 0) -> str:
    """A filled shape, with an outline in ink if that has a width."""
    if not outline:
        return f'<path d="{data}" fill="{shade}"/>'
    return (
        f'<path d="{data}" fill="{shade}" stroke="{INK}" stroke-width="{number(outline)}"'
        ' stroke-linejoin="round"/>'
    )


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


def document(wide: float, high: float, drawn: Iterable[str]) -> str:
    body = "\n".join(drawn)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg"'
        f' viewBox="0 0 {number(wide)} {number(high)}">\n{body}\n</svg>\n'
    )


def save(drawings: dict[str, str]) -> None:
    """Write each drawing to the art folder, by its name."""
    for name, text in drawings.items():
        (FOLDER / f"{name}.svg").write_text(text, encoding="utf-8")
