"""The application's owner, who runs the bot: `/admin` for them alone, and word to them by direct
message; and what keeps the bot in good health: its heartbeat, copies of the database when they are
due, figures for Prometheus on a port of their own, and Python's garbage collection in its place.

Discord hides `/admin` from all but administrators, or shows it in one server only
(`Settings.admin_server`); whoever sends it all the same is refused."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import platform
import sqlite3
import sys
import time
import tomllib
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, Final

import aiohttp
import discord
from aiohttp import web
from discord import app_commands
from discord.ext import commands
from prometheus_client import generate_latest
from prometheus_client.core import CounterMetricFamily as Counter
from prometheus_client.core import GaugeMetricFamily as Gauge
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from cogs.connection import leave_old_server, mend
from cogs.frame import Bot
from cogs.frame.commands import IN_SERVERS, Hourly, Option, command, extension
from cogs.frame.context import Context
from cogs.frame.message import Message
from cogs.frame.routes import button, rows
from cogs.profile import erase_person
from db.base.disk import DiskTrouble
from db.base.mapped import META
from db.copies import backup
from db.people import people
from db.people.forget import tidy
from db.tables.tables import MINUTE, Census, take_census
from engine.kit.words import cut
from engine.table.answers import queries
from engine.table.service import Refused
from engine.table.tasks.timekeeper import HEARTBEAT
from texts import LOCALES, nearest, own_words

log = logging.getLogger(__name__)

PROJECT: Final = Path(__file__).parents[1] / "pyproject.toml"
MOST_REASONS: Final = 5
DANGER: Final = discord.ButtonStyle.danger
HIDDEN: Final = discord.Permissions.none()  # administrators see it all the same


async def _need_owner(ctx: Context) -> None:
    if not await ctx.bot.is_owner(ctx.interaction.user):
        log.warning("%s sent /admin and is not the owner", ctx.id)
        raise Refused("not-owner")


@command("admin status", IN_SERVERS, permissions=HIDDEN, looks=True)
async def status(ctx: Context) -> str:
    """How the bot is doing: tables, outbox, failures, lag, versions. No hands, no people."""
    await _need_owner(ctx)
    bot, say, figures = ctx.bot, ctx.say, ctx.bot.figures
    census = await bot.store.read(take_census)
    known = {**versions(), say("status-migration"): str(census.migration)}
    phases = " · ".join(f"{say(f'status-{phase}')} {n}" for phase, n in census.tables.items())
    lines = [
        " · ".join(f"{name} {version}" for name, version in known.items()),
        say("status-since", time=f"<t:{figures.started}:R>", servers=len(bot.guilds)),
        f"{say('status-tables')} {phases}",
        say(
            "status-outbox",
            waiting=census.waiting,
            parked=sum(census.parked.values()),
            posts=figures.posts,
            undeliverable=figures.undeliverable,
        ),
    ]
    reasons = list(census.parked.items())[:MOST_REASONS]
    lines += [f"  - {_code(why, 100)} × {count}" for why, count in reasons]
    lines.append(say("status-answers", count=figures.answers))
    lines.append(say("status-failures", count=figures.failures))
    if figures.last_failure is not None:
        lines.append(say("status-last-failure", time=f"<t:{figures.last_failure}:R>"))
    now, worst = (str(round(seconds * 1000)) for seconds in (figures.lag, figures.worst_lag))
    lines.append(say("status-lag", now=now, worst=worst))
    database = bot.settings.database
    size = f"{database.stat().st_size / 1e6:.1f} MB" if database.exists() else "?"
    about = {"file": f"`{database}`", "size": size}
    if copies := backup.copies(database):
        when = f"<t:{copies[0][0]}:R>"
        lines.append(say("status-copy", count=len(copies), time=when, **about))
    else:
        lines.append(say("status-no-copy", **about))
    if bot.copies.fault:
        lines.append(say("status-copy-failed", why=_code(bot.copies.fault, 200)))
    if bot.disk.trouble is not None:
        lines.append(say("status-disk", why=_code(str(bot.disk.trouble), 200)))
    return cut("\n".join(lines), 2000)


def _code(text: str, most: int) -> str:
    plain = text.replace("`", "'").replace("\n", " ")
    return f"`{cut(plain, most)}`"


@command("admin sync", IN_SERVERS, permissions=HIDDEN, looks=True)
async def sync(ctx: Context) -> str:
    await _need_owner(ctx)
    bot, server = ctx.bot, ctx.bot.settings.admin_server
    try:
        count = await mend(bot, None, anyway=True)
        if server is not None:
            count += await mend(bot, server, anyway=True)
        await leave_old_server(bot)
        return ctx.say("synced", count=count)
    except (discord.HTTPException, app_commands.AppCommandError) as fault:
        log.exception("could not register the commands")
        return ctx.say("sync-failed", why=cut(str(fault), 500))


@command("admin forget", IN_SERVERS, permissions=HIDDEN, looks=True)
async def ask_to_erase(
    ctx: Context, person: Annotated[discord.User, Option(about="arg-erased-about")]
) -> Message:
    await _need_owner(ctx)
    count = len(await ctx.look(queries.tables_of_person, person.id))
    text = ctx.say("admin-forget", who=f"<@{person.id}>", id=str(person.id), count=count)
    return Message(text, view=rows([erase.button(ctx.say, person=person.id)]))


@button("z:forget:{person}", "admin-forget-yes", looks=True, style=DANGER, emoji="🗑️")
async def erase(ctx: Context, person: int) -> str:
    await _need_owner(ctx)
    await erase_person(ctx.bot, person)
    log.info("the owner had a person erased")
    return ctx.say("admin-forgotten", who=f"<@{person}>")


# Word to the owner


async def tell_owner(bot: Bot, key: str, **args: str | int) -> bool:
    """Say something of our catalogue to the owner (of a team: its owner); whether it got there.
    Nothing is written down for it: this is how they learn that nothing can be."""
    try:
        about = await bot.application_info()
        owner = about.team.owner_id if about.team is not None else about.owner.id
        if owner is None:
            return False
        locale = LOCALES[0]
        with contextlib.suppress(DiskTrouble):
            locale = nearest((await bot.store.read(people.get, owner)).language) or locale
        channel = await bot.create_dm(discord.Object(owner))
        await channel.send(own_words(locale)(key, **args))
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError) as fault:
        log.warning("the owner could not be told (%s): %s", key, fault)
        return False
    return True


# Which versions run here


@cache
def own_version() -> str:
    return str(tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"])


def versions() -> dict[str, str]:
    """Of the bot itself, then of its libraries, by name."""
    return {
        "Meadhall": own_version(),
        "Python": platform.python_version(),
        "discord.py": version("discord.py"),
        "SQLite": sqlite3.sqlite_version,
    }


# What the operator may want to know about this run, counted since the start, in memory only

LAG_EVERY: Final = 1.0  # seconds between two looks at the event loop
LAGS_KEPT: Final = 300


@dataclass(eq=False)
class Figures(logging.Handler):
    """Since `started` (seconds since 1970). As a handler of the log they count failures."""

    started: int
    answers: int = 0  # answers that were accepted, sealed picks included
    posts: int = 0  # posts that arrived
    undeliverable: int = 0  # posts that were parked
    failures: int = 0  # faults: whatever was logged as an error
    last_failure: int | None = None
    lags: deque[float] = field(default_factory=lambda: deque(maxlen=LAGS_KEPT))
    """How late the event loop was, in seconds, over the last minutes."""

    def __post_init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        self.failures += 1
        self.last_failure = int(record.created)

    @property
    def lag(self) -> float:
        return self.lags[-1] if self.lags else 0.0

    @property
    def worst_lag(self) -> float:
        """The greatest one of the last five minutes."""
        return max(self.lags, default=0.0)

    async def watch_lag(self) -> None:
        """Until cancelled, note how late the loop wakes us. Whatever delays it, such as a picture
        drawn in the wrong place, delays every press as much."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(LAG_EVERY)
            self.lags.append(max(0.0, time.monotonic() - before - LAG_EVERY))


