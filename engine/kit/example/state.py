"""A position, and what each seat may know of it."""

from typing import Annotated

from msgspec import Struct

from engine.kit import steps
from engine.kit.hidden import OWN_TILL_END
from engine.kit.steps import Step


class Board(Struct, kw_only=True):
    """Everything that is open. Lists are by seat."""

    seats: int
    phase: str = "fill"
    """ "fill", "table" or "over"."""
    first: int = 0
    """Who begins each round."""
    round: int = 1
    turn: int = 0
    """Whose turn it is to bring something."""
    thing: str = ""
    """What was brought and is not tasted yet."""
    brought: list[list[str]]
    """The kinds that each has brought so far, which everybody saw."""
    tasted: list[int]
    """How often each has tasted."""
    agenda: list[Step]
    """What is to be done, the next step last."""


class State(steps.State[Board], kw_only=True):
    """A whole position, secrets included: what is not declared lies open."""

    larders: Annotated[list[list[str]], OWN_TILL_END]
    """What each has left: kinds, in the order of `box.KINDS`."""


class View(steps.View[State, Board], kw_only=True):
    """What one seat may know."""

    @property
    def larder(self) -> tuple[str, ...]:
        """What this seat has left; a spectator has nothing."""
        return self.own(self.known.larders)


Play = steps.Play[State, Board]
"""What the rules are functions of."""
