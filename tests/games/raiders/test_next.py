"""Who comes next, and what is answered for somebody who is absent."""

from __future__ import annotations

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.state import State
from engine.kit.chance import Chance
from tests.games.raiders.positions import Loaded, answer, asked, hall, table, turn, use

HALL_TAKEN = {"town_hall": "black", "mill": "black", "treasury": "black"}


def coming(state: State) -> tuple[int, ...]:
    return GAME.next_seats(GAME.view(state, None))


def test_of_two_seats_the_other_one_comes_next() -> None:
    state = table(2)
    turn(state)
    assert coming(state) == (1,)


def test_the_town_hall_may_ask_others_first() -> None:
    state = table(3, village=HALL_TAKEN)
    turn(state)
    assert coming(state) == ()
    answer(state, "place", "silversmith")
    assert coming(state) == (), "it may still be used by picking up"


def test_without_the_town_hall_the_next_seat_comes() -> None:
    state = table(3, village={"mill": "black", "treasury": "black", "gate_house": "black"})
    use(state, "silversmith")
    assert coming(state) == (1,)


def test_after_the_town_halls_own_question_it_is_open_again() -> None:
    village = {"mill": "black", "treasury": "black", "gate_house": "black"}
    state = table(4, village=village, hands={0: "scout trader"}, silver=3)
    turn(state)
    assert coming(state) == ()
    answer(state, "place", "town_hall.scout")
    assert asked(state) == "pick-up", "nobody has a card to exchange"
    assert coming(state) == (1,), "nobody can be asked by picking up elsewhere"


def test_an_avenger_may_ask_others_first() -> None:
    for crew, sure in (("avenger sage", ()), ("scout sage", (1,))):
        state = table(3, crew={0: crew}, provision=8, spaces={"harbour_1.1": "LV"})
        turn(state)
        answer(state, "place", "harbour_1.1")
        assert coming(state) == sure


def test_nobody_comes_after_the_last_turn() -> None:
    state = table(2, left=1)
    turn(state)
    assert coming(state) == ()


def test_nobody_is_sure_while_others_are_asked() -> None:
    village = {"mill": "black", "treasury": "black", "gate_house": "black"}
    state = table(3, village=village, hands={0: "mercenary"}, silver=2, provision=2)
    hall(state, "mercenary")
    assert coming(state) == ()


# Absent


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_absent_people_comes_to_its_end(seats: int) -> None:
    for number in range(10):
        seed = bytes([seats, number]) * 8
        state, answers = GAME.start(seats, {}, Chance(seed, 0)), 0
        while questions := GAME.questions(state):
            question = questions[0]
            picks = GAME.default(GAME.view(state, question.seat), question)
            answers += 1
            GAME.answer(state, question, picks, Chance(seed, answers))
            assert answers < 600


def test_the_absent_hurt_nobody() -> None:
    village = {"mill": "black", "treasury": "black", "gate_house": "black"}
    state = table(3, village=village, hands={0: "warlord"}, silver=2)
    turn(state)
    question = GAME.questions(state)[0]
    assert "town_hall.warlord" in question.options
    assert GAME.default(GAME.view(state, 0), question) == ("silversmith",)


def test_the_absent_roll_a_die_again_that_cannot_come_up_worse() -> None:
    for dice, rolled in (((2, 3), "die.1"), ((3, 2), "die.2"), ((3, 3), "keep")):
        state = table(
            crew={0: "brawler brawler sage"}, workers=["grey", "black"], provision=8, gold=2
        )
        turn(state)
        answer(state, "place", "monastery_1", luck=Loaded(*dice))
        question = GAME.questions(state)[0]
        assert question.kind == "reroll"
        assert GAME.default(GAME.view(state, 0), question) == (rolled,)
