"""Votes at a table: the buttons below them, and *Ask the others* after an undo that is refused."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

import db.tables.votes
from cogs.frame.context import Context, meet, seen_table
from cogs.press import ids
from cogs.seats.vote_messages import vote_message
from db.tables.votes import Vote
from engine.table.answers import queries
from engine.table.seats import votes
from engine.table.service import Refused

if TYPE_CHECKING:
    from cogs.frame.bot import Bot


class Votes(commands.Cog):
    """All public but for *Ask the others*."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        bot.presses[ids.BALLOT] = self.ballot
        bot.presses[ids.NO_VOTE] = self.withdrawal
        bot.presses[ids.ASK] = self.ask

    async def ballot(
        self, interaction: discord.Interaction[Bot], table: int, vote: int, choice: str
    ) -> None:
        """Somebody votes."""
        await interaction.response.defer()
        ctx = await meet(interaction)
        await seen_table(interaction, table)
        await self._change(
            ctx, table, vote, self.bot.service.do(table, votes.cast, vote, ctx.id, choice)
        )

    async def withdrawal(
        self, interaction: discord.Interaction[Bot], table: int, vote: int
    ) -> None:
        """Whoever proposed it takes it back."""
        await interaction.response.defer()
        ctx = await meet(interaction)
        await seen_table(interaction, table)
        await self._change(
            ctx, table, vote, self.bot.service.do(table, votes.withdraw, vote, ctx.id)
        )

    async def _change(self, ctx: Context, table: int, number: int, change: Awaitable[Vote]) -> None:
        try:
            vote = await change
        except Refused:
            # A press that came too late: the message shows how the vote is now.
            found = await self.bot.store.read(db.tables.votes.get, number)
            if found is not None and found.table == table:
                await self._redraw(ctx.interaction, found)
            raise
        await self._redraw(ctx.interaction, vote)

    async def _redraw(self, interaction: discord.Interaction[Bot], vote: Vote) -> None:
        table = await self.bot.service.look(queries.table, vote.table)
        message = await vote_message(self.bot, table, vote)
        await interaction.edit_original_response(content=message.content, view=message.view)

    async def ask(self, interaction: discord.Interaction[Bot], table: int, record: int) -> None:
        """Put an undo to the vote."""
        await interaction.response.defer()
        say = (await meet(interaction)).say
        known = await seen_table(interaction, table)
        vote = await self.bot.service.do(
            table, votes.propose, "undo", by=interaction.user.id, about={"record": record}
        )
        key = "asked-others" if vote.state == "open" else "taken-back"
        text = say(key, thread=f"<#{known.thread}>") if key == "asked-others" else say(key)
        await interaction.edit_original_response(content=text, view=None)


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Votes(bot))
