"""Plays the seats of computer players, through the service like everybody else.

service = TableService(store, now=…, wake=lambda table: (courier.wake(), computers.wake(table)))
computers = Computers(service, Thinkers(), delay_seconds=3)
task = asyncio.create_task(computers.run())
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from db.tables import tables
from engine.kit.contract import Game, Picks, Question
from engine.minds.thought import Thought
from engine.table.answers import queries
from engine.table.commands import playing
from engine.table.service import OpenQuestion, Refused, TableService, TableView
from engine.table.tasks.keyed_worker import KeyedWorker, Later, in_seconds

log = logging.getLogger(__name__)


class Minds(Protocol):
    """Where computer players think: `engine.table.tasks.thinkers.Thinkers`."""

    async def think(
        self,
        game: Game,
        view: Any,
        question: Question,
        seed: bytes,
        number: int,
        level: str,
        *,
        table: int,
        begins: Callable[[], Awaitable[None]] | None = None,
    ) -> Thought:
        """See there."""


class Computers:
    """One task; `wake(table)` after each commit, `stop()` lets what is under way finish.

    After an answer of a person it waits `delay_seconds`, so that they can take it back. It
    does so after each of them, whether or not it can still be taken back: that may be a secret.
    """

    def __init__(
        self,
        service: TableService,
        minds: Minds,
        *,
        delay_seconds: float = 3,
        at_once: int = 4,
        later: Later = in_seconds,
    ) -> None:
        self._service = service
        self._delay_seconds = delay_seconds
        self._minds = minds
        self._worker: KeyedWorker[int] = KeyedWorker(self._serve, at_once=at_once, later=later)
        self._waited: dict[int, int] = {}
        """By table: the record after which it has waited."""

    def wake(self, table: int) -> None:
        """A computer player may be awaited at this table."""
        self._worker.put(table)

    async def run(self) -> None:
        """Until cancelled or stopped. Begins with all tables where a computer player is
        awaited since before."""
        await self.take_up()
        await self._worker.run()

    async def take_up(self) -> None:
        """Put all tables in at which a computer player is awaited."""
        for table in await self._service.store.read(tables.with_computers_awaited):
            self._worker.put(table)

    async def stop(self) -> None:
        """Take nothing new; wait for what is under way."""
        await self._worker.stop()

    async def settle(self) -> None:
        """Until no computer player is awaited anywhere that `wake` told of. Tables at which it
        waits for a person to think again are not waited for."""
        await self._worker.settle()

    async def _serve(self, table: int) -> float | None:
        """Answer one question; seconds until the table's next turn."""
        try:
            view = await self._service.look(queries.view, table, None)
        except Refused:
            return None
        asked = [seat for seat, _, _ in view.awaited if view.table.seats[seat].computer]
        if not asked:
            self._waited.pop(table, None)
            return None
        if await self._must_wait(view):
            self._waited[table] = view.table.records
            return self._delay_seconds
        try:
            await self._answer(table, asked[0])
        except Refused as refused:
            if refused.reason == "illegal":
                raise
            log.info("table %d: the answer of seat %d came too late: %s", table, asked[0], refused)
        return 0.0

    async def _must_wait(self, view: TableView) -> bool:
        if not self._delay_seconds or self._waited.get(view.table.id) == view.table.records:
            return False
        return await self._service.look(queries.last_was_person, view.table.id)

    async def _answer(self, table: int, seat: int) -> None:
        view = await self._service.look(queries.view_of_seat, table, seat)
        open_ = next((o for o in view.open if o.given is None), None)
        if open_ is not None:
            picks = await self._picks(view, open_)
            await self._service.do(table, playing.answer_for_computer, seat, open_.ticket, picks)

    async def _picks(self, view: TableView, open_: OpenQuestion) -> Picks:
        game, question = self._service.game(view.table), open_.question
        level = view.table.seats[question.seat].level
        seed = luck_of(view.table.id)
        try:
            thought = await self._minds.think(
                game, view.view, question, seed, open_.ticket, level, table=view.table.id
            )
        except Exception:
            log.exception("table %d: the computer player failed at %r", view.table.id, open_)
            return game.default(view.view, question)
        if question.accepts(thought.picks) is None:
            return thought.picks
        log.error("table %d: the computer player gave no valid answer to %r", view.table.id, open_)
        return game.default(view.view, question)


def luck_of(table: int) -> bytes:
    """The seed of a computer player's own luck, from what everybody may know: never the table's
    secret, of which its choices could then give something away."""
    return hashlib.sha256(f"computer {table}".encode()).digest()[:16]
