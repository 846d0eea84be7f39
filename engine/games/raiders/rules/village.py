"""The eight buildings: what can be done in them, and doing it (rulebook, village buildings).

An action is named by its option, see `events.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..box import (
    BUILDING_INDEX,
    BUILDING_KEYS,
    BUILDINGS,
    CARDS,
    COLOURS,
    HEROES,
    MAX_ARMOUR,
    OFFER_KEYS,
    Building,
)
from ..events import IDLE, PASS
from ..state import Board, Play, State, Step, rule
from . import hands
from .goods import arm, gain, held, pay
from .hiring import hire_card, hireable
from .offerings import affordable, offer
from .playable import playable
from .prices import BARRACKS

GATE_HOUSE: Final = BUILDINGS["gate_house"]
TREASURY: Final = BUILDINGS["treasury"]
MILL: Final = BUILDINGS["mill"]
SILVERSMITH: Final = BUILDINGS["silversmith"]
ARMOURY: Final = BUILDINGS["armoury"]
LONG_HOUSE: Final = BUILDINGS["long_house"]
TOWN_HALL: Final = BUILDING_INDEX["town_hall"]

BONUS: Final = {
    (card.crew.place, card.crew.kind): key
    for key, card in CARDS.items()
    if card.crew.rule == "bonus"
}
"""Who adds to what a building gives: (building, kind) -> card."""
AGAIN: Final = next(key for key, card in CARDS.items() if card.crew.rule == "again")
"""Who may act once more at the Long House (Sage)."""
FREE: Final = (GATE_HOUSE.key, MILL.key, SILVERSMITH.key)
"""Buildings whose action costs nothing, so that it is hardly ever left undone."""
IDLE_KEYS: Final = tuple(f"{key}.{IDLE}" for key in BUILDING_KEYS)
OPEN_TO: Final = {
    colour: tuple(colour in building.workers for building in BUILDINGS.values())
    for colour in COLOURS
}
"""By colour, for each building index: whether such a worker may stand there."""
_NOTHING: Final[tuple[str, ...]] = ()
_MILL_ACTIONS: Final = {
    colour: tuple((gain.kind, "mill" if len(gains) == 1 else f"mill.{gain.kind}") for gain in gains)
    for colour, gains in MILL.gain.items()
}
_ARMOURY_ACTIONS: Final = tuple((f"armoury.{p.pay}", p) for p in ARMOURY.armour)
_TRADES: Final = {f"treasury.{trade.kind}": trade for trade in TREASURY.trade}
_HALL_ACTIONS: Final = {card: f"town_hall.{card}" for card in CARDS}
_HIRE_ACTIONS: Final = {card: f"{BARRACKS}.{card}" for card in CARDS} | {
    f"{hero}.{rival}": f"{BARRACKS}.{hero}.{rival}" for hero in HEROES for rival in HEROES
}
_EXCHANGE: Final = "long_house.livestock"
_OFFER_ACTIONS: Final = {tile: f"long_house.{tile}" for tile in OFFER_KEYS}

# What would do something


def _gate_house(state: State, seat: int, worker: str) -> tuple[str, ...]:
    return ("gate_house",) if state.deck or state.board.discards else _NOTHING


def _treasury(state: State, seat: int, worker: str) -> tuple[str, ...]:
    """For what the supply has."""
    size, supply = len(state.hands[seat]), state.board.supply
    return tuple([key for key, t in _TRADES.items() if t.cards <= size and supply[t.kind]])


def _mill(state: State, seat: int, worker: str) -> tuple[str, ...]:
    supply = state.board.supply
    return tuple([action for kind, action in _MILL_ACTIONS[worker] if supply[kind]])


def _silversmith(state: State, seat: int, worker: str) -> tuple[str, ...]:
    return ("silversmith",) if state.board.supply["silver"] else _NOTHING


def _armoury(state: State, seat: int, worker: str) -> tuple[str, ...]:
    board = state.board
    if board.armour[seat] >= MAX_ARMOUR or worker == "black":
        return _NOTHING
    return tuple([key for key, p in _ARMOURY_ACTIONS if held(board, seat, p.pay) >= p.price])


def _long_house(state: State, seat: int, worker: str) -> tuple[str, ...]:
    if worker == "black":
        return _NOTHING
    board = state.board
    actions = [_OFFER_ACTIONS[tile] for tile in board.offers if affordable(board, seat, tile)]
    exchange = LONG_HOUSE.exchange
    assert exchange is not None
    if held(board, seat, exchange.pay) >= exchange.price and board.supply[exchange.kind]:
        actions.insert(0, _EXCHANGE)
    return tuple(actions)


def _town_hall(state: State, seat: int, worker: str) -> tuple[str, ...]:
    cards = hands.distinct(state.hands[seat])
    return tuple([_HALL_ACTIONS[card] for card in cards if playable(state, seat, card)])


def _barracks(state: State, seat: int, worker: str) -> tuple[str, ...]:
    return tuple([_HIRE_ACTIONS[card] for card in hireable(state, seat)])


Find = Callable[[State, int, str], tuple[str, ...]]
"""(position, seat, worker's colour) -> the actions of one building."""
_FINDERS: Final[dict[str, Find]] = {
    "gate_house": _gate_house,
    "town_hall": _town_hall,
    "treasury": _treasury,
    "barracks": _barracks,
    "mill": _mill,
    "silversmith": _silversmith,
    "armoury": _armoury,
    "long_house": _long_house,
}
FINDERS: Final = tuple(_FINDERS[key] for key in BUILDING_KEYS)
"""By building index: what would do something there with a worker of a colour."""

# Doing it


def act(play: Play, seat: int, action: str, worker: str) -> None:
    """Use a building: at once, or as far as a question."""
    building, _, way = action.partition(".")
    index = BUILDING_INDEX[building]
    if index not in play.board.used:
        play.board.used.append(index)
    _ACTS[building](play, seat, way, worker)


def _bonus(board: Board, seat: int, building: str, kind: str) -> int:
    """What the crew adds: Gatekeeper, Forager, Jeweller."""
    card = BONUS.get((building, kind))
    return board.crew[seat].count(card) * CARDS[card].crew.amount if card else 0


def drawn(board: Board, seat: int) -> int:
    """How many cards a seat draws at the Gate House, if there are so many."""
    return GATE_HOUSE.draw + _bonus(board, seat, GATE_HOUSE.key, "card")


def _draw(play: Play, seat: int, way: str, worker: str) -> None:
    hands.draw(play, seat, drawn(play.board, seat), GATE_HOUSE.key)


def _take_goods(building: Building) -> Act:
    def act_there(play: Play, seat: int, way: str, worker: str) -> None:
        board = play.board
        for goods in building.gain[worker]:
            if way in ("", goods.kind):
                more = _bonus(board, seat, building.key, goods.kind)
                gain(play, seat, goods.kind, goods.amount + more, building.key)

    return act_there


def _play_card(play: Play, seat: int, way: str, worker: str) -> None:
    play.then(Step("hall-play" if way else "hall-card", seat, way))


def _hire(play: Play, seat: int, way: str, worker: str) -> None:
    """The Barracks alone: with somebody who goes as well."""
    if way:
        hire_card(play, seat, BARRACKS, way)
    else:
        play.then(Step("hire", seat, BARRACKS, 1))


def _trade(play: Play, seat: int, way: str, worker: str) -> None:
    """Which cards is asked, unless the whole hand goes."""
    hand = play.state.hands[seat]
    if way and len(hand) == _TRADES[f"treasury.{way}"].cards:
        _sell(play, seat, list(hand))
    else:
        play.then(Step("treasury", seat, way))


def _buy_armour(play: Play, seat: int, way: str, worker: str) -> None:
    for purchase in ARMOURY.armour:
        if purchase.pay == way:
            pay(play, seat, way, purchase.price, ARMOURY.key)
            arm(play, seat, purchase.amount, ARMOURY.key)


def _at_long_house(play: Play, seat: int, way: str, worker: str) -> None:
    """One action; each Sage allows one more."""
    _trade_or_offer(play, seat, way)
    more = play.board.crew[seat].count(AGAIN) * CARDS[AGAIN].crew.amount
    if more:
        play.then(Step("long-house", seat, worker, more))


def _trade_or_offer(play: Play, seat: int, way: str) -> None:
    exchange = LONG_HOUSE.exchange
    assert exchange is not None
    if way == exchange.pay:
        pay(play, seat, way, exchange.price, LONG_HOUSE.key)
        gain(play, seat, exchange.kind, exchange.amount, LONG_HOUSE.key)
    else:
        offer(play, seat, way, "", LONG_HOUSE.key)


Act = Callable[[Play, int, str, str], None]
"""(play, seat, which alternative, worker's colour)"""
_ACTS: Final[dict[str, Act]] = {
    "gate_house": _draw,
    "town_hall": _play_card,
    "treasury": _trade,
    "barracks": _hire,
    "mill": _take_goods(MILL),
    "silversmith": _take_goods(SILVERSMITH),
    "armoury": _buy_armour,
    "long_house": _at_long_house,
}


@rule("treasury")
def treasury(play: Play, step: Step) -> None:
    """Treasury: one card for silver, or two for gold."""
    seat, trade = step.seat, _TRADES.get(f"treasury.{step.what}")
    counts = [trade.cards] if trade else [1, 2]
    options = hands.numbered(play.state.hands[seat])
    about = (step.what,) if trade else ()
    if play.ask(step, "treasury", options, about, min(counts), max(counts)):
        _sell(play, seat, hands.picked(play))


def _sell(play: Play, seat: int, cards: list[str]) -> None:
    trade = next(trade for trade in TREASURY.trade if trade.cards == len(cards))
    hands.discard(play, seat, cards, TREASURY.key)
    gain(play, seat, trade.kind, trade.amount, TREASURY.key)


@rule("long-house")
def long_house(play: Play, step: Step) -> None:
    """Sage: one more action at the Long House, the same or the other one."""
    actions = _long_house(play.state, step.seat, step.what)
    if not actions:
        return
    picks = play.ask(step, "long-house", (*actions, PASS), (step.n,))
    if not picks:
        return
    if picks[0] == PASS:
        play.tell("declined", seat=step.seat, what=LONG_HOUSE.key)
        return
    _trade_or_offer(play, step.seat, picks[0].partition(".")[2])
    if step.n > 1:
        play.then(Step("long-house", step.seat, step.what, step.n - 1))
