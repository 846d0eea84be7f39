"""Patterns of custom ids, typed, as routes have them; and those by which several files know a
message.

    OFFER = id_pattern("c:{table:int}:{what:take|decline}:{offer:int}[:{mark:word}]")

    OFFER.id(table=7, what="take", offer=3)   "c:7:take:3"
    OFFER.read("c:7:take:3")                  {"table": 7, "what": "take", "offer": 3}

In braces are a part's name and its kind: one of `KINDS`, or the words that it may be. What is in
brackets, at the end, may be missing. They stay in messages for years, so a pattern may be widened
but not changed in any other way.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

MOST_NUMBER: Final = 2**63 - 1
"""SQLite's greatest integer, and more than any id of Discord's."""

_PART: Final = re.compile(r"\{(\w+):([^}]+)\}")


class Kind(Struct, frozen=True):
    """What a part of an id may be, and what it means."""

    shape: str
    read: Callable[[str], Any] = str


KINDS: Final[dict[str, Kind]] = {
    "int": Kind(r"\d{1,19}", int),
    "index": Kind(r"\d{1,3}", int),
    "flag": Kind("[01]", "1".__eq__),
    "word": Kind(r"[A-Za-z0-9_.-]+"),
}


class IdPattern:
    """Ids that are written in one way."""

    def __init__(self, pattern: str) -> None:
        self.text = pattern
        self.letter = pattern.partition(":")[0]
        """What is before the first colon."""
        self._kinds = {name: _kind(kind) for name, kind in _PART.findall(pattern)}
        self._shape = re.compile(self._shape_of(pattern), re.ASCII)
        always, _, rest = pattern.rstrip("]").partition("[")
        self._always, self._rest = (_PART.sub(r"{\1}", piece) for piece in (always, rest))
        self._of_rest = [name for name, _ in _PART.findall(rest)]

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @property
    def parts(self) -> tuple[str, ...]:
        """Their names, in order."""
        return tuple(self._kinds)

    def id(self, **parts: object) -> str:
        """The id with these parts.

        Raises:
            ValueError: these make none.
        """
        form = self._always
        if self._rest and all(parts.get(name) is not None for name in self._of_rest):
            form += self._rest
        written = form.format_map({name: _written(part) for name, part in parts.items()})
        if self._shape.fullmatch(written) is None:
            raise ValueError(f"{written} is not {self.text}")
        return written

    def read(self, custom_id: str) -> dict[str, Any] | None:
        """The parts of an id, those that are there; None: it is none of these."""
        found = self._shape.fullmatch(custom_id)
        if found is None:
            return None
        parts = {
            name: self._kinds[name].read(text)
            for name, text in found.groupdict().items()
            if text is not None
        }
        numbers = (part for part in parts.values() if isinstance(part, int))
        return None if any(number > MOST_NUMBER for number in numbers) else parts

    def _shape_of(self, pattern: str) -> str:
        """The pattern as a regular expression."""
        shape, at = "", 0
        for mark in re.finditer(r"\{(\w+):[^}]+\}|[\[\]]", pattern):
            shape += re.escape(pattern[at : mark.start()])
            at = mark.end()
            if mark[0] in "[]":
                shape += "(?:" if mark[0] == "[" else ")?"
            else:
                shape += f"(?P<{mark[1]}>{self._kinds[mark[1]].shape})"
        return shape + re.escape(pattern[at:])


def _kind(kind: str) -> Kind:
    return KINDS.get(kind) or Kind(f"(?:{'|'.join(map(re.escape, kind.split('|')))})")


def _written(part: object) -> str:
    return str(int(part)) if isinstance(part, bool) else str(part)


_known: dict[str, IdPattern] = {}


def id_pattern(pattern: str) -> IdPattern:
    """One that ids are found by (`find`). It is made once: discord.py runs the module of an
    extension again when it loads it, also if another module has imported it."""
    return _known.setdefault(pattern, IdPattern(pattern))


def id_patterns() -> tuple[IdPattern, ...]:
    """All of them."""
    return tuple(_known.values())


def find(custom_id: str) -> tuple[IdPattern, dict[str, Any]] | None:
    """Which pattern an id has, and its parts; None: it is none of ours."""
    letter = custom_id.partition(":")[0]
    for known in _known.values():
        if known.letter == letter and (parts := known.read(custom_id)) is not None:
            return known, parts
    return None


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

QUESTION: Final = id_pattern("q:{table:int}:{ticket:int}:{what:control}")

TEMPLATE: Final = re.compile(r"[a-z]:[A-Za-z0-9:_.-]+")
"""What all of them have in common."""
