"""The rules of all steps, and the replies to their questions, by name."""

from __future__ import annotations

from . import hall, hiring, opponents, preparation, raids, scoring, turns, village
from .agenda import Reply, Rule

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
