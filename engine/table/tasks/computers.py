"""Plays the seats of computer players, through the service like everybody else.

service = TableService(store, now=…, wake=lambda table: (courier.wake(), computers.wake(table)))
computers = Computers(service, Thinkers(), delay_seconds=3)
task = asyncio.create_task(computers.run())
"""

from __future__ import annotations

import hashlib
import logging

from db.tables import tables
from db.tables.log import newest_first
from engine.kit.contract import Picks
from engine.table.answers import queries
from engine.table.commands import playing
from engine.table.record.transaction import Transaction
from engine.table.service import OpenQuestion, Refused, TableService, TableView
from engine.table.tasks.keyed_worker import KeyedWorker, Later, in_seconds
from engine.table.tasks.thinkers import Thinkers

log = logging.getLogger(__name__)


class Computers(KeyedWorker[int]):
    """Serves tables; `wake(table)` after each commit.

    After an answer of a person it waits `delay_seconds`, so that they can take it back. It
    does so after each of them, whether or not it can still be taken back: that may be a secret.
    """

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

    def wake(self, table: int) -> None:
        self.put(table)

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
