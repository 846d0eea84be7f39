"""A position of Ortus Regni, and what each seat may know of it.

`Board` is everything that lies open on the table. A `State` is a board plus the hidden
things; a `View` is a copy of the board plus what one seat rightly knows of the hidden things.
Questions and events are listed in `events.py`, the keys of cards in `box.py`.

Keys of things on the table, used as options and in events: a fief, and its Castle or Palace,
"f3" (numbers are given once over the whole table); its Lord "f3.lord"; a property "f3.land.1" (the
first Land there); a Mercenary "m2", its garrison "m2.army".
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from engine.kit import contract, steps
from engine.kit.contract import Question

NOBODY: Final = -1
"""In place of a seat."""
VIKINGS: Final = -2
"""In place of a seat."""
NOWHERE: Final = -1
"""In place of a fief's number."""
CASTLE: Final = -1
"""In place of a property's index: the Castle or Palace itself."""


class Card(Struct, frozen=True, array_like=True, gc=False):
    """An Earl card on the table that may lie in another's earldom."""

    kind: str
    owner: int
    """The seat from whose card set it is: it goes to that seat's discards."""


class Fief(Struct, frozen=True, array_like=True):
    """A Castle or Palace with what belongs to it. A change puts a new one in its place."""

    number: int
    """Given once; of the Palace with which a seat begins, the seat's number."""
    castle: Card
    """A "castle" or a "palace"."""
    lord: str = ""
    """The kind of its Lord or Abbot, always one of the seat's own cards; "" without one."""
    cards: tuple[Card, ...] = ()
    """Its properties, sorted by kind as in the data file, those of a kind as they came."""


class Mercenary(Struct, frozen=True, array_like=True, gc=False):
    """A Mercenary on the table."""

    number: int
    """Given once."""
    owner: int
    army: str = ""
    """Its garrison: "infantry", "knight" or ""."""


class Step(steps.Step, frozen=True, array_like=True, gc=False):
    """`what`: a card, a target, a fief. `n`: an amount, or which plot it is."""

    other: int = NOBODY
    """The other seat it is about."""


# Combat: forces, the attack under way, the joust under way.

Ref = tuple[int, int]
"""A card in its place: the number of its fief, and its index there, or CASTLE."""


class Force(Struct, frozen=True, array_like=True, gc=False):
    """A card that takes part in a battle."""

    place: str
    """Where it is from: "king", "hand", "lord", "reserve", "guard", "garrison", "mercenary",
    "viking"."""
    kind: str
    at: int = NOWHERE
    """The number of its fief or Mercenary."""


class Battle(Struct, frozen=True):
    """The attack under way. Cards from hand and reserve lie in it; Lords, Mercenaries, the King,
    Guards and Vikings stay where they are and are only named here."""

    attacker: int
    """A seat, or VIKINGS."""
    director: int
    """Who chooses for the attacker: the seat itself, or the one whose cube was drawn."""
    defender: int
    way: str
    """ "towers", "raid" or "siege"."""
    fief: int = NOWHERE
    """The target of a raid or siege."""
    attack: tuple[Force, ...] = ()
    """What is left of the attacker's forces."""
    defence: tuple[Force, ...] = ()
    damage: int = 0
    """What the attacker's forces dealt when they were called."""
    counter: int = 0
    """What the defender's did."""
    card: str = ""
    """The Battle card: "normal", "attacker", "defender", "church"."""
    outcome: str = ""
    """ "normal", "attacker" or "defender" (who wins), "open": nobody defended; "" before."""
    captured: tuple[int, ...] = ()
    """The fiefs whose Lords are captured."""
    saved: tuple[int, ...] = ()
    """Those of them that are ransomed."""
    ransoms: tuple[str, ...] = ()
    """What is named for them and still stands in its place: "f3", "f3.land.1"."""
    fallen: tuple[Card, ...] = ()
    """What was destroyed and may still be seized: lies in the battle. The Castle first."""


class Jouster(Struct, frozen=True, array_like=True, gc=False):
    """One who takes part in a joust."""

    seat: int
    ante: str
    """ "f3", "f3.land.1", or "" of one who has nothing but a single Castle or Palace. It stays in
    its place until it is lost."""
    lord: int = NOWHERE
    """The fief whose Lord rides; NOWHERE: a face-down card, see `State.jousters`."""


class Joust(Struct, frozen=True):
    """The joust under way. What is hidden of it is `State.jousters`."""

    caller: int
    entered: tuple[Jouster, ...] = ()
    """In the order in which they decided."""
    excused: tuple[int, ...] = ()
    """Seats that stay out."""


class Fate(Struct, frozen=True, array_like=True, gc=False):
    """How an Earl has left the game."""

    seat: int
    round: int
    how: str
    """ "siege", "treachery", "deck" (no card to draw), "resigned"."""
    by: int = NOBODY
    """To whom he fell: a seat, or VIKINGS."""


# The table.


