"""A few values of the bot's own that outlive the process, by key."""

from __future__ import annotations

import sqlite3
from typing import Final

from db.base.mapped import Rows

META: Final = Rows("meta")


def get(connection: sqlite3.Connection, key: str) -> str | None:
    """The value, or None if it was never set."""
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    return None if row is None else str(row[0])


def put(connection: sqlite3.Connection, key: str, value: str) -> None:
    """Set it for good."""
    META.lay(connection, key=key, value=value)
