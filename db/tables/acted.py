"""How far in a table's log each person has come with their own hands: what happened after that
is news to them. An answer that was laid down ahead is given without them, and does not count."""

from __future__ import annotations

import sqlite3


def note(connection: sqlite3.Connection, table: int, person: int, record: int) -> None:
    """This person answered, or took back, with this record."""
    connection.execute(
        "INSERT INTO acted (table_id, person, record) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, person) DO UPDATE SET record = excluded.record",
        (table, person, record),
    )


def last(connection: sqlite3.Connection, table: int, person: int) -> int:
    """The record with which they acted last; 0: never."""
    row = connection.execute(
        "SELECT record FROM acted WHERE table_id = ? AND person = ?", (table, person)
    ).fetchone()
    return 0 if row is None else int(row[0])
