"""A picture as data: a base board, then placed sprites, shapes and labels.

All lengths are in board units of the scene (its `width` × `height`); the painter scales them.
Colours are "#rrggbb" or "#rrggbbaa". What is listed later is on top.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct, structs

MOST_ALT: Final = 1000
"""Characters of a picture in words."""


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


class Scene(Struct, frozen=True, tag=True):
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


class Stack(Struct, frozen=True, tag=True):
    """Scenes below one another in one picture, each as wide as the whole: what belongs together
    (the places and the hand, the board and the trick) comes as one, because Discord crops the
    pictures of a message that has several."""

    parts: tuple[Scene, ...]
    alt: str = ""
    """The whole picture in words, at most 1,000 characters."""
    pixels: int = 990
    """Its width. A phone shows 330 points of it, so that words of 28 pixels stay readable."""


Canvas = Scene | Stack
"""What becomes one picture."""


def stacked(*parts: Scene | None) -> Canvas | None:
    """All that is there, in one picture; its words are theirs, one after the other."""
    there = tuple(part for part in parts if part is not None)
    if len(there) < 2:
        return there[0] if there else None
    words = "\n".join(part.alt for part in there if part.alt)
    return Stack(there, words if len(words) <= MOST_ALT else f"{words[: MOST_ALT - 1]}…")


def parts_of(canvas: Canvas) -> tuple[Scene, ...]:
    """The scenes of a picture, each with the pixels that it has there."""
    if isinstance(canvas, Scene):
        return (canvas,)
    found = []
    for part in canvas.parts:
        left, top, right, bottom = extent(part)
        longer = max(right - left, bottom - top)
        found.append(structs.replace(part, pixels=round(longer * canvas.pixels / (right - left))))
    return tuple(found)


def size_of(canvas: Canvas) -> tuple[int, int]:
    """Width and height of the finished picture, in pixels."""
    wide, high = 0, 0
    for part in parts_of(canvas):
        left, top, right, bottom = extent(part)
        scale = scale_of(part)
        wide, high = max(wide, round((right - left) * scale)), high + round((bottom - top) * scale)
    return wide, high


def extent(scene: Scene) -> tuple[float, float, float, float]:
    """What is shown of a scene: left, top, right, bottom."""
    return scene.crop or (0.0, 0.0, scene.width, scene.height)


def scale_of(scene: Scene) -> float:
    """Pixels for a unit."""
    left, top, right, bottom = extent(scene)
    return scene.pixels / max(right - left, bottom - top)
