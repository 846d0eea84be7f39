"""A plain table of Ortus Regni for the second readings of the rules: boxes with cards in them.

It is filled from the fields of a state and compared with those of a later one; what happens in
between is done by the second readings, without the game's rules. Only the options' names are
shared: "f3.land.1" is the first Land of fief 3, "m2" a Mercenary, "vassal.1" a card of the hand.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from engine.kit.contract import Event, Picks, Question

VIKINGS = -2
KIND_ORDER = ("land", "market", "church", "cathedral")


@dataclass(eq=False)
class Piece:
    """A card on the table; the same object wherever it goes."""

    kind: str
    owner: int


@dataclass(eq=False)
class Estate:
    """A Castle or Palace with its Lord and properties."""

    number: int
    seat: int
    castle: Piece
    lord: str
    cards: list[Piece]

    def options(self) -> dict[str, Piece]:
        """Its properties by option."""
        count: Counter[str] = Counter()
        found = {}
        for piece in self.cards:
            count[piece.kind] += 1
            found[f"f{self.number}.{piece.kind}.{count[piece.kind]}"] = piece
        return found

    def add(self, piece: Piece) -> None:
        self.cards.append(piece)
        self.cards.sort(key=lambda one: KIND_ORDER.index(one.kind))


@dataclass(eq=False)
class Hireling:
    """A Mercenary."""

    number: int
    seat: int
    owner: int
    army: str


@dataclass
class Decisions:
    """What was asked and answered, in order."""

    made: list[tuple[Question, Picks]] = field(default_factory=list)

    def asked(self, kind: str, seat: int) -> bool:
        return bool(self.made) and (self.made[0][0].kind, self.made[0][0].seat) == (kind, seat)

    def take(self, kind: str, seat: int, options: list[str], least: int, most: int) -> Picks:
        """The answer to a question that must have come now, of this form."""
        assert self.made, f"{kind} was not asked of {seat}"
        question, picks = self.made.pop(0)
        assert (question.kind, question.seat) == (kind, seat), f"{question} instead of {kind}"
        assert sorted(question.options) == sorted(options), f"{question} / {sorted(options)}"
        assert (question.least, question.most) == (least, most), f"{question} / {least}-{most}"
        return picks


class Table:
    """What lies where. Seats' own cards are counted by kind; discards by kind and owner."""

    def __init__(self, state: Any) -> None:
        board = state.board
        self.seats = range(board.seats)
        self.alive = list(board.alive)
        self.king = board.king
        self.estates = [
            Estate(
                fief.number,
                seat,
                Piece(fief.castle.kind, fief.castle.owner),
                fief.lord,
                [Piece(card.kind, card.owner) for card in fief.cards],
            )
            for seat in self.seats
            for fief in board.fiefs[seat]
        ]
        self.made = board.fiefs_made
        self.hired = [
            Hireling(one.number, seat, one.owner, one.army)
            for seat in self.seats
            for one in board.mercenaries[seat]
        ]
        self.guard = Counter(board.guard)
        self.hands = [Counter(hand) for hand in state.hands]
        self.decks = [Counter(deck) for deck in state.decks]
        self.towers = [Counter(towers) for towers in state.towers]
        self.reserves = [Counter(reserve) for reserve in state.reserves]
        self.banners = list(board.banners)
        self.emissaries = [Counter(sent) for sent in board.emissaries]
        self.discards = [Counter(pile) for pile in board.discards]
        self.gone = [Counter(pile) for pile in board.gone]
        self.removed = [Counter(pile) for pile in state.removed]
        self.army_discard = Counter(board.army_discard)
        self.vikings = Counter(board.vikings)
        self.slain_vikings = Counter(board.viking_discard)
        self.won: list[Piece] = []
        """Cards that their new owner has still to place."""

    # Looking.

    def of(self, seat: int) -> list[Estate]:
        return [estate for estate in self.estates if estate.seat == seat]

    def estate(self, number: int) -> Estate:
        return next(estate for estate in self.estates if estate.number == number)

    def stands(self, number: int) -> bool:
        return any(estate.number == number for estate in self.estates)

    def hirelings(self, seat: int) -> list[Hireling]:
        return [one for one in self.hired if one.seat == seat]

    def field_room(self, seat: int) -> int:
        """Reserve Armies that the Lands of an earldom let take part in a battle."""
        room = 0
        for estate in self.of(seat):
            kinds = [piece.kind for piece in estate.cards]
            room += kinds.count("land") * (2 if "market" in kinds else 1)
        return room

    # Moving.

    def discard(self, piece: Piece) -> None:
        """To the discards of its owner; out of the game when he is."""
        piles = self.discards if self.alive[piece.owner] else self.gone
        piles[piece.owner][piece.kind] += 1

    def slay_lord(self, estate: Estate) -> None:
        if estate.lord:
            self.discard(Piece(estate.lord, estate.seat))
            estate.lord = ""

    def hand_over_castle(self, estate: Estate, kept: list[Piece]) -> None:
        """A Castle goes to somebody else: its Lord and what nobody gets is discarded."""
        self.slay_lord(estate)
        for piece in estate.cards:
            if piece not in kept:
                self.discard(piece)
        self.estates.remove(estate)

    def place_won(self, seat: int, why: str, decisions: Decisions) -> None:
        """Castles found fiefs, properties go where their new owner says."""
        for piece in [one for one in self.won if one.kind in ("castle", "palace")]:
            self.won.remove(piece)
            self.estates.append(Estate(self.made, seat, piece, "", []))
            self.made += 1
        while self.won:
            piece = self.won.pop(0)
            mine = {f"f{estate.number}": estate for estate in self.of(seat)}
            if len(mine) == 1:
                (estate,) = mine.values()
            else:
                assert decisions.made[0][0].about == (piece.kind, why)
                estate = mine[decisions.take("place-property", seat, list(mine), 1, 1)[0]]
            estate.add(piece)

    def leave(self, seat: int) -> None:
        """An Earl is out: his own cards leave the game, those of others go back to them."""
        self.alive[seat] = False
        for estate in self.of(seat):
            self.slay_lord(estate)
            for piece in (estate.castle, *estate.cards):
                self.discard(piece)
            self.estates.remove(estate)
        for one in self.hirelings(seat):
            self.discard(Piece("mercenary", one.owner))
            self.army_discard.update([one.army] if one.army else [])
            self.hired.remove(one)
        if self.king == seat:
            self.army_discard += self.guard
            self.guard = Counter()
            self.king = -1
        self.army_discard += self.reserves[seat]
        own = self.discards[seat] + self.emissaries[seat] + Counter(banner=self.banners[seat])
        self.gone[seat] += own
        self.removed[seat] += self.hands[seat] + self.towers[seat] + self.decks[seat]
        for boxes in (self.discards, self.emissaries, self.hands, self.towers, self.decks):
            boxes[seat] = Counter()
        self.reserves[seat] = Counter()
        self.banners[seat] = 0

    # Comparing.

    def shown(self, drawn: set[int]) -> dict[str, Any]:
        """Everything in plain form; hand and deck together of seats that have drawn since."""

        def boxes(many: list[Counter[str]]) -> list[dict[str, int]]:
            return [dict(sorted((+one).items())) for one in many]

        mixed = [self.hands[s] + self.decks[s] if s in drawn else Counter() for s in self.seats]
        alone = [Counter() if s in drawn else self.hands[s] for s in self.seats]
        below = [Counter() if s in drawn else self.decks[s] for s in self.seats]
        return {
            "alive": self.alive,
            "king": self.king,
            "fiefs": sorted(
                (
                    estate.number,
                    estate.seat,
                    (estate.castle.kind, estate.castle.owner),
                    estate.lord,
                    [(piece.kind, piece.owner) for piece in estate.cards],
                )
                for estate in self.estates
            ),
            "made": self.made,
            "mercenaries": sorted((m.number, m.seat, m.owner, m.army) for m in self.hired),
            "guard": dict(sorted((+self.guard).items())),
            "hands": boxes(alone),
            "decks": boxes(below),
            "hands and decks": boxes(mixed),
            "towers": boxes(self.towers),
            "reserves": boxes(self.reserves),
            "banners": self.banners,
            "emissaries": boxes(self.emissaries),
            "discards": boxes(self.discards),
            "gone": boxes(self.gone),
            "removed": boxes(self.removed),
            "army discard": dict(sorted((+self.army_discard).items())),
            "vikings": dict(sorted((+self.vikings).items())),
            "slain vikings": dict(sorted((+self.slain_vikings).items())),
        }


def compare(expected: Table, state: Any, later: list[Event]) -> None:
    """With a state; `later` came after what the second reading has done, in the same answer."""
    drawn = {event.args["seat"] for event in later if event.kind == "drew"}
    for event in later:
        _go_on(expected, event)
    one, other = expected.shown(drawn), Table(state).shown(drawn)
    wrong = [f"{name}: {one[name]} / {other[name]}" for name in one if one[name] != other[name]]
    assert not wrong, "; ".join(wrong)


def _go_on(table: Table, event: Event) -> None:
    """An Earl with no card to draw leaves, Vikings join, a King is crowned."""
    args = event.args
    if event.kind == "earl-out" and args["why"] == "deck":
        table.leave(args["seat"])
    elif event.kind in ("vikings-joined", "vikings-landed"):
        table.vikings.update(args["cards"])
    elif event.kind == "viking-deck-shuffled":
        table.slain_vikings = Counter()
    elif event.kind == "crowned":
        table.king = args["seat"]
        for seat in table.seats:
            for _ in range(table.banners[seat]):
                table.discard(Piece("banner", seat))
            table.banners[seat] = 0
    elif event.kind == "tribute":
        table.reserves[args["seat"]][args["army"]] -= 1
        table.guard[args["army"]] += 1
