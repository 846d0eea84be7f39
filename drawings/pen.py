"""Strokes, areas and boxes as SVG, a game's colours, and the files it all goes to."""

from __future__ import annotations

import json
from collections.abc import Iterable

from engine.games import art_folder
from engine.kit.draw.boxes import Box, Point


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


def rule(box: Box, colour: str, thick: float, radius: float = 0, fill: str = "none") -> str:
    return (
        f'<rect x="{number(box.x)}" y="{number(box.y)}" width="{number(box.width)}"'
        f' height="{number(box.height)}" rx="{number(radius)}" fill="{fill}" stroke="{colour}"'
        f' stroke-width="{number(thick)}"/>'
    )


def document(view: Box, drawn: Iterable[str]) -> str:
    size = " ".join(map(number, (view.x, view.y, view.width, view.height)))
    body = "\n".join(drawn)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">\n{body}\n</svg>\n'


class Pen:
    """A game's colours and ink, and its art folder."""

    def __init__(self, game: str) -> None:
        self.folder = art_folder(game)
        self.colour: dict[str, str] = json.loads((self.folder / "colours.json").read_text("utf-8"))
        self.ink = self.colour["ink"]

    def area(self, data: str, colour: str, outline: float = 0, more: str = "") -> str:
        """A filled shape, with an outline in ink if that has a width."""
        if outline:
            more = (
                f' stroke="{self.ink}" stroke-width="{number(outline)}" stroke-linejoin="round"'
                f"{more}"
            )
        return f'<path d="{data}" fill="{colour}"{more}/>'

    def save(self, drawings: dict[str, str]) -> None:
        """Write each drawing to the art folder, by its name."""
        for name, text in drawings.items():
            (self.folder / f"{name}.svg").write_text(text, encoding="utf-8")
