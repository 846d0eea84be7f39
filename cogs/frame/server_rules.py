"""Where tables may be opened, and by whom: what Discord lets the bot do there, and what the owner
of the server wants (set with `/setup`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.frame.context import Context, is_away
from cogs.frame.words import guild_locale, listed, safe
from db.people import servers
from db.people.budget import may_mention
from engine.table.commands.lobbies import is_open
from engine.table.record import budget
from engine.table.service import Refused, Table

if TYPE_CHECKING:
    from cogs.bot import Bot

TABLE_CHANNELS: Final = (discord.ChannelType.text, discord.ChannelType.news)
"""Where a table may be: a thread for all can be opened there, from a message."""
NEEDED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""What the bot must be allowed in a channel for a table, in the library's names."""


def permission_names(say: Any, missing: list[str]) -> str:
    """Permissions as Discord's settings call them."""
    names = [str(say(f"permission-{name.replace('_', '-')}")) for name in missing]
    return listed(say, names)


def wrong_place(ctx: Context) -> str | None:
    """Why no table can be opened here; None when it can."""
    channel = ctx.interaction.channel
    if ctx.interaction.guild_id is None or channel is None:
        return ctx.say("not-in-dm")
    if isinstance(channel, discord.Thread):
        return ctx.say("not-in-thread")
    if channel.type not in TABLE_CHANNELS:
        return ctx.say("not-in-voice")
    return lacking_here(ctx)


def lacking_here(ctx: Context) -> str | None:
    """What the bot is not allowed here; None: it is allowed all that it needs."""
    granted = ctx.interaction.app_permissions
    missing = [name for name in NEEDED if not getattr(granted, name)]
    if not missing:
        return None
    return ctx.say("permissions-missing", permissions=permission_names(ctx.say, missing))


def manages(interaction: discord.Interaction[Bot]) -> bool:
    """Whether the person manages the server: the right that `/setup` takes."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


async def posts_locale(interaction: discord.Interaction[Bot]) -> str:
    """The language of posts here: the owner's choice, otherwise Discord's setting."""
    server = await interaction.client.store.read(servers.get, interaction.guild_id)
    return server.locale or guild_locale(interaction)


async def lobby_channel(bot: Bot, guild: int | None) -> int | None:
    """The only channel for lobbies. None: any channel, or the chosen one is gone. While the server
    is away nobody knows whether the channel exists, so the choice still applies."""
    server = await bot.store.read(servers.get, guild)
    if server.channel is None or not bot.knows(server.guild):
        return server.channel
    known = bot.get_guild(server.guild)
    return None if known is None or known.get_channel(server.channel) is None else server.channel


async def why_not(interaction: discord.Interaction[Bot], say: Any) -> str | None:
    """Why the owner does not want this person to open a table here. None: they may."""
    bot = interaction.client
    channel = await lobby_channel(bot, interaction.guild_id)
    if channel is not None and channel != interaction.channel_id:
        return str(say("lobby-elsewhere", channel=f"<#{channel}>"))
    return await why_not_they(interaction, say)


async def why_not_they(interaction: discord.Interaction[Bot], say: Any) -> str | None:
    """Why this person may not open tables on this server; None: they may."""
    server = await interaction.client.store.read(servers.get, interaction.guild_id)
    if server.opener is None or interaction.guild is None or manages(interaction):
        return None
    # Their roles' ids come with the interaction; the library hands out only roles that it knows,
    # and while the server is away it may know none.
    person = interaction.user
    if isinstance(person, discord.Member) and person._roles.has(server.opener):
        return None
    if not is_away(interaction) and interaction.guild.get_role(server.opener) is None:
        return str(say("opener-gone"))
    return str(say("opener-only", role=f"<@&{server.opener}>"))


async def need_opener(ctx: Context, guild: int) -> None:
    """
    Raises:
        Refused: this person may not open tables on this server; `detail` is the sentence.
    """
    if ctx.interaction.guild_id == guild:
        problem = await why_not_they(ctx.interaction, ctx.say)
    else:
        problem = await _why_not_from_afar(ctx, guild)
    if problem is not None:
        raise Refused("permissions", problem)


async def _why_not_from_afar(ctx: Context, guild: int) -> str | None:
    """The same for somebody who presses in a direct message, where Discord does not say what roles
    they have on the server."""
    if not ctx.bot.knows(guild):
        return str(ctx.say("refused-server-away"))
    known = ctx.bot.get_guild(guild)
    if known is None:
        return str(ctx.say("again-not-there"))
    try:
        member = await known.fetch_member(ctx.id)
    except discord.NotFound:
        return str(ctx.say("again-not-there"))
    server = await ctx.bot.store.read(servers.get, guild)
    if server.opener is None or member.guild_permissions.manage_guild:
        return None
    role = known.get_role(server.opener)
    if role is None:
        return str(ctx.say("opener-gone"))
    if member.get_role(role.id) is not None:
        return None
    return str(ctx.say("opener-only", role=f"**{safe(role.name)}**"))


async def _role(bot: Bot, table: Table) -> int | None:
    """The role that the owner wants mentioned, if it exists."""
    server = await bot.store.read(servers.get, table.guild)
    known = bot.get_guild(table.guild)
    if server.call is None or known is None or known.get_role(server.call) is None:
        return None
    return server.call


async def call_for_seat(bot: Bot, table: Table, offer: int) -> int | None:
    """The role to mention when anybody may take a seat at a running table. None if it was mentioned
    a lot lately."""
    granted = await bot.store.read(may_mention, budget.of_offer(offer))
    return await _role(bot, table) if granted else None


async def called_role(bot: Bot, table: Table) -> int | None:
    """The role that the lobby of this table mentions, if it has open seats for anybody. None if the
    role was mentioned a lot lately."""
    if table.phase != "lobby" or not is_open(table):
        return None
    granted = await bot.store.read(may_mention, budget.of_lobby(table))
    return await _role(bot, table) if granted else None


async def suppressed(bot: Bot, table: Table) -> bool:
    """Whether a new lobby would mention a role that was mentioned a lot lately."""
    if not is_open(table) or await bot.store.read(may_mention, budget.of_lobby(table)):
        return False
    return await _role(bot, table) is not None
