"""What the owner of a server decides for it, in one private panel (`/setup`); and what follows from
that and from Discord's permissions: where tables may be opened, and by whom."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any, Final, Literal

import discord
from discord import ui

from cogs.frame import Bot
from cogs.frame.commands import IN_SERVERS, command, extension
from cogs.frame.context import Context, is_away
from cogs.frame.message import Shown
from cogs.frame.routes import Press, button, choices, layout
from cogs.frame.words import languages, safe
from db.base.mapped import META
from db.people import servers
from db.people.budget import may_mention
from db.people.servers import Server
from engine.kit.words import listed
from engine.table.commands.lobbies import is_open
from engine.table.record import budget
from engine.table.service import Refused, Table
from texts import LOCALES

log = logging.getLogger(__name__)

# Where tables may be opened, by whom, and whom they call

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
    return listed([say(f"permission-{name.replace('_', '-')}") for name in missing], say)


def missing_in(bot: Bot, guild: int, channel: int | None, needed: tuple[str, ...]) -> list[str]:
    """What the bot lacks in a channel, or, where that is None or gone, in the server at large;
    empty when nothing is missing or nobody knows."""
    server = bot.get_guild(guild)
    if server is None or server.me is None:
        return []
    where = server.get_channel(channel) if channel is not None else None
    rights = where.permissions_for(server.me) if where else server.me.guild_permissions
    missing = [name for name in needed if not getattr(rights, name)]
    # Without these the library counts others as missing, too: whether they are, nobody knows.
    if "view_channel" in missing:
        return ["view_channel"]
    implied = () if rights.send_messages else ("attach_files", "mention_everyone")
    return [name for name in missing if name not in implied]


async def why_not(ctx: Context) -> str | None:
    """Why this person can open no table here: the owner of the server does not want it, it is not
    the place for it, or the bot is not allowed what it needs. None: they can."""
    interaction, channel = ctx.interaction, ctx.interaction.channel
    only = await lobby_channel(ctx.bot, interaction.guild_id)
    if only is not None and only != interaction.channel_id:
        return ctx.say("lobby-elsewhere", channel=f"<#{only}>")
    if problem := await _why_not_they(ctx, interaction.guild_id):
        return problem
    if interaction.guild_id is None or channel is None:
        return ctx.say("not-in-dm")
    if isinstance(channel, discord.Thread):
        return ctx.say("not-in-thread")
    return lacking(ctx) if channel.type in TABLE_CHANNELS else ctx.say("not-in-voice")


def lacking(ctx: Context, table: Table | None = None) -> str | None:
    """What the bot is not allowed here, or, for who presses in a direct message, where this table
    is; None: it is allowed all that it needs."""
    granted = ctx.interaction.app_permissions
    missing = [name for name in NEEDED if not getattr(granted, name)]
    if table is not None and ctx.interaction.guild_id is None:
        missing = missing_in(ctx.bot, table.guild, table.channel, NEEDED)
    if not missing:
        return None
    return ctx.say("permissions-missing", permissions=permission_names(ctx.say, missing))


async def lobby_channel(bot: Bot, guild: int | None) -> int | None:
    """The only channel for lobbies. None: any channel, or the chosen one is gone. While the server
    is away nobody knows whether the channel exists, so the choice still applies."""
    server = await bot.store.read(servers.get, guild)
    if server.channel is None or not bot.knows(server.guild):
        return server.channel
    known = bot.get_guild(server.guild)
    return None if known is None or known.get_channel(server.channel) is None else server.channel


async def _why_not_they(ctx: Context, guild: int | None) -> str | None:
    """Why this person may not open tables on this server; None: they may."""
    interaction = ctx.interaction
    known, person, rights = interaction.guild, interaction.user, interaction.permissions
    is_here = interaction.guild_id == guild
    if guild is not None and not is_here:
        # In a direct message Discord does not say what roles they have on the server.
        if not ctx.bot.knows(guild):
            return ctx.say("refused-server-away")
        known = ctx.bot.get_guild(guild)
        try:
            person = await known.fetch_member(ctx.id) if known else person
        except discord.NotFound:
            known = None
        if known is None or not isinstance(person, discord.Member):
            return ctx.say("again-not-there")
        rights = person.guild_permissions
    server = await ctx.read(servers.get, guild)
    if server.opener is None or known is None or rights.manage_guild:
        return None
    # Their roles' ids come with them; the library hands out only roles that it knows, and while the
    # server is away it may know none.
    if isinstance(person, discord.Member) and person._roles.has(server.opener):
        return None
    role = known.get_role(server.opener)
    if role is None and not is_away(interaction):
        return ctx.say("opener-gone")
    name = f"<@&{server.opener}>" if is_here or role is None else f"**{safe(role.name)}**"
    return ctx.say("opener-only", role=name)


async def need_opener(ctx: Context, guild: int) -> None:
    """Refused: this person may not open tables on this server; `detail` is the sentence."""
    if problem := await _why_not_they(ctx, guild):
        raise Refused("permissions", problem)


async def role_to_call(bot: Bot, table: Table, offer: int | None = None) -> int | None:
    """The role to mention in the lobby of this table, or in an offer of a seat, if it has open
    seats for anybody. None: the owner wants none, or it was mentioned a lot lately."""
    if offer is None and (table.phase != "lobby" or not is_open(table)):
        return None
    about = budget.of_lobby(table) if offer is None else budget.of_offer(offer)
    return await _role(bot, table) if await bot.store.read(may_mention, about) else None


async def _role(bot: Bot, table: Table) -> int | None:
    server = await bot.store.read(servers.get, table.guild)
    known = bot.get_guild(table.guild)
    there = server.call is not None and known is not None and known.get_role(server.call)
    return server.call if there else None


async def opened_lines(ctx: Context, lobby: Table, told: str) -> str:
    """What is told of a lobby that was opened, and that it calls nobody, where it would have but
    for how often it did lately."""
    muted = is_open(lobby) and not await ctx.read(may_mention, budget.of_lobby(lobby))
    if muted and await _role(ctx.bot, lobby) is not None:
        return f"{told}\n{ctx.say('lobby-suppressed')}"
    return told


# /setup


PACES = ("live", "daily", "relaxed", "none")
"""Those that need nothing more said; a custom one is a table's own affair."""


