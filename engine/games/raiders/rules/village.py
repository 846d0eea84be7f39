"""The village: what can be done in the eight buildings, and doing it; hiring, at the Barracks,
through a Recruiter, in exchange through a Gravedigger (rulebook, village buildings, crew).

An action is named by its option, see `events.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.kit.contract import Limit

from ..box import (
    BUILDING_INDEX,
    BUILDING_KEYS,
    BUILDINGS,
    CARDS,
    COLOURS,
    HEROES,
    MAX_ARMOUR,
    MAX_CREW,
    MAX_HEROES,
    OFFER_KEYS,
    PLUNDER,
    Hall,
)
from ..events import DISMISS, IDLE, OUT, PASS
from ..state import EMPTY, Board, Play, State, Step, others, rule
from .prospects import BARRACKS, GRAVEDIGGER, RECRUITER, bonus, discount, hiring_cost
from .supplies import (
    add_card,
    affordable,
    arm,
    discard,
    distinct,
    draw,
    gain,
    held,
    in_order,
    numbered,
    offer,
    pay,
    picked,
    trader_options,
)

GATE_HOUSE: Final = BUILDINGS["gate_house"]
TREASURY: Final = BUILDINGS["treasury"]
MILL: Final = BUILDINGS["mill"]
SILVERSMITH: Final = BUILDINGS["silversmith"]
ARMOURY: Final = BUILDINGS["armoury"]
LONG_HOUSE: Final = BUILDINGS["long_house"]
TOWN_HALL: Final = BUILDING_INDEX["town_hall"]

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
_GOODS_ACTIONS: Final = {
    (building.key, colour): tuple(
        (gain.kind, building.key if len(gains) == 1 else f"{building.key}.{gain.kind}")
        for gain in gains
    )
    for building in (MILL, SILVERSMITH)
    for colour, gains in building.gain.items()
}
_ARMOURY_ACTIONS: Final = tuple((f"armoury.{p.pay}", p) for p in ARMOURY.armour)
_TRADES: Final = {f"treasury.{trade.kind}": trade for trade in TREASURY.trade}
_HALL_ACTIONS: Final = {card: f"town_hall.{card}" for card in CARDS}
_HIRE_ACTIONS: Final = {card: f"{BARRACKS}.{card}" for card in CARDS} | {
    f"{hero}.{rival}": f"{BARRACKS}.{hero}.{rival}" for hero in HEROES for rival in HEROES
}
_EXCHANGE: Final = next(filter(None, [LONG_HOUSE.exchange]))
_EXCHANGE_ACTION: Final = f"long_house.{_EXCHANGE.pay}"
_OFFER_ACTIONS: Final = {tile: f"long_house.{tile}" for tile in OFFER_KEYS}

# What would do something: (position, seat, worker's colour) -> the actions of one building

Find = Callable[[State, int, str], Sequence[str]]


def _gate_house(state: State, seat: int, worker: str) -> Sequence[str]:
    return ("gate_house",) if state.deck or state.board.discards else ()


def _town_hall(state: State, seat: int, worker: str) -> Sequence[str]:
    cards = distinct(state.hands[seat])
    return [_HALL_ACTIONS[card] for card in cards if playable(state, seat, card)]


def _treasury(state: State, seat: int, worker: str) -> Sequence[str]:
    size, supply = len(state.hands[seat]), state.board.supply
    return [key for key, t in _TRADES.items() if t.cards <= size and supply[t.kind]]


def _barracks(state: State, seat: int, worker: str) -> Sequence[str]:
    return [_HIRE_ACTIONS[card] for card in hireable(state, seat)]


def _goods_of(building: str) -> Find:
    def find(state: State, seat: int, worker: str) -> Sequence[str]:
        supply = state.board.supply
        return [action for kind, action in _GOODS_ACTIONS[building, worker] if supply[kind]]

    return find


def _armoury(state: State, seat: int, worker: str) -> Sequence[str]:
    board = state.board
    if board.armour[seat] >= MAX_ARMOUR or worker == "black":
        return ()
    return [key for key, p in _ARMOURY_ACTIONS if held(board, seat, p.pay) >= p.price]


def _long_house(state: State, seat: int, worker: str) -> Sequence[str]:
    if worker == "black":
        return ()
    board = state.board
    actions = [_OFFER_ACTIONS[tile] for tile in board.offers if affordable(board, seat, tile)]
    if held(board, seat, _EXCHANGE.pay) >= _EXCHANGE.price and board.supply[_EXCHANGE.kind]:
        actions.insert(0, _EXCHANGE_ACTION)
    return actions


_FINDERS: Final[dict[str, Find]] = {
    "gate_house": _gate_house,
    "town_hall": _town_hall,
    "treasury": _treasury,
    "barracks": _barracks,
    "mill": _goods_of("mill"),
    "silversmith": _goods_of("silversmith"),
    "armoury": _armoury,
    "long_house": _long_house,
}
FINDERS: Final = tuple(_FINDERS[key] for key in BUILDING_KEYS)
"""By building index."""


def hall_of(card: str) -> Hall:
    """What a card that can be played at the Town Hall does."""
    hall = CARDS[card].hall
    assert hall is not None
    return hall


def playable(state: State, seat: int, card: str) -> bool:
    """Whether a hand card can be played: not a hero; not without what its effect costs, nor for
    what the supply does not have."""
    board, hall = state.board, CARDS[card].hall
    if hall is None:
        return False
    match hall.rule:
        case "exchange":
            return held(board, seat, hall.pay) >= hall.price and board.supply[hall.kind] > 0
        case "sacrifice":
            return bool(board.crew[seat]) and any(board.supply[kind] for kind in PLUNDER)
        case "swap-crew":  # and a hand card besides this one, here and below
            return bool(board.crew[seat]) and len(state.hands[seat]) > 1
        case "hire":
            return board.silver[seat] >= hall.price and len(state.hands[seat]) > 1
        case "trade-offer":
            return bool(trader_options(board, seat))
    return True


# Doing it


def act(play: Play, seat: int, action: str, worker: str) -> None:
    """Use a building: at once, or as far as a question."""
    building, _, way = action.partition(".")
    board, hand = play.board, play.state.hands[seat]
    if BUILDING_INDEX[building] not in board.used:
        board.used.append(BUILDING_INDEX[building])
    match building:
        case "gate_house":
            draw(play, seat, drawn(board, seat), building)
        case "town_hall":
            play.then(Step("hall-play", seat, way))
        case "treasury":  # which cards is asked, unless the whole hand goes
            if len(hand) == _TRADES[action].cards:
                _sell(play, seat, list(hand))
            else:
                play.then(Step("treasury", seat, way))
        case "barracks":  # alone: with somebody who goes as well
            if way:
                hire_card(play, seat, BARRACKS, way)
            else:
                play.then(Step("hire", seat, BARRACKS, 1))
        case "armoury":
            (purchase,) = [purchase for purchase in ARMOURY.armour if purchase.pay == way]
            pay(play, seat, way, purchase.price, building)
            arm(play, seat, purchase.amount, building)
        case "long_house":
            _trade_or_offer(play, seat, way)
            if more := board.crew[seat].count(AGAIN) * CARDS[AGAIN].crew.amount:
                play.then(Step("long-house", seat, worker, more))
        case _:
            for goods in BUILDINGS[building].gain[worker]:
                if way in ("", goods.kind):
                    more = bonus(board, seat, building, goods.kind)
                    gain(play, seat, goods.kind, goods.amount + more, building)


def drawn(board: Board, seat: int) -> int:
    """How many cards a seat draws at the Gate House, if there are so many."""
    return GATE_HOUSE.draw + bonus(board, seat, GATE_HOUSE.key, "card")


@rule("treasury")
def treasury(play: Play, step: Step) -> None:
    """Treasury: one card for silver, or two for gold."""
    seat, count = step.seat, _TRADES[f"treasury.{step.what}"].cards
    options = numbered(play.state.hands[seat])
    if play.ask(step, "treasury", options, (step.what,), count, count):
        _sell(play, seat, picked(play))


def _sell(play: Play, seat: int, cards: list[str]) -> None:
    trade = next(trade for trade in TREASURY.trade if trade.cards == len(cards))
    discard(play, seat, cards, TREASURY.key)
    gain(play, seat, trade.kind, trade.amount, TREASURY.key)


@rule("long-house")
def long_house(play: Play, step: Step) -> None:
    """Sage: one more action at the Long House, the same or the other one."""
    seat, actions = step.seat, _long_house(play.state, step.seat, step.what)
    picks = play.ask(step, "long-house", (*actions, PASS), (step.n,)) if actions else None
    if picks == (PASS,):
        play.tell("declined", seat=seat, what=LONG_HOUSE.key)
    elif picks:
        _trade_or_offer(play, seat, picks[0].partition(".")[2])
        if step.n > 1:
            play.then(Step("long-house", seat, step.what, step.n - 1))


def _trade_or_offer(play: Play, seat: int, way: str) -> None:
    if way == _EXCHANGE.pay:
        pay(play, seat, way, _EXCHANGE.price, LONG_HOUSE.key)
        gain(play, seat, _EXCHANGE.kind, _EXCHANGE.amount, LONG_HOUSE.key)
    else:
        offer(play, seat, way, "", LONG_HOUSE.key)


# Hiring


def hireable(state: State, seat: int) -> list[str]:
    """What the Barracks offer: hand cards that can be paid for, "HERO.HERO" where one hero takes
    the other's place. Who else stands in the way, in a full crew, is asked afterwards."""
    board = state.board
    silver, rivals = board.silver[seat] + discount(board, seat), _heroes_out(board, seat)
    found: list[str] = []
    for card in distinct(state.hands[seat]):
        if CARDS[card].cost <= silver:
            swaps = rivals if card in HEROES else ()
            found += [f"{card}.{rival}" for rival in swaps] or [card]
    return found


