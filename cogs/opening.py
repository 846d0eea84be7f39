"""How the bot comes up and goes down: its parts, its cogs, its tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from cogs.frame.bot import Bot
from cogs.frame.context import guarded, tell_of_leaving
from cogs.frame.emojis import EmojiSet
from cogs.frame.parts import Press, about, answer, is_press
from cogs.frame.settings import Settings
from cogs.link.connection import Starts, go_on_without_unread
from cogs.link.refusals import name_limits
from cogs.link.registry import Registrar, Translator
from cogs.link.worlds import claim
from cogs.operator.copies import Copies, DiskWatch
from cogs.operator.put_back import PutBack
from cogs.panel.answering import show_panel
from cogs.past.films import Films
from cogs.posts.carrier import DiscordCarrier
from db.store import Store
from engine.table.record.transaction import Refused
from engine.table.tasks.courier import Courier
from pictures.studio import Studio

log = logging.getLogger(__name__)

COGS = (
    "cogs.lobby.lobby",
    "cogs.lobby.options",
    "cogs.panel.looking",
    "cogs.past.log",
    "cogs.panel.answering",
    "cogs.panel.ahead",
    "cogs.panel.ready",
    "cogs.me.profile",
    "cogs.learn.help",
    "cogs.lobby.reminders",
    "cogs.operator.server",
    "cogs.operator.admin",
    "cogs.operator.health",
    "cogs.seats.votes",
    "cogs.seats.seats",
    "cogs.past.replay",
    "cogs.past.films",
    "cogs.me.stats",
    "cogs.thread.reconcile",
)

LAST_WORDS_SECONDS = 2.0
"""How long the end waits for presses that are being answered."""

STRANGE = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""A command that is not, or not so, one of ours: Discord has others registered than we have, or
somebody sends what Discord would not."""


class GuardedTree(app_commands.CommandTree["Bot"]):
    """Slash commands, with every fault going through `cogs.frame.context`."""

    async def _call(self, interaction: discord.Interaction[Bot]) -> None:
        # The library offers nothing that is around the whole of a command.
        if not self.client.in_flight.shut:
            with self.client.in_flight.one():
                await super()._call(interaction)
        elif interaction.type is not discord.InteractionType.autocomplete:
            # Completions have no place for words.
            await tell_of_leaving(interaction, "command")

    async def on_error(
        self, interaction: discord.Interaction[Bot], error: app_commands.AppCommandError
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


class Meadhall(Bot):
    """The bot with all its parts."""

    def __init__(
        self, settings: Settings, store: Store, studio: Studio, *, page: str = "", **options: Any
    ) -> None:
        """`page`: the local table's address."""
        super().__init__(settings, store, studio, tree_cls=GuardedTree, **options)
        self._page = page
        name_limits(self.http)
        go_on_without_unread(self)
        self._starts = Starts(self.http)
        self.emoji_set = EmojiSet(self)
        self.registrar = Registrar(self)
        self.carrier = DiscordCarrier(self)
        self.courier = Courier(store, self.carrier)
        self.disk = DiskWatch(self)
        store.on_trouble = self.disk.seen
        self.copies = Copies(self)
        self.put_back = PutBack(self)
        self.show_panel = show_panel
        self.films = Films(self)
        self._tasks: list[asyncio.Task[None]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Before each session."""
        await super().before_identify_hook(shard_id, initial=initial)
        await self._starts.take()

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
        await self.put_back.open()
        await self.timekeeper.open()
        self.add_dynamic_items(Press)
        for name in COGS:
            await self.load_extension(name)
        await self.tree.set_translator(Translator())
        self._tasks = [
            asyncio.create_task(self._once_up(self.courier.run), name="courier"),
            asyncio.create_task(self._once_up(self.computers.run), name="computers"),
            asyncio.create_task(self._once_up(self.ahead_runner.run), name="ahead"),
            asyncio.create_task(self._once_up(self.timekeeper.run), name="timekeeper"),
            asyncio.create_task(self._once_up(self.emoji_set.run), name="emojis"),
            asyncio.create_task(self._once_up(self.studio.make_ready), name="warm"),
            asyncio.create_task(self.registrar.run(), name="commands"),
            asyncio.create_task(self._once_up(self._show_page), name="page"),
        ]
        await self.registrar.tried()

    async def _show_page(self) -> None:
        """Where to play, as the last word of the start: at the bottom of a terminal."""
        await self.emoji_set.looked.wait()
        if self._page:
            log.info("everything is ready. Open in your browser:\n\n    %s\n", self._page)

    async def _once_up(self, run: Callable[[], Awaitable[None]]) -> None:
        await self.wait_until_up()
        await run()

    async def on_interaction(self, interaction: discord.Interaction[Bot]) -> None:
        """Windows are known by their custom ids, as buttons are: the library forgets them when
        the bot restarts. What is pressed and was never a `Press` is answered here, too."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            work = answer(interaction, custom_id, self.windows)
            await guarded(interaction, work, about("window", custom_id))
        elif interaction.type is discord.InteractionType.component and not is_press(custom_id):
            await guarded(interaction, answer(interaction, custom_id, {}), "press of no family")

    async def close(self) -> None:
        """Take nothing new, let what is under way finish, then leave Discord."""
        await self.computers.stop()
        await self.ahead_runner.stop()
        await self.courier.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.in_flight.settle(LAST_WORDS_SECONDS)
        self.in_flight.shut = True
        await self.service.settle()
        await self.minds.close()
        await super().close()
