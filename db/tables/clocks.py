"""Clocks and watches: which table waits for whom, and when to look at it again."""

from __future__ import annotations

from sqlite3 import Connection
from typing import Final, Literal

from msgspec import Struct, field

from db.base.mapped import Mapped, Rows, number

Stage = Literal["awake", "quiet", "archived"]
"""How quiet a table is: whether anybody has moved lately, and what was done about it."""


class Clock(Struct, frozen=True):
    """The table waits for a seat."""

    table: int = field(name="table_id")
    seat: int
    person: int
    ticket: int
    since: int
    reminded: int = 0
    last: int | None = field(default=None, name="last_at")
    later: int | None = field(default=None, name="later_at")
    muted: bool = False
    ended: bool = False
    due_at: int | None = None


class Watch(Struct, frozen=True):
    """Is anybody at the table?"""

    table: int = field(name="table_id")
    since: int
    stage: Stage = "awake"
    deck: int | None = None
    due_at: int | None = None


CLOCKS: Final = Mapped(Clock, "clocks", erased=True, goes="later")
WATCHES: Final = Mapped(Watch, "watches")
VACATIONS: Final = Rows("vacations", erased=True, goes="later")


def of_table(connection: Connection, table: int) -> list[Clock]:
    return CLOCKS.where(connection, "table_id = ? ORDER BY seat", table)


def of_person(connection: Connection, person: int) -> list[Clock]:
    return CLOCKS.where(connection, "person = ? ORDER BY since, table_id, seat", person)


def due_by(connection: Connection, at: int) -> list[Clock]:
    return CLOCKS.where(connection, "due_at <= ? ORDER BY due_at, table_id, seat", at)


watch: Final = WATCHES.get


def watches_due(connection: Connection, at: int) -> list[Watch]:
    return WATCHES.where(connection, "due_at <= ? ORDER BY due_at, table_id", at)


def nearest(connection: Connection) -> int | None:
    return number(
        connection,
        "SELECT min(at) FROM (SELECT min(due_at) AS at FROM clocks WHERE due_at IS NOT NULL"
        " UNION ALL SELECT min(due_at) FROM watches WHERE due_at IS NOT NULL"
        " UNION ALL SELECT min(due_at) FROM votes WHERE state = 'open'"
        " UNION ALL SELECT min(due_at) FROM offers WHERE state = 'open')",
    )


def vacation_used(connection: Connection, table: int, person: int) -> int:
    """Of the table's allowance, in seconds."""
    return VACATIONS.value(connection, "used", table_id=table, person=person) or 0


def use_vacation(connection: Connection, table: int, person: int, seconds: int) -> None:
    used = vacation_used(connection, table, person) + seconds
    VACATIONS.lay(connection, table_id=table, person=person, used=used)


def shift(connection: Connection, seconds: int) -> None:
    """Give clocks, watches, open votes and offers this much time back. A moment that a person asked
    for stays; so does the next look, which is never too late: quiet hours have not moved."""
    connection.execute("UPDATE clocks SET since = since + ?1, last_at = last_at + ?1", (seconds,))
    connection.execute("UPDATE watches SET since = since + ?", (seconds,))
    for table in ("votes", "offers"):
        sql = f"UPDATE {table} SET due_at = due_at + ? WHERE state = 'open'"
        connection.execute(sql, (seconds,))