@command("setup", IN_SERVERS, permissions=discord.Permissions(manage_guild=True), looks=True)
async def show_setup(ctx: Context) -> Shown:
    return _panel(ctx, await ctx.read(servers.get, _managed(ctx).id))


@button("s:{setting}[:{value}]", looks=True)
async def change(
    ctx: Context,
    setting: Literal["channel", "opener", "call", "locale", "pace", "locks"],
    values: list[str],
    value: str | None = None,
) -> Shown:
    """What was chosen in a menu (nothing: the choice is taken back), or the `value` of a button."""
    guild = _managed(ctx)
    chosen = _stored(guild, setting, next(iter(values), "") if value is None else value)
    server = await ctx.write(servers.change, guild.id, **{setting: chosen})
    log.info("server %s: %s is %s, by %s", guild.id, setting, chosen, ctx.id)
    if setting == "locks":
        # If it fails the host is told again (`cogs.threads`).
        await ctx.write(META.put, f"told-lock-{guild.id}", "")
    return _panel(ctx, server)


def _managed(ctx: Context) -> discord.Guild:
    guild = ctx.interaction.guild
    if guild is None or not ctx.interaction.permissions.manage_guild:
        raise Refused("not-manager")
    if is_away(ctx.interaction):
        raise Refused("server-away")
    return guild


