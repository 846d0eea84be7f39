"""What a milestone's post tells, from the events since the last one: how the game begins, a turn
as it went, the end with its scoring. Totals and winners stand in the result below it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import capital, fitted, listed, shortened

from ..box import MAPS
from ..state import View
from .chronicle import deed, event
from .names import EMOJI, FIELD_EMOJI, amount, card_name, marked, points_list

MOST = 1200

Events = Sequence[Event]

_AT_THE_END = ("game-ends", "map-scored", "faction-scored", "game-over")

_SHORTER = (18, 12, 8)
"""To how many letters names are cut, one after the other, while the text is too long."""
_UNTOLD = ("power-used", "supply-empty")
"""Public kinds that a summary leaves out: the lines beside them say it."""


def summary(events: Events, view: View, say: Say, names: Names) -> str:
    """At most 1,200 characters, in lines; long names are cut before anything else."""
    lines = _told(events, view, say, names)
    for most in _SHORTER:
        if len("\n".join(lines)) <= MOST:
            break
        lines = _told(events, view, say, shortened(names, most))
    return _trimmed(lines)


def _trimmed(lines: list[str]) -> str:
    """What a turn did step by step gives way before the headings and the end do."""
    kept = list(lines)
    while len("\n".join(kept)) > MOST:
        steps = [n for n, line in enumerate(kept) if line.startswith("- ")]
        if not steps:
            return fitted("\n".join(kept), MOST)
        at = steps[-1]
        if kept[at] == "- …":
            del kept[steps[-2] if len(steps) > 1 else at]
        else:
            kept[at] = "- …"
    return "\n".join(kept)


def _told(events: Events, view: View, say: Say, names: Names) -> list[str]:
    if _of_kind(events, "game-start"):
        return _beginning(events, view, say, names)
    public = [fact for fact in events if fact.seats is None and fact.kind not in _UNTOLD]
    return _turns(public, say, names) + _end(public, say, names)


def _of_kind(events: Events, *kinds: str) -> list[Event]:
    return [event for event in events if event.kind in kinds]


# How it begins.


def _beginning(events: Events, view: View, say: Say, names: Names) -> list[str]:
    """Who begins, the factions with their values, the maps with their points, the first cards."""
    args = _of_kind(events, "game-start")[0].args
    factions = [f"{EMOJI[key]} {card_name(key, say)}" for key in args["factions"]]
    lines = [say("sum-begins", who=names[args["first"]])]
    lines.append(say("sum-factions", factions=", ".join(factions)))
    if args["maps"]:
        maps = [
            say("sum-map", map=key, first=MAPS[key].first, second=MAPS[key].second)
            for key in args["maps"]
        ]
        lines.append(say("sum-maps", maps=", ".join(maps)))
    for fact in _of_kind(events, "start-card"):
        start = marked(fact.args["card"], say)
        cards = listed([marked(card, say) for card in view.board.display], say)
        lines.append(say("sum-first-cards", start=start, cards=cards))
    return lines


# A turn.


def _turns(events: Events, say: Say, names: Names) -> list[str]:
    """A heading for the card that was played, then a line for each thing that came of it."""
    lines: list[str] = []
    acting = None
    for index, fact in enumerate(events):
        args = fact.args
        if fact.kind == "card-played" and args["why"] == "hand":
            acting = args["seat"]
            lines.append(_heading(fact, _of_kind(events[index:], "turn-over"), say, names))
            continue
        if fact.kind in _AT_THE_END:
            continue
        if fact.kind == "turn-over":
            acting = None
            continue
        done = deed(fact, say, names)
        if done and args["seat"] == acting:
            lines.append(f"- {capital(done)}")
        else:
            told = event(fact, say, names)
            if told:
                lines.append(f"- {told}" if acting is not None else told)
    return lines


def _heading(fact: Event, over: list[Event], say: Say, names: Names) -> str:
    """ "Turn 12 · Ana: Elves on C4; 11 followers left"."""
    args = fact.args
    if not over:
        return event(fact, say, names)
    return say(
        "sum-turn",
        turn=over[0].args["turn"],
        who=names[args["seat"]],
        card=marked(args["card"], say),
        space=args["space"],
        followers=amount("followers", args["supply"], say),
    )


# The end.


def _end(events: Events, say: Say, names: Names) -> list[str]:
    """Why the game ends, what each map and each faction brings, who wins."""
    lines = [f"🏁 {event(fact, say, names)}" for fact in _of_kind(events, "game-ends")]
    for fact in _of_kind(events, "map-scored"):
        scores = points_list(fact.args["points"], say, names)
        told = say("sum-map-scored", map=fact.args["map"], scores=scores)
        lines.append(f"{FIELD_EMOJI['castle']} {told}")
    none = []
    for fact in _of_kind(events, "faction-scored"):
        faction, points = fact.args["faction"], fact.args["points"]
        name = marked(faction, say)
        if any(points):
            scores = points_list(points, say, names)
            lines.append(say("sum-faction-scored", card=name, scores=scores))
        else:
            none.append(name)
    if none:
        lines.append(say("sum-unscored", cards=", ".join(none)))
    return lines
