"""The Town Hall: a hand card is played for its second effect, and discarded.

Every effect is a step of its own, "hall-" and the rule that `data.toml` names. What an effect
would take from others falls away where nobody has it: the card is played for nothing.
"""

from __future__ import annotations

from engine.kit.contract import Limit

from ..box import BUILDING_INDEX, BUILDING_KEYS, OPEN_OFFERS, PLUNDER
from ..state import OUT, PASS, Play, Step, held, others, rule
from . import supplies
from .village import BARRACKS, FINDERS, OPEN_TO, TOWN_HALL, act, hall_of, may_dismiss


def idle(play: Play, step: Step, why: str) -> None:
    play.tell("hall-idle", seat=step.seat, card=step.what, why=why)


@rule("hall-play")
def play_card(play: Play, step: Step) -> None:
    """It is discarded, then it takes effect."""
    seat, card = step.seat, step.what
    play.state.hands[seat].remove(card)
    play.board.discards.append(card)
    play.tell("hall-played", seat=seat, card=card, reveals=tuple(others(play.board, seat)))
    play.then(Step(f"hall-{hall_of(card).rule}", seat, card))


# The seat alone


@rule("hall-gain", "hall-draw", "hall-armour", "hall-exchange")
def deal(play: Play, step: Step) -> None:
    """Goods (Forager, Huntsman), cards (Gatekeeper), armour (Armourer), goods for goods
    (Cartographer, Jeweller, Marauder, Shieldmaiden)."""
    hall = hall_of(step.what)
    if supplies.brings(play.state, step.seat, hall):
        supplies.settle(play, step.seat, hall, step.what)
    else:
        idle(play, step, "armour-full" if "armour" in hall.gain else "supply")


@rule("hall-hire", "hall-swap-crew")
def hire(play: Play, step: Step) -> None:
    """Recruiter, Gravedigger."""
    play.then(Step("hire", step.seat, step.what))


@rule("hall-sacrifice")
def sacrifice(play: Play, step: Step) -> None:
    """Brawler: one of the own crew for plunder of the supply. It is not killed in a raid."""
    board, seat = play.board, step.seat
    crew = tuple([f"{OUT}.{card}" for card in supplies.in_order(board.crew[seat])])
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
    supplies.gain(play, seat, kind, hall_of(step.what).amount, step.what)


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
    if picks == (PASS,):
        play.tell("declined", seat=step.seat, what=step.what)
    elif picks:
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


@rule("hall-copy-building")
def copy_building(play: Play, step: Step) -> None:
    """Merchant: the action of any building, free or not, that was not used this turn; so never the
    Town Hall's own."""
    board, seat = play.board, step.seat
    worker = board.workers[seat] or board.village[TOWN_HALL]  # just taken, or placed there
    options: list[str] = []
    for index, find in enumerate(FINDERS):
        if index not in board.used and OPEN_TO[worker][index]:
            options += find(play.state, seat, worker)
    if BUILDING_INDEX[BARRACKS] not in board.used and may_dismiss(play.state, seat):
        options.append(BARRACKS)
    picks = play.ask(step, "copy-building", (*options, PASS), (step.what, worker))
    if picks == (PASS,):
        play.tell("declined", seat=seat, what=step.what)
    elif picks:
        building = picks[0].partition(".")[0]
        play.tell("building-copied", seat=seat, building=building, worker=worker)
        act(play, seat, picks[0], worker)


@rule("hall-cycle-offers")
def cycle_offers(play: Play, step: Step) -> None:
    """Sage: the open tiles go under the stack, in an order that nobody knows; new ones are
    opened."""
    board, stack = play.board, play.state.stack
    under = board.offers
    stack[:0] = play.chance.sample(under, len(under))
    board.offers = tiles = [stack.pop() for _ in range(min(OPEN_OFFERS, len(stack)))]
    everybody = play.everybody
    play.tell("offers-cycled", seat=step.seat, under=under, tiles=list(tiles), reveals=everybody)


@rule("hall-trade-offer")
def trade_offer(play: Play, step: Step) -> None:
    """Trader: an offering, of whose price one unit is not paid. Not the Long House's action."""
    options = supplies.trader_options(play.board, step.seat)
    if picks := play.ask(step, "trade-offer", options, (step.what,)):
        tile, _, kind = picks[0].partition(".")
        supplies.offer(play, step.seat, tile, kind, step.what)


# Against opponents

GIFTS = ("silver", "provision")
"""What a Mercenary takes from each opponent: one of these, as the opponent likes."""


@rule("hall-all-lose")
def all_lose(play: Play, step: Step) -> None:
    """Avenger, Champion: every opponent loses goods to the supply."""
    hall, board = hall_of(step.what), play.board
    hit = [other for other in others(board, step.seat) if held(board, other, hall.kind)]
    for other in hit:
        supplies.lose(play, other, hall.kind, hall.amount, step.what)
    if not hit:
        idle(play, step, "no-target")


