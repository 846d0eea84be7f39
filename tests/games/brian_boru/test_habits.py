"""How computer players of Brian Boru judge a position."""

from __future__ import annotations

import pytest

from engine.games.brian_boru import GAME
from engine.games.brian_boru.mind.value import FEATURES
from tests.games.suite import Table, cases, copy_of, encode, walk


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_position_is_judged_by_what_lies_there_and_more_points_are_better(seats: int) -> None:
    for step in walk(Table(cases()[GAME.key], seats, (), 501), "judged"):
        assert not (GAME.rollout_ends(step.state, 10_000) and any(step.state.board.played))
        if step.number % 12 or not step.questions:
            continue
        rows = GAME.features(step.state)
        assert [len(row) for row in rows] == [len(FEATURES)] * seats
        promised = GAME.evaluate(step.state)
        better = copy_of(GAME, encode(step.state))
        better.board.score[0] += 6
        assert GAME.evaluate(better)[0] > promised[0]
        assert all(GAME.evaluate(better)[seat] < promised[seat] for seat in range(1, seats))
