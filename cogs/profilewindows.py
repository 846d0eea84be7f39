"""The windows in which one writes a setting: quiet hours, time zone, vacation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from msgspec.structs import replace

from cogs.guard import guarded
from cogs.profilefaces import clock, minute_of
from engine.adapter import Refused
from engine.pace import DAY, Wishes, seconds_of
from engine.showing import Say

if TYPE_CHECKING:
    from cogs.house import House
    from cogs.profile import Profile

OPEN_SECONDS = 900


class Window(ui.Modal):
    """Takes what was written, then shows the settings."""

    def __init__(self, profile: Profile, title: str) -> None:
        super().__init__(title=title[:45], timeout=OPEN_SECONDS)
        self.profile = profile

    def field(
        self, label: str, hint: str, *, default: str = "", needed: bool = False
    ) -> ui.TextInput[Window]:
        """A line to write in."""
        text: ui.TextInput[Window] = ui.TextInput(
            placeholder=hint, default=default or None, required=needed, max_length=60
        )
        self.add_item(ui.Label(text=label[:45], component=text))
        return text

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        await guarded(interaction, self._submit(interaction), "settings")

    async def _submit(self, interaction: discord.Interaction[House]) -> None:
        await interaction.response.defer()
        await self.take(interaction)
        await self.profile.show_settings(interaction)

    async def take(self, interaction: discord.Interaction[House]) -> None:
        """What was written.

        Raises:
            Refused: it means nothing.
        """
        raise NotImplementedError


class QuietWindow(Window):
    """From when until when not to be reminded; empty: at any time."""

    def __init__(self, profile: Profile, wishes: Wishes, say: Say) -> None:
        super().__init__(profile, say("me-quiet"))
        start = "" if wishes.quiet_from is None else clock(wishes.quiet_from)
        end = "" if wishes.quiet_to is None else clock(wishes.quiet_to)
        self.start = self.field(say("me-quiet-from"), "22:00", default=start)
        self.end = self.field(say("me-quiet-to"), "08:00", default=end)

    async def take(self, interaction: discord.Interaction[House]) -> None:
        """See `Window`."""
        written = self.start.value.strip(), self.end.value.strip()
        start, end = map(minute_of, written)
        if any(written) and (start is None or end is None):
            raise Refused("bad-hours")
        await self.profile.house.absence.wish(
            interaction.user.id, lambda w: replace(w, quiet_from=start, quiet_to=end)
        )


class ZoneWindow(Window):
    """The time zone: its name, or a city that has one."""

    def __init__(self, profile: Profile, wishes: Wishes, say: Say) -> None:
        super().__init__(profile, say("me-zone"))
        self.zone = self.field(
            say("me-zone-label"), "Europe/Madrid", default=wishes.zone or "", needed=True
        )

    async def take(self, interaction: discord.Interaction[House]) -> None:
        """See `Window`."""
        await self.profile.set_zone(interaction, self.zone.value)


class AwayWindow(Window):
    """How long one will be away."""

    def __init__(self, profile: Profile, wishes: Wishes, say: Say) -> None:
        super().__init__(profile, say("me-away"))
        self.time = self.field(say("me-away-label"), say("me-away-hint"), needed=True)

    async def take(self, interaction: discord.Interaction[House]) -> None:
        """See `Window`."""
        seconds = seconds_of(self.time.value)
        if seconds is None or seconds > 366 * DAY:
            raise Refused("bad-while")
        house = self.profile.house
        await house.absence.go_away(interaction.user.id, house.adapter.now() + seconds)
