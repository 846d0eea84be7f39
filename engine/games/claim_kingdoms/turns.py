"""A turn: play a card, use its power, take a new card; and when the game ends."""

from __future__ import annotations

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from . import hands
from .agenda import Reply, Rule, everybody
from .ground import cell_of, field_at, is_covered, key_of, open_spaces
from .state import NOWHERE, State, Step
from .targets import distinct, keys
from .tracks import check_supply, new_card

DECK = "deck"
"""In "draw-card": the top card of the deck."""


def turn(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Overview: seats take turns clockwise. Without a card one is skipped; without a legal
    space one passes, and when all have passed the game ends."""
    board, seat = state.board, step.seat
    if not state.hands[seat]:
        events.append(Event("turn-skipped", {"seat": seat}))
        board.agenda.append(Step("turn", (seat + 1) % board.seats))
        return
    if not open_spaces(board):
        events.append(Event("turn-passed", {"seat": seat}))
        board.passes += 1
        if board.passes == sum(map(bool, state.hands)):
            board.end = "stuck"
            board.agenda.append(Step("final", seat))
        else:
            board.agenda.append(Step("turn", (seat + 1) % board.seats))
        return
    board.passes = 0
    board.turn += 1
    board.active = seat
    board.last = NOWHERE
    board.draw = ""
    board.agenda.append(Step("place", seat))
    if len(state.hands[seat]) > 1:
        board.agenda.append(Step("play", seat))


def play(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Step 1, with a hand of two: which of them."""
    ask(state, step, "play-card", distinct(sorted(state.hands[step.seat])))


def card_chosen(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    state.chosen = picks[0]
    args = {"seat": step.seat, "card": picks[0]}
    events.append(Event("card-chosen", args, seats=(step.seat,)))


def place(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Step 1: on an empty space, orthogonally adjacent to at least one card."""
    card = state.chosen or state.hands[step.seat][0]
    ask(state, step, "place-card", keys(open_spaces(state.board)), (card,))


def card_placed(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board, seat = state.board, step.seat
    card = str(question.about[0])
    known = hands.remove_card(state, seat, card)
    news: tuple[int, ...] = ()
    if state.chosen or known != hands.everyone(state):
        news = tuple(other for other in everybody(state) if other != seat)
    state.chosen = ""
    cell = cell_of(picks[0])
    board.last = cell
    board.agenda += [
        Step("turn", (seat + 1) % board.seats),
        Step("turn-over", seat, cell, card),
        Step("draw", seat, what="turn"),
        Step("after-power", seat),
        Step("use-power", seat),
    ]
    lay_down(state, seat, cell, card, "hand", events, news)


def lay_down(
    state: State,
    seat: int,
    cell: int,
    card: str,
    why: str,
    events: list[Event],
    reveals: tuple[int, ...] = (),
) -> None:
    """Step 1: the card, a follower on it, then the field under it."""
    board = state.board
    new_card(board, cell, card, seat)
    args = {
        "seat": seat,
        "card": card,
        "space": key_of(cell),
        "supply": board.supply[seat],
        "why": why,
    }
    events.append(Event("card-played", args, reveals=reveals))
    check_supply(board, seat, events)
    if field_at(board, cell) != "plain":
        board.agenda.append(Step("field", seat, cell))


def after_power(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """End of the game: checked once the power has been used or not."""
    board = state.board
    if not board.end:
        if is_covered(board):
            board.end = "covered"
        elif not any((state.deck, board.display, *state.hands)):
            board.end = "cards"
    if board.end:
        _next_turn, over, _draw = board.agenda[-3:]
        board.agenda[-3:] = [Step("final", step.seat), over]


def turn_over(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """A milestone."""
    args = {
        "seat": step.seat,
        "turn": state.board.turn,
        "card": step.faction,
        "space": key_of(step.cell),
    }
    events.append(Event("turn-over", args))


def draw(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Step 3: one card of the display, or the top of the deck. `what` is "turn", or "rogues" for
    whoever lost a card to them."""
    board, seat = state.board, step.seat
    own_turn = step.what == "turn"
    if own_turn and board.draw == "done":
        return
    if own_turn and board.draw == "deck" and state.deck:
        options: tuple[str, ...] = (DECK,)
    else:
        options = (*distinct(board.display), *((DECK,) if state.deck else ()))
    if not options:
        events.append(Event("no-new-card", {"seat": seat}))
    elif len(options) == 1:
        _take(state, seat, options[0], events)
    else:
        ask(state, step, "draw-card", options, (step.what,))


def card_drawn(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _take(state, step.seat, picks[0], events)


def _take(state: State, seat: int, source: str, events: list[Event]) -> None:
    """Into the hand; then the display is filled up."""
    if source == DECK:
        card, known = hands.take_top(state)
        shown = card if known == hands.everyone(state) else None
        events.append(Event("card-taken", {"seat": seat, "card": shown, "source": DECK}))
        args = {"seat": seat, "card": card}
        events.append(Event("card-drawn", args, seats=(seat,), reveals=(seat,)))
    else:
        card, known = source, hands.everyone(state)
        state.board.display.remove(card)
        events.append(Event("card-taken", {"seat": seat, "card": card, "source": "display"}))
    hands.add_card(state, seat, card, known)
    hands.fill_display(state, events)


RULES: dict[str, Rule] = {
    "turn": turn,
    "play": play,
    "place": place,
    "after-power": after_power,
    "draw": draw,
    "turn-over": turn_over,
}
REPLIES: dict[str, Reply] = {"play": card_chosen, "place": card_placed, "draw": card_drawn}
