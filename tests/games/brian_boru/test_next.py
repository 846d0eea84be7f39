"""Who comes next, as everybody sees it."""

from __future__ import annotations

from engine.games.brian_boru import GAME
from engine.games.brian_boru.state import State
from engine.kit.chance import Chance
from tests.games.brian_boru.positions import answer, do, table


def coming(state: State) -> tuple[int, ...]:
    return GAME.next_seats(GAME.view(state, None))


def in_trick(**more: object) -> State:
    """Seat 0 is to lead."""
    hands = {0: "r2 b3 w20", 1: "b6 y7 r11", 2: "y1 w13 y14"}
    state = table(hands=hands, **more)  # type: ignore[arg-type]
    do(state, "trick")
    return state


def test_after_the_lead_the_others_play_clockwise() -> None:
    state = in_trick()
    assert coming(state) == (1, 2)
    answer(state, "lead", "r2-MU3")
    assert coming(state) == (2,)


def test_the_last_card_decides_who_acts_so_nobody_can_tell() -> None:
    state = in_trick()
    answer(state, "lead", "r2-MU3")
    answer(state, "play-card", "r11")
    assert coming(state) == ()


def test_of_those_who_act_it_is_told_who_is_sure_to_have_a_choice() -> None:
    """The other secondary action is one only if it has an effect, which those who act before may
    take away."""
    for battle, then in ((9, (1,)), (4, (1,)), (2, ())):
        state = in_trick(battle=battle, coins=[0] * 3)
        for kind, pick in (("lead", "r2-MU3"), ("play-card", "r11"), ("play-card", "w13")):
            answer(state, kind, pick)
        assert (GAME.questions(state)[0].seat, coming(state)) == (0, then)


def test_a_step_of_the_marriage_that_may_be_blocked_is_not_sure() -> None:
    state = in_trick(battle=9, coins=[0] * 3, track=[0, 7, 8])
    for kind, pick in (("lead", "r2-MU3"), ("play-card", "y7"), ("play-card", "w13")):
        answer(state, kind, pick)
    assert coming(state) == (1,)  # two steps, and one other disc that may be in the way
    state = in_trick(battle=9, coins=[0] * 3, track=[0, 8, 9])
    for kind, pick in (("lead", "r2-MU3"), ("play-card", "y7"), ("play-card", "w13")):
        answer(state, kind, pick)
    assert coming(state) == ()


def test_the_first_towns_are_placed_in_order() -> None:
    state = GAME.start(4, {}, Chance(bytes(16), 0))
    first = GAME.questions(state)[0].seat
    assert coming(state) == tuple((first + n) % 4 for n in (1, 2, 3))
