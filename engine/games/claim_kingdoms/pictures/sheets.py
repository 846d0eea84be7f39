"""The pages beside the board: the factions of a game at its beginning, the poster of its end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from engine.kit.contract import Event
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Label, Scene
from engine.kit.showing import Names, Say

from ..state import View
from ..words.chronicle import summary
from .hand import faction_row
from .layout import PAGE, PAGE_TOP, WIDTH
from .pieces import VELLUM, picture
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


def page(factions: Sequence[str], say: Say, alt: str) -> Scene:
    """Each faction with emblem, value and power."""
    high = (PAGE.height - PAGE_TOP - 22) / len(factions)
    rows = (
        faction_row(faction, 22, PAGE_TOP + (place + 0.5) * high, 856, high - 6, say)
        for place, faction in enumerate(factions)
    )
    title = Label(
        say("picture-factions"), WIDTH / 2, PAGE_TOP / 2 + 8, 42, "title", VELLUM, fit=780
    )  # fmt: skip
    return picture((title, *chain.from_iterable(rows)), PAGE.height, alt, base="page")
