"""What luck does at the start: maps, factions, treasures, the deck; and what each seat may know of
hidden cards."""

from __future__ import annotations

import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.box import BANDS, BOARDS, DRAWN, FACTION_KEYS
from engine.games.claim_kingdoms.rules.ground import ground
from engine.games.claim_kingdoms.state import State
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE
from tests.games.claim_kingdoms.positions import complete, table


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


def test_a_hidden_card_is_seen_by_those_who_know_it_and_all_are_at_the_end() -> None:
    hands = {0: "mages", 1: "orcs/all mages", 2: "orcs/a elves"}
    state = table(3, {"N0E0": "elves"}, hands=hands, hand=2, deck="orcs/b mages/all")
    complete(state)
    state.looked, state.looked_known = ["orcs", "mages"], [0b1, 0b1111]
    for seat, first, second, third, under, looked in (
        (0, ["mages"], ["orcs", ""], ["orcs", ""], ["", "mages"], ["orcs", "mages"]),
        (1, [""], ["mages", "orcs"], ["", ""], ["orcs", "mages"], ["", "mages"]),
        (2, [""], ["orcs", ""], ["elves", "orcs"], ["", "mages"], ["", "mages"]),
        (None, [""], ["orcs", ""], ["", ""], ["", "mages"], ["", "mages"]),
    ):
        view = GAME.view(state, seat)
        assert view.hands == [first, second, third]
        assert (view.under, view.looked) == (under, looked)
    state.board.phase, state.board.end = "over", "cards"
    assert GAME.view(state, EVERYONE).hands == [["mages"], ["mages", "orcs"], ["elves", "orcs"]]
