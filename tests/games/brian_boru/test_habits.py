"""How computer players of Brian Boru think: legal, fair, sensible, and judged by what was
learned."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.brian_boru import GAME
from engine.games.brian_boru.mind.value import FEATURES
from engine.games.brian_boru.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Question
from tests.games.brian_boru import hooks
from tests.games.brian_boru.positions import answer, do, open_question, table
from tests.games.suite import Case, Table, copy_of, encode, walk

CASE = Case(GAME, hooks.HOOKS)
each_number = pytest.mark.parametrize("seats", GAME.seats)


def game(seats: int, index: int) -> Table:
    return Table(CASE, seats, (), 500 + index)


def habits(state: State, question: Question, tries: int = 60) -> Counter[str]:
    """What a sensible seat answers, with so many different lucks."""
    return Counter(
        pick
        for number in range(tries)
        for pick in GAME.likely(state, question, Chance(bytes([number]) * 16, 1))
    )


def test_the_last_to_play_wins_with_the_lowest_card_that_does() -> None:
    state = table(3, hands={0: "r11 y4", 1: "b12 y7", 2: "r2 r15 r24 b25"})
    do(state, "trick")
    red = next(o for o in open_question(state, "lead").options if o.startswith("r11"))
    answer(state, "lead", red)
    answer(state, "play-card", "b12")
    played = habits(state, open_question(state, "play-card"))
    assert played["r15"] > 20
    assert played["r24"] == 0, "it would be wasted"
    assert played["r2"] > 0
    assert played["b25"] > 0, "now and then a trick is left to others"


def test_of_a_losers_towns_others_take_the_best_and_the_loser_the_worst() -> None:
    state = table(3, discs={0: "MU1 DU1", 1: "MU2", 2: "LE1"}, raiders=[0, 3, 1])
    by_other = Question(1, 1, "lose-town", ("DU1", "MU1"), 1, 1, about=(0,))
    by_self = Question(1, 0, "lose-town", ("DU1", "MU1"), 1, 1, about=(0,))
    assert habits(state, by_other).most_common(1)[0][0] == "MU1"
    assert habits(state, by_self).most_common(1)[0][0] == "DU1"


@each_number
def test_a_position_is_judged_by_what_lies_there_and_more_points_are_better(seats: int) -> None:
    for step in walk(game(seats, 1), "judged"):
        if step.number % 12 or not step.questions:
            continue
        rows = GAME.features(step.state)
        assert [len(row) for row in rows] == [len(FEATURES)] * seats
        promised = GAME.outlook(step.state)
        better = copy_of(GAME, encode(step.state))
        better.board.score[0] += 6
        assert GAME.outlook(better)[0] > promised[0]
        assert all(GAME.outlook(better)[seat] < promised[seat] for seat in range(1, seats))
