"""The rules of all steps, and the replies to their questions, by name."""

from __future__ import annotations

from engine.contract import Chance, Event

from . import (
    actions,
    attack,
    battle,
    garrisons,
    joust,
    kingship,
    losses,
    politics,
    preparation,
    ransom,
    seizure,
    turns,
    vikings,
)
from .agenda import Reply, Rule
from .state import State

RULES: dict[str, Rule] = {
    **preparation.RULES,
    **turns.RULES,
    **actions.RULES,
    **garrisons.RULES,
    **politics.RULES,
    **kingship.RULES,
    **attack.RULES,
    **battle.RULES,
    **ransom.RULES,
    **losses.RULES,
    **seizure.RULES,
    **joust.RULES,
    **vikings.RULES,
}
REPLIES: dict[str, Reply] = {
    **preparation.REPLIES,
    **turns.REPLIES,
    **actions.REPLIES,
    **garrisons.REPLIES,
    **politics.REPLIES,
    **kingship.REPLIES,
    **attack.REPLIES,
    **battle.REPLIES,
    **ransom.REPLIES,
    **losses.REPLIES,
    **seizure.REPLIES,
    **joust.REPLIES,
    **vikings.REPLIES,
}


def run(state: State, events: list[Event], chance: Chance) -> None:
    """Do what is on the agenda until somebody is asked, or nothing is left."""
    agenda = state.board.agenda
    while agenda and not state.questions:
        step = agenda.pop()
        RULES[step.do](state, step, events, chance)
