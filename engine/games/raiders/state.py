"""A position of Raiders of the North Sea, and what each seat may know of it.

`Board` is everything that lies open on the table. A `State` is a board plus the hidden things, and
says who knows them; a `View` has the same position with blanks.
Questions and events are listed in `events.py`, keys in `box.py`.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from engine.kit import steps
from engine.kit.hidden import HIDDEN, OWN, OWN_TILL_END
from engine.kit.steps import Rulebook, Step

__all__ = ["Step"]

NOBODY: Final = -1
"""In place of a seat."""
NOWHERE: Final = -1
"""In place of the index of a building or a raid space."""
EMPTY: Final = ""
"""In place of a worker: none stands there; in place of plunder: the set was taken."""


class Board(Struct, kw_only=True):
    """All that lies open. Lists of length `seats` are by seat."""

    seats: int
    """2, 3 or 4. The next seat clockwise is seat + 1."""
    sage: int
    """The Sage's strength in this game: an option of the table."""
    fortress_gold: int
    """Gold for raiding the second fortress in this game: an option of the table."""
    first: int = NOBODY
    """The first seat; NOBODY until it is rolled for."""
    phase: str = "setup"
    """ "setup" while hands are chosen, "play", then "over"."""
    turn: int = 0
    """How many turns have begun; 0 before the first."""
    active: int = NOBODY
    """Whose turn it is."""
    left: int = NOBODY
    """Turns that are still to be played, this one included, once the end is near; NOBODY before
    that."""
    ends: list[str]
    """Why the end is near: all that brought it about in that turn; see `events.ENDS`."""

    silver: list[int]
    provision: list[int]
    gold: list[int]
    iron: list[int]
    livestock: list[int]
    armour: list[int]
    """The armour track, 0..10."""
    valkyrie: list[int]
    """The Valkyrie track, 0..7."""
    score: list[int]
    """The track of victory points, without the final scoring. From 50 on the ship card shows."""
    workers: list[str]
    """The worker each seat holds; EMPTY while it has placed one and not picked up another."""
    crew: list[list[str]]
    """Hired crew, in the order of hiring."""
    supply: dict[str, int]
    """What the main supply has of "silver", "provision", "gold", "iron", "livestock" and
    "valkyrie"."""

    village: list[str]
    """By building index: the worker that stands there, or EMPTY."""
    spaces: list[str]
    """By raid space index: the plunder set as letters, G gold, I iron, L livestock, V Valkyrie, in
    that order ("GLV"), or EMPTY once it was taken. The worker printed there stands on it as long
    as the set lies there."""
    raided: list[list[str]]
    """By settlement index: the workers that were placed there to raid, in order."""
    offers: list[str]
    """Open offering tiles, from left to right."""
    discards: list[str]
    """The discard pile, the last one on top. Everybody saw these cards go and could have noted
    them, but the pile may not be looked through: pictures and lists do not show it."""

    joining: str = EMPTY
    """The card that whoever is at turn hires, laid open while it chooses who goes for it."""
    placed: int = NOWHERE
    """The building at which the worker of this turn was placed."""
    used: list[int]
    """Buildings whose action was used this turn."""
    space: int = NOWHERE
    """The raid space of this turn's raid; NOWHERE until it is known."""
    dice: list[int]
    """This turn's raid dice, as they lie now."""

    agenda: list[Step]


class State(steps.State[Board], kw_only=True):
    """A whole position, secrets included.

    Hands, face-down tiles and the tiles under the stack tell nothing by their order: hands and
    tiles of a seat lie in the order of the data file.
    """

    hands: Annotated[list[list[str]], OWN]
    """During the setup the five cards dealt."""
    chosen: Annotated[list[list[str]], OWN]
    """What a seat has picked of its hand in a sealed question, until all have: the cards it
    keeps, or the ones it gives to a Scout's exchange. Empty otherwise."""
    deck: Annotated[list[str], HIDDEN]
    """The draw pile, the last one is the top."""
    stack: Annotated[list[str], HIDDEN]
    """Face-down offering tiles, the last one is the top."""
    tiles: Annotated[list[list[str]], OWN_TILL_END]
    """Offering tiles each seat has made, face down."""


Play = steps.Play[State, Board]
rule: Final = Rulebook()
"""The rules of all chapters, by the names of their steps."""


def last_turn(board: Board) -> bool:
    """Whether whoever is at turn has no other one."""
    return board.left != NOBODY


def held(board: Board, seat: int, kind: str) -> int:
    """What a seat has of a kind of goods, of "armour" or "valkyrie"."""
    return getattr(board, kind)[seat]  # type: ignore[no-any-return]


def others(board: Board, seat: int) -> list[int]:
    """The other seats, clockwise from this one."""
    seats = board.seats
    return [(seat + by) % seats for by in range(1, seats)]


class View(steps.View[State, Board], kw_only=True):
    """All that one seat may know (or a spectator), and how things are called in words and
    pictures."""

    @property
    def hand(self) -> tuple[str, ...]:
        """This seat's cards; a spectator has none."""
        return self.own(self.known.hands)

    @property
    def chosen(self) -> tuple[str, ...]:
        """What this seat has picked in a sealed question, until all have."""
        return self.own(self.known.chosen)

    @property
    def tiles(self) -> tuple[tuple[str, ...], ...]:
        """Offering tiles by seat: this seat's own; everybody's once the game is over; else ()."""
        return tuple([() if EMPTY in tiles else tuple(tiles) for tiles in self.known.tiles])

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        return tuple(map(len, self.known.hands))

    @property
    def tile_counts(self) -> tuple[int, ...]:
        return tuple(map(len, self.known.tiles))

    @property
    def deck(self) -> int:
        return len(self.known.deck)

    @property
    def stack(self) -> int:
        return len(self.known.stack)
