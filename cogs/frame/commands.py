"""Slash commands from signatures, entries of Discord's own menus ("Apps"), and what a feature's
file makes of itself: a Cog.

    @command("seat leave", EVERYWHERE)
    async def ask_to_leave(ctx: Context, table: AnyTable) -> Message: ...

    @menu_entry("menu-happened", discord.Message)
    async def happened(ctx: Context, message: discord.Message) -> Shown: ...

    @button("t:{table}:log", "button-log", ack="private")    # which does the same
    @command("log", EVERYWHERE)
    async def log(ctx: Context, table: AnyTable) -> Shown: ...

    setup = extension(__name__)

The catalogue has a command's words as `cmd-seat-leave` and `cmd-seat-leave-about`, those of an
option as `arg-table` and `arg-table-about`. Discord asks for an option as the function's
annotation says, or as its `Option` does. What the function returns is shown."""

from __future__ import annotations

import contextlib
import inspect
import logging
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from types import ModuleType
from typing import Annotated, Any, Concatenate, Final, Unpack, get_args

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str
from discord.ext import commands, tasks
from msgspec import Struct

from cogs.frame import Bot, Interaction
from cogs.frame.context import Context, How, acknowledge, context_of, meet, seen_table
from cogs.frame.routes import Answering, P, R, Route
from cogs.frame.words import game_title, names_of
from db.tables import tables
from engine.games import all_games
from engine.kit.words import cut
from engine.table.answers import queries
from engine.table.service import Refused, Table
from texts import LOCALES, own_words

log = logging.getLogger(__name__)

IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where a command is offered; each command names it. The library also sends `dm_permission`, which
is outdated and ignored next to it (interactions/application-commands)."""


def worded(key: str) -> locale_str:
    """A command's name or description: English as such, the rest by the translator."""
    return locale_str(own_words(LOCALES[0])(key), key=key)


MOST_CHOICES: Final = 25  # of an option, while somebody types
Pairs = Sequence[tuple[str, str]]  # (text, value) of what is offered while somebody types


class Option(Struct, frozen=True):
    """More about an option of a command, in its annotation: `Annotated[Table, Option(…)]`."""

    read: Callable[[Context, Any], Awaitable[Any]] | None = None
    """Makes of what was typed (None: nothing was) what the function gets."""
    among: Callable[[Context], Awaitable[Pairs]] | None = None
    """All that may be chosen. What has in its text what was typed so far is offered."""
    search: Callable[[Context, str], Awaitable[Pairs]] | None = None
    """Finds by itself what fits what was typed so far."""
    choices: Sequence[tuple[str, str]] = ()  # all there are: (key of the words, value)
    name: str = ""  # the key of its words, if it is not `arg-` and the parameter's name
    about: str = ""  # the key of what is said of it, if it is not the same and `-about`


class Command(Answering[P, R]):
    def __init__(
        self,
        function: Callable[Concatenate[Context, P], Awaitable[R]],
        name: str,
        contexts: app_commands.AppCommandContext,
        permissions: discord.Permissions | None,
        how: How,
    ) -> None:
        super().__init__(function, how)
        self.name, self.contexts, self.permissions = name, contexts, permissions

    def made(self) -> app_commands.Command[Any, ..., None]:
        asked = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
        options: dict[str, Option] = {}
        _, *parameters = inspect.signature(self.function, eval_str=True).parameters.values()
        for one in parameters:
            option, kind, default = Option(), one.annotation, one.default
            for found in getattr(one.annotation, "__metadata__", ()):
                if isinstance(found, Option):  # which discord.py does not know
                    option, kind = found, get_args(one.annotation)[0]
            if option.read is not None:
                kind, default = str | None, None
            options[one.name] = option
            asked.append(one.replace(kind=one.KEYWORD_ONLY, annotation=kind, default=default))

        async def callback(interaction: Interaction, **given: Any) -> None:
            await acknowledge(interaction, "private")
            ctx = await meet(interaction, self._how)
            for name, option in options.items():
                if option.read is not None:
                    given[name] = await option.read(ctx, given[name])
            await ctx.reply(await self.function(ctx, **given))  # type: ignore[call-arg]

        callback.__signature__ = inspect.Signature(asked)  # type: ignore[attr-defined]
        for name, option in options.items():
            key = option.name or f"arg-{name}"
            app_commands.rename(**{name: worded(key)})(callback)
            app_commands.describe(**{name: worded(option.about or f"{key}-about")})(callback)
            if option.choices:
                every = [Choice(name=worded(k), value=v) for k, v in option.choices]
                app_commands.choices(**{name: every})(callback)
        if self.permissions is not None:
            app_commands.default_permissions(self.permissions)(callback)
        key = f"cmd-{self.name.replace(' ', '-')}"
        top = " " not in self.name
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=worded(key),
            description=worded(f"{key}-about"),
            callback=callback,
            allowed_contexts=self.contexts if top else None,
        )
        for name, option in options.items():
            if option.among or option.search:
                command.autocomplete(name)(_completer(option))
        return command


