"""Open questions of version 1 that no step puts any more: they are answered as they were put."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.games.brian_boru import GAME
from engine.games.brian_boru.state import State, Step
from engine.kit.contract import Question
from tests.games.brian_boru.positions import answer, complete, open_question, table
from tests.games.by_hand import told


def stored(asked: Question, *agenda: Step, **position: Any) -> State:
    """A position of version 1 as it comes from the file; `agenda` has what comes first first."""
    state = table(**position)
    complete(state)
    state.board.agenda = list(reversed(agenda))
    state.questions = [asked]
    state.asked = asked.number
    return GAME.upgrade(msgspec.json.decode(msgspec.json.encode(state)), 1)


def acting(**position: Any) -> State:
    asked = Question(7, 0, "choose-action", ("upper", "lower"), about=("r2",))
    rest = (Step("act", 1), Step("act", 2), Step("trick-over"))
    return stored(asked, Step("act", 0), *rest, loses={0: "r2"}, battle=9, **position)


def test_after_the_action_alone_what_goes_with_it_is_asked() -> None:
    state = acting(coins=2)
    answer(state, "choose-action", "lower")
    assert open_question(state, "action").options == ("lower", "lower-1")
    answer(state, "action", "lower-1")
    assert (state.board.raiders[0], state.board.coins[0]) == (3, 0)


def test_an_action_without_more_to_choose_is_done() -> None:
    state = acting(coins=0)
    assert told(answer(state, "choose-action", "lower"), "raiders-taken")[0]["raiders"] == 2


def test_a_card_to_follow_with_was_about_the_town_alone() -> None:
    asked = Question(7, 1, "play-card", ("b6", "y7", "r11"), about=("MU3",))
    hands = {0: "b3 w20", 1: "b6 y7 r11", 2: "y1 w13 y14"}
    steps = (Step("play", 1), Step("play", 2), Step("resolve"))
    state = stored(asked, *steps, hands=hands, played={0: "r2"}, leader=0, active="MU3")
    answer(state, "play-card", "r11")
    assert open_question(state, "play-card").about == ("red", "MU3")
