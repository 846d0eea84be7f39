"""What happens at the end of a table's patience, and how long that is, inside a transaction."""

from __future__ import annotations

from msgspec.structs import replace

from db.base.pace import Pace
from db.base.rows import Table
from db.tables import tables
from engine.table.answers import answering
from engine.table.record import awaited, posting
from engine.table.record.moment import load
from engine.table.record.work import Work


def give_default(work: Work, number: int, seat: int) -> bool:
    """Give the safe default answer of the rules to all that the seat is asked now. The log says
    that the person did not do it. Whether there was anything to answer.

    Raises:
        Refused: no-table, not-running, over.
    """
    moment = load(work, number)
    tickets = [o.ticket for o in moment.opens if o.question.seat == seat and o.given is None]
    for ticket in tickets:
        moment = load(work, number)
        asked = [o for o in moment.opens if o.ticket == ticket and o.given is None]
        if not asked:
            continue
        moment.absent.add(seat)
        picks = moment.game.default(moment.game.view(moment.state, seat), asked[0].question)
        answering.give(moment, seat, ticket, picks)
    return bool(tickets)


def change_pace(work: Work, table: Table, pace: Pace) -> Table:
    """Give the table another pace. All clocks start again with it, and everybody is told."""
    tables.update(
        work.connection,
        table.id,
        pace=pace.key,
        first_after=pace.first,
        remind_every=pace.every,
        patience=pace.patience,
        at_end=pace.at_end,
        allowance=pace.allowance,
        touched_at=work.now,
    )
    table = replace(table, pace=pace, touched_at=work.now)
    posting.lobby(work, table)
    if table.phase == "running":
        awaited.restart(work, table)
        posting.public(work, table, "pace")
    return table
