"""The village: what can be done in the eight buildings, and doing it; hiring, at the Barracks,
through a Recruiter, in exchange through a Gravedigger (rulebook, village buildings, crew).

An action is named by its option, see `state.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.kit.contract import Limit

from .. import box
from ..state import DISMISS, EMPTY, IDLE, OUT, PASS, Board, Play, State, Step, others, rule
from . import supplies

TREASURY: Final = "treasury"
BARRACKS: Final = "barracks"
LONG_HOUSE: Final = "long_house"
TOWN_HALL: Final = box.BUILDING_INDEX["town_hall"]
RECRUITER: Final = next(c.key for c in box.CARDS.values() if c.crew.rule == "hire-discount")
GRAVEDIGGER: Final = next(
    c.key for c in box.CARDS.values() if c.hall and c.hall.rule == "swap-crew"
)
AGAIN: Final = next(key for key, card in box.CARDS.items() if card.crew.rule == "again")
"""Who may act once more at the Long House (Sage)."""
FREE: Final = tuple(
    [
        key
        for key, place in box.BUILDINGS.items()
        if place.deals and not any(d.pay for d in place.deals)
    ]
)
"""Buildings whose action costs nothing, so that it is hardly ever left undone."""
IDLE_KEYS: Final = tuple(f"{key}.{IDLE}" for key in box.BUILDING_KEYS)
OPEN_TO: Final = {
    colour: tuple(colour in building.workers for building in box.BUILDINGS.values())
    for colour in box.COLOURS
}
"""By colour, for each building index: whether such a worker may stand there."""
_HALL_ACTIONS: Final = {card: f"town_hall.{card}" for card in box.CARDS}
_HIRE_ACTIONS: Final = {card: f"{BARRACKS}.{card}" for card in box.CARDS} | {
    f"{hero}.{rival}": f"{BARRACKS}.{hero}.{rival}" for hero in box.HEROES for rival in box.HEROES
}
_OFFER_ACTIONS: Final = {tile: f"{LONG_HOUSE}.{tile}" for tile in box.OFFER_KEYS}

# What would do something: (position, seat, colour of a worker that may stand there) -> the actions
# of one building

Find = Callable[[State, int, str], Sequence[str]]


def _dealing(building: str) -> Find:
    """The deals that a seat can pay for, and of which it gets something: asked so often that a call
    less is felt. In a building at most one kind is paid, for one that is got."""
    offered = {
        colour: [
            (action, *next(iter(deal.pay.items()), ("", 0)), next(iter(deal.gain)))
            for action, deal in found.items()
        ]
        for (key, colour), found in box.DEALS.items()
        if key == building
    }

    def find(state: State, seat: int, worker: str) -> Sequence[str]:
        board, supply, cards = state.board, state.board.supply, len(state.hands[seat])
        return [
            action
            for action, paid, price, kind in offered[worker]
            if (not price or (cards if paid == "cards" else getattr(board, paid)[seat]) >= price)
            and (supply[kind] if kind in supply else supplies.to_be_had(state, seat, kind))
        ]

    return find


def _long_house(state: State, seat: int, worker: str) -> Sequence[str]:
    board = state.board
    tiles = [
        _OFFER_ACTIONS[tile] for tile in board.offers if supplies.affordable(board, seat, tile)
    ]
    return [*_exchange(state, seat, worker), *tiles]


def _town_hall(state: State, seat: int, worker: str) -> Sequence[str]:
    cards = dict.fromkeys(state.hands[seat])
    return [_HALL_ACTIONS[card] for card in cards if playable(state, seat, card)]


def _barracks(state: State, seat: int, worker: str) -> Sequence[str]:
    return [_HIRE_ACTIONS[card] for card in hireable(state, seat)]


_exchange: Final = _dealing(LONG_HOUSE)
FINDERS: Final[tuple[Find, ...]] = tuple(
    {"town_hall": _town_hall, BARRACKS: _barracks, LONG_HOUSE: _long_house}.get(key)
    or _dealing(key)
    for key in box.BUILDING_KEYS
)
"""By building index."""


def hall_of(card: str) -> box.Hall:
    """What a card that can be played at the Town Hall does."""
    hall = box.CARDS[card].hall
    assert hall is not None
    return hall


def playable(state: State, seat: int, card: str) -> bool:
    """Whether a hand card can be played: not a hero; not without what its effect costs, nor for
    what the supply does not have."""
    board, hall = state.board, box.CARDS[card].hall
    if hall is None:
        return False
    match hall.rule:
        case "exchange":
            return supplies.can_pay(state, seat, hall) and supplies.brings(state, seat, hall)
        case "sacrifice":
            return bool(board.crew[seat]) and any(board.supply[kind] for kind in box.PLUNDER)
        case "swap-crew":  # and a hand card besides this one, here and below
            return bool(board.crew[seat]) and len(state.hands[seat]) > 1
        case "hire":
            return supplies.can_pay(state, seat, hall) and len(state.hands[seat]) > 1
        case "trade-offer":
            return bool(supplies.trader_options(board, seat))
    return True


# Doing it


def act(play: Play, seat: int, action: str, worker: str) -> None:
    """Use a building: at once, or as far as a question."""
    building, _, way = action.partition(".")
    board = play.board
    if box.BUILDING_INDEX[building] not in board.used:
        board.used.append(box.BUILDING_INDEX[building])
    match building:
        case "town_hall":
            play.then(Step("hall-play", seat, way))
        case "treasury":
            play.then(Step("treasury", seat, way))
        case "barracks" if way:
            hire_card(play, seat, BARRACKS, way)
        case "barracks":  # with somebody who goes as well
            play.then(Step("hire", seat, BARRACKS, 1))
        case "long_house":
            _trade_or_offer(play, seat, action)
            if more := board.crew[seat].count(AGAIN) * box.CARDS[AGAIN].crew.amount:
                play.then(Step("long-house", seat, worker, more))
        case _:
            supplies.settle(play, seat, box.DEALS[building, worker][action], building)


Goods = tuple[tuple[str, int], ...]


def terms(state: State, seat: int, action: str, worker: str) -> tuple[Goods, Goods] | None:
    """What an action costs and brings now ("points" of an offering, too), with what the crew adds,
    as far as so much is left. None: it deals in nothing. A view's `known` will do."""
    building, _, way = action.partition(".")
    if way in box.OFFERS:
        return tuple(box.OFFERS[way].cost.items()), (("points", box.OFFERS[way].points),)
    deal = box.DEALS[building, worker].get(action)
    if deal is None:
        return None
    found = supplies.gained(state.board, seat, deal, building)
    gain = [(kind, min(n, supplies.to_be_had(state, seat, kind))) for kind, n in found.items()]
    return tuple(deal.pay.items()), tuple(gain)


