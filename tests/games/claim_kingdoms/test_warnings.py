"""What a friend would say before an answer does harm, and only then."""

from __future__ import annotations

import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.state import State
from tests.games.claim_kingdoms.positions import EAST, NORTH, answer, play, table, turn


def warned(state: State) -> str:
    question = GAME.questions(state)[0]
    caution = GAME.warning(GAME.view(state, question.seat), question)
    return "" if caution is None else caution.key


@pytest.mark.parametrize(("left", "key"), [(1, "last-follower"), (2, "")])
def test_the_last_follower_ends_the_game(left: int, key: str) -> None:
    state = table(cards={NORTH: "elves"}, supply=[left, 15])
    turn(state)
    assert warned(state) == key


@pytest.mark.parametrize(
    ("faction", "owner", "key"),
    [
        ("fire_phoenix", 0, "sweep-own"),
        ("fire_phoenix", 1, ""),
        ("giants", 0, "turn-down-own"),
        ("poisoners", 0, "poison-own"),
        ("poisoners", 1, ""),
        ("phoenix", 0, "recall"),
    ],
)
def test_powers_that_hit_own_followers_too(faction: str, owner: int, key: str) -> None:
    state = table(cards={NORTH: f"elves {owner}"})
    play(state, faction)
    assert warned(state) == key


@pytest.mark.parametrize(("other", "key"), [("elves 0", "catapult-own"), ("elves 1", "")])
def test_a_catapult_with_nobody_else_in_reach(other: str, key: str) -> None:
    """D2 of map 1 is a catapult, which asks by itself after a hand of two."""
    state = table(
        maps=(1, 3), cards={"C2": "orcs 0", "D1": other}, hands={0: "druids gnomes"}
    )  # fmt: skip
    turn(state)
    answer(state, "play-card", "druids>D2")
    assert warned(state) == key


def test_nothing_is_said_where_no_harm_is_done() -> None:
    state = table(cards={NORTH: "elves 1", EAST: "trolls"})
    play(state, "knights")
    assert warned(state) == ""
