"""How often people have answered each kind of question of a game, up to a few times: as long as
that is news to them they are told why it matters."""

from __future__ import annotations

import sqlite3
from typing import Final

from msgspec import Struct

from db.base.mapped import Rows, number

LEARNT: Final = Rows("learnt", erased=True)
ENOUGH: Final = 3
"""Answers of a kind after which it is not explained any more."""


class Learner(Struct, frozen=True):
    """How well somebody knows a game."""

    finished: bool = True
    """They have played one to its end."""
    times: dict[str, int] = {}
    """How often they have answered, by kind of question; counted up to `ENOUGH`."""

    @property
    def began(self) -> bool:
        """Whether they have answered anything yet."""
        return bool(self.times)

    def knows(self, kind: str) -> bool:
        """Whether they have answered such a question often enough."""
        return self.times.get(kind, 0) >= ENOUGH


def of(connection: sqlite3.Connection, person: int, game: str) -> Learner:
    """How well this person knows the game."""
    rows = connection.execute(
        "SELECT kind, times FROM learnt WHERE person = ? AND game = ?", (person, game)
    )
    sql = "SELECT 1 FROM results WHERE person = ? AND game = ? AND NOT gone LIMIT 1"
    return Learner(number(connection, sql, person, game) is not None, dict(rows.fetchall()))


def answered(connection: sqlite3.Connection, person: int, game: str, kind: str) -> None:
    """They have answered such a question."""
    connection.execute(
        "INSERT INTO learnt (person, game, kind, times) VALUES (?, ?, ?, 1)"
        " ON CONFLICT (person, game, kind) DO UPDATE SET times = times + 1 WHERE times < ?",
        (person, game, kind, ENOUGH),
    )
