"""Questions, options and answers in words."""

from __future__ import annotations

from engine.kit.contract import Picks, Question
from engine.kit.showing import Label, Names, Say

from ..box import kind_of
from ..state import View
from .names import counted


def question(view: View, question: Question, say: Say, names: Names) -> str:
    """What is asked; of a question that is only foreseen, a heading."""
    if not question.number:
        return say(f"next-{question.kind}")
    thing = say(view.board.thing) if view.board.thing else ""
    return say(f"ask-{question.kind}", thing=thing)


def option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """A thing by its name, a yes or a no."""
    return Label(say(kind_of(option)))


def picks(view: View, question: Question, picks: Picks, say: Say, names: Names) -> str:
    """An answer repeated in words."""
    return counted(picks, say) if question.kind == "fill" else f"**{say(picks[0])}**"
