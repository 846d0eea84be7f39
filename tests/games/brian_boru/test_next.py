"""Who comes next, as everybody sees it."""

from __future__ import annotations

from engine.games.brian_boru import GAME
from engine.games.brian_boru.state import State
from engine.kit.chance import Chance
from tests.games.brian_boru.positions import answer, do, table


def coming(state: State) -> tuple[int, ...]:
    return GAME.next_seats(GAME.view(state, None))


def in_trick() -> State:
    """Seat 0 is to lead in MU3."""
    state = table(hands={0: "r2 b3 w20", 1: "b6 y7 r11", 2: "y1 w13 y14"})
    do(state, "trick")
    answer(state, "choose-town", "MU3")
    return state


def test_after_the_lead_the_others_play_clockwise() -> None:
    state = in_trick()
    assert coming(state) == (1, 2)
    answer(state, "lead-card", "r2")
    assert coming(state) == (2,)


def test_the_last_card_decides_who_acts_so_nobody_can_tell() -> None:
    state = in_trick()
    answer(state, "lead-card", "r2")
    answer(state, "play-card", "r11")
    assert coming(state) == ()


def test_while_the_town_is_chosen_the_same_seat_is_next_to_lead() -> None:
    state = table(hands={0: "r2 b3 w20", 1: "b6 y7 r11", 2: "y1 w13 y14"})
    do(state, "trick")
    assert coming(state) == ()


def test_the_first_towns_are_placed_in_order() -> None:
    state = GAME.start(4, {}, Chance(bytes(16), 0))
    first = GAME.questions(state)[0].seat
    assert coming(state) == tuple((first + n) % 4 for n in (1, 2, 3))