@rule("hall-one-loses", "hall-take")
def target(play: Play, step: Step) -> None:
    """Berserker, Warlord, Warmonger: one opponent who has what is lost or taken."""
    hall, board = hall_of(step.what), play.board
    options = [str(o) for o in others(board, step.seat) if held(board, o, hall.kind)]
    if not options:
        idle(play, step, "no-target")
    elif pick := play.choose(step, "target-seat", options, (step.what,)):
        if hall.rule == "take":
            supplies.take(play, step.seat, int(pick), hall.kind, hall.amount, step.what)
        else:
            supplies.lose(play, int(pick), hall.kind, hall.amount, step.what)


@rule("hall-take-plunder")
def take_plunder(play: Play, step: Step) -> None:
    """Barbarian: plunder of any kind from one opponent."""
    board = play.board
    options = [
        f"{other}.{kind}"
        for other in others(board, step.seat)
        for kind in PLUNDER
        if held(board, other, kind)
    ]
    if not options:
        idle(play, step, "no-target")
    elif pick := play.choose(step, "take-plunder", options, (step.what,)):
        target, _, kind = pick.partition(".")
        supplies.take(play, step.seat, int(target), kind, hall_of(step.what).amount, step.what)


@rule("hall-all-give")
def all_give(play: Play, step: Step) -> None:
    """Mercenary: every opponent hands over silver or a provision, as it likes; whoever has one
    of them alone, that one; whoever has neither, nothing."""
    board, asked, amount = play.board, 0, hall_of(step.what).amount
    able = [o for o in others(board, step.seat) if any(held(board, o, k) for k in GIFTS)]
    for other in able:
        kinds = [kind for kind in GIFTS if held(board, other, kind)]
        if len(kinds) == 1:
            supplies.take(play, step.seat, other, kinds[0], amount, step.what)
        else:
            asked |= 1 << other
    if asked:
        play.then(Step("gifts", step.seat, step.what, asked))
    elif not able:
        idle(play, step, "no-target")


@rule("gifts")
def gifts(play: Play, step: Step) -> None:
    """Mercenary: those who have both are asked together; `step.n` has a bit for each seat."""
    asked = [other for other in range(play.board.seats) if step.n & 1 << other]
    if play.picks is None:
        for other in asked:
            play.ask_seat(other, "give", GIFTS, (step.what, step.seat))
        play.then(step)
        return
    other, amount = play.question.seat, hall_of(step.what).amount
    supplies.take(play, step.seat, other, play.picks[0], amount, step.what)
    if len(asked) > 1:
        play.then(Step(step.do, step.seat, step.what, step.n & ~(1 << other)))


@rule("hall-scout")
def scout(play: Play, step: Step) -> None:
    """Scout: name an opponent, and how many cards are exchanged."""
    seat, sizes = step.seat, [len(hand) for hand in play.state.hands]
    options = [
        f"{other}.{count}"
        for other in others(play.board, seat)
        for count in range(1, min(sizes[seat], sizes[other]) + 1)
    ]
    if not options:
        idle(play, step, "no-target" if sizes[seat] else "no-cards")
    elif pick := play.choose(step, "scout-target", options, (step.what,)):
        target, _, count = pick.partition(".")
        play.then(Step("swap-hands", seat, count, int(target)))


@rule("swap-hands")
def swap_hands(play: Play, step: Step) -> None:
    """Scout: both choose in secret. Whoever gives its whole hand has nothing to choose."""
    state = play.state
    one, two, count = step.seat, step.n, int(step.what)
    if play.picks is not None:
        state.chosen[play.question.seat] = supplies.picked(play)
    else:
        for seat, other in sorted(((one, two), (two, one))):
            hand = state.hands[seat]
            if len(hand) == count:
                state.chosen[seat] = list(hand)
            if not state.chosen[seat]:
                about = (other, count)
                options = supplies.numbered(hand)
                play.ask_seat(seat, "scout-give", options, about, count, count, sealed=True)
    if state.questions:
        play.then(step)
        return
    play.tell("hands-swapped", seat=one, other=two, cards=count)
    given = {one: state.chosen[one], two: state.chosen[two]}
    for seat, other in ((one, two), (two, one)):
        for card in given[seat]:
            state.hands[seat].remove(card)
        gave, got, alone = given[seat], given[other], (seat,)
        play.tell(
            "swap-seen", seat=seat, other=other, gave=gave, got=got, seats=alone, reveals=alone
        )
    for seat, other in ((one, two), (two, one)):
        for card in given[other]:
            supplies.add_card(state, seat, card)
        state.chosen[seat] = []
