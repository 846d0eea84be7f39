"""What the owners of servers set with `/setup`."""

from __future__ import annotations

import sqlite3
from typing import Any, Final

from msgspec import Struct

from db.base.access import Access

PACES: Final = ("live", "daily", "relaxed", "custom", "none")
"""The keys of the paces that a table may have."""


class Server(Struct, frozen=True):
    """What is set for one Discord server; a server that set nothing has these defaults."""

    guild: int
    channel: int | None = None
    """The only channel for lobbies; None: any."""
    locale: str | None = None
    """The language of what is posted; None: Discord's setting for the server."""
    pace: str = "relaxed"
    """With which new tables begin: one of `PACES`."""
    opener: int | None = None
    """The role that may open tables; None: everybody may."""
    call: int | None = None
    """The role that a new lobby with open seats mentions."""
    locks: bool = False
    """Threads of finished tables are locked."""


def load(connection: sqlite3.Connection, guild: int) -> Server:
    """What is set for a server."""
    row = connection.execute(
        "SELECT channel, locale, pace, opener, call, locks FROM servers WHERE guild = ?", (guild,)
    ).fetchone()
    if row is None:
        return Server(guild)
    channel, locale, pace, opener, call, locks = row
    return Server(guild, channel, locale, pace, opener, call, bool(locks))


class Servers:
    """A row comes into being with the first setting."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def get(self, guild: int | None) -> Server:
        """What is set for a server; the defaults if nothing is, or outside of servers (None)."""
        if guild is None:
            return Server(0)
        return await self._access.read(lambda c: load(c, guild))

    async def set(self, guild: int, **values: Any) -> Server:
        """Set some of a `Server`'s fields; what is set then."""
        names = ", ".join(values)
        marks = ", ".join("?" for _ in values)
        updates = ", ".join(f"{name} = excluded.{name}" for name in values)
        sql = (
            f"INSERT INTO servers (guild, {names}) VALUES (?, {marks})"
            f" ON CONFLICT (guild) DO UPDATE SET {updates}"
        )

        def work(connection: sqlite3.Connection) -> Server:
            connection.execute(sql, (guild, *values.values()))
            return load(connection, guild)

        return await self._access.write(work)
