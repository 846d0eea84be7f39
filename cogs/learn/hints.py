"""A hint in words: what a computer player would do, and what it looked at."""

from __future__ import annotations

from cogs.frame.localized import Localized, picks_text
from engine.minds.thought import Candidate, Thought
from engine.table.service import OpenQuestion

CLOSE = 0.02
"""Answers whose worth differs by less are as good as one another."""
CLEAR = 0.1
STEADIER = 0.8
"""The better answer varies so much less from game to game that it is safer."""
MOST_FEARED = 0.15
"""With so small a chance to win, one is behind whatever one does."""


def hint_text(local: Localized, asked: OpenQuestion, thought: Thought) -> str:
    """What it would do, how much better that is than the next best, what it fears, and how it
    knows."""
    say, question = local.say, asked.question
    lines = [say("hint-answer", picks=picks_text(local, question, thought.picks))]
    best, *others = thought.candidates or (None,)
    if best is None:
        return "\n".join([*lines, say("hint-only")])
    lines += _promise(local, best)
    if others:
        other = others[0]
        told = picks_text(local, question, other.picks)
        lines.append(say(_compared(best, other), picks=told))
        if other.spread and best.spread < STEADIER * other.spread:
            lines.append(say("hint-safer"))
    if best.wins is not None and best.wins < MOST_FEARED:
        lines.append(say("hint-behind"))
    lines.append(say("hint-how", count=sum(one.games for one in thought.candidates)))
    return "\n".join(lines)


def _promise(local: Localized, best: Candidate) -> list[str]:
    """How the imagined games went after it."""
    say = local.say
    found = []
    if best.wins is not None:
        found.append(say("hint-wins", percent=round(100 * best.wins)))
    if best.points is not None:
        found.append(say("hint-points", points=round(best.points)))
    return found


def _compared(best: Candidate, other: Candidate) -> str:
    """How much better it is than the next one, as the key of a sentence."""
    apart = best.worth - other.worth
    if apart < CLOSE:
        return "hint-close"
    return "hint-clear" if apart > CLEAR else "hint-better"
