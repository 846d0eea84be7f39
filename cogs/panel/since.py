"""What happened since somebody's own last move, on top of a prompt: each turn in a line or a few,
then *More*."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from cogs.frame.voice import PanelVoice, TableVoice
from cogs.press import ids
from engine.kit.contract import MILESTONES, Event, View
from engine.kit.words.phrasing import fitted, length
from engine.table.door import Line
from texts import own_words

MOST_LINES = 4
MOST_LINE = 100
"""Characters: the prompt has a picture and a question to show as well."""

_STEP = re.compile(r"^(?:- |#+ )")
"""How a line of a summary begins that stands below a heading, or is one."""


class News(Struct, frozen=True):
    """What is news to somebody: as many lines as a prompt may have."""

    table: int = 0
    after: int = 0
    """The record after which it happened."""
    lines: tuple[str, ...] = ()
    whole: bool = True
    """Nothing of it is left out or cut."""

    def fitted(self, room: int, locale: str) -> tuple[str, str]:
        """The block of lines that fits into so many characters, without the oldest ones if need
        be, and the custom id of the button to all of it, where something is missing."""
        say = own_words(locale)
        for start in range(len(self.lines)):
            whole = self.whole and not start
            head = say("since" if whole else "since-part")
            text = "\n".join(f"> {line}" for line in (head, *self.lines[start:]))
            if length(text) <= room:
                return text, "" if whole else self._more
        return "", self._more if self.lines else ""

    @property
    def _more(self) -> str:
        return ids.NEWS.id(table=self.table, record=self.after)


def news_of(voice: PanelVoice) -> News:
    """What is news to the person of a seat that is awaited; nothing for others."""
    told = turns_of(voice, voice.view, voice.facts.since)
    shown, whole = brief(told)
    return News(voice.table.id, voice.facts.after, tuple(shown), whole)


def turns_of(voice: TableVoice, view: View, lines: Sequence[Line]) -> list[list[str]]:
    """What these lines tell, turn by turn: of each one that is over what its milestone sums up,
    then what has happened since, event by event."""
    turns: list[list[str]] = []
    turn: list[Event] = []
    for line in lines:
        turn.append(line.event)
        if line.event.seats is None and line.event.kind in MILESTONES:
            turns.append(_summed_up(voice, view, turn))
            turn = []
    turns.append(_told(voice, turn))
    return [told for told in turns if told]


def _summed_up(voice: TableVoice, view: View, events: Sequence[Event]) -> list[str]:
    """A turn as its post has it, and what only this person may know of it."""
    public = [event for event in events if event.seats is None]
    summary = voice.speak.summary(public, view, voice.words, voice.names)
    told = [_STEP.sub("", line) for line in summary.splitlines() if _tells(line)]
    own = [event for event in events if event.seats is not None]
    return told + _told(voice, own) if told else _told(voice, events)


def _tells(line: str) -> bool:
    """Not where somebody did something before one's own move, and nothing after it."""
    return bool(line.strip()) and not line.rstrip().endswith(":")


def _told(voice: TableVoice, events: Sequence[Event]) -> list[str]:
    """What these say, each in its lines."""
    texts = [voice.event(event) for event in events if event.kind not in MILESTONES]
    return [line for text in texts for line in text.splitlines() if line.strip()]


def brief(turns: Sequence[Sequence[str]]) -> tuple[list[str], bool]:
    """The last turns in as many lines as there is room for, and whether that is all that they
    tell. Where there are several each is one line, which begins with what it was about.

    >>> brief([["Turn 2", "builds", "pays 1"], ["Turn 3", "passes"]])
    (['Turn 2 · builds · pays 1', 'Turn 3 · passes'], True)
    """
    last = turns[-MOST_LINES:]
    lines, most = [" · ".join(turn) for turn in last], MOST_LINE
    if len(last) == 1:
        lines = list(last[0])
    elif last:
        most = MOST_LINE * MOST_LINES // len(last)
    shown = [fitted_bold(line, most) for line in lines[:MOST_LINES]]
    return shown, shown == lines and len(last) == len(turns)


def fitted_bold(line: str, most: int) -> str:
    """As much of a line as there is room for; what is bold ends there.

    >>> fitted_bold("**Ana** and **Bram Bramson** win", 22)
    '**Ana** and **Bram…**'
    """
    text = fitted(line, most)
    return f"{text}**" if text.count("**") % 2 else text
