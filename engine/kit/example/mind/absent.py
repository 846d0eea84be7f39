"""Answers that nobody has to think of: ready larders, and the modest answer of the absent."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Picks, Question, Ready

from ..box import things

READY: Final = (
    Ready("baker", things(bread=6, honey=6)),
    Ready("fisher", things(fish=6, bread=3, apple=3)),
)


def ready(question: Question) -> tuple[Ready, ...]:
    """The ready larders; nothing for other questions."""
    return READY if question.kind == "fill" else ()


def modest(question: Question) -> Picks:
    """The baker's larder; then nothing is brought, and nothing tasted."""
    return READY[0].picks if question.kind == "fill" else question.options[-1:]
