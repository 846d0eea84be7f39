"""Random games of Raiders of the North Sea against a second count of their end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import ARMOUR_TRACK, OFFERS, VALKYRIE_TRACK
from engine.games.raiders.state import State
from tests.games.raiders import hooks
from tests.games.raiders import second_scorer as second
from tests.games.raiders.second_scorer import Hoard
from tests.games.suite import Case, Table, option_sets, walk

CASE = Case(GAME, hooks.HOOKS)
OPTIONS = option_sets(GAME)
seats_and_games = pytest.mark.parametrize(
    ("seats", "games"), [(2, 60), (3, 40), (4, 30)], ids=["2", "3", "4"]
)


def ends(seats: int, games: int) -> Iterator[tuple[Table, State]]:
    """The last positions of random games, the options in turn."""
    for index in range(games):
        table = Table(CASE, seats, OPTIONS[index % len(OPTIONS)], 1000 + index)
        for step in walk(table, "end"):
            state = step.state
        yield table, state


def test_every_tile_is_worth_what_it_costs() -> None:
    """Two for gold and iron, one for livestock, half for silver, rounded up."""
    assert set(OFFERS) == set(second.TILES)
    for key, tile in OFFERS.items():
        assert tile.cost == second.tile_cost(key)
        assert tile.points == second.tile_points(key)
    every = [second.tile_cost(tile) for tile in second.TILES]
    totals = {kind: sum(cost.get(kind, 0) for cost in every) for kind in second.WORTH}
    assert totals == {"silver": 11, "livestock": 18, "iron": 10, "gold": 10}
    assert sum(map(second.tile_points, second.TILES)) == 65


def test_the_tracks_are_the_same_ones() -> None:
    assert list(VALKYRIE_TRACK) == [second.valkyrie_points(n) for n in range(8)]
    assert list(ARMOUR_TRACK) == [second.armour_points(n) for n in range(11)]


def test_the_second_count_adds_up_a_hoard() -> None:
    hoard = Hoard(
        track=23,
        valkyrie=5,
        armour=8,
        tiles=["o01", "o12"],
        crew=["merchant", "trader", "champion", "warlord", "champion"],
        gold=2,
        iron=1,
        livestock=5,
    )
    assert second.lines(hoard) == {
        "play": 23,
        "valkyrie": 7,
        "armour": 4,
        "offerings": 7,
        "crew": 5 + 2 + 3 + 2 + 3,
        "plunder": 2 + 1 + 2,
    }


@pytest.mark.parametrize(
    ("hoards", "places", "why"),
    [
        ([Hoard(9, 0, 0), Hoard(10, 0, 0), Hoard(9, 0, 0)], [2, 1, 2], "points"),
        ([Hoard(9, 1, 2), Hoard(9, 0, 2)], [1, 2], "valkyrie"),
        ([Hoard(9, 1, 0), Hoard(7, 1, 4), Hoard(9, 0, 2)], [2, 1, 3], "armour"),
        ([Hoard(9, 1, 2), Hoard(9, 1, 2), Hoard(8, 1, 2)], [1, 1, 3], "shared"),
    ],
)
def test_the_second_count_breaks_ties_by_both_tracks(
    hoards: list[Hoard], places: list[int], why: str
) -> None:
    counted = second.score(hoards)
    assert (counted["places"], counted["why"]) == (places, why)


@seats_and_games
def test_points_places_and_tie_breaks_agree(seats: int, games: int) -> None:
    for table, state in ends(seats, games):
        standing = GAME.standing(state)
        assert standing is not None
        counted = second.second_score(state.board, state.tiles)
        assert {s.key: list(s.points) for s in standing.sources} == counted["sources"], str(table)
        assert list(standing.points) == counted["points"], str(table)
        assert list(standing.places) == counted["places"], str(table)
        assert standing.why == counted["why"], str(table)


@cache
def some_ends() -> list[State]:
    return [state for _, state in ends(4, 40)]


def without(card: str) -> Any:
    """The position with every such crew member as an Archer, who is worth nothing at the end."""

    def change(state: State) -> State:
        crew = [["archer" if c == card else c for c in cards] for cards in state.board.crew]
        board = msgspec.structs.replace(state.board, crew=crew)
        return msgspec.structs.replace(state, board=board)

    return change


def emptied(name: str) -> Any:
    """The position with nothing of a kind."""

    def change(state: State) -> State:
        nothing = [0] * state.board.seats
        board = msgspec.structs.replace(state.board, **{name: nothing})
        return msgspec.structs.replace(state, board=board)

    return change


@pytest.mark.parametrize(
    "change",
    [
        *(pytest.param(without(c), id=c) for c in ("champion", "warlord", "merchant", "trader")),
        *(
            pytest.param(emptied(name), id=name)
            for name in ("valkyrie", "armour", "gold", "iron", "livestock")
        ),
    ],
)
def test_the_second_count_heeds_what_is_worth_something(change: Any) -> None:
    """In the games compared it made a difference: without it points would be others."""
    differs = 0
    for state in some_ends():
        counted = second.second_score(state.board, state.tiles)
        without_it = change(state)
        changed = second.second_score(without_it.board, without_it.tiles)
        differs += changed["points"] != counted["points"]
    assert differs > 0
