"""A copy of a board is the same, and changed by itself."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Struct, structs

from engine.games import all_games
from engine.kit.boards import copier
from engine.kit.chance import Chance
from engine.kit.contract import Game

GAMES = all_games()


def later(game: Game) -> Any:
    """A board in the middle of a random game of as many as can play."""
    luck = Chance(b"boards          ", 1)
    state = game.start(game.seats[-1], {one.key: one.default for one in game.options}, luck)
    for number in range(25):
        question = game.questions(state)[0]
        game.answer(state, question, question.sample(luck), Chance(b"boards          ", number))
    return state.board


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
    board = later(GAMES[key])
    written = msgspec.json.encode(board)
    twin = copier(type(board))(board)
    assert twin == board
    assert twin is not board
    empty_all(twin)
    assert twin != board
    assert msgspec.json.encode(board) == written
