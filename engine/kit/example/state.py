"""A position, and what each seat may know of it.

`Board` is everything that is open on the table. A `State` is a board plus the hidden things; a
`View` is a copy of the board plus what one seat rightly knows of the hidden things.
"""

from __future__ import annotations

from msgspec import Struct, field

from engine.kit import contract, steps
from engine.kit.contract import Question


class Step(Struct, frozen=True, array_like=True, gc=False):
    """One thing that is still to be done, public like everything on the agenda."""

    do: str
    """Names its rule, see `engine.kit.steps`."""
    seat: int = -1
    """Who is to act."""


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
    """A whole position, secrets included."""

    board: Board
    questions: list[Question] = field(default_factory=list)
    """Open now, by seat."""
    asked: int = 0
    """The number of the last question that was asked."""
    larders: list[list[str]]
    """What each has left: kinds, in the order of `box.KINDS`. Nobody else may know it."""


class View(contract.View, kw_only=True):
    """All that one seat may know (or a spectator: then `larder` is empty)."""

    board: Board
    """A copy: belongs to the view."""
    sizes: tuple[int, ...]
    """How many things each has left."""
    larder: tuple[str, ...] = ()
    """What this seat has left."""
    larders: tuple[tuple[str, ...], ...] = ()
    """What each has left, once the game is over."""


Play = steps.Play[State, Board]
"""What the rules are functions of."""
