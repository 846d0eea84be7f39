"""Words on pictures and about them: changes of numbers, options and their numbers, alt texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.kit.contract import Question
from engine.kit.scene import MOST_ALT
from engine.kit.showing import Label, Names, Only, Say
from engine.kit.words import fitted

PAPER: Final = "#fffdf5"
"""Below the name or number of an option."""

Asked = Callable[[Any, Question, Say, Names], str]
Named = Callable[[Any, Question, str, Say, Names], Label]


def alt_text(text: str) -> str:
    """A text about a picture, which knows no markdown.

    >>> alt_text("**Ana** wins")
    'Ana wins'
    """
    return fitted(text.replace("```", "").replace("**", "").strip(), MOST_ALT)


def signed(change: int) -> str:
    """By how much a number changed; nothing where it did not.

    >>> signed(3), signed(-1), signed(0)
    ('+3', '−1', '')
    """
    return f"{change:+d}".replace("-", "−") if change else ""


def offered(question: Question, only: Only) -> list[tuple[int, str]]:
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
