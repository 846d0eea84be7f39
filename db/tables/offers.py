"""Seats of running tables that somebody may take, and people who left the server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct

from db.base.access import Access

_COLUMNS = (
    "id, table_id, seat, holder, ticket, by, person, name, opened_at, due_at, state, channel,"
    " message"
)


OfferState = Literal["open", "taken", "declined", "withdrawn", "expired"]


class Offer(Struct, frozen=True):
    """A seat on offer."""

    id: int
    table: int
    seat: int
    holder: int | None
    """Who held the seat when it was offered."""
    ticket: int | None
    """The question that the holder left open: when they answer it, the offer is void."""
    by: int | None
    """Who offers it; None: a vote."""
    person: int | None
    """For whom it is; None: for anybody."""
    name: str
    """What that person is called; once it is taken: who took it."""
    opened_at: int
    due_at: int
    state: OfferState
    channel: int | None = None
    message: int | None = None


def insert(connection: sqlite3.Connection, offer: Offer) -> Offer:
    """A new one (its id does not count). There is at most one open offer of a seat."""
    row = connection.execute(
        "INSERT INTO offers (table_id, seat, holder, ticket, by, person, name, opened_at, due_at)"
        f" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING {_COLUMNS}",
        (
            offer.table,
            offer.seat,
            offer.holder,
            offer.ticket,
            offer.by,
            offer.person,
            offer.name,
            offer.opened_at,
            offer.due_at,
        ),
    ).fetchone()
    return Offer(*row)


def get(connection: sqlite3.Connection, offer: int) -> Offer | None:
    """One offer."""
    found = _where(connection, "id = ?", (offer,))
    return found[0] if found else None


def open_at(connection: sqlite3.Connection, table: int) -> list[Offer]:
    """The open offers of a table."""
    return _where(connection, "table_id = ? AND state = 'open' ORDER BY id", (table,))


def due(connection: sqlite3.Connection, now: int) -> list[Offer]:
    """The open offers whose time is over."""
    return _where(connection, "state = 'open' AND due_at <= ? ORDER BY due_at, id", (now,))


def _where(connection: sqlite3.Connection, condition: str, values: Iterable[Any]) -> list[Offer]:
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM offers WHERE {condition}", tuple(values)
    ).fetchall()
    return [Offer(*row) for row in rows]


def close(
    connection: sqlite3.Connection, offer: int, state: OfferState, name: str | None = None
) -> None:
    """It is no longer open; `name`: who took it."""
    connection.execute(
        "UPDATE offers SET state = ?, name = ifnull(?, name) WHERE id = ?", (state, name, offer)
    )


def declined_since(connection: sqlite3.Connection, table: int, person: int, since: int) -> int:
    """How often this person did not want a seat there that was offered after that time."""
    condition = "table_id = ? AND person = ? AND state = 'declined' AND opened_at > ?"
    return len(_where(connection, condition, (table, person, since)))


def is_gone(connection: sqlite3.Connection, table: int, person: int) -> bool:
    """Whether this person was not found in the server when they were last looked for."""
    row = connection.execute(
        "SELECT gone FROM looks WHERE table_id = ? AND person = ?", (table, person)
    ).fetchone()
    return row is not None and bool(row[0])


def looked(connection: sqlite3.Connection, table: int, person: int, now: int, gone: bool) -> None:
    """They were looked for."""
    connection.execute(
        "INSERT OR REPLACE INTO looks VALUES (?, ?, ?, ?)", (table, person, now, int(gone))
    )


def forget_look(connection: sqlite3.Connection, table: int, person: int) -> None:
    """They are there, or have no seat any more."""
    connection.execute("DELETE FROM looks WHERE table_id = ? AND person = ?", (table, person))


def to_look_for(
    connection: sqlite3.Connection, before: int, most: int
) -> list[tuple[int, int, int]]:
    """(table, server, person) of people for whom a table has waited since before that time and
    who were not looked for since, those that wait longest first."""
    rows = connection.execute(
        "SELECT q.table_id, t.guild, s.person FROM questions q"
        " JOIN seats s ON s.table_id = q.table_id AND s.number = q.seat"
        " JOIN tables t ON t.id = q.table_id"
        " LEFT JOIN looks l ON l.table_id = q.table_id AND l.person = s.person"
        " WHERE q.given_json IS NULL AND s.person IS NOT NULL AND NOT s.computer"
        " AND q.asked_at <= ? AND (l.at IS NULL OR l.at <= ?) AND t.phase = 'running'"
        " GROUP BY q.table_id, s.person ORDER BY min(q.asked_at) LIMIT ?",
        (before, before, most),
    ).fetchall()
    return [(row[0], row[1], row[2]) for row in rows]


class Offers:
    """What the bot looks up and learns about offers from outside."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def get(self, offer: int) -> Offer | None:
        """One offer."""
        return await self._access.read(lambda c: get(c, offer))

    async def set_message(self, offer: int, channel: int, message: int) -> None:
        """It was posted there."""
        await self._access.write(
            lambda c: (
                c.execute(
                    "UPDATE offers SET channel = ?, message = ? WHERE id = ?",
                    (channel, message, offer),
                ).rowcount
            )
        )

    async def is_gone(self, table: int, person: int) -> bool:
        """See the function."""
        return await self._access.read(lambda c: is_gone(c, table, person))

    async def to_look_for(self, before: int, most: int) -> list[tuple[int, int, int]]:
        """See the function."""
        return await self._access.read(lambda c: to_look_for(c, before, most))