@rule("treasury")
def treasury(play: Play, step: Step) -> None:
    """Treasury: which cards are discarded. A hand that goes as a whole is not asked for."""
    seat, deal = step.seat, box.DEALS[TREASURY, ""][f"{TREASURY}.{step.what}"]
    hand, count = play.state.hands[seat], deal.pay["cards"]
    if len(hand) > count:
        if not play.ask(step, "treasury", supplies.numbered(hand), (step.what,), count, count):
            return
        hand = supplies.picked(play)
    supplies.discard(play, seat, list(hand), TREASURY)
    supplies.settle(play, seat, deal, TREASURY)


@rule("long-house")
def long_house(play: Play, step: Step) -> None:
    """Sage: one more action at the Long House, the same or the other one."""
    seat, actions = step.seat, _long_house(play.state, step.seat, step.what)
    picks = play.ask(step, "long-house", (*actions, PASS), (step.n,)) if actions else None
    if picks == (PASS,):
        play.tell("declined", seat=seat, what=LONG_HOUSE)
    elif picks:
        _trade_or_offer(play, seat, picks[0])
        if step.n > 1:
            play.then(Step("long-house", seat, step.what, step.n - 1))


def _trade_or_offer(play: Play, seat: int, action: str) -> None:
    way = action.partition(".")[2]
    if way in box.OFFERS:
        supplies.offer(play, seat, way, "", LONG_HOUSE)
    else:
        supplies.settle(play, seat, box.DEALS[LONG_HOUSE, ""][action], LONG_HOUSE)


# Hiring


_COST: Final = {
    BARRACKS: {key: card.cost for key, card in box.CARDS.items()},
    RECRUITER: dict.fromkeys(box.CARDS, hall_of(RECRUITER).pay["silver"]),
    GRAVEDIGGER: dict.fromkeys(box.CARDS, 0),
}
"""By what hires: the silver for each card."""


def discount(board: Board, seat: int, why: str = BARRACKS) -> int:
    """Silver that the seat's Recruiters take off each price: at the Barracks alone."""
    if why != BARRACKS:
        return 0
    return board.crew[seat].count(RECRUITER) * box.CARDS[RECRUITER].crew.amount


def hiring_cost(why: str, card: str, less: int) -> int:
    """Silver for hiring a card with a discount; never below 0."""
    return max(0, _COST[why][card] - less)


def hireable(state: State, seat: int, why: str = BARRACKS) -> list[str]:
    """Hand cards that can be paid for, "HERO.HERO" where one hero takes the other's place. Who else
    stands in the way, in a full crew, is asked afterwards."""
    board, costs = state.board, _COST[why]
    heroes = [card for card in board.crew[seat] if card in box.HEROES]
    rivals = heroes if len(heroes) >= box.MAX_HEROES else ()
    silver = board.silver[seat] + discount(board, seat, why)
    found: list[str] = []
    for card in dict.fromkeys(state.hands[seat]):
        if costs[card] <= silver:
            if rivals and card in box.HEROES:
                found += [f"{card}.{rival}" for rival in rivals]
            else:
                found.append(card)
    return found


