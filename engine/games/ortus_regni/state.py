"""A position of Ortus Regni, and what each seat may know of it.

`Board` is everything that lies open on the table. A `State` is a board plus the hidden things, and
says who knows them; a `View` has the same position with blanks.
Questions and events are listed in `events.py`, the keys of cards in `box.py`.

Keys of things on the table, used as options and in events: a fief, and its Castle or Palace,
"f3" (numbers are given once over the whole table); its Lord "f3.lord"; a property "f3.land.1" (the
first Land there); a Mercenary "m2", its garrison "m2.army".
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.kit import steps
from engine.kit.contract import EVERYONE
from engine.kit.hidden import HIDDEN, OWN, Secret
from engine.kit.steps import Rulebook

from .box import ORDER, numbered

NOBODY: Final = -1
"""In place of a seat."""
VIKINGS: Final = -2
"""In place of a seat."""
NOWHERE: Final = -1
"""In place of a fief's number."""


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

    @property
    def key(self) -> str:
        return f"f{self.number}"

    @property
    def lord_key(self) -> str:
        return f"f{self.number}.lord"

    @property
    def properties(self) -> dict[str, Card]:
        """By their options: "f3.land.1", "f3.land.2"."""
        keys = numbered([card.kind for card in self.cards])
        return {f"f{self.number}.{key}": card for key, card in zip(keys, self.cards, strict=True)}

    @property
    def keyed(self) -> dict[str, Card]:
        """All that stands in it by the options, the Castle first."""
        return {self.key: self.castle, **self.properties}

    def has(self, kind: str) -> bool:
        return bool(self.cards) and kind in [card.kind for card in self.cards]

    def without(self, keys: Collection[str]) -> Fief:
        """After some of its properties are gone."""
        left = [card for key, card in self.properties.items() if key not in keys]
        return replace(self, cards=tuple(left))

    def with_card(self, card: Card) -> Fief:
        cards = sorted((*self.cards, card), key=lambda one: ORDER[one.kind])
        return replace(self, cards=tuple(cards))


class Mercenary(Struct, frozen=True, array_like=True, gc=False):
    number: int
    """Given once."""
    owner: int
    army: str = ""
    """Its garrison: "infantry", "knight" or ""."""

    @property
    def key(self) -> str:
        return f"m{self.number}"


class Step(steps.Step, frozen=True, array_like=True, gc=False):
    """`what`: a card, a target, a Fief. `n`: an amount, or which plot it is."""

    other: int = NOBODY
    """The other seat it is about."""


# Combat: forces, the attack under way, the joust under way.


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

    @property
    def target(self) -> str:
        """The key of the Fief under attack, "" when it is the Towers."""
        return "" if self.way == "towers" else f"f{self.fief}"

    @property
    def destroyed(self) -> dict[str, Card]:
        """What may be seized by its options."""
        if not self.fallen:
            return {}
        siege = self.way == "siege"
        fief = Fief(self.fief, self.fallen[0], cards=self.fallen[siege:])
        return fief.keyed if siege else fief.properties


class Jouster(Struct, frozen=True, array_like=True, gc=False):
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
    out: list[int] = []
    """Seats that have left the game, in that order."""
    fates: list[Fate] = []
    """How they did."""

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
    loot: list[Card] = []
    """What somebody has won and still has to place."""
    banners: list[int]
    """Banners played to become King, not yet discarded."""
    king: int = NOBODY
    guard: list[str] = []
    """The Royal Guard: kinds of Army cards, sorted."""
    bequests: list[int]
    """How often each seat has bequeathed its earldom."""

    markers: int = 0
    """Black Viking markers moved forward."""
    attacked: bool = False
    """Whether Earls have attacked one another this round (the white marker is forward)."""
    arrived: bool = False
    """Whether the Vikings have arrived; then the markers are out of the game."""
    vikings: list[str] = []
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

    army_discard: list[str] = []
    """Sorted; as with `discards`, no picture shows it."""
    battle_discard: list[str] = []
    """Battle cards in the order in which they came; only the last one lies open."""
    viking_discard: list[str] = []
    """Sorted."""

    battle: Battle | None = None
    joust: Joust | None = None

    agenda: list[Step]

    @property
    def guards(self) -> int:
        """Places in the Royal Guard: one fewer than Earls began the game."""
        return self.seats - 1

    @property
    def enough(self) -> int:
        """How many Vikings it takes for an attack: one more than Earls began the game."""
        return self.seats + 1