def command(
    name: str,
    contexts: app_commands.AppCommandContext,
    *,
    permissions: discord.Permissions | None = None,
    **how: Unpack[How],
) -> Callable[[Callable[Concatenate[Context, P], Awaitable[R]]], Command[P, R]]:
    """A slash command, or one of a group: "seat leave"."""
    return lambda function: Command(function, name, contexts, permissions, how)


class Entry(Answering[[Any], R]):
    """An entry of a person's or a message's menu. There are none in direct messages."""

    def __init__(
        self, function: Callable[[Context, Any], Awaitable[R]], key: str, of: type, how: How
    ) -> None:
        super().__init__(function, how)
        self._key, self._of = key, of

    def made(self) -> app_commands.ContextMenu:
        async def callback(interaction: Interaction, target: Any) -> None:
            await acknowledge(interaction, "private")
            ctx = await meet(interaction, self._how)
            await ctx.reply(await self.function(ctx, target))

        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        here = inspect.Parameter("interaction", kind)
        target = inspect.Parameter("target", kind, annotation=self._of)
        callback.__signature__ = inspect.Signature([here, target])  # type: ignore[attr-defined]
        name = worded(self._key)
        return app_commands.ContextMenu(name=name, callback=callback, allowed_contexts=IN_SERVERS)


def menu_entry(
    key: str, of: type[discord.User | discord.Message], **how: Unpack[How]
) -> Callable[[Callable[[Context, Any], Awaitable[R]]], Entry[R]]:
    """An entry of the menu that each person, or each message, has. `key`: of its words."""
    return lambda function: Entry(function, key, of, how)


def _completer(option: Option) -> Callable[..., Coroutine[Any, Any, list[Choice[str]]]]:
    async def completed(interaction: Interaction, current: str) -> list[Choice[str]]:
        found: Pairs = ()
        with contextlib.suppress(Refused):
            ctx = await context_of(interaction)
            if option.search is not None:
                found = await option.search(ctx, current)
            elif option.among is not None:
                wanted = current.casefold()
                found = [one for one in await option.among(ctx) if wanted in one[0].casefold()]
        return [Choice(name=cut(text, 100), value=value) for text, value in found[:MOST_CHOICES]]

    return completed


class Hourly(Struct, frozen=True):
    function: Callable[[Bot], Awaitable[None]]

    def begun(self, bot: Bot) -> tasks.Loop[Any]:
        async def once() -> None:
            try:
                await self.function(bot)
            except Exception:
                log.exception("%s failed", self.function.__qualname__)

        loop = tasks.loop(hours=1)(once)
        loop.before_loop(bot.up.wait)
        loop.start()
        return loop