class Health(commands.Cog):
    """What begins with the bot, is done once a minute, and ends with it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._tasks: list[asyncio.Task[None]] = []
        self._stack = contextlib.AsyncExitStack()

    async def cog_load(self) -> None:
        bot = self.bot
        with contextlib.suppress(DiskTrouble):
            await bot.copies.open()
            await bot.put_back.sign()
        logging.getLogger().addHandler(bot.figures)
        self._stack.callback(logging.getLogger().removeHandler, bot.figures)
        if bot.settings.metrics_port:
            host, port = bot.settings.metrics_host, bot.settings.metrics_port
            try:
                port = await self._stack.enter_async_context(metrics_served(bot, host, port))
            except OSError as fault:
                log.error("no metrics at %s port %s: %s", host, port, fault)
            else:
                log.info("metrics at http://%s:%s/metrics", host, port)
        coming = {"loop lag": bot.figures.watch_lag(), "health": self._every_minute()}
        self._tasks = [asyncio.create_task(one, name=name) for name, one in coming.items()]

    async def cog_unload(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.bot.up.is_set():
            await self._beat()
        await self._stack.aclose()

    async def _every_minute(self) -> None:
        await self._do(self.bot.copies.minute)
        # The first heartbeat comes a minute after Discord is reached: until then the last one of
        # the former run tells how long the bot was down.
        await self.bot.up.wait()
        while True:
            await asyncio.sleep(MINUTE)
            await self.minute()

    async def minute(self) -> None:
        bot = self.bot
        await self._do(bot.disk.minute, self._beat, bot.put_back.minute, bot.copies.minute)

    async def _do(self, *steps: Callable[[], Awaitable[None]]) -> None:
        """A fault in one is logged, and the next one comes."""
        for step in steps:
            try:
                await step()
            except Exception:
                log.exception("%s failed", step.__qualname__)

    async def _beat(self) -> None:
        """Note that the bot is alive. While nothing can be written it is as good as down."""
        bot = self.bot
        try:
            await bot.timekeeper.make_up()
            await bot.store.write(META.put, HEARTBEAT, str(bot.service.now()))
            await bot.put_back.sign()
        except DiskTrouble:
            bot.timekeeper.lose_time()


@Hourly
async def tidy_up(bot: Bot) -> None:
    """Of tables that ended 90 days ago little is kept."""
    with contextlib.suppress(DiskTrouble):
        if count := await tidy(bot.store, bot.service.now()):
            log.info("tidied up after %d tables", count)


@contextlib.asynccontextmanager
async def metrics_served(bot: Bot, host: str, port: int) -> AsyncIterator[int]:
    """`GET /metrics` at this address; the port, which differs if it was 0."""

    async def metrics(_: web.Request) -> web.Response:
        body = rendered(bot.figures, await bot.store.read(take_census))
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})

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
    """The figures of this moment, as Prometheus reads them."""
    states = {"waiting": census.waiting, "parked": sum(census.parked.values())}
    labelled = (
        (Gauge("meadhall_info", "Which version runs.", labels=["version"]), {own_version(): 1}),
        (Gauge("meadhall_tables", "Tables by phase.", labels=["phase"]), census.tables),
        (Gauge("meadhall_outbox", "Posts in the outbox.", labels=["state"]), states),
    )
    for family, numbers in labelled:
        for value, number in numbers.items():
            family.add_metric([value], number)
    refused = "Posts that Discord refused for good."
    worst = "How late it came at worst in five minutes."
    families = [
        *(family for family, _ in labelled),
        Counter("meadhall_answers", "Answers that were taken.", figures.answers),
        Counter("meadhall_posts", "Posts that got to Discord.", figures.posts),
        Counter("meadhall_undeliverable", refused, figures.undeliverable),
        Counter("meadhall_failures", "Errors in the log.", figures.failures),
        Gauge("meadhall_start_time_seconds", "When the bot started.", figures.started),
        Gauge("meadhall_loop_lag_seconds", "How late the event loop came last.", figures.lag),
        Gauge("meadhall_loop_lag_worst_seconds", worst, figures.worst_lag),
    ]
    everything: Any = SimpleNamespace(collect=lambda: families)
    return generate_latest(everything)


# What delays everything. Now and then Python looks through all objects, and nothing else runs
# meanwhile: half a second with 2,500 servers, again and again while they come in. What the library
# keeps about servers stays, so it need not be looked at (`gc.freeze`)


THRESHOLDS: Final = (2000, 10, 35)
"""The first is Python's own since 3.13 (before it is 700), so that most of what an answer takes is
gone by itself. The last one (10) is higher, so that the whole search comes after a shard's servers
are set aside, and not among them."""

TURN: Final = 0.001
"""Seconds a thread works on while another one waits; Python's own 5 ms add up in the event loop,
which stops and goes on again many times for one answer."""


def tune_python(bot: Bot) -> None:
    """From here on, in the whole process: threads take short turns, and what there is whenever a
    shard has come up is set aside."""
    came_up: set[int] = set()
    sys.setswitchinterval(TURN)
    gc.set_threshold(*THRESHOLDS)
    gc.unfreeze()  # a bot that was there before is garbage by now

    async def on_shard_ready(shard: int) -> None:
        # Of a shard that had come up before, what was kept of its servers is garbage now.
        if shard in came_up:
            gc.unfreeze()
            gc.collect()
        came_up.add(shard)
        gc.freeze()

    bot.add_listener(on_shard_ready, "on_shard_ready")


async def setup(bot: Bot) -> None:
    server = bot.settings.admin_server
    only = None if server is None else discord.Object(server)
    await extension(__name__, lambda _: only)(bot)
    await bot.add_cog(Health(bot))
