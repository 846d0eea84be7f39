"""Words on pictures and about them: names of seats, changes of numbers, alt texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kit.scene import Label
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, fitted, seats_listed

LONGEST: Final = 1000
"""Characters of a picture's alt text."""
INK: Final = "#2b2118"


def alt_text(text: str) -> str:
    """A text about a picture, which knows no markdown.

    >>> alt_text("**Ana** wins")
    'Ana wins'
    """
    return fitted(text.replace("```", "").replace("**", "").strip(), LONGEST)


def seat_name(
    names: Names,
    seat: int,
    x: float,
    y: float,
    size: float,
    fit: float,
    *,
    style: str = "bold",
    fill: str = INK,
    anchor: str = "lm",
) -> Label:
    """A seat's name; one that cannot be written leaves its letter."""
    return Label(names[seat], x, y, size, style, fill, "", anchor, fit, SEAT_LETTERS[seat])


def seat_names(
    seats: Sequence[int], say: Say, names: Names, x: float, y: float, size: float, fit: float,
    fill: str,
) -> Label:  # fmt: skip
    """The names of some seats as a list, (x, y) its middle."""
    letters = ", ".join(SEAT_LETTERS[seat] for seat in seats)
    text = seats_listed(seats, say, names)
    return Label(text, x, y, size, "title", fill, fit=fit, instead=letters)


def signed(change: int) -> str:
    """By how much a number changed; nothing where it did not.

    >>> signed(3), signed(-1), signed(0)
    ('+3', '−1', '')
    """
    return f"{change:+d}".replace("-", "−") if change else ""