def may_dismiss(state: State, seat: int) -> bool:
    """Whether somebody may go at the Barracks for a card that has room without it."""
    crew = state.board.crew[seat]
    if not crew or len(crew) >= MAX_CREW:
        return False
    singles = [card for card in hireable(state, seat) if card in CARDS]
    dear = _dear(singles, state.board.silver[seat], discount(state.board, seat))
    return len(dear) < len(singles) or (bool(singles) and set(crew) != {RECRUITER})


def _heroes_out(board: Board, seat: int) -> tuple[str, ...]:
    """The hired heroes, one of whom must go before another one is hired."""
    heroes = tuple([card for card in board.crew[seat] if card in HEROES])
    return heroes if len(heroes) >= MAX_HEROES else ()


@rule("hire")
def hire(play: Play, step: Step) -> None:
    """Barracks: hire a card for its silver, at most five crew and one hero; one crew member may
    be dismissed before. Recruiter and Gravedigger, at the Town Hall, ask in the same way. Who hires
    nobody has not used the Barracks. `step.n`: somebody is to go though there is room."""
    board, seat, why = play.board, step.seat, step.what
    if play.picks is None:
        _ask_whom(play, step)
    elif PASS in play.picks:
        board.used.remove(BUILDING_INDEX[BARRACKS])
        play.tell("declined", seat=seat, what=why)
    elif DISMISS in play.picks:
        play.then(Step("hire", seat, why, 1))
    else:  # the card first, then who goes
        ranked = sorted(play.picks, key=lambda pick: pick.startswith(f"{OUT}."))
        hire_card(play, seat, why, ".".join([pick.removeprefix(f"{OUT}.") for pick in ranked]))


