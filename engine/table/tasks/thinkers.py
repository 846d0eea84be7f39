"""The processes in which computer players think (`engine.table.tasks.thinker`), begun when there is
first something to think about. They end with the bot, whichever way that ends."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.kit.contract import Game, Question
from engine.minds.thought import Thought
from engine.table.tasks.thinker import LENGTH, Reply, Request

ROOT: Final = Path(__file__).parents[3]
COMMAND: Final = (sys.executable, "-m", "engine.table.tasks.thinker")
PATIENCE: Final = 60.0
"""Seconds after which a process is taken for dead. An answer takes one at most where nobody else
has the processor."""

_pack: Final = msgspec.msgpack.Encoder().encode
_replies: Final = msgspec.msgpack.Decoder(Reply)


class ThinkingError(RuntimeError):
    """Nothing came of it."""


class Thinkers:
    """So many processes; who asks while all are busy waits for their turn."""

    def __init__(self, processes: int = 1, *, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._idle: asyncio.LifoQueue[_Process] = asyncio.LifoQueue()
        self._all = [_Process() for _ in range(processes)]
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
            # Somebody may have ended it; then another one is begun.
            reply = await process.ask(message, self._patience)
            reply = reply or await process.ask(message, self._patience)
        except BaseException:
            process.drop()  # Its answer would be taken for that of the next question.
            raise
        finally:
            self._idle.put_nowait(process)
        if reply is None:
            raise ThinkingError("the process ended twice")
        if reply.thought is None:
            raise ThinkingError(reply.fault)
        return reply.thought

    async def close(self) -> None:
        """End them. Whoever asks afterwards begins them again."""
        for process in self._all:
            await process.end()


class _Process:
    """One of them, or none yet."""

    def __init__(self) -> None:
        self._child: asyncio.subprocess.Process | None = None

    async def ask(self, message: bytes, patience: float) -> Reply | None:
        """None: it ended, or took too long."""
        if self._child is None or self._child.returncode is not None:
            self._child = await asyncio.create_subprocess_exec(
                *COMMAND, cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
        ears, mouth = self._child.stdin, self._child.stdout
        assert ears is not None
        assert mouth is not None
        try:
            async with asyncio.timeout(patience):
                ears.write(LENGTH.pack(len(message)) + message)
                await ears.drain()
                head = await mouth.readexactly(LENGTH.size)
                return _replies.decode(await mouth.readexactly(LENGTH.unpack(head)[0]))
        except (OSError, asyncio.IncompleteReadError, TimeoutError, msgspec.DecodeError):
            await self.end()
            return None

    def drop(self) -> asyncio.subprocess.Process | None:
        """Kill it, without waiting until it is gone."""
        child, self._child = self._child, None
        if child is not None and child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
        return child

    async def end(self) -> None:
        """The same, and wait."""
        if (child := self.drop()) is not None:
            with contextlib.suppress(OSError):
                await child.communicate()
