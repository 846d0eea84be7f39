"""The rules of Larder, one by one."""

from __future__ import annotations

import pytest

from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, Event, IllegalAnswer
from engine.kit.example import GAME
from engine.kit.example.box import MOST, ROUNDS, things
from engine.kit.example.state import State

LUCK = Chance(bytes(16), 0)
LARDER = things(bread=6, honey=6)


def give(state: State, *picks: str, of: int = 0) -> list[Event]:
    return GAME.answer(state, GAME.questions(state)[of], picks, LUCK)


@pytest.fixture
def state() -> State:
    """All larders are full, and the first seat is to bring something."""
    state = GAME.start(3, {}, LUCK)
    for _ in range(3):
        give(state, *LARDER)
    return state


def asked(state: State) -> list[tuple[int, str]]:
    return [(question.seat, question.kind) for question in GAME.questions(state)]


def test_all_fill_their_larders_at_the_same_time_in_secret_with_at_most_six_of_a_kind() -> None:
    state = GAME.start(3, {}, LUCK)
    assert asked(state) == [(0, "fill"), (1, "fill"), (2, "fill")]
    assert all(question.sealed for question in GAME.questions(state))
    for picks in (LARDER[:-1], things(bread=MOST + 1, honey=5)):
        with pytest.raises(IllegalAnswer):
            give(state, *picks)


def test_the_next_seat_says_whether_they_taste_what_is_brought_and_then_gone(state: State) -> None:
    assert asked(state) == [(0, "bring")]
    give(state, "bread")
    assert asked(state) == [(1, "taste")]
    give(state, "yes")
    assert (asked(state), state.board.tasted) == ([(1, "bring")], [0, 1, 0])
    assert state.larders[0].count("bread") == 5
    give(state, "bread")
    give(state, "no")
    assert state.board.tasted == [0, 1, 0]
    assert state.larders[1].count("bread") == 5


def test_whoever_brings_nothing_is_followed_by_the_next_seat(state: State) -> None:
    events = give(state, "nothing")
    assert [event.kind for event in events] == ["empty-handed", "turn-over"]
    assert asked(state) == [(1, "bring")]


def test_after_three_rounds_whoever_has_tasted_most_has_won(state: State) -> None:
    for turn in range(3 * ROUNDS):
        assert GAME.standing(state) is None
        give(state, "bread")
        give(state, "yes" if turn in (1, 4, 2) else "no")
    standing = GAME.standing(state)
    assert standing is not None
    assert (standing.points, standing.places, standing.why) == ((1, 0, 2), (2, 3, 1), "points")


def test_a_victory_is_shared_and_nobody_sees_into_other_larders_before(state: State) -> None:
    assert GAME.view(state, 1).larder == ("bread",) * 6 + ("honey",) * 6
    assert GAME.view(state, None).larder == ()
    for _ in range(3 * ROUNDS):
        give(state, "nothing")
    standing = GAME.standing(state)
    assert standing is not None
    assert (standing.places, standing.why) == ((1, 1, 1), "shared")
    assert GAME.view(state, EVERYONE).known.larders == state.larders


def test_the_larder_of_the_absent_is_the_bakers(state: State) -> None:
    start = GAME.start(2, {}, LUCK)
    question = GAME.questions(start)[0]
    assert GAME.default_answer(GAME.view(start, 0), question) == LARDER
    assert GAME.default_answer(GAME.view(state, 0), GAME.questions(state)[0]) == ("nothing",)
