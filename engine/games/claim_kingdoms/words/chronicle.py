"""Events in words: a line of the chronicle each, and what a milestone's post tells of them: how the
game begins, a turn as it went, the end with its scoring. The result below it has the totals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words import (
    Events,
    by_turns,
    capital,
    in_one_line,
    of_kind,
    shortened_by,
    summed_up,
    tell,
)

from ..state import View

_AT_THE_END: Final = ("game-ends", "map-scored", "faction-scored", "game-over", "turn-over")
"""Kinds that are no step of a turn."""
_UNTOLD: Final = ("power-used", "supply-empty")
"""Public kinds that a summary leaves out: the lines beside them say it."""

MATTERS: Final = (
    ("supply-empty", "game-ends"),
    ("card-stolen", "card-lost", "raided", "petrified", "turned-down", "poisoned"),
    ("follower-removed", "follower-moved", "followers-exchanged", "card-swapped"),
    ("card-played", "card-moved", "card-revealed", "moon"),
    ("points", "power-used", "power-copied"),
)
"""What somebody who was away is told first: see `Wording.matters`."""


def deed(event: Event, say: Say, names: Names) -> str:
    """What one seat does or gets by this event, without its name; empty for other events."""
    own = event.args.get("owner") == event.args.get("seat")
    return tell("does", event, say, names, own=own)


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle. Empty where another line tells it."""
    done = deed(event, say, names)
    if not done:
        return tell("event", event, say, names)
    if event.seats is not None and event.kind != "card-lost":
        return capital(f"{done}.")
    return say("line", who=names[event.args["seat"]], what=done)


def summary(events: Events, view: View, say: Say, names: Names) -> str:
    """At most 1,200 characters, in lines; long names are cut before anything else."""
    several = len(of_kind(events, "turn-over")) > 1
    trim = shortened_by("; ") if several else None
    return summed_up(lambda names: _told(events, view, say, names), names, trim)


def _told(events: Events, view: View, say: Say, names: Names) -> list[str]:
    begins = of_kind(events, "game-start")
    if begins:
        lines = [tell("sum", begins[0], say, names)]
        lines += [say("sum-maps", begins[0].args)] if begins[0].args["maps"] else []
        display = view.board.display
        starts = of_kind(events, "start-card")
        return lines + [tell("sum", fact, say, names, display=display) for fact in starts]
    public = [fact for fact in events if fact.seats is None and fact.kind not in _UNTOLD]
    turns = by_turns(public)
    if len(turns) < 3:
        return _turn(public, say, names, capital) + _end(public, say, names)
    # The picture has the new cards.
    turns = [[fact for fact in turn if fact.kind != "display-filled"] for turn in turns]
    told = [_turn(turn, say, names, str) for turn in turns]
    return [in_one_line(turn, "; ") for turn in told if turn] + _end(public, say, names)


def _turn(events: Events, say: Say, names: Names, begun: Callable[[str], str]) -> list[str]:
    """A heading for the card that was played, then a line for each thing that came of it."""
    lines: list[str] = []
    acting = None
    for index, fact in enumerate(events):
        if fact.kind == "card-played" and fact.args["why"] == "hand":
            acting = fact.args["seat"]
            lines.append(_heading(fact, events[index:], say, names))
        elif fact.kind in _AT_THE_END:
            acting = None if fact.kind == "turn-over" else acting
        elif (done := deed(fact, say, names)) and fact.args["seat"] == acting:
            lines.append(f"- {begun(done)}")
        elif told := event(fact, say, names):
            lines.append(f"- {told}" if acting is not None else told)
    return lines


def _heading(played: Event, after: Events, say: Say, names: Names) -> str:
    """ "Turn 12 · Ana: Elves on C4; 11 followers left" when it is over."""
    seat, left = played.args["seat"], 0
    for fact in after:
        if fact.kind == "turn-over":
            turn = fact.args["turn"]
            return tell("sum", played, say, names, turn=turn, followers=left)
        if "supply" in fact.args and fact.args.get("owner", fact.args["seat"]) == seat:
            left = fact.args["supply"]
    return event(played, say, names)


def _end(events: Events, say: Say, names: Names) -> list[str]:
    """Why the game ends, what each map and each faction brings."""
    lines = [f"🏁 {event(fact, say, names)}" for fact in of_kind(events, "game-ends")]
    lines += [tell("sum", fact, say, names) for fact in of_kind(events, "map-scored")]
    factions = of_kind(events, "faction-scored")
    lines += [tell("sum", fact, say, names) for fact in factions if any(fact.args["points"])]
    none = [fact.args["faction"] for fact in factions if not any(fact.args["points"])]
    return lines + ([say("sum-unscored", cards=none)] if none else [])
