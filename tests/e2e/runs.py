"""The bot and the local table at work: as one process, or the bot as a process of its own."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import functools
import json
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from cogs.frame.emojis import UPLOADED, wanted
from cogs.frame.settings import Settings
from cogs.opening import Meadhall
from db.store import Store, open_store
from engine.games import all_games, art_folder
from engine.table.tasks.courier import Courier
from localtable.connect import point_discord_at
from localtable.server import LocalTable
from localtable.world.world import Emoji
from pictures.painter import Painter
from pictures.studio import Studio
from tests.e2e.sketches import hasty_computers, sketch_studio
from tests.pictures.at_hand import AtHand

log = logging.getLogger(__name__)

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 40
STOP_SECONDS = 20
AT_ONCE = (0.02,)
"""The courier's pauses before it tries again, where a test makes Discord fail."""
COMMAND = (sys.executable, "-m", "tests.e2e.sketching_bot")
SPECK = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
"""A picture of one pixel."""


def settings_for(table: LocalTable, database: Path, **more: Any) -> Settings:
    """No pauses: neither before computer players answer nor between two DM channels."""
    return Settings(
        database=database,
        log_level="INFO",
        local_port=0,
        local_url=table.url,
        computer_seconds=0,
        dm_seconds=0,
        **{"token": "", "order_seconds": 0, **more},
    )


@functools.cache
def _painting() -> AtHand:
    """One for all tests of a process, which draws each drawing once for all of them."""
    return AtHand(Painter(art_folder))


def real_studio() -> Studio:
    """Where pictures are painted as they are."""
    return Studio(_painting())


@functools.cache
def all_emojis() -> dict[str, str]:
    """The names of all emojis, each with its drawing's digest."""
    return {name: emoji.digest for name, emoji in wanted(all_games()).items()}


async def emojis_there(table: LocalTable, store: Store) -> None:
    """As after an earlier start: the application has all its emojis, and the database knows. To
    upload them takes longer than most tests."""
    if await store.meta.get(UPLOADED) is not None:
        return
    world = table.hall.world
    for name in all_emojis().keys() - {emoji.name for emoji in world.emojis.values()}:
        emoji = Emoji(world.clock.next_id(), name, False, "image/png")
        world.journal.keep_file(emoji.id, SPECK)
        world.put(emoji)
    await store.meta.set(UPLOADED, json.dumps(all_emojis()))


@contextlib.asynccontextmanager
async def house_at(
    table: LocalTable,
    database: Path,
    *,
    retry_seconds: tuple[float, ...] = AT_ONCE,
    all_shards: bool = True,
    emojis: bool = True,
    studio: Studio | None = None,
    **more: Any,
) -> AsyncIterator[Meadhall]:
    """The bot in this process, ready (or, without `all_shards`, up with one of them), and closed
    at the end as `bot.py` does it; `emojis`: they were uploaded before; `studio`: a real one where
    somebody looks at pictures; `more`: settings."""
    point_discord_at(table.url)
    async with contextlib.AsyncExitStack() as stack:
        store = await stack.enter_async_context(open_store(database))
        if emojis:
            await emojis_there(table, store)
        settings = settings_for(table, database, **more)
        house = Meadhall(settings, store, studio or sketch_studio(), guild_ready_timeout=0.05)
        pause = settings.computer_seconds
        house.computers = hasty_computers(house.adapter, delay_seconds=pause)
        house.courier = Courier(store, house.carrier, retry_seconds=retry_seconds)
        await stack.enter_async_context(house)
        playing = asyncio.create_task(house.start("local-table"))
        there = house.wait_until_ready() if all_shards else house.wait_until_up()
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


async def settled(house: Meadhall) -> None:
    """Until the bot has nothing left to do: no post waits, no computer player is awaited."""
    async with asyncio.timeout(START_SECONDS):
        while True:
            await house.adapter.settle()
            await house.computers.settle()
            await house.deputy.settle()
            await house.courier.settle()
            waiting, _ = await house.store.outbox.depth()
            if not waiting:
                return
            await asyncio.sleep(0.01)


async def everything_registered(house: Meadhall) -> None:
    """Until Discord has all commands, those of the operator's server too."""
    async with asyncio.timeout(START_SECONDS):
        await house.registrar.settle()


class BotProcess:
    """The bot as a process at a local table: started, stopped, killed, started again."""

    def __init__(self, table: LocalTable, folder: Path, log_level: str = "INFO") -> None:
        self.table = table
        self.log_level = log_level
        self.database = folder / "bot.sqlite3"
        self.log = folder / "bot.log"
        self.up = asyncio.Event()
        """Set while the bot is connected, as far as the table knows."""
        self.starts = 0
        self.on_change: list[Callable[[], None]] = []
        """Called when it went down, and when it is up again."""
        self._process: asyncio.subprocess.Process | None = None
        table.hall.gateway.on_event.append(self._told)

    def _told(self, name: str, _: dict[str, Any]) -> None:
        if name == "GUILD_CREATE":
            self.up.set()
            self._changed()

    def _changed(self) -> None:
        for watch in self.on_change:
            watch()

    def _down(self) -> None:
        self.up.clear()
        self._changed()

    def environ(self) -> dict[str, str]:
        """Its settings: this table, and no pauses."""
        return {
            "DISCORD_TOKEN": "",
            "MEADHALL_DATABASE": str(self.database),
            "MEADHALL_LOCAL_URL": self.table.url,
            "MEADHALL_COMPUTER_SECONDS": "0",
            "MEADHALL_ORDER_SECONDS": "0",
            "MEADHALL_DM_SECONDS": "0",
            "MEADHALL_LOG_LEVEL": self.log_level,
        }

    async def start(self) -> None:
        """Until it is connected."""
        assert self._process is None
        environ = {key: value for key, value in os.environ.items() if "MEADHALL" not in key}
        environ |= self.environ()
        with self.log.open("ab") as out:
            self._process = await asyncio.create_subprocess_exec(
                *COMMAND, cwd=ROOT, env=environ, stdout=out, stderr=out
            )
        self.starts += 1
        ended = asyncio.create_task(self._process.wait())
        connected = asyncio.create_task(self.up.wait())
        await asyncio.wait(
            {ended, connected}, timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED
        )
        ended.cancel()
        connected.cancel()
        assert self.up.is_set(), self.log.read_text()

    async def stop(self) -> None:
        """By SIGTERM, and it must end cleanly."""
        assert await self._end(signal.SIGTERM) == 0, self.log.read_text()

    async def kill(self) -> None:
        """Without a warning."""
        assert await self._end(signal.SIGKILL) == -signal.SIGKILL

    def kill_now(self) -> None:
        """At this very moment; `kill` must follow, to wait for its end."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(signal.SIGKILL)
            self._down()

    async def _end(self, number: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None
        self._down()
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(number)
        async with asyncio.timeout(STOP_SECONDS):
            return await process.wait()

    async def close(self) -> None:
        """At the end of a test, however it ended."""
        if self._process is not None and self._process.returncode is None:
            await self._end(signal.SIGKILL)
        # Where a test fails, this is shown with it.
        log.warning("the bot's log:\n%s", self.log.read_text())


@contextlib.asynccontextmanager
async def bot_process(
    table: LocalTable, folder: Path, log_level: str = "INFO"
) -> AsyncIterator[BotProcess]:
    """The bot as a process, running."""
    bot = BotProcess(table, folder, log_level)
    try:
        await bot.start()
        yield bot
    finally:
        await bot.close()
