"""What happened since somebody's own last move, on top of a prompt: five lines, then *More*."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.frame.cut import cut
from cogs.frame.voice import PanelVoice, TableVoice
from cogs.press import ids
from engine.kit.contract import MILESTONES
from engine.table.door import Line
from texts import own_words

if TYPE_CHECKING:
    pass

MOST_LINES = 5
MOST_LINE = 140
"""Characters: the prompt has a hand and a question to show as well."""


class News(Struct, frozen=True):
    """What is news to somebody: the newest lines, as many as a prompt may have."""

    table: int = 0
    after: int = 0
    """The record after which it happened."""
    lines: tuple[str, ...] = ()
    count: int = 0
    """Lines in all."""
    whole: bool = True
    """Nothing of it is left out or cut."""

    def fitted(self, room: int, locale: str) -> tuple[str, str]:
        """The block of lines that fits into so many characters, without the oldest ones if need
        be, and the custom id of the button to all of it, where something is missing."""
        say = own_words(locale)
        for start in range(len(self.lines)):
            shown = self.lines[start:]
            whole = self.whole and not start
            head = say("since") if whole else say("since-last", shown=len(shown), all=self.count)
            text = "\n".join(f"> {line}" for line in (head, *shown))
            if len(text) <= room:
                return text, "" if whole else self._more
        return "", self._more if self.lines else ""

    @property
    def _more(self) -> str:
        return ids.NEWS.id(table=self.table, record=self.after)


def news_of(voice: PanelVoice) -> News:
    """What is news to the person of a seat that is awaited; nothing for others."""
    told = told_of(voice, voice.facts.since)
    shown = tuple(cut(line, MOST_LINE) for line in told[-MOST_LINES:])
    return News(voice.table.id, voice.facts.after, shown, len(told), shown == tuple(told))


def told_of(voice: TableVoice, lines: Sequence[Line]) -> list[str]:
    """The lines that say something; what a milestone sums up was told already."""
    told = []
    for line in lines:
        if line.event.kind not in MILESTONES:
            text = voice.event(line.event)
            told += [part for part in text.splitlines() if part.strip()]
    return told
