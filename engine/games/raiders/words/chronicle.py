"""Events in words: a line of the chronicle each, and what a milestone's post tells of them.

`does-KIND` of the catalogue tells what one seat does or gets, without its name; `event-KIND` what
no seat does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words import (
    DOT,
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
from .names import ICONS

PLACES: Final = {
    "worker-placed": "building",
    "worker-taken": "building",
    "building-copied": "building",
    "hall-played": "card",
    "raid-begins": "settlement",
    "crew-died": "card",
}
"""Which argument names the building, card or settlement for what follows the event."""
_UNTOLD: Final = (
    *("end-near", "tiles-shown", "final-score", "game-over"),
    *("turn-over", "turn-begins", "game-start"),
)
"""Kinds that are no step of a turn: other parts of the summary tell them, or the result below it,
which has points and winners."""
_NEW_LINE: Final = (
    *("worker-placed", "worker-taken", "dice-rolled", "raid-scored", "plunder-taken"),
    *("valkyrie-claimed", "crew-died", "given-back"),
)
"""What begins a line of the story; the rest goes on in the same one."""
_HEADS: Final = ("worker-placed", "worker-taken", "crew-died")
"""What a colon follows: the rest of the line came of it."""

MATTERS: Final = (
    ("end-near",),
    ("taken", "lost", "workers-swapped", "hands-swapped", "crew-lost"),
    ("raid-scored", "offering-made", "valkyrie-claimed"),
    ("plunder-taken", "raid-begins", "crew-died", "hired", "hall-played"),
    ("worker-placed", "worker-taken"),
)
"""What somebody who was away is told first: see `Wording.matters`."""


def deed(event: Event, say: Say, names: Names, here: str = "") -> str:
    """What one seat does or gets by this event, without its name; empty for other events. `here`:
    the building, card or settlement that the line before named: it is not named again."""
    why = event.args.get("why")
    return tell("does", event, say, names, cause="" if why == here else why)


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle. Empty where another line tells it."""
    done = deed(event, say, names)
    if not done:
        return tell("event", event, say, names)
    if event.seats is not None:
        return capital(f"{done}.")
    return say("line", who=names[event.args["seat"]], what=done)


def summary(events: Events, view: View, say: Say, names: Names) -> str:
    """How the game begins, a turn as a story, what the end brings to light: at most 1,200
    characters, in lines; long names are cut before anything else."""
    several = len(of_kind(events, "turn-over")) > 1
    trim = shortened_by("; ") if several else None
    return summed_up(lambda names: _told(events, say, names, several=several), names, trim)


def _told(events: Events, say: Say, names: Names, *, several: bool) -> list[str]:
    """`several`: the post tells a turn of everybody, each in a line."""
    public = [fact for fact in events if fact.seats is None]
    lines = [tell("sum", fact, say, names) for fact in of_kind(public, "game-start")]
    for turn in by_turns(public)[:-1]:
        told = _turn(turn, say, names, str if several else capital)
        lines += [in_one_line(told, DOT)] if several else told
    ends = [f"⏳ {event(fact, say, names)}" for fact in of_kind(public, "end-near")]
    lines += [*ends, say("sum-last-turns")] if ends else []
    shown = of_kind(public, "tiles-shown")
    return lines + [f"{ICONS['offering']} {event(fact, say, names)}" for fact in shown]


def _turn(events: Events, say: Say, names: Names, begun: Callable[[str], str]) -> list[str]:
    """A heading ("Turn 12 · Ana", or with the settlement that was raided), then a line for each
    worker and each step of a raid."""
    over = events[-1]
    raid = {"settlement": "", "worker": ""}
    for fact in of_kind(events, "raid-begins"):
        raid = fact.args
    lines = [tell("sum", over, say, names, settlement=raid["settlement"], worker=raid["worker"])]
    here, joint = "", ""
    for fact in events:
        if fact.kind in _UNTOLD:
            continue
        here = str(fact.args[PLACES[fact.kind]]) if fact.kind in PLACES else here
        if fact.kind == "raid-begins":
            joint = ""
            continue
        done = deed(fact, say, names, here)
        own = bool(done) and fact.args["seat"] == over.args["seat"]
        if not own:
            told = event(fact, say, names)
            lines += [f"- {told.removesuffix('.')}"] if told else []
            joint = ""
        elif joint and fact.kind not in _NEW_LINE and fact.args.get("why") != "limit":
            lines[-1] = f"{lines[-1]}{joint}{done}"
            joint = "; "
        else:
            lines.append(f"- {begun(done)}")
            joint = ": " if fact.kind in _HEADS else "; "
    return lines
