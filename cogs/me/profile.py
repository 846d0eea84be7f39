"""`/me`: my tables, my settings, and being forgotten."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.frame import ids
from cogs.frame.commands import EVERYWHERE, worded
from cogs.frame.context import Context, Panel, context_of, meet, need_private
from cogs.frame.family import find
from cogs.frame.message import Message
from cogs.frame.parts import fields_of, number_of, values_of
from cogs.me.erasing import erase_person
from cogs.me.profile_messages import (
    AS_TABLE,
    forget_message,
    plain_message,
    settings_message,
    tables_message,
)
from cogs.me.profile_windows import WINDOWS, hours_of, while_of
from cogs.me.zones import zones_like
from db.people import people
from db.people.people import Explain, Wishes
from engine.table.answers import queries
from engine.table.commands import absence, playing
from engine.table.record import deadlines
from engine.table.record.pace import is_zone, one_clock
from engine.table.service import Refused
from texts import LOCALES

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

AFTER: Final[dict[Explain, Explain]] = {"new": "always", "always": "never", "never": "new"}
"""What comes next when the button is pressed that says whether moves are explained."""

log = logging.getLogger(__name__)


class Profile(commands.Cog):
    """What concerns one person alone. All of it is for their eyes only."""

    me = app_commands.Group(
        name=worded("cmd-me"),
        description=worded("cmd-me-about"),
        allowed_contexts=EVERYWHERE,
    )

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        bot.presses[ids.MINE] = self.pressed
        bot.presses[ids.TURN] = self.turn_pressed
        bot.windows[ids.MINE] = self.sent

    # Commands

    @me.command(name=worded("cmd-me-tables"), description=worded("cmd-me-tables-about"))
    async def tables(self, interaction: discord.Interaction[Bot]) -> None:
        """My tables, those that wait for me first."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._show_tables(await meet(interaction))

    @me.command(name=worded("cmd-me-settings"), description=worded("cmd-me-settings-about"))
    @app_commands.rename(zone=worded("arg-zone"))
    @app_commands.describe(zone=worded("arg-zone-about"))
    async def settings(
        self, interaction: discord.Interaction[Bot], zone: str | None = None
    ) -> None:
        """My settings; the time zone can be written."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await meet(interaction)
        if zone is not None:
            await self.set_zone(ctx, zone)
        await self.show_settings(ctx)

    @settings.autocomplete("zone")
    async def _zones(
        self, interaction: discord.Interaction[Bot], current: str
    ) -> list[app_commands.Choice[str]]:
        found = zones_like(current, (await context_of(interaction)).locale)
        return [app_commands.Choice(name=label, value=zone) for label, zone in found]

    @me.command(name=worded("cmd-me-forget"), description=worded("cmd-me-forget-about"))
    async def forget(self, interaction: discord.Interaction[Bot]) -> None:
        """Erase what is known of me, once I have said that I mean it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await context_of(interaction)
        mine = await self.bot.service.look(queries.tables_of_person, ctx.id)
        await _put(interaction, forget_message(len(mine), ctx.locale))

    # Buttons and menus

    async def pressed(self, interaction: discord.Interaction[Bot], what: str) -> None:
        """What one is shown, windows, and settings with a menu."""
        if what in WINDOWS:
            wishes = await self.bot.store.read(people.wishes, interaction.user.id)
            opened = WINDOWS[what](wishes, (await context_of(interaction)).say)
            await interaction.response.send_modal(opened)
            return
        await interaction.response.defer()
        need_private(interaction)
        ctx = await context_of(interaction)
        match what:
            case "next":
                await self._next(ctx)
            case "at":
                await self._show_panel(ctx, number_of(interaction))
            case "tables":
                await self._show_tables(ctx)
            case "settings":
                await self.show_settings(ctx)
            case "forget":
                await self._forget(ctx)
            case "keep":
                await _put(interaction, plain_message(ctx.say("forget-kept")))
            case _:
                await self._set(ctx, what, next(iter(values_of(interaction)), ""))
                await self.show_settings(ctx)

    async def turn_pressed(self, interaction: discord.Interaction[Bot], setting: str) -> None:
        """A setting that is on or off."""
        await interaction.response.defer()
        need_private(interaction)
        ctx = await context_of(interaction)
        await self._turn(ctx, setting)
        await self.show_settings(ctx)

    async def sent(self, interaction: discord.Interaction[Bot], what: str) -> None:
        """A window in which a setting was written."""
        await interaction.response.defer()
        ctx = await context_of(interaction)
        fields, person, run = fields_of(interaction), ctx.id, self.bot.service.run
        match what:
            case "quiet":
                start, end = hours_of(fields)
                await run(
                    absence.wish, person, lambda w: replace(w, quiet_from=start, quiet_to=end)
                )
            case "zone":
                await self.set_zone(ctx, fields.get("zone", ""))
            case "away":
                until = self.bot.service.now() + while_of(fields)
                await run(absence.go_away, person, until)
            case _:
                raise Refused("outdated")
        await self.show_settings(ctx)

    async def _show_tables(self, ctx: Context) -> None:
        await _put(ctx.interaction, await tables_message(self.bot, ctx.id, ctx.locale))

    async def show_settings(self, ctx: Context) -> None:
        """The settings as they are, in place of what is shown."""
        wishes = await self.bot.store.read(people.wishes, ctx.id)
        message = settings_message(ctx.person, wishes, ctx.locale, self.bot.service.now())
        await _put(ctx.interaction, message)

    async def _next(self, ctx: Context) -> None:
        """The panel of the next table that waits: of the longest wait, unless that is shown."""
        interaction = ctx.interaction
        mine = await self.bot.service.look(queries.tables_of_person, ctx.id)
        waiting = [table.id for table, since in mine if since is not None]
        here = _shown_table(interaction)
        if here in waiting:
            at = waiting.index(here)
            waiting = waiting[at + 1 :] + waiting[:at]
        if not waiting:
            await interaction.followup.send(ctx.say("me-none-waits"), ephemeral=True)
            return
        await self._show_panel(ctx, waiting[0])

    async def _show_panel(self, ctx: Context, table: int) -> None:
        """A table's panel, in place of what is shown: one may answer there."""
        await ctx.reply(Panel(table, beside=True, onward=True))

    # Settings

    async def _set(self, ctx: Context, what: str, value: str) -> None:
        """One setting. The rest of the panel is drawn again, in the new language if need be."""
        run = self.bot.service.run
        match what:
            case "language":
                locale = value if value in LOCALES else None
                await self.bot.store.write(people.change, ctx.id, locale=locale)
                await ctx.look_again()
                await self._refresh_panels(ctx.id)
            case "every":
                every = None if value == AS_TABLE else int(value)
                await run(absence.wish, ctx.id, lambda w: replace(w, every=every))
            case "deliver":
                await run(absence.wish, ctx.id, lambda w: replace(w, deliver=value))
            case "back":
                await run(deadlines.come_back, ctx.id)

    async def _turn(self, ctx: Context, setting: str) -> None:
        """What was on is off; of more than two choices comes the next one."""
        known = ctx.person
        if setting == "deck":
            await self.bot.service.run(
                absence.wish, ctx.id, lambda w: replace(w, on_deck=not w.on_deck)
            )
            return
        turned = {
            "confirm": not known.confirm,
            "gather": not known.gather,
            "explain": AFTER[known.explain],
        }
        column = setting if setting in turned else "text_only"
        now = turned.get(setting, not known.text_only)
        await self.bot.store.write(people.change, ctx.id, **{column: now})
        await ctx.look_again()
        await self._refresh_panels(ctx.id)

    async def _refresh_panels(self, person: int) -> None:
        """Panels look another way now."""
        for table, _ in await self.bot.service.look(queries.tables_of_person, person):
            seat = table.seat_of(person)
            if table.phase == "running" and seat is not None:
                await self.bot.service.do(table.id, playing.panel_again, seat)

    async def set_zone(self, ctx: Context, text: str) -> None:
        """The time zone that was written, or the only one that fits.

        Raises:
            Refused: bad-zone.
        """
        zone = text.strip()
        if not is_zone(zone):
            fitting = zones_like(zone, ctx.locale) if zone else []
            if not fitting or not one_clock([name for _, name in fitting]):
                raise Refused("bad-zone")
            zone = fitting[0][1]
        await self.bot.service.run(absence.wish, ctx.id, lambda w: _in_zone(w, zone))

    # Forgetting

    async def _forget(self, ctx: Context) -> None:
        """They mean it."""
        await erase_person(self.bot, ctx.id)
        log.info("a person had themselves erased")
        await _put(ctx.interaction, plain_message(ctx.say("forget-done")))


def _in_zone(wishes: Wishes, zone: str) -> Wishes:
    return replace(wishes, zone=zone)


def _shown_table(interaction: discord.Interaction[Bot]) -> int | None:
    """The table whose panel the pressed message is."""
    lines = interaction.message.components if interaction.message else []
    for line in lines:
        for child in getattr(line, "children", ()):
            pattern, parts = find(getattr(child, "custom_id", None) or "") or (None, {})
            if pattern in (ids.PANEL, ids.QUESTION):
                return int(parts["table"])
    return None


async def _put(interaction: discord.Interaction[Bot], message: Message) -> None:
    await interaction.edit_original_response(
        content=message.content, attachments=message.files(), view=message.view
    )


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Profile(bot))
