"""Gives the answers that people left behind: by standing orders, and those laid down ahead in
games that take such orders.

    deputy = Deputy(adapter, delay_seconds=5)
    task = asyncio.create_task(deputy.run())

All of them are given equally long after the question, whatever is held, so that the time tells
nobody more than that nobody was asked; and whoever could take back what led to the question has
the time to do so. What is answered because there is but one answer, for hidden reasons, takes as
long as a person might, drawn by luck.
"""

from __future__ import annotations

import logging

from db.base.rows import Open
from db.people import people
from db.tables import tables
from engine.table.answers import looking, orders
from engine.table.door import Adapter, Refused, Table
from engine.table.record import posting
from engine.table.record.facts import Soon
from engine.table.record.moment import Moment, load
from engine.table.record.work import Work
from engine.table.seats import votes
from engine.table.tasks.lanes import Later, Rota, in_seconds

log = logging.getLogger(__name__)


class Deputy:
    """One task; `wake(table)` after each commit, `stop()` lets what is under way finish."""

    def __init__(
        self,
        adapter: Adapter,
        *,
        delay_seconds: float = 5,
        at_once: int = 4,
        later: Later = in_seconds,
    ) -> None:
        self._adapter = adapter
        self._delay_seconds = delay_seconds
        self._rota: Rota[int] = Rota(self._serve, at_once=at_once, later=later)
        self._games = [key for key, game in adapter.games.items() if game.orders]
        self._called: dict[int, set[int]] = {}
        """By table: the questions whose people were told in the thread, if that was necessary."""

    def wake(self, table: int) -> None:
        """Something may have to be answered at this table."""
        if self._games:
            self._rota.put(table)

    async def run(self) -> None:
        """Until cancelled or stopped. Begins with all tables at which something may be left to
        do since before."""
        for table in await self._adapter.store.read(tables.running, self._games):
            self._rota.put(table)
        await self._rota.run()

    async def stop(self) -> None:
        """Take nothing new; wait for what is under way."""
        await self._rota.stop()

    async def settle(self) -> None:
        """Until nothing is due at any table that `wake` told of."""
        await self._rota.settle()

    def is_young(self, table: Table, asked_at: int) -> bool:
        """Whether a question may still be answered for its person, by what anybody can tell. Until
        then nobody is mentioned in public at a table with orders."""
        return table.game in self._games and self._wait(asked_at) > 0

    def _wait(self, asked_at: int) -> float:
        return asked_at + self._delay_seconds - self._adapter.now()

    def _left(self, soon: Soon) -> float:
        return soon.asked_at + soon.delays * self._delay_seconds - self._adapter.now()

    async def _serve(self, table: int) -> float | None:
        """Give what is due; seconds until the table's next turn."""
        try:
            opens, coming = await self._adapter.look(self._look, table)
        except Refused:
            self._called.pop(table, None)
            return None
        for soon in coming:
            if self._left(soon) <= 0:
                await self._obey(table, soon)
                return 0.0
        await self._call(table, opens)
        waits = [self._wait(open_.asked_at) for open_ in opens]
        waits += [self._left(soon) for soon in coming]
        return min((wait for wait in waits if wait > 0), default=None)

    def _look(self, work: Work, table: int) -> tuple[list[Open], list[Soon]]:
        """The questions that a person is asked, and which of them are answered for that person.

        Raises:
            Refused: there is nothing of the kind at this table.
        """
        found = looking.started(work, table)
        if found.game not in self._games or found.phase != "running":
            raise Refused("not-running")
        moment = looking.moment_of(work, found)
        return _asked(moment), orders.coming(moment)

    async def _obey(self, table: int, soon: Soon) -> None:
        try:
            await self._adapter.do(table, _obey, soon)
        except Refused as refused:
            if refused.reason == "illegal":
                raise
            log.info("table %d: the order came too late for %r: %s", table, soon, refused)

    async def _call(self, table: int, opens: list[Open]) -> None:
        """Whoever is asked for longer than that, and gets no direct messages, is called in the
        thread now: see `is_young`."""
        known = self._called.get(table, set())
        old = [open_ for open_ in opens if self._wait(open_.asked_at) <= 0]
        seats = {open_.question.seat for open_ in old if open_.ticket not in known}
        if seats:
            await self._adapter.do(table, _call, seats)
        self._called[table] = {open_.ticket for open_ in old}


def _obey(work: Work, table: int, soon: Soon) -> None:
    moment = load(work, table)
    if soon not in orders.coming(moment, soon.seat):
        raise Refused("stale")
    work.given.append(orders.obey(moment, soon))
    votes.after_move(work, table)


def _call(work: Work, table: int, seats: set[int]) -> None:
    found = looking.table(work, table)
    posting.panels(work, found, [seat for seat in seats if _closed(work, found, seat)])


def _asked(moment: Moment) -> list[Open]:
    seats = moment.table.seats
    return [
        open_
        for open_ in moment.opens
        if open_.given is None
        and seats[open_.question.seat].person is not None
        and not seats[open_.question.seat].computer
    ]


def _closed(work: Work, table: Table, seat: int) -> bool:
    """Whether the person of a seat gets no direct messages."""
    person = table.seats[seat].person
    return person is not None and people.get(work.connection, person).dms_closed
