"""What a turn of Raiders of the North Sea may offer, worked out a second time from the rulebook.

A `Seat` is what one seat has, with the table around it in plain values. Nothing is shared with
the rules but the fields of the position that it is read from.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.games.raiders.second_raids import HEROES, SPACES, may_raid
from tests.games.raiders.second_scorer import tile_cost

BUILDINGS = (
    *("gate_house", "town_hall", "treasury", "barracks", "mill", "silversmith"),
    *("armoury", "long_house"),
)
NOT_BLACK = ("armoury", "long_house")
FREE = ("gate_house", "mill", "silversmith")
"""Buildings whose action costs nothing."""
GOODS = ("silver", "provision", "gold", "iron", "livestock")
COSTS = {
    1: "cartographer forager gravedigger huntsman jeweller",
    2: "brawler marauder merchant recruiter sage scout",
    3: "archer armourer avenger barbarian berserker gatekeeper shieldmaiden trader warmonger",
    4: "brynjar champion folke mercenary ragnhildr warlord",
}
EXCHANGES = {
    "cartographer": ("provision", 1, "gold"),
    "jeweller": ("silver", 2, "gold"),
    "marauder": ("livestock", 1, "gold"),
    "shieldmaiden": ("livestock", 1, "iron"),
}
"""Town Hall: what is paid, how much of it, for one of what."""
FULL = 5
"""The largest crew."""


@dataclass
class Seat:
    """One seat of a position."""

    board: Any
    seat: int
    hand: list[str]
    cards: int
    """In the draw pile and the discard pile together."""

    def has(self, kind: str) -> int:
        return int(getattr(self.board, kind)[self.seat])

    @property
    def crew(self) -> list[str]:
        return list(self.board.crew[self.seat])

    @property
    def others(self) -> list[int]:
        return [s for s in range(self.board.seats) if s != self.seat]

    # Prices

    def affords(self, tile: str, less: str = "") -> bool:
        """Whether the tile can be paid, with one less of a kind (`less`) where it costs that."""
        for kind, number in tile_cost(tile).items():
            if self.has(kind) < number - (kind == less):
                return False
        return True

    def open_tiles(self) -> list[str]:
        return [tile for tile in self.board.offers if self.affords(tile)]

    def hireable(self, recruiters: int) -> list[str]:
        """Cards of the hand that can be paid at the Barracks with so many Recruiters. Somebody may
        go for them: so a full crew does not matter, and the one hero makes room for another."""
        return [card for card in self.hand if self.has("silver") >= cost(card) - recruiters]

    def hirings(self) -> set[str]:
        """What the Barracks offer, the hero named that would have to go for another one."""
        crew = self.crew
        rivals = [card for card in crew if card in HEROES]
        found = set()
        for card in self.hireable(crew.count("recruiter")):
            found.add(
                f"barracks.{card}.{rivals[0]}" if card in HEROES and rivals else f"barracks.{card}"
            )
        return found

    def may_dismiss(self) -> bool:
        """Whether the Barracks let somebody go although there is room: for a card that takes no
        hero's place; a Recruiter goes only for what can be paid without it."""
        crew = self.crew
        hero = any(card in HEROES for card in crew)

        def newcomers(recruiters: int) -> list[str]:
            return [card for card in self.hireable(recruiters) if not (hero and card in HEROES)]

        if not crew or len(crew) == FULL:
            return False
        recruiters = crew.count("recruiter")
        if any(card != "recruiter" for card in crew):
            return bool(newcomers(recruiters))
        return bool(newcomers(recruiters - 1))

    # The buildings

    def actions(self, building: str, worker: str) -> set[str]:
        """What the building offers with a worker of this colour; nothing where it does nothing."""
        supply = self.board.supply
        found = set()
        if building == "gate_house" and self.cards:
            found = {"gate_house"}
        elif building == "town_hall":
            found = {f"town_hall.{card}" for card in self.playable()}
        elif building == "treasury":
            cards = len(self.hand)
            needed = {"silver": 1, "gold": 2}
            found = {
                f"treasury.{kind}" for kind in needed if cards >= needed[kind] and supply[kind]
            }
        elif building == "barracks":
            found = self.hirings()
        elif building == "mill":
            found = self._mill(worker)
        elif building == "silversmith" and supply["silver"]:
            found = {"silversmith"}
        elif building == "armoury":
            found = self._armoury()
        elif building == "long_house":
            found = {f"long_house.{tile}" for tile in self.open_tiles()}
            if self.has("livestock") and supply["provision"]:
                found.add("long_house.livestock")
        return found if worker != "black" or building not in NOT_BLACK else set()

    def _mill(self, worker: str) -> set[str]:
        supply = self.board.supply
        if worker != "white":
            return {"mill"} if supply["provision"] else set()
        return {f"mill.{kind}" for kind in ("provision", "gold") if supply[kind]}

    def _armoury(self) -> set[str]:
        if self.board.armour[self.seat] >= 10:
            return set()
        prices = {"iron": 1, "silver": 2}
        return {f"armoury.{kind}" for kind, price in prices.items() if self.has(kind) >= price}

    # The Town Hall

    def playable(self) -> list[str]:
        """Cards of the hand that may be played there: no heroes, and none whose price cannot be
        paid. What only aims at others may be played even where nobody is hit."""
        return [card for card in self.hand if self.plays(card)]

    def plays(self, card: str) -> bool:
        if card in HEROES:
            return False
        if card in EXCHANGES:
            kind, number, gain = EXCHANGES[card]
            return self.has(kind) >= number and self.board.supply[gain] > 0
        if card == "trader":
            return any(
                self.affords(tile, kind) for tile in self.board.offers for kind in tile_cost(tile)
            )
        if card == "brawler":
            plunder = ("gold", "iron", "livestock")
            return bool(self.crew) and any(self.board.supply[kind] for kind in plunder)
        if card == "recruiter":
            return self.has("silver") >= 2 and len(self.hand) > 1
        if card == "gravedigger":
            return bool(self.crew) and len(self.hand) > 1
        return True

    # The whole turn

    def places(self) -> set[str]:
        """Options of the turn's first question."""
        found = self._raids()
        worker = self.board.workers[self.seat]
        for building in self._free():
            found |= self.actions(building, worker)
        return found | {"idle"} if found else self.idle_places()

    def idle_places(self) -> set[str]:
        """What is seldom wanted when placing: without the action, or dismissing without need."""
        found = {f"{building}.idle" for building in self._free()}
        return found | (
            {"barracks"} if "barracks" in self._free() and self.may_dismiss() else set()
        )

    def _free(self) -> list[str]:
        board = self.board
        closed = NOT_BLACK if board.workers[self.seat] == "black" else ()
        return [b for i, b in enumerate(BUILDINGS) if not board.village[i] and b not in closed]

    def _raids(self) -> set[str]:
        board = self.board
        worker = board.workers[self.seat]
        found = set()
        index = 0
        for settlement, sets in SPACES.items():
            legal = may_raid(
                settlement,
                worker,
                self.crew,
                self.has("provision"),
                self.has("gold"),
                board.fortress_gold,
            )
            for number in range(1, len(sets.split()) + 1):
                # At a harbour all workers are grey: only the first of equal sets is named.
                earlier = board.spaces[index - number + 1 : index]
                if legal and board.spaces[index]:
                    harbour = settlement.startswith("harbour")
                    if not harbour or board.spaces[index] not in earlier:
                        found.add(f"{settlement}.{number}" if harbour else settlement)
                index += 1
        return found

    def pick_ups(self) -> set[str]:
        """Options of the turn's second question: not the building placed at, and no action that
        was used already."""
        found = set()
        for building, actions in self._there().items():
            found |= actions
            if not actions or building not in FREE:
                found.add(f"{building}.idle")
        return found | ({"idle"} if self.idle_pick_ups() else set())

    def idle_pick_ups(self) -> set[str]:
        """What is seldom wanted when picking up: leaving what costs nothing, or dismissing without
        need."""
        there = self._there()
        found = {f"{building}.idle" for building in FREE if there.get(building)}
        dismissing = there.get("barracks") and self.may_dismiss()
        return found | ({"barracks"} if dismissing else set())

    def idle_of(self, half: str) -> set[str]:
        """What is seldom wanted in a half of the turn."""
        return self.idle_places() if half == "place" else self.idle_pick_ups()

    def _there(self) -> dict[str, set[str]]:
        """The buildings where a worker may be picked up, each with its actions."""
        board, found = self.board, {}
        for i, building in enumerate(BUILDINGS):
            worker = board.village[i]
            if worker and i != board.placed:
                found[building] = set() if i in board.used else self.actions(building, worker)
        return found

    def copies(self, worker: str) -> set[str]:
        """What a Merchant offers: every building not used in this turn, so not the Town Hall."""
        found = {"pass"}
        for i, building in enumerate(BUILDINGS):
            if i not in self.board.used and building != "town_hall":
                found |= self.actions(building, worker)
                if building == "barracks" and self.may_dismiss():
                    found.add("barracks")
        return found


def cost(card: str) -> int:
    """Printed silver."""
    (silver,) = [n for n, names in COSTS.items() if card in names.split()]
    return silver


def seat_of(state: Any, seat: int) -> Seat:
    """A seat of a full position."""
    board = state.board
    return Seat(board, seat, list(state.hands[seat]), len(state.deck) + len(board.discards))
