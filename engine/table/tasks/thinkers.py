"""The processes in which computer players think, begun when there is first something to think
about. Each is this module as a program: it is asked with a `Request` and answers with a `Reply`.

The rules hold the interpreter's lock while they are played on, which would hold the bot's event
loop too.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import Game, Question
from engine.minds.levels import level_in
from engine.minds.search_player import Thought, think
from engine.process import Process, ProcessError, serve, told

PROGRAM: Final = "engine.table.tasks.thinkers"
IDLE: Final = 900.0
"""Seconds without a request after which it ends; the next question begins another one."""
NICE: Final = 5  # whoever presses a button goes first


class Request(Struct, frozen=True):
    """A question that is to be thought about."""

    game: str
    view: msgspec.Raw  # the view of the seat that is asked
    question: Question
    seed: bytes
    number: int  # of the `Chance` that it thinks with
    level: str
    tells: bool  # what people are told of it, too


class Reply(Struct, frozen=True):
    """What came of it."""

    thought: Thought | None
    fault: str = ""
    """Without a thought: where thinking failed. It names no values: they may be secret."""


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

    def __init__(self, processes: int = 1) -> None:
        self._all = [Process(PROGRAM) for _ in range(processes)]
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
        """What a computer player of this level thinks of a question that is open in a view; the
        same for the same luck (`seed`, `number`). `begins`: it is a hint; called when its turn has
        come, and may raise. ThinkingError: it failed, or the process died twice."""
        seen, tells = msgspec.Raw(_pack(view)), begins is not None
        request = Request(game.key, seen, question, seed, number, level, tells)
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


# In the process


def _reply(message: bytes) -> bytes:
    try:
        asked = msgspec.msgpack.decode(message, type=Request)
        game = all_games()[asked.game]
        view = msgspec.msgpack.decode(asked.view, type=game.view_type)
        luck = Chance(asked.seed, asked.number)
        level = level_in(asked.game, asked.level)
        reply = Reply(think(game, view, asked.question, luck, level=level, tells=asked.tells))
    except Exception as fault:
        reply = Reply(None, told(fault))
    return msgspec.msgpack.encode(reply)


if __name__ == "__main__":  # Until nobody asks any more.
    os.nice(NICE)
    serve(_reply, idle=IDLE)
