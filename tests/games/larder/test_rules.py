"""What no case in `rules/*.txt` can tell of Larder: who sees what, and who is absent."""

from __future__ import annotations

import pytest

from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, Event
from engine.kit.example import GAME
from engine.kit.example.box import ROUNDS, things
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


def test_nobody_sees_into_other_larders_before_the_end(state: State) -> None:
    assert GAME.view(state, 1).larder == ("bread",) * 6 + ("honey",) * 6
    assert GAME.view(state, None).larder == ()
    for _ in range(3 * ROUNDS):
        give(state, "nothing")
    assert GAME.view(state, EVERYONE).known.larders == state.larders


def test_the_larder_of_the_absent_is_the_bakers(state: State) -> None:
    start = GAME.start(2, {}, LUCK)
    question = GAME.questions(start)[0]
    assert GAME.default_answer(GAME.view(start, 0), question) == LARDER
    assert GAME.default_answer(GAME.view(state, 0), GAME.questions(state)[0]) == ("nothing",)
