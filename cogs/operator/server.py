"""`/setup`: what whoever manages a server decides for it, in one private panel."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.frame import ids
from cogs.frame.commands import in_servers, worded
from cogs.frame.context import context_of, is_away
from cogs.frame.parts import Press, button, choice, menu, values_of
from cogs.frame.server_rules import TABLE_CHANNELS, manages
from cogs.lobby.lobby import NEEDED
from cogs.thread.trouble import forget_lock_trouble, missing_in, permission_names
from db.people import servers
from db.people.servers import Server
from engine.table.service import Refused
from texts import LOCALES, own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

log = logging.getLogger(__name__)

PACES = ("live", "daily", "relaxed", "none")
"""Those that need nothing more said; a custom one is a table's own affair."""

ROLES = {"opener": "setup-everybody", "call": "setup-nobody"}
"""The settings that are a role, with the word for none."""


class Setup(commands.Cog):
    """The panel and its controls."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        bot.presses[ids.SERVER] = self.pressed

    @app_commands.command(name=worded("cmd-setup"), description=worded("cmd-setup-about"))
    @in_servers
    @app_commands.default_permissions(manage_guild=True)
    async def setup(self, interaction: discord.Interaction[Bot]) -> None:
        """Show what is set."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        guild = _managed(interaction)
        await self._show(interaction, await self.bot.store.read(servers.get, guild.id))

    async def pressed(
        self, interaction: discord.Interaction[Bot], setting: str, value: str | None = None
    ) -> None:
        """What was chosen in a menu, or the `value` of a button."""
        await interaction.response.defer()
        guild = _managed(interaction)
        chosen = _value(guild, setting, _first(interaction) if value is None else value)
        server = await self.bot.store.write(servers.change, guild.id, **{setting: chosen})
        log.info("server %s: %s is %s, by %s", guild.id, setting, chosen, interaction.user.id)
        if setting == "locks":
            await forget_lock_trouble(self.bot, guild.id)
        await self._show(interaction, server)

    async def _show(self, interaction: discord.Interaction[Bot], server: Server) -> None:
        say = (await context_of(interaction)).say
        await interaction.edit_original_response(view=setup_view(self.bot, server, say))


def _managed(interaction: discord.Interaction[Bot]) -> discord.Guild:
    """
    Raises:
        Refused: not-manager; server-away (nobody knows which channels and roles there are).
    """
    if interaction.guild is None or not manages(interaction):
        raise Refused("not-manager")
    if is_away(interaction):
        raise Refused("server-away")
    return interaction.guild


def _first(interaction: discord.Interaction[Bot]) -> str:
    """What was chosen in a menu; empty: the choice was taken back."""
    return next(iter(values_of(interaction)), "")


def _value(guild: discord.Guild, setting: str, given: str) -> Any:
    """What to store for what was pressed; only what this server really has.

    Raises:
        Refused: no-such-choice.
    """
    match setting, given:
        case ("channel" | "opener" | "call" | "locale", "" | "none"):
            return None
        case "channel", _:
            channel = guild.get_channel(_number(given))
            if channel is not None and channel.type in TABLE_CHANNELS:
                return channel.id
        case (("opener" | "call"), _):
            role = guild.get_role(_number(given))
            if role is not None and role.is_default():
                # Everybody may open tables, and "everyone" is never pinged: the same as no role.
                return None
            if role is not None:
                return role.id
        case "locale", _:
            if given in LOCALES:
                return given
        case "pace", _:
            if given in PACES:
                return given
        case "locks", ("on" | "off"):
            return int(given == "on")
    raise Refused("no-such-choice")


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() else 0


# What the panel looks like


def setup_view(bot: Bot, server: Server, say: Any) -> ui.LayoutView:
    """All settings with their present values, and what prevents them."""
    guild = bot.get_guild(server.guild)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"## {say('setup-title')}\n{say('setup-intro')}"))
    _add_channel(view, guild, server, say)
    _add_menu(view, say, "locale", _languages(server, say))
    paces = [choice(pace, say(f"setup-pace-{pace}"), chosen=pace == server.pace) for pace in PACES]
    _add_menu(view, say, "pace", paces)
    for setting, none in ROLES.items():
        _add_role(view, guild, server, say, setting, none)
    _add_locks(view, server, say)
    warnings = _warnings(bot, guild, server, say)
    if warnings:
        view.add_item(ui.Separator())
        view.add_item(ui.TextDisplay("\n".join(f"⚠️ {warning}" for warning in warnings)))
    return view


def _languages(server: Server, say: Any) -> list[discord.SelectOption]:
    by_discord = choice("none", say("setup-locale-none"), chosen=server.locale is None)
    return [
        by_discord,
        *(
            choice(code, own_words(code)("language-name"), chosen=code == server.locale)
            for code in LOCALES
        ),
    ]


def _label(say: Any, setting: str) -> str:
    return f"**{say(f'setup-{setting}')}**\n{say(f'setup-{setting}-about')}"


def _add_menu(
    view: ui.LayoutView, say: Any, setting: str, options: list[discord.SelectOption]
) -> None:
    view.add_item(ui.TextDisplay(_label(say, setting)))
    placeholder = say(f"setup-{setting}")
    view.add_item(
        ui.ActionRow(menu(ids.SERVER.id(setting=setting), options, placeholder=placeholder))
    )


def _add_section(view: ui.LayoutView, text: str, accessory: Press) -> None:
    view.add_item(ui.Section(ui.TextDisplay(text), accessory=accessory))


def _add_channel(
    view: ui.LayoutView, guild: discord.Guild | None, server: Server, say: Any
) -> None:
    none = button(
        ids.SERVER.id(setting="channel", value="none"),
        say("setup-anywhere"),
        disabled=server.channel is None,
    )
    _add_section(view, _label(say, "channel"), none)
    known = guild and server.channel and guild.get_channel(server.channel)
    select: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=ids.SERVER.id(setting="channel"),
        channel_types=list(TABLE_CHANNELS),
        placeholder=say("setup-anywhere"),
        min_values=0,
        default_values=[known] if known else [],
    )
    view.add_item(ui.ActionRow(Press(select)))


def _add_role(
    view: ui.LayoutView,
    guild: discord.Guild | None,
    server: Server,
    say: Any,
    setting: str,
    none: str,
) -> None:
    chosen: int | None = getattr(server, setting)
    clear = button(ids.SERVER.id(setting=setting, value="none"), say(none), disabled=chosen is None)
    _add_section(view, _label(say, setting), clear)
    known = guild and chosen and guild.get_role(chosen)
    select: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=ids.SERVER.id(setting=setting),
        placeholder=say(none),
        min_values=0,
        default_values=[known] if known else [],
    )
    view.add_item(ui.ActionRow(Press(select)))


def _add_locks(view: ui.LayoutView, server: Server, say: Any) -> None:
    text = f"{_label(say, 'locks')}\n{say('setup-locks-on' if server.locks else 'setup-locks-off')}"
    if server.locks:
        accessory = button(ids.SERVER.id(setting="locks", value="off"), say("setup-locks-stop"))
    else:
        accessory = button(ids.SERVER.id(setting="locks", value="on"), say("setup-locks-begin"))
    _add_section(view, text, accessory)


def _warnings(bot: Bot, guild: discord.Guild | None, server: Server, say: Any) -> list[str]:
    """What would keep the settings from working, each with the way to mend it."""
    if guild is None:
        return []
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


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Setup(bot))
