"""Positions of version 2, which asked for everything by itself, and of version 4, which asked for
some new cards too early: their open questions are answered as they were put."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.rules.ground import cell_of
from engine.games.claim_kingdoms.state import State, Step
from engine.kit.contract import Limit, Question
from tests.games.by_hand import told
from tests.games.claim_kingdoms.positions import (
    EAST,
    HERE,
    NORTH,
    answer,
    asked,
    followers,
    open_question,
    table,
)

REST = (Step("after-power", 0), Step("draw", 0, what="turn"), Step("turn-over", 0), Step("turn", 1))


def stored(step: Step, ask: Question, version: int = 2, **more: Any) -> State:
    """A position of an older version as it comes from the file, in the middle of seat 0's turn."""
    state = table(**more)
    state.board.last = cell_of(HERE)
    state.board.agenda = [*reversed(REST), step]
    state.questions = [ask]
    state.asked = 7
    return GAME.upgrade(msgspec.json.decode(msgspec.json.encode(state)), version)


def power(key: str, kind: str, options: tuple[str, ...], *amount: int, **cards: str) -> State:
    ask = Question(7, 0, kind, (*options, "pass"), about=(key, HERE, *amount))
    lie = {"N1E0": "elves 1 0", "N0E1": "trolls 1"} | cards | {HERE: f"{key} 0"}
    return stored(Step("power", 0, cell_of(HERE), key), ask, cards=lie)


@pytest.mark.parametrize(
    ("key", "kind", "options", "amount", "points"),
    [
        ("dragons", "use-power", ("use",), (2,), 2),
        ("cyclopes", "direction", ("north", "east"), (), 1),
        ("trolls", "line", ("row", "column"), (), 0),
    ],
)
def test_free_points_that_were_asked_for_are_taken_or_declined(
    key: str, kind: str, options: tuple[str, ...], amount: tuple[int, ...], points: int
) -> None:
    state = power(key, kind, options, *amount)
    assert GAME.default(GAME.view(state, 0), open_question(state, kind)) == options[:1]
    answer(state, kind, options[0])
    assert (state.board.score[0], asked(state)) == (points, "draw-card")
    state = power(key, kind, options, *amount)
    assert told(answer(state, kind, "pass"), "power-declined")
    assert (state.board.score[0], asked(state)) == (0, "draw-card")


@pytest.mark.parametrize(
    ("key", "kind", "first", "second", "moved"),
    [
        ("undead", "target-follower", "N1E0-1", HERE, [(1, 0), (1, 1)]),
        ("ghosts", "target-card", "N1E0", HERE, [(0, 1), (2, 0)]),
        ("ice_kings", "target-card", "N1E0", EAST, [(0, 1), (1, 0)]),
    ],
)
def test_the_second_half_of_a_choice_is_asked_after_the_first(
    key: str, kind: str, first: str, second: str, moved: list[tuple[int, int]]
) -> None:
    state = power(key, kind, (first,))
    answer(state, kind, first)
    assert second in open_question(state, "second-card").options
    answer(state, "second-card", second)
    assert [followers(state, NORTH), followers(state, HERE)] == moved
    assert asked(state) == "draw-card"


def test_of_cards_with_the_same_followers_one_may_have_been_chosen_already() -> None:
    state = power("ice_kings", "target-card", ("N0E1",), N0E3="gnomes 1")
    answer(state, "target-card", "N0E1")
    answer(state, "second-card", "N0E3")
    assert followers(state, EAST) == (0, 1)


def test_a_spectre_that_was_asked_for_its_card_is_asked_for_the_space() -> None:
    ask = Question(7, 0, "spectre-card", ("N1E0", HERE), about=(HERE,))
    step = Step("spectre-card", 0, cell_of(HERE))
    state = stored(step, ask, cards={"N1E0": "elves 1", HERE: "druids 0"})
    answer(state, "spectre-card", "N1E0")
    answer(state, "spectre-space", "S1E0")
    assert followers(state, "S1E0") == (0, 1)


def test_a_seer_that_was_asked_for_a_card_is_asked_for_the_order() -> None:
    state = table(cards={NORTH: "elves", HERE: "seers 0"})
    state.looked, state.looked_known = ["orcs", "mages", "yetis"], [1, 1, 1]
    state.board.agenda = [*reversed(REST), Step("seer-card", 0, cell_of(HERE), "seers")]
    state.questions = [Question(7, 0, "seer-card", ("orcs", "mages", "yetis"))]
    answer(state, "seer-card", "mages")
    assert open_question(state, "seer-order").options == ("orcs", "yetis")
    answer(state, "seer-order", "yetis", "orcs")
    assert (state.hands[0][-1], state.deck[:2]) == ("mages", ["yetis", "orcs"])


def test_the_new_card_is_asked_for_after_a_power_that_was_asked_for_alone() -> None:
    state = power("basilisks", "target-follower", ("N1E0-1",))
    answer(state, "target-follower", "N1E0-1")
    assert (followers(state, NORTH), asked(state)) == ((1, 0), "draw-card")


@pytest.mark.parametrize(
    ("key", "kind", "options"),
    [("shadows", "target-hand", ("1", "2")), ("fire_elementals", "guess", ("high", "low"))],
)
def test_a_new_card_that_version_4_asked_for_too_early_is_taken(
    key: str, kind: str, options: tuple[str, ...]
) -> None:
    takes = ("take.elves", "take.deck")
    limits = (Limit(options, 1, 1), Limit(takes, 1, 1))
    ask = Question(7, 0, kind, options + takes, 2, 2, limits, about=(key, HERE, "beside", 1))
    lie = {NORTH: "elves 1", HERE: f"{key} 0"}
    state = stored(Step("power", 0, cell_of(HERE), key), ask, seats=3, cards=lie, version=4)
    answer(state, kind, options[1], "take.elves")
    assert ("elves" in state.hands[0], asked(state)) == (True, "place-card")
