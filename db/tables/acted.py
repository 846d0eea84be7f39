"""How far in a table's log each person has come with their own hands: what happened after that
is news to them. An answer that was laid down ahead is given without them, and does not count."""

from __future__ import annotations

import sqlite3
from typing import Final

from db.base.mapped import Rows, number

ACTED: Final = Rows("acted", erased=True, goes="later")


def note(connection: sqlite3.Connection, table: int, person: int, record: int) -> None:
    """This person answered, or took back, with this record."""
    ACTED.lay(connection, table_id=table, person=person, record=record)


def last(connection: sqlite3.Connection, table: int, person: int) -> int:
    """The record with which they acted last; 0: never."""
    sql = "SELECT record FROM acted WHERE table_id = ? AND person = ?"
    return number(connection, sql, table, person) or 0
