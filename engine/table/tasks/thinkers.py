"""The processes in which computer players think (`engine.table.tasks.thinker`), begun when there is
first something to think about."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import msgspec

from engine.kit.contract import Game, Question
from engine.minds.thought import Thought
from engine.process import PATIENCE, Process, ProcessError
from engine.table.tasks.thinker import Reply, Request

PROGRAM: Final = "engine.table.tasks.thinker"

_pack: Final = msgspec.msgpack.Encoder().encode
_replies: Final = msgspec.msgpack.Decoder(Reply)


class ThinkingError(RuntimeError):
    """Nothing came of it."""


class Queue:
    """Who waits for a process. The tables take turns, whatever each of them asks for."""

    def __init__(self) -> None:
        self._waiting: dict[int, deque[asyncio.Future[Process]]] = {}
        """By table, the one whose turn is next first."""

    def join(self, table: int) -> asyncio.Future[Process]:
        """Comes true when it is this one's turn."""
        turn: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        return turn

    def next(self) -> asyncio.Future[Process] | None:
        """Whose turn it is, of those that still wait."""
        while self._waiting:
            table = next(iter(self._waiting))
            waiting = self._waiting.pop(table)
            turn = waiting.popleft()
            if waiting:
                self._waiting[table] = waiting  # behind the others
            if not turn.done():
                return turn
        return None


class Thinkers:
    """Several processes. A request that comes while all are busy waits for its turn. Moves go
    before hints, because a whole table waits for a move."""

    def __init__(self, processes: int = 1, *, patience: float = PATIENCE) -> None:
        self._all = [Process(PROGRAM, patience) for _ in range(processes)]
        self._idle = [*self._all]
        self._moves, self._hints = Queue(), Queue()

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
        """What a computer player of this level thinks of a question that is open in a view. The
        same for the same arguments: `seed` and `number` are its luck. `begins`: it is a hint;
        called when its turn has come, and what that raises is raised.

        Raises:
            ThinkingError: it failed, or the process died twice.
        """
        request = Request(game.key, msgspec.Raw(_pack(view)), question, seed, number, level)
        message = _pack(request)
        async with self._turn(self._moves if begins is None else self._hints, table) as process:
            if begins is not None:
                await begins()
            try:
                reply = _replies.decode(await process.ask(message))
            except (ProcessError, msgspec.DecodeError) as fault:
                raise ThinkingError(str(fault)) from fault
        if reply.thought is None:
            raise ThinkingError(reply.fault)
        return reply.thought

    @contextlib.asynccontextmanager
    async def _turn(self, queue: Queue, table: int) -> AsyncIterator[Process]:
        if self._idle:
            process = self._idle.pop()  # the one that was last busy: it is begun already
        else:
            turn = queue.join(table)
            try:
                process = await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # Both happened in the same moment.
                    self._free(turn.result())
                raise
        try:
            yield process
        finally:
            self._free(process)

    def _free(self, process: Process) -> None:
        turn = self._moves.next() or self._hints.next()
        if turn is None:
            self._idle.append(process)
        else:
            turn.set_result(process)

    async def close(self) -> None:
        """End them. Whoever asks afterwards begins them again."""
        for process in self._all:
            await process.end()
