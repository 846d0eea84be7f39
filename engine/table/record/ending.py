"""How a table ends without a result, and what is settled when it ends at all."""

from __future__ import annotations

from msgspec.structs import replace

from db.base.rows import Table, Why
from db.people import forget
from db.tables import offers, tables, votes
from engine.table.record import awaited, posting
from engine.table.record.work import Work


def cancel(work: Work, table: Table, why: Why) -> None:
    """End a lobby or a running table without a result; `table` as it was before. Posts and
    panels follow where there was a game."""
    tables.update(work.connection, table.id, phase="cancelled", why=why, touched_at=work.now)
    posting.lobby(work, table)
    if table.phase == "running":
        opens = tables.opens(work.connection, table.id)
        tables.set_opens(work.connection, table.id, opens, [])
        settle(work, table)
        awaited.refresh(work, table.id)
        posting.say(work, table, "agreed" if why == "agreed" else "cancelled", why=why)
        posting.table(work, table)
        ended = replace(table, phase="cancelled")
        posting.panels(work, ended, [seat.number for seat in table.seats])
        posting.lock(work, table)


def settle(work: Work, table: Table) -> None:
    """The table is no longer played: nothing is left to vote on, to order or to plan, no
    seat to take."""
    for vote in votes.open_at(work.connection, table.id):
        votes.close(work.connection, vote.id, "moot", work.now)
        posting.vote(work, table, vote.id)
    for offer in offers.open_at(work.connection, table.id):
        offers.close(work.connection, offer.id, "withdrawn")
        posting.offer(work, table, offer.id, offer.person)
    forget.let_go(work.connection, table.id)
