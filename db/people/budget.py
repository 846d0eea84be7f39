"""How often people were notified lately, and by whom; and who had hints.

If a person had themselves erased, a number stays for the rest of the day that only this database's
secret can link to them. Otherwise erasing would be a way to notify people again at once.
"""

from __future__ import annotations

import hashlib
import sqlite3
from typing import Final, Literal

from db.base import meta
from db.base.mapped import Rows, column, number

SPENT: Final = Rows(
    "spent", stays="nobody is to notify people again at once: for a day a pseudonym has done it"
)
SECRET: Final = "budget-secret"
"""In `meta`, from the first erasing on."""


Call = Literal["lobby", "role", "call", "undo", "lend", "hint"]
"""What notifies people: a new lobby, the mention of a role, an invitation, offer or vote, an undo,
a seat that is lent. And a hint, which notifies nobody but keeps a processor busy."""


def spend(
    connection: sqlite3.Connection,
    guild: int,
    person: int | None,
    kind: Call,
    now: int,
    about: str = "",
) -> None:
    """Note that people were notified."""
    SPENT.insert(connection, guild=guild, person=person, kind=kind, about=about, at=now)


def times(
    connection: sqlite3.Connection, guild: int, kind: Call, since: int, person: int | None = None
) -> list[int]:
    """When people were notified there after that time, in order; by this person, if one is
    given."""
    by, values = "", [guild, kind, since]
    if person is not None:
        by, values = " AND person IN (?, ?)", [*values, person, _pseudonym(connection, person)]
    sql = f"SELECT at FROM spent WHERE guild = ? AND kind = ? AND at > ?{by} ORDER BY at"
    return column(connection, sql, *values)


def prune(connection: sqlite3.Connection, before: int) -> None:
    """Forget what was before that time."""
    connection.execute("DELETE FROM spent WHERE at <= ?", (before,))


def forget(connection: sqlite3.Connection, person: int) -> None:
    """Note that they had themselves erased."""
    sql = "SELECT 1 FROM spent WHERE person = ? LIMIT 1"
    if number(connection, sql, person) is None:
        return
    connection.execute(
        "INSERT OR IGNORE INTO meta (key, value) VALUES (?, lower(hex(randomblob(16))))", (SECRET,)
    )
    called = _pseudonym(connection, person)
    connection.execute("UPDATE spent SET person = ? WHERE person = ?", (called, person))


def _pseudonym(connection: sqlite3.Connection, person: int) -> int:
    secret = meta.get(connection, SECRET)
    if secret is None:
        return person
    digest = hashlib.sha256(f"{secret} person {person}".encode()).digest()
    return -1 - int.from_bytes(digest[:7], "big")


def may_mention(connection: sqlite3.Connection, about: str) -> bool:
    """Whether the post that this is about may mention the role."""
    sql = "SELECT 1 FROM spent WHERE about = ? AND kind = 'role'"
    return number(connection, sql, about) is not None
