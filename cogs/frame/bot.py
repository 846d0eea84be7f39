"""The bot as all cogs know it, and what they share. It imports no cog: `cogs.opening` adds the
rest, and starts and stops everything."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.frame.figures import Figures
from cogs.frame.in_flight import InFlight
from cogs.frame.settings import Settings
from db.store import Store
from engine.table.service import AnswerResult, TableService
from engine.table.tasks.ahead import AheadRunner
from engine.table.tasks.computers import Computers
from engine.table.tasks.courier import Courier
from engine.table.tasks.hints import Hints
from engine.table.tasks.thinkers import Thinkers
from engine.table.tasks.timekeeper import Timekeeper
from pictures.studio import Studio

if TYPE_CHECKING:
    from cogs.frame.context import Context, Panel
    from cogs.frame.emojis import EmojiSet
    from cogs.operator.copies import Copies, DiskWatch
    from cogs.operator.put_back import PutBack
    from cogs.past.films import Films
    from cogs.posts.carrier import DiscordCarrier

log = logging.getLogger(__name__)

Handler = Callable[..., Awaitable[Any]]
"""`handler(interaction, table=…, …)`: it gets the parts of the id by their names."""


class Bot(commands.AutoShardedBot):
    """One bot, one database, one studio, and as many shards as Discord recommends. It does not keep
    members and messages in memory, because it has no use for them.

    `presses` has the handlers of buttons and menus for each pattern of ids (`cogs.frame.ids`),
    `windows` those of windows that may be sent after a restart."""

    emoji_set: EmojiSet
    carrier: DiscordCarrier
    courier: Courier
    copies: Copies
    disk: DiskWatch
    put_back: PutBack
    films: Films
    show_panel: Callable[[Context, Panel], Awaitable[None]]
    """See `cogs.panel.answering.show_panel`."""

    def __init__(self, settings: Settings, store: Store, studio: Studio, **options: Any) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=intents,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            **options,
        )
        self.settings = settings
        self.studio = studio
        self.store = store
        self.presses: dict[object, Handler] = {}
        self.windows: dict[object, Handler] = {}
        self.in_flight = InFlight()
        self.exporting = asyncio.Lock()
        self.figures = Figures(started=int(time.time()))
        self.service = TableService(
            store,
            now=lambda: int(time.time()),
            wake=self._something_changed,
            secret=secrets.token_bytes,
            given=self._answer_given,
        )
        self.minds = Thinkers(settings.computer_processes)
        self.computers = Computers(
            self.service, self.minds, delay_seconds=settings.computer_seconds
        )
        self.hints = Hints(self.service, self.minds)
        self.ahead_runner = AheadRunner(self.service, delay_seconds=settings.order_seconds)
        self.timekeeper = Timekeeper(self.service)
        self.broken: Exception | None = None
        """What failed in `setup_hook`: a fault of ours, not of Discord's."""
        self._up = asyncio.Event()
        self._shards_met: set[int] = set()

    def _something_changed(self, table: int) -> None:
        self.courier.wake()
        self.computers.wake(table)
        self.ahead_runner.wake(table)
        self.timekeeper.wake()

    def _answer_given(self, _: AnswerResult) -> None:
        self.figures.answers += 1

    async def need_room(self) -> None:
        """
        Raises:
            DiskTrouble: what is written now would not reach the disk.
        """
        await self.store.probe()

    async def wait_until_up(self) -> None:
        """Wait until the first shard is up, so Discord is there. The library's `wait_until_ready`
        waits for all shards, and one that stays down would delay the servers of all others."""
        await self._up.wait()

    def is_up(self) -> bool:
        """Whether `wait_until_up` is over."""
        return self._up.is_set()

    def knows(self, server: int) -> bool:
        """Whether Discord has said by now which roles and channels a server has, or that the bot is
        not there. Posts don't need this: they need no shard."""
        found = self.get_guild(server)
        if found is not None:
            return not found.unavailable
        return (server >> 22) % (self.shard_count or 1) in self._shards_met

    async def on_shard_ready(self, shard: int) -> None:
        """May come again after a reconnect."""
        self._shards_met.add(shard)
        self._up.set()
        if (self.shard_count or 1) > 1:
            log.info("shard %d of %d is up", shard, self.shard_count)

    async def on_ready(self) -> None:
        """May come again after a reconnect. It only logs this."""
        servers, shards = len(self.guilds), self.shard_count or 1
        log.info(
            "ready as %s in %d server%s on %d shard%s",
            self.user, servers, "" if servers == 1 else "s", shards, "" if shards == 1 else "s",
        )  # fmt: skip