def _stored(guild: discord.Guild, setting: str, given: str) -> Any:
    """What to store for what was pressed; only what this server really has."""
    number = int(given) if given.isascii() and given.isdigit() else 0
    channel, role = guild.get_channel(number), guild.get_role(number)
    match setting:
        case "channel" | "opener" | "call" | "locale" if given in ("", "none"):
            return None
        case "channel" if channel is not None and channel.type in TABLE_CHANNELS:
            return channel.id
        case "opener" | "call" if role is not None:
            # Everybody may open tables, and "everyone" is never pinged: the same as no role.
            return None if role.is_default() else role.id
        case "locale" | "pace" if given in (LOCALES if setting == "locale" else PACES):
            return given
        case "locks" if given in ("on", "off"):
            return int(given == "on")
    raise Refused("no-such-choice")


# What the panel looks like


def _panel(ctx: Context, server: Server) -> Shown:
    bot, say = ctx.bot, ctx.say
    guild = bot.get_guild(server.guild)

    def label(setting: str) -> str:
        return f"**{say(f'setup-{setting}')}**\n{say(f'setup-{setting}-about')}"

    def menu(setting: str, texts: dict[str, str]) -> list[Any]:
        options = choices(texts, getattr(server, setting) or "none")
        placeholder = say(f"setup-{setting}")
        return [label(setting), [change.menu(options, placeholder=placeholder, setting=setting)]]

    def select(setting: str, none: str, kind: Any, known: Any) -> list[Any]:
        """`none`: the key of the word for none."""
        is_none = getattr(server, setting) is None
        clear = change.button(say, label=say(none), disabled=is_none, setting=setting, value="none")
        look = {"placeholder": say(none), "default_values": [known] if known else []}
        chooser = kind(custom_id=change.id(setting=setting), min_values=0, **look)
        return [ui.Section(ui.TextDisplay(label(setting)), accessory=clear), [Press(chooser)]]

    channels = partial(ui.ChannelSelect, channel_types=list(TABLE_CHANNELS))
    channel = guild and server.channel and guild.get_channel(server.channel)
    opener = guild and server.opener and guild.get_role(server.opener)
    called = guild and server.call and guild.get_role(server.call)
    tongues = {"none": say("setup-locale-none"), **languages()}
    paces = {pace: say(f"setup-pace-{pace}") for pace in PACES}
    now, value, verb = ("on", "off", "stop") if server.locks else ("off", "on", "begin")
    turn = change.button(say, label=say(f"setup-locks-{verb}"), setting="locks", value=value)
    locks = ui.TextDisplay[Any](f"{label('locks')}\n{say(f'setup-locks-{now}')}")
    warnings = [] if guild is None else _warnings(bot, guild, server, say)
    below: list[Any] = [ui.Separator(), "\n".join(f"⚠️ {one}" for one in warnings)]
    view = layout(
        f"## {say('setup-title')}\n{say('setup-intro')}",
        *select("channel", "setup-anywhere", channels, channel),
        *menu("locale", tongues),
        *menu("pace", paces),
        *select("opener", "setup-everybody", ui.RoleSelect, opener),
        *select("call", "setup-nobody", ui.RoleSelect, called),
        ui.Section(locks, accessory=turn),
        *(below if warnings else ()),
    )
    return Shown(view)


def _warnings(bot: Bot, guild: discord.Guild, server: Server, say: Any) -> list[str]:
    found, missing = [], partial(missing_in, bot, guild.id, server.channel)
    if server.channel is not None and guild.get_channel(server.channel) is None:
        found.append(say("setup-channel-gone"))
    elif server.channel is not None and (these := missing(NEEDED)):
        where, names = f"<#{server.channel}>", permission_names(say, these)
        found.append(say("setup-lacks", channel=where, permissions=names))
    if server.opener is not None and guild.get_role(server.opener) is None:
        found.append(say("setup-opener-gone"))
    role = None if server.call is None else guild.get_role(server.call)
    if server.call is not None and role is None:
        found.append(say("setup-call-gone"))
    if role is not None and not role.mentionable and missing(("mention_everyone",)):
        found.append(say("setup-call-mute", role=f"<@&{role.id}>"))
    if server.locks and missing(("manage_threads",)):
        found.append(say("setup-locks-lacks"))
    return found


setup = extension(__name__)