def _ask_whom(play: Play, step: Step) -> None:
    """A card; where somebody is to go for it, both picked together."""
    board, seat, why = play.board, step.seat, step.what
    less = discount(board, seat) if why == BARRACKS else 0
    crew, rivals, silver = board.crew[seat], _heroes_out(board, seat), board.silver[seat]
    singles: list[str] = []
    pairs: list[str] = []
    for card in distinct(play.state.hands[seat]):
        if hiring_cost(why, card, less) <= silver:
            if card in HEROES and rivals:
                pairs += [f"{card}.{rival}" for rival in rivals]
            else:
                singles.append(card)
    about = (why, less if why == BARRACKS else hiring_cost(why, "", 0))
    if not step.n:
        more = why == RECRUITER and crew and singles and len(crew) < MAX_CREW
        play.ask(step, "hire", (*singles, *pairs, *((DISMISS,) if more else ())), about)
        return
    dear = _dear(singles, silver, less)
    outs = [
        f"{OUT}.{card}"
        for card in in_order(crew)
        if singles and (card != RECRUITER or len(dear) < len(singles))
    ]
    leave = [PASS] if why == BARRACKS else []
    limits = [Limit((*singles, *pairs, *leave), 1, 1), Limit((*pairs, *outs, *leave), 0, 1)]
    if 0 < len(dear) < len(singles):
        limits.append(Limit((*dear, f"{OUT}.{RECRUITER}"), 0, 1))
    play.ask(step, "hire", (*singles, *pairs, *outs, *leave), about, 1, 2, tuple(limits))


