"""A position of Claim Kingdoms, and what each seat may know of it.

`Board` is everything that lies open on the table. A `State` is a board plus the hidden things, and
says who knows them; a `View` has the same position with blanks.
Questions and events are listed in `events.py`, spaces and their keys in `rules/ground.py`.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from engine.kit import steps
from engine.kit.hidden import HIDDEN, Secret
from engine.kit.steps import Rulebook

NOBODY: Final = -1
"""In place of a seat."""
NOWHERE: Final = -1
"""In place of a cell."""
UNKNOWN: Final = ""
"""In a view, in place of a card or treasure that this seat does not know."""


class Card(Struct, frozen=True, array_like=True, gc=False):
    """A faction card on the board. A change puts a new one in its place."""

    faction: str
    """Its key. Of a card that was turned face down the rules and pictures ignore it; it stays
    here because everybody saw it before."""
    followers: tuple[int, ...]
    """By seat; none on a card that is face down."""
    stone: tuple[int, ...]
    """Followers turned to stone, by seat; they count for nothing."""
    down: bool = False
    """Face down for good: a blank card without faction."""
    poison: bool = False
    """Under a poison marker: its followers do not count for its faction."""


class Step(steps.Step, frozen=True, array_like=True, gc=False):
    """`what`: the power in use, with Doppelgängers the one they copy; a card; or what was chosen
    before."""

    cell: int = NOWHERE
    """The card or space it is about."""


class Board(Struct, kw_only=True):
    """All that lies open. Lists of length `seats` are by seat.

    A cell is a number, `ground.WIDTH` times its row plus its column. Questions and events name
    spaces by their keys, `ground.key_of(cell)`.
    """

    seats: int
    """2, 3 or 4. The next seat clockwise is seat + 1."""
    hand: int
    """Cards in a full hand: 1, or 2 as in the 2021 edition."""
    ties: bool
    """Whether all who are tied for a faction score it; False: nobody does (2021 edition)."""
    maps: tuple[int, ...]
    """The numbers of the war maps, in the order of `ground.OFFSETS`; empty when played without:
    then the grid grows freely."""
    factions: list[str]
    """The factions in this game, in the order of the data file; while they are being chosen,
    the ones chosen so far."""
    first: int
    """The first seat."""
    phase: str = "factions"
    """ "factions" while they are being chosen, "play", then "over"."""
    turn: int = 0
    """How many turns have begun; 0 before the first."""
    active: int = NOBODY
    """Whose turn it is."""

    cards: dict[int, Card]
    """What lies on the board, by cell."""
    start: int = NOWHERE
    """Where the start card was put."""
    last: int = NOWHERE
    """Where the card of this turn was played (where it lies now, if a Spectre moved it)."""
    score: list[int]
    """Points on the score track, without the final scoring; never below 0."""
    supply: list[int]
    """Followers not on the board."""
    lost: list[int]
    """Followers out of the game: stone on a card that was turned face down."""
    display: list[str]
    """Face-up cards to take from, oldest first."""
    out: list[str]
    """Cards put out of the game, face up, in that order."""
    ruins: list[int]
    """Cells with a face-down treasure, in order."""
    opened: list[str]
    """Treasures that were found, in that order; they are out of the game."""
    moon: str = "new"
    """ "new" or "full": the marker all Werewolves share."""
    draw: str = ""
    """How this turn's new card is taken: "" freely, "deck" from there (Yetis), "done" already
    (Rogues, Seers)."""
    revealed: str = ""
    """The card that a Mage has turned up and not placed yet."""
    passes: int = 0
    """Turns in a row that were passed for want of a space."""
    end: str = ""
    """Why the game ends after this turn's power, or ended: "followers", "covered", "cards",
    "stuck"; "" while it goes on."""

    agenda: list[Step]


class State(steps.State[Board], kw_only=True):
    """A whole position, secrets included.

    Who knows a hidden card is kept beside it as a mask: bit s for seat s, bit `seats` for
    spectators (what they know, everybody does). A hand lies sorted by mask (the better known
    first), then by faction, so that its order tells nothing.
    """

    hands: Annotated[list[list[str]], Secret(known_by="known")]
    """Factions of the cards in each hand."""
    known: list[list[int]]
    """Who knows each of them: the same shape as `hands`."""
    deck: Annotated[list[str], Secret(known_by="under")]
    """The last one is the top."""
    under: list[int]
    """Who knows the lowest `len(under)` cards of the deck, from the bottom up: those that were
    put back under it. How many there are is public."""
    looked: Annotated[list[str], Secret(known_by="looked_known")]
    """The top cards of the deck that a Seer's seat is looking at, the top one first."""
    looked_known: list[int]
    """Who knows each of them."""
    treasures: Annotated[list[str], HIDDEN]
    """Under each of `Board.ruins`."""
    treasure_box: Annotated[list[str], HIDDEN]
    """Treasures that are not in this game, sorted."""


Play = steps.Play[State, Board]
rule: Final = Rulebook()
"""The rules of all chapters, by the names of their steps."""


class View(steps.View[State, Board], kw_only=True):
    """All that one seat may know (or a spectator), and how things are called in words and
    pictures."""

    @property
    def hands(self) -> list[list[str]]:
        """Each hand: cards that this seat knows (all of its own), then UNKNOWN for each of the
        others. What it knows of another hand (taken from the display, seen by a Shadow) may be
        used by computer players; pictures show other hands as backs."""
        return self.known.hands

    @property
    def deck(self) -> int:
        """Cards in the deck."""
        return len(self.known.deck)

    @property
    def under(self) -> list[str]:
        """The lowest cards of the deck from the bottom up, as far as they were put back there."""
        return self.known.deck[: len(self.known.under)]

    @property
    def looked(self) -> list[str]:
        """The cards a Seer's seat is looking at, the top one first."""
        return self.known.looked
