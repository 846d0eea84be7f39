"""Events in words, as tables: which text tells a kind of event, and how its arguments read.

    TEXTS = {
        "town-chosen": "event-town-chosen",
        "princess": "event-princess-{way}",
        "card-played": either("leads", "event-card-leads", "event-card-played"),
        "supply": Text("event-supply", cards=as_is("cards")),
    }
    READS = {"town": by_name(town_name), "points": counted("points")}

    event = Chronicle(TEXTS, READS)

A text gets all arguments of its event under their own names, and the name of the event's seat as
`who`. Lists that nothing puts into words are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import seats_listed

Args = Mapping[str, Any]
Reading = Callable[[Any, Say, Names], Any]
"""How a value reads in words."""
Reads = Mapping[str, Reading]
"""By the name of an argument, how its values read wherever one is told; what is not named there
stands as it is."""
Own = Callable[[Args, Say, Names], Any]
"""What one text says for itself, from all arguments of the event."""
Key = str | Callable[[Args], str]
"""The key of a text, with arguments in it ("princess-{way}"), or what chooses it; an empty one:
nothing is told."""


class Text:
    """The text that tells a kind of event, where it has arguments of its own or more than one
    form. `own`: what takes the place of the event's arguments, and what comes on top."""

    def __init__(self, key: Key, **own: Own) -> None:
        self.key = key
        self.own = own

    def key_for(self, args: Args) -> str:
        """The key of the text that tells these arguments."""
        key = self.key if isinstance(self.key, str) else self.key(args)
        return key.format_map(args)


Texts = Mapping[str, str | Text | Own]
"""By kind of event, what tells it: the key of a text, a text in several forms, or a function that
tells the event all by itself."""


class Chronicle:
    """The texts of some kinds of events. Of other kinds nothing is told."""

    def __init__(self, texts: Texts, reads: Reads) -> None:
        self.texts = {
            kind: Text(text) if isinstance(text, str) else text for kind, text in texts.items()
        }
        self.reads = {"seat": seat, **reads}

    def __call__(self, event: Event, say: Say, names: Names, **more: Any) -> str:
        """The event in words, empty where nothing is told. `more`: arguments besides those of
        the event."""
        text = self.texts.get(event.kind)
        if text is None:
            return ""
        args = event.args | more
        if not isinstance(text, Text):
            return str(text(args, say, names))
        key = text.key_for(args)
        return say(key, **self._named(text, args, say, names)) if key else ""

    def _named(self, text: Text, args: Args, say: Say, names: Names) -> dict[str, Any]:
        named = {}
        for name, value in args.items():
            if name in text.own:
                continue
            if name in self.reads and value not in (None, ""):
                value = self.reads[name](value, say, names)
            if isinstance(value, str | int):
                named["who" if name == "seat" else name] = value
        return named | {name: tell(args, say, names) for name, tell in text.own.items()}


def either(name: str, yes: str, no: str, **own: Own) -> Text:
    """One text where the argument is true (not nothing, not empty), another one where not."""
    return Text(lambda args: yes if args[name] else no, **own)


def given(name: str, yes: str, no: str, **own: Own) -> Text:
    """One text where the argument is there, another one where it is None."""
    return Text(lambda args: no if args[name] is None else yes, **own)


def by_kind(head: str, *kinds: str) -> dict[str, str]:
    """Kinds whose texts are called like them, with this before it: "event-" and the kind.

    >>> by_kind("event", "trick-over")
    {'trick-over': 'event-trick-over'}
    """
    return {kind: f"{head}-{kind}" for kind in kinds}


# How values read.


def seat(value: int, say: Say, names: Names) -> str:
    """A seat's name."""
    return names[value]


def seats(value: list[int], say: Say, names: Names) -> str:
    """The names of some seats as a list."""
    return seats_listed(value, say, names)


def by_name(name_of: Callable[[Any, Say], str]) -> Reading:
    """A thing by its name in this language."""
    return lambda value, say, names: name_of(value, say)


def counted(what: str) -> Reading:
    """So many of something: "3 coins"; the catalogue holds a `count-…` for it. What is no number
    (points by seat) stays as it is."""
    return lambda value, say, names: (
        say(f"count-{what}", n=value) if isinstance(value, int) else value
    )


# What a text says for itself.


def as_is(name: str) -> Own:
    """An argument as it stands in the event."""
    return lambda args, say, names: args[name]


def read(name: str, reading: Reading) -> Own:
    """An argument that reads otherwise here, or under another name."""
    return lambda args, say, names: reading(args[name], say, names)


def verdict(args: Args, say: Say, names: Names) -> str:
    """How "game-over" reads: who wins and with how many points, as `event-game-over` of the
    catalogue tells it."""
    winners = args["winners"]
    return say(
        "event-game-over",
        winners=len(winners),
        who=seats_listed(winners, say, names),
        points=say("count-points", n=args["points"][winners[0]]),
    )
