"""The one picture of a milestone's post: what happened, above the board; of the last one the
poster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from unicodedata import normalize

from engine.kit.contract import Event
from engine.kit.draw.boxes import LETTER as LETTER_WIDE
from engine.kit.draw.boxes import broken, lines
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Canvas, Item, Sprite
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS as LETTER

from ..state import VIKINGS, View
from ..words import position, story
from . import arena, panels
from .board import ROOM, earldoms
from .changes import changes
from .layout import Band, bands_high
from .pieces import leaf, shield
from .poster import poster
from .sheets import fights, rides

LETTERS: Final = 42
"""Of a line of the headline."""
LEAST: Final = 420.0
"""What the earldoms should have of the picture's height."""


def post(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> Canvas:
    """The board with the headline of what happened, and the battle or joust that did."""
    if view.standing is not None:
        return poster(view, view.standing, say, names)
    new = changes(events)
    fought = sheets(events, say, names)
    above = [headline(events, view, say, names), *fought]
    vikings = panels.vikings(view)
    seats = sum(view.board.alive)
    crowded = bool(fought) and ROOM - bands_high([*above, vikings]) < LEAST + 70 * (seats - 2)
    if not crowded or _seat(events, view) == VIKINGS:
        above.insert(1, vikings)
    won = {event.args["seat"] for event in events if event.kind == "joust-won"}
    first = won or {seat for event in events for seat in _touched(event)}
    alt = alt_text(position.position(view, say, names))
    return leaf([*above, *earldoms(view, new, names, above, first)], alt)


def sheets(events: Sequence[Event], say: Say, names: Names) -> list[Band]:
    """The last battle or joust that is over by now; nothing where there was none."""
    fought, ridden = fights(events), rides(events)
    if fought:
        return arena.fought(fought[-1], say, names)
    return arena.ridden(ridden[-1], say, names) if ridden else []


def _touched(event: Event) -> list[int]:
    found = [event.args.get("seat", -1), event.args.get("other", -1)]
    return [seat for seat in found if isinstance(seat, int) and seat >= 0]


def _seat(events: Sequence[Event], view: View) -> int:
    """Who acted: the Vikings where they fought, else whose turn it was."""
    kinds = [event.kind for event in events]
    if "vikings-attack" in kinds or "vikings-landed" in kinds:
        return VIKINGS
    for event in events:
        if event.kind == "turn-over":
            return int(event.args["seat"])
    return VIKINGS if "round-over" in kinds else view.board.active


def headline(events: Sequence[Event], view: View, say: Say, names: Names) -> Band:
    """What happened in a line or two, behind the shield of whose turn it was."""
    seat = _seat(events, view)
    told = story.headlines(events, seat, say, written(names))
    told = told or [position.phase(view, say)]
    found = broken(told[0], LETTERS)
    if len(found) > 1:
        # Two lines, one about as long as the other.
        found = lines(told[0], panels.TITLE, LETTERS * panels.TITLE * LETTER_WIDE)
        found = [found[0], " ".join(found[1:])]
    elif len(told) > 1 and len(told[1]) <= LETTERS:
        found.append(told[1])

    def sign(x: float, y: float) -> Iterator[Item]:
        if seat == VIKINGS:
            yield Sprite("emblem-viking", x, y, 46)
        else:
            yield from shield(seat, x, y, 44)

    aside = say("phase-round", round=view.board.round) if view.board.round else ""
    return panels.title(found, sign if seat >= 0 or seat == VIKINGS else None, aside)


def written(names: Names) -> list[str]:
    """Names as they stand in a sentence of a picture: of one in letters that its fonts lack, the
    seat's letter."""
    return [
        name if any(map(_drawn, normalize("NFKC", name))) else LETTER[seat]
        for seat, name in enumerate(names)
    ]


def _drawn(letter: str) -> bool:
    """Latin, Greek and Cyrillic."""
    return letter.isalnum() and ord(letter) < 0x530
