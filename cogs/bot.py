"""The bot: its parts, what all cogs share, and how it comes up and goes down. Cogs import it for
types alone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
import types
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterator
from functools import partial
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.carrier import DiscordCarrier
from cogs.connection import Registrar, Starts, Translator, go_on_without_unread
from cogs.copies import Copies, DiskWatch, PutBack, claim
from cogs.frame.context import guarded
from cogs.frame.emojis import EmojiSet
from cogs.frame.mail import name_limits
from cogs.frame.routes import TEMPLATE, IdPattern, Press, Route, about, answer
from cogs.frame.settings import Settings
from cogs.operator import Figures
from cogs.panel import show_panel
from cogs.replay import Films
from db.store import Store
from engine.table.record.transaction import Refused
from engine.table.service import AnswerResult, TableService
from engine.table.tasks.courier import Courier
from engine.table.tasks.hints import Hints
from engine.table.tasks.players import AheadRunner, Computers
from engine.table.tasks.thinkers import Thinkers
from engine.table.tasks.timekeeper import Timekeeper
from pictures.studio import Studio

log = logging.getLogger(__name__)

T = TypeVar("T")

COGS = (
    "cogs.lobby",
    "cogs.options",
    "cogs.looking",
    "cogs.answering",
    "cogs.ahead",
    "cogs.profile",
    "cogs.help",
    "cogs.reminders",
    "cogs.server",
    "cogs.operator",
    "cogs.seats",
    "cogs.replay",
    "cogs.stats",
    "cogs.threads",
)

LAST_WORDS_SECONDS = 2.0  # how long the end waits for presses that are being answered

PATIENCE_SECONDS = 1.0
"""The longest that anything waits for a turn (`InFlight.in_turns`), also while people press without
a pause. Turns come in order, so it is what others do meanwhile that takes so long."""

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
        name = interaction.command.qualified_name if interaction.command else "?"

        async def called() -> None:
            try:
                await super(GuardedTree, self)._call(interaction)
            except app_commands.CommandInvokeError as fault:
                raise fault.original from None
            except STRANGE as fault:
                raise Refused("outdated", str(fault)) from None

        if interaction.type is not discord.InteractionType.autocomplete:
            await guarded(interaction, called(), f"/{name}")
        elif not self.client.in_flight.shut:
            try:
                with self.client.in_flight.one():
                    await called()
            except (Refused, app_commands.AppCommandError) as why:
                # Completions have no place for words.
                log.info("no completions for /%s of %s: %s", name, interaction.user.id, why)

    async def on_error(
        self, _: discord.Interaction[Bot], error: app_commands.AppCommandError, /
    ) -> None:
        raise error


class InFlight:
    """Requests of people that have not been answered yet."""

    def __init__(self) -> None:
        self.pressed = Counter[int | None]()  # so often each message; None: no message
        self._none = asyncio.Event()
        self._none.set()
        self._turn = asyncio.Lock()
        self.shut = False  # whether the bot is about to stop, so that nothing new begins

    @contextlib.contextmanager
    def one(self, message: int | None = None) -> Iterator[None]:
        self.pressed[message] += 1
        self._none.clear()
        try:
            yield
        finally:
            self.pressed[message] -= 1
            if not self.pressed[message]:
                del self.pressed[message]
            if not self.pressed:
                self._none.set()

    async def settle(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._none.wait(), seconds)

    @types.coroutine
    def in_turns(self, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """Do this so that others' presses are acknowledged before it goes on. All that is ready the
        event loop does in one go, a dozen drawn panels perhaps, and only then it hears of a new
        press. So while people wait for an answer, of all works that take turns one alone goes on
        each time that the loop comes round, to where it waits for something the next time."""
        steps = work.__await__()
        go_on: Callable[[], Any] = partial(steps.send, None)
        while True:
            try:
                waits_for = go_on()
            except StopIteration as end:
                result: T = end.value
                return result
            try:
                yield waits_for
                if self.pressed:
                    yield from self._take_turn().__await__()
                go_on = partial(steps.send, None)
            except BaseException as fault:  # somebody cancels it
                go_on = partial(steps.throw, fault)

    async def _take_turn(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS), self._turn:
                await asyncio.sleep(0)


class Bot(commands.AutoShardedBot):
    """One bot, one database, one studio, and as many shards as Discord recommends. It does not keep
    members and messages in memory, because it has no use for them."""

    def __init__(
        self, settings: Settings, store: Store, studio: Studio, *, page: str = "", **options: Any
    ) -> None:
        """`page`: the local table's address."""
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
            tree_cls=GuardedTree,
            **options,
        )
        self.settings = settings
        self.studio = studio
        self.store = store
        self.routes: dict[tuple[str, IdPattern], Route[Any, Any]] = {}
        """By their kind and the pattern of their ids."""
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
        self.up = asyncio.Event()
        """The first shard is up, so Discord is there. The library's `wait_until_ready` waits for
        all of them, and one that stays down would delay the servers of all others."""
        self._shards_met: set[int] = set()
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

    # Coming up, and going down

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await super().before_identify_hook(shard_id, initial=initial)
        await self._starts.take()

    async def setup_hook(self) -> None:
        try:
            await claim(self)
            await self.put_back.open()
            await self.timekeeper.open()
            self.add_dynamic_items(Press)
            for name in COGS:
                await self.load_extension(name)
            await self.tree.set_translator(Translator())
        except Exception as fault:
            self.broken = fault
            raise
        self._tasks = [asyncio.create_task(self.registrar.run(), name="commands")]
        for name, run in {
            "courier": self.courier.run,
            "computers": self.computers.run,
            "ahead": self.ahead_runner.run,
            "timekeeper": self.timekeeper.run,
            "emojis": self.emoji_set.run,
            "warm": self.studio.make_ready,
            "page": self._show_page,
        }.items():
            self._tasks.append(asyncio.create_task(self._once_up(run), name=name))
        await self.registrar.tried()

    async def _show_page(self) -> None:
        """Where to play, as the last word of the start: at the bottom of a terminal."""
        await self.emoji_set.looked.wait()
        if self._page:
            log.info("everything is ready. Open in your browser:\n\n    %s\n", self._page)

    async def _once_up(self, run: Callable[[], Awaitable[None]]) -> None:
        await self.up.wait()
        await run()

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

    # At work

    def _something_changed(self, table: int) -> None:
        self.courier.wake()
        self.computers.put(table)
        self.ahead_runner.put(table)
        self.timekeeper.wake()

    def _answer_given(self, _: AnswerResult) -> None:
        self.figures.answers += 1

    def knows(self, server: int) -> bool:
        """Whether Discord has said by now which roles and channels a server has, or that the bot is
        not there. Posts don't need this: they need no shard."""
        found = self.get_guild(server)
        if found is not None:
            return not found.unavailable
        return (server >> 22) % (self.shard_count or 1) in self._shards_met

    async def on_shard_ready(self, shard: int) -> None:
        self._shards_met.add(shard)
        self.up.set()
        if (self.shard_count or 1) > 1:
            log.info("shard %d of %d is up", shard, self.shard_count)

    async def on_ready(self) -> None:
        """May come again after a reconnect. It only logs this."""
        servers, shards = len(self.guilds), self.shard_count or 1
        log.info(
            "ready as %s in %d server%s on %d shard%s",
            self.user, servers, "" if servers == 1 else "s", shards, "" if shards == 1 else "s",
        )  # fmt: skip

    async def on_interaction(self, interaction: discord.Interaction[Bot]) -> None:
        """Forms are known by their custom ids, as buttons are: the library forgets them when
        the bot restarts. What is pressed and was never a `Press` is answered here, too."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        is_press = TEMPLATE.fullmatch(custom_id) is not None
        if interaction.type is discord.InteractionType.modal_submit:
            await guarded(interaction, answer(interaction, custom_id), about("form", custom_id))
        elif interaction.type is discord.InteractionType.component and not is_press:
            await guarded(interaction, answer(interaction, custom_id), "press of no pattern")
