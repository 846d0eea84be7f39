"""What the errands of a turn are worth to a sensible seat, in victory points: work in the village,
cards played at the Town Hall, hiring. Rough and quick, like all of `appraisal.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.kit.contract import Picks

from ..box import BUILDING_INDEX, BUILDING_KEYS, CARDS, HEROES, MAX_CREW, OFFER_KEYS
from ..events import IDLE, OUT
from ..rules.offerings import trader_options
from ..rules.prices import price as hire_price
from ..state import Board, State
from . import appraisal
from .appraisal import (
    CREW,
    GOODS,
    armour_worth,
    crew_worth,
    hire_worth,
    last_turn,
    provision_worth,
    silver_worth,
    tile_worth,
)

FEW: Final = 0.05
"""What does nothing at all is still better than harm."""
_EXCHANGES: Final = {
    key: (card.hall.pay, card.hall.price, card.hall.kind)
    for key, card in CARDS.items()
    if card.hall is not None and card.hall.rule == "exchange"
}
_HALL: Final = {
    "archer": 0.3,
    "avenger": 0.4,
    "barbarian": 1.6,
    "berserker": 0.6,
    "champion": 0.5,
    "mercenary": 0.8,
    "sage": 0.3,
    "scout": 0.2,
    "warlord": 0.8,
    "warmonger": 0.7,
}
"""What cards do at the Town Hall where it hardly depends on the position."""


def action_worth(state: State, seat: int, option: str, worker: str) -> float:
    """An ACTION option, or one without an action, with a worker of this colour."""
    _, appraise = WAYS[option]
    return appraise(state, seat, worker)


Appraise = Callable[[State, int, str], float]
"""(position, seat, worker's colour) -> points"""


def _nothing(state: State, seat: int, worker: str) -> float:
    return 0.0


def _gate_house(state: State, seat: int, worker: str) -> float:
    return _cards_worth(state, seat, 2 + state.board.crew[seat].count("gatekeeper"))


def _cards_worth(state: State, seat: int, cards: int) -> float:
    if last_turn(state.board):
        return FEW
    room = max(0, 8 - len(state.hands[seat]))
    return (0.65 if room > 4 else 0.4 if room > 2 else 0.15) * min(cards, room)


def _played(card: str) -> Appraise:
    return lambda state, seat, worker: hall_worth(state, seat, card)


def _sold(state: State, seat: int, worker: str) -> float:
    """One card for silver."""
    if last_turn(state.board):
        return FEW
    return silver_worth(state.board, seat, 2) - (0.3 if len(state.hands[seat]) > 3 else 0.7)


def _two_sold(state: State, seat: int, worker: str) -> float:
    """Two cards for gold."""
    board = state.board
    plenty = len(state.hands[seat]) > 4 and len(board.crew[seat]) > 3
    return 1.0 if plenty or last_turn(board) else -0.5


def _hired(card: str) -> Appraise:
    def appraise(state: State, seat: int, worker: str) -> float:
        less = state.board.crew[seat].count("recruiter")
        return _hire_worth(state, seat, "barracks", card, less)[0]

    return appraise


def _mill(state: State, seat: int, worker: str) -> float:
    if last_turn(state.board):
        return FEW
    more = state.board.crew[seat].count("forager")
    return provision_worth(state.board.provision[seat], (1 if worker == "black" else 2) + more)


def _mill_gold(state: State, seat: int, worker: str) -> float:
    return _gold_worth(state.board, seat)


def _gold_worth(board: Board, seat: int) -> float:
    """Gold to raid monasteries and fortresses with is worth more."""
    if last_turn(board):
        return 1.0
    return 1.4 if board.gold[seat] < 2 and len(board.crew[seat]) > 2 else 1.0


def _silversmith(state: State, seat: int, worker: str) -> float:
    if last_turn(state.board):
        return FEW
    more = state.board.crew[seat].count("jeweller")
    return silver_worth(state.board, seat, (3 if worker == "black" else 2) + more)


def _armour_for_iron(state: State, seat: int, worker: str) -> float:
    cost = 1.0 if last_turn(state.board) else 1.1
    return armour_worth(state.board, seat, 2) - cost


def _armour_for_silver(state: State, seat: int, worker: str) -> float:
    silver = state.board.silver[seat]
    cost = 0.0 if last_turn(state.board) else 0.2 if silver > 5 else 0.6
    return armour_worth(state.board, seat, 1) - cost


def _livestock(state: State, seat: int, worker: str) -> float:
    if last_turn(state.board):
        return -0.5
    return provision_worth(state.board.provision[seat], 2) - 0.55


def _offering(tile: str) -> Appraise:
    def appraise(state: State, seat: int, worker: str) -> float:
        return tile_worth(state.board, tile)

    return appraise


_ACTIONS: Final[dict[str, Appraise]] = {
    "gate_house": _gate_house,
    "treasury.silver": _sold,
    "treasury.gold": _two_sold,
    "mill": _mill,
    "mill.provision": _mill,
    "mill.gold": _mill_gold,
    "silversmith": _silversmith,
    "armoury.iron": _armour_for_iron,
    "armoury.silver": _armour_for_silver,
    "long_house.livestock": _livestock,
    **{f"long_house.{tile}": _offering(tile) for tile in OFFER_KEYS},
    **{f"town_hall.{card}": _played(card) for card in CARDS},
    **{f"barracks.{card}": _hired(card) for card in CARDS},
    **{f"barracks.{hero}.{rival}": _hired(hero) for hero in HEROES for rival in HEROES},
    **{f"{key}.{IDLE}": _nothing for key in BUILDING_KEYS},
}
WAYS: Final = {
    option: (BUILDING_INDEX[option.partition(".")[0]], appraise)
    for option, appraise in _ACTIONS.items()
}


# The Town Hall


def hall_worth(state: State, seat: int, card: str) -> float:
    """What playing a card brings, less what it would be worth in the crew."""
    board = state.board
    lost = 0.0 if last_turn(board) else 0.35 * CREW[card]
    return _effect_worth(state, seat, card) - lost


def _effect_worth(state: State, seat: int, card: str) -> float:
    board, last = state.board, last_turn(state.board)
    if card in _EXCHANGES:
        pay, number, kind = _EXCHANGES[card]
        goods = appraisal.LAST_GOODS if last else GOODS
        gain = _gold_worth(board, seat) if kind == "gold" else goods[kind]
        return gain - number * goods[pay]
    if card in ("forager", "huntsman"):
        food = 2 if card == "forager" else 1
        coins = silver_worth(board, seat, 2 - food)
        return FEW if last else provision_worth(board.provision[seat], food) + coins
    if card == "gatekeeper":
        return _cards_worth(state, seat, 3)
    if card == "armourer":
        return armour_worth(board, seat, 1)
    if card == "trader":
        return max([traded(board, option) for option in trader_options(board, seat)])
    if card in ("recruiter", "gravedigger"):
        found = best_hire(state, seat, card, 0)
        return found[0] if found else 0.0
    if card == "brawler":
        return 1.2 - min([crew_worth(board, seat, one) for one in board.crew[seat]])
    if card == "merchant":
        return 0.9
    return FEW if last and card != "barbarian" else _HALL[card]


def traded(board: Board, option: str) -> float:
    """An offering through a Trader."""
    tile, _, kind = option.partition(".")
    return tile_worth(board, tile, kind)


# Hiring


def best_hire(state: State, seat: int, why: str, less: int) -> tuple[float, Picks] | None:
    """Whom to hire, in whose place, and what it brings."""
    silver = state.board.silver[seat]
    found = [
        _hire_worth(state, seat, why, card, less)
        for card in set(state.hands[seat])
        if hire_price(why, card, less) <= silver and card != why
    ]
    return max(found, default=None)


def _hire_worth(state: State, seat: int, why: str, card: str, less: int) -> tuple[float, Picks]:
    """What hiring a card brings, and the picks for it and for whoever goes."""
    board = state.board
    crew = board.crew[seat]
    worth = hire_worth(board, seat, card) - 0.12 * hire_price(why, card, less)
    hero = next((one for one in crew if one in HEROES), "")
    if hero and card in HEROES:
        return worth - crew_worth(board, seat, hero), (f"{card}.{hero}",)
    if len(crew) >= MAX_CREW or (why == "gravedigger" and crew):
        weakest = min(crew, key=CREW.__getitem__)
        return worth - crew_worth(board, seat, weakest), (card, f"{OUT}.{weakest}")
    return worth, (card,)
