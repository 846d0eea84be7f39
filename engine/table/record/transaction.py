"""One transaction, or one look at the database: what every function of the service begins with."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Mapping

from msgspec import Struct

from engine.kit.contract import Game
from engine.table.record.facts import AnswerResult


class Transaction(Struct, frozen=True):
    """What is done in one go: on one connection, of which everybody else sees all or nothing, and
    at one moment. `engine.table.service` gives it to a function for one call; nobody keeps it."""

    connection: sqlite3.Connection
    """For the functions of `db` alone. Of a look: it only reads."""
    games: Mapping[str, Game]
    now: int
    """Seconds since 1970, UTC."""
    secret: Callable[[int], bytes] = secrets.token_bytes
    """So many bytes that nobody can guess."""
    touched: set[int] = set()
    """The tables that have a new post, other questions, or something due at another time: whoever
    sees to these is woken."""
    given: list[AnswerResult] = []
    """The answers that were given, by people and for them."""

    def __repr__(self) -> str:
        return f"<Transaction at {self.now}>"
