"""The forms in which powers are written down."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from engine.kit.contract import Limit, Picks

from ..box import FACTIONS, Power
from ..state import Play, State, Step


class Offer(Struct, frozen=True):
    """What can be picked when a power is used."""

    kind: str
    """Of the question, see `events.py`."""
    options: tuple[str, ...]
    """Without the one that declines."""
    amount: int = 0
    """In "use-power": points."""
    least: int = 1
    """0: no pick declines."""
    most: int = 1
    limits: tuple[Limit, ...] = ()


Make = Callable[[State, Step], Offer | str]
"""What a power offers, or why it can do nothing: one of `events.IDLE_REASONS`."""
Apply = Callable[[Play, Step, Picks], None]
"""What it does."""
Second = tuple[Callable[[State, Step], tuple[str, ...]], Apply]
"""The options of a second question, and what it does."""


def power_of(step: Step) -> Power:
    """The numbers of the power in use."""
    return FACTIONS[step.faction].power


def use(amount: int = 0) -> Offer:
    """Take it or leave it."""
    return Offer("use-power", ("use",), amount)
