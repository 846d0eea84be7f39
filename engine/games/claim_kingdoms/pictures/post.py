"""The one picture of a milestone's post: the board with what happened; at the end the poster."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kit.contract import Event
from engine.kit.scene import Scene
from engine.kit.showing import Names, Say

from ..state import View
from .board import board
from .sheets import sheets


def post(
    events: Sequence[Event], before: Sequence[Event], view: View, say: Say, names: Names
) -> Scene:
    """At the beginning the factions with what they do, at the end the poster, else the board."""
    pages = sheets(events, before, view, say, names)
    return pages[-1] if pages else board(view, say, names, events)
