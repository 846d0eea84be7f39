"""`/admin`: for the application's owner alone. Discord hides it from all but administrators, or
shows it in one server only (`Settings.admin_server`); whoever sends it all the same is refused."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.press import cut
from cogs.registry import register, worded
from cogs.speech import words_for
from cogs.version import versions
from db import backup
from db.census import PHASES, Census
from engine.adapter import Refused

if TYPE_CHECKING:
    from cogs.house import House

log = logging.getLogger(__name__)

MOST_REASONS = 5


class Admin(commands.Cog):
    """How the bot fares, and its commands registered anew."""

    admin = app_commands.Group(
        name=worded("cmd-admin"),
        description=worded("cmd-admin-about"),
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
        default_permissions=discord.Permissions.none(),
    )

    def __init__(self, house: House) -> None:
        self.house = house

    async def _only_the_owner(self, interaction: discord.Interaction[House]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        if not await self.house.is_owner(interaction.user):
            log.warning("%s sent /admin and is not the owner", interaction.user.id)
            raise Refused("not-owner")

    @admin.command(name=worded("cmd-status"), description=worded("cmd-status-about"))
    async def status(self, interaction: discord.Interaction[House]) -> None:
        """Tables, outbox, failures, lag, versions."""
        await self._only_the_owner(interaction)
        say = await words_for(interaction)
        text = status_text(self.house, await self.house.store.census(), say)
        await interaction.edit_original_response(content=text)

    @admin.command(name=worded("cmd-sync"), description=worded("cmd-sync-about"))
    async def sync(self, interaction: discord.Interaction[House]) -> None:
        """Tell Discord the commands anew."""
        await self._only_the_owner(interaction)
        say = await words_for(interaction)
        try:
            count = await register(self.house)
        except (discord.HTTPException, app_commands.AppCommandError) as fault:
            log.exception("could not register the commands")
            text = say("sync-failed", why=cut(str(fault), 500))
        else:
            text = say("synced", count=count)
        await interaction.edit_original_response(content=text)


def status_text(house: House, census: Census, say: Any) -> str:
    """How the bot fares, for its operator. No hands, no people."""
    figures = house.figures
    known = {**versions(), say("status-migration"): str(census.migration)}
    lines = [
        " · ".join(f"{name} {version}" for name, version in known.items()),
        say("status-since", time=_ago(figures.started), servers=len(house.guilds)),
        say("status-tables")
        + " "
        + " · ".join(f"{say(f'status-{phase}')} {census.tables[phase]}" for phase in PHASES),
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
        _copies_line(house.settings.database, say),
    ]
    if figures.last_failure is not None:
        lines.insert(-2, say("status-last-failure", time=_ago(figures.last_failure)))
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


async def setup(house: House) -> None:
    """Called by discord.py."""
    server = house.settings.admin_server
    if server is None:
        await house.add_cog(Admin(house))
    else:
        await house.add_cog(Admin(house), guild=discord.Object(server))
