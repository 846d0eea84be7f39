"""The picture of a milestone's post: the board below what happened, the poster at the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from engine.kit.contract import Event
from engine.kit.draw.labels import alt_text
from engine.kit.scene import Canvas, Scene
from engine.kit.showing import Names, Say

from ..state import View
from ..words import position
from ..words.chronicle import summary
from .board import board, ground, laid_out
from .changes import changes, raids
from .layout import Plan
from .poster import poster
from .sheets import scenes

TOLD: Final = 420
"""Characters of the alt text for what happened; the position has the rest."""


def post(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> Canvas:
    """After raids the board below them, else the board below what the turn brought; at the
    end the poster alone."""
    if view.standing is not None:
        return poster(view, say, names)
    return happened(events, view, say, names)


def happened(events: Sequence[Event], view: View, say: Say, names: Names) -> Scene:
    """The board with what these events tell above it."""
    done = raids(events)
    story = alt_text(summary(events, view, say, names))
    if not done or not any(event.kind == "turn-over" for event in events):
        drawn = board(view, say, names, events)
        plan, items = Plan(view.board.seats), drawn.items
    else:
        plan = Plan(view.board.seats, raid=True)
        below = ground(view, changes(events), plan, say, names)
        items = tuple(chain(scenes(done, view.board, say, names), below))
    told = position.position(view, say, names, most=1000 - min(TOLD, len(story)) - 2)
    return laid_out(plan, items, f"{story[:TOLD]}\n{told}".strip())
