"""The Town Hall: a hand card is played for its second effect, and discarded.

Every effect is a step of its own, "hall-" and the rule that `data.toml` names. What an effect
would take from others falls away where nobody has it: the card is played for nothing.
"""

from __future__ import annotations

from engine.agenda import ask
from engine.contract import Chance, Event, Limit, Picks, Question

from . import hands
from .agenda import Reply, Rule, everybody, others
from .components import (
    BUILDING_INDEX,
    BUILDING_KEYS,
    MAX_ARMOUR,
    OPEN_OFFERS,
    PLUNDER,
)
from .goods import arm, gain, pay
from .offerings import offer, trader_options
from .playable import hall_of, idle, playable
from .state import Board, State, Step
from .village import FINDERS, OPEN_TO, TOWN_HALL, act
from .vocabulary import OUT, PASS


def hall_card(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Town Hall: choose the card."""
    seat = step.seat
    cards = [card for card in hands.distinct(state.hands[seat]) if playable(state, seat, card)]
    ask(state, step, "hall-card", (*cards, PASS))


def card_played(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    """It is discarded, then it takes effect."""
    seat, card = step.seat, picks[0]
    if card == PASS:
        events.append(Event("declined", {"seat": seat, "what": "town_hall"}))
        return
    state.hands[seat].remove(card)
    state.board.discards.append(card)
    played = {"seat": seat, "card": card}
    events.append(Event("hall-played", played, reveals=tuple(others(state.board, seat))))
    state.board.agenda.append(Step(f"hall-{hall_of(card).rule}", seat, card))


# The seat alone


def gains(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Forager, Huntsman: goods from the supply."""
    wanted = hall_of(step.what).gains
    if not any(state.board.supply[kind] for kind in wanted):
        idle(step, "supply", events)
        return
    for kind, amount in wanted.items():
        gain(state.board, step.seat, kind, amount, step.what, events)


def draw(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Gatekeeper."""
    hands.draw(state, step.seat, hall_of(step.what).amount, step.what, events, chance)


def armour(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Armourer: at the end of the track, nothing."""
    if state.board.armour[step.seat] >= MAX_ARMOUR:
        idle(step, "armour-full", events)
    else:
        arm(state.board, step.seat, hall_of(step.what).amount, step.what, events)


def exchange(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Cartographer, Jeweller, Marauder, Shieldmaiden: goods for goods."""
    hall = hall_of(step.what)
    pay(state.board, step.seat, hall.pay, hall.price, step.what, events)
    gain(state.board, step.seat, hall.kind, hall.amount, step.what, events)


def hire(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Recruiter, Gravedigger: as at the Barracks."""
    state.board.agenda.append(Step("hire", step.seat, step.what))


def sacrifice(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Brawler: one of the own crew for plunder of the supply. It is not killed in a raid."""
    board, seat = state.board, step.seat
    crew = tuple([f"{OUT}.{card}" for card in hands.in_order(board.crew[seat])])
    kinds = tuple([kind for kind in PLUNDER if board.supply[kind]])
    if len(crew) == len(kinds) == 1:
        _give_up(state, step, (*crew, *kinds), events)
    else:
        limits = (Limit(crew, 1, 1), Limit(kinds, 1, 1))
        ask(state, step, "sacrifice", (*crew, *kinds), (step.what,), 2, 2, limits)


def given_up(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _give_up(state, step, picks, events)


def _give_up(state: State, step: Step, picks: Picks, events: list[Event]) -> None:
    board, seat = state.board, step.seat
    kind = next(pick for pick in picks if pick in PLUNDER)
    card = next(pick for pick in picks if pick != kind).partition(".")[2]
    board.crew[seat].remove(card)
    board.discards.append(card)
    events.append(Event("crew-lost", {"seat": seat, "card": card, "why": step.what}))
    gain(board, seat, kind, hall_of(step.what).amount, step.what, events)


# Village and offerings


def swap_worker(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Archer: an opponent's worker for one of another colour in the village. No black one may
    come to stand where none may be placed."""
    board = state.board
    options = [
        f"{other}.{key}"
        for other in others(board, step.seat)
        for key, worker, open_to_it in zip(
            BUILDING_KEYS, board.village, OPEN_TO[board.workers[other]], strict=True
        )
        if worker and worker != board.workers[other] and open_to_it
    ]
    if options:
        ask(state, step, "swap-worker", (*options, PASS), (step.what,))
    else:
        idle(step, "no-target", events)


def worker_swapped(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    """No building acts."""
    if picks[0] == PASS:
        events.append(Event("declined", {"seat": step.seat, "what": step.what}))
        return
    board = state.board
    seat, _, building = picks[0].partition(".")
    other, index = int(seat), BUILDING_INDEX[building]
    before, worker = board.workers[other], board.village[index]
    board.workers[other], board.village[index] = worker, before
    args = {
        "seat": step.seat,
        "other": other,
        "building": building,
        "before": before,
        "worker": worker,
    }
    events.append(Event("workers-swapped", args))


def _worker(board: Board, seat: int) -> str:
    """The worker with which the Town Hall is used: placed there, or just taken from it."""
    return board.workers[seat] or board.village[TOWN_HALL]


def copy_building(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Merchant: the action of any building, free or not, that was not used this turn; the Town
    Hall's own for another card."""
    board, seat = state.board, step.seat
    worker = _worker(board, seat)
    options: list[str] = []
    for index, find in enumerate(FINDERS):
        if index == TOWN_HALL or index not in board.used:
            options += find(state, seat, worker)
    ask(state, step, "copy-building", (*options, PASS), (step.what, worker))


def building_copied(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    seat, action = step.seat, picks[0]
    if action == PASS:
        events.append(Event("declined", {"seat": seat, "what": step.what}))
        return
    worker = _worker(state.board, seat)
    building = action.partition(".")[0]
    args = {"seat": seat, "building": building, "worker": worker}
    events.append(Event("building-copied", args))
    act(state, seat, action, worker, events, chance)


def cycle_offers(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Sage: the open tiles go under the stack, in an order that nobody knows; new ones are
    opened."""
    board = state.board
    under = board.offers
    shuffled = list(under)
    chance.shuffle(shuffled)
    state.stack[:0] = shuffled
    board.offers = [state.stack.pop() for _ in range(min(OPEN_OFFERS, len(state.stack)))]
    args = {"seat": step.seat, "under": under, "tiles": list(board.offers)}
    events.append(Event("offers-cycled", args, reveals=everybody(board)))


def trade_offer(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Trader: an offering, of whose price one unit is not paid. Not the Long House's action."""
    options = trader_options(state.board, step.seat)
    ask(state, step, "trade-offer", options, (step.what,))


def offer_traded(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    tile, _, kind = picks[0].partition(".")
    offer(state, step.seat, tile, kind, step.what, events)


RULES: dict[str, Rule] = {
    "hall-card": hall_card,
    "hall-gain": gains,
    "hall-draw": draw,
    "hall-armour": armour,
    "hall-exchange": exchange,
    "hall-hire": hire,
    "hall-swap-crew": hire,
    "hall-sacrifice": sacrifice,
    "hall-swap-worker": swap_worker,
    "hall-copy-building": copy_building,
    "hall-cycle-offers": cycle_offers,
    "hall-trade-offer": trade_offer,
}
REPLIES: dict[str, Reply] = {
    "hall-card": card_played,
    "hall-sacrifice": given_up,
    "hall-swap-worker": worker_swapped,
    "hall-copy-building": building_copied,
    "hall-trade-offer": offer_traded,
}
