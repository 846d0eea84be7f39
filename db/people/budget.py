"""How often people were notified lately, and by whom; and who had hints.

If a person had themselves erased, a number stays for the rest of the day that only this database's
secret can link to them. Otherwise erasing would be a way to notify people again at once.
"""

from __future__ import annotations

import hashlib
import secrets
from sqlite3 import Connection
from typing import Final, Literal

from db.base.mapped import META, Rows, column

SPENT: Final = Rows(
    "spent", stays="nobody is to notify people again at once: for a day a pseudonym has done it"
)
SECRET: Final = "budget-secret"  # in `meta`, from the first erasing on


Call = Literal["lobby", "role", "call", "undo", "lend", "hint"]
"""What notifies people: a new lobby, the mention of a role, an invitation, offer or vote, an undo,
a seat that is lent. And a hint, which notifies nobody but keeps a processor busy."""


def spend(
    connection: Connection, guild: int, person: int | None, kind: Call, now: int, about: str = ""
) -> None:
    SPENT.insert(connection, guild=guild, person=person, kind=kind, about=about, at=now)


def times(
    connection: Connection, guild: int, kind: Call, since: int, person: int | None = None
) -> list[int]:
    """When people (or this one) were notified there after that time, in order."""
    by, values = "", [guild, kind, since]
    if person is not None:
        by, values = " AND person IN (?, ?)", [*values, person, _pseudonym(connection, person)]
    sql = f"SELECT at FROM spent WHERE guild = ? AND kind = ? AND at > ?{by} ORDER BY at"
    return column(connection, sql, *values)


def prune(connection: Connection, before: int) -> None:
    connection.execute("DELETE FROM spent WHERE at <= ?", (before,))


def forget(connection: Connection, person: int) -> None:
    if SPENT.has(connection, person=person):
        if META.get(connection, SECRET) is None:
            META.put(connection, SECRET, secrets.token_hex(16))
        SPENT.set(connection, {"person": person}, person=_pseudonym(connection, person))


def _pseudonym(connection: Connection, person: int) -> int:
    secret = META.get(connection, SECRET)
    if secret is None:
        return person
    digest = hashlib.sha256(f"{secret} person {person}".encode()).digest()
    return -1 - int.from_bytes(digest[:7], "big")


def may_mention(connection: Connection, about: str) -> bool:
    return SPENT.has(connection, about=about, kind="role")
