"""What keeps the bot in good health: its heartbeat, copies of the database when they are due, and
the operator's figures, for Prometheus on a port of their own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from aiohttp import web
from discord.ext import commands
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from cogs.operator.admin import own_version
from db.base.disk import DiskTrouble
from db.base.mapped import META
from db.people.forget import tidy
from db.tables.tables import Census, take_census
from engine.table.tasks.timekeeper import HEARTBEAT

if TYPE_CHECKING:
    from cogs.bot import Bot

log = logging.getLogger(__name__)

# What the operator may want to know about this run, counted since the start, in memory only

LAG_EVERY: Final = 1.0
"""Seconds between two looks at the event loop."""
LAGS_KEPT: Final = 300


@dataclass
class Figures:
    """Since `started` (seconds since 1970)."""

    started: int
    answers: int = 0
    """Answers that were accepted, sealed picks included."""
    posts: int = 0
    """Posts that arrived."""
    undeliverable: int = 0
    """Posts that were parked."""
    failures: int = 0
    """Faults: whatever was logged as an error."""
    last_failure: int | None = None
    lags: deque[float] = field(default_factory=lambda: deque(maxlen=LAGS_KEPT))
    """How late the event loop was, in seconds, over the last minutes."""

    @property
    def lag(self) -> float:
        """The last one."""
        return self.lags[-1] if self.lags else 0.0

    @property
    def worst_lag(self) -> float:
        """The greatest one of the last five minutes."""
        return max(self.lags, default=0.0)


async def watch_lag(
    figures: Figures,
    *,
    clock: Callable[[], float],
    sleep: Callable[[float], Awaitable[None]],
) -> None:
    """Until cancelled: measure how late the loop wakes us. Whatever delays it, such as a picture
    drawn in the wrong place, delays every press as much."""
    while True:
        before = clock()
        await sleep(LAG_EVERY)
        figures.lags.append(max(0.0, clock() - before - LAG_EVERY))


class FailureCount(logging.Handler):
    """Counts the errors that anything logs."""

    def __init__(self, figures: Figures, now: Callable[[], int]) -> None:
        super().__init__(logging.ERROR)
        self._figures = figures
        self._now = now

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self._figures.failures += 1
        self._figures.last_failure = self._now()


MINUTE: Final = 60
HOUR: Final = 3600
METRICS_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Health(commands.Cog):
    """What begins with the bot, is done once a minute, and ends with it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._tasks: list[asyncio.Task[None]] = []
        self._stack = contextlib.AsyncExitStack()
        self._tidied_at = -HOUR

    async def cog_load(self) -> None:
        bot = self.bot
        await bot.copies.open()
        with contextlib.suppress(DiskTrouble):
            await bot.put_back.sign()
        failures = FailureCount(bot.figures, bot.service.now)
        logging.getLogger().addHandler(failures)
        self._stack.callback(logging.getLogger().removeHandler, failures)
        if bot.settings.metrics_port:
            host, port = bot.settings.metrics_host, bot.settings.metrics_port
            try:
                port = await self._stack.enter_async_context(metrics_served(bot, host, port))
            except OSError as fault:
                log.error("no metrics at %s port %s: %s", host, port, fault)
            else:
                log.info("metrics at http://%s:%s/metrics", host, port)
        watching = watch_lag(bot.figures, clock=time.monotonic, sleep=asyncio.sleep)
        self._tasks = [
            asyncio.create_task(watching, name="loop lag"),
            asyncio.create_task(self._every_minute(), name="health"),
        ]

    async def cog_unload(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.bot.is_up():
            await self._beat()
        await self._stack.aclose()

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
            await self._beat()
            await self.bot.put_back.minute()
            await self._tidy()
        except Exception:
            log.exception("the work of this minute failed")
        await self._copy()

    async def _copy(self) -> None:
        try:
            await self.bot.copies.minute()
        except Exception:
            log.exception("the copies failed")

    async def _beat(self) -> None:
        """Note that the bot is alive. While nothing can be written it is as good as down."""
        bot = self.bot
        try:
            await bot.timekeeper.make_up()
            await bot.store.write(META.put, HEARTBEAT, str(bot.service.now()))
            await bot.put_back.sign()
        except DiskTrouble:
            bot.timekeeper.lose_time()

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


@contextlib.asynccontextmanager
async def metrics_served(bot: Bot, host: str, port: int) -> AsyncIterator[int]:
    """`GET /metrics` at this address; the port, which differs if it was 0.

    Raises:
        OSError: the port is taken.
    """

    async def metrics(_: web.Request) -> web.Response:
        body = rendered(bot.figures, await bot.store.read(take_census))
        return web.Response(body=body, headers={"Content-Type": METRICS_TYPE})

    app = web.Application()
    app.router.add_get("/metrics", metrics)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()


def rendered(figures: Figures, census: Census) -> bytes:
    """The figures as Prometheus reads them."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Snapshot(figures, census))
    return generate_latest(registry)


class _Snapshot:
    """What a registry collects: the figures of one moment."""

    def __init__(self, figures: Figures, census: Census) -> None:
        self._figures = figures
        self._census = census

    def collect(self) -> Iterable[Metric]:
        figures, census = self._figures, self._census
        info = GaugeMetricFamily("meadhall_info", "Which version runs.", labels=["version"])
        info.add_metric([own_version()], 1)
        tables = GaugeMetricFamily("meadhall_tables", "Tables by phase.", labels=["phase"])
        for phase, count in census.tables.items():
            tables.add_metric([phase], count)
        outbox = GaugeMetricFamily("meadhall_outbox", "Posts in the outbox.", labels=["state"])
        outbox.add_metric(["waiting"], census.waiting)
        outbox.add_metric(["parked"], sum(census.parked.values()))
        yield from (info, tables, outbox)
        for name, about, count in (
            ("answers", "Answers that were taken.", figures.answers),
            ("posts", "Posts that got to Discord.", figures.posts),
            ("undeliverable", "Posts that Discord refused for good.", figures.undeliverable),
            ("failures", "Errors in the log.", figures.failures),
        ):
            yield CounterMetricFamily(f"meadhall_{name}", about, value=count)
        for name, about, value in (
            ("start_time_seconds", "When the bot started.", figures.started),
            ("loop_lag_seconds", "How late the event loop came last.", figures.lag),
            (
                "loop_lag_worst_seconds",
                "How late it came at worst in five minutes.",
                figures.worst_lag,
            ),
        ):
            yield GaugeMetricFamily(f"meadhall_{name}", about, value=value)


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Health(bot))
