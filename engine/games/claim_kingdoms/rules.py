"""The rules of all steps, and the replies to their questions, by name."""

from __future__ import annotations

from . import fields, powers, preparation, scoring, turns
from .agenda import Reply, Rule

RULES: dict[str, Rule] = {
    **preparation.RULES,
    **turns.RULES,
    **fields.RULES,
    **powers.RULES,
    **scoring.RULES,
}
REPLIES: dict[str, Reply] = {
    **preparation.REPLIES,
    **turns.REPLIES,
    **fields.REPLIES,
    **powers.REPLIES,
}
