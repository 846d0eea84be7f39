"""The operator's figures in Prometheus' format, on a port of their own."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterable
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from cogs.frame.figures import Figures
from cogs.operator.version import own_version
from db.tables.tables import Census, take_census

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class _Snapshot:
    """What a registry collects: the figures of one moment."""

    def __init__(self, figures: Figures, census: Census) -> None:
        self._figures = figures
        self._census = census

    def collect(self) -> Iterable[Metric]:
        """All figures."""
        figures, census = self._figures, self._census
        info = GaugeMetricFamily("meadhall_info", "Which version runs.", labels=["version"])
        info.add_metric([own_version()], 1)
        yield info
        yield GaugeMetricFamily(
            "meadhall_start_time_seconds", "When the bot started.", value=figures.started
        )
        tables = GaugeMetricFamily("meadhall_tables", "Tables by phase.", labels=["phase"])
        for phase, count in census.tables.items():
            tables.add_metric([phase], count)
        yield tables
        outbox = GaugeMetricFamily("meadhall_outbox", "Posts in the outbox.", labels=["state"])
        outbox.add_metric(["waiting"], census.waiting)
        outbox.add_metric(["parked"], sum(census.parked.values()))
        yield outbox
        counts = {
            "answers": ("Answers that were taken.", figures.answers),
            "posts": ("Posts that got to Discord.", figures.posts),
            "undeliverable": ("Posts that Discord refused for good.", figures.undeliverable),
            "failures": ("Errors in the log.", figures.failures),
        }
        for name, (about, value) in counts.items():
            yield CounterMetricFamily(f"meadhall_{name}", about, value=value)
        yield GaugeMetricFamily(
            "meadhall_loop_lag_seconds", "How late the event loop came last.", value=figures.lag
        )
        yield GaugeMetricFamily(
            "meadhall_loop_lag_worst_seconds",
            "How late it came at worst in five minutes.",
            value=figures.worst_lag,
        )


def rendered(figures: Figures, census: Census) -> bytes:
    """The figures as Prometheus reads them."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Snapshot(figures, census))
    return generate_latest(registry)


@contextlib.asynccontextmanager
async def served(bot: Bot, host: str, port: int) -> AsyncIterator[int]:
    """`GET /metrics` at this address; the port, which differs if it was 0.

    Raises:
        OSError: the port is taken.
    """

    async def metrics(_: web.Request) -> web.Response:
        body = rendered(bot.figures, await bot.store.read(take_census))
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE})

    app = web.Application()
    app.router.add_get("/metrics", metrics)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        await site.start()
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()
