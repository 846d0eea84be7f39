"""The processes in which computer players think (`engine.table.tasks.thinker`), begun when there is
first something to think about."""

from __future__ import annotations

import asyncio
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


class Thinkers:
    """So many processes; who asks while all are busy waits for their turn."""

    def __init__(self, processes: int = 1, *, patience: float = PATIENCE) -> None:
        self._idle: asyncio.LifoQueue[Process] = asyncio.LifoQueue()
        self._all = [Process(PROGRAM, patience) for _ in range(processes)]
        for process in self._all:
            self._idle.put_nowait(process)

    async def think(
        self, game: Game, view: Any, question: Question, seed: bytes, number: int, level: str
    ) -> Thought:
        """What a computer player of this level thinks of a question that is open in a view. The
        same for the same arguments: `seed` and `number` are its luck.

        Raises:
            ThinkingError: it failed, or the process died twice.
        """
        request = Request(game.key, msgspec.Raw(_pack(view)), question, seed, number, level)
        message = _pack(request)
        process = await self._idle.get()
        try:
            reply = _replies.decode(await process.ask(message))
        except (ProcessError, msgspec.DecodeError) as fault:
            raise ThinkingError(str(fault)) from fault
        finally:
            self._idle.put_nowait(process)
        if reply.thought is None:
            raise ThinkingError(reply.fault)
        return reply.thought

    async def close(self) -> None:
        """End them. Whoever asks afterwards begins them again."""
        for process in self._all:
            await process.end()
