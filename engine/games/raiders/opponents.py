"""Cards played at the Town Hall against opponents, see `hall.py`."""

from __future__ import annotations

from engine.agenda import ask, ask_seat
from engine.contract import Chance, Event, Picks, Question

from . import hands
from .agenda import Reply, Rule, others
from .components import PLUNDER
from .goods import held, lose, take
from .playable import hall_of, idle
from .state import State, Step

GIFTS = ("silver", "provision")
"""What a Mercenary takes from each opponent: one of these, as the opponent likes."""


def all_lose(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Avenger, Champion: every opponent loses goods to the supply."""
    hall, board = hall_of(step.what), state.board
    hit = [other for other in others(board, step.seat) if held(board, other, hall.kind)]
    for other in hit:
        amount = min(hall.amount, held(board, other, hall.kind))
        lose(board, other, hall.kind, amount, step.what, events)
    if not hit:
        idle(step, "no-target", events)


def target(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Berserker, Warlord, Warmonger: one opponent who has what is lost or taken."""
    kind, board = hall_of(step.what).kind, state.board
    options = tuple([str(o) for o in others(board, step.seat) if held(board, o, kind)])
    if not options:
        idle(step, "no-target", events)
    elif len(options) == 1:
        _hit(state, step, int(options[0]), events)
    else:
        ask(state, step, "target-seat", options, (step.what,))


def target_chosen(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _hit(state, step, int(picks[0]), events)


def _hit(state: State, step: Step, other: int, events: list[Event]) -> None:
    hall, board = hall_of(step.what), state.board
    if hall.rule == "take":
        take(board, step.seat, other, hall.kind, hall.amount, step.what, events)
    else:
        amount = min(hall.amount, held(board, other, hall.kind))
        lose(board, other, hall.kind, amount, step.what, events)


def take_plunder(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Barbarian: plunder of any kind from one opponent."""
    board = state.board
    options = tuple(
        [
            f"{other}.{kind}"
            for other in others(board, step.seat)
            for kind in PLUNDER
            if held(board, other, kind)
        ]
    )
    if not options:
        idle(step, "no-target", events)
    elif len(options) == 1:
        _take_plunder(state, step, options[0], events)
    else:
        ask(state, step, "take-plunder", options, (step.what,))


def plunder_taken(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _take_plunder(state, step, picks[0], events)


def _take_plunder(state: State, step: Step, pick: str, events: list[Event]) -> None:
    other, _, kind = pick.partition(".")
    amount = hall_of(step.what).amount
    take(state.board, step.seat, int(other), kind, amount, step.what, events)


def all_give(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Mercenary: every opponent hands over silver or a provision, as it likes; whoever has one
    of them alone, that one; whoever has neither, nothing."""
    board, asked = state.board, 0
    able = [o for o in others(board, step.seat) if any(held(board, o, k) for k in GIFTS)]
    for other in able:
        kinds = [kind for kind in GIFTS if held(board, other, kind)]
        if len(kinds) == 1:
            _give(state, step, other, kinds[0], events)
        else:
            asked |= 1 << other
    if asked:
        board.agenda.append(Step("gifts", step.seat, step.what, asked))
    elif not able:
        idle(step, "no-target", events)


def gifts(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Mercenary: those who have both are asked together; `step.n` has a bit for each seat."""
    for other in range(state.board.seats):
        if step.n & 1 << other:
            ask_seat(state, other, "give", GIFTS, (step.what, step.seat))
    state.board.agenda.append(step)


def given(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _give(state, step, question.seat, picks[0], events)
    left = step.n & ~(1 << question.seat)
    if left:
        state.board.agenda.append(Step(step.do, step.seat, step.what, left))


def _give(state: State, step: Step, other: int, kind: str, events: list[Event]) -> None:
    take(state.board, step.seat, other, kind, hall_of(step.what).amount, step.what, events)


def scout(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Scout: name an opponent, and how many cards are exchanged."""
    seat, sizes = step.seat, [len(hand) for hand in state.hands]
    options = tuple(
        [
            f"{other}.{count}"
            for other in others(state.board, seat)
            for count in range(1, min(sizes[seat], sizes[other]) + 1)
        ]
    )
    if not options:
        idle(step, "no-target" if sizes[seat] else "no-cards", events)
    elif len(options) == 1:
        _scouted(state, step, options[0])
    else:
        ask(state, step, "scout-target", options, (step.what,))


def scouted(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _scouted(state, step, picks[0])


def _scouted(state: State, step: Step, pick: str) -> None:
    other, _, count = pick.partition(".")
    state.board.agenda.append(Step("swap-hands", step.seat, count, int(other)))


def swap_hands(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Scout: both choose in secret. Whoever gives its whole hand has nothing to choose."""
    count = int(step.what)
    both = sorted((step.seat, step.n))
    for seat in both:
        hand = state.hands[seat]
        if len(hand) == count:
            state.chosen[seat] = list(hand)
        if not state.chosen[seat]:
            other = step.n if seat == step.seat else step.seat
            options = hands.numbered(hand)
            ask_seat(state, seat, "scout-give", options, (other, count), count, count, sealed=True)
    if state.questions:
        state.board.agenda.append(step)
    else:
        _swap(state, step, events)


def cards_given(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    cards = [hands.card_of(option) for option in question.options if option in picks]
    state.chosen[question.seat] = cards
    if state.questions:
        state.board.agenda.append(step)
    else:
        _swap(state, step, events)


def _swap(state: State, step: Step, events: list[Event]) -> None:
    one, two = step.seat, step.n
    args = {"seat": one, "other": two, "cards": int(step.what)}
    events.append(Event("hands-swapped", args))
    given = {one: state.chosen[one], two: state.chosen[two]}
    for seat, other in ((one, two), (two, one)):
        for card in given[seat]:
            state.hands[seat].remove(card)
        seen = {"seat": seat, "other": other, "gave": given[seat], "got": given[other]}
        events.append(Event("swap-seen", seen, seats=(seat,), reveals=(seat,)))
    for seat, other in ((one, two), (two, one)):
        for card in given[other]:
            hands.add_card(state, seat, card)
        state.chosen[seat] = []


RULES: dict[str, Rule] = {
    "hall-all-lose": all_lose,
    "hall-one-loses": target,
    "hall-take": target,
    "hall-take-plunder": take_plunder,
    "hall-all-give": all_give,
    "hall-scout": scout,
    "gifts": gifts,
    "swap-hands": swap_hands,
}
REPLIES: dict[str, Reply] = {
    "hall-one-loses": target_chosen,
    "hall-take": target_chosen,
    "hall-take-plunder": plunder_taken,
    "hall-scout": scouted,
    "gifts": given,
    "swap-hands": cards_given,
}
