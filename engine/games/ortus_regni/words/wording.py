"""Ortus Regni in words: the functions of `engine.kit.showing.Wording`, from views alone.

`position` is the board in words, for the alt text of its picture; `ready`, `written` and `read`
are those of `engine.kit.showing.WordsAnswers`: decks.
"""

from __future__ import annotations

from engine.kit.showing import Say

from .asking import picks, question, waiting
from .chronicle import event
from .deckwords import read, ready, written
from .options import option
from .pages import rules, rules_now
from .position import hand, phase, position, result, standings
from .story import summary

__all__ = [
    "event",
    "hand",
    "option",
    "phase",
    "picks",
    "pitch",
    "position",
    "question",
    "read",
    "ready",
    "result",
    "rules",
    "rules_now",
    "standings",
    "summary",
    "title",
    "waiting",
    "written",
]


def title(say: Say) -> str:
    """The game's name."""
    return say("title")


def pitch(say: Say) -> str:
    """What one does in it, for how long."""
    return say("pitch")
