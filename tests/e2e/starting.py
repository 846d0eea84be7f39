"""The bot in this process: ready for tests, or kept playing as `bot.py` does it; what it logs."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import logging
import socket
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from discord.state import AutoShardedConnectionState

from cogs import bot as cogs_bot
from cogs import connection
from cogs.bot import Bot
from cogs.connection import (
    AGAIN,
    CLOSED_FOR_GOOD,
    MEND_FIRST,
    NO_TOKEN,
    RESERVE,
    Calm,
    ShutOutError,
    keep_playing,
)
from cogs.copies import STORED_WORLD, OtherWorldError
from cogs.frame.emojis import UPLOADED, EmojiSet, wanted
from cogs.frame.settings import Settings
from db.base.mapped import META
from db.store import Store, open_store
from db.tables.tables import take_census
from engine.games import all_games
from engine.table.tasks.courier import Courier
from pictures.studio import Studio
from tests.e2e.exchange import StandIn, give_emojis, point_discord_at
from tests.e2e.sketches import hasty_computers, real_studio, sketch_studio

__all__ = [
    "AGAIN",
    "CLOSED_FOR_GOOD",
    "MEND_FIRST",
    "NO_TOKEN",
    "RESERVE",
    "STORED_WORLD",
    "OtherWorldError",
]

START_SECONDS = 40
AT_ONCE = (0.02,)
"""The courier's pauses before it tries again, where a test makes Discord fail."""
SOON = 0.01
TOKEN = ".".join(("x" * 24, "y" * 6, "z" * 27))
OUTAGE = "Discord cannot be reached"
READY = "ready as"


@functools.cache
def all_emojis(*games: str) -> dict[str, str]:
    """The names of all emojis, or of these games', each with its drawing's digest."""
    return {name: emoji.digest for name, emoji in wanted(games or all_games()).items()}


class Hours:
    """The long pauses of the emojis; each lasts until the test ends it."""

    def __init__(self) -> None:
        self.taken = asyncio.Event()
        self._over = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        if seconds:
            self._over.clear()
            self.taken.set()
            await self._over.wait()

    async def begun(self) -> None:
        """Until one is taken."""
        async with asyncio.timeout(START_SECONDS):
            await self.taken.wait()

    def end(self) -> None:
        """Of the one that is taken."""
        self.taken.clear()
        self._over.set()


def patch_hours(patch: pytest.MonkeyPatch) -> Hours:
    """Of all bots that start from now on."""
    made = Hours()
    patch.setattr(cogs_bot, "EmojiSet", functools.partial(EmojiSet, sleep=made))
    return made


async def emojis_there(table: StandIn, store: Store) -> None:
    """As after an earlier start: the application has all its emojis, and the database knows. To
    upload them takes longer than most tests."""
    if await store.read(META.get, UPLOADED) is None:
        give_emojis(table, all_emojis())
        await store.write(META.put, UPLOADED, json.dumps(all_emojis()))


def settings_for(table: StandIn, database: Path, **more: Any) -> Settings:
    """No pauses: neither before computer players answer nor between two DM channels or edits."""
    return Settings(
        database=database,
        log_level="INFO",
        local_port=0,
        local_url=table.url,
        computer_seconds=0,
        dm_seconds=0,
        **{"token": "", "order_seconds": 0, "follow_seconds": 0, **more},
    )


@contextlib.asynccontextmanager
async def meadhall_at(
    table: StandIn,
    database: Path,
    *,
    retry_seconds: tuple[float, ...] = AT_ONCE,
    all_shards: bool = True,
    emojis: bool = True,
    studio: Studio | None = None,
    **more: Any,
) -> AsyncIterator[Bot]:
    """The bot in this process, ready (or, without `all_shards`, up with one of them), and closed
    at the end as `bot.py` does it; `emojis`: they were uploaded before; `studio`: a real one where
    somebody looks at pictures; `more`: settings."""
    point_discord_at(table.url)
    async with contextlib.AsyncExitStack() as stack:
        store = await stack.enter_async_context(open_store(database))
        if emojis:
            await emojis_there(table, store)
        settings = settings_for(table, database, **more)
        house = Bot(settings, store, studio or sketch_studio(), guild_ready_timeout=0.05)
        pause = settings.computer_seconds
        house.computers = hasty_computers(house.service, delay_seconds=pause)
        house.courier = Courier(store, house.carrier, retry_seconds=retry_seconds)
        await stack.enter_async_context(house)
        playing = asyncio.create_task(house.start("local-table"))
        there = house.wait_until_ready() if all_shards else house.up.wait()
        ready = asyncio.create_task(there)
        try:
            async with asyncio.timeout(START_SECONDS):
                await asyncio.wait({playing, ready}, return_when=asyncio.FIRST_COMPLETED)
            assert ready.done(), "the bot did not come up"
            yield house
        finally:
            ready.cancel()
            await house.close()
            await asyncio.gather(playing, return_exceptions=True)


