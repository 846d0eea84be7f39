"""What happened in a turn, as bands for the picture of a post: a battle, a joust."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kit.contract import Event
from engine.kit.showing import Names, Say

from . import arena
from .layout import Band
from .told import fights, rides


def sheets(events: Sequence[Event], say: Say, names: Names) -> list[Band]:
    """The last battle or joust that is over by now; nothing where there was none."""
    fought, ridden = fights(events), rides(events)
    if fought:
        return arena.fought(fought[-1], say, names)
    return arena.ridden(ridden[-1], say, names) if ridden else []
