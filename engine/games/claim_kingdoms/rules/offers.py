"""The forms in which powers are written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from engine.kit.contract import Limit, Picks

from ..box import FACTIONS, Power
from ..state import Play, State, Step

Moment = Literal["beside", "instead", "later"]
"""When this turn's new card is chosen: with the power; instead of it; once it has worked."""


class Offer(Struct, frozen=True, gc=False):
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
    sure: Picks = ()
    """The answer that nobody could do better than, by what lies open: then it is not asked for."""
    card: Moment = "beside"
    form: str = ""
    """As it is asked: "alone", or with the new card "beside" it or "instead" of it."""
    free: bool = False
    """It costs nothing: whoever is asked chooses how, not whether."""


Make = Callable[[State, Step], Offer | str]
"""What a power offers, or why it can do nothing: one of `events.IDLE_REASONS`."""
Apply = Callable[[Play, Step, Picks], None]
"""What it does."""


def power_of(step: Step) -> Power:
    """The numbers of the power in use."""
    return FACTIONS[step.faction].power


USE: Final = ("use",)


def use(amount: int = 0, card: Moment = "beside", sure: bool = False) -> Offer:
    """Take it or leave it."""
    return Offer("use-power", USE, amount, card=card, sure=USE if sure else ())
