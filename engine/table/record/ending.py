"""How a table ends without a result, and what is settled when it ends at all."""

from __future__ import annotations

from msgspec.structs import replace

from db.base.rows import Table, Why
from db.people import forget
from db.tables import offers, tables, votes
from engine.table.record import deadlines, posting
from engine.table.record.transaction import Transaction


def cancel(tx: Transaction, table: Table, why: Why) -> None:
    """End a lobby or a running table without a result; `table` as it was before. Posts and
    panels follow where there was a game."""
    tables.update(tx.connection, table.id, phase="cancelled", why=why, touched_at=tx.now)
    posting.lobby(tx, table)
    if table.phase == "running":
        opens = tables.opens(tx.connection, table.id)
        tables.set_opens(tx.connection, table.id, opens, [])
        settle(tx, table)
        deadlines.refresh(tx, table.id)
        posting.say(tx, table, "agreed" if why == "agreed" else "cancelled", why=why)
        posting.table(tx, table)
        ended = replace(table, phase="cancelled")
        posting.panels(tx, ended, [seat.number for seat in table.seats])
        posting.lock(tx, table)


def settle(tx: Transaction, table: Table) -> None:
    """The table is no longer played: nothing is left to vote on, to order or to plan, no
    seat to take."""
    for vote in votes.open_at(tx.connection, table.id):
        votes.close(tx.connection, vote.id, "moot", tx.now)
        posting.vote(tx, table, vote.id)
    for offer in offers.open_at(tx.connection, table.id):
        offers.close(tx.connection, offer.id, "withdrawn")
        posting.offer(tx, table, offer.id, offer.person)
    forget.let_go(tx.connection, table.id)
