"""How computer players of Brian Boru judge a position."""

from __future__ import annotations

import pytest

from engine.games.brian_boru import GAME
from tests.games.suite import Table, cases, copy_of, encode, walk


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_position_is_judged_by_what_lies_there_and_more_points_are_better(seats: int) -> None:
    for step in walk(Table(cases()[GAME.key], seats, (), 501), "judged"):
        assert not (GAME.rollout_ends(step.state, 10_000) and any(step.state.board.played))
        if step.number % 12 or not step.questions:
            continue
        promised = GAME.evaluate(step.state)
        better = copy_of(GAME, encode(step.state))
        better.board.score[0] += 6
        assert GAME.evaluate(better)[0] > promised[0]
        assert all(GAME.evaluate(better)[seat] < promised[seat] for seat in range(1, seats))


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_card_that_may_be_led_is_thought_about_and_few_towns_with_it(seats: int) -> None:
    asked = 0
    for step in walk(Table(cases()[GAME.key], seats, (), 502), "led"):
        for question in step.questions:
            found = GAME.candidates(GAME.view(step.state, question.seat), question)
            if question.kind != "lead":
                assert not found
                continue
            asked += 1
            led = [option.partition("-")[0] for (option,) in found]
            assert {option for (option,) in found} <= {*question.options}
            assert {*led} == {option.partition("-")[0] for option in question.options}
            assert len(found) == len({*found})
            assert max(map(led.count, led)) <= 3
    assert asked


def test_the_end_of_a_round_and_of_the_game_is_imagined_and_not_judged() -> None:
    """In the last round from its half on."""
    for step in walk(Table(cases()[GAME.key], 3, (), 503), "ends"):
        board = step.state.board
        near = 4 if board.round == board.rounds else 2
        if board.phase == "trick" and board.trick > board.tricks - near:
            assert not GAME.rollout_ends(step.state, 10_000)
