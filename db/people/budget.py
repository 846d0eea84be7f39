"""How often people were notified lately, by whom, and how often they may be; and who had hints.

If a person had themselves erased, a number stays for the rest of the day that only this database's
secret can link to them. Otherwise erasing would be a way to notify people again at once.
"""

from __future__ import annotations

import hashlib
import sqlite3
from typing import Final, Literal

from msgspec import Struct

from db.base.access import Access

SECRET: Final = "budget-secret"
"""In `meta`, from the first erasing on."""


Call = Literal["lobby", "role", "call", "undo", "lend", "hint"]
"""What notifies people: a new lobby, the mention of a role, an invitation, offer or vote, an undo,
a seat that is lent. And a hint, which notifies nobody but keeps a processor busy."""

Limited = Literal["person", "server", "role", "call"]
"""What a server's owner may limit: new lobbies of one person, and of all; mentions of the role;
invitations, offers and votes of one person."""


class Limit(Struct, frozen=True):
    """How many in any hour and in any day."""

    hour: int
    day: int


def spend(
    connection: sqlite3.Connection,
    guild: int,
    person: int | None,
    kind: Call,
    now: int,
    about: str = "",
) -> None:
    """Note that people were notified."""
    connection.execute(
        "INSERT INTO spent (guild, person, kind, about, at) VALUES (?, ?, ?, ?, ?)",
        (guild, person, kind, about, now),
    )


def times(
    connection: sqlite3.Connection, guild: int, kind: Call, since: int, person: int | None = None
) -> list[int]:
    """When people were notified there after that time, in order; by this person, if one is
    given."""
    by, values = "", [guild, kind, since]
    if person is not None:
        by, values = " AND person IN (?, ?)", [*values, person, _pseudonym(connection, person)]
    rows = connection.execute(
        f"SELECT at FROM spent WHERE guild = ? AND kind = ? AND at > ?{by} ORDER BY at", values
    )
    return [row[0] for row in rows]


def prune(connection: sqlite3.Connection, before: int) -> None:
    """Forget what was before that time."""
    connection.execute("DELETE FROM spent WHERE at <= ?", (before,))


def limits(connection: sqlite3.Connection, guild: int) -> dict[Limited, Limit | None]:
    """What the owner of a server set, by kind ("person", "server", "role", "call"); None: no
    limit."""
    rows = connection.execute("SELECT kind, an_hour, a_day FROM limits WHERE guild = ?", (guild,))
    return {
        kind: None if hour is None or day is None else Limit(hour, day) for kind, hour, day in rows
    }


def set_limit(
    connection: sqlite3.Connection, guild: int, kind: Limited, limit: Limit | None
) -> None:
    """Set what the owner of a server wants."""
    hour, day = (None, None) if limit is None else (limit.hour, limit.day)
    connection.execute(
        "INSERT OR REPLACE INTO limits (guild, kind, an_hour, a_day) VALUES (?, ?, ?, ?)",
        (guild, kind, hour, day),
    )


def forget(connection: sqlite3.Connection, person: int) -> None:
    """Note that they had themselves erased."""
    sql = "SELECT 1 FROM spent WHERE person = ? LIMIT 1"
    if connection.execute(sql, (person,)).fetchone() is None:
        return
    connection.execute(
        "INSERT OR IGNORE INTO meta (key, value) VALUES (?, lower(hex(randomblob(16))))", (SECRET,)
    )
    called = _pseudonym(connection, person)
    connection.execute("UPDATE spent SET person = ? WHERE person = ?", (called, person))


def _pseudonym(connection: sqlite3.Connection, person: int) -> int:
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (SECRET,)).fetchone()
    if row is None:
        return person
    digest = hashlib.sha256(f"{row[0]} person {person}".encode()).digest()
    return -1 - int.from_bytes(digest[:7], "big")


class Budget:
    """What is looked up and set outside of transactions of tables."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def limits(self, guild: int) -> dict[Limited, Limit | None]:
        """See the function."""
        return await self._access.read(lambda c: limits(c, guild))

    async def set_limit(self, guild: int, kind: Limited, limit: Limit | None) -> None:
        """See the function."""
        await self._access.write(lambda c: set_limit(c, guild, kind, limit))

    async def has(self, about: str) -> bool:
        """Whether the post that this is about may mention the role."""
        sql = "SELECT 1 FROM spent WHERE about = ? AND kind = 'role'"
        return await self._access.read(lambda c: c.execute(sql, (about,)).fetchone() is not None)

    async def prune(self, before: int) -> None:
        """See the function."""
        await self._access.write(lambda c: prune(c, before))