def _dear(cards: list[str], silver: int, less: int) -> list[str]:
    """Who dismisses a Recruiter first, pays the price without it: cards for which the silver is
    not enough then."""
    after = less - CARDS[RECRUITER].crew.amount
    return [card for card in cards if less and hiring_cost(BARRACKS, card, after) > silver]


def hire_card(play: Play, seat: int, why: str, what: str) -> None:
    """Hire a hand card; `what` may name who goes for it behind a dot. If nobody is named and
    somebody has to go, the card is laid open and it is asked who."""
    card, _, gone = what.partition(".")
    board = play.board
    play.state.hands[seat].remove(card)
    if gone or (why != GRAVEDIGGER and len(board.crew[seat]) < MAX_CREW):
        _join(play, seat, why, card, gone)
        return
    board.joining = card
    play.tell("hiring", seat=seat, card=card, why=why, reveals=tuple(others(board, seat)))
    play.then(Step("dismiss", seat, why))


@rule("dismiss")
def dismiss(play: Play, step: Step) -> None:
    """Who goes for the card that lies open. Not asked where all of the crew are alike."""
    board, seat, why = play.board, step.seat, step.what
    card, less = board.joining, discount(board, seat) if why == BARRACKS else 0
    dear = _dear([card], board.silver[seat], less) if why == BARRACKS else []
    options = [one for one in in_order(board.crew[seat]) if one != RECRUITER or not dear]
    about = (why, card, hiring_cost(why, card, less))
    if gone := play.choose(step, "dismiss", options, about):
        board.joining = EMPTY
        _join(play, seat, why, card, gone)


def _join(play: Play, seat: int, why: str, card: str, gone: str) -> None:
    """The one that goes leaves first."""
    board = play.board
    if gone:
        board.crew[seat].remove(gone)
        if why == GRAVEDIGGER:
            play.tell("crew-returned", seat=seat, card=gone, why=why)
            add_card(play.state, seat, gone)
        else:
            board.discards.append(gone)
            play.tell("crew-lost", seat=seat, card=gone, why=why)
    silver = hiring_cost(why, card, discount(board, seat))
    pay(play, seat, "silver", silver, why)
    board.crew[seat].append(card)
    play.tell(
        "hired", seat=seat, card=card, silver=silver, why=why, reveals=tuple(others(board, seat))
    )