def _pledge(state: State, seat: int | None) -> list[str]:
    """Whoever has pledged Vassals waits for what the plotter adds."""
    mine = state.pledge and state.board.agenda[-1].other == seat
    return state.pledge[:] if mine else []


class State(steps.State[Board], kw_only=True):
    """A whole position, secrets included. Hands, Towers and reserves are sorted, so that their
    order tells nothing."""

    hands: Annotated[list[list[str]], OWN]
    """Kinds of cards, all of the seat's own."""
    towers: Annotated[list[list[str]], OWN]
    """Kinds of the cards that lie face down, all of the seat's own."""
    decks: Annotated[list[list[str]], Secret(own=True, order=ORDER.__getitem__)]
    """The last one is the top. While decks are chosen: sorted, or empty."""
    reserves: Annotated[list[list[str]], OWN]
    """Army cards."""
    removed: Annotated[list[list[str]], OWN]
    """Of those who left the game: the cards that were in hand, Towers and deck, sorted."""
    pledge: Annotated[list[str], Secret(seen=_pledge)]
    """The Vassals that the target of a plot is ready to add, in this order: "vassal.1" from
    the hand, fiefs of Lord Vassals. Everything still lies where it was."""
    redraws: Annotated[list[int], Secret(seen=lambda state, seat: [])]
    """Seats that will draw a new first hand, while others are still to decide."""
    jousters: Annotated[list[str], OWN]
    """By seat: the kind of the face-down card that takes part in a joust; it has left the hand;
    "" for none, as always while there is no joust."""
    army_deck: Annotated[list[str], HIDDEN]
    """The last one is the top, here and below."""
    battle_deck: Annotated[list[str], HIDDEN]
    viking_deck: Annotated[list[str], HIDDEN]


Play = steps.Play[State, Board]
rule: Final = Rulebook()
"""The rules of all chapters, by the names of their steps."""


def clockwise(board: Board) -> list[int]:
    """All seats from the first one on, also of those who have left."""
    return [*range(board.first, board.seats), *range(board.first)]


def others(board: Board, seat: int) -> list[int]:
    """The living seats but this one, clockwise from its left."""
    order = [*range(seat + 1, board.seats), *range(seat)]
    return [other for other in order if board.alive[other]]


class Holding(Struct, frozen=True):
    """What one seat has that others may not see; all sorted."""

    hand: tuple[str, ...]
    towers: tuple[str, ...]
    deck: tuple[str, ...]
    """In no order: what is still in it. Nobody may look it through; no picture shows it."""
    reserve: tuple[str, ...]
    jouster: str


class View(steps.View[State, Board], kw_only=True):
    """All that one seat may know (or a spectator), and how things are called in words and
    pictures."""

    @property
    def mine(self) -> Holding | None:
        """What this seat has; None for spectators."""
        known, seat = self.known, self.seat
        if seat is None or seat == EVERYONE:
            return None
        hand, towers = self.own(known.hands), self.own(known.towers)
        deck, reserve = self.own(known.decks), self.own(known.reserves)
        return Holding(hand, towers, deck, reserve, known.jousters[seat])

    @property
    def hands(self) -> tuple[int, ...]:
        return tuple(map(len, self.known.hands))

    @property
    def decks(self) -> tuple[int, ...]:
        return tuple(map(len, self.known.decks))

    @property
    def reserves(self) -> tuple[int, ...]:
        return tuple(map(len, self.known.reserves))
