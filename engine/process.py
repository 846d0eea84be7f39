"""A process of ours that is asked and answers, each message behind its length. What would hold the
bot's event loop is done in such ones. They end with the bot, whichever way that ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import signal
import struct
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
LENGTH: Final = struct.Struct(">I")
"""Of a message, which it follows."""
TIMEOUT: Final = 60.0
"""Seconds after which a process is considered dead: many times what an answer takes on an idle
processor."""
AT_ONCE: Final = 1 << 20
"""Bytes of an answer that are taken in before it is looked at how many there are."""


class ProcessError(RuntimeError):
    """No answer came."""


class Process:
    """A program of ours, `python -m module`, begun when it is first asked."""

    def __init__(self, module: str, timeout: float = TIMEOUT) -> None:
        self._module = module
        self._timeout = timeout
        self._turn = asyncio.Lock()
        self._child: asyncio.subprocess.Process | None = None

    async def ask(self, message: bytes) -> bytes:
        """Its answer. Other requests wait for their turn meanwhile.

        Raises:
            ProcessError: it ended or took too long, and did so once more.
        """
        async with self._turn:
            for _ in "12":  # Somebody may have ended it; then another one is begun.
                with contextlib.suppress(ProcessError):
                    return await self.ask_once(message)
        raise ProcessError(f"{self._module} ended twice")

    async def ask_once(self, message: bytes) -> bytes:
        """The same for one that remembers what it was told, so that another one cannot go on.

        Raises:
            ProcessError: it ended, or took too long.
        """
        try:
            ears, mouth = await self._there()
            async with asyncio.timeout(self._timeout):
                ears.write(LENGTH.pack(len(message)) + message)
                await ears.drain()
                head = await mouth.readexactly(LENGTH.size)
                return await mouth.readexactly(LENGTH.unpack(head)[0])
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as fault:
            await self.end()
            raise ProcessError(f"{self._module}: {fault!r}") from fault
        except BaseException:
            self._drop()  # Its answer would be taken for that to the next message.
            raise

    async def _there(self) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
        """Its ears and its mouth."""
        if self._child is None or self._child.returncode is not None:
            self._child = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                cwd=ROOT,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=AT_ONCE,
                # Ctrl-C goes to all of a terminal's session: it would complain while it begins.
                start_new_session=True,
            )
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        return self._child.stdin, self._child.stdout

    def _drop(self) -> asyncio.subprocess.Process | None:
        """Kill it, without waiting until it is gone."""
        child, self._child = self._child, None
        if child is not None and child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
        return child

    async def end(self) -> None:
        """Kill it, and wait. Whoever asks afterwards begins it again."""
        if (child := self._drop()) is not None:
            with contextlib.suppress(OSError):
                await child.communicate()


# The other side


def serve(answer: Callable[[bytes], bytes], *, idle: float | None = None) -> None:
    """Answer until nobody asks any more: the bot is gone, or has said nothing for this many
    seconds."""
    # The bot ends it, when it ends itself; some who stop a bot ask all its processes to end, and it
    # has something to finish then.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    ears, mouth = sys.stdin.buffer, sys.stdout.buffer
    try:
        while idle is None or select.select([ears], [], [], idle)[0]:
            head = ears.read(LENGTH.size)
            if len(head) < LENGTH.size:
                break  # The bot is gone.
            message = ears.read(LENGTH.unpack(head)[0])
            if len(message) < LENGTH.unpack(head)[0]:
                break  # Cut off: the bot was killed while it asked.
            reply = answer(message)
            mouth.write(LENGTH.pack(len(reply)) + reply)
            mouth.flush()
    except BrokenPipeError:
        os._exit(1)  # The same; the interpreter would complain once more when it ends.


def told(fault: Exception) -> str:
    """Where it went wrong, and how. No values: they may be secret."""
    where = "".join(traceback.format_tb(fault.__traceback__))
    return f"{where}{type(fault).__name__}"
