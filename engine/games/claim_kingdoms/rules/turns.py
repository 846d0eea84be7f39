"""A turn: play a card, use its power, take a new card; and when the game ends."""

from __future__ import annotations

from functools import cache

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..events import DECK
from ..state import NOWHERE, Play, Step
from . import hands
from .fields import placings
from .ground import cell_of, field_at, is_covered, key_of, open_keys
from .targets import distinct, split
from .tracks import check_supply, new_card


@rule("turn")
def turn(play: Play, step: Step) -> None:
    """Overview: seats take turns clockwise. Without a card one is skipped; without a legal
    space one passes, and when all have passed the game ends."""
    board, seat = play.board, step.seat
    if not play.state.hands[seat]:
        play.tell("turn-skipped", seat=seat)
        play.then(Step("turn", (seat + 1) % board.seats))
        return
    spaces = open_keys(board)
    if not spaces:
        play.tell("turn-passed", seat=seat)
        board.passes += 1
        if board.passes == sum(map(bool, play.state.hands)):
            board.end = "stuck"
            play.then(Step("final", seat))
        else:
            play.then(Step("turn", (seat + 1) % board.seats))
        return
    board.passes = 0
    board.turn += 1
    board.active = seat
    board.last = NOWHERE
    board.draw = ""
    if len(play.state.hands[seat]) > 1:
        _ask_for_card(play, Step("play", seat), spaces)
    else:
        _ask_for_space(play, Step("place", seat), spaces)


@rule("play")
def play_card(play: Play, step: Step) -> None:
    """Step 1, with a hand of two: which of them, and where."""
    _ask_for_card(play, step, open_keys(play.board))


def _ask_for_card(play: Play, step: Step, spaces: tuple[str, ...]) -> None:
    """Asked even of equal cards on a single space: that they are equal is nobody else's
    business."""
    cards = distinct(sorted(play.state.hands[step.seat]))
    options = tuple([f"{card}>{space}" for card in cards for space in spaces])
    play.ask(step, "play-card", options)


@reply("play")
def card_chosen(play: Play, step: Step, picks: Picks) -> None:
    card, space = split(picks[0])
    _play(play, step.seat, card, space, hidden=True)


@rule("place")
def place(play: Play, step: Step) -> None:
    """Step 1: on an empty space, orthogonally adjacent to at least one card."""
    _ask_for_space(play, step, open_keys(play.board))


def _ask_for_space(play: Play, step: Step, spaces: tuple[str, ...]) -> None:
    card = play.state.hands[step.seat][0]
    options = placings(play.board, step.seat, spaces)
    if len(options) == 1:
        _play(play, step.seat, card, options[0])
    else:
        play.ask(step, "place-card", options, (card,))


@reply("place")
def card_placed(play: Play, step: Step, picks: Picks) -> None:
    space, aim = split(picks[0])
    card = str(play.question.about[0])
    _play(play, step.seat, card, space, aim=aim)


@cache
def _rest_of_turn(seats: int, seat: int) -> tuple[Step, Step, Step, Step]:
    """Steps 2 and 3, the end of the game between them, and the next turn: alike in all turns of a
    seat."""
    return (
        Step("use-power", seat),
        Step("after-power", seat),
        Step("draw", seat, what="turn"),
        Step("turn", (seat + 1) % seats),
    )


def _play(
    play: Play, seat: int, card: str, space: str, *, hidden: bool = False, aim: str = ""
) -> None:
    """A card of a hand; `hidden`: whoever knew the hand learns which of its cards it is. `aim`:
    the follower that the catapult there removes."""
    state, board = play.state, play.board
    known = hands.remove_card(state, seat, card)
    news: tuple[int, ...] = ()
    if hidden or known != hands.everyone(state):
        news = play.all_but(seat)
    cell = cell_of(space)
    board.last = cell
    power, after_power, draw, next_turn = _rest_of_turn(board.seats, seat)
    play.then(power, after_power, draw, Step("turn-over", seat, cell, card), next_turn)
    lay_down(play, seat, cell, card, "hand", news, aim)


def lay_down(
    play: Play,
    seat: int,
    cell: int,
    card: str,
    why: str,
    reveals: tuple[int, ...] = (),
    aim: str = "",
) -> None:
    """Step 1: the card, a follower on it, then the field under it."""
    board = play.board
    new_card(board, cell, card, seat)
    play.tell(
        "card-played",
        seat=seat,
        card=card,
        space=key_of(cell),
        supply=board.supply[seat],
        why=why,
        reveals=reveals,
    )
    check_supply(play, seat)
    if field_at(board, cell) != "plain":
        play.then(Step("field", seat, cell, what=aim))


@rule("after-power")
def after_power(play: Play, step: Step) -> None:
    """End of the game: checked once the power has been used or not."""
    board = play.board
    if not board.end:
        if is_covered(board):
            board.end = "covered"
        elif not (play.state.deck or board.display or any(play.state.hands)):
            board.end = "cards"
    if board.end:
        _next_turn, over, _draw = board.agenda[-3:]
        board.agenda[-3:] = [Step("final", step.seat), over]


@rule("turn-over")
def turn_over(play: Play, step: Step) -> None:
    """A milestone."""
    play.tell(
        "turn-over",
        seat=step.seat,
        turn=play.board.turn,
        card=step.faction,
        space=key_of(step.cell),
    )


@rule("draw")
def draw(play: Play, step: Step) -> None:
    """Step 3: one card of the display, or the top of the deck. `what` is "turn", or "rogues" for
    whoever lost a card to them; `faction` what was chosen with the power."""
    board, seat = play.board, step.seat
    own_turn = step.what == "turn"
    if own_turn and board.draw == "done":
        return
    if own_turn and board.draw == "deck" and play.state.deck:
        options: tuple[str, ...] = (DECK,)
    elif step.faction and hands.is_source(play.state, step.faction):
        options = (step.faction,)
    else:
        options = hands.sources(play.state)
    if not options:
        play.tell("no-new-card", seat=seat)
    elif len(options) == 1:
        _take(play, seat, options[0])
    else:
        play.ask(step, "draw-card", options, (step.what,))


@reply("draw")
def card_drawn(play: Play, step: Step, picks: Picks) -> None:
    _take(play, step.seat, picks[0])


def _take(play: Play, seat: int, source: str) -> None:
    """Into the hand; then the display is filled up."""
    state = play.state
    if source == DECK:
        card, known = hands.take_top(state)
        shown = card if known == hands.everyone(state) else None
        play.tell("card-taken", seat=seat, card=shown, source=DECK)
        play.tell("card-drawn", seat=seat, card=card, seats=(seat,), reveals=(seat,))
    else:
        card, known = source, hands.everyone(state)
        play.board.display.remove(card)
        play.tell("card-taken", seat=seat, card=card, source="display")
    hands.add_card(state, seat, card, known)
    hands.fill_display(play)
