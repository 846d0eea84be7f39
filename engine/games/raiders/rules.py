"""The rules of all steps, and the replies to their questions, by name."""

from __future__ import annotations

from engine.contract import Chance, Event

from . import hall, hiring, opponents, preparation, raids, scoring, turns, village
from .agenda import Reply, Rule
from .state import State

RULES: dict[str, Rule] = {
    **preparation.RULES,
    **turns.RULES,
    **village.RULES,
    **hiring.RULES,
    **hall.RULES,
    **opponents.RULES,
    **raids.RULES,
    **scoring.RULES,
}
REPLIES: dict[str, Reply] = {
    **preparation.REPLIES,
    **turns.REPLIES,
    **village.REPLIES,
    **hiring.REPLIES,
    **hall.REPLIES,
    **opponents.REPLIES,
    **raids.REPLIES,
}


def run(state: State, events: list[Event], chance: Chance) -> None:
    """Do what is on the agenda until somebody is asked, or nothing is left."""
    agenda = state.board.agenda
    while agenda and not state.questions:
        step = agenda.pop()
        RULES[step.do](state, step, events, chance)
