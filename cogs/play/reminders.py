"""The buttons below reminders and silent tables. Table 0 means all tables that the message names.
`mark` is the post's: it identifies the message after the bot was stopped."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.frame import ids
from cogs.frame.context import Panel, context_of, meet, seen_table
from cogs.frame.parts import number_of
from cogs.time.reminder_posts import WAITS, retold
from db.people import people
from db.tables import clocks, letters
from db.tables.letters import Letter
from engine.table.commands import absence
from engine.table.record.pace import tomorrow
from engine.table.service import Refused

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

log = logging.getLogger(__name__)


class Reminders(commands.Cog):
    """See the module."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        bot.presses[ids.REMINDER] = self.pressed
        bot.presses[ids.WAKE] = self.wake_pressed

    async def pressed(
        self, interaction: discord.Interaction[Bot], table: int, what: str, mark: str = ""
    ) -> None:
        """Show my panel now, of the table that is chosen; or when to remind me again."""
        if what in ("play", "pick"):
            await self._play(interaction, table)
        else:
            await self._later(interaction, table, what)

    async def _play(self, interaction: discord.Interaction[Bot], table: int) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = table or number_of(interaction)
        ctx = await meet(interaction)
        if (await ctx.returned(table)).seat is None:
            raise Refused("not-seated")
        await ctx.reply(Panel(table, beside=True))

    async def _later(self, interaction: discord.Interaction[Bot], table: int, what: str) -> None:
        private = interaction.guild_id is None
        if private:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await context_of(interaction)
        person, say = ctx.id, ctx.say
        if table:
            await seen_table(interaction, table)
        named = await self._named(interaction)
        at_tables = [table] if table else await self._about(person, named)
        if what == "not":
            await self.bot.service.run(absence.not_this_move, person, at_tables)
            note = f"🔕 {say('remind-muted')}"
        else:
            at = await self._time(person, what)
            await self.bot.service.run(absence.later, person, at_tables, at)
            note = f"⏰ {say('remind-again', when=f'<t:{at}:R>')}"
        if private and named:
            message = await retold(self.bot, person, named[0], note=note)
            await interaction.edit_original_response(content=message.content, view=message.view)
        else:
            await interaction.followup.send(note, ephemeral=True)

    async def _named(self, interaction: discord.Interaction[Bot]) -> list[Letter]:
        """What the message that was pressed reminds this person of."""
        if interaction.message is None:
            return []
        named = await self.bot.store.read(letters.in_message, interaction.message.id)
        return [reminder for reminder in named if reminder.person == interaction.user.id]

    async def _about(self, person: int, named: list[Letter]) -> list[int]:
        """The tables that a message names; all that this person was reminded of, if the bot
        stopped before it could note that."""
        if named:
            return [reminder.table for reminder in named]
        running = await self.bot.store.read(clocks.of_person, person)
        return [clock.table for clock in running if clock.last is not None]

    async def _time(self, person: int, wait: str) -> int:
        now = self.bot.service.now()
        if wait == "day":
            return tomorrow(now, await self.bot.store.read(people.wishes, person))
        return now + WAITS[wait]

    async def wake_pressed(
        self, interaction: discord.Interaction[Bot], table: int, mark: str = ""
    ) -> None:
        """Go on with a silent table."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await seen_table(interaction, table)
        found = await self.bot.service.do(table, absence.wake_up, interaction.user.id)
        say = (await context_of(interaction)).say
        where = f"<#{found.thread or found.channel}>"
        await interaction.edit_original_response(content=say("woken", where=where))


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Reminders(bot))
