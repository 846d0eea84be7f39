"""Games that tell who comes next tell the truth, to everybody, whatever is answered."""

from __future__ import annotations

import pytest

from engine.kit.chance import Chance
from tests.games.suite import Case, Table, cases, option_sets

TELLING = {key: case for key, case in cases().items() if case.game.tells_next}
GAMES = 6


@pytest.mark.parametrize(
    ("case", "seats"),
    [pytest.param(c, n, id=f"{c.key}-{n}") for c in TELLING.values() for n in c.game.seats],
)
def test_whoever_was_said_to_be_next_is_asked_next(case: Case, seats: int) -> None:
    given = told = 0
    for index in range(GAMES):
        table = Table(case, seats, next(iter(option_sets(case.game))), index)
        answers, times = _play(table)
        given += answers
        told += times
    assert told > given / 50, "it hardly ever tells"


def _play(table: Table) -> tuple[int, int]:
    """The answers of a game, and how often somebody was said to be next."""
    game, state, number, told = table.case.game, table.start(), 0, 0
    while questions := game.questions(state):
        asked = {question.seat for question in questions}
        coming = game.next_seats(game.view(state, None))
        assert all(0 <= seat < table.seats for seat in coming), table
        number += 1
        question = questions[0]
        picks = question.sample(Chance(table.seed, 10**6 + number))
        game.answer(state, question, picks, Chance(table.seed, number))
        after = {question.seat for question in game.questions(state)}
        # Nobody: the game is over, which is no lie (somebody resigned).
        if coming and after and not after & asked:
            told += 1
            assert after == {coming[0]}, f"{table}: after answer {number}"
    assert game.next_seats(game.view(state, None)) == ()
    return number, told
