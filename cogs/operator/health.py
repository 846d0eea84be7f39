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
    from cogs.frame.bot import Bot

log = logging.getLogger(__name__)

MINUTE: Final = 60
HOUR: Final = 3600


class Health(commands.Cog):
    """Once a minute a heartbeat, and copies of the database when they are due."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._failures = FailureCount(bot.figures, bot.service.now)
        self._tasks: list[asyncio.Task[None]] = []
        self._stack = contextlib.AsyncExitStack()
        self._tidied_at = -HOUR

    async def cog_load(self) -> None:
        await self.bot.copies.open()
        with contextlib.suppress(DiskTrouble):
            await self.bot.put_back.sign()
        logging.getLogger().addHandler(self._failures)
        self._stack.callback(logging.getLogger().removeHandler, self._failures)
        await self._serve_metrics()
        watching = watch_lag(self.bot.figures, clock=time.monotonic, sleep=asyncio.sleep)
        self._tasks = [
            asyncio.create_task(watching, name="loop lag"),
            asyncio.create_task(self._every_minute(), name="health"),
        ]

    async def cog_unload(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.bot.is_up():
            await self.beat()
        await self._stack.aclose()

    async def _serve_metrics(self) -> None:
        settings = self.bot.settings
        if not settings.metrics_port:
            return
        host = settings.metrics_host
        try:
            metrics = served(self.bot, host, settings.metrics_port)
            port = await self._stack.enter_async_context(metrics)
        except OSError as fault:
            log.error("no metrics at %s port %s: %s", host, settings.metrics_port, fault)
            return
        log.info("metrics at http://%s:%s/metrics", host, port)

    async def _every_minute(self) -> None:
        await self._copy()
        # The first heartbeat comes a minute after Discord is reached: until then the last one of
        # the former run tells how long the bot was down.
        await self.bot.wait_until_up()
        while True:
            await asyncio.sleep(MINUTE)
            await self.minute()

    async def minute(self) -> None:
        """What is done once a minute. A fault in it is logged, and the next minute comes."""
        try:
            await self.bot.disk.minute()
            await self.beat()
            await self.bot.put_back.minute()
            await self._tidy()
        except Exception:
            log.exception("the work of this minute failed")
        await self._copy()

    async def _tidy(self) -> None:
        """Once an hour: what is kept of tables for 90 days after their end."""
        now = self.bot.service.now()
        if 0 <= now - self._tidied_at < HOUR:
            return
        with contextlib.suppress(DiskTrouble):
            count = await tidy(self.bot.store, now)
            self._tidied_at = now
            if count:
                log.info("tidied up after %d tables", count)

    async def _copy(self) -> None:
        try:
            await self.bot.copies.minute()
        except Exception:
            log.exception("the copies failed")

    async def beat(self) -> None:
        """Note that the bot is alive. While nothing can be written it is as good as down."""
        bot = self.bot
        try:
            await bot.timekeeper.make_up()
            await bot.store.write(META.put, HEARTBEAT, str(bot.service.now()))
            await bot.put_back.sign()
        except DiskTrouble:
            bot.timekeeper.lose_time()


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Health(bot))
