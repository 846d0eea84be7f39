"""Gives the answers that people gave ahead, in games that take standing orders.

    runner = AheadRunner(service, delay_seconds=5)
    task = asyncio.create_task(runner.run())

All of them are given equally long after the question, plans and orders alike, so that the time
tells nobody more than that nobody was asked; and whoever could take back what led to the question
has the time to do so. What is answered because there is but one answer, for hidden reasons, takes
as long as a person might, drawn by luck.
"""

from __future__ import annotations

import logging

import msgspec

import db.tables.ahead
from db.base.rows import OpenQuestion
from db.people import people
from db.tables import tables
from db.tables.ahead import GivenAhead
from engine.table.answers import ahead, answering, queries
from engine.table.record import posting
from engine.table.record.loaded import load
from engine.table.record.transaction import Soon, Transaction
from engine.table.seats import votes
from engine.table.service import Refused, Table, TableService
from engine.table.tasks.keyed_worker import KeyedWorker, Later, in_seconds

log = logging.getLogger(__name__)


class AheadRunner(KeyedWorker[int]):
    """Serves tables; `wake(table)` after each commit."""

    def __init__(
        self, service: TableService, *, delay_seconds: float = 5, later: Later = in_seconds
    ) -> None:
        self._service = service
        self._delay_seconds = delay_seconds
        super().__init__(self._turn, at_once=4, later=later)
        self._games = [key for key, game in service.games.items() if game.orders]
        self._called: dict[int, set[int]] = {}
        """By table: the questions whose people were told in the thread, if that was necessary."""

    def wake(self, table: int) -> None:
        if self._games:
            self.put(table)

    async def run(self) -> None:
        """Begins with all tables at which something may be left to do since before."""
        for table in await self._service.store.read(tables.running, self._games):
            self.put(table)
        await super().run()

    def is_young(self, table: Table, asked_at: int) -> bool:
        """Whether a question may still be answered for its person, by what anybody can tell. Until
        then nobody is mentioned in public at a table with orders."""
        return table.game in self._games and self._wait(asked_at) > 0

    def _wait(self, asked_at: int) -> float:
        return asked_at + self._delay_seconds - self._service.now()

    def _left(self, soon: Soon) -> float:
        return soon.asked_at + soon.delays * self._delay_seconds - self._service.now()

    async def _turn(self, table: int) -> float | None:
        """Give what is due; seconds until the table's next turn."""
        try:
            opens, coming = await self._service.look(self._look, table)
        except Refused:
            self._called.pop(table, None)
            return None
        for soon in coming:
            if self._left(soon) <= 0:
                try:
                    await self._service.do(table, _give, soon)
                except Refused as refused:
                    if refused.reason == "illegal":
                        raise
                    log.info("table %d: given ahead too late: %r: %s", table, soon, refused)
                return 0.0
        await self._call(table, opens)
        waits = [self._wait(open_.asked_at) for open_ in opens]
        waits += [self._left(soon) for soon in coming]
        return min((wait for wait in waits if wait > 0), default=None)

    def _look(self, tx: Transaction, table: int) -> tuple[list[OpenQuestion], list[Soon]]:
        """The questions that people are asked, and which are answered for them."""
        found = queries.started(tx, table)
        if found.game not in self._games or found.phase != "running":
            raise Refused("not-running")
        loaded = queries.loaded_table(tx, found)
        seats = loaded.table.seats
        asked = [
            open_
            for open_ in loaded.opens
            if open_.given is None and seats[open_.question.seat].player is not None
        ]
        return asked, ahead.coming(loaded)

    async def _call(self, table: int, opens: list[OpenQuestion]) -> None:
        """Whoever is asked for longer than that, and gets no direct messages, is called in the
        thread now: see `is_young`."""
        known = self._called.get(table, set())
        old = [open_ for open_ in opens if self._wait(open_.asked_at) <= 0]
        seats = {open_.question.seat for open_ in old if open_.ticket not in known}
        if seats:
            await self._service.do(table, _call, seats)
        self._called[table] = {open_.ticket for open_ in old}


def _give(tx: Transaction, table: int, soon: Soon) -> None:
    """Give such an answer, as its person's; it is told to them alone that it was given for them."""
    loaded = load(tx, table)
    person = loaded.table.seats[soon.seat].player
    if person is None or soon not in ahead.coming(loaded, soon.seat):
        raise Refused("stale")
    result = answering.give(loaded, soon.seat, soon.ticket, soon.picks)
    if result.record:
        given = GivenAhead(
            record=result.record,
            seat=soon.seat,
            person=person,
            scope=soon.scope,
            question=result.question,
            view=msgspec.json.encode(result.view),
            version=loaded.game.version,
            order=soon.order,
        )
        db.tables.ahead.GIVEN_AHEAD.add(tx.connection, given, table_id=table)
    tx.given.append(result)
    votes.after_move(tx, table)


def _call(tx: Transaction, table: int, seats: set[int]) -> None:
    found = queries.table(tx, table)
    for seat in sorted(seats):
        person = found.seats[seat].person
        if person is not None and people.get(tx.connection, person).dms_closed:
            posting.panels(tx, found, [seat])
