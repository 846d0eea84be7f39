"""Every custom id there is: of buttons, menus and windows. No other module writes one.

They stay in messages for years, so a pattern may be widened but not changed in any other way.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from cogs.frame.family import KINDS, Kind, family

# What a question's control does


class Option(Struct, frozen=True):
    """Picks one option, at once."""

    number: int

    def __str__(self) -> str:
        return f"o{self.number}"


class Menu(Struct, frozen=True):
    """The menu of one part of the options (see `cogs.panel.controls`)."""

    part: int

    def __str__(self) -> str:
        return f"s{self.part}"


class Confirm(Struct, frozen=True):
    """Answers with what is chosen."""

    def __str__(self) -> str:
        return "ok"


class Clear(Struct, frozen=True):
    """Takes back what is chosen."""

    def __str__(self) -> str:
        return "no"


class Group(Struct, frozen=True):
    """The menu of the parts, where there are many."""

    def __str__(self) -> str:
        return "g"


class Sure(Struct, frozen=True):
    """Picks one option that ends the game for whoever picks it: they were asked once more."""

    number: int

    def __str__(self) -> str:
        return f"y{self.number}"


Control = Option | Menu | Confirm | Clear | Group | Sure


def control(text: str) -> Control:
    """What such a part of an id means.

    >>> control("s12"), control("ok")
    (Menu(part=12), Confirm())
    """
    match text:
        case "ok":
            return Confirm()
        case "no":
            return Clear()
        case "g":
            return Group()
    number = int(text[1:])
    kinds: dict[str, type[Option | Menu | Sure]] = {"o": Option, "s": Menu, "y": Sure}
    return kinds[text[0]](number)


KINDS["control"] = Kind(r"(?:g|ok|no|[osy]\d{1,3})", control)

# Private panels

QUESTION: Final = family(
    "q:{table:int}:{ticket:int}:{what:control}", "a control of a question, in a private panel"
)
PANEL: Final = family(
    "p:{table:int}:{what:undo|board|rules|learn|hint}[.{mark:word}]",
    "other buttons of a private panel",
)
READY: Final = family(
    "d:{table:int}:{ticket:int}:{what:write|fix|change|save}",
    "answers that are ready made, saved or written, and the windows for them",
)
SAVED: Final = family("d:{table:int}:{ticket:int}:del.{kept:int}", "throws a saved answer away")
PLANS: Final = family("a:{table:int}:{what:plan|pick|back}", "answers laid down ahead")
NEWS: Final = family("a:{table:int}:more.{record:int}", "all that happened after a record")
PLAN: Final = family("a:{table:int}:{stamp:word}:{what:control}", "a control of what is foreseen")
PLAN_NOW: Final = family("a:{table:int}:now.{place:index}", "what may come by now, by its place")
PLANNED: Final = family("a:{table:int}:{stamp:word}:{what:drop}", "withdraws what is laid down")
ORDERS: Final = family("o:{table:int}:{what:list|back}", "standing orders")
ORDERS_PAGE: Final = family("o:{table:int}:page.{page:index}", "a page of them")
OFFERED: Final = family("o:{table:int}:offer.{order:index}", "one that would answer a question")
WAIT: Final = family("o:{table:int}:wait.{ticket:int}", "leaves a question to its person")
ORDER: Final = family("o:{table:int}:set.{order:index}", "the menu of one of them")

# In channels and threads

LOBBY: Final = family(
    "l:{table:int}:{what:join|leave|start|alone|fill|options|cancel|thread|seats|language|more|level}",
    "the lobby",
)
LOBBY_PAGE: Final = family("l:{table:int}:{what:plays|rules}", "how the lobby's game goes")
OPTION: Final = family("l:{table:int}:set.{option:word}", "the menu of one of a game's options")
TABLE: Final = family(
    "t:{table:int}:{what:hand|board|undo|again}[.{mark:word}]", "buttons below the table message"
)
LOG: Final = family("t:{table:int}:log", "the newest page of the log")
LOG_BEFORE: Final = family("t:{table:int}:log.{before:int}", "the page that ends below a record")
LOG_AFTER: Final = family("t:{table:int}:log.a{after:int}", "the page that begins above a record")

# Reminders, and the pace

REMINDER: Final = family(
    "r:{table:int}:{what:play|pick|10m|1h|8h|day|not}[:{mark:word}]",
    "reminders; table 0: all that the message names",
)
WAKE: Final = family("r:{table:int}:wake[:{mark:word}]", "brings a silent table back")
PACE: Final = family("r:{table:int}:pace.{what:set|end|vacation|back}", "the menus of the pace")
OWN_PACE: Final = family("r:{table:int}:pace", "the window for a pace of one's own")

# For whoever asks

RESULTS: Final = family("y:{whose:me|server}:{game:word}", "results")
RESULTS_OF: Final = family("y:{person:int}:{game:word}", "those of somebody else")
LESSON: Final = family("e:{game:word}:lesson", "begins a guided first game")
MINE: Final = family(
    "m:{what:next|at|tables|settings|forget|keep|back|language|every|deliver|quiet|zone|away}",
    "one's own tables and settings, and the windows for these",
)
TURN: Final = family(
    "m:turn.{setting:deck|confirm|text|gather|explain}", "a setting that a button changes"
)


NEXT_TABLE: Final = MINE.id(what="next")
"""Opens the table that waits longest."""

TEMPLATE: Final = re.compile(r"[a-z]:[A-Za-z0-9:_.-]+")
"""What all of them have in common."""
