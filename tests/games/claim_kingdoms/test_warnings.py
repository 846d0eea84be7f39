"""What a friend would say before an answer does harm, and only then."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.rules.ground import is_covered
from engine.games.claim_kingdoms.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Caution, Picks, Question
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


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize(
    ("cards", "spaces"),
    [
        ({"C2": "elves 0"}, "D2"),
        ({"C2": "elves 0", "D1": "orcs 0"}, "D2"),
        ({"C2": "elves 0", "D1": "orcs 1"}, ""),
        ({"C2": "elves"}, ""),
    ],
)
def test_a_catapult_warns_before_the_card_is_played(
    cards: dict[str, str], spaces: str, two: bool
) -> None:
    """D2 of map 1 is a catapult."""
    state = table(maps=(1, 3), cards=cards, hands={0: "druids gnomes" if two else "druids"})
    turn(state)
    question = GAME.questions(state)[0]
    caution = GAME.warning(GAME.view(state, 0), question)
    assert caution == (Caution("catapult-own-there", {"spaces": spaces}) if spaces else None)


def turn_ends_the_game(state: State, question: Question, picks: Picks) -> str:
    """Why the game ends with this turn, if its seat plays so and does no more than it must."""
    state = deepcopy(state)
    before, luck = state.board.turn, Chance(b"warned", 0)
    GAME.answer(state, question, picks, luck)
    while (now := GAME.questions(state)) and state.board.turn == before:
        GAME.answer(state, now[0], GAME.default(GAME.view(state, now[0].seat), now[0]), luck)
    return state.board.end if state.board.turn == before else ""


@pytest.mark.parametrize("hand", ["one", "two"])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_free_space_is_told_where_it_ends_the_game_and_nowhere_else(
    seats: int, hand: str
) -> None:
    table_of = {"factions": "mixed", "maps": "with", "hand": hand, "ties": "score", "bonus": "none"}
    found: Counter[str] = Counter()
    for number in range(60):
        luck = Chance(b"last space", number)
        state = GAME.start(seats, table_of, luck)
        while asked := GAME.questions(state):
            (question,) = asked
            if question.kind in ("play-card", "place-card") and is_covered(state.board, 3):
                key = warned(state)
                ends = {turn_ends_the_game(state, question, (o,)) for o in question.options}
                assert (key == "last-space") == (ends == {"covered"})
                assert (key == "last-follower") == (ends == {"followers"})
                found[key] += 1
            GAME.answer(state, question, question.sample(luck), luck)
    assert found[""] > 10
    assert found["last-space"] > 5 or hand == "one", "a single card is played there unasked"


def test_nothing_is_said_where_no_harm_is_done() -> None:
    state = table(cards={NORTH: "elves 1", EAST: "trolls"})
    play(state, "knights")
    assert warned(state) == ""
