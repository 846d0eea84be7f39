"""Turns: place a worker and pick up another one, or raid; then the limits and the ends."""

from __future__ import annotations

from typing import Final

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from . import hands, raids
from .agenda import Reply, Rule
from .components import (
    BUILDING_INDEX,
    BUILDING_KEYS,
    LAST_SETS,
    MAX_CARDS,
    MAX_HELD,
    SPACES,
)
from .raiding import fortress_sets, valkyrie_left
from .raiding import raids as open_raids
from .state import EMPTY, NOBODY, NOWHERE, State, Step
from .village import FINDERS, IDLE_KEYS, OPEN_TO, act
from .vocabulary import IDLE

_PLACING: Final = tuple(zip(range(len(BUILDING_KEYS)), FINDERS, IDLE_KEYS, strict=True))


def turn(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The next seat clockwise, with the worker in its hand."""
    board, seat = state.board, step.seat
    board.turn += 1
    board.active = seat
    board.placed = board.space = NOWHERE
    board.used = []
    board.dice = []
    args = {
        "seat": seat,
        "turn": board.turn,
        "worker": board.workers[seat],
        "last": board.left != NOBODY,
    }
    events.append(Event("turn-begins", args))
    board.agenda += [Step("turn-over", seat), Step("limits", seat), Step("place", seat)]


def place(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Working or raiding: all that can be done with the worker in hand."""
    board, seat = state.board, step.seat
    worker = board.workers[seat]
    village, may_stand = board.village, OPEN_TO[worker]
    options: list[str] = []
    idles: list[str] = []
    for index, find, idle in _PLACING:
        if not village[index] and may_stand[index]:
            options += find(state, seat, worker)
            idles.append(idle)
    options += open_raids(board, seat, worker)
    ask(state, step, "place", (*options, *idles), (worker,))


def placed(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    """A building acts when it is placed there, unless that is skipped; then another worker is
    picked up. A raid is the whole turn."""
    board, seat, pick = state.board, step.seat, picks[0]
    if pick in SPACES:
        raids.begin(state, seat, pick, events, chance)
        return
    building, _, way = pick.partition(".")
    worker, board.workers[seat] = board.workers[seat], EMPTY
    board.placed = BUILDING_INDEX[building]
    board.village[board.placed] = worker
    args = {"seat": seat, "worker": worker, "building": building, "idle": way == IDLE}
    events.append(Event("worker-placed", args))
    board.agenda.append(Step("pick-up", seat))
    if way != IDLE:
        act(state, seat, pick, worker, events, chance)


def pick_up(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """A different worker from another building; its action, unless it was used this turn."""
    board, seat = state.board, step.seat
    village, gone, used = board.village, board.placed, board.used
    options: list[str] = []
    idles: list[str] = []
    for index, find, idle in _PLACING:
        worker = village[index]
        if worker and index != gone:
            if index not in used:
                options += find(state, seat, worker)
            idles.append(idle)
    ask(state, step, "pick-up", (*options, *idles), (BUILDING_KEYS[gone],))


def picked_up(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board, seat, pick = state.board, step.seat, picks[0]
    building, _, way = pick.partition(".")
    index = BUILDING_INDEX[building]
    board.workers[seat] = worker = board.village[index]
    board.village[index] = EMPTY
    args = {"seat": seat, "worker": worker, "building": building, "idle": way == IDLE}
    events.append(Event("worker-taken", args))
    if way != IDLE:
        act(state, seat, pick, worker, events, chance)


def limits(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Player supplies: at the end of the own turn at most eight silver, provisions and cards."""
    board, seat = state.board, step.seat
    for kind, most in MAX_HELD.items():
        goods = getattr(board, kind)
        excess = goods[seat] - most
        if excess > 0:
            goods[seat] = most
            board.supply[kind] += excess
            args = {"seat": seat, "kind": kind, "amount": excess, "total": most}
            events.append(Event("given-back", args))
    hand = state.hands[seat]
    excess = len(hand) - MAX_CARDS
    if excess > 0:
        options = hands.numbered(hand)
        ask(state, step, "discard-down", options, (MAX_CARDS,), excess, excess)


def cards_discarded(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    cards = [hands.card_of(option) for option in question.options if option in picks]
    hands.discard(state, step.seat, cards, "limit", events)


def turn_over(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The end comes near at the end of the turn that brought it about: everybody, this seat last,
    has one more turn."""
    board, seat = state.board, step.seat
    if board.left == NOBODY:
        board.ends = _ends(state)
        if board.ends:
            board.left = board.seats
            for why in board.ends:
                args = {"seat": seat, "why": why, "turns": board.left}
                events.append(Event("end-near", args))
    else:
        board.left -= 1
    way = "work" if board.space == NOWHERE else "raid"
    events.append(Event("turn-over", {"seat": seat, "turn": board.turn, "way": way}))
    if board.left == 0:
        board.agenda.append(Step("final"))
    else:
        board.agenda.append(Step("turn", (seat + 1) % board.seats))


def _ends(state: State) -> list[str]:
    """Which of the three ends have come."""
    board = state.board
    found = {
        "fortress": fortress_sets(board) <= LAST_SETS,
        "offerings": not state.stack,
        "valkyrie": not valkyrie_left(board),
    }
    return [why for why, met in found.items() if met]


RULES: dict[str, Rule] = {
    "turn": turn,
    "place": place,
    "pick-up": pick_up,
    "limits": limits,
    "turn-over": turn_over,
}
REPLIES: dict[str, Reply] = {
    "place": placed,
    "pick-up": picked_up,
    "limits": cards_discarded,
}