class Feature(commands.Cog):
    """What one file offers: its commands, its buttons and forms, what it does every hour."""

    def __init__(self, bot: Bot, here: ModuleType, guild: discord.Object | None) -> None:
        self.bot = bot
        self.guild = guild
        self.__doc__ = here.__doc__
        # discord.py finds what goes with an extension by its module.
        self.__module__ = here.__name__
        self.__cog_name__ = here.__name__.rpartition(".")[2]
        known = list(vars(here).values())
        mine = [one for one in known if getattr(one, "__module__", "") == here.__name__]
        self._routes = {(one.kind, one.pattern): one for one in mine if isinstance(one, Route)}
        self._hourly = [one for one in known if isinstance(one, Hourly)]
        # Of a button above a command the function is that command.
        both = [one.function if isinstance(one, Route) else one for one in mine]
        self._commands = [(one.name, one, one.made()) for one in both if isinstance(one, Command)]
        self._entries = [one.made() for one in mine if isinstance(one, Entry)]
        self.loops: list[tasks.Loop[Any]] = []

    async def cog_load(self) -> None:
        self.bot.routes |= self._routes
        tree = self.bot.tree
        for name, about, made in self._commands:
            group, _, of_group = name.partition(" ")
            found = tree.get_command(group, guild=self.guild)
            if not of_group:
                tree.add_command(made, guild=self.guild)
                continue
            if found is None:
                found = app_commands.Group(
                    name=worded(f"cmd-{group}"),
                    description=worded(f"cmd-{group}-about"),
                    allowed_contexts=about.contexts,
                    default_permissions=about.permissions,
                )
                tree.add_command(found, guild=self.guild)
            assert isinstance(found, app_commands.Group)
            found.add_command(made)
        for entry in self._entries:
            tree.add_command(entry, guild=self.guild)
        self.loops = [one.begun(self.bot) for one in self._hourly]

    async def cog_unload(self) -> None:
        for loop in self.loops:
            loop.cancel()
        for known in self._routes:
            self.bot.routes.pop(known, None)
        tree = self.bot.tree
        for *_, made in self._commands:
            if isinstance(made.parent, app_commands.Group):
                made.parent.remove_command(made.name)
            # A group that has no command left goes, too.
            top = made.root_parent or made
            if not getattr(top, "commands", ()):
                tree.remove_command(top.name, guild=self.guild)
        for entry in self._entries:
            tree.remove_command(entry.name, guild=self.guild, type=entry.type)

    def get_app_commands(self) -> list[Any]:
        """Its slash commands, those of groups too, which files may share, and entries of menus."""
        return [*(made for *_, made in self._commands), *self._entries]


def extension(
    module: str, guild: Callable[[Bot], discord.Object | None] = lambda _: None
) -> Callable[[Bot], Awaitable[None]]:
    """discord.py's `setup` of a feature's file. `guild`: the only one that has its commands."""
    here = sys.modules[module]

    async def setup(bot: Bot) -> None:
        await bot.add_cog(Feature(bot, here, guild(bot)))

    return setup


# Which table a command means: the one that is named, otherwise the thread's, otherwise the first of
# these of whoever asks, each with a mark for the list of choices

TablesOf = Callable[[Context], Awaitable[list[tuple[Table, str]]]]


async def _mine(ctx: Context) -> list[tuple[Table, str]]:
    """The longest wait first."""
    mine = await ctx.look(queries.tables_of_person, ctx.id)
    return [(table, "" if since is None else "▶ ") for table, since in mine]


async def _past(ctx: Context) -> list[tuple[Table, str]]:
    """Running ones first, then those that ended last."""
    begun = await ctx.read(tables.begun, ctx.id, MOST_CHOICES)
    return [(table, "▶ " if table.phase == "running" else "🏁 ") for table in begun]


async def _meant(of: TablesOf, ctx: Context, named: str | None) -> Table:
    if named is not None:
        if not named.isdecimal() or len(named) > 15:
            raise Refused("no-table")
        return await seen_table(ctx.interaction, int(named))
    here = ctx.interaction.channel_id
    table = None if here is None else await ctx.read(tables.by_thread, here)
    if table is None:
        table = next((table for table, _ in await of(ctx)), None)
    if table is None:
        raise Refused("which-table")
    return table


async def _named(of: TablesOf, ctx: Context) -> Pairs:
    found = []
    for table, mark in await of(ctx):
        title = game_title(table.game, ctx.locale)
        number = ctx.say("table-number", id=str(table.id))
        found.append((f"{mark}{title} {number}: {names_of(table, ctx.locale)}", str(table.id)))
    return found


any_table: Final = partial(_meant, _mine)


async def titles(ctx: Context) -> Pairs:
    return [(game_title(key, ctx.locale), key) for key in all_games()]


AnyTable = Annotated[Table, Option(any_table, partial(_named, _mine))]
PastTable = Annotated[
    Table, Option(partial(_meant, _past), partial(_named, _past), about="arg-past-table-about")
]
Game = Annotated[str, Option(among=titles)]  # options of commands: see the functions
