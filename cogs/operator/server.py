"""`/setup`: what whoever manages a server decides for it, in one private panel."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import ui

from cogs.frame.commands import IN_SERVERS, command, extension
from cogs.frame.context import Context, is_away
from cogs.frame.message import Shown
from cogs.frame.parts import Press, choice
from cogs.frame.routes import button
from cogs.frame.server_rules import NEEDED, TABLE_CHANNELS, manages, permission_names
from cogs.thread.trouble import forget_lock_trouble, missing_in
from db.people import servers
from db.people.servers import Server
from engine.table.service import Refused
from texts import LOCALES, own_words

if TYPE_CHECKING:
    from cogs.bot import Bot

log = logging.getLogger(__name__)

PACES = ("live", "daily", "relaxed", "none")
"""Those that need nothing more said; a custom one is a table's own affair."""


@command("setup", IN_SERVERS, permissions=discord.Permissions(manage_guild=True), looks=True)
async def show_setup(ctx: Context) -> Shown:
    """Show what is set."""
    return _panel(ctx, await ctx.bot.store.read(servers.get, _managed(ctx).id))


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
    server = await ctx.bot.store.write(servers.change, guild.id, **{setting: chosen})
    log.info("server %s: %s is %s, by %s", guild.id, setting, chosen, ctx.id)
    if setting == "locks":
        await forget_lock_trouble(ctx.bot, guild.id)
    return _panel(ctx, server)


def _managed(ctx: Context) -> discord.Guild:
    """
    Raises:
        Refused: not-manager; server-away (nobody knows which channels and roles there are).
    """
    guild = ctx.interaction.guild
    if guild is None or not manages(ctx.interaction):
        raise Refused("not-manager")
    if is_away(ctx.interaction):
        raise Refused("server-away")
    return guild


def _stored(guild: discord.Guild, setting: str, given: str) -> Any:
    """What to store for what was pressed; only what this server really has.

    Raises:
        Refused: no-such-choice.
    """
    number = int(given) if given.isascii() and given.isdigit() else 0
    match setting, given:
        case ("channel" | "opener" | "call" | "locale", "" | "none"):
            return None
        case "channel", _:
            channel = guild.get_channel(number)
            if channel is not None and channel.type in TABLE_CHANNELS:
                return channel.id
        case (("opener" | "call"), _):
            role = guild.get_role(number)
            if role is not None:
                # Everybody may open tables, and "everyone" is never pinged: the same as no role.
                return None if role.is_default() else role.id
        case "locale", _:
            if given in LOCALES:
                return given
        case "pace", _:
            if given in PACES:
                return given
        case "locks", ("on" | "off"):
            return int(given == "on")
    raise Refused("no-such-choice")


# What the panel looks like


def _panel(ctx: Context, server: Server) -> Shown:
    """All settings with their present values, and what prevents them."""
    bot, say = ctx.bot, ctx.say
    guild = bot.get_guild(server.guild)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"## {say('setup-title')}\n{say('setup-intro')}"))

    def label(setting: str) -> str:
        return f"**{say(f'setup-{setting}')}**\n{say(f'setup-{setting}-about')}"

    def add_menu(setting: str, options: list[discord.SelectOption]) -> None:
        view.add_item(ui.TextDisplay(label(setting)))
        menu = change.menu(options, placeholder=say(f"setup-{setting}"), setting=setting)
        view.add_item(ui.ActionRow(menu))

    def add_select(setting: str, none: str, select: Any, known: Any) -> None:
        """`none`: the key of the word for none."""
        is_none = getattr(server, setting) is None
        clear = change.button(say, label=say(none), disabled=is_none, setting=setting, value="none")
        view.add_item(ui.Section(ui.TextDisplay(label(setting)), accessory=clear))
        chooser = select(
            custom_id=change.id(setting=setting),
            placeholder=say(none),
            min_values=0,
            default_values=[known] if known else [],
        )
        view.add_item(ui.ActionRow(Press(chooser)))

    channels = partial(ui.ChannelSelect, channel_types=list(TABLE_CHANNELS))
    channel = guild and server.channel and guild.get_channel(server.channel)
    add_select("channel", "setup-anywhere", channels, channel)
    languages = [
        choice(code, own_words(code)("language-name"), chosen=code == server.locale)
        for code in LOCALES
    ]
    by_discord = choice("none", say("setup-locale-none"), chosen=server.locale is None)
    add_menu("locale", [by_discord, *languages])
    paces = [choice(pace, say(f"setup-pace-{pace}"), chosen=pace == server.pace) for pace in PACES]
    add_menu("pace", paces)
    opener = guild and server.opener and guild.get_role(server.opener)
    add_select("opener", "setup-everybody", ui.RoleSelect, opener)
    called = guild and server.call and guild.get_role(server.call)
    add_select("call", "setup-nobody", ui.RoleSelect, called)
    now, value, verb = ("on", "off", "stop") if server.locks else ("off", "on", "begin")
    turn = change.button(say, label=say(f"setup-locks-{verb}"), setting="locks", value=value)
    text = f"{label('locks')}\n{say(f'setup-locks-{now}')}"
    view.add_item(ui.Section(ui.TextDisplay(text), accessory=turn))

    warnings = [] if guild is None else _warnings(bot, guild, server, say)
    if warnings:
        view.add_item(ui.Separator())
        view.add_item(ui.TextDisplay("\n".join(f"⚠️ {warning}" for warning in warnings)))
    return Shown(view, ())


def _warnings(bot: Bot, guild: discord.Guild, server: Server, say: Any) -> list[str]:
    """What would keep the settings from working, each with the way to mend it."""
    found = []
    if server.channel is not None:
        if guild.get_channel(server.channel) is None:
            found.append(say("setup-channel-gone"))
        else:
            missing = missing_in(bot, guild.id, server.channel, NEEDED)
            if missing:
                names = permission_names(say, missing)
                where = f"<#{server.channel}>"
                found.append(say("setup-lacks", channel=where, permissions=names))
    if server.opener is not None and guild.get_role(server.opener) is None:
        found.append(say("setup-opener-gone"))
    if server.call is not None:
        role = guild.get_role(server.call)
        if role is None:
            found.append(say("setup-call-gone"))
        elif not role.mentionable and missing_in(
            bot, guild.id, server.channel, ("mention_everyone",)
        ):
            found.append(say("setup-call-mute", role=f"<@&{role.id}>"))
    if server.locks and missing_in(bot, guild.id, server.channel, ("manage_threads",)):
        found.append(say("setup-locks-lacks"))
    return found


setup = extension(__name__)
