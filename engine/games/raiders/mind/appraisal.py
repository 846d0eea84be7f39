"""What things are worth to a sensible seat, in victory points: rough numbers for the imagined
games of computer players, which are to be had quickly.

They were found by letting sensible seats play against one another. In the last turn only what
scores at the end counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from ..box import (
    ARMOUR_TRACK,
    CARDS,
    MAX_ARMOUR,
    MAX_CREW,
    MAX_VALKYRIE,
    OFFERS,
    SETTLEMENT_KEYS,
    SETTLEMENTS,
    SPACES,
    VALKYRIE_TRACK,
    rolls,
)
from ..rules.prospects import price, strength, tier
from ..state import Board, State

PLUNDER: Final = {"G": 1.5, "I": 1.5, "L": 0.75, "V": 0.0}
LAST_PLUNDER: Final = {"G": 1.0, "I": 1.0, "L": 0.5, "V": 0.0}
GOODS: Final = {"gold": 1.5, "iron": 1.5, "livestock": 0.75, "silver": 0.3, "provision": 0.7}
LAST_GOODS: Final = {"gold": 1.0, "iron": 1.0, "livestock": 0.5, "silver": 0.0, "provision": 0.0}
WORKER: Final = {"black": 0.0, "grey": 0.3, "white": 0.5}
STEP: Final = 1.4
"""A step on the Valkyrie track, as long as there are more to come."""
PER_STRENGTH: Final = 0.4
ABILITY: Final = {
    "archer": 0.5,
    "armourer": 0.4,
    "avenger": 0.5,
    "barbarian": 0.5,
    "berserker": 0.7,
    "brawler": 0.4,
    "brynjar": 0.7,
    "cartographer": 0.4,
    "champion": 2.2,
    "folke": 1.1,
    "forager": 0.4,
    "gatekeeper": 0.2,
    "gravedigger": 0.6,
    "huntsman": 0.2,
    "jeweller": 0.4,
    "marauder": 0.2,
    "mercenary": 0.6,
    "merchant": 0.8,
    "ragnhildr": 0.5,
    "recruiter": 0.4,
    "sage": 0.5,
    "scout": 0.3,
    "shieldmaiden": 0.3,
    "trader": 0.6,
    "warlord": 1.4,
    "warmonger": 0.5,
}
"""Of a hired card, besides its strength."""
CREW: Final = {key: ABILITY[key] + PER_STRENGTH * card.strength for key, card in CARDS.items()}
"""What a card is worth as one of the crew."""
DEATH: Final = {"gravedigger": 1.2, "mercenary": 1.0, "berserker": 1.2, "avenger": 0.9}
"""What the death of a card brings."""
_END: Final = {
    key: float(card.crew.amount) for key, card in CARDS.items() if card.crew.rule == "end"
}
_END_PER: Final = {
    key: card.crew.kind for key, card in CARDS.items() if card.crew.rule == "end-per"
}
_RAID_POINTS: Final = {
    (key, card.crew.place): card.crew.amount
    for key, card in CARDS.items()
    if card.crew.rule == "points"
}
_MOST: Final = 80
"""More strength than anybody has."""


def _mean_points(settlement: str) -> tuple[float, ...]:
    chances = rolls(SETTLEMENTS[settlement].dice)
    return tuple(
        sum([tier(settlement, base + total)[1] * share for total, share in chances.items()])
        for base in range(_MOST)
    )


MEAN: Final = {key: _mean_points(key) for key in SETTLEMENT_KEYS}
"""Points to expect by strength without dice."""


def last_turn(board: Board) -> bool:
    """Whether whoever is at turn has no other one."""
    return 0 <= board.left <= board.seats


def silver_worth(board: Board, seat: int, amount: int) -> float:
    """So much more silver: the first coins hire somebody, where crew is missing."""
    held, missing = board.silver[seat], MAX_CREW - len(board.crew[seat])
    useful = max(0, min(amount, 5 - held))
    more = max(0, min(amount - useful, 8 - held - useful))
    return _COIN[missing] * useful + 0.1 * more


_COIN: Final = (0.25, 0.45, 0.5, 0.65, 0.75, 0.75)
"""A coin by the crew that is missing."""


def provision_worth(held: int, amount: int) -> float:
    """So many more provisions: the first ones feed a raid."""
    useful = max(0, min(amount, 4 - held))
    return 0.7 * useful + 0.25 * max(0, min(amount - useful, 8 - held - useful))


def armour_worth(board: Board, seat: int, amount: int) -> float:
    """Steps on the armour track: points, and strength as long as raids are to come."""
    held = board.armour[seat]
    after = min(MAX_ARMOUR, held + amount)
    if last_turn(board):
        return float(ARMOUR_TRACK[after] - ARMOUR_TRACK[held])
    return 0.95 * (after - held)


def valkyrie_worth(board: Board, seat: int, tokens: int) -> float:
    """What so many Valkyrie bring, less the crew that they cost."""
    crew = board.crew[seat]
    steps = min(tokens, len(crew))
    held = board.valkyrie[seat]
    gain = VALKYRIE_TRACK[min(MAX_VALKYRIE, held + steps)] - VALKYRIE_TRACK[held]
    if last_turn(board):
        return gain - sum(sorted([_END.get(card, 0.0) for card in crew])[:steps])
    rising = STEP * min(steps, MAX_VALKYRIE - held)
    lost = sorted([CREW[card] - DEATH.get(card, 0.0) for card in crew])[:steps]
    return 0.5 * (gain + rising) - sum(lost) - 1.0 * steps


def raid_worth(board: Board, seat: int, space: str) -> float:
    """What a raid that can be made brings, all told."""
    here = SPACES[space]
    place = here.settlement
    base = strength(board, seat, place).total if SETTLEMENTS[place].dice else 0
    cost = price(board, seat, place)
    last = last_turn(board)
    goods = LAST_GOODS if last else GOODS
    worth = MEAN[place][base] - cost.provision * goods["provision"] - cost.gold * goods["gold"]
    for card in board.crew[seat]:
        worth += _RAID_POINTS.get((card, here.kind), 0)
    worth += set_worth(board, seat, space)
    if not last:
        worth -= WORKER[board.workers[seat] or "black"]
    return worth


def set_worth(board: Board, seat: int, space: str) -> float:
    """What a plunder set brings, with its worker and what its Valkyrie do."""
    here = SPACES[space]
    last = last_turn(board)
    worths = LAST_PLUNDER if last else PLUNDER
    plunder = board.spaces[here.index]
    worth = sum([worths[letter] for letter in plunder])
    if "V" in plunder:
        worth += valkyrie_worth(board, seat, plunder.count("V"))
    return worth if last else worth + WORKER[here.worker]


def tile_worth(board: Board, tile: str, waived: str = "") -> float:
    """What an offering brings beyond what is paid for it."""
    offer = OFFERS[tile]
    goods = LAST_GOODS if last_turn(board) else _PAID
    worth = float(offer.points)
    for kind, number in offer.cost.items():
        worth -= goods[kind] * (number - (kind == waived))
    return worth


_PAID: Final = {"gold": 1.1, "iron": 1.1, "livestock": 0.55, "silver": 0.25, "provision": 0.3}
"""What is given for an offering would have served for little else."""


def hire_worth(board: Board, seat: int, card: str) -> float:
    """A card as one more of the crew."""
    if last_turn(board):
        return end_points(board, seat, card, 0)
    size = len(board.crew[seat])
    return CREW[card] + (1.4 if size < 3 else 0.9 if size < MAX_CREW else 0.0)


def crew_worth(board: Board, seat: int, card: str) -> float:
    """A card in the crew that is not to be lost."""
    return end_points(board, seat, card, 0) if last_turn(board) else CREW[card]


def end_points(board: Board, seat: int, card: str, tiles: int) -> float:
    """What a hired card scores at the end; `tiles` are the seat's offerings."""
    if card in _END_PER:
        return float(tiles if _END_PER[card] == "offering" else board.livestock[seat])
    return _END.get(card, 0.0)


