"""What happens at the end of a table's patience, and how long that is, inside a transaction."""

from __future__ import annotations

from msgspec.structs import replace

from db.base.rows import Pace, Table
from db.tables import tables
from engine.table.answers import answering
from engine.table.record import deadlines, posting
from engine.table.record.loaded import load
from engine.table.record.transaction import Transaction


def give_default(tx: Transaction, number: int, seat: int) -> bool:
    """Give the safe default answer of the rules to all that the seat is asked now. The log says
    that the person did not do it. Whether there was anything to answer.

    Raises:
        Refused: no-table, not-running, over.
    """
    loaded = load(tx, number)
    tickets = [o.ticket for o in loaded.opens if o.question.seat == seat and o.given is None]
    for ticket in tickets:
        loaded = load(tx, number)
        asked = [o for o in loaded.opens if o.ticket == ticket and o.given is None]
        if not asked:
            continue
        loaded.absent.add(seat)
        picks = loaded.game.default(loaded.game.view(loaded.state, seat), asked[0].question)
        answering.give(loaded, seat, ticket, picks)
    return bool(tickets)


def change_pace(tx: Transaction, table: Table, pace: Pace) -> Table:
    """Give the table another pace. All clocks start again with it, and everybody is told."""
    tables.update(
        tx.connection,
        table.id,
        pace=pace.key,
        first_after=pace.first,
        remind_every=pace.every,
        patience=pace.patience,
        at_end=pace.at_end,
        allowance=pace.allowance,
        touched_at=tx.now,
    )
    table = replace(table, pace=pace, touched_at=tx.now)
    posting.lobby(tx, table)
    if table.phase == "running":
        deadlines.restart(tx, table)
        posting.public(tx, table, "pace")
    return table
