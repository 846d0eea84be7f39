"""Default answers for absent players."""

from __future__ import annotations

from engine.kit.contract import Picks, Question

from .ready import READY


def default_answer(question: Question) -> Picks:
    """The baker's larder; then nothing is brought, and nothing tasted."""
    return READY[0].picks if question.kind == "fill" else question.options[-1:]