class Board(Struct, kw_only=True):
    """All that lies open. Lists of length `seats` are by seat."""

    seats: int
    """2 to 6. The next seat clockwise is seat + 1."""
    tournament: bool
    """Two Towers at the start, and two rounds without attack, Treachery and Intrigue."""
    phase: str = "decks"
    """ "decks" while they are chosen, "towers" (tournament rules), "hands" (mulligans),
    "play", then "over"."""
    round: int = 0
    """1 ..; 0 before the first."""
    first: int
    """The first seat; NOBODY while decks are chosen. A round's border stays here for good."""
    active: int = NOBODY
    """Whose turn it is; VIKINGS in theirs."""
    acted: bool = False
    """Whether the active seat has used its action."""
    alive: list[bool]
    out: list[int]
    """Seats that have left the game, in that order."""
    fates: list[Fate] = []
    """How they did. Positions of former days know it only of those who left later."""

    fiefs: list[list[Fief]]
    """In the order in which they came."""
    fiefs_made: int
    """The number that the next fief gets."""
    towers: list[int]
    """How many stand in front of each earldom."""
    mercenaries: list[list[Mercenary]]
    """In the order in which they came."""
    hired: int = 0
    """The number that the next Mercenary gets."""
    loot: list[Card]
    """What somebody has won and still has to place."""
    banners: list[int]
    """Banners played to become King, not yet discarded."""
    king: int = NOBODY
    guard: list[str]
    """The Royal Guard: kinds of Army cards, sorted."""
    bequests: list[int]
    """How often each seat has bequeathed its earldom."""

    markers: int = 0
    """Black Viking markers moved forward."""
    attacked: bool = False
    """Whether Earls have attacked one another this round (the white marker is forward)."""
    arrived: bool = False
    """Whether the Vikings have arrived; then the markers are out of the game."""
    vikings: list[str]
    """Kinds of the Viking cards that lie ready: "viking", "chieftain"; sorted."""
    cubes: list[int]
    """Influence cubes in the bag; 0 of those who have left."""
    emissaries: list[list[str]]
    """Kinds of the cards that each seat has sent."""

    discards: list[list[str]]
    """Each seat's discards, sorted. Every card was seen when it went there and could have been
    noted, but nobody may look a pile through: pictures and lists do not show it."""
    gone: list[list[str]]
    """Cards of those who left the game that lay open or in discards, sorted."""
    spent: list[int]
    """Banners played for the joust under way, by owner; discarded when it is over."""
    certain: list[list[str]]
    """Kinds that everybody knows to be among a seat's hand, Towers and deck: from a hand laid
    open or discards shuffled into the deck. At least those; sorted."""
    shown: list[list[str]]
    """Kinds that everybody knows to be in a seat's hand: at least those; sorted. What is in
    here is in `certain` too."""
    mustered: list[list[str]]
    """Army cards that everybody knows to be in a seat's reserve: at least those; sorted."""

    army_discard: list[str]
    """Sorted; as with `discards`, no picture shows it."""
    battle_discard: list[str]
    """Battle cards in the order in which they came; only the last one lies open."""
    viking_discard: list[str]
    """Sorted."""

    battle: Battle | None = None
    joust: Joust | None = None

    agenda: list[Step]
    """What the engine has to do next, the last one first. While a question is open, the step
    that asked it is still the last."""


class State(contract.State, kw_only=True):
    """A whole position, secrets included. Hands, Towers and reserves are sorted, so that their
    order tells nothing. A seat knows its own hand, Towers, reserve, pledge and jouster, and
    what is in its deck, but not in which order. Nobody knows the decks of the table."""

    board: Board
    questions: list[Question]
    """Open now, by seat."""
    asked: int = 0
    """The number of the last question that was asked."""
    hands: list[list[str]]
    """Kinds of cards, all of the seat's own."""
    towers: list[list[str]]
    """Kinds of the cards that lie face down, all of the seat's own."""
    decks: list[list[str]]
    """The last one is the top. While decks are chosen: sorted, or empty."""
    reserves: list[list[str]]
    """Army cards."""
    removed: list[list[str]]
    """Of those who left the game: the cards that were in hand, Towers and deck, sorted."""
    pledge: list[str]
    """The Vassals that the target of a plot is ready to add, in this order: "vassal.1" from
    the hand, fiefs of Lord Vassals. Everything still lies where it was."""
    redraws: list[int] = field(default_factory=list)
    """Seats that will draw a new first hand, while others are still to decide."""
    jousters: list[str]
    """By seat: the kind of the face-down card that takes part in a joust; it has left the hand;
    "" for none, as always while there is no joust."""
    army_deck: list[str]
    """The last one is the top, here and below."""
    battle_deck: list[str]
    viking_deck: list[str]


class Holding(Struct, frozen=True):
    """What one seat has that others may not see; all sorted."""

    hand: tuple[str, ...]
    towers: tuple[str, ...]
    deck: tuple[str, ...]
    """In no order: what is still in it. Nobody may look it through; no picture shows it."""
    reserve: tuple[str, ...]
    jouster: str
    removed: tuple[str, ...]

    def __repr__(self) -> str:
        return "<Holding>"


Play = steps.Play[State, Board]


def others(board: Board, seat: int) -> list[int]:
    """The living seats but this one, clockwise from its left."""
    order = [*range(seat + 1, board.seats), *range(seat)]
    return [other for other in order if board.alive[other]]


class View(contract.View, kw_only=True):
    """All that one seat may know (or a spectator)."""

    board: Board
    """A copy: belongs to the view."""
    hands: tuple[int, ...]
    """Cards in each hand."""
    decks: tuple[int, ...]
    reserves: tuple[int, ...]
    army_deck: int
    battle_deck: int
    viking_deck: int
    mine: Holding | None = None
    """What this seat has; None for spectators."""
    pledge: tuple[str, ...] = ()
    """What this seat has pledged, see `State.pledge`; others do not see how many there are."""
    everyone: tuple[Holding, ...] = ()
    """What every seat has: in the view for EVERYONE alone."""

    def __repr__(self) -> str:
        return f"<View of seat {self.seat}>"
