"""The places that a question offers: which are numbered, the numbers, what is shown around them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from engine.kit.contract import Question
from engine.kit.draw.labels import alt_text
from engine.kit.scene import MOST_ALT, Item, Label, Shape
from engine.kit.showing import Label as OptionLabel
from engine.kit.showing import Names, Say

PAPER: Final = "#fffdf5"
"""Below the number of an option."""
GRID: Final = 20.0

Asked = Callable[[Any, Question, Say, Names], str]
Named = Callable[[Any, Question, str, Say, Names], OptionLabel]


def offered(question: Question, only: tuple[str, ...] | None) -> list[tuple[int, str]]:
    """The options that are shown, each with its number among all."""
    numbered = enumerate(question.options, 1)
    return [(number, option) for number, option in numbered if only is None or option in only]


def told(
    asked: Asked, named: Named, view: Any, question: Question, say: Say, names: Names
) -> str:  # fmt: skip
    """The picture in words: the question and its options, as many as there is room for."""
    spoken, room = [], MOST_ALT
    for option in question.options:
        if room < 0:
            break
        spoken.append(named(view, question, option, say, names).text)
        room -= len(spoken[-1].replace("**", ""))
    head = asked(view, question, say, names)
    # What is foreseen has a heading, no sentence.
    stop = "" if head.endswith((".", "?", "!", ":")) else "."
    return alt_text(f"{head}{stop} {'; '.join(spoken)}")


def badge(
    number: int,
    x: float,
    y: float,
    size: float,
    ink: str,
    thick: float,
    *,
    letters: float = 0.76,
    fill: str = PAPER,
) -> Iterator[Item]:
    """The number of an option, (x, y) its middle; `letters` is their height in sizes."""
    # Two digits take more.
    wide = size if number < 10 else size * 1.3
    yield Shape(x - wide / 2, y - size / 2, wide, size, fill, ink, thick, size / 2)
    yield Label(str(number), x, y, size * letters, "bold")


def span(
    first: float, last: float, low: float, high: float, least: float
) -> tuple[float, float]:  # fmt: skip
    """A side of the window: from and to, at least `least` and within `low` .. `high`, on a coarse
    grid so that the ground need not be cut again for each.

    >>> span(86, 614, 0, 900, 400), span(-4, 64, 0, 900, 400), span(836, 904, 32, 868, 400)
    ((80.0, 620.0), (0.0, 400.0), (468.0, 868.0))
    >>> span(55, 145, 0, 1000, 90), span(945, 1045, 0, 1000, 100)
    ((40.0, 160.0), (900.0, 1000.0))
    """
    more = max(0.0, least - (last - first)) / 2
    first, last = (first - more) // GRID * GRID, -(-(last + more) // GRID) * GRID
    if first < low:
        first, last = low, max(last, low + least)
    if last > high:
        first, last = min(first, high - least), high
    return float(max(low, first)), float(min(high, last))
