"""A picture as data: a base board, then placed sprites, shapes and labels.

All lengths are in board units of the scene (its `width` × `height`); the painter scales them.
Colours are "#rrggbb" or "#rrggbbaa". What is listed later lies on top.
"""

from __future__ import annotations

from msgspec import Struct


class Sprite(Struct, frozen=True, gc=False, tag=True):
    """A drawing from the art folder, centred at (x, y)."""

    name: str
    """File name in the art folder without ".svg"."""
    x: float
    y: float
    size: float
    """Height; the width follows from the drawing."""
    tint: tuple[tuple[str, str], ...] = ()
    """What to put for placeholders in the drawing: (("seat", "#7a3b9a"),) for "$seat"."""


class Shape(Struct, frozen=True, gc=False, tag=True):
    """A plain rounded box with a fill, an outline or both. (x, y) is its top left corner."""

    x: float
    y: float
    width: float
    height: float
    fill: str = ""
    line: str = ""
    thick: float = 0
    radius: float = 0


class Label(Struct, frozen=True, gc=False, tag=True):
    """Words on the picture, in one line."""

    text: str
    x: float
    y: float
    size: float
    style: str = "plain"
    """"plain", "bold", "title", "heading"."""
    fill: str = "#2b2118"
    halo: str = ""
    """Outline colour, to be readable on any ground."""
    anchor: str = "mm"
    """l/m/r for left, middle, right; then m for the middle of the capitals or s for the
    baseline."""
    fit: float = 0
    """Greatest width: the text is made smaller, then cut with an ellipsis. 0: as it comes."""
    instead: str = ""
    """What to write when no font of ours has the letters of `text` (names may be anything)."""


Item = Sprite | Shape | Label


class Scene(Struct, frozen=True):
    """One picture."""

    art: str
    """Whose art folder: a game's key."""
    base: str
    """The drawing below everything, "" for none."""
    width: float
    height: float
    items: tuple[Item, ...] = ()
    ground: str = "#efe3c8"
    crop: tuple[float, float, float, float] | None = None
    """Show only this part: left, top, right, bottom."""
    pixels: int = 1200
    """The longer side of the finished picture."""
    alt: str = ""
    """The picture in words, at most 1,000 characters."""
