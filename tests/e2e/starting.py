"""A bot that is kept playing, as `bot.py` does it, and what it logs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cogs.link.reaching import Calm, OnceAMinute, ShutOutError, keep_playing
from cogs.opening import Meadhall
from db.store import open_store
from localtable.server import LocalTable
from tests.e2e.runs import (
    emojis_there,
    real_studio,
    settings_for,
)

SOON = 0.01
TOKEN = ".".join(("x" * 24, "y" * 6, "z" * 27))
OUTAGE = "Discord cannot be reached"
READY = "ready as"


class Log(logging.Handler):
    """Everything that is logged, line by line, and what can be waited for in it."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []
        self._more = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)
        self._more.set()

    def lines(self, part: str) -> list[logging.LogRecord]:
        """Those with these words."""
        return [record for record in self.records if part in record.getMessage()]

    def of_connecting(self) -> list[logging.LogRecord]:
        """What is told of tries to connect, by the library and by us."""
        tries = ("econnect", "Failed to connect")
        ours = [r for r in self.records if any(part in r.getMessage() for part in tries)]
        return ours + self.lines(OUTAGE)

    async def says(self, part: str, times: int = 1) -> None:
        """Until so many lines have these words."""
        async with asyncio.timeout(20):
            while len(self.lines(part)) < times:
                self._more.clear()
                await self._more.wait()


class Playing:
    """A bot that is kept playing."""

    def __init__(self, task: asyncio.Task[None], stop: asyncio.Event) -> None:
        self.task = task
        self._stop = stop

    async def stop(self) -> None:
        """As by SIGTERM: it ends without a fault."""
        self._stop.set()
        async with asyncio.timeout(20):
            await self.task

    async def shut_out(self) -> ShutOutError:
        """How it ended by itself."""
        async with asyncio.timeout(20):
            with pytest.raises(ShutOutError) as caught:
                await self.task
        return caught.value


def only(lines: list[logging.LogRecord]) -> logging.LogRecord:
    (line,) = lines
    return line


@contextlib.asynccontextmanager
async def played(table: LocalTable, database: Path, **more: Any) -> AsyncIterator[Playing]:
    """What `bot.py` does, in this process; `more`: settings."""
    async with open_store(database) as store:
        await emojis_there(table, store)
        stop = asyncio.Event()
        settings = settings_for(table, database, **more)
        make = partial(Meadhall, settings, store, real_studio(), guild_ready_timeout=0.05)
        limit = OnceAMinute()
        calm = Calm(limit)
        for name in Calm.LOGGERS:
            logging.getLogger(name).addFilter(calm)
        task = asyncio.create_task(keep_playing(make, "local-table", stop, limit))
        try:
            yield Playing(task, stop)
        finally:
            stop.set()
            await asyncio.gather(task, return_exceptions=True)
            for name in Calm.LOGGERS:
                logging.getLogger(name).removeFilter(calm)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])
