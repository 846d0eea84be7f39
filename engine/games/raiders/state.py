"""A position of Raiders of the North Sea, and what each seat may know of it.

`Board` is everything that lies open on the table. A `State` is a board plus the hidden things, and
says who knows them; a `View` has the same position with blanks.
Keys are listed in `box.py`.

Every kind of question and of event is listed, with what each of them carries.

Plain values only: seats are numbers 0 .., everything else goes by the keys of `box`:
cards "archer", buildings "gate_house", settlements "harbour_1", raid spaces "harbour_1.2" (the
second plunder set of that settlement), offering tiles "o05", workers "black", "grey", "white",
goods "silver", "provision", "gold", "iron", "livestock".

Cards as options are "archer" where equal ones need not be told apart, else "archer.1",
"archer.2" where several can be picked together; "out.archer" is a crew member that goes.
"brynjar.folke" hires Brynjar in exchange for the hired Folke: the one hero for the other.

ACTION is a building's key where its action has no alternatives ("gate_house", "silversmith",
"mill" for black and grey workers), else the building's key and the alternative: "mill.gold" (the
way of the deal in the data file), "long_house.o05" (the tile that is bought), "town_hall.archer"
(the card that is played), "barracks.archer" (the card that is hired), "barracks.brynjar.folke" (the
one hero for the other). Only what would do something is offered.

"BUILDING.idle" places or picks up without the action. What is seldom wanted stands behind one
option more, "idle", in a question of its own of which "back" leads back: placing without the
action, where anything else can be done; leaving an action that costs nothing; and "barracks"
alone, to hire somebody and dismiss another one though the crew has room. `about` of "idle" is
("place", worker) or ("pick-up", building placed at).

A RAID is a settlement ("outpost_1"): which plunder set is taken is asked after its dice and
points, in "choose-set", unless one is left or all are alike. Harbours have no dice: there it is
the raid space ("harbour_1.2"), of equal sets the first.

"hire": `why` is "barracks", "recruiter" (then each card costs `silver`) or "gravedigger" (a crew
member goes back to the hand, the new one is free). With "barracks", `silver` is what the
seat's own Recruiters take off each price. One card; where somebody has to go for it, "dismiss"
asks whom once the card lies open. Whoever wants somebody to go though there is room asks for it
("dismiss" at a Recruiter, "barracks" alone): then one card and one of "out.CARD" are picked
together, and at the Barracks "pass" alone leaves it. Nobody is named as one that goes who could
go for no card.

"reroll": `about` is (settlement, strength, uses, die, die): the strength is that of now, dice
included; `uses` is how often a die may still be rolled again; there are as many dice as were
rolled. It is asked only where a better tier is in reach.

Choices that leave one possibility, as everybody can see, are not asked: the only opponent with
something to take, the only crew member, a hand that goes as a whole. A Trader is asked even so:
the offering has its price. Where a single option is left because of the hand, it is asked.

Options stand in the order of the data file: in "place" and "pick-up" first what does something,
then the raids, then the idle ones. Seats stand clockwise from the asked one.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from engine.kit import steps
from engine.kit.hidden import HIDDEN, OWN, OWN_TILL_END
from engine.kit.steps import Rulebook, Step

# What is asked, and what happens


class Kind(Struct, frozen=True):
    about: tuple[str, ...]
    """What its `about` tells, in this order."""
    page: str
    """The page of the short rules that fits; "": that of the card."""
    shows: tuple[str, ...] = ()
    """What its picture has: the "places" to choose from, with the numbers of the options; the
    "raid" that is being made; cards of the "hand" or the "crew" to choose from; in brief whom one
    has in the hand ("faces"); what all "seats" have."""


QUESTIONS: Final = {
    # cards dealt; three are kept, sealed
    "keep-hand": Kind(("n",), "setup", ("hand",)),
    # ACTION, RAIDs, "idle"
    "place": Kind(("worker",), "turn", ("places", "faces")),
    # ACTION, "BUILDING.idle", "idle"; the building placed at
    "pick-up": Kind(("placed",), "village", ("places", "faces")),
    # "BUILDING.idle", "barracks", "back"
    "idle": Kind(("half", "worker"), "turn", ("places",)),
    # hand cards; as many as the trade takes; what is got
    "treasury": Kind(("way",), "treasury", ("hand",)),
    # hand cards, "HERO.HERO", "out.CARD", "dismiss", "pass"
    "hire": Kind(("why", "less"), "crew", ("hand", "crew")),
    # crew: who goes for the card that is hired
    "dismiss": Kind(("why", "card", "price"), "crew", ("crew",)),
    # Long House ACTIONs, "pass"; times left
    "long-house": Kind(("n",), "long_house", ("places", "faces")),
    # ACTIONs of all buildings, "pass"
    "copy-building": Kind(("card", "worker"), "merchant", ("places", "faces")),
    # "SEAT.BUILDING", "pass"
    "swap-worker": Kind(("card",), "archer", ("places", "seats")),
    # "SEAT.gold", "SEAT.iron", "SEAT.livestock"
    "take-plunder": Kind(("card",), "barbarian", ("seats",)),
    # seats
    "target-seat": Kind(("card",), "", ("seats",)),
    # "out.CARD"; "gold", "iron", "livestock": one of each group
    "sacrifice": Kind(("card",), "brawler", ("crew",)),
    # "TILE.KIND": the tile, and of what one less is paid
    "trade-offer": Kind(("card",), "trader", ("places",)),
    # "SEAT.NUMBER": whom, and how many cards
    "scout-target": Kind(("card",), "scout", ("seats",)),
    # cards in the hand; so many, sealed, asked of both
    "scout-give": Kind(("other", "number"), "scout", ("hand",)),
    # "silver", "provision"; to whom
    "give": Kind(("card", "other"), "mercenary", ("seats",)),
    # "die.1", "die.2", "keep"
    "reroll": Kind(("settlement", "strength", "uses", "die-1", "die-2"), "brawler", ("raid",)),
    # raid spaces of the settlement
    "choose-set": Kind(("settlement",), "raids", ("raid", "places")),
    # crew; so many
    "deaths": Kind(("space", "valkyrie"), "valkyrie", ("raid", "crew")),
    # seats
    "avenge": Kind(("space",), "avenger", ("raid", "seats")),
    # crew of the asked seat; the raider
    "lose-crew": Kind(("other",), "avenger", ("crew",)),
    # hand cards; so many
    "discard-down": Kind(("limit",), "turn", ("hand",)),
}

PASS: Final = "pass"
"""The option that leaves something undone."""
KEEP: Final = "keep"
"""In "reroll": leave the dice as they lie."""
IDLE: Final = "idle"
"""After a building's key: without its action. Alone: leads to what is seldom wanted."""
BACK: Final = "back"
"""In "idle": to the question before."""
DISMISS: Final = "dismiss"
"""In "hire": leads to the question in which somebody goes as well."""
OUT: Final = "out"
"""Before a card's key: the crew member that goes."""

