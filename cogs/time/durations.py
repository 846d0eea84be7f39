"""Durations and paces in words."""

from __future__ import annotations

from cogs.frame.speech import listed
from db.base.rows import Pace
from engine.kit.showing import Say
from engine.table.record.pace import parts_of


def duration(seconds: int, say: Say) -> str:
    """ "1 day and 12 hours"."""
    return listed(say, [say(f"duration-{unit}", count=count) for unit, count in parts_of(seconds)])


def pace_name(pace: Pace, say: Say) -> str:
    """ "relaxed (up to 3 days a move)"."""
    if pace.patience is None:
        return say("pace-none")
    return say(f"pace-{pace.key}", time=duration(pace.patience, say))


def pace_text(pace: Pace, say: Say) -> str:
    """The pace, and what happens when a player's time is up."""
    if pace.patience is None:
        return pace_name(pace, say)
    return say("pace-then", pace=pace_name(pace, say), end=say(f"pace-end-{pace.at_end}"))


def vacation_text(pace: Pace, say: Say) -> str:
    """How much vacation each person has."""
    if not pace.allowance:
        return say("pace-vacation-none")
    return say("pace-vacation", time=duration(pace.allowance, say))
