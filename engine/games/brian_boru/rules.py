"""The rules of all steps, and the replies to all questions, by name."""

from __future__ import annotations

from engine.contract import Chance, Event

from . import icons, marriage, preparation, scoring, tricks, upkeep
from .agenda import Reply, Rule
from .state import State

RULES: dict[str, Rule] = {
    **preparation.RULES,
    **tricks.RULES,
    **icons.RULES,
    **marriage.RULES,
    **upkeep.RULES,
    **scoring.RULES,
}
REPLIES: dict[str, Reply] = {
    **preparation.REPLIES,
    **tricks.REPLIES,
    **icons.REPLIES,
    **marriage.REPLIES,
    **upkeep.REPLIES,
}


def run(state: State, events: list[Event], chance: Chance) -> None:
    """Do what is on the agenda until somebody is asked, or nothing is left."""
    agenda = state.board.agenda
    while agenda and not state.questions:
        step = agenda.pop()
        RULES[step.do](state, step, events, chance)
