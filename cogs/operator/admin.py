"""The application's owner, who runs the bot: `/admin` for them alone, and word to them by direct
message. Discord hides `/admin` from all but administrators, or shows it in one server only
(`Settings.admin_server`); whoever sends it all the same is refused."""

from __future__ import annotations

import contextlib
import logging
import platform
import sqlite3
import tomllib
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import aiohttp
import discord
from discord import app_commands

from cogs.frame.commands import IN_SERVERS, Option, command, extension
from cogs.frame.context import Context
from cogs.frame.message import Message
from cogs.frame.parts import rows
from cogs.frame.routes import button
from cogs.link.registry import register
from cogs.me.profile import erase_person
from db.base.disk import DiskTrouble
from db.copies import backup
from db.people import people
from db.tables.tables import take_census
from engine.kit.words.phrasing import cut
from engine.table.answers import queries
from engine.table.service import Refused
from texts import LOCALES, nearest, own_words

if TYPE_CHECKING:
    from cogs.bot import Bot

log = logging.getLogger(__name__)

PROJECT: Final = Path(__file__).parents[2] / "pyproject.toml"
MOST_REASONS: Final = 5
DANGER: Final = discord.ButtonStyle.danger
HIDDEN: Final = discord.Permissions.none()
"""Administrators see it all the same."""


async def _need_owner(ctx: Context) -> None:
    """
    Raises:
        Refused: not-owner.
    """
    if not await ctx.bot.is_owner(ctx.interaction.user):
        log.warning("%s sent /admin and is not the owner", ctx.id)
        raise Refused("not-owner")


@command("admin status", IN_SERVERS, permissions=HIDDEN, looks=True)
async def status(ctx: Context) -> str:
    """How the bot is doing: tables, outbox, failures, lag, versions. No hands, no people."""
    await _need_owner(ctx)
    bot, say, figures = ctx.bot, ctx.say, ctx.bot.figures
    census = await bot.store.read(take_census)
    known = {**versions(), say("status-migration"): str(census.migration)}
    phases = " · ".join(f"{say(f'status-{phase}')} {n}" for phase, n in census.tables.items())
    lines = [
        " · ".join(f"{name} {version}" for name, version in known.items()),
        say("status-since", time=_ago(figures.started), servers=len(bot.guilds)),
        f"{say('status-tables')} {phases}",
        say(
            "status-outbox",
            waiting=census.waiting,
            parked=sum(census.parked.values()),
            posts=figures.posts,
            undeliverable=figures.undeliverable,
        ),
    ]
    for why, count in list(census.parked.items())[:MOST_REASONS]:
        lines.append(f"  - {_code(why, 100)} × {count}")
    lines.append(say("status-answers", count=figures.answers))
    lines.append(say("status-failures", count=figures.failures))
    if figures.last_failure is not None:
        lines.append(say("status-last-failure", time=_ago(figures.last_failure)))
    now, worst = (str(round(seconds * 1000)) for seconds in (figures.lag, figures.worst_lag))
    lines.append(say("status-lag", now=now, worst=worst))
    database = bot.settings.database
    size = f"{database.stat().st_size / 1e6:.1f} MB" if database.exists() else "?"
    about = {"file": f"`{database}`", "size": size}
    copies = backup.copies(database)
    if copies:
        lines.append(say("status-copy", count=len(copies), time=_ago(copies[0][0]), **about))
    else:
        lines.append(say("status-no-copy", **about))
    if bot.copies.fault:
        lines.append(say("status-copy-failed", why=_code(bot.copies.fault, 200)))
    if bot.disk.trouble is not None:
        lines.append(say("status-disk", why=_code(str(bot.disk.trouble), 200)))
    return cut("\n".join(lines), 2000)


def _code(text: str, most: int) -> str:
    plain = text.replace("`", "'").replace("\n", " ")
    return f"`{cut(plain, most)}`"


def _ago(time: int) -> str:
    return f"<t:{time}:R>"


@command("admin sync", IN_SERVERS, permissions=HIDDEN, looks=True)
async def sync(ctx: Context) -> str:
    """Register the commands with Discord again."""
    await _need_owner(ctx)
    try:
        return ctx.say("synced", count=await register(ctx.bot))
    except (discord.HTTPException, app_commands.AppCommandError) as fault:
        log.exception("could not register the commands")
        return ctx.say("sync-failed", why=cut(str(fault), 500))


@command("admin forget", IN_SERVERS, permissions=HIDDEN, looks=True)
async def ask_to_erase(
    ctx: Context, person: Annotated[discord.User, Option(about="arg-erased-about")]
) -> Message:
    """Erase somebody who asked for it and cannot do it themselves."""
    await _need_owner(ctx)
    count = len(await ctx.bot.service.look(queries.tables_of_person, person.id))
    text = ctx.say("admin-forget", who=f"<@{person.id}>", id=str(person.id), count=count)
    return Message(text, (), rows([erase.button(ctx.say, person=person.id)]))


@button("z:forget:{person}", "admin-forget-yes", looks=True, style=DANGER, emoji="🗑️")
async def erase(ctx: Context, person: int) -> str:
    """The owner means it."""
    await _need_owner(ctx)
    await erase_person(ctx.bot, person)
    log.info("the owner had a person erased")
    return ctx.say("admin-forgotten", who=f"<@{person}>")


# Word to the owner


async def tell_owner(bot: Bot, key: str, **args: str | int) -> bool:
    """Say something of our catalogue to the owner (of a team: its owner); whether it got there.
    Nothing is written down for it: this is how they learn that nothing can be."""
    try:
        about = await bot.application_info()
        owner = about.team.owner_id if about.team is not None else about.owner.id
        if owner is None:
            return False
        locale = LOCALES[0]
        with contextlib.suppress(DiskTrouble):
            locale = nearest((await bot.store.read(people.get, owner)).language) or locale
        channel = await bot.create_dm(discord.Object(owner))
        await channel.send(own_words(locale)(key, **args))
    except (discord.DiscordException, aiohttp.ClientError, TimeoutError) as fault:
        log.warning("the owner could not be told (%s): %s", key, fault)
        return False
    return True


# Which versions run here


@cache
def own_version() -> str:
    """Meadhall's, as its project file says."""
    return str(tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"])


def versions() -> dict[str, str]:
    """Of the bot itself, then of its libraries, by name."""
    return {
        "Meadhall": own_version(),
        "Python": platform.python_version(),
        "discord.py": version("discord.py"),
        "SQLite": sqlite3.sqlite_version,
    }


def _only_server(bot: Bot) -> discord.Object | None:
    server = bot.settings.admin_server
    return None if server is None else discord.Object(server)


setup = extension(__name__, _only_server)
