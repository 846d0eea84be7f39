"""What may be looked up, and the short rules, with their words from the catalogue.

    things=things(Entry("monastery", ruled=True), Entry("c11", title="card-eleven"))

A thing has `about-KEY` (what it does), `about-KEY-example` and, if it is `ruled`,
`about-KEY-ruling`; its name is `about-KEY-title`, or the text of another key that has it already.
A page of the rules has `rules-KEY` and `rules-KEY-title`.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from engine.kit.lessons import Thing
from engine.kit.showing import Page, Say


class Entry(Struct, frozen=True):
    """One thing."""

    key: str
    ruled: bool = False
    title: str = ""
    """The key of its name, where that stands elsewhere in the catalogue."""
    also: tuple[str, ...] = ()
    """See `Thing.also`."""


def things(*entries: Entry) -> Callable[[Say], tuple[Thing, ...]]:
    """`Lessons.things` with these."""

    def told(say: Say) -> tuple[Thing, ...]:
        return tuple([thing(entry, say) for entry in entries])

    return told


def thing(entry: Entry, say: Say) -> Thing:
    """One of them in a language."""
    about = f"about-{entry.key}"
    return Thing(
        key=entry.key,
        title=say(entry.title or f"{about}-title"),
        effect=say(about),
        example=say(f"{about}-example"),
        ruling=say(f"{about}-ruling") if entry.ruled else "",
        also=entry.also,
    )


def pages(*keys: str) -> Callable[[Say], tuple[Page, ...]]:
    """`Wording.rules` with these pages in this order."""

    def rules(say: Say) -> tuple[Page, ...]:
        return tuple([Page(key, say(f"rules-{key}-title"), say(f"rules-{key}")) for key in keys])

    return rules