# What a position promises


def sure_points(state: State, seat: int) -> float:
    """Points if the game ended now."""
    board = state.board
    tiles = state.tiles[seat]
    sure = float(board.score[seat] + sum([OFFERS[tile].points for tile in tiles]))
    sure += VALKYRIE_TRACK[board.valkyrie[seat]] + ARMOUR_TRACK[board.armour[seat]]
    sure += board.gold[seat] + board.iron[seat] + board.livestock[seat] / 2
    return sure + sum([end_points(board, seat, card, len(tiles)) for card in board.crew[seat]])


def _estate(state: State, seat: int) -> float:
    """Points that are there, and what one's means should still bring."""
    board = state.board
    sure = sure_points(state, seat)
    turns = turns_left(board)
    if turns <= 0:
        return sure
    means = 0.35 * (board.gold[seat] + board.iron[seat]) + 0.2 * board.livestock[seat]
    means += 0.25 * board.silver[seat] + 0.4 * min(6, board.provision[seat])
    means += 0.2 * min(6, len(state.hands[seat])) + 0.5 * board.armour[seat]
    means += sum([CREW[card] - _END.get(card, 0.0) for card in board.crew[seat]])
    means += 0.9 * len(board.crew[seat]) + WORKER[board.workers[seat] or "black"]
    if board.valkyrie[seat] < MAX_VALKYRIE:
        means += 0.6 * board.valkyrie[seat]
    return sure + means * min(1.0, turns / 6)


def turns_left(board: Board) -> float:
    """About how many turns each seat still has."""
    if board.left >= 0:
        return board.left / board.seats
    fortress = sum([1 for plunder in board.spaces[-6:] if plunder]) - 1
    valkyrie = sum([plunder.count("V") for plunder in board.spaces])
    return min(2.5 * fortress, 1.2 * valkyrie) * 3 / board.seats + 1


def evaluate(state: State) -> tuple[float, ...]:
    """What a position promises to each seat, 0 to 1: half for places, half for the lead."""
    seats = range(state.board.seats)
    estates = [_estate(state, seat) for seat in seats]
    return tuple([_share(estates, seat) for seat in seats])


def _share(estates: Sequence[float], seat: int) -> float:
    own = estates[seat]
    rivals = [other for rival, other in enumerate(estates) if rival != seat]
    odds = [1 / (1 + exp((other - own) / 6)) for other in rivals]
    best = max(rivals)
    lead = (own - best) / (abs(own) + abs(best) + 1)
    return 0.5 * sum(odds) / len(odds) + 0.25 * (1 + lead)
