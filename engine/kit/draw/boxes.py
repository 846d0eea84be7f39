"""What the games' pictures share: boxes on them, and sentences broken into lines.

A label is one line; the painter knows the fonts, here a letter's usual width is enough.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

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


LETTER: Final = 0.47
"""Usual width of a letter, in sizes of the text."""


def lines(text: str, size: float, wide: float) -> list[str]:
    """The text in lines of about `wide` units, none much shorter than the others.

    >>> lines("one two three four", 10, 50)
    ['one two', 'three four']
    >>> lines("", 10, 50)
    []
    """
    most = max(1, int(wide / (size * LETTER)))
    fewest = broken(text, most)
    # As many lines, but more even: the least width that needs no more of them.
    for narrower in range(most // 2, most):
        found = broken(text, narrower)
        if len(found) <= len(fewest):
            return found
    return fewest


def broken(text: str, most: int) -> list[str]:
    """The words in lines of at most `most` letters; longer words stand alone."""
    found: list[str] = []
    for word in text.split():
        if found and len(found[-1]) + 1 + len(word) <= most:
            found[-1] = f"{found[-1]} {word}"
        else:
            found.append(word)
    return found
