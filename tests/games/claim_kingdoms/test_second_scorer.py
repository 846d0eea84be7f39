"""Random games of Claim Kingdoms against a second count of their end."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.box import FACTIONS, MAPS
from engine.games.claim_kingdoms.state import Board, Card, State
from tests.games.claim_kingdoms import hooks
from tests.games.claim_kingdoms import second_scorer as second
from tests.games.suite import Case, Table, option_sets, walk

CASE = Case(GAME, hooks.HOOKS)
OPTIONS = option_sets(GAME)
seats_and_games = pytest.mark.parametrize(
    ("seats", "games"), [(2, 400), (3, 300), (4, 250)], ids=["2", "3", "4"]
)


def ends(seats: int, games: int) -> Iterator[tuple[Table, State]]:
    """The last positions of random games, the options in turn."""
    for index in range(games):
        table = Table(CASE, seats, OPTIONS[index % len(OPTIONS)], 1000 + index)
        for step in walk(table, "end"):
            state = step.state
        yield table, state


def test_the_points_are_the_same_ones() -> None:
    assert {key: faction.value for key, faction in FACTIONS.items()} == second.VALUES
    assert {key: war_map.first for key, war_map in MAPS.items()} == second.FIRST
    assert {key: war_map.second for key, war_map in MAPS.items()} == second.SECOND
    assert all(
        len(war_map.rows) == second.ROWS and {len(row) for row in war_map.rows} == {second.COLUMNS}
        for war_map in MAPS.values()
    )


EXAMPLE = {
    "unicorns": (4, 2, 2, 0),
    "elves": (2, 0, 1, 2),
    "shapeshifters": (4, 1, 2, 0),
    "dragons": (0, 3, 1, 5),
    "ice_beasts": (0, 5, 2, 5),
    "mages": (2, 2, 0, 0),
    "poisoners": (1, 0, 3, 1),
    "rogues": (0, 6, 2, 3),
    "druids": (3, 0, 2, 1),
}
"""The rulebook's scoring example: followers of Yellow, Blue, Red and Green, doubled ones twice."""


def test_the_second_count_scores_the_factions_of_the_example_as_the_rulebook_does() -> None:
    none = (0, 0, 0, 0)
    cards = {
        2 * i: Card(faction, followers, none)
        for i, (faction, followers) in enumerate(EXAMPLE.items())
    }
    board: Any = SimpleNamespace(
        seats=4, ties=True, cards=cards, maps=[], factions=list(EXAMPLE),
        score=[17, 34, 26, 25], supply=[1, 0, 1, 1],
    )  # fmt: skip
    counted = second.second_score(board)
    assert counted["points"] == [44, 54, 34, 43]
    assert counted["places"] == [2, 1, 4, 3]


@seats_and_games
def test_points_places_and_tie_breaks_agree(seats: int, games: int) -> None:
    for table, state in ends(seats, games):
        standing = GAME.standing(state)
        assert standing is not None
        counted = second.second_score(state.board)
        assert {s.key: list(s.points) for s in standing.sources} == counted["sources"], str(table)
        assert list(standing.points) == counted["points"], str(table)
        assert list(standing.places) == counted["places"], str(table)
        assert standing.why == counted["why"], str(table)


def bare(board: Board, **changes: Any) -> Board:
    """The board with every card changed."""
    cards = {cell: msgspec.structs.replace(card, **changes) for cell, card in board.cards.items()}
    return msgspec.structs.replace(board, cards=cards)


def without_druids(board: Board) -> Board:
    cards = {
        cell: msgspec.structs.replace(card, faction="orcs") if card.faction == "druids" else card
        for cell, card in board.cards.items()
    }
    return msgspec.structs.replace(board, cards=cards)


def counting_stone(board: Board) -> Board:
    cards = {
        cell: msgspec.structs.replace(
            card,
            followers=tuple(a + b for a, b in zip(card.followers, card.stone, strict=True)),
        )
        for cell, card in board.cards.items()
    }
    return msgspec.structs.replace(board, cards=cards)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda board: bare(board, poison=False), id="poison"),
        pytest.param(counting_stone, id="stone"),
        pytest.param(without_druids, id="druids"),
        pytest.param(lambda board: msgspec.structs.replace(board, ties=True), id="2021 edition"),
    ],
)
def test_the_second_count_heeds_what_works_at_the_end(change: Any) -> None:
    """In the games compared it made a difference: without it points would be others."""
    differs = 0
    for _table, state in ends(3, 100):
        counted = second.second_score(state.board)
        differs += second.second_score(change(state.board))["points"] != counted["points"]
    assert differs > 3
