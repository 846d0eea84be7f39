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

TABLE: Final = family(
    "t:{table:int}:{what:hand|board|undo|again}[.{mark:word}]", "buttons below the table message"
)
LOG: Final = family("t:{table:int}:log", "the newest page of the log")
LOG_BEFORE: Final = family("t:{table:int}:log.{before:int}", "the page that ends below a record")
LOG_AFTER: Final = family("t:{table:int}:log.a{after:int}", "the page that begins above a record")

NEXT_TABLE: Final = "m:next"
"""Opens the table that waits longest."""

TEMPLATE: Final = re.compile(r"[a-z]:[A-Za-z0-9:_.-]+")
"""What all of them have in common."""
