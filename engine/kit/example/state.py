"""A position, and what each seat may know of it; the questions and events that there are."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct, field

from engine.kit import contract, steps
from engine.kit.contract import Question
from engine.kit.hidden import OWN_TILL_END
from engine.kit.steps import Step

QUESTIONS: Final = ("fill", "bring", "taste")
"""Each has a text `ask-…` and `wait-…`."""
EVENTS: Final = (
    "filled",  # all larders are full
    "brought",  # seat, thing
    "empty-handed",  # seat
    "tasted",  # seat
    "declined",  # seat
    "game-start",
    "turn-over",  # seat, round
    "game-over",
)
"""Each but the start and the end has a text `event-…`."""


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
    """What is to be done, the next step last. While a question is open, the step that asked it
    is still there."""


class State(contract.State, kw_only=True):
    """A whole position, secrets included: what is not declared lies open."""

    board: Board
    questions: list[Question] = field(default_factory=list)
    """Open now, by seat."""
    asked: int = 0
    """The number of the last question that was asked."""
    larders: Annotated[list[list[str]], OWN_TILL_END]
    """What each has left: kinds, in the order of `box.KINDS`."""


class View(contract.View, kw_only=True):
    """What one seat may know."""

    known: State
    """The position, with "" for each thing that it does not know."""

    @property
    def board(self) -> Board:
        return self.known.board

    @property
    def larder(self) -> list[str]:
        """What this seat has left; a spectator has nothing."""
        return [] if self.seat is None or self.seat < 0 else self.known.larders[self.seat]


Play = steps.Play[State, Board]
"""What the rules are functions of."""
