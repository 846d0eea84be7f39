"""How much of a phone's screen a prompt takes, about: what is only of interest gets the room that
is left when the picture, the question and the controls have theirs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from engine.kit.scene import Canvas, size_of

HIGH: Final = 620
"""Points from the first line to the last control, of a screen of 844, and some to spare."""
WIDE: Final = 330
"""Points across a message."""
LINE: Final = 22
LETTERS: Final = 37
"""Letters in a line."""
FAR: Final = 100
"""So many points beyond the screen one has to scroll for certain."""
SMALL_LINE: Final = 19
SMALL_LETTERS: Final = 45
"""The same of small print."""
FRESH: Final = 24
"""And in a line of what is news: most lines end early, and names are bold."""
HEADING: Final = 31
"""Letters in a line of the question, and how much higher it is with its margins."""
MARGINS: Final = 24
ROW: Final = 48
_SIGNS: Final = re.compile(r"\*\*|<(#|@|t:)\d+(:R)?>|\\")


def letters_left(lines: Iterable[str], picture: Canvas | None, rows: int) -> int:
    """How many letters fit besides these lines, a picture and rows of controls."""
    return max(0, _left(lines, picture, rows) // LINE * FRESH)


def fits(lines: Iterable[str], picture: Canvas | None, rows: int, *, beyond: int = 0) -> bool:
    """Whether all of it can be seen without scrolling, except for this many points."""
    return _left(lines, picture, rows) >= -beyond


def _left(lines: Iterable[str], picture: Canvas | None, rows: int) -> int:
    taken = sum(_height(line) for text in lines for line in text.splitlines())
    if picture is not None:
        width, height = size_of(picture)
        taken += round(WIDE * height / width)
    return HIGH - MARGINS - taken - ROW * rows


def _height(line: str) -> int:
    text = _SIGNS.sub("", line)
    if line.startswith("-# "):
        return SMALL_LINE * -(-(len(text) - 3) // SMALL_LETTERS)
    if line.startswith("### "):
        return MARGINS // 2 + LINE * -(-len(text) // HEADING)
    return LINE * -(-len(text) // LETTERS)
