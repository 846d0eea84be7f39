"""The bot as a process of its own, started in a moment.

It is `bot.main` whole, in a fresh process forked from one that has read the modules already.
Besides, in that process only: clocks run fast, pauses after refusals are short, the daily look at
what should stand comes every few seconds, and pictures have four pixels.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import bot
import cogs.bot
from cogs import carrier, connection
from cogs.frame import mail, refusals
from engine.table.commands import seating
from engine.table.tasks.courier import Courier
from engine.table.tasks.timekeeper import Timekeeper
from tests.e2e.runs import START_SECONDS, STOP_SECONDS, BotProcess
from tests.e2e.sketches import sketching
from tests.localtable.stand_in import StandIn

RETRY_SECONDS = (0.05, 0.1, 0.3, 1.0)
"""The courier's pauses, in place of seconds and minutes."""
LONGEST_PAUSE = 1.0
"""Of those that follow a refusal, in seconds."""
DAY_SECONDS = 3.0
"""From one daily look at what should stand to the next."""
HASTE = 60
"""A second is a minute to the bot's clocks, so that reminders come in a run that lasts an hour."""

_forking = multiprocessing.get_context("forkserver")
_forking.set_forkserver_preload(
    [
        *("_strptime", "discord.ext.tasks", "PIL.PngImagePlugin", "prometheus_client.exposition"),
        *("bot", "engine.table.past.export", "engine.table.commands.forgetting", "pictures.plot"),
        *("cogs.profile", "cogs.looking", "tests.ordeal.preload"),
    ]
)
"""What a start spends most of its time on is read once, by the process from which all are forked;
nothing is begun there."""


def run(environ: dict[str, str], log: Path, since: float, *arguments: str) -> None:
    """In the new process: the bot, until it ends."""
    with log.open("ab") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    for key in [key for key in os.environ if "MEADHALL" in key]:
        del os.environ[key]
    os.environ.update(environ)
    hasten(since)
    sys.exit(bot.main(arguments))


def hasten(since: float) -> None:
    """Make this process's bot quick; from `since` on its clocks run fast."""

    def now() -> float:
        return since + (time.time() - since) * HASTE

    async def sleep_until(moment: int) -> None:
        await asyncio.sleep(max(0.0, (moment - now()) / HASTE))

    house: Any = cogs.bot  # where bots are made
    _set(house, "time", SimpleNamespace(time=now))
    _set(house, "Timekeeper", partial(Timekeeper, sleep_until=sleep_until))
    _set(cogs.bot, "Courier", partial(Courier, retry_seconds=RETRY_SECONDS))
    _set(bot, "Process", lambda _: sketching())
    house.Bot.load_extension = _loading(house.Bot.load_extension)
    shorter = {code: min(pause, LONGEST_PAUSE) for code, pause in refusals._PAUSES.items()}
    _set(refusals, "_PAUSES", shorter)
    _set(refusals, "BOT_PAUSE", 0.5)
    _set(mail, "RESTS", (0.3, 0.6, LONGEST_PAUSE))
    _set(carrier, "THREAD_SECONDS", 0.2)
    _set(seating, "LOOK_AGAIN", round(DAY_SECONDS * HASTE))
    _set(refusals, "OLD_EDIT_SECONDS", 0.2)
    _set(connection, "FIRST_PAUSE", 0.1)
    _set(connection, "LONGEST_PAUSE", LONGEST_PAUSE)


def _set(module: ModuleType, name: str, value: object) -> None:
    """Another value for what is there: a name that is gone must be noticed."""
    assert hasattr(module, name), f"{module.__name__} has no {name} any more"
    setattr(module, name, value)


def _loading(load: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """What a cog's module says itself is read when it is loaded, not before."""

    async def load_extension(self: Any, name: str, **more: Any) -> None:
        await load(self, name, **more)
        if name == "cogs.threads":
            _set(sys.modules[name], "TOGETHER_SECONDS", 0.3)
            self.get_cog("Reconcile").daily.change_interval(seconds=DAY_SECONDS)
        elif name == "cogs.seats":
            for loop in self.get_cog("seats").loops:
                loop.change_interval(seconds=DAY_SECONDS)

    return load_extension


class QuickBot(BotProcess):
    """The same door as `BotProcess`."""

    def __init__(self, table: StandIn, folder: Path) -> None:
        super().__init__(table, folder)
        self.since = time.time()
        self.restored = False
        """It is to be told that its database is an older copy."""
        self._forked: multiprocessing.process.BaseProcess | None = None

    async def begin(self) -> None:
        """A new process; it need not be connected yet."""
        assert self._forked is None
        about = (self.environ(), self.log, self.since, *["--restored"] * self.restored)
        forked = _forking.Process(target=run, args=about)
        await asyncio.to_thread(forked.start)
        self.table.life += 1
        self._forked = forked
        self.starts += 1

    async def start(self) -> None:
        await self.begin()
        async with asyncio.timeout(START_SECONDS):
            await self.up.wait()

    @property
    def alive(self) -> bool:
        return self._forked is not None and self._forked.is_alive()

    def kill_now(self) -> None:
        if self._forked is not None and self._forked.is_alive():
            self._forked.kill()
            self._down()

    async def _end(self, number: signal.Signals) -> int:
        forked, self._forked = self._forked, None
        assert forked is not None
        assert forked.pid is not None
        self._down()
        # It may end by itself in this very moment.
        with contextlib.suppress(ProcessLookupError):
            if forked.is_alive():
                os.kill(forked.pid, number)
        await asyncio.to_thread(forked.join, STOP_SECONDS)
        assert forked.exitcode is not None, "the bot does not end"
        return forked.exitcode

    async def close(self) -> None:
        if self._forked is not None:
            await self._end(signal.SIGKILL)

    async def kill_or_bury(self) -> None:
        """Without a warning, if it lives still."""
        if self._forked is not None:
            await self._end(signal.SIGKILL)
