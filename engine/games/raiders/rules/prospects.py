"""What hiring costs, what a raid asks for and may bring: plain functions of what lies open.

Everything here takes a `Board`; a seat's chances can be shown before it commits itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Final

from msgspec import Struct

from ..box import (
    BUILDINGS,
    CARDS,
    COLOURS,
    DISPUTED_CARD,
    DISPUTED_FORTRESS,
    FACES,
    MAX_ARMOUR,
    OFFERS,
    SETTLEMENTS,
    SPACES,
    SPACES_OF,
    Space,
    rolls,
)
from ..state import Board

REROLLER: Final = next(key for key, card in CARDS.items() if card.crew.rule == "reroll")
"""Who may roll a die again (Brawler)."""
_STRENGTH: Final = {key: card.strength for key, card in CARDS.items()}
_POINTS: Final = {
    key: (card.crew.place, card.crew.amount)
    for key, card in CARDS.items()
    if card.crew.rule == "points"
}
_EXTRA: Final = {
    key: card.crew for key, card in CARDS.items() if card.crew.rule in ("strength", "strength-per")
}
_DISCOUNT: Final = {key: card.crew for key, card in CARDS.items() if card.crew.rule == "discount"}


BARRACKS: Final = "barracks"
RECRUITER: Final = next(c.key for c in CARDS.values() if c.crew.rule == "hire-discount")
GRAVEDIGGER: Final = next(c.key for c in CARDS.values() if c.hall and c.hall.rule == "swap-crew")
_HALL = CARDS[RECRUITER].hall
assert _HALL is not None
HALL_PRICE: Final = _HALL.price
"""Silver for a card that is hired through a Recruiter at the Town Hall."""


def discount(board: Board, seat: int) -> int:
    """Silver that the seat's Recruiters take off each price at the Barracks."""
    return board.crew[seat].count(RECRUITER) * CARDS[RECRUITER].crew.amount


def hiring_cost(why: str, card: str, discounted: int) -> int:
    """Silver for hiring a card; never below 0."""
    if why == BARRACKS:
        return max(0, CARDS[card].cost - discounted)
    return HALL_PRICE if why == RECRUITER else 0


class Strength(Struct, frozen=True):
    """Military strength without dice."""

    crew: int
    """On the cards."""
    extra: int
    """Of their abilities."""
    armour: int

    @property
    def total(self) -> int:
        return self.crew + self.extra + self.armour


class Price(Struct, frozen=True):
    """What a raid costs."""

    provision: int
    gold: int


def strength_of(board: Board, card: str) -> int:
    """The strength printed on a card; the Sage's is as the table plays it."""
    return board.sage if card == DISPUTED_CARD else _STRENGTH[card]


def strength(board: Board, seat: int, settlement: str) -> Strength:
    """What a seat's crew and armour come to there (rulebook, military strength)."""
    crew = board.crew[seat]
    printed = extra = 0
    for card in crew:
        printed += board.sage if card == DISPUTED_CARD else _STRENGTH[card]
        if card in _EXTRA:
            extra += _extra(board, seat, card, SETTLEMENTS[settlement].kind)
    return Strength(printed, extra, board.armour[seat])


def _extra(board: Board, seat: int, card: str, kind: str) -> int:
    ability = _EXTRA[card]
    if ability.rule == "strength":
        return ability.amount if ability.place == kind else 0
    counted = {
        "armour": board.armour[seat],
        "valkyrie": board.valkyrie[seat],
        "crew": len(board.crew[seat]) - 1,
    }[ability.kind]
    return counted // ability.per * ability.amount


def price(board: Board, seat: int, settlement: str) -> Price:
    """Provisions and gold, less what the crew saves; never below 0."""
    place = SETTLEMENTS[settlement]
    less = {"provision": 0, "gold": 0}
    for card in board.crew[seat]:
        if card in _DISCOUNT and _DISCOUNT[card].place == place.kind:
            less[_DISCOUNT[card].kind] += _DISCOUNT[card].amount
    gold = board.fortress_gold if settlement == DISPUTED_FORTRESS else place.gold
    return Price(max(0, place.provision - less["provision"]), max(0, gold - less["gold"]))