ENDS: Final = ("fortress", "offerings", "valkyrie")
"""`why` of "end-near": one plunder set is left in the fortresses; the stack of offerings is
empty; no Valkyrie is left on the board."""

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # Setup.
    "hand-kept": ("seat", "cards"),  # private
    "game-start": ("first", "rolls", "tiles"),  # milestone; rolls: [seat, die, die] each, ties
    #   rolled again behind them; tiles: the open offerings
    # Turns.
    "turn-begins": ("seat", "turn", "worker", "last"),  # last: this is the seat's last turn
    "worker-placed": ("seat", "worker", "building", "idle"),
    "worker-taken": ("seat", "worker", "building", "idle"),
    "turn-over": ("seat", "turn", "way"),  # milestone; way: work, raid
    # Goods, armour, cards. `why`: a building, a card, or as told. `total`: what the seat has now.
    "gained": ("seat", "kind", "amount", "total", "why"),  # from the supply
    "short": ("seat", "kind", "wanted", "amount", "why"),  # the supply had less; before "gained"
    "paid": ("seat", "kind", "amount", "total", "why"),  # to the supply; why: also a settlement
    "lost": ("seat", "kind", "amount", "total", "why"),  # others', to the supply; kind: also armour
    "taken": ("seat", "other", "kind", "amount", "why"),  # from one seat by another
    "given-back": ("seat", "kind", "amount", "total"),  # above the limit at the turn's end
    "armour-gained": ("seat", "amount", "total", "why"),
    "cards-drawn": ("seat", "cards", "hand", "deck", "why"),  # numbers: drawn, in hand, left
    "cards-seen": ("seat", "cards"),  # private: what was drawn
    "deck-shuffled": ("cards",),  # so many discards are the new draw pile
    "discarded": ("seat", "cards", "why"),  # why: treasury, limit; which, open to all
    # Crew.
    "hiring": ("seat", "card", "why"),  # laid open; who goes for it is chosen now
    "hired": ("seat", "card", "silver", "why"),  # why: barracks, recruiter, gravedigger
    "crew-lost": ("seat", "card", "why"),  # why: barracks, recruiter, brawler, avenger; discarded
    "crew-returned": ("seat", "card", "why"),  # to the hand: gravedigger
    # Town Hall.
    "hall-played": ("seat", "card"),  # what it does follows
    "hall-idle": ("seat", "card", "why"),  # why: no-target (nobody has what it takes),
    #   armour-full, supply (has nothing of it), no-cards (left to exchange: Scout)
    "declined": ("seat", "what"),  # "pass": barracks, town_hall, long_house, merchant, archer
    "building-copied": ("seat", "building", "worker"),  # merchant
    "workers-swapped": ("seat", "other", "building", "before", "worker"),
    #   the other held `before`, which stands at the building now, and holds `worker`
    "hands-swapped": ("seat", "other", "cards"),  # how many each
    "swap-seen": ("seat", "other", "gave", "got"),  # private to the seat, one for each of the two
    # Offerings.
    "offering-made": ("seat", "tile", "waived", "tiles"),  # waived: what Trader took one off, "";
    #   tiles: how many the seat has
    "offer-opened": ("tile", "stack"),  # left in the stack
    "offers-cycled": ("seat", "under", "tiles"),  # sage: the old ones, the new ones
    # Raids.
    "raid-begins": ("seat", "settlement", "worker"),  # the price follows as "paid"
    "dice-rolled": ("seat", "dice"),
    "die-rerolled": ("seat", "die", "before", "after", "dice"),  # die: 1 or 2; dice: as they lie
    # harbours: no dice, no strength (0), always tier 1. crew: strength of the crew; extra: of its
    # abilities; strength: all together; tier: 0 none, 1 the lowest
    "raid-scored": (
        *("seat", "settlement", "dice", "crew", "extra", "armour", "strength", "tier"),
        *("points", "total"),
    ),
    "crew-points": ("seat", "card", "count", "points", "total"),  # so many of that card
    "plunder-taken": ("seat", "space", "plunder", "worker"),  # plunder: {kind: number} with
    #   "valkyrie"; the worker is in hand now
    "valkyrie-claimed": ("seat", "claimed", "taken", "track"),  # claimed of those taken; the track
    "crew-died": ("seat", "card", "returns"),  # returns: to the hand (Berserker)
    "points": ("seat", "points", "total", "why"),  # mercenary
    "unavenged": ("seat",),  # Avenger died, but no opponent has a crew
    # The end.
    "end-near": ("seat", "why", "turns"),  # the others and then this seat have one more turn each
    "tiles-shown": ("seat", "tiles"),
    "final-score": ("source", "points"),  # by seat; sources as in the standing
    "game-over": ("winners", "points", "why"),  # milestone
}


# A position


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
    """Why the end is near: all that brought it about in that turn; see `state.ENDS`."""

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
