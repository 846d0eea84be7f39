"""What computer players think about."""

from __future__ import annotations

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.state import BACK, IDLE, Step
from engine.kit.chance import Chance
from engine.kit.contract import Question
from tests.games.raiders.positions import do, table


def asked(theirs: str = "", **board: object) -> tuple[Question, set[str]]:
    """The question of a turn that begins with some cards to play, and what is thought about."""
    state = table(3, hands={0: "scout warlord", 2: theirs}, workers=["white"] * 3, **board)
    state.board.village = ["", "", "", "", "", "black", "black", "black"]
    do(state, Step("place", 0))
    (question,) = state.questions
    found = GAME.candidates(GAME.view(state, 0), question)
    return question, {option for (option,) in found}


@pytest.mark.parametrize(("theirs", "silver"), [("", 0), ("sage", 0), ("", 2), ("sage", 2)])
def test_no_card_is_played_against_nobody(theirs: str, silver: int) -> None:
    question, found = asked(theirs, silver={1: silver})
    assert {"town_hall.scout", "town_hall.warlord"} < set(question.options)
    assert ("town_hall.scout" in found) is bool(theirs)
    assert ("town_hall.warlord" in found) is bool(silver)


def test_no_detours_are_made() -> None:
    question, found = asked()
    assert IDLE in question.options
    assert not found & {IDLE, BACK}
    assert found


@pytest.mark.parametrize("kind", ["lose-crew", "dismiss", "deaths"])
def test_nobody_of_the_crew_goes_for_whom_somebody_cheap_could(kind: str) -> None:
    crew = ("folke", "armourer", "huntsman", "trader")
    question = Question(1, 0, kind, crew)
    for tiles, gone in (("", {"huntsman", "trader"}), ("o01 o02 o03", {"huntsman"})):
        state = table(crew={0: " ".join(crew)}, tiles={0: tiles})
        found = GAME.candidates(GAME.view(state, 0), question)
        assert {option for (option,) in found} == gone
        assert GAME.rollout_policy(state, question, Chance(bytes(16), 0)) in found
