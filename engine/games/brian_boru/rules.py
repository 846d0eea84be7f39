"""The rules of all steps, and the replies to their questions, by name."""

from __future__ import annotations

from . import icons, marriage, preparation, scoring, tricks, upkeep
from .agenda import Reply, Rule

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
