"""A turn: play a card, use its power, take a new card; and when the game ends."""

from __future__ import annotations

from functools import cache

from ..events import DECK, TO
from ..state import NOWHERE, Board, Play, Step, rule
from .ground import (
    catapults,
    cell_of,
    distinct,
    field_at,
    in_range,
    is_covered,
    key_of,
    open_keys,
    split,
)
from .supplies import (
    add_card,
    check_supply,
    everyone,
    fill_display,
    new_card,
    remove_card,
    sources,
    take_top,
)


@rule("turn")
def turn(play: Play, step: Step) -> None:
    """Overview: seats take turns clockwise. Without a card one is skipped; without a legal
    space one passes, and when all have passed the game ends."""
    board, seat = play.board, step.seat
    following = Step("turn", (seat + 1) % board.seats)
    if not play.state.hands[seat]:
        play.tell("turn-skipped", seat=seat)
        play.then(following)
        return
    spaces = open_keys(board)
    if not spaces:
        play.tell("turn-passed", seat=seat)
        board.passes += 1
        if board.passes == sum(map(bool, play.state.hands)):
            board.end = "stuck"
            play.then(Step("final", seat))
        else:
            play.then(following)
        return
    board.passes = 0
    board.turn += 1
    board.active = seat
    board.last = NOWHERE
    board.draw = ""
    place(play, Step("place", seat), spaces)


@rule("place")
def place(play: Play, step: Step, spaces: tuple[str, ...] = ()) -> None:
    """Step 1: a card on an empty space, orthogonally adjacent to at least one card. Of two cards in
    hand one is chosen with its space, even of equal cards and a single space: that they are equal
    is nobody else's business."""
    state, board, seat = play.state, play.board, step.seat
    hand, picks = state.hands[seat], play.picks
    several = len(hand) > 1
    if picks is None:
        spaces = spaces or open_keys(board)
        if several:
            cards = distinct(sorted(hand))
            options = tuple([f"{card}{TO}{space}" for card in cards for space in spaces])
            play.ask(step, "play-card", options)
            return
        picks = placings(board, seat, spaces)
        if len(picks) > 1:
            play.ask(step, "place-card", picks, (hand[0],))
            return
    first, second = split(picks[0])
    # "C4>B4-1": the follower that the catapult there removes.
    card, space, aim = (first, second, "") if several else (hand[0], first, second)
    known = remove_card(state, seat, card)
    # Whoever knew a hand of two learns which of its cards it is.
    news = play.all_but(seat) if several or known != everyone(state) else ()
    board.last = cell = cell_of(space)
    use_power, after_power, draw, next_turn = _rest_of_turn(board.seats, seat)
    over = Step("turn-over", seat, card, cell=cell)
    play.then(use_power, after_power, draw, over, next_turn)
    lay_down(play, seat, cell, card, "hand", news, aim)


def placings(board: Board, seat: int, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """How the only card of a hand can be played onto these; where a catapult has several followers
    in reach, each of them with the space: "C4>B4-1"."""
    armed = catapults(board)
    if armed.isdisjoint(spaces):
        return spaces
    found: list[str] = []
    for space in spaces:
        aims = in_range(board, cell_of(space), seat) if space in armed else ()
        found += [f"{space}{TO}{aim}" for aim in aims] if len(aims) > 1 else [space]
    return tuple(found)


@cache
def _rest_of_turn(seats: int, seat: int) -> tuple[Step, Step, Step, Step]:
    """Alike in all turns of a seat."""
    next_turn = Step("turn", (seat + 1) % seats)
    return Step("use-power", seat), Step("after-power", seat), Step("draw", seat), next_turn


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
        play.then(Step("field", seat, aim, cell=cell))


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
    turn, space = play.board.turn, key_of(step.cell)
    play.tell("turn-over", seat=step.seat, turn=turn, card=step.what, space=space)


@rule("draw", "replace-card")
def draw(play: Play, step: Step) -> None:
    """Step 3: one card of the display, or the top of the deck, into the hand; then the display is
    filled up. `step.what` was chosen with the power. Whoever lost a card to Rogues replaces it."""
    state, board, seat = play.state, play.board, step.seat
    own_turn = step.do == "draw"
    if own_turn and board.draw == "done":
        return
    if play.picks:
        source = play.picks[0]
    else:
        options = sources(state)
        if own_turn and board.draw == "deck" and state.deck:
            options = (DECK,)
        elif step.what in options:
            options = (step.what,)
        if len(options) > 1:
            play.ask(step, "draw-card", options, ("turn" if own_turn else "rogues",))
            return
        if not options:
            play.tell("no-new-card", seat=seat)
            return
        source = options[0]
    if source == DECK:
        card, known = take_top(state)
        shown = card if known == everyone(state) else None
        play.tell("card-taken", seat=seat, card=shown, source=DECK)
        play.tell("card-drawn", seat=seat, card=card, seats=(seat,), reveals=(seat,))
    else:
        card, known = source, everyone(state)
        board.display.remove(card)
        play.tell("card-taken", seat=seat, card=card, source="display")
    add_card(state, seat, card, known)
    fill_display(play)
