"""A few values of the bot's own, by key."""

from __future__ import annotations

import sqlite3

from db.base.access import Access


def get(connection: sqlite3.Connection, key: str) -> str | None:
    """The value, or None if it was never set."""
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    return None if row is None else str(row[0])


def put(connection: sqlite3.Connection, key: str, value: str) -> None:
    """Set it for good."""
    connection.execute(
        "INSERT INTO meta (key, value) VALUES (?, ?)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )


class Meta:
    """Text values that outlive the process."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def get(self, key: str) -> str | None:
        """The value, or None if it was never set."""
        return await self._access.read(lambda c: get(c, key))

    async def set(self, key: str, value: str) -> None:
        """Set it for good."""
        await self._access.write(lambda c: put(c, key, value))
