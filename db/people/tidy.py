"""Data that was only needed while playing is deleted when the table has been over for 90 days: who
voted how, who was offered a seat, who was looked for, where panels are. The game itself stays: its
seats, its log and its result. A lobby that never became a game keeps no people.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from db.base import meta
from db.base.mapped import column, declared
from db.people.forget import NOBODY

if TYPE_CHECKING:
    from db.store import Store

DAYS: Final = 90
_DAY_SECONDS: Final = 24 * 3600
_AT_ONCE: Final = 100
"""Tables in one transaction: nobody's press is to wait for them."""
_DONE_UNTIL: Final = "tidied"
"""In `meta`: all that ended before this time has been seen to."""


async def tidy(store: Store, now: int) -> int:
    """See to the tables that have become old enough since the last time; how many they are.

    Raises:
        DiskTrouble: the rest is seen to the next time.
    """
    until = now - DAYS * _DAY_SECONDS
    tables = await store.read(_ended, until)
    for start in range(0, len(tables), _AT_ONCE):
        await store.write(_clear, tables[start : start + _AT_ONCE])
    await store.write(meta.put, _DONE_UNTIL, str(until))
    return len(tables)


def _ended(connection: sqlite3.Connection, until: int) -> list[int]:
    return column(
        connection,
        "SELECT id FROM tables WHERE phase IN ('over', 'cancelled')"
        " AND touched_at >= ? AND touched_at < ?",
        *(int(meta.get(connection, _DONE_UNTIL) or 0), until),
    )


def _clear(connection: sqlite3.Connection, tables: Sequence[int]) -> None:
    for table in tables:
        for rows in declared():
            if rows.goes:
                connection.execute(f"DELETE FROM {rows.table} WHERE {rows.of}", (table,))
        begun = connection.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
        if begun[0] is None:
            connection.execute("DELETE FROM seats WHERE table_id = ?", (table,))
            sql = "UPDATE tables SET host = ? WHERE id = ?"
            connection.execute(sql, (NOBODY, table))
