"""`/me forget`: somebody leaves their tables and is erased."""

from __future__ import annotations

import sqlite3

from db import forget
from engine.adapter import Adapter, Refused
from engine.lobby import Lobbies

MOST_TRIES = 5


async def forget_person(adapter: Adapter, lobbies: Lobbies, person: int) -> None:
    """Leave all tables, as with `Lobbies.leave`, then erase everything of this person.

    Raises:
        Refused: stale (they sit down anew as fast as they are made to leave).
    """
    for _ in range(MOST_TRIES):
        for table, _ in await adapter.tables_of_person(person):
            try:
                await lobbies.leave(table.id, person)
            except Refused:
                continue  # it ended in this moment
        if await adapter.command(None, lambda connection, _: _erase(connection, person)):
            return
    raise Refused("stale")


def _erase(connection: sqlite3.Connection, person: int) -> bool:
    """Unless they sit somewhere again."""
    if forget.sits_somewhere(connection, person):
        return False
    forget.erase(connection, person)
    return True
