"""The bot itself: what all cogs share, and in which order it comes up and goes down."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.frame.emojis import Emojis
from cogs.frame.figures import Figures
from cogs.frame.guard import guarded
from cogs.frame.names import called
from cogs.frame.press import Handler, Press, about, answer, is_press
from cogs.frame.settings import Settings
from cogs.frame.under_way import UnderWay
from cogs.link.refusals import name_limits
from cogs.link.registry import Registrar, Translator
from cogs.link.worlds import claim
from cogs.opening import COGS
from cogs.operator.copies import Copies
from cogs.operator.diskwatch import DiskWatch
from cogs.posts.carrier import DiscordCarrier
from db.store import Store
from engine.table.commands.absence import Absence
from engine.table.commands.council import Council
from engine.table.commands.lobby import Lobbies
from engine.table.door import Adapter, Given
from engine.table.record.facts import Refused
from engine.table.tasks.computers import Computers
from engine.table.tasks.courier import Courier
from engine.table.tasks.deputy import Deputy
from engine.table.tasks.timekeeper import Timekeeper
from pictures import Painter
from pictures.warm import warm

log = logging.getLogger(__name__)

LAST_WORDS_SECONDS = 2.0
"""How long the end waits for presses that are being answered."""


STRANGE = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""A command that is not, or not so, one of ours: Discord has others registered than we have, or
somebody sends what Discord would not."""


class GuardedTree(app_commands.CommandTree["House"]):
    """Slash commands, with every fault going through `cogs.frame.guard`."""

    async def on_error(
        self, interaction: discord.Interaction[House], error: app_commands.AppCommandError
    ) -> None:
        name = interaction.command.qualified_name if interaction.command else "?"
        cause: Exception = error
        if isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        elif isinstance(error, STRANGE):
            cause = Refused("outdated", str(error))
        if interaction.type is discord.InteractionType.autocomplete:
            log.info("no completions for /%s of %s: %s", name, interaction.user.id, cause)
            return  # it has no place for words

        async def again() -> None:
            raise cause

        await guarded(interaction, again(), f"/{name}")


class House(commands.AutoShardedBot):
    """One bot, one database, one painter, and as many shards as Discord recommends. What it has
    no use for is not kept in memory: members, messages.

    `presses` has a handler for each family of buttons, `windows` for those of windows that may be
    sent after a restart."""

    def __init__(self, settings: Settings, store: Store, painter: Painter, **options: Any) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=intents,
            tree_cls=GuardedTree,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            **options,
        )
        name_limits(self.http)
        self.settings = settings
        self.store = store
        self.painter = painter
        self.presses: dict[str, Handler] = {}
        self.windows: dict[str, Handler] = {}
        self.under_way = UnderWay()
        self.figures = Figures(started=int(time.time()))
        self.adapter = Adapter(
            store,
            now=lambda: int(time.time()),
            wake=self._something_changed,
            secret=secrets.token_bytes,
            given=self._answer_given,
        )
        self.lobbies = Lobbies(self.adapter)
        self.signs = Emojis(self)
        self.registrar = Registrar(self)
        self.carrier = DiscordCarrier(self)
        self.courier = Courier(store, self.carrier)
        self.computers = Computers(self.adapter, delay_seconds=settings.computer_seconds)
        self.deputy = Deputy(
            self.adapter, delay_seconds=settings.order_seconds, given=self._answer_given
        )
        self.council = Council(self.adapter)
        self.absence = Absence(self.adapter)
        self.timekeeper = Timekeeper(self.adapter)
        self.disk = DiskWatch(self)
        store.on_trouble = self.disk.seen
        self.copies = Copies(self)
        self._tasks: list[asyncio.Task[None]] = []
        self.broken: Exception | None = None
        """What failed in `setup_hook`: a fault of ours, not of Discord's."""
        self._up = asyncio.Event()
        self._shards_met: set[int] = set()

    def _something_changed(self, table: int) -> None:
        self.courier.wake()
        self.computers.wake(table)
        self.deputy.wake(table)
        self.timekeeper.wake()

    def _answer_given(self, _: Given) -> None:
        self.figures.answers += 1

    async def setup_hook(self) -> None:
        """Once, before the gateway."""
        try:
            await claim(self)
            await self._set_up()
        except Exception as fault:
            self.broken = fault
            raise

    async def _set_up(self) -> None:
        """Buttons, cogs, commands, the tasks."""
        await self.timekeeper.open()
        self.add_dynamic_items(Press)
        for name in COGS:
            await self.load_extension(name)
        await self.tree.set_translator(Translator())
        self._tasks = [
            asyncio.create_task(self._once_up(self.courier.run), name="courier"),
            asyncio.create_task(self._once_up(self.computers.run), name="computers"),
            asyncio.create_task(self._once_up(self.deputy.run), name="deputy"),
            asyncio.create_task(self._once_up(self.timekeeper.run), name="timekeeper"),
            asyncio.create_task(self._once_up(self.signs.run), name="emojis"),
            asyncio.create_task(self._once_up(partial(warm, self.painter)), name="warm"),
            asyncio.create_task(self.registrar.run(), name="commands"),
        ]
        await self.registrar.tried()

    async def _once_up(self, run: Callable[[], Awaitable[None]]) -> None:
        await self.wait_until_up()
        await run()

    async def wait_until_up(self) -> None:
        """Until the first shard has come up: Discord is there. The library's `wait_until_ready`
        waits for all of them, and one that stays down would hold up the servers of all others."""
        await self._up.wait()

    def is_up(self) -> bool:
        """Whether `wait_until_up` is over."""
        return self._up.is_set()

    def knows(self, server: int) -> bool:
        """Whether Discord has told by now of a server's roles and channels, or that the bot is
        not there. Posts go without: they need no shard."""
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

    async def on_interaction(self, interaction: discord.Interaction[House]) -> None:
        """Windows are known by their custom ids, as buttons are: the library forgets them when
        the bot restarts. What is pressed and was never a `Press` is answered here, too."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            work = answer(interaction, custom_id, self.windows)
            await guarded(interaction, work, about("window", custom_id))
        elif interaction.type is discord.InteractionType.component and not is_press(custom_id):
            await guarded(interaction, answer(interaction, custom_id, {}), "press of no family")

    async def people_seen(
        self, interaction: discord.Interaction[House], *, try_dms: bool = False
    ) -> None:
        """Remember name and language of who pressed, for what is sent to them later. Somebody
        who presses in a DM, or sits down anew (`try_dms`), gets DMs again."""
        person, people = interaction.user, self.store.people
        await people.seen(person.id, called(person), str(interaction.locale))
        known = await people.get(person.id)
        if known.dms_closed and (try_dms or interaction.guild_id is None):
            await people.set_dm(person.id, known.dm_channel, closed=False)

    async def on_ready(self) -> None:
        """May come again after a reconnect: says so, no more."""
        servers, shards = len(self.guilds), self.shard_count
        log.info("ready as %s in %d servers on %s shards", self.user, servers, shards)

    async def close(self) -> None:
        """Take nothing new, let what is under way finish, then leave Discord."""
        await self.computers.stop()
        await self.deputy.stop()
        await self.courier.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.under_way.settle(LAST_WORDS_SECONDS)
        await self.adapter.settle()
        await super().close()
