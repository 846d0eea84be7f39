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

from cogs.carrier import DiscordCarrier
from cogs.emojis import Emojis
from cogs.figures import Figures
from cogs.guard import UnderWay, guarded
from cogs.press import Press
from cogs.registry import Translator, register_if_changed
from cogs.settings import Settings
from db.store import Store
from engine.absence import Absence
from engine.adapter import Adapter, Given
from engine.computers import Computers
from engine.council import Council
from engine.courier import Courier
from engine.deputy import Deputy
from engine.lobby import Lobbies
from engine.timekeeper import Timekeeper
from pictures import Painter
from pictures.warm import warm

log = logging.getLogger(__name__)

LAST_WORDS_SECONDS = 2.0
"""How long the end waits for presses that are being answered."""

COGS = (
    "cogs.lobby",
    "cogs.play",
    "cogs.ahead",
    "cogs.ready",
    "cogs.orders",
    "cogs.profile",
    "cogs.help",
    "cogs.reminders",
    "cogs.server",
    "cogs.admin",
    "cogs.health",
    "cogs.votes",
    "cogs.chairs",
    "cogs.replay",
    "cogs.stats",
)

PressHandler = Callable[[discord.Interaction["House"], list[str]], Awaitable[Any]]


class GuardedTree(app_commands.CommandTree["House"]):
    """Slash commands, with every fault going through `cogs.guard`."""

    async def on_error(
        self, interaction: discord.Interaction[House], error: app_commands.AppCommandError
    ) -> None:
        name = interaction.command.qualified_name if interaction.command else "?"
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error

        async def again() -> None:
            raise cause

        await guarded(interaction, again(), f"/{name}")


class House(commands.Bot):
    """One bot, one database, one painter. `presses` has a handler for each family of buttons,
    `windows` for those of windows that may be sent after a restart."""

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
            **options,
        )
        self.settings = settings
        self.store = store
        self.painter = painter
        self.presses: dict[str, PressHandler] = {}
        self.windows: dict[str, PressHandler] = {}
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
        self.carrier = DiscordCarrier(self)
        self.courier = Courier(store, self.carrier)
        self.computers = Computers(self.adapter, delay_seconds=settings.computer_seconds)
        self.deputy = Deputy(
            self.adapter, delay_seconds=settings.order_seconds, given=self._answer_given
        )
        self.council = Council(self.adapter)
        self.absence = Absence(self.adapter)
        self.timekeeper = Timekeeper(self.adapter)
        self._tasks: list[asyncio.Task[None]] = []

    def _something_changed(self, table: int) -> None:
        self.courier.wake()
        self.computers.wake(table)
        self.deputy.wake(table)
        self.timekeeper.wake()

    def _answer_given(self, _: Given) -> None:
        self.figures.answers += 1

    async def setup_hook(self) -> None:
        """Once, before the gateway: buttons, cogs, commands, the tasks."""
        await self.timekeeper.open()
        self.add_dynamic_items(Press)
        for name in COGS:
            await self.load_extension(name)
        await self.tree.set_translator(Translator())
        await register_if_changed(self)
        self._tasks = [
            asyncio.create_task(self._once_ready(self.courier.run), name="courier"),
            asyncio.create_task(self._once_ready(self.computers.run), name="computers"),
            asyncio.create_task(self._once_ready(self.deputy.run), name="deputy"),
            asyncio.create_task(self._once_ready(self.timekeeper.run), name="timekeeper"),
            asyncio.create_task(self._once_ready(self.signs.bring_up), name="emojis"),
            asyncio.create_task(self._once_ready(partial(warm, self.painter)), name="warm"),
        ]

    async def _once_ready(self, run: Callable[[], Awaitable[None]]) -> None:
        """The threads of a server can be opened only once the server is known."""
        await self.wait_until_ready()
        await run()

    async def on_interaction(self, interaction: discord.Interaction[House]) -> None:
        """Windows are known by their custom ids, as buttons are: the library forgets them when
        the bot restarts."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data or {}
        family, *rest = str(data.get("custom_id", "")).split(":")
        handler = self.windows.get(family)
        if handler is not None:
            about = f"window {family}:{':'.join(rest[:2])}"
            await guarded(interaction, handler(interaction, rest), about)

    async def people_seen(
        self, interaction: discord.Interaction[House], *, try_dms: bool = False
    ) -> None:
        """Remember name and language of who pressed, for what is sent to them later. Somebody
        who presses in a DM, or sits down anew (`try_dms`), gets DMs again."""
        person, people = interaction.user, self.store.people
        await people.seen(person.id, person.display_name, str(interaction.locale))
        known = await people.get(person.id)
        if known.dms_closed and (try_dms or interaction.guild_id is None):
            await people.set_dm(person.id, known.dm_channel, closed=False)

    async def on_ready(self) -> None:
        """May come again after a reconnect: says so, no more."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))

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
