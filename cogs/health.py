"""What keeps the bot in good health: its heartbeat, daily copies of the database, and figures."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

from discord.ext import commands

from cogs.figures import FailureCount, watch_lag
from cogs.metrics import served
from db import backup

if TYPE_CHECKING:
    from cogs.house import House

log = logging.getLogger(__name__)

HEARTBEAT: Final = "heartbeat"
"""In `store.meta`: when the bot was last seen alive, in seconds since 1970."""

MINUTE: Final = 60
HOUR: Final = 3600


class Health(commands.Cog):
    """Once a minute a heartbeat, and a copy of the database when one is due."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._failures = FailureCount(house.figures, house.adapter.now)
        self._tasks: list[asyncio.Task[None]] = []
        self._stack = contextlib.AsyncExitStack()
        self._no_copy_before = 0

    async def cog_load(self) -> None:
        logging.getLogger().addHandler(self._failures)
        self._stack.callback(logging.getLogger().removeHandler, self._failures)
        await self._serve_metrics()
        watching = watch_lag(self.house.figures, clock=time.monotonic, sleep=asyncio.sleep)
        self._tasks = [
            asyncio.create_task(watching, name="loop lag"),
            asyncio.create_task(self._every_minute(), name="health"),
        ]

    async def cog_unload(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.house.is_ready():
            await self.beat()
        await self._stack.aclose()

    async def _serve_metrics(self) -> None:
        settings = self.house.settings
        if not settings.metrics_port:
            return
        host = settings.metrics_host
        try:
            metrics = served(self.house, host, settings.metrics_port)
            port = await self._stack.enter_async_context(metrics)
        except OSError as fault:
            log.error("no metrics at %s port %s: %s", host, settings.metrics_port, fault)
            return
        log.info("metrics at http://%s:%s/metrics", host, port)

    async def _every_minute(self) -> None:
        await self.copy_if_due()
        # The first heartbeat comes a minute after Discord is reached: until then the last one of
        # the former run tells how long the bot was down.
        await self.house.wait_until_ready()
        while True:
            await asyncio.sleep(MINUTE)
            await self.minute()

    async def minute(self) -> None:
        """What is done once a minute. A fault in it is logged, and the next minute comes."""
        try:
            await self.beat()
            await self.copy_if_due()
        except Exception:
            log.exception("the minute's work failed")

    async def beat(self) -> None:
        """Note that the bot is alive."""
        await self.house.store.meta.set(HEARTBEAT, str(self.house.adapter.now()))

    async def copy_if_due(self) -> None:
        """The daily copy of the database, in a thread of its own."""
        database, now = self.house.settings.database, self.house.adapter.now()
        if now < self._no_copy_before:
            return
        try:
            if await asyncio.to_thread(backup.is_due, database, now):
                copy = await asyncio.to_thread(backup.make, database, now)
                log.info("copied the database to %s", copy)
        except (backup.CopyFailedError, OSError) as fault:
            log.error("%s; the next try is in an hour", fault)
            self._no_copy_before = now + HOUR


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(Health(house))
