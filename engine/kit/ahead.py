"""Which questions may come: the rules themselves are asked, in a position that may come."""

from __future__ import annotations

from typing import Any

from engine.kit.chance import Chance
from engine.kit.contract import Question
from engine.kit.hidden import copy_of
from engine.kit.steps import Play, Rulebook, Step


def would_ask(rules: Rulebook, state: Any, step: Step, **board: Any) -> Question | None:
    """What this step would ask first in the position, which stays as it is, were the board's fields
    like this; None: nothing. A view's `known` will do, as long as the step needs nothing that is
    blank. The question's number is 0."""
    twin = copy_of(state)
    twin.questions, twin.board.agenda = [], []
    for name, value in board.items():
        setattr(twin.board, name, value)
    rules.rules[step.do](Play(twin, twin.board, twin.board.agenda, [], Chance(b"ahead", 0)), step)
    return next((_unnumbered(question) for question in twin.questions), None)


def _unnumbered(question: Question) -> Question:
    return Question(0, *[getattr(question, name) for name in Question.__struct_fields__[1:]])