def lacks(board: Board, seat: int, settlement: str, worker: str) -> tuple[str, ...]:
    """What keeps a seat with this worker in hand from raiding there: "taken", "worker", "crew",
    "provision", "gold"; () when it may."""
    place = SETTLEMENTS[settlement]
    cost = price(board, seat, settlement)
    found = {
        "taken": not any(board.spaces[space.index] for space in SPACES_OF[settlement]),
        "worker": worker not in place.workers,
        "crew": len(board.crew[seat]) < place.crew,
        "provision": board.provision[seat] < cost.provision,
        "gold": board.gold[seat] < cost.gold,
    }
    return tuple([key for key, missing in found.items() if missing])


_WORKERS: Final = tuple(space.worker for space in SPACES.values())


_OPEN_TO: Final = {
    colour: [
        (place, [(s.index, place.key if place.dice else s.key) for s in SPACES_OF[place.key]])
        for place in SETTLEMENTS.values()
        if colour in place.workers
    ]
    for colour in COLOURS
}
"""The settlements that a worker may raid, with their raid spaces' indices and what names a raid."""


def raids(board: Board, seat: int, worker: str) -> list[str]:
    """The RAIDs that a seat can begin now: the settlement's requirements are met and a plunder
    set is still there. Of sets that are alike, with the same worker, the first one is named."""
    found: list[str] = []
    crew, spaces = len(board.crew[seat]), board.spaces
    for place, keys in _OPEN_TO[worker]:
        if crew < place.crew:
            continue
        sets: dict[str, str] = {}
        for index, key in keys:
            if spaces[index]:
                sets.setdefault(f"{spaces[index]} {_WORKERS[index]}", key)
        if not sets:
            continue
        cost = price(board, seat, place.key)
        if cost.provision <= board.provision[seat] and cost.gold <= board.gold[seat]:
            found += list(sets.values())[: 1 if place.dice else None]
    return found


def sets_left(board: Board, settlement: str) -> list[Space]:
    """The raid spaces whose plunder set is still there."""
    return [space for space in SPACES_OF[settlement] if board.spaces[space.index]]


def tier(settlement: str, total: int) -> tuple[int, int]:
    """(number from 1 or 0 for none, points) of the best tier that a strength reaches. Harbours
    always give their one."""
    place = SETTLEMENTS[settlement]
    if not place.tiers:
        return 1, place.points
    best = (0, 0)
    for number, (needed, points) in enumerate(place.tiers, 1):
        if total >= needed:
            best = (number, points)
    return best


def odds(board: Board, seat: int, settlement: str) -> tuple[tuple[int, float], ...]:
    """(points, probability) of each tier that may be reached, without rolling any die again; the
    worst first, probabilities above 0 that add up to 1. 0 points: no tier."""
    base = strength(board, seat, settlement).total
    found: dict[int, float] = {}
    for rolled, probability in rolls(SETTLEMENTS[settlement].dice).items():
        points = tier(settlement, base + rolled)[1]
        found[points] = found.get(points, 0.0) + probability
    return tuple(found.items())


def best_odds(board: Board, seat: int, settlement: str) -> tuple[tuple[int, float], ...]:
    """The same with the crew's Brawlers rolling dice again, as often as they may, so that the
    expected points are most."""
    base = strength(board, seat, settlement).total
    uses = board.crew[seat].count(REROLLER) * CARDS[REROLLER].crew.amount
    dice = SETTLEMENTS[settlement].dice
    found: dict[int, float] = {}
    for rolled, probability in _rolls(dice):
        for points, share in _played(settlement, base, rolled, uses):
            found[points] = found.get(points, 0.0) + probability * share
    return tuple(sorted(found.items()))


