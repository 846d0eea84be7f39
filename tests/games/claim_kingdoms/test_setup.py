"""What luck does at the start: maps, factions, treasures, the deck."""

from __future__ import annotations

import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.box import BANDS, BOARDS, DRAWN, FACTION_KEYS
from engine.games.claim_kingdoms.rules.ground import ground
from engine.games.claim_kingdoms.state import State
from engine.kit.chance import Chance


def started(seats: int, games: int, **options: str) -> list[State]:
    return [GAME.start(seats, options, Chance(bytes(16), number)) for number in range(games)]


def by_band(state: State) -> tuple[int, ...]:
    """How many factions of low, middle and high value are in the game."""
    return tuple(sum(key in band for key in state.board.factions) for band in BANDS)


def test_everything_is_drawn_and_shuffled() -> None:
    states = started(3, 200)
    boards = [state.board for state in states]
    assert {board.first for board in boards} == {0, 1, 2}
    assert {key for board in boards for key in board.maps} == set(range(1, 11))
    assert {key for board in boards for key in board.factions} == set(FACTION_KEYS)
    assert {kind for state in states for kind in state.treasures[:1]} == {
        "spectre",
        "chest",
        "trap",
    }
    assert len({tuple(state.deck) for state in states}) == 200
    for board in boards:
        assert len({next(b for b in BOARDS if key in b) for key in board.maps}) == 3
        assert set(board.cards) <= {*ground(tuple(board.maps)).starts}


@pytest.mark.parametrize("seats", GAME.seats)
def test_mixed_factions_are_of_low_middle_and_high_value(seats: int) -> None:
    assert {by_band(state) for state in started(seats, 30, factions="mixed")} == {DRAWN[seats]}


def test_random_factions_are_of_any_value() -> None:
    assert len({by_band(state) for state in started(2, 100, factions="random")}) > 5
