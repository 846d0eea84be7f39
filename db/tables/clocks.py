"""Clocks and watches: which table waits for whom, and when to look at it again.

The functions take the connection, and the engine puts them together into transactions. Each method
of the class is one transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from db.base.access import Access
from db.base.pace import Clock, Watch

_CLOCK = "table_id, seat, person, ticket, since, reminded, last_at, later_at, muted, ended, due_at"
_WATCH = "table_id, since, stage, deck, due_at"


Place = Literal["dm", "thread", "deck"]
"""Where a reminder is. The last: a direct message that one is next."""


class Standing(Struct, frozen=True):
    """A reminder in a channel."""

    table: int
    person: int
    place: Place
    channel: int
    message: int


def _clock(row: tuple[Any, ...]) -> Clock:
    return Clock(
        table=row[0],
        seat=row[1],
        person=row[2],
        ticket=row[3],
        since=row[4],
        reminded=row[5],
        last=row[6],
        later=row[7],
        muted=bool(row[8]),
        ended=bool(row[9]),
        due_at=row[10],
    )


def _clocks(
    connection: sqlite3.Connection, condition: str, values: Iterable[Any] = ()
) -> list[Clock]:
    rows = connection.execute(
        f"SELECT {_CLOCK} FROM clocks WHERE {condition}", tuple(values)
    ).fetchall()
    return [_clock(row) for row in rows]


def of_table(connection: sqlite3.Connection, table: int) -> list[Clock]:
    """The clocks that run at a table, by seat."""
    return _clocks(connection, "table_id = ? ORDER BY seat", (table,))


def of_person(connection: sqlite3.Connection, person: int) -> list[Clock]:
    """The clocks that run for a person, the longest first."""
    return _clocks(connection, "person = ? ORDER BY since, table_id, seat", (person,))


def due_by(connection: sqlite3.Connection, at: int) -> list[Clock]:
    """The clocks to look at, the earliest first."""
    return _clocks(connection, "due_at <= ? ORDER BY due_at, table_id, seat", (at,))


def put(connection: sqlite3.Connection, clock: Clock) -> None:
    """Store the seat's clock."""
    connection.execute(
        f"INSERT OR REPLACE INTO clocks ({_CLOCK}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            clock.table,
            clock.seat,
            clock.person,
            clock.ticket,
            clock.since,
            clock.reminded,
            clock.last,
            clock.later,
            int(clock.muted),
            int(clock.ended),
            clock.due_at,
        ),
    )


def remove(connection: sqlite3.Connection, table: int, seat: int) -> None:
    """Delete the seat's clock: the table no longer waits for it."""
    connection.execute("DELETE FROM clocks WHERE table_id = ? AND seat = ?", (table, seat))


def watch(connection: sqlite3.Connection, table: int) -> Watch | None:
    """How long nobody has moved at a table. None: there is nothing to watch."""
    row = connection.execute(
        f"SELECT {_WATCH} FROM watches WHERE table_id = ?", (table,)
    ).fetchone()
    return None if row is None else Watch(*row)


def put_watch(connection: sqlite3.Connection, watch: Watch) -> None:
    """Store it."""
    connection.execute(
        f"INSERT OR REPLACE INTO watches ({_WATCH}) VALUES (?, ?, ?, ?, ?)",
        (watch.table, watch.since, watch.stage, watch.deck, watch.due_at),
    )


def remove_watch(connection: sqlite3.Connection, table: int) -> None:
    """Delete the watch: the table is no longer played."""
    connection.execute("DELETE FROM watches WHERE table_id = ?", (table,))


def watches_due(connection: sqlite3.Connection, at: int) -> list[Watch]:
    """The tables to look at, the earliest first."""
    rows = connection.execute(
        f"SELECT {_WATCH} FROM watches WHERE due_at <= ? ORDER BY due_at, table_id", (at,)
    ).fetchall()
    return [Watch(*row) for row in rows]


