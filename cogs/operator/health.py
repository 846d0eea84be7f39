"""What keeps the bot in good health: its heartbeat, copies of the database, and figures."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

from discord.ext import commands

from cogs.frame.figures import FailureCount, watch_lag
from cogs.operator.metrics import served
from db.base.disk import DiskTrouble
from db.base.mapped import META
from db.people.forget import tidy
from engine.table.tasks.timekeeper import HEARTBEAT

if TYPE_CHECKING:
    from cogs.frame.house import House

log = logging.getLogger(__name__)

MINUTE: Final = 60
HOUR: Final = 3600


class Health(commands.Cog):
    """Once a minute a heartbeat, and copies of the database when they are due."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._failures = FailureCount(house.figures, house.service.now)
        self._tasks: list[asyncio.Task[None]] = []
        self._stack = contextlib.AsyncExitStack()
        self._tidied_at = -HOUR

    async def cog_load(self) -> None:
        await self.house.copies.open()
        with contextlib.suppress(DiskTrouble):
            await self.house.put_back.sign()
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
        if self.house.is_up():
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
        await self._copy()
        # The first heartbeat comes a minute after Discord is reached: until then the last one of
        # the former run tells how long the bot was down.
        await self.house.wait_until_up()
        while True:
            await asyncio.sleep(MINUTE)
            await self.minute()

    async def minute(self) -> None:
        """What is done once a minute. A fault in it is logged, and the next minute comes."""
        try:
            await self.house.disk.minute()
            await self.beat()
            await self.house.put_back.minute()
            await self._tidy()
        except Exception:
            log.exception("the work of this minute failed")
        await self._copy()

    async def _tidy(self) -> None:
        """Once an hour: what is kept of tables for 90 days after their end."""
        now = self.house.service.now()
        if 0 <= now - self._tidied_at < HOUR:
            return
        with contextlib.suppress(DiskTrouble):
            count = await tidy(self.house.store, now)
            self._tidied_at = now
            if count:
                log.info("tidied up after %d tables", count)

    async def _copy(self) -> None:
        try:
            await self.house.copies.minute()
        except Exception:
            log.exception("the copies failed")

    async def beat(self) -> None:
        """Note that the bot is alive. While nothing can be written it is as good as down."""
        house = self.house
        try:
            await house.timekeeper.make_up()
            await house.store.write(META.put, HEARTBEAT, str(house.service.now()))
            await house.put_back.sign()
        except DiskTrouble:
            house.timekeeper.lose_time()


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(Health(house))
