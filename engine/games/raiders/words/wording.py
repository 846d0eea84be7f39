"""Raiders of the North Sea in words: the functions of `engine.kit.showing.Wording`, from views
alone.

`position` is the board in words, for the alt text of its picture.
"""

from __future__ import annotations

from engine.kit.showing import Say

from .asking import picks, question, waiting
from .chronicle import event
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
    "result",
    "rules",
    "rules_now",
    "standings",
    "summary",
    "title",
    "waiting",
]


def title(say: Say) -> str:
    """The game's name."""
    return say("title")


def pitch(say: Say) -> str:
    """What one does in it, for how long."""
    return say("pitch")