def may_dismiss(state: State, seat: int) -> bool:
    """Whether somebody may go at the Barracks for a card that has room without it."""
    crew = state.board.crew[seat]
    if not crew or len(crew) >= box.MAX_CREW:
        return False
    singles = [card for card in hireable(state, seat) if card in box.CARDS]
    if set(crew) != {RECRUITER}:
        return bool(singles)
    dear = _dear(singles, state.board.silver[seat], discount(state.board, seat))
    return len(dear) < len(singles)


@rule("hire")
def hire(play: Play, step: Step) -> None:
    """Barracks: hire a card for its silver, at most five crew and one hero; one crew member may
    be dismissed before. Recruiter and Gravedigger, at the Town Hall, ask in the same way. Who hires
    nobody has not used the Barracks. `step.n`: somebody is to go though there is room; it is picked
    with the card."""
    board, seat, why = play.board, step.seat, step.what
    if play.picks is None:
        crew, less = board.crew[seat], discount(board, seat, why)
        found = hireable(play.state, seat, why)
        singles = [option for option in found if option in box.CARDS]
        pairs = [option for option in found if option not in box.CARDS]
        about = (why, less if why == BARRACKS else hiring_cost(why, RECRUITER, 0))
        if not step.n:
            more = why == RECRUITER and crew and singles and len(crew) < box.MAX_CREW
            play.ask(step, "hire", (*singles, *pairs, *((DISMISS,) if more else ())), about)
            return
        dear = _dear(singles, board.silver[seat], less)
        outs = [
            f"{OUT}.{card}"
            for card in supplies.in_order(crew)
            if singles and (card != RECRUITER or len(dear) < len(singles))
        ]
        leave = [PASS] if why == BARRACKS else []
        limits = [Limit((*singles, *pairs, *leave), 1, 1), Limit((*pairs, *outs, *leave), 0, 1)]
        if 0 < len(dear) < len(singles):
            limits.append(Limit((*dear, f"{OUT}.{RECRUITER}"), 0, 1))
        play.ask(step, "hire", (*singles, *pairs, *outs, *leave), about, 1, 2, tuple(limits))
    elif PASS in play.picks:
        board.used.remove(box.BUILDING_INDEX[BARRACKS])
        play.tell("declined", seat=seat, what=why)
    elif DISMISS in play.picks:
        play.then(Step("hire", seat, why, 1))
    else:  # the card first, then who goes
        ranked = sorted(play.picks, key=lambda pick: pick.startswith(f"{OUT}."))
        hire_card(play, seat, why, ".".join([pick.removeprefix(f"{OUT}.") for pick in ranked]))


def _dear(cards: list[str], silver: int, less: int) -> list[str]:
    """Who dismisses a Recruiter first, pays the price without it: cards for which the silver is
    not enough then."""
    after = less - box.CARDS[RECRUITER].crew.amount
    return [card for card in cards if less and hiring_cost(BARRACKS, card, after) > silver]


def hire_card(play: Play, seat: int, why: str, what: str) -> None:
    """Hire a hand card; `what` may name who goes for it behind a dot. If nobody is named and
    somebody has to go, the card is laid open and it is asked who."""
    card, _, gone = what.partition(".")
    board = play.board
    play.state.hands[seat].remove(card)
    if gone or (why != GRAVEDIGGER and len(board.crew[seat]) < box.MAX_CREW):
        _join(play, seat, why, card, gone)
        return
    board.joining = card
    play.tell("hiring", seat=seat, card=card, why=why, reveals=tuple(others(board, seat)))
    play.then(Step("dismiss", seat, why))


@rule("dismiss")
def dismiss(play: Play, step: Step) -> None:
    """Who goes for the card that lies open. Not asked where all of the crew are alike."""
    board, seat, why = play.board, step.seat, step.what
    card, less = board.joining, discount(board, seat, why)
    dear = _dear([card], board.silver[seat], less)
    options = [one for one in supplies.in_order(board.crew[seat]) if one != RECRUITER or not dear]
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
            supplies.add_card(play.state, seat, gone)
        else:
            board.discards.append(gone)
            play.tell("crew-lost", seat=seat, card=gone, why=why)
    silver = hiring_cost(why, card, discount(board, seat, why))
    supplies.pay(play, seat, "silver", silver, why)
    board.crew[seat].append(card)
    play.tell(
        "hired", seat=seat, card=card, silver=silver, why=why, reveals=tuple(others(board, seat))
    )
