"""`/me forget`: somebody leaves their tables and is erased."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from db.copies import erasures
from db.people import forget
from db.tables import tables
from engine.table.answers import queries
from engine.table.commands import lobbies
from engine.table.record import posting
from engine.table.record.transaction import Transaction
from engine.table.service import Refused, TableService

MOST_TRIES = 5


async def forget_person(
    service: TableService, person: int, idle: Callable[[str], Awaitable[None]], token: str
) -> None:
    """Leave all tables, as with `lobbies.leave`, then erase everything of this person. `idle` waits
    until what is being carried in a lane of the outbox is done with: whoever carries it may write
    down where it got to. `token`: what the database knows this erasure by from then on. Refused:
    stale (they sit down again as fast as they are made to leave)."""
    lanes = {posting.lane_of_person(person)}
    for _ in range(MOST_TRIES):
        for table, _ in await service.look(queries.tables_of_person, person):
            lanes.add(posting.lane_of_table(table.id))
            try:
                await service.do(table.id, lobbies.leave, person)
            except Refused:
                continue  # it ended in this moment
        if await service.run(_erase, person):
            break
    else:
        raise Refused("stale")
    for lane in sorted(lanes):
        await idle(lane)
    await service.run(_erase, person, token)


def _erase(tx: Transaction, person: int, token: str | None = None) -> bool:
    """Unless they sit somewhere again. A lobby that kept a seat for them shows that it is free.
    `token`: it is the last time."""
    if token is not None:
        erasures.note(tx.connection, token, tx.now)
    if tables.of_person(tx.connection, person):
        return False
    keeping = tables.keeping_for(tx.connection, person)
    forget.erase(tx.connection, person)
    for table in keeping:
        posting.put(tx, table, "lobby")
    return True
