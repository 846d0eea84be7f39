"""What a milestone's post tells, from the events since the last one: how the game begins, a turn
as a story, what the end brings to light. Points and winners stand in the result below it."""

from __future__ import annotations

from collections.abc import Callable

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import DOT, capital
from engine.kit.words.story import Events, in_one_line, of_kind, shortened_by, summed_up

from ..state import View
from .chronicle import deed, event, place_of, rolls
from .names import ICONS, marked_settlement, tile_text

_AT_THE_END = ("end-near", "tiles-shown", "final-score", "game-over")
_UNTOLD = (*_AT_THE_END, "turn-over", "turn-begins", "game-start")
"""Kinds that are no step of a turn: other parts of the summary tell them."""
_NEW_LINE = (
    "worker-placed",
    "worker-taken",
    "dice-rolled",
    "raid-scored",
    "plunder-taken",
    "valkyrie-claimed",
    "crew-died",
    "given-back",
)
"""What begins a line of the story; the rest goes on in the same one."""
_HEADS = ("worker-placed", "worker-taken", "crew-died")
"""What a colon follows: the rest of the line came of it."""

MATTERS = (
    ("end-near",),
    ("taken", "lost", "workers-swapped", "hands-swapped", "crew-lost"),
    ("raid-scored", "offering-made", "valkyrie-claimed"),
    ("plunder-taken", "raid-begins", "crew-died", "hired", "hall-played"),
    ("worker-placed", "worker-taken"),
)
"""What somebody who was away is told first: see `Wording.matters`."""


def summary(events: Events, view: View, say: Say, names: Names) -> str:
    """At most 1,200 characters, in lines; long names are cut before anything else."""
    several = len(of_kind(events, "turn-over")) > 1
    trim = shortened_by("; ") if several else None
    return summed_up(lambda names: _told(events, say, names, several=several), names, trim)


def _told(events: Events, say: Say, names: Names, *, several: bool) -> list[str]:
    """`several`: the post tells a turn of everybody, each in a line."""
    public = [fact for fact in events if fact.seats is None]
    lines, turn = _beginning(public, say, names), list[Event]()
    for fact in public:
        turn.append(fact)
        if fact.kind == "turn-over":
            told = _turn(turn, say, names, str if several else capital)
            lines += [in_one_line(told, DOT)] if several else told
            turn = []
    return lines + _end(public, say, names)


def _beginning(events: Events, say: Say, names: Names) -> list[str]:
    """Who begins, and what the chieftain would like to be offered."""
    lines = []
    for fact in of_kind(events, "game-start"):
        args = fact.args
        lines.append(say("sum-begins", who=names[args["first"]], rolls=rolls(args, say, names)))
        tiles = [tile_text(tile, say) for tile in args["tiles"]]
        lines.append(say("sum-tiles", sign=ICONS["offering"], tiles=DOT.join(tiles)))
    return lines


def _turn(
    events: Events, say: Say, names: Names, begun: Callable[[str], str] = capital
) -> list[str]:
    """A heading, then a line for each worker and each step of a raid."""
    over = of_kind(events, "turn-over")
    if not over:
        return []
    acting = over[-1].args["seat"]
    lines = [_heading(events, over[-1], say, names)]
    here, joint = "", ""
    for fact in events:
        if fact.kind in _UNTOLD:
            continue
        here = place_of(fact) or here
        if fact.kind == "raid-begins":
            joint = ""
            continue
        done = deed(fact, say, names, here)
        own = bool(done) and fact.args["seat"] == acting
        if not own:
            told = event(fact, say, names)
            lines += [f"- {told.removesuffix('.')}"] if told else []
            joint = ""
        elif joint and not _begins_line(fact):
            lines[-1] = f"{lines[-1]}{joint}{done}"
            joint = "; "
        else:
            lines.append(f"- {begun(done)}")
            joint = ": " if fact.kind in _HEADS else "; "
    return lines


def _begins_line(fact: Event) -> bool:
    """Whether a line of the story begins with this."""
    return fact.kind in _NEW_LINE or (fact.kind, fact.args.get("why")) == ("discarded", "limit")


def _heading(events: Events, over: Event, say: Say, names: Names) -> str:
    """ "Turn 12 · Ana", or with the settlement that was raided."""
    named = {"turn": over.args["turn"], "who": names[over.args["seat"]]}
    for fact in of_kind(events, "raid-begins"):
        place = marked_settlement(fact.args["settlement"], say)
        worker = say("worker", colour=fact.args["worker"])
        return say("sum-raid", place=place, worker=worker, **named)
    return say("sum-turn", **named)


def _end(events: Events, say: Say, names: Names) -> list[str]:
    """Why the game ends, what each seat shows."""
    told = {kind: of_kind(events, kind) for kind in _AT_THE_END}
    lines = [f"⏳ {event(fact, say, names)}" for fact in told["end-near"]]
    if told["end-near"]:
        lines.append(say("sum-last-turns"))
    lines += [f"{ICONS['offering']} {event(fact, say, names)}" for fact in told["tiles-shown"]]
    return lines