async def at_rest(house: Bot) -> None:
    """Until the bot has nothing left to do: no post waits, no computer player is awaited."""
    async with asyncio.timeout(START_SECONDS):
        while True:
            await house.service.settle()
            await house.computers.settle()
            await house.ahead_runner.settle()
            await house.courier.settle()
            if not (await house.store.read(take_census)).waiting:
                return
            await asyncio.sleep(0.01)


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


def impatient(patch: pytest.MonkeyPatch) -> None:
    """Hardly any pause between two tries to reach Discord, or to register commands."""
    patch.setattr(connection, "FIRST_PAUSE", SOON)
    patch.setattr(connection, "LONGEST_PAUSE", SOON)
    patch.setattr(connection, "REGISTERING_PAUSES", (SOON, 60.0))


async def _at_once(*_: Any, **__: Any) -> None:
    return


def connects_again_at_once(patch: pytest.MonkeyPatch) -> None:
    """The library does, and waits between no two shards."""
    patch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: SOON)
    patch.setattr(discord.Client, "before_identify_hook", _at_once)


def gateway_is_at(url: str, ready_seconds: float, patch: pytest.MonkeyPatch) -> None:
    """The library takes it to be there; the bot waits so long until it is ready."""
    patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(url))
    patch.setattr(connection, "READY_SECONDS", ready_seconds)


def cannot_read_sessions(while_: Callable[[], bool], patch: pytest.MonkeyPatch) -> None:
    """The library cannot, so long."""
    read = AutoShardedConnectionState.parse_ready

    def newer(self: AutoShardedConnectionState, data: Any) -> None:
        if while_():
            raise KeyError("shape")
        read(self, data)

    patch.setattr(AutoShardedConnectionState, "parse_ready", newer)


def stumbles(while_: Callable[[], bool], patch: pytest.MonkeyPatch) -> None:
    """The library does over what it hears, so long."""
    hear = discord.gateway.DiscordWebSocket.received_message

    async def stumble(self: discord.gateway.DiscordWebSocket, message: Any) -> None:
        if while_():
            raise ValueError("no such thing")
        await hear(self, message)

    patch.setattr(discord.gateway.DiscordWebSocket, "received_message", stumble)


def cannot_open(why: str, patch: pytest.MonkeyPatch) -> None:
    """A fault of the bot's own at its start."""

    def broken() -> None:
        raise OSError(why)

    patch.setattr(cogs_bot, "Translator", broken)


def without_emojis(patch: pytest.MonkeyPatch) -> None:
    """They are not looked after."""
    patch.setattr(EmojiSet, "run", _at_once)


def registers_for_a_moment(patch: pytest.MonkeyPatch) -> None:
    """No longer the start waits for it."""
    patch.setattr(connection, "FIRST_TRY_SECONDS", SOON)


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
async def played(table: StandIn, database: Path, **more: Any) -> AsyncIterator[Playing]:
    """What `bot.py` does, in this process; `more`: settings."""
    async with open_store(database) as store:
        await emojis_there(table, store)
        stop = asyncio.Event()
        settings = settings_for(table, database, **more)
        make = partial(Bot, settings, store, real_studio(), guild_ready_timeout=0.05)
        calm = Calm()
        for name in Calm.LOGGERS:
            logging.getLogger(name).addFilter(calm)
        task = asyncio.create_task(keep_playing(make, "local-table", stop, calm))
        try:
            yield Playing(task, stop)
        finally:
            stop.set()
            await asyncio.gather(task, return_exceptions=True)
            for name in Calm.LOGGERS:
                logging.getLogger(name).removeFilter(calm)


async def database_there(database: Path, **words: str) -> None:
    """As a start before left it; it has kept these words."""
    async with open_store(database) as store:
        await store.write(META.put, "word", "before")
        await store.write(META.put, UPLOADED, json.dumps(all_emojis()))
        for key, word in words.items():
            await store.write(META.put, key, word)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])
