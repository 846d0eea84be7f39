"""Where things lie on a picture: boxes and rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

from engine.kit.scene import Shape

T = TypeVar("T")
Point = tuple[float, float]


class Box(Struct, frozen=True):
    """A part of a picture, by its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        """Where it ends to the right."""
        return self.x + self.width

    @property
    def foot(self) -> float:
        """Where it ends below."""
        return self.y + self.height

    def ground(
        self, fill: str = "", line: str = "", thick: float = 0, radius: float = 0
    ) -> Shape:  # fmt: skip
        """The box filled, outlined or both."""
        return Shape(self.x, self.y, self.width, self.height, fill, line, thick, radius)


def halves(things: Sequence[T], most: int, *, odd_below: bool = False) -> list[Sequence[T]]:
    """Things in one row, or in two where they are more than `most`; an odd one stands in the
    upper row or, if told so, below.

    >>> halves("abc", 3), halves("abc", 2), halves("abc", 2, odd_below=True)
    (['abc'], ['ab', 'c'], ['a', 'bc'])
    """
    cut = (len(things) + (not odd_below)) // 2
    return [things] if len(things) <= most else [things[:cut], things[cut:]]
