"""A position of Claim Kingdoms, and what each seat may know of it.

`Board` is everything that lies open on the table. A `State` is a board plus the hidden things, and
says who knows them; a `View` has the same position with blanks.
Spaces and their keys are in `rules/ground.py`.

Every kind of question and of event is listed, with what each of them carries.

Plain values only: seats are numbers 0 .., cards are the keys of their factions, spaces are
their keys ("C4" with war maps: column and row from the top left; "N2E3" without: steps from the
start card), treasures, fields and maps are keys of `box`.

Followers as options are "C4-1": one of seat 1's followers on the card at C4; where several
alike can be picked, "C4-1.1", "C4-1.2". A card in another hand is its seat's number, "2"; of a hand
of two "2.goblins" when the asked seat knows it, else "2.unseen".

`power` is the faction whose power it is (the copied one, when a Doppelgänger copies it) and
`space` where the card lies whose power is used.

What hangs on a power is asked in one of three forms:

* "alone": also with "pass", but in the kinds with "none up to", where no pick declines, and in a
  guess and a look (Shadows), which cost nothing. These show something: the new card is asked for
  afterwards;
* "instead": also with the new cards, "take.elves", "take.deck"; who takes one, declines;
* "beside": with the new cards too; one of them is picked together with the power, or alone.

A catapult asks by itself after hands of two and Mages. Space options stand row by row, factions in
the order of the data file, seats clockwise from the asked one, its own last.

Nothing is asked where one answer is as good as any: points that lie open are taken (count, run,
variety, the gift where the next card comes from the deck anyway), the only other hand card is
looked at, the only space is played on, the only power copied.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from engine.kit import steps
from engine.kit.hidden import HIDDEN, Secret
from engine.kit.steps import Rulebook

# What is asked, and what happens


OF_POWER: Final = ("power", "here", "form", "points")
"""What a question about a power is about: its faction, the card's space, the form, and how many
points it gives ("use-power", or 0) or how many picks it takes (all others)."""

QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    # What each is about, behind it its options.
    "choose-factions": ("count",),  # factions; all of them in one answer
    "choose-faction": ("number", "count"),  # factions not chosen yet; number: which from 1
    "play-card": (),  # "goblins>C4": card and space (hands of two)
    "place-card": ("card",),  # spaces; "C4>B4-1": what a catapult there removes
    "place-revealed": ("card", "space"),  # spaces (Mages)
    "catapult": ("space",),  # followers
    "spectre": ("space",),  # spaces of cards that can move; ">C4": whereto; about: the ruin
    "use-power": OF_POWER,  # "use"
    "copy-power": OF_POWER,  # factions
    "guess": OF_POWER,  # "high", "low"
    "amount": OF_POWER,  # "1", "2"
    "target-card": OF_POWER,  # spaces
    "target-follower": OF_POWER,  # followers
    "target-followers": OF_POWER,  # followers; none up to two
    "target-seats": OF_POWER,  # followers "C4-1": per card one seat; none to all
    "target-pair": OF_POWER,  # "C4-1>D5", "C4>D5": what, and whereto
    "target-hand": OF_POWER,  # cards in other hands
    "display-card": OF_POWER,  # "goblins>elves": what lies here, what is taken
    "display-cards": OF_POWER,  # "elves", "elves+orcs": which leave the display
    "seer-card": ("power", "space"),  # "elves>orcs>trolls": taken, lowest, next lowest
    "draw-card": ("why",),  # cards of the display, "deck"; why: turn, rogues (a card was taken)
}

PASS: Final = "pass"
"""The option that declines a power."""
DECK: Final = "deck"
"""In options: the top card of the deck."""
TAKE: Final = "take."
"""Before the new card, where it is chosen together with something else."""
AND: Final = "+"
"""Between cards that are chosen together."""
TO: Final = ">"
"""Before the second half of a choice."""

POINT_REASONS: Final = ("castle", "swamp", "chest", "trap")
"""What besides the powers gives or takes points: `why` of "points"."""

IDLE_REASONS: Final = (
    *("no-target", "no-points", "no-deck", "no-followers", "no-display", "game-ends", "passive"),
)
"""`why` of "power-idle": nothing to aim at or to count, an empty deck, supply or display, new
cards when the game ends, or a power that works by itself."""

ENDS: Final = ("followers", "covered", "cards", "stuck")
"""`why` of "game-ends": a supply is empty; no space is left; no cards are left anywhere;
nobody found a legal space."""

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # Setup.
    "faction-chosen": ("seat", "faction", "chosen", "wanted"),  # chosen: how many by now
    "start-card": ("card", "space"),
    "game-start": ("first", "factions", "maps"),  # milestone; before it only choices of factions
    # Turns.
    "turn-skipped": ("seat",),  # has no card
    "turn-passed": ("seat",),  # has a card, but there is no legal space
    "card-played": ("seat", "card", "space", "supply", "why"),
    #   why: hand, mages; a follower of the seat is on it, `supply` are left
    "turn-over": ("seat", "turn", "card", "space"),  # milestone; as it was played
    # Points, everywhere. `points` below 0 are lost; `total` is the score now.
    "points": ("seat", "points", "total", "why"),  # why: POINT_REASONS or a power
    # Fields.
    "field": ("seat", "space", "field"),  # "catapult" ..: now being resolved
    "field-idle": ("seat", "space", "field", "why"),
    #   catapult: no-target; mill: no-followers; swamp: no-points
    "treasure": ("seat", "space", "treasure"),
    "treasure-idle": ("seat", "treasure", "why"),  # trap: no-points; spectre: no-target
    "card-moved": ("seat", "card", "before", "space"),  # spectre; card None when face down
    # Followers. `why`: "mill", "catapult" or a power; `supply`: the owner's now.
    "follower-added": ("seat", "space", "followers", "supply", "why"),  # so many of its own
    "follower-removed": ("seat", "owner", "space", "followers", "supply", "why"),
    #   phoenix too: the owner is then the seat itself
    "follower-moved": ("seat", "owner", "before", "space", "why"),  # undead, ghosts, vampires
    "followers-exchanged": ("seat", "one", "other"),  # ice_kings: two spaces
    "petrified": ("seat", "owner", "space"),
    # Powers.
    "power-idle": ("seat", "power", "space", "why"),  # IDLE_REASONS
    "power-declined": ("seat", "power"),
    "power-copied": ("seat", "power"),  # a Doppelgänger is going to use it
    "power-used": ("seat", "power", "space"),  # what it does follows
    "direction-chosen": ("seat", "direction", "power"),  # cyclopes; trolls: row, column
    "raided": ("seat", "owner", "space", "total"),  # orcs: owner lost a point, has `total`
    "moon": ("seat", "moon"),
    "guessed": ("seat", "guess", "card", "value", "right"),  # card: now under the deck
    "hand-looked": ("seat", "other", "card", "count"),  # shadows; card None unless known to all
    #   count: face-up cards of its faction on the board, as many as give points
    "hand-seen": ("seat", "other", "card"),  # private to the seat
    "card-stolen": ("seat", "other", "card"),  # rogues; card None unless everybody knows it
    "card-lost": ("seat", "other", "card"),  # private to both
    "no-new-card": ("seat",),  # nothing left to take
    "card-swapped": ("seat", "space", "card", "before"),  # card lies there now, before: display
    "cards-out": ("seat", "cards"),  # ice_beasts, out of the game
    "poisoned": ("seat", "space", "card"),
    "turned-down": ("seat", "space", "card"),  # its followers were removed just before
    "card-revealed": ("seat", "card"),  # mages
    "card-under": ("seat", "card"),  # mages: no space for it
    "deck-looked": ("seat", "cards"),  # seers: how many
    "deck-seen": ("seat", "cards"),  # private: which, the top one first
    "seer-took": ("seat", "card"),  # private
    "seer-kept": ("seat", "under"),  # took one, so many (0 to 2) went under the deck
    "seer-put": ("seat", "cards"),  # private: what went under the deck, the lowest first
    # New cards.
    "card-taken": ("seat", "card", "source"),  # source: display, deck; card None from the deck
    "card-drawn": ("seat", "card"),  # private: what it was
    "display-filled": ("cards", "deck"),  # new ones; cards left in the deck
    # The end.
    "supply-empty": ("seat",),  # the game ends after this power
    "game-ends": ("why", "seat"),  # ENDS; seat: whose supply, else None
    "map-scored": ("map", "counts", "points"),  # by seat; counts as they count (Druids)
    "faction-scored": ("faction", "counts", "points"),  # by seat; without poisoned cards
    "game-over": ("winners", "points", "why"),  # milestone; points by seat
}


# A position


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