@cache
def _rolls(dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """All rolls as they may lie, each with its probability."""
    found = Counter(tuple(sorted(roll)) for roll in product(FACES, repeat=dice))
    return tuple([(roll, count / len(FACES) ** dice) for roll, count in found.items()])


@cache
def _played(
    settlement: str, base: int, dice: tuple[int, ...], uses: int
) -> tuple[tuple[int, float], ...]:
    """(points, probability) of a roll, when dice are rolled again for the most points."""
    best: tuple[tuple[int, float], ...] = ((tier(settlement, base + sum(dice))[1], 1.0),)
    if not uses:
        return best
    for index in range(len(dice)):
        found: dict[int, float] = {}
        for face in FACES:
            after = tuple(sorted((*dice[:index], face, *dice[index + 1 :])))
            for points, share in _played(settlement, base, after, uses - 1):
                found[points] = found.get(points, 0.0) + share / len(FACES)
        if sum(map(prod, found.items())) > sum(map(prod, best)) + 1e-9:
            best = tuple(found.items())
    return best


def crew_points(board: Board, seat: int, settlement: str) -> tuple[tuple[str, int, int], ...]:
    """What hired crew adds to a raid there: (card, how many of it, points of them all), in the
    order of hiring (rulebook, hired crew)."""
    kind = SETTLEMENTS[settlement].kind
    crew = board.crew[seat]
    return tuple(
        [
            (card, crew.count(card), crew.count(card) * _POINTS[card][1])
            for card in dict.fromkeys(crew)
            if card in _POINTS and _POINTS[card][0] == kind
        ]
    )


def may_improve(settlement: str, total: int, dice: Sequence[int], uses: int) -> bool:
    """Whether rolling so many dice again can reach a better tier: the lowest come up best."""
    most = total
    lying = sorted(dice)
    for _ in range(uses):
        most += max(FACES) - lying[0]
        lying = sorted([*lying[1:], max(FACES)])
    return tier(settlement, most)[0] > tier(settlement, total)[0]


def fortress_sets(board: Board) -> int:
    """Plunder sets left in the fortresses."""
    return len([space for space in _FORTRESS if board.spaces[space]])


def valkyrie_left(board: Board) -> int:
    """Valkyrie on the board."""
    return "".join(board.spaces).count("V")


_FORTRESS: Final = tuple(space.index for space in SPACES.values() if space.kind == "fortress")


# What an action in the village brings


Goods = tuple[tuple[str, int], ...]
"""Kinds of goods, "armour", "points" or "cards", and how many."""


class Deal(Struct, frozen=True):
    """What is paid, and what is got for it."""

    pay: Goods
    gain: Goods


_BONUS: Final = {
    (card.crew.place, card.crew.kind): key
    for key, card in CARDS.items()
    if card.crew.rule == "bonus"
}
"""Who adds to what a building gives: (building, kind) -> card."""


def bonus(board: Board, seat: int, building: str, kind: str) -> int:
    """What the crew adds there: Gatekeeper, Forager, Jeweller."""
    card = _BONUS.get((building, kind))
    return board.crew[seat].count(card) * CARDS[card].crew.amount if card else 0


def deals(board: Board, seat: int, action: str, worker: str) -> tuple[Deal, ...]:
    """What an action costs and brings, as far as that is known before; its crew, the supply and the
    end of the armour track are counted in. Several: one of them, as is chosen afterwards."""
    building, _, way = action.partition(".")
    place = BUILDINGS[building]
    if place.draw:
        return (Deal((), (("cards", place.draw + bonus(board, seat, building, "card")),)),)
    if way in OFFERS:
        return (Deal(tuple(OFFERS[way].cost.items()), (("points", OFFERS[way].points),)),)
    found = [
        Deal((("cards", trade.cards),), ((trade.kind, trade.amount),))
        for trade in place.trade
        if way in ("", trade.kind)
    ]
    for goods in place.gain.get(worker, ()):
        if way in ("", goods.kind):
            amount = goods.amount + bonus(board, seat, building, goods.kind)
            found.append(Deal((), ((goods.kind, min(amount, board.supply[goods.kind])),)))
    for bought in (*place.armour, *filter(None, [place.exchange])):
        if way == bought.pay:
            room = MAX_ARMOUR - board.armour[seat]
            left = room if bought.kind == "armour" else board.supply[bought.kind]
            gain = ((bought.kind, min(bought.amount, left)),)
            found.append(Deal(((bought.pay, bought.price),), gain))
    return tuple(found)


def better_chance(settlement: str, strength: int, die: int) -> float:
    """How likely this die, rolled once again, brings a better tier; `strength` includes it."""
    now, rest = tier(settlement, strength)[0], strength - die
    better = [face for face in FACES if tier(settlement, rest + face)[0] > now]
    return len(better) / len(FACES)