def unwatched(connection: sqlite3.Connection) -> list[int]:
    """Running tables that have no watch: they began under an older version."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE phase = 'running'"
        " AND id NOT IN (SELECT table_id FROM watches) ORDER BY id"
    ).fetchall()
    return [row[0] for row in rows]


def vacation_used(connection: sqlite3.Connection, table: int, person: int) -> int:
    """How much of the table's allowance the person has used, in seconds."""
    row = connection.execute(
        "SELECT used FROM vacations WHERE table_id = ? AND person = ?", (table, person)
    ).fetchone()
    return 0 if row is None else int(row[0])


def use_vacation(connection: sqlite3.Connection, table: int, person: int, seconds: int) -> None:
    """Note that they have used this much more of it."""
    connection.execute(
        "INSERT INTO vacations (table_id, person, used) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, person) DO UPDATE SET used = used + excluded.used",
        (table, person, seconds),
    )


def shift(connection: sqlite3.Connection, seconds: int) -> None:
    """Give all clocks and watches this much time back. A moment that a person asked for stays the
    same. So does the next look at them: it is never too late, and quiet hours have not moved."""
    connection.execute("UPDATE clocks SET since = since + ?1, last_at = last_at + ?1", (seconds,))
    connection.execute("UPDATE watches SET since = since + ?", (seconds,))


# Reminders that are in a channel


def _standings(
    connection: sqlite3.Connection, condition: str, values: Iterable[Any]
) -> list[Standing]:
    rows = connection.execute(
        "SELECT table_id, person, place, channel, message FROM reminders"
        f" WHERE {condition} ORDER BY table_id, place",
        tuple(values),
    ).fetchall()
    return [Standing(*row) for row in rows]


def standing_for(connection: sqlite3.Connection, table: int, person: int) -> list[Standing]:
    """The person's reminders about a table."""
    return _standings(connection, "table_id = ? AND person = ?", (table, person))


def taken_down(connection: sqlite3.Connection, table: int, channel: int) -> None:
    """Forget the reminders about a table in a channel that is gone."""
    connection.execute("DELETE FROM reminders WHERE table_id = ? AND channel = ?", (table, channel))


class Clocks:
    """What is read and noted outside of the engine's transactions."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def nearest(self) -> int | None:
        """When something is to be looked at next."""
        row = await self._access.read(
            lambda c: c.execute(
                "SELECT min(at) FROM (SELECT min(due_at) AS at FROM clocks WHERE due_at IS NOT NULL"
                " UNION ALL SELECT min(due_at) FROM watches WHERE due_at IS NOT NULL"
                " UNION ALL SELECT min(due_at) FROM votes WHERE state = 'open'"
                " UNION ALL SELECT min(due_at) FROM offers WHERE state = 'open')"
            ).fetchone()
        )
        return None if row[0] is None else int(row[0])

    async def of_table(self, table: int) -> list[Clock]:
        """The clocks that run at a table, by seat."""
        return await self._access.read(lambda c: of_table(c, table))

    async def of_person(self, person: int) -> list[Clock]:
        """The clocks that run for a person, the longest first."""
        return await self._access.read(lambda c: of_person(c, person))

    async def watch(self, table: int) -> Watch | None:
        """How long nobody has moved at a table."""
        return await self._access.read(lambda c: watch(c, table))

    async def standing(self, table: int, person: int) -> list[Standing]:
        """The person's reminders about a table."""
        return await self._access.read(lambda c: standing_for(c, table, person))

    async def in_message(self, message: int) -> list[Standing]:
        """What a reminder's message is about."""
        return await self._access.read(lambda c: _standings(c, "message = ?", (message,)))

    async def stands(self, reminders: Iterable[Standing]) -> None:
        """Note that these are there now, instead of the earlier ones about the same tables."""
        rows = [(r.table, r.person, r.place, r.channel, r.message) for r in reminders]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(
                "INSERT OR REPLACE INTO reminders (table_id, person, place, channel, message)"
                " VALUES (?, ?, ?, ?, ?)",
                rows,
            )

        await self._access.write(work)

    async def cleared(self, table: int, person: int, place: Place, message: int) -> None:
        """Note that this message no longer reminds of the table."""
        await self._access.write(
            lambda c: (
                c.execute(
                    "DELETE FROM reminders WHERE table_id = ? AND person = ? AND place = ?"
                    " AND message = ?",
                    (table, person, place, message),
                ).rowcount
            )
        )
