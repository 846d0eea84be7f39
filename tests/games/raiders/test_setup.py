"""Setup: supplies, raid spaces, hands, the first seat."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import CARDS, SPACES
from engine.games.raiders.state import State
from engine.kit.chance import Chance
from tests.games.by_hand import kinds, told
from tests.games.raiders.positions import answer

SEEDS = [bytes([n]) * 16 for n in range(12)]


def start(seats: int, seed: bytes = SEEDS[0], **options: str) -> State:
    return GAME.start(seats, options, Chance(seed, 0))


def keep(state: State) -> list:
    """Everybody keeps the last three cards."""
    events = []
    for question in GAME.questions(state):
        events += GAME.answer(state, question, question.options[-3:], Chance(SEEDS[0], 1))
    return events


@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        start(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_two_silver_and_a_black_worker(seats: int) -> None:
    board = start(seats).board
    assert board.silver == [2] * seats
    assert board.supply["silver"] == 32 - 2 * seats
    assert board.supply["provision"] == 32
    assert board.workers == ["black"] * seats
    assert board.score == board.armour == board.valkyrie == board.provision == [0] * seats


@pytest.mark.parametrize("seed", SEEDS)
def test_the_raid_spaces_are_filled_from_the_bag(seed: bytes) -> None:
    board = start(3, seed).board
    assert [len(plunder) for plunder in board.spaces] == [s.tokens for s in SPACES.values()]
    found = Counter("".join(board.spaces))
    rest = {k: board.supply[k] for k in ("gold", "iron", "livestock", "valkyrie")}
    assert sum(rest.values()) == 10
    assert found["G"] + rest["gold"] == found["I"] + rest["iron"] == 18
    assert found["L"] + rest["livestock"] == 26
    assert found["V"] + rest["valkyrie"] == 18
    assert found["V"] >= 8


def test_three_offerings_lie_open_and_thirteen_in_the_stack() -> None:
    state = start(2)
    assert len(state.board.offers) == 3
    assert len(state.stack) == 13
    assert len({*state.board.offers, *state.stack}) == 16


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_of_five_cards_are_kept_by_all_at_once_in_secret(seats: int) -> None:
    state = start(seats)
    asked = GAME.questions(state)
    assert [q.seat for q in asked] == list(range(seats))
    assert all(q.kind == "keep-hand" and q.sealed and q.least == q.most == 3 for q in asked)
    hands = [list(hand) for hand in state.hands]
    events = keep(state)
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert state.hands == [hand[-3:] for hand in hands]
    assert kinds(events) == ["hand-kept"] * seats + ["game-start", "turn-begins"]
    assert all(e.seats == (e.args["seat"],) for e in events if e.kind == "hand-kept")
    assert len(state.deck) == 71 - 3 * seats


def test_the_cards_not_kept_lie_under_the_draw_pile() -> None:
    state = start(2)
    back = [card for hand in state.hands for card in hand[:2]]
    above = list(state.deck)
    keep(state)
    assert sorted(state.deck[:4]) == sorted(back)
    assert state.deck[4:] == above


def test_equal_cards_of_a_first_hand_are_told_apart() -> None:
    state = start(2)
    state.hands[0] = ["archer", "archer", "folke", "scout", "scout"]
    state.questions.clear()
    GAME.run(state, [], Chance(SEEDS[0], 1))
    assert GAME.questions(state)[0].options == (
        "archer.1",
        "archer.2",
        "folke",
        "scout.1",
        "scout.2",
    )
    answer(state, "keep-hand", "archer.2", "scout.1", "scout.2")
    assert state.chosen[0] == ["archer", "scout", "scout"]
    assert len(state.hands[0]) == 5, "nobody sees who has chosen what before all have"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_highest_roll_begins(seed: bytes) -> None:
    state = start(4, seed)
    for question in GAME.questions(state):
        events = GAME.answer(state, question, question.options[:3], Chance(seed, 1))
    begun = told(events, "game-start")[0]
    rolls = begun["rolls"]
    rounds, seats = [], set(range(4))
    while rolls:
        now, rolls = rolls[: len(seats)], rolls[len(seats) :]
        assert {roll[0] for roll in now} == seats
        best = max(one + two for _, one, two in now)
        seats = {seat for seat, one, two in now if one + two == best}
        rounds.append(now)
    assert seats == {begun["first"]} == {state.board.first} == {state.board.active}
    assert state.board.phase == "play"


def test_options_change_the_two_disputed_numbers() -> None:
    usual, other = start(2).board, start(2, sage="one", fortress="one").board
    assert (usual.sage, usual.fortress_gold) == (CARDS["sage"].strength, 2)
    assert (other.sage, other.fortress_gold) == (1, 1)
