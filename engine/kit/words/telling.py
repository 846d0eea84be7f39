"""What happened, in words, where each kind of event has a text of its own.

The game's catalogue holds an `event-…` for each kind that is told. Its arguments are those of the
event: seats by their names, everything else as `thing` says.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from engine.kit.contract import MILESTONES, Event
from engine.kit.showing import Names, Say

MOST_SUMMARY: Final = 1200

Thing = Callable[[Any, Say], Any]
"""How an argument of an event reads: a card's key as the card's name, a number as it is."""
EventText = Callable[[Event, Say, Names], str]


def event_by_kind(
    thing: Thing, untold: Collection[str] = MILESTONES, seats: Collection[str] = ("seat",)
) -> EventText:
    """`Wording.event` of such a game; `untold` are kinds that have no line, `seats` the arguments
    that are seats."""

    def event(event: Event, say: Say, names: Names) -> str:
        if event.kind in untold:
            return ""
        args = {
            name: names[value] if name in seats else thing(value, say)
            for name, value in event.args.items()
        }
        return say(f"event-{event.kind}", **args)

    return event


def summary_of(event: EventText) -> Callable[[Sequence[Event], Any, Say, Names], str]:
    """`Wording.summary` that tells the events line by line; where they are too many, the last."""

    def summary(events: Sequence[Event], view: Any, say: Say, names: Names) -> str:
        lines = [line for line in (event(each, say, names) for each in events) if line]
        while len("\n".join(lines)) > MOST_SUMMARY:
            del lines[0]
        return "\n".join(lines)

    return summary
