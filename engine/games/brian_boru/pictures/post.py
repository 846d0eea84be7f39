"""The picture of a milestone's post: the board with what happened in it, at last the poster."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from engine.kit.contract import Event
from engine.kit.scene import Canvas
from engine.kit.showing import Names, Say

from ..state import View
from ..words.position import phase, position
from ..words.story import summary
from . import panels, told
from .board import around, scene
from .changes import changes
from .layout import BAND
from .poster import poster
from .sheets import trick_band, upkeep_band, upkeep_table


def post(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> Canvas:
    """The board. In its band is the trick that is over, in place of the table what an upkeep
    brought; after the end the poster stands alone."""
    if view.standing is not None:
        return poster(view, view.standing, say, names)
    new = changes(events)
    over = told.trick(events)
    done = told.upkeep(before, events, view.seats)
    if over is not None:
        band = trick_band(over, say, BAND)
    elif done is not None:
        band = upkeep_band(done, say, phase(view, say), BAND)
    else:
        band = panels.band(view, say, names, BAND)
    if done is not None:
        table = upkeep_table(done, view, names)
    else:
        table = panels.seat_table(view, names, new.counts)
    text = summary(events, view, say, names) or position(view, say, names)
    return scene(chain(around(view, new), band, table), text)
