"""A copy of a board is the same, and changed by itself."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest
from msgspec import Struct, structs

from engine.games import all_games
from engine.kit.hidden import copier
from tests.games.suite import Table, cases, option_sets, walk

GAMES = all_games()


def empty_all(board: Struct) -> None:
    """Take all out of its lists and tables, out of the inner ones first."""
    for field in structs.fields(board):
        held = getattr(board, field.name)
        if isinstance(held, list | dict):
            for inner in held if isinstance(held, list) else ():
                if isinstance(inner, list):
                    inner.clear()
            held.clear()


@pytest.mark.parametrize("key", GAMES)
def test_a_copy_of_a_board_is_changed_by_itself(key: str) -> None:
    table = Table(cases()[key], GAMES[key].seats[-1], option_sets(GAMES[key])[0], 1)
    *_, last = islice(walk(table), 26)  # Or the end of a shorter game.
    board = last.state.board
    written = msgspec.json.encode(board)
    twin = copier(type(board))(board)
    assert twin == board
    assert twin is not board
    empty_all(twin)
    assert twin != board
    assert msgspec.json.encode(board) == written
