"""The rules of all steps, and the replies to their questions, by name."""

from __future__ import annotations

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
