"""One transaction, or one look at the database: what every function of the service begins with."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Mapping
from typing import TypeVar

from msgspec import Struct

from engine.kit.contract import Game

T = TypeVar("T")


class Work(Struct, frozen=True):
    """What is done in one go: on one connection, of which everybody else sees all or nothing, and
    at one moment. `engine.table.door` gives it to a function for one call; nobody keeps it."""

    connection: sqlite3.Connection
    """For the functions of `db` alone. Of a look: it only reads."""
    games: Mapping[str, Game]
    now: int
    """Seconds since 1970, UTC."""
    secret: Callable[[int], bytes] = secrets.token_bytes
    """So many bytes that nobody can guess."""
    touched: set[int] = set()
    """The tables at which something is due at another time now: the door wakes them."""

    def __repr__(self) -> str:
        return f"<Work at {self.now}>"


Job = Callable[[Work], T]
"""A function of the service with all but its first argument given."""
