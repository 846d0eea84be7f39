"""The pictures of what is looked up: one drawing, large."""

from __future__ import annotations

from typing import Final

from engine.kit.draw.boxes import Box
from engine.kit.scene import Scene, Shape, Sprite

PAGE: Final = Box(0, 0, 990, 420)
"""As large as a cover."""


def large(
    art: str,
    drawing: str,
    alt: str,
    *,
    ground: str,
    leaf: str,
    line: str,
    tint: tuple[tuple[str, str], ...] = (),
) -> Scene:
    """A drawing of the game with this key, alone on a leaf."""
    x, y = PAGE.middle
    side = PAGE.height - 60
    items = (
        Shape(x - side / 2, y - side / 2, side, side, leaf, line, 4, 24),
        Sprite(drawing, x, y, side - 80, tint),
    )
    return Scene(art, "", PAGE.width, PAGE.height, items, ground=ground, pixels=990, alt=alt)
