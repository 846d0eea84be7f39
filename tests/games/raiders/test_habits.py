"""Computer players and absent people come to an end, and sense beats luck."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question, Standing
from engine.minds import automa
from tests.games.raiders import hooks
from tests.games.suite import Case, Table

OPTIONS = (("sage", "zero"), ("fortress", "two"))
Way = Callable[[State, Question, Chance], Picks]
each_number = pytest.mark.parametrize("seats", [2, 3, 4])


def a_table(seats: int, index: int) -> Table:
    return Table(Case(GAME, hooks.HOOKS), seats, OPTIONS, 400 + index)


def by_luck(state: State, question: Question, luck: Chance) -> Picks:
    return question.sample(luck)


def absent(state: State, question: Question, luck: Chance) -> Picks:
    return GAME.default(GAME.view(state, question.seat), question)


def thinking(state: State, question: Question, luck: Chance) -> Picks:
    """A computer player at a fraction of its usual effort."""
    return automa.choose(GAME, GAME.view(state, question.seat), question, luck, effort=5)


def play(at: Table, ways: list[Way], most: int) -> Standing:
    """A whole game, each seat in its own way."""
    state, luck, number = at.start(), at.luck("habits"), 0
    while questions := GAME.questions(state):
        number += 1
        assert number <= most
        question = questions[0]
        picks = ways[question.seat](state, question, luck)
        GAME.answer(state, question, picks, Chance(at.seed, number))
    standing = GAME.standing(state)
    assert standing is not None
    return standing


@each_number
def test_tables_of_absent_and_of_sensible_people_come_to_their_end(seats: int) -> None:
    for index in range(8):
        play(a_table(seats, index), [absent] * seats, 600)
        assert min(play(a_table(seats, index), [GAME.likely] * seats, 130 * seats).points) > 0


@pytest.mark.parametrize(("way", "games"), [(GAME.likely, 9), (thinking, 2)])
@each_number
def test_a_sensible_seat_beats_random_ones(seats: int, way: Way, games: int) -> None:
    for index in range(games):
        me = (index + 1) % seats
        ways: list[Way] = [way if seat == me else by_luck for seat in range(seats)]
        standing = play(a_table(seats, index), ways, hooks.longest(seats))
        assert standing.places[me] == 1
        assert standing.points[me] > 2 * max(p for s, p in enumerate(standing.points) if s != me)
