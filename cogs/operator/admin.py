"""`/admin`: for the application's owner alone. Discord hides it from all but administrators, or
shows it in one server only (`Settings.admin_server`); whoever sends it all the same is refused."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.frame import ids
from cogs.frame.commands import IN_SERVERS, worded
from cogs.frame.context import context_of
from cogs.frame.parts import button, rows
from cogs.link.registry import register
from cogs.me.profile import erase_person
from cogs.operator.version import versions
from db.copies import backup
from db.tables.tables import Census, take_census
from engine.kit.words.phrasing import cut
from engine.table.answers import queries
from engine.table.service import Refused

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

log = logging.getLogger(__name__)

MOST_REASONS = 5


class Admin(commands.Cog):
    """How the bot is doing, and registering its commands again."""

    admin = app_commands.Group(
        name=worded("cmd-admin"),
        description=worded("cmd-admin-about"),
        allowed_contexts=IN_SERVERS,
        default_permissions=discord.Permissions.none(),
    )

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        bot.presses[ids.FORGET] = self.pressed

    async def _only_the_owner(self, interaction: discord.Interaction[Bot]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._need_owner(interaction)

    async def _need_owner(self, interaction: discord.Interaction[Bot]) -> None:
        if not await self.bot.is_owner(interaction.user):
            log.warning("%s sent /admin and is not the owner", interaction.user.id)
            raise Refused("not-owner")

    @admin.command(name=worded("cmd-admin-status"), description=worded("cmd-admin-status-about"))
    async def status(self, interaction: discord.Interaction[Bot]) -> None:
        """Tables, outbox, failures, lag, versions."""
        await self._only_the_owner(interaction)
        say = (await context_of(interaction)).say
        text = status_text(self.bot, await self.bot.store.read(take_census), say)
        await interaction.edit_original_response(content=text)

    @admin.command(name=worded("cmd-admin-sync"), description=worded("cmd-admin-sync-about"))
    async def sync(self, interaction: discord.Interaction[Bot]) -> None:
        """Register the commands with Discord again."""
        await self._only_the_owner(interaction)
        say = (await context_of(interaction)).say
        try:
            count = await register(self.bot)
        except (discord.HTTPException, app_commands.AppCommandError) as fault:
            log.exception("could not register the commands")
            text = say("sync-failed", why=cut(str(fault), 500))
        else:
            text = say("synced", count=count)
        await interaction.edit_original_response(content=text)

    @admin.command(name=worded("cmd-admin-forget"), description=worded("cmd-admin-forget-about"))
    @app_commands.rename(person=worded("arg-person"))
    @app_commands.describe(person=worded("arg-erased-about"))
    async def forget(self, interaction: discord.Interaction[Bot], person: discord.User) -> None:
        """Erase somebody who asked for it and cannot do it themselves."""
        await self._only_the_owner(interaction)
        say = (await context_of(interaction)).say
        mine = await self.bot.service.look(queries.tables_of_person, person.id)
        text = say("admin-forget", who=f"<@{person.id}>", id=str(person.id), count=len(mine))
        yes = button(
            ids.FORGET.id(person=person.id),
            say("admin-forget-yes"),
            emoji="🗑️",
            style=discord.ButtonStyle.danger,
        )
        await interaction.edit_original_response(content=text, view=rows([yes]))

    async def pressed(self, interaction: discord.Interaction[Bot], person: int) -> None:
        """The owner means it."""
        await interaction.response.defer()
        await self._need_owner(interaction)
        await erase_person(self.bot, person)
        log.info("the owner had a person erased")
        say = (await context_of(interaction)).say
        text = say("admin-forgotten", who=f"<@{person}>")
        await interaction.edit_original_response(content=text, view=None)


def status_text(bot: Bot, census: Census, say: Any) -> str:
    """How the bot is doing, for its operator. No hands, no people."""
    figures = bot.figures
    known = {**versions(), say("status-migration"): str(census.migration)}
    lines = [
        " · ".join(f"{name} {version}" for name, version in known.items()),
        say("status-since", time=_ago(figures.started), servers=len(bot.guilds)),
        say("status-tables")
        + " "
        + " · ".join(f"{say(f'status-{phase}')} {count}" for phase, count in census.tables.items()),
        say(
            "status-outbox",
            waiting=census.waiting,
            parked=sum(census.parked.values()),
            posts=figures.posts,
            undeliverable=figures.undeliverable,
        ),
        *(f"  - `{cut(_plain(why), 100)}` × {n}" for why, n in _top(census.parked)),
        say("status-answers", count=figures.answers),
        say("status-failures", count=figures.failures),
        say(
            "status-lag",
            now=str(round(figures.lag * 1000)),
            worst=str(round(figures.worst_lag * 1000)),
        ),
    ]
    if figures.last_failure is not None:
        lines.insert(-1, say("status-last-failure", time=_ago(figures.last_failure)))
    lines.append(_copies_line(bot.settings.database, say))
    if bot.copies.fault:
        why = f"`{cut(_plain(bot.copies.fault), 200)}`"
        lines.append(say("status-copy-failed", why=why))
    if bot.disk.trouble is not None:
        lines.append(say("status-disk", why=f"`{cut(_plain(str(bot.disk.trouble)), 200)}`"))
    return cut("\n".join(lines), 2000)


def _top(parked: dict[str, int]) -> list[tuple[str, int]]:
    return list(parked.items())[:MOST_REASONS]


def _plain(text: str) -> str:
    return text.replace("`", "'").replace("\n", " ")


def _ago(time: int) -> str:
    return f"<t:{time}:R>"


def _copies_line(database: Path, say: Any) -> str:
    known = backup.copies(database)
    size = f"{database.stat().st_size / 1e6:.1f} MB" if database.exists() else "?"
    if not known:
        return str(say("status-no-copy", file=f"`{database}`", size=size))
    return str(
        say(
            "status-copy",
            file=f"`{database}`",
            size=size,
            count=len(known),
            time=_ago(known[0][0]),
        )
    )


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    server = bot.settings.admin_server
    if server is None:
        await bot.add_cog(Admin(bot))
    else:
        await bot.add_cog(Admin(bot), guild=discord.Object(server))
