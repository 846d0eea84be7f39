"""Clocks and watches: which table waits for whom, and when to look at it again."""

from __future__ import annotations

import sqlite3

from db.base.mapped import Mapped, Rows, column, number
from db.base.pace import Clock, Watch

CLOCKS = Mapped(Clock, "clocks", erased=True, goes="later")
WATCHES = Mapped(Watch, "watches")
VACATIONS = Rows("vacations", erased=True, goes="later")


def of_table(connection: sqlite3.Connection, table: int) -> list[Clock]:
    """The clocks that run at a table, by seat."""
    return CLOCKS.where(connection, "table_id = ? ORDER BY seat", table)


def of_person(connection: sqlite3.Connection, person: int) -> list[Clock]:
    """The clocks that run for a person, the longest first."""
    return CLOCKS.where(connection, "person = ? ORDER BY since, table_id, seat", person)


def due_by(connection: sqlite3.Connection, at: int) -> list[Clock]:
    """The clocks to look at, the earliest first."""
    return CLOCKS.where(connection, "due_at <= ? ORDER BY due_at, table_id, seat", at)


def watch(connection: sqlite3.Connection, table: int) -> Watch | None:
    """How long nobody has moved at a table. None: there is nothing to watch."""
    return WATCHES.first(connection, "table_id = ?", table)


def watches_due(connection: sqlite3.Connection, at: int) -> list[Watch]:
    """The tables to look at, the earliest first."""
    return WATCHES.where(connection, "due_at <= ? ORDER BY due_at, table_id", at)


def unwatched(connection: sqlite3.Connection) -> list[int]:
    """Running tables that have no watch: they began under an older version."""
    return column(
        connection,
        "SELECT id FROM tables WHERE phase = 'running'"
        " AND id NOT IN (SELECT table_id FROM watches) ORDER BY id",
    )


def nearest(connection: sqlite3.Connection) -> int | None:
    """When something is to be looked at next."""
    return number(
        connection,
        "SELECT min(at) FROM (SELECT min(due_at) AS at FROM clocks WHERE due_at IS NOT NULL"
        " UNION ALL SELECT min(due_at) FROM watches WHERE due_at IS NOT NULL"
        " UNION ALL SELECT min(due_at) FROM votes WHERE state = 'open'"
        " UNION ALL SELECT min(due_at) FROM offers WHERE state = 'open')",
    )


def vacation_used(connection: sqlite3.Connection, table: int, person: int) -> int:
    """How much of the table's allowance the person has used, in seconds."""
    sql = "SELECT used FROM vacations WHERE table_id = ? AND person = ?"
    return number(connection, sql, table, person) or 0


def use_vacation(connection: sqlite3.Connection, table: int, person: int, seconds: int) -> None:
    """Note that they have used this much more of it."""
    used = vacation_used(connection, table, person) + seconds
    VACATIONS.lay(connection, table_id=table, person=person, used=used)


def shift(connection: sqlite3.Connection, seconds: int) -> None:
    """Give all clocks and watches this much time back. A moment that a person asked for stays the
    same. So does the next look at them: it is never too late, and quiet hours have not moved."""
    connection.execute("UPDATE clocks SET since = since + ?1, last_at = last_at + ?1", (seconds,))
    connection.execute("UPDATE watches SET since = since + ?", (seconds,))
