"""When the bot is killed: at a request that was carried out and whose answer it will never read,
at any moment, or while it starts."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tests.localtable.stand_in import Exchange, StandIn
from tests.ordeal.quickly import QuickBot
from tests.ordeal.troubles import TARGETS

STARTING, ANY_TIME = "while it starts", "at any moment"
MOST_STARTING = 0.5
"""Seconds within which a blow falls on a bot that starts."""
MOST_WAIT = 2.2
"""Seconds after it is up within which a blow falls at any moment."""
PATIENCE = 3.0
"""So long a request is waited for; then it is any moment."""
AT_REQUESTS = 0.55
AT_START = 0.1

KINDS: dict[str, float] = {
    "posts": 3.0,
    "prompts": 3.0,
    "edits of posts": 2.0,
    "edits of prompts": 2.0,
    "reads": 1.5,
    "deletions": 2.0,
    "opening of DMs": 1.0,
    "opening of threads": 2.0,
    "adding to threads": 1.0,
    "acknowledgements": 3.0,
    "confirmations": 3.0,
    "emojis": 0.1,
}
"""How often each kind of request is chosen."""


@dataclass
class Kills:
    """Starts the bot and kills it, over and over."""

    bot: QuickBot
    local: StandIn
    luck: Random
    tell: Callable[[str], None]

    def __post_init__(self) -> None:
        self.fallen: Counter[str] = Counter()
        self.ended: list[str] = []
        """How it ended when nobody killed it."""
        self._wanted: tuple[str, re.Pattern[str]] | None = None
        self._left = 0
        self._struck = asyncio.Event()
        self.local.on_exchange.append(self._exchanged)

    @property
    def count(self) -> int:
        return sum(self.fallen.values())

    def _exchanged(self, exchange: Exchange) -> None:
        if self._wanted is None or exchange.status >= 300:
            return
        method, path = self._wanted
        if exchange.method == method and path.search(exchange.path):
            self._left -= 1
            if self._left <= 0:
                self._strike()

    def _strike(self) -> None:
        """Here and now: the answer to the request under way is never read."""
        self._wanted = None
        self.bot.kill_now()
        self._struck.set()

    async def one(self) -> None:
        """One life of the bot."""
        self._struck.clear()
        moment = self._draw()
        await self.bot.begin()
        if moment == STARTING:
            await self._wait(self.luck.random() * MOST_STARTING)
        elif await self.comes_up():
            if moment == ANY_TIME:
                await self._wait(self.luck.random() * MOST_WAIT)
            elif not await self._at(moment):
                moment = ANY_TIME
        if not self.bot.alive and not self._struck.is_set():
            self.ended.append(f"the bot ended by itself after start {self.bot.starts}")
            self.tell(self.ended[-1])
            await self.bot.kill_or_bury()
            return
        self.bot.kill_now()
        await self.bot.kill_or_bury()
        self.local.gateway.sessions.clear()
        self.fallen[moment] += 1
        self.tell(f"kill {self.count}: {moment}")

    def _draw(self) -> str:
        drawn = self.luck.random()
        if drawn < AT_START:
            return STARTING
        if drawn < AT_START + AT_REQUESTS:
            return self.luck.choices(list(KINDS), list(KINDS.values()))[0]
        return ANY_TIME

    async def comes_up(self) -> bool:
        """Whether it is connected, in the end."""
        while not self.bot.up.is_set():
            if not self.bot.alive:
                return False
            try:
                async with asyncio.timeout(0.2):
                    await self.bot.up.wait()
            except TimeoutError:
                pass
        self.bot.restored = False  # it knows by now
        return True

    async def _at(self, kind: str) -> bool:
        """At a request of this kind; whether there was one."""
        method, path = TARGETS[kind]
        dms = "|".join(c["id"] for c in self.local.world.channels.values() if "recipients" in c)
        self._left = self.luck.randint(1, 4)
        self._wanted = method, re.compile(path.replace("DMS", f"(?:{dms})"))
        await self._wait(PATIENCE)
        self._wanted = None
        return self._struck.is_set()

    async def _wait(self, seconds: float) -> None:
        """So long, or until it is struck or ends."""
        try:
            async with asyncio.timeout(seconds):
                await self._struck.wait()
        except TimeoutError:
            pass
