"""Plays for those who do not press, through the service like everybody else: computer players, and
people who answered ahead of their questions in games that take standing orders.

    computers = Computers(service, Thinkers(), delay_seconds=3)
    runner = AheadRunner(service, delay_seconds=5)
    task = asyncio.create_task(computers.run())

Both serve tables, which are put in after each commit.
"""

from __future__ import annotations

import hashlib
import logging

import msgspec

from db.people import people
from db.tables import questions, tables
from db.tables.log import newest_first
from db.tables.questions import GivenAhead, OpenQuestion
from engine.kit.contract import Picks
from engine.table.answers import answering, queries
from engine.table.commands import playing
from engine.table.record import posting
from engine.table.record.loaded import load
from engine.table.record.transaction import Soon, Transaction
from engine.table.seats import votes
from engine.table.service import Refused, Table, TableService, TableView
from engine.table.tasks.courier import KeyedWorker, Later, in_seconds
from engine.table.tasks.thinkers import Thinkers

log = logging.getLogger(__name__)


# Computer players


class Computers(KeyedWorker[int]):
    """After an answer of a person it waits `delay_seconds`, so that they can take it back. It does
    so after each of them, whether or not it can still be taken back: that may be a secret."""

    def __init__(
        self,
        service: TableService,
        minds: Thinkers,
        *,
        delay_seconds: float = 3,
        later: Later = in_seconds,
    ) -> None:
        self._service = service
        self._delay_seconds = delay_seconds
        self._minds = minds
        super().__init__(self._turn, at_once=4, later=later)
        self._waited: dict[int, int] = {}  # by table: the record after which it has waited

    async def run(self) -> None:
        """Begins with all tables where a computer player is awaited since before."""
        await self.take_up()
        await super().run()

    async def take_up(self) -> None:
        """Put all tables in at which a computer player is awaited."""
        for table in await self._service.store.read(tables.with_computers_awaited):
            self.put(table)

    async def _turn(self, table: int) -> float | None:
        """Answer one question; seconds until the table's next turn."""
        # Most tables that were woken wait for a person: that is known without loading them.
        if not await self._service.store.read(tables.with_computers_awaited, table):
            self._waited.pop(table, None)
            return None
        try:
            view, by_person = await self._service.look(_awaited, table)
        except Refused:
            return None
        if self._delay_seconds and by_person and self._waited.get(table) != view.table.records:
            self._waited[table] = view.table.records
            return self._delay_seconds
        open_ = next(open_ for open_ in view.open if open_.given is None)
        seat, picks = open_.question.seat, await self._picks(view, open_)
        try:
            await self._service.do(table, playing.answer_for_computer, seat, open_.ticket, picks)
        except Refused as refused:
            if refused.reason == "illegal":
                raise
            log.info("table %d: the answer of seat %d came too late: %s", table, seat, refused)
        return 0.0

    async def _picks(self, view: TableView, open_: OpenQuestion) -> Picks:
        game, question = self._service.game(view.table), open_.question
        level = view.table.seats[question.seat].level
        seed = luck_of(view.table.id)
        about, table = (game, view.view, question, seed, open_.ticket, level), view.table.id
        try:
            picks = (await self._minds.think(*about, table=table)).picks
        except Exception:
            log.exception("table %d: the computer player failed at %r", table, open_)
        else:
            if question.accepts(picks) is None:
                return picks
            log.error("table %d: the computer player gave no valid answer to %r", table, open_)
        return game.default_answer(view.view, question)


def _awaited(tx: Transaction, table: int) -> tuple[TableView, bool]:
    """The view of the first computer player that is awaited, and whether a person gave the last
    answer: everybody may know that, but not whether it can be undone."""
    found = queries.started(tx, table)
    loaded = queries.loaded_table(tx, found)
    asked = sorted(open_.question.seat for open_ in loaded.opens if open_.given is None)
    seat = next((seat for seat in asked if found.seats[seat].computer), None)
    if seat is None:
        raise Refused("stale")
    last = next(newest_first(tx.connection, table), None)
    return queries.view_at(loaded, seat), last is not None and last.person is not None


def luck_of(table: int) -> bytes:
    """The seed of a computer player's own luck, from what everybody may know: never the table's
    secret, of which its choices could then give something away."""
    return hashlib.sha256(f"computer {table}".encode()).digest()[:16]


# Answers given ahead


class AheadRunner(KeyedWorker[int]):
    """All of them are given equally long after the question, plans and orders alike, so that the
    time tells nobody more than that nobody was asked; and whoever could take back what led to the
    question has the time to do so. What is answered because there is but one answer, for hidden
    reasons, takes as long as a person might, drawn by luck."""

    def __init__(
        self, service: TableService, *, delay_seconds: float = 5, later: Later = in_seconds
    ) -> None:
        self._service = service
        self._delay_seconds = delay_seconds
        super().__init__(self._turn, at_once=4, later=later)
        self._games = [key for key, game in service.games.items() if game.orders]
        self._called: dict[int, set[int]] = {}
        """By table: the questions whose people were told in the thread, if that was necessary."""

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
            opens, coming, unreached = await self._service.look(self._look, table)
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
        # Whoever is asked for longer, and gets no direct messages, is called in the thread now: see
        # `is_young`.
        known = self._called.get(table, set())
        old = [open_ for open_ in opens if self._wait(open_.asked_at) <= 0]
        if seats := unreached & {o.question.seat for o in old if o.ticket not in known}:
            await self._service.do(table, _call, seats)
        self._called[table] = {open_.ticket for open_ in old}
        waits = [self._wait(open_.asked_at) for open_ in opens]
        waits += [self._left(soon) for soon in coming]
        return min((wait for wait in waits if wait > 0), default=None)

    def _look(self, tx: Transaction, table: int) -> tuple[list[OpenQuestion], list[Soon], set[int]]:
        """The questions that people are asked, which are answered for them, and the seats whose
        people get no direct messages."""
        # At most tables there is nothing to do: that is known without loading them.
        if not tables.running(tx.connection, self._games, table):
            raise Refused("not-running")
        loaded = queries.loaded_table(tx, queries.started(tx, table))
        seats = loaded.table.seats
        asked = [
            open_
            for open_ in loaded.opens
            if open_.given is None and seats[open_.question.seat].player is not None
        ]
        awaited = {open_.question.seat for open_ in asked}
        known = {seat: people.get(tx.connection, seats[seat].player or 0) for seat in awaited}
        unreached = {seat for seat, person in known.items() if person.dms_closed}
        return asked, answering.coming(loaded), unreached


def _give(tx: Transaction, table: int, soon: Soon) -> None:
    """Give such an answer, as its person's; it is told to them alone that it was given for them."""
    loaded = load(tx, table)
    person = loaded.table.seats[soon.seat].player
    if person is None or soon not in answering.coming(loaded, soon.seat):
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
        questions.GIVEN_AHEAD.add(tx.connection, given, table_id=table)
    tx.given.append(result)
    votes.after_move(tx, table)


def _call(tx: Transaction, table: int, seats: set[int]) -> None:
    posting.panels(tx, queries.table(tx, table), seats)
