"""How a table ends without a result, and what is settled when it ends at all."""

from __future__ import annotations

import sqlite3

from msgspec.structs import replace

from db.base.rows import Table
from db.people import forget
from db.tables import offers, orders, plans, tables, votes
from engine.table.record import awaited, posting


def cancel(connection: sqlite3.Connection, now: int, table: Table, why: str) -> None:
    """End a lobby or a running table without a result; `table` as it was before. Posts and
    panels follow where there was a game. `why`: see `Table.why`."""
    tables.update(connection, table.id, phase="cancelled", why=why, touched_at=now)
    posting.lobby(connection, table)
    if table.phase == "running":
        opens = tables.opens(connection, table.id)
        tables.set_opens(connection, table.id, opens, [])
        settle(connection, now, table)
        plans.drop_table(connection, table.id)
        awaited.refresh(connection, table.id, now)
        posting.say(connection, table, "agreed" if why == "agreed" else "cancelled", why=why)
        posting.table(connection, table)
        ended = replace(table, phase="cancelled")
        posting.panels(connection, ended, [seat.number for seat in table.seats])
        posting.lock(connection, table)


def settle(connection: sqlite3.Connection, now: int, table: Table) -> None:
    """The table is no longer played: nothing is left to vote on or to order, no seat to take."""
    for vote in votes.open_at(connection, table.id):
        votes.close(connection, vote.id, "moot", now)
        posting.vote(connection, table, vote.id)
    for offer in offers.open_at(connection, table.id):
        offers.close(connection, offer.id, "withdrawn")
        posting.offer(connection, table, offer.id, offer.person)
    orders.drop_table(connection, table.id)
    forget.let_go(connection, table.id)
