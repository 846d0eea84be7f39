"""What a milestone's post tells, from the events since the last one: how the game begins, a turn
as it went, the end with its scoring. Totals and winners stand in the result below it."""

from __future__ import annotations

from collections.abc import Callable

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import capital, listed
from engine.kit.words.story import Events, in_one_line, of_kind, shortened_by, summed_up

from ..box import MAPS
from ..state import View
from .chronicle import deed, event
from .names import EMOJI, FIELD_EMOJI, amount, card_name, gathered, marked, points_list

_AT_THE_END = ("game-ends", "map-scored", "faction-scored", "game-over")

_UNTOLD = ("power-used", "supply-empty")
"""Public kinds that a summary leaves out: the lines beside them say it."""

MATTERS = (
    ("supply-empty", "game-ends"),
    ("card-stolen", "card-lost", "raided", "petrified", "turned-down", "poisoned"),
    ("follower-removed", "follower-moved", "followers-exchanged", "card-swapped"),
    ("card-played", "card-moved", "card-revealed", "moon"),
    ("points", "power-used", "power-copied"),
)
"""What somebody who was away is told first: see `Wording.matters`."""


def summary(events: Events, view: View, say: Say, names: Names) -> str:
    """At most 1,200 characters, in lines; long names are cut before anything else."""
    several = len(of_kind(events, "turn-over")) > 1
    trim = shortened_by("; ") if several else None
    return summed_up(lambda names: _told(events, view, say, names), names, trim)


def _told(events: Events, view: View, say: Say, names: Names) -> list[str]:
    if of_kind(events, "game-start"):
        return _beginning(events, view, say, names)
    public = [fact for fact in events if fact.seats is None and fact.kind not in _UNTOLD]
    turns: list[list[Event]] = [[]]
    for fact in public:
        turns[-1].append(fact)
        if fact.kind == "turn-over":
            turns.append([])
    if len(turns) < 3:
        return _turn(public, say, names) + _end(public, say, names)
    # The picture has the new cards.
    turns = [[fact for fact in turn if fact.kind != "display-filled"] for turn in turns]
    told = [_turn(turn, say, names, str) for turn in turns]
    lines = [in_one_line(turn, "; ") for turn in told if turn]
    return lines + _end(public, say, names)


# How it begins.


def _beginning(events: Events, view: View, say: Say, names: Names) -> list[str]:
    """Who begins, the factions with their values, the maps with their points, the first cards."""
    args = of_kind(events, "game-start")[0].args
    factions = [f"{EMOJI[key]} {card_name(key, say)}" for key in args["factions"]]
    lines = [say("sum-begins", who=names[args["first"]])]
    lines.append(say("sum-factions", factions=", ".join(factions)))
    if args["maps"]:
        maps = [
            say("sum-map", map=key, first=MAPS[key].first, second=MAPS[key].second)
            for key in args["maps"]
        ]
        lines.append(say("sum-maps", maps=", ".join(maps)))
    for fact in of_kind(events, "start-card"):
        start = marked(fact.args["card"], say)
        cards = listed(gathered(view.board.display, say, marked), say)
        lines.append(say("sum-first-cards", start=start, cards=cards))
    return lines


# A turn.


def _turn(
    events: Events, say: Say, names: Names, begun: Callable[[str], str] = capital
) -> list[str]:
    """A heading for the card that was played, then a line for each thing that came of it."""
    lines: list[str] = []
    acting = None
    for index, fact in enumerate(events):
        args = fact.args
        if fact.kind == "card-played" and args["why"] == "hand":
            acting = args["seat"]
            lines.append(_heading(fact, events[index:], say, names))
            continue
        if fact.kind in _AT_THE_END:
            continue
        if fact.kind == "turn-over":
            acting = None
            continue
        done = deed(fact, say, names)
        if done and args["seat"] == acting:
            lines.append(f"- {begun(done)}")
        else:
            told = event(fact, say, names)
            if told:
                lines.append(f"- {told}" if acting is not None else told)
    return lines


def _heading(fact: Event, after: Events, say: Say, names: Names) -> str:
    """ "Turn 12 · Ana: Elves on C4; 11 followers left" when it is over."""
    args = fact.args
    over = of_kind(after, "turn-over")
    if not over:
        return event(fact, say, names)
    return say(
        "sum-turn",
        turn=over[0].args["turn"],
        who=names[args["seat"]],
        card=marked(args["card"], say),
        space=args["space"],
        followers=amount("followers", _left(args["seat"], after), say),
    )


def _left(seat: int, after: Events) -> int:
    """The seat's followers in its supply at the end of the turn that begins here."""
    left = 0
    for fact in after:
        if fact.kind == "turn-over":
            break
        if "supply" in fact.args and fact.args.get("owner", fact.args["seat"]) == seat:
            left = fact.args["supply"]
    return left


# The end.


def _end(events: Events, say: Say, names: Names) -> list[str]:
    """Why the game ends, what each map and each faction brings, who wins."""
    lines = [f"🏁 {event(fact, say, names)}" for fact in of_kind(events, "game-ends")]
    for fact in of_kind(events, "map-scored"):
        scores = points_list(fact.args["points"], say, names)
        told = say("sum-map-scored", map=fact.args["map"], scores=scores)
        lines.append(f"{FIELD_EMOJI['castle']} {told}")
    none = []
    for fact in of_kind(events, "faction-scored"):
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
