"""The pages beside the board: the factions of a game at its beginning, the poster of its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from engine.kit.contract import Event
from engine.kit.draw.boxes import lines
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Item, Label, Scene, Shape
from engine.kit.showing import Names, Say

from ..state import View
from ..words.names import faction_name, power_text
from ..words.story import summary
from .pieces import ART, COLOUR, INK, VELLUM, face
from .poster import poster


def sheets(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> tuple[Scene, ...]:
    """At the beginning the factions with what they do, at the end the final score. A turn is
    told by the board alone."""
    if view.standing is not None:
        return (poster(view.standing, say, names),)
    begun = [event for event in events if event.kind == "game-start"]
    if begun:
        alt = summary(events, view, say, names)
        return (page(begun[-1].args["factions"], say, alt_text(alt)),)
    return ()


PAGE_WIDE: Final = 900.0
PAGE_HIGH: Final = 1120.0
PAGE_TOP: Final = 106.0


def page(factions: Sequence[str], say: Say, alt: str) -> Scene:
    """Each faction with emblem, value and power."""
    high = (PAGE_HIGH - PAGE_TOP - 24) / len(factions)
    rows = (
        faction_row(faction, 24, PAGE_TOP + (place + 0.5) * high, 852, high - 6, say)
        for place, faction in enumerate(factions)
    )
    title = Label(say("picture-factions"), 450, 58, 42, "title", VELLUM, fit=740)
    return Scene(
        art=ART,
        base="page",
        width=PAGE_WIDE,
        height=PAGE_HIGH,
        items=(title, *chain.from_iterable(rows)),
        pixels=1120,
        alt=alt,
    )


def faction_row(
    faction: str, left: float, y: float, wide: float, high: float, say: Say
) -> Iterator[Item]:
    """A card with its name and what it does; (left, y) is the middle of the row's left edge."""
    yield Shape(left, y - high / 2, wide, high, VELLUM, COLOUR["tan"], 2, 9)
    size = min(high - 10, 120.0)
    yield from face(faction, left + 8 + size / 2, y, size)
    start = left + size + 26
    room = left + wide - 16 - start
    told = lines(power_text(faction, say), 27, room)
    step = min(30.0, (high - 46) / max(len(told), 1))
    top = y - (len(told) * step + 36) / 2 + 18
    yield Label(faction_name(faction, say), start, top, 33, "title", anchor="lm", fit=room)
    for place, text in enumerate(told):
        level = top + 36 + place * step
        yield Label(text, start, level, min(27.0, step * 0.92), "plain", INK, anchor="lm", fit=room)
