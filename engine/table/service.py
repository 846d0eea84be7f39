"""The service, the only way between Discord and the rules, with three verbs:

    given = await service.do(table, playing.answer, person, ticket, picks)
    await service.run(absence.wish, person, change)
    view = await service.look(queries.view, table, person)

What is done is one transaction: it loads the table, checks, applies and writes the answer, the
position, the open questions and the posts. When this returns, it is written.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from msgspec import structs

from db.store import Store
from db.tables.questions import OpenQuestion
from db.tables.tables import Seat, Table
from engine.games import all_games
from engine.kit.contract import Game, View
from engine.table.answers import queries
from engine.table.answers.queries import PanelFacts, Past, PostFacts
from engine.table.past import replay
from engine.table.past.replay import Move, PublicFrame, ReplayStep
from engine.table.record.loaded import rebuild
from engine.table.record.transaction import AnswerResult, Line, Refused, TableView, Transaction

__all__ = [
    "AnswerResult",
    "Line",
    "OpenQuestion",
    "Refused",
    "Seat",
    "Table",
    "TableService",
    "TableView",
]

P = ParamSpec("P")
T = TypeVar("T")


class TableService:
    """See the module. `wake` is called with the table's id after each commit that leaves work for
    the courier, the timekeeper or the computer players, `given` after each answer.

    A job is one function of a transaction that runs on the writer's thread. If it must refuse, it
    raises `Refused`, and everything is as it was. Each table has a lock, so that many presses at
    one table do not fill the writer's queue before all others. What has begun is finished even if
    its caller is cancelled.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int],
        wake: Callable[[int], None] = lambda _table: None,
        given: Callable[[AnswerResult], None] = lambda _given: None,
        secret: Callable[[int], bytes] = secrets.token_bytes,
        games: Mapping[str, Game] | None = None,
    ) -> None:
        self.store = store
        self.games = all_games() if games is None else games
        self.now = now
        self.secret = secret
        self._wake = wake
        self._given = given
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._under_way: set[asyncio.Task[Any]] = set()

    async def do(
        self,
        table: int,
        job: Callable[Concatenate[Transaction, int, P], T],
        /,
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        """`job(tx, table, …)` as one transaction under the table's lock; then whoever it leaves
        work to is woken."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        return await self._to_its_end(self._write(lambda tx: job(tx, table, *args, **more), lock))

    async def run(
        self, job: Callable[Concatenate[Transaction, P], T], /, *args: P.args, **more: P.kwargs
    ) -> T:
        """`job(tx, …)` in the same way, about no table or about several."""
        return await self._to_its_end(self._write(lambda tx: job(tx, *args, **more)))

    async def look(
        self, job: Callable[Concatenate[Transaction, P], T], /, *args: P.args, **more: P.kwargs
    ) -> T:
        """What a job sees that only reads, of one and the same state of the database."""
        now = self.now()
        return await self.store.read(
            lambda connection: job(
                Transaction(connection, self.games, now, self.secret), *args, **more
            )
        )

    async def _write(self, job: Callable[[Transaction], T], lock: asyncio.Lock | None = None) -> T:
        touched, given = set[int](), list[AnswerResult]()
        async with lock or contextlib.nullcontext():
            now = self.now()
            result = await self.store.write(
                lambda c: job(Transaction(c, self.games, now, self.secret, touched, given))
            )
        for table in touched:
            self._wake(table)
        for one in given:
            self._given(one)
        return result

    async def _to_its_end(self, writing: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(writing)
        self._under_way.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            # Whoever waited may be gone: then nobody else fetches it, and asyncio complains.
            task.exception()

    async def settle(self) -> None:
        """Wait until all that is under way is written, before the store is closed."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    def game(self, table: Table) -> Game:
        return self.games[table.game]

    # Looking at a past that is played over: neither the loop nor the reader waits for that

    async def _view(self, past: Past, seat: int | None) -> View:
        state = past.state or await asyncio.to_thread(
            rebuild, past.game, past.table, past.seed, past.records
        )
        view: View = past.game.view(state, seat)
        return view

    async def panel(
        self,
        table: int,
        person: int | None = None,
        *,
        seat: int | None = None,
        answers: bool | None = True,
    ) -> PanelFacts:
        """All that the private panel of a person, or of a seat, is drawn from. `answers`: it says
        what the last answer was, if that may be undone; None: if it stands somewhere. Refused:
        no-table, not-running."""
        facts, past = await self.look(queries.panel, table, person, seat, answers=answers)
        if past is None:
            return facts
        return structs.replace(facts, before=await self._view(past, facts.table_view.seat))

    async def post(self, table: int, record: int | None = None, *, earlier: int = 0) -> PostFacts:
        """Everything that the table message for the position after a record (None: the last) is
        drawn from, with `earlier` lines of the log from before it. The newest position is stored;
        an older one is rebuilt. Refused: no-table, not-running; stale (there is no such record)."""
        facts, past = await self.look(queries.post, table, record, earlier)
        if facts.view is not None:
            return facts
        return structs.replace(facts, view=await self._view(past, None))

    async def replay_step(
        self, table: int, person: int | None, move: Move = "first", record: int = 0
    ) -> ReplayStep:
        """The position of a table's past to which a move from a record leads, as everybody saw it;
        after the end with all hands. Refused: no-table, not-running (it never began)."""
        timeline = await self.look(replay.timeline, table, person)
        index = replay.index_at(timeline.stops, move, record)
        return await asyncio.to_thread(replay.step, timeline, index)

    async def public_frames(self, table: int) -> list[PublicFrame]:
        """The start and every milestone of a game up to now, as everybody saw them. Refused:
        no-table, not-running (it never began)."""
        timeline = await self.look(replay.timeline, table, None)
        return await asyncio.to_thread(replay.public_frames, timeline)
