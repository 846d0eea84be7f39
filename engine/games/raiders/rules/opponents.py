"""Cards played at the Town Hall against opponents, see `hall.py`."""

from __future__ import annotations

from ..box import PLUNDER
from ..state import Play, Step, others, rule
from . import hands
from .goods import held, lose, take
from .playable import hall_of, idle

GIFTS = ("silver", "provision")
"""What a Mercenary takes from each opponent: one of these, as the opponent likes."""


@rule("hall-all-lose")
def all_lose(play: Play, step: Step) -> None:
    """Avenger, Champion: every opponent loses goods to the supply."""
    hall, board = hall_of(step.what), play.board
    hit = [other for other in others(board, step.seat) if held(board, other, hall.kind)]
    for other in hit:
        amount = min(hall.amount, held(board, other, hall.kind))
        lose(play, other, hall.kind, amount, step.what)
    if not hit:
        idle(play, step, "no-target")


@rule("hall-one-loses", "hall-take")
def target(play: Play, step: Step) -> None:
    """Berserker, Warlord, Warmonger: one opponent who has what is lost or taken."""
    hall, board = hall_of(step.what), play.board
    options = [str(o) for o in others(board, step.seat) if held(board, o, hall.kind)]
    if not options:
        idle(play, step, "no-target")
        return
    target = play.choose(step, "target-seat", options, (step.what,))
    if target is None:
        return
    other = int(target)
    if hall.rule == "take":
        take(play, step.seat, other, hall.kind, hall.amount, step.what)
    else:
        amount = min(hall.amount, held(board, other, hall.kind))
        lose(play, other, hall.kind, amount, step.what)


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
        take(play, step.seat, int(target), kind, hall_of(step.what).amount, step.what)


@rule("hall-all-give")
def all_give(play: Play, step: Step) -> None:
    """Mercenary: every opponent hands over silver or a provision, as it likes; whoever has one
    of them alone, that one; whoever has neither, nothing."""
    board, asked = play.board, 0
    able = [o for o in others(board, step.seat) if any(held(board, o, k) for k in GIFTS)]
    for other in able:
        kinds = [kind for kind in GIFTS if held(board, other, kind)]
        if len(kinds) == 1:
            _give(play, step, other, kinds[0])
        else:
            asked |= 1 << other
    if asked:
        play.then(Step("gifts", step.seat, step.what, asked))
    elif not able:
        idle(play, step, "no-target")


@rule("gifts")
def gifts(play: Play, step: Step) -> None:
    """Mercenary: those who have both are asked together; `step.n` has a bit for each seat."""
    if play.picks is None:
        for other in range(play.board.seats):
            if step.n & 1 << other:
                play.ask_seat(other, "give", GIFTS, (step.what, step.seat))
        play.then(step)
        return
    _give(play, step, play.question.seat, play.picks[0])
    left = step.n & ~(1 << play.question.seat)
    if left:
        play.then(Step(step.do, step.seat, step.what, left))


def _give(play: Play, step: Step, other: int, kind: str) -> None:
    take(play, step.seat, other, kind, hall_of(step.what).amount, step.what)


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
        state.chosen[play.question.seat] = hands.picked(play)
    else:
        for seat, other in sorted(((one, two), (two, one))):
            hand = state.hands[seat]
            if len(hand) == count:
                state.chosen[seat] = list(hand)
            if not state.chosen[seat]:
                about = (other, count)
                options = hands.numbered(hand)
                play.ask_seat(seat, "scout-give", options, about, count, count, sealed=True)
    if state.questions:
        play.then(step)
        return
    play.tell("hands-swapped", seat=one, other=two, cards=count)
    given = {one: state.chosen[one], two: state.chosen[two]}
    for seat, other in ((one, two), (two, one)):
        for card in given[seat]:
            state.hands[seat].remove(card)
        play.tell(
            "swap-seen",
            seat=seat,
            other=other,
            gave=given[seat],
            got=given[other],
            seats=(seat,),
            reveals=(seat,),
        )
    for seat, other in ((one, two), (two, one)):
        for card in given[other]:
            hands.add_card(state, seat, card)
        state.chosen[seat] = []
