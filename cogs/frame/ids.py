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

# What others know a panel by

QUESTION: Final = family(
    "q:{table:int}:{ticket:int}:{what:control}", "a control of a question, in a private panel"
)
PANEL: Final = family("p:{table:int}:{what:rules}[.{mark:word}]", "the rules from a panel")

# In channels and threads

TABLE: Final = family(
    "t:{table:int}:{what:hand|board|undo|again}[.{mark:word}]", "buttons below the table message"
)

TEMPLATE: Final = re.compile(r"[a-z]:[A-Za-z0-9:_.-]+")
"""What all of them have in common."""
