"""What happened since somebody's own last move, on top of a prompt: five lines, then *More*."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.press import cut
from cogs.speech import event_line
from engine.adapter import Line, Sight, Table
from engine.contract import MILESTONES
from texts import own_words

if TYPE_CHECKING:
    from cogs.house import House

MOST_LINES = 5
MOST_LINE = 140
"""Characters: the prompt has a hand and a question to show as well."""


class News(Struct, frozen=True):
    """What stands in a prompt."""

    text: str = ""
    more: str = ""
    """The custom id of the button to all of it, where there is more."""


async def news_of(house: House, sight: Sight, person: int, locale: str) -> News:
    """What is news to the person of a seat that is awaited; nothing for others."""
    if not person or not any(asked.given is None for asked in sight.open):
        return News()
    first, lines = await house.adapter.since(sight.table.id, person)
    told = told_of(sight.table, lines, locale)
    if not told:
        return News()
    say = own_words(locale)
    shown = [cut(line, MOST_LINE) for line in told[-MOST_LINES:]]
    if len(told) <= MOST_LINES and shown == told:
        return News(_quoted([say("since"), *shown]))
    head = say("since-last", shown=len(shown), all=len(told))
    return News(_quoted([head, *shown]), f"a:{sight.table.id}:more.{first}")


def told_of(table: Table, lines: Sequence[Line], locale: str) -> list[str]:
    """The lines that say something; what a milestone sums up was told already."""
    told = []
    for line in lines:
        if line.event.kind not in MILESTONES:
            text = event_line(table, line.event, locale)
            told += [part for part in text.splitlines() if part.strip()]
    return told


def _quoted(lines: Sequence[str]) -> str:
    return "\n".join(f"> {line}" for line in lines)
