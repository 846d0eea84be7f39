"""What happened since somebody's own last move, on top of a prompt: each turn in a line or a few;
where that is too much what matters most, then *More*."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from cogs.frame import ids
from cogs.frame.localized import LocalizedPanel, LocalizedTable
from engine.kit.contract import MILESTONES, Event, View
from engine.kit.words.phrasing import fitted, length
from engine.table.service import Line
from texts import own_words

MOST_LINES = 4
MOST_LINE = 100
"""Characters: the prompt has a picture and a question to show as well."""
CUT = "…"
GREAT = 2
"""How many ranks of a game's events say how something ended."""
FAR = 100
"""How many ranks later an event counts that neither was done to somebody nor matters to
everybody."""

_STEP = re.compile(r"^(?:- |#+ )")
"""How a line of a summary begins that is below a heading, or is one."""


class Told(Struct, frozen=True):
    """One thing that happened, in a line."""

    text: str
    rank: int = 0
    """What matters most has the lowest."""


class News(Struct, frozen=True):
    """What is news to somebody: all of it, and what to choose from where that is too much."""

    table: int = 0
    after: int = 0
    """The record after which it happened."""
    moved: bool = True
    """They have made a move before it."""
    lines: tuple[str, ...] = ()
    """All that there is to tell, turn by turn; none where it is more than a prompt may have."""
    told: Callable[[], Sequence[Told]] = tuple
    """The same event by event, in the order in which it happened, for where that is asked for."""

    def fitted(self, room: int, locale: str) -> tuple[str, str]:
        """The block of lines that fits into this many characters: what matters most and, of that,
        the newest. And the custom id of the button that shows everything, if something is
        missing."""
        say, key = own_words(locale), "since" if self.moved else "so-far"
        whole = _block(say(key), self.lines)
        if self.lines and length(whole) <= room:
            return whole, ""
        told = self.told()
        text, left, numbers = "", len(told), range(len(told))
        first = sorted(numbers, key=lambda number: (told[number].rank, -number))
        for most in range(1, 1 + min(MOST_LINES, len(first))):
            lines = [told[number].text for number in sorted(first[:most])]
            out = len(first) - most
            block = _block(say(f"{key}-part", count=out) if out else say(key), lines)
            if length(block) > room:
                break
            text, left = block, out
        missing = left > 0 or CUT in text or bool(self.lines and not text)
        return text, ids.NEWS.id(table=self.table, record=self.after) if missing else ""


def _block(head: str, lines: Sequence[str]) -> str:
    return "\n".join(f"> {line}" for line in (head, *lines))


def news_of(local: LocalizedPanel) -> News:
    """What is news to the person of a seat: what has happened since their last move, and what came
    of it that was not their own doing."""
    facts = local.facts
    came = told_of(local, [event for event in facts.came if _befell(local, event)])
    lines = [] if came else in_full(turns_of(local, local.view, facts.since))
    after = facts.after - 1 if came else facts.after

    def told() -> list[Told]:
        return came + told_of(local, [line.event for line in facts.since])

    return News(local.table.id, after, facts.after > 0, tuple(lines), told)


def _befell(local: LocalizedPanel, event: Event) -> bool:
    """Whether it befell them when they moved: others did it, or it is one of the great things."""
    great = (kind for kinds in local.speak.matters[:GREAT] for kind in kinds)
    return event.args.get("seat") != local.sight.seat or event.kind in great


def told_of(local: LocalizedPanel, events: Iterable[Event]) -> list[Told]:
    """What these tell, each in a line. What is about a seat was done to it, and matters to its
    person as much as what matters to everybody."""
    seat, ranks = local.sight.seat, local.speak.matters
    told = []
    for event in events:
        text = "" if event.kind in MILESTONES else " ".join(local.event(event).split())
        if not text:
            continue
        rank = next((n for n, kinds in enumerate(ranks) if event.kind in kinds), len(ranks))
        own = seat is not None and (local.names[seat] in text or event.args.get("other") == seat)
        own = own or event.seats is not None
        told.append(Told(fitted(text, MOST_LINE), rank if own or not rank else rank + FAR))
    return told


def turns_of(local: LocalizedTable, view: View, lines: Sequence[Line]) -> list[list[str]]:
    """What these lines tell, turn by turn: of each one that is over what its milestone sums up,
    then what has happened since, event by event."""
    turns: list[list[str]] = []
    turn: list[Event] = []
    for line in lines:
        turn.append(line.event)
        if line.event.seats is None and line.event.kind in MILESTONES:
            turns.append(_summed_up(local, view, turn))
            turn = []
    turns.append(_told(local, turn))
    return [told for told in turns if told]


def _summed_up(local: LocalizedTable, view: View, events: Sequence[Event]) -> list[str]:
    """A turn as its post has it, and what only this person may know of it."""
    public = [event for event in events if event.seats is None]
    summary = local.speak.summary(public, view, local.words, local.names)
    told = [_STEP.sub("", line) for line in summary.splitlines() if _tells(line)]
    own = [event for event in events if event.seats is not None]
    return told + _told(local, own) if told else _told(local, events)


def _tells(line: str) -> bool:
    """Not where somebody did something before one's own move, and nothing after it."""
    return bool(line.strip()) and not line.rstrip().endswith(":")


def _told(local: LocalizedTable, events: Sequence[Event]) -> list[str]:
    """What these say, each in its lines."""
    texts = [local.event(event) for event in events if event.kind not in MILESTONES]
    return [line for text in texts for line in text.splitlines() if line.strip()]


def in_full(turns: Sequence[Sequence[str]]) -> list[str]:
    """All that these turns tell, in as many lines as there is room for; none where that is not
    enough. Where there are several each is one line, which begins with what it was about.

    >>> in_full([["Turn 2", "builds", "pays 1"], ["Turn 3", "passes"]])
    ['Turn 2 · builds · pays 1', 'Turn 3 · passes']
    """
    lines, most = [" · ".join(turn) for turn in turns], MOST_LINE
    if len(turns) == 1:
        lines = list(turns[0])
    elif turns:
        most = MOST_LINE * MOST_LINES // len(turns)
    return lines if len(lines) <= MOST_LINES and all(len(line) <= most for line in lines) else []
