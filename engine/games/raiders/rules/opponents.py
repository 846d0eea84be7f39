"""Cards played at the Town Hall against opponents, see `hall.py`."""

from __future__ import annotations

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import PLUNDER
from ..state import Play, Step, others
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
    kind, board = hall_of(step.what).kind, play.board
    options = tuple([str(o) for o in others(board, step.seat) if held(board, o, kind)])
    if not options:
        idle(play, step, "no-target")
    elif len(options) == 1:
        _hit(play, step, int(options[0]))
    else:
        play.ask(step, "target-seat", options, (step.what,))


@reply("hall-one-loses", "hall-take")
def target_chosen(play: Play, step: Step, picks: Picks) -> None:
    _hit(play, step, int(picks[0]))


def _hit(play: Play, step: Step, other: int) -> None:
    hall, board = hall_of(step.what), play.board
    if hall.rule == "take":
        take(play, step.seat, other, hall.kind, hall.amount, step.what)
    else:
        amount = min(hall.amount, held(board, other, hall.kind))
        lose(play, other, hall.kind, amount, step.what)


@rule("hall-take-plunder")
def take_plunder(play: Play, step: Step) -> None:
    """Barbarian: plunder of any kind from one opponent."""
    board = play.board
    options = tuple(
        [
            f"{other}.{kind}"
            for other in others(board, step.seat)
            for kind in PLUNDER
            if held(board, other, kind)
        ]
    )
    if not options:
        idle(play, step, "no-target")
    elif len(options) == 1:
        _take_plunder(play, step, options[0])
    else:
        play.ask(step, "take-plunder", options, (step.what,))


@reply("hall-take-plunder")
def plunder_taken(play: Play, step: Step, picks: Picks) -> None:
    _take_plunder(play, step, picks[0])


def _take_plunder(play: Play, step: Step, pick: str) -> None:
    other, _, kind = pick.partition(".")
    amount = hall_of(step.what).amount
    take(play, step.seat, int(other), kind, amount, step.what)


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
    for other in range(play.board.seats):
        if step.n & 1 << other:
            play.ask_seat(other, "give", GIFTS, (step.what, step.seat))
    play.then(step)


@reply("gifts")
def given(play: Play, step: Step, picks: Picks) -> None:
    _give(play, step, play.question.seat, picks[0])
    left = step.n & ~(1 << play.question.seat)
    if left:
        play.then(Step(step.do, step.seat, step.what, left))


def _give(play: Play, step: Step, other: int, kind: str) -> None:
    take(play, step.seat, other, kind, hall_of(step.what).amount, step.what)


@rule("hall-scout")
def scout(play: Play, step: Step) -> None:
    """Scout: name an opponent, and how many cards are exchanged."""
    seat, sizes = step.seat, [len(hand) for hand in play.state.hands]
    options = tuple(
        [
            f"{other}.{count}"
            for other in others(play.board, seat)
            for count in range(1, min(sizes[seat], sizes[other]) + 1)
        ]
    )
    if not options:
        idle(play, step, "no-target" if sizes[seat] else "no-cards")
    elif len(options) == 1:
        _scouted(play, step, options[0])
    else:
        play.ask(step, "scout-target", options, (step.what,))


@reply("hall-scout")
def scouted(play: Play, step: Step, picks: Picks) -> None:
    _scouted(play, step, picks[0])


def _scouted(play: Play, step: Step, pick: str) -> None:
    other, _, count = pick.partition(".")
    play.then(Step("swap-hands", step.seat, count, int(other)))


@rule("swap-hands")
def swap_hands(play: Play, step: Step) -> None:
    """Scout: both choose in secret. Whoever gives its whole hand has nothing to choose."""
    state = play.state
    count = int(step.what)
    both = sorted((step.seat, step.n))
    for seat in both:
        hand = state.hands[seat]
        if len(hand) == count:
            state.chosen[seat] = list(hand)
        if not state.chosen[seat]:
            other = step.n if seat == step.seat else step.seat
            options = hands.numbered(hand)
            play.ask_seat(seat, "scout-give", options, (other, count), count, count, sealed=True)
    if state.questions:
        play.then(step)
    else:
        _swap(play, step)


@reply("swap-hands")
def cards_given(play: Play, step: Step, picks: Picks) -> None:
    cards = [hands.card_of(option) for option in play.question.options if option in picks]
    play.state.chosen[play.question.seat] = cards
    if play.state.questions:
        play.then(step)
    else:
        _swap(play, step)


def _swap(play: Play, step: Step) -> None:
    state = play.state
    one, two = step.seat, step.n
    play.tell("hands-swapped", seat=one, other=two, cards=int(step.what))
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
