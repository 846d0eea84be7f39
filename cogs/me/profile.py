"""`/me`: my tables, my settings, and being forgotten.

m:next                     the panel of the table that waits longest
m:tables, m:settings       the one or the other
m:language, m:every, m:deliver    menus of the settings
m:turn.<what>              a setting that is on or off
m:quiet, m:zone, m:away    windows to write in;  m:back    the vacation ends
m:forget, m:keep           the answer to "do you mean it?"
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.frame.face import Face
from cogs.frame.press import fields_of, values_of
from cogs.frame.showing import show
from cogs.frame.speech import locale_for, words_for
from cogs.link.registry import EVERYWHERE, worded
from cogs.me.erasing import erase_person
from cogs.me.profile_faces import AS_TABLE, forget_face, plain_face, settings_face, tables_face
from cogs.me.profile_windows import WINDOWS, hours_of, while_of
from cogs.me.zones import zones_like
from cogs.panel.panel import panel_face
from cogs.play.play import need_private
from db.base.pace import Wishes
from engine.table.door import Refused
from engine.table.record.pace import is_zone, one_clock
from texts import LOCALES

if TYPE_CHECKING:
    from cogs.frame.house import House

log = logging.getLogger(__name__)


class Profile(commands.Cog):
    """What concerns one person alone. All of it is for their eyes only."""

    me = app_commands.Group(
        name=worded("cmd-me"),
        description=worded("cmd-me-about"),
        allowed_contexts=EVERYWHERE,
    )

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses["m"] = self.pressed
        house.windows["m"] = self.sent

    # Commands

    @me.command(name=worded("cmd-me-tables"), description=worded("cmd-me-tables-about"))
    async def tables(self, interaction: discord.Interaction[House]) -> None:
        """My tables, those that wait for me first."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.house.people_seen(interaction)
        await self._show_tables(interaction)

    @me.command(name=worded("cmd-me-settings"), description=worded("cmd-me-settings-about"))
    @app_commands.rename(zone=worded("arg-zone"))
    @app_commands.describe(zone=worded("arg-zone-about"))
    async def settings(
        self, interaction: discord.Interaction[House], zone: str | None = None
    ) -> None:
        """My settings; the time zone can be written."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.house.people_seen(interaction)
        if zone is not None:
            await self.set_zone(interaction, zone)
        await self.show_settings(interaction)

    @settings.autocomplete("zone")
    async def _zones(
        self, interaction: discord.Interaction[House], current: str
    ) -> list[app_commands.Choice[str]]:
        found = zones_like(current, await locale_for(interaction))
        return [app_commands.Choice(name=label, value=zone) for label, zone in found]

    @me.command(name=worded("cmd-me-forget"), description=worded("cmd-me-forget-about"))
    async def forget(self, interaction: discord.Interaction[House]) -> None:
        """Erase what is known of me, once I have said that I mean it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        mine = await self.house.adapter.tables_of_person(interaction.user.id)
        await _put(interaction, forget_face(len(mine), await locale_for(interaction)))

    # Buttons and menus

    async def pressed(self, interaction: discord.Interaction[House], rest: list[str]) -> None:
        """Everything of the family."""
        what, _, detail = rest[0].partition(".")
        if what in WINDOWS:
            wishes = await self.house.people.wishes(interaction.user.id)
            opened = WINDOWS[what](wishes, await words_for(interaction))
            await interaction.response.send_modal(opened)
            return
        await interaction.response.defer()
        need_private(interaction)
        match what:
            case "next":
                await self._next(interaction)
            case "tables":
                await self._show_tables(interaction)
            case "settings":
                await self.show_settings(interaction)
            case "forget":
                await self._forget(interaction)
            case "keep":
                await _put(interaction, plain_face((await words_for(interaction))("forget-kept")))
            case _:
                value = (values_of(interaction) or [""])[0]
                await self._set(interaction, what, detail or value)
                await self.show_settings(interaction)

    async def sent(self, interaction: discord.Interaction[House], rest: list[str]) -> None:
        """A window in which a setting was written."""
        await interaction.response.defer()
        fields, person, absence = fields_of(interaction), interaction.user.id, self.house.absence
        match rest[0]:
            case "quiet":
                start, end = hours_of(fields)
                await absence.wish(person, lambda w: replace(w, quiet_from=start, quiet_to=end))
            case "zone":
                await self.set_zone(interaction, fields.get("zone", ""))
            case "away":
                until = self.house.adapter.now() + while_of(fields)
                await absence.go_away(person, until)
            case _:
                raise Refused("outdated")
        await self.show_settings(interaction)

    async def _show_tables(self, interaction: discord.Interaction[House]) -> None:
        locale = await locale_for(interaction)
        await _put(interaction, await tables_face(self.house, interaction.user.id, locale))

    async def show_settings(self, interaction: discord.Interaction[House]) -> None:
        """The settings as they are, in place of what is shown."""
        people, person = self.house.people, interaction.user.id
        known, wishes = await people.get(person), await people.wishes(person)
        locale = await locale_for(interaction)
        await _put(interaction, settings_face(known, wishes, locale, self.house.adapter.now()))

    async def _next(self, interaction: discord.Interaction[House]) -> None:
        """The panel of the next table that waits: of the longest wait, unless that is shown."""
        mine = await self.house.adapter.tables_of_person(interaction.user.id)
        waiting = [table.id for table, since in mine if since is not None]
        here = _shown_table(interaction)
        if here in waiting:
            at = waiting.index(here)
            waiting = waiting[at + 1 :] + waiting[:at]
        if not waiting:
            await interaction.followup.send(
                (await words_for(interaction))("me-none-waits"), ephemeral=True
            )
            return
        sight = await self.house.adapter.sight(waiting[0], interaction.user.id)
        locale = await locale_for(interaction)
        await show(interaction, lambda: panel_face(self.house, sight, locale, onward=True))

    # Settings

    async def _set(self, interaction: discord.Interaction[House], what: str, value: str) -> None:
        """One setting. The rest of the panel is drawn anew, in the new language if need be."""
        people, person, absence = self.house.people, interaction.user.id, self.house.absence
        match what, value:
            case "language", _:
                await people.set_locale(person, value if value in LOCALES else None)
            case "every", _:
                every = None if value == AS_TABLE else int(value)
                await absence.wish(person, lambda w: replace(w, every=every))
            case "deliver", _:
                await absence.wish(person, lambda w: replace(w, deliver=value))
            case "turn", "deck":
                await absence.wish(person, lambda w: replace(w, on_deck=not w.on_deck))
            case "turn", "confirm":
                await people.set_confirm(person, not (await people.get(person)).confirm)
            case "turn", "text":
                await people.set_text_only(person, not (await people.get(person)).text_only)
            case "back", _:
                await absence.come_back(person)
        if what in ("language", "turn") and value != "deck":
            await self._refresh_panels(person)

    async def _refresh_panels(self, person: int) -> None:
        """Panels look another way now."""
        for table, _ in await self.house.adapter.tables_of_person(person):
            seat = table.seat_of(person)
            if table.phase == "running" and seat is not None:
                await self.house.adapter.put_post(table.id, "panel", seat=seat)

    async def set_zone(self, interaction: discord.Interaction[House], text: str) -> None:
        """The time zone that was written, or the only one that fits.

        Raises:
            Refused: bad-zone.
        """
        zone = text.strip()
        if not is_zone(zone):
            fitting = zones_like(zone, await locale_for(interaction)) if zone else []
            if not fitting or not one_clock([name for _, name in fitting]):
                raise Refused("bad-zone")
            zone = fitting[0][1]
        await self.house.absence.wish(interaction.user.id, lambda w: _in_zone(w, zone))

    # Forgetting

    async def _forget(self, interaction: discord.Interaction[House]) -> None:
        """They mean it."""
        person = interaction.user.id
        say = await words_for(interaction)
        await erase_person(self.house, person)
        log.info("a person had themselves erased")
        await _put(interaction, plain_face(say("forget-done")))


def _in_zone(wishes: Wishes, zone: str) -> Wishes:
    return replace(wishes, zone=zone)


def _shown_table(interaction: discord.Interaction[House]) -> int | None:
    """The table whose panel the pressed message is."""
    lines = interaction.message.components if interaction.message else []
    for line in lines:
        for child in getattr(line, "children", ()):
            family, _, rest = (getattr(child, "custom_id", None) or "").partition(":")
            if family in ("p", "q"):
                return int(rest.split(":")[0])
    return None


async def _put(interaction: discord.Interaction[House], face: Face) -> None:
    await interaction.edit_original_response(
        content=face.content, attachments=face.files(), view=face.view
    )


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(Profile(house))
