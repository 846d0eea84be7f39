"""The picture of the board, from a view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from engine.kit.contract import Event
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Item, Scene
from engine.kit.showing import Names, Say

from ..box import REGIONS
from ..state import View
from ..words.position import position as in_words
from . import panels
from .changes import Changes, changes
from .layout import BAND, BOARD
from .pieces import ART, claim, fresh, lands, region_names, towns


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it; after the end with the final score. What `events`
    changed is lightly marked."""
    new = changes(events)
    items = chain(
        around(view, new),
        panels.band(view, say, names, BAND),
        panels.seat_table(view, names, new.counts),
    )
    return scene(items, in_words(view, say, names))


def scene(items: Iterable[Item], text: str) -> Scene:
    """The board with these things on it, told in these words."""
    return Scene(
        art=ART,
        base=BOARD.base,
        width=BOARD.width,
        height=BOARD.height,
        items=tuple(items),
        pixels=round(BOARD.height),
        alt=alt_text(text),
    )


def around(view: View, new: Changes) -> Iterator[Item]:
    """The map with all that lies on it, and the panels beside it."""
    position = view.board
    yield from lands(position, BOARD)
    yield from fresh(position, new.towns, BOARD)
    yield from towns(position, BOARD)
    for region in REGIONS.values():
        new_here = region.index in new.claims
        yield from claim(region, position.claims[region.index], BOARD, new_here)
    yield from region_names(BOARD)
    yield from panels.track(position, new.spaces)
    yield from panels.battle(position, new.battle)
    yield from panels.church(position)
