"""The private panels: which message shows a seat to its person, and what it shows."""

from __future__ import annotations

import sqlite3
from typing import Any

from msgspec import Struct

from db.base.access import Access

_COLUMNS = "table_id, seat, person, channel, message, awaited, ticket, shown, called"


class Panel(Struct, frozen=True):
    """The panel of one person at one table."""

    table: int
    seat: int
    person: int
    channel: int
    message: int
    awaited: bool
    """It was sent as a prompt."""
    ticket: int | None
    """The question that it shows."""
    shown: str
    """A fingerprint of what it shows: an unchanged panel needs no edit."""
    called: bool = False
    """It is not a panel but a call: a mention where others see it, with a button that opens one."""


def was_shown(
    connection: sqlite3.Connection, table: int, seat: int, person: int, ticket: int
) -> bool:
    """Whether this person has a panel with that question, or is being sent one just now."""
    sql = (
        "SELECT 1 FROM panels WHERE table_id = ? AND seat = ? AND person = ? AND ticket = ?"
        " UNION ALL SELECT 1 FROM outbox WHERE table_id = ? AND kind = 'panel' AND seat = ?"
        " AND claimed = 1 AND parked IS NULL"
    )
    values = (table, seat, person, ticket, table, seat)
    return connection.execute(sql, values).fetchone() is not None


def that_wait(connection: sqlite3.Connection, table: int) -> list[int]:
    """The seats whose panel says whom the table waits for."""
    sql = "SELECT DISTINCT seat FROM panels WHERE table_id = ? AND NOT awaited AND NOT called"
    return [row[0] for row in connection.execute(sql, (table,))]


def taken_down(connection: sqlite3.Connection, table: int, channel: int) -> None:
    """Forget the calls of a table in a channel that is gone."""
    connection.execute(
        "UPDATE panels SET awaited = 0 WHERE table_id = ? AND channel = ? AND called",
        (table, channel),
    )


def get(
    connection: sqlite3.Connection, table: int, seat: int, person: int | None = None
) -> Panel | None:
    """The panel of this person; without one, of whoever had it last."""
    sql = (
        f"SELECT {_COLUMNS} FROM panels"
        " WHERE table_id = ? AND seat = ? AND person = ifnull(?, person)"
        " ORDER BY message DESC LIMIT 1"
    )
    row = connection.execute(sql, (table, seat, person)).fetchone()
    return None if row is None else _panel(row)


class Panels:
    """One row per table, seat and person."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def get(self, table: int, seat: int, person: int | None = None) -> Panel | None:
        """The panel of this person; without one, of whoever had it last."""
        return await self._access.read(lambda c: get(c, table, seat, person))

    async def of_person(self, person: int) -> list[Panel]:
        """All panels of this person."""
        sql = f"SELECT {_COLUMNS} FROM panels WHERE person = ?"
        rows = await self._access.read(lambda c: c.execute(sql, (person,)).fetchall())
        return [_panel(row) for row in rows]

    async def calls(self) -> list[Panel]:
        """All calls that are there."""
        sql = f"SELECT {_COLUMNS} FROM panels WHERE called AND awaited ORDER BY message"
        rows = await self._access.read(lambda c: c.execute(sql).fetchall())
        return [_panel(row) for row in rows]

    async def call_is_gone(self, panel: Panel) -> None:
        """Forget this call, unless another prompt has replaced it by now."""
        sql = (
            "UPDATE panels SET awaited = 0 WHERE table_id = ? AND seat = ? AND person = ?"
            " AND message = ? AND called"
        )
        values = (panel.table, panel.seat, panel.person, panel.message)
        await self._access.write(lambda c: c.execute(sql, values).rowcount)

    async def save(self, panel: Panel) -> None:
        """Remember it instead of the same person's earlier one."""
        await self._access.write(
            lambda c: (
                c.execute(
                    f"INSERT OR REPLACE INTO panels ({_COLUMNS})"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        panel.table,
                        panel.seat,
                        panel.person,
                        panel.channel,
                        panel.message,
                        int(panel.awaited),
                        panel.ticket,
                        panel.shown,
                        int(panel.called),
                    ),
                ).rowcount
            )
        )

    async def forget(self, table: int, seat: int, person: int) -> None:
        """Forget a panel whose message is gone."""
        await self._access.write(
            lambda c: (
                c.execute(
                    "DELETE FROM panels WHERE table_id = ? AND seat = ? AND person = ?",
                    (table, seat, person),
                ).rowcount
            )
        )


def _panel(row: tuple[Any, ...]) -> Panel:
    table, seat, person, channel, message, awaited, ticket, shown, called = row
    return Panel(table, seat, person, channel, message, bool(awaited), ticket, shown, bool(called))
