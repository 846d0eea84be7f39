"""The picture of the board, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from engine.kit.contract import Event
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say

from ..state import View
from ..words.position import position as in_words
from . import home, layout, northern, panels
from .changes import changes
from .pieces import ART

SCALE: Final = 1.1
"""Pixels of the board picture for one unit."""


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it; after the end with the final score. What `events`
    changed is lightly marked."""
    position = view.board
    new = changes(events)
    high = layout.height(position.seats)
    items = chain(
        panels.score_track(view),
        panels.header(view, say, names),
        northern.settlements(position, new),
        panels.offerings(view, new),
        panels.supply(position),
        panels.tracks(position, new),
        home.village(position, new, say),
        panels.table(view, new, names),
    )
    return Scene(
        art=ART,
        base=f"board-{position.seats}",
        width=layout.WIDTH,
        height=high,
        items=tuple(items),
        pixels=round(high * SCALE),
        alt=in_words(view, say, names)[:1000],
    )
