"""The Town Hall: a hand card is played for its second effect, and discarded.

Every effect is a step of its own, "hall-" and the rule that `data.toml` names. What an effect
would take from others falls away where nobody has it: the card is played for nothing.
"""

from __future__ import annotations

from engine.kit.contract import Limit

from ..box import BUILDING_INDEX, BUILDING_KEYS, MAX_ARMOUR, OPEN_OFFERS, PLUNDER
from ..events import OUT, PASS
from ..state import Board, Play, Step, others, rule
from . import hands
from .goods import arm, gain, pay
from .hiring import may_dismiss
from .offerings import offer, trader_options
from .playable import hall_of, idle, playable
from .prices import BARRACKS
from .village import FINDERS, OPEN_TO, TOWN_HALL, act


@rule("hall-card")
def hall_card(play: Play, step: Step) -> None:
    """Town Hall: choose the card. Up to version 3; since then the action names it."""
    seat = step.seat
    cards = [
        card for card in hands.distinct(play.state.hands[seat]) if playable(play.state, seat, card)
    ]
    picks = play.ask(step, "hall-card", (*cards, PASS))
    if picks == (PASS,):
        play.tell("declined", seat=seat, what="town_hall")
    elif picks:
        play.then(Step("hall-play", seat, picks[0]))


@rule("hall-play")
def play_card(play: Play, step: Step) -> None:
    """It is discarded, then it takes effect."""
    seat, card = step.seat, step.what
    play.state.hands[seat].remove(card)
    play.board.discards.append(card)
    play.tell("hall-played", seat=seat, card=card, reveals=tuple(others(play.board, seat)))
    play.then(Step(f"hall-{hall_of(card).rule}", seat, card))


# The seat alone


@rule("hall-gain")
def gains(play: Play, step: Step) -> None:
    """Forager, Huntsman: goods from the supply."""
    wanted = hall_of(step.what).gains
    if not any(play.board.supply[kind] for kind in wanted):
        idle(play, step, "supply")
        return
    for kind, amount in wanted.items():
        gain(play, step.seat, kind, amount, step.what)


@rule("hall-draw")
def draw(play: Play, step: Step) -> None:
    """Gatekeeper."""
    hands.draw(play, step.seat, hall_of(step.what).amount, step.what)


@rule("hall-armour")
def armour(play: Play, step: Step) -> None:
    """Armourer: at the end of the track, nothing."""
    if play.board.armour[step.seat] >= MAX_ARMOUR:
        idle(play, step, "armour-full")
    else:
        arm(play, step.seat, hall_of(step.what).amount, step.what)


@rule("hall-exchange")
def exchange(play: Play, step: Step) -> None:
    """Cartographer, Jeweller, Marauder, Shieldmaiden: goods for goods."""
    hall = hall_of(step.what)
    pay(play, step.seat, hall.pay, hall.price, step.what)
    gain(play, step.seat, hall.kind, hall.amount, step.what)


@rule("hall-hire", "hall-swap-crew")
def hire(play: Play, step: Step) -> None:
    """Recruiter, Gravedigger: as at the Barracks."""
    play.then(Step("hire", step.seat, step.what))


@rule("hall-sacrifice")
def sacrifice(play: Play, step: Step) -> None:
    """Brawler: one of the own crew for plunder of the supply. It is not killed in a raid."""
    board, seat = play.board, step.seat
    crew = tuple([f"{OUT}.{card}" for card in hands.in_order(board.crew[seat])])
    kinds = tuple([kind for kind in PLUNDER if board.supply[kind]])
    picks: tuple[str, ...] | None = (*crew, *kinds)
    if not len(crew) == len(kinds) == 1:
        limits = (Limit(crew, 1, 1), Limit(kinds, 1, 1))
        picks = play.ask(step, "sacrifice", (*crew, *kinds), (step.what,), 2, 2, limits)
    if not picks:
        return
    kind = next(pick for pick in picks if pick in PLUNDER)
    card = next(pick for pick in picks if pick != kind).partition(".")[2]
    board.crew[seat].remove(card)
    board.discards.append(card)
    play.tell("crew-lost", seat=seat, card=card, why=step.what)
    gain(play, seat, kind, hall_of(step.what).amount, step.what)


# Village and offerings


@rule("hall-swap-worker")
def swap_worker(play: Play, step: Step) -> None:
    """Archer: an opponent's worker for one of another colour in the village. No black one may
    come to stand where none may be placed, and no building acts."""
    board = play.board
    options = [
        f"{other}.{key}"
        for other in others(board, step.seat)
        for key, worker, open_to_it in zip(
            BUILDING_KEYS, board.village, OPEN_TO[board.workers[other]], strict=True
        )
        if worker and worker != board.workers[other] and open_to_it
    ]
    if not options:
        idle(play, step, "no-target")
        return
    picks = play.ask(step, "swap-worker", (*options, PASS), (step.what,))
    if not picks:
        return
    if picks[0] == PASS:
        play.tell("declined", seat=step.seat, what=step.what)
        return
    seat, _, building = picks[0].partition(".")
    other, index = int(seat), BUILDING_INDEX[building]
    before, worker = board.workers[other], board.village[index]
    board.workers[other], board.village[index] = worker, before
    play.tell(
        "workers-swapped",
        seat=step.seat,
        other=other,
        building=building,
        before=before,
        worker=worker,
    )


def _worker(board: Board, seat: int) -> str:
    """The worker with which the Town Hall is used: placed there, or just taken from it."""
    return board.workers[seat] or board.village[TOWN_HALL]


@rule("hall-copy-building")
def copy_building(play: Play, step: Step) -> None:
    """Merchant: the action of any building, free or not, that was not used this turn; so never the
    Town Hall's own."""
    board, seat = play.board, step.seat
    worker = _worker(board, seat)
    options: list[str] = []
    for index, find in enumerate(FINDERS):
        if index not in board.used:
            options += find(play.state, seat, worker)
    if BUILDING_INDEX[BARRACKS] not in board.used and may_dismiss(play.state, seat):
        options.append(BARRACKS)
    picks = play.ask(step, "copy-building", (*options, PASS), (step.what, worker))
    if not picks:
        return
    action = picks[0]
    if action == PASS:
        play.tell("declined", seat=seat, what=step.what)
        return
    building = action.partition(".")[0]
    play.tell("building-copied", seat=seat, building=building, worker=worker)
    act(play, seat, action, worker)


@rule("hall-cycle-offers")
def cycle_offers(play: Play, step: Step) -> None:
    """Sage: the open tiles go under the stack, in an order that nobody knows; new ones are
    opened."""
    board = play.board
    under = board.offers
    shuffled = list(under)
    play.chance.shuffle(shuffled)
    play.state.stack[:0] = shuffled
    board.offers = [play.state.stack.pop() for _ in range(min(OPEN_OFFERS, len(play.state.stack)))]
    play.tell(
        "offers-cycled",
        seat=step.seat,
        under=under,
        tiles=list(board.offers),
        reveals=play.everybody,
    )


@rule("hall-trade-offer")
def trade_offer(play: Play, step: Step) -> None:
    """Trader: an offering, of whose price one unit is not paid. Not the Long House's action."""
    options = trader_options(play.board, step.seat)
    if picks := play.ask(step, "trade-offer", options, (step.what,)):
        tile, _, kind = picks[0].partition(".")
        offer(play, step.seat, tile, kind, step.what)
