"""The private panels: which message shows a seat to its person, and what it shows."""

from __future__ import annotations

import sqlite3
from typing import Final

from msgspec import Struct, field

from db.base.mapped import Mapped, column, number


class Panel(Struct, frozen=True):
    """The panel of one person at one table."""

    table: int = field(name="table_id")
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


PANELS: Final = Mapped(Panel, "panels", erased=True, goes="later")
"""One row per table, seat and person."""


def get(
    connection: sqlite3.Connection, table: int, seat: int, person: int | None = None
) -> Panel | None:
    """The panel of this person; without one, of whoever had it last."""
    condition = (
        "table_id = ? AND seat = ? AND person = ifnull(?, person) ORDER BY message DESC LIMIT 1"
    )
    return PANELS.first(connection, condition, table, seat, person)


def was_shown(
    connection: sqlite3.Connection, table: int, seat: int, person: int, ticket: int
) -> bool:
    """Whether this person has a panel with that question, or is being sent one just now."""
    sql = (
        "SELECT 1 FROM panels WHERE table_id = ? AND seat = ? AND person = ? AND ticket = ?"
        " UNION ALL SELECT 1 FROM outbox WHERE table_id = ? AND kind = 'panel' AND seat = ?"
        " AND claimed = 1 AND parked IS NULL"
    )
    return number(connection, sql, table, seat, person, ticket, table, seat) is not None


def that_wait(connection: sqlite3.Connection, table: int) -> list[int]:
    """The seats whose panel says whom the table waits for."""
    sql = "SELECT DISTINCT seat FROM panels WHERE table_id = ? AND NOT awaited AND NOT called"
    return column(connection, sql, table)


def of_person(connection: sqlite3.Connection, person: int) -> list[Panel]:
    """All panels of this person."""
    return PANELS.where(connection, "person = ?", person)


def standing(connection: sqlite3.Connection) -> list[Panel]:
    """All prompts and calls that should be there."""
    return PANELS.where(connection, "awaited ORDER BY message")


def is_gone(connection: sqlite3.Connection, panel: Panel) -> None:
    """Its message is gone: unless another prompt has replaced it by now, none stands."""
    where = {"table_id": panel.table, "seat": panel.seat, "person": panel.person}
    PANELS.set(connection, {**where, "message": panel.message}, awaited=False)


def save(connection: sqlite3.Connection, panel: Panel) -> None:
    """Remember it instead of the same person's earlier one."""
    PANELS.put(connection, panel)


def forget(connection: sqlite3.Connection, table: int, seat: int, person: int) -> None:
    """Forget a panel whose message is gone."""
    PANELS.drop(connection, table_id=table, seat=seat, person=person)
