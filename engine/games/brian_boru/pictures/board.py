"""The picture of the board, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from engine.kit.contract import Event
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say

from ..box import REGIONS
from ..state import View
from ..words.position import position as in_words
from . import panels
from .changes import changes
from .layout import BOARD
from .pieces import ART, claim, fresh, region_names, towns


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it; after the end with the final score. What `events`
    changed is lightly marked."""
    position = view.board
    standing = view.standing
    new = changes(events)
    items = chain(
        panels.header(view, say, names),
        fresh(position, new.towns, BOARD),
        region_names(BOARD),
        towns(position, BOARD),
        *(
            claim(region, position.claims[region.index], BOARD, region.index in new.claims)
            for region in REGIONS.values()
        ),
        panels.triumph(standing) if standing else panels.trick(position),
        panels.track(position, new.spaces),
        panels.battle(position, new.battle),
        panels.church(position, new.counts["church"]),
        panels.final_table(standing, names)
        if standing
        else panels.seat_table(view, names, new.counts),
    )
    return Scene(
        art=ART,
        base=BOARD.base,
        width=BOARD.width,
        height=BOARD.height,
        items=tuple(items),
        alt=in_words(view, say, names)[:1000],
    )
