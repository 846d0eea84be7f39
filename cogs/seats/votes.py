"""Votes at a table: the buttons below them, and *Ask the others* after an undo that is refused."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

import db.tables.votes
from cogs.frame.visit import Visit, arrive, seen_table
from cogs.press import ids
from cogs.seats.vote_faces import vote_face
from db.tables.votes import Vote
from engine.table.answers import queries
from engine.table.seats import votes
from engine.table.service import Refused

if TYPE_CHECKING:
    from cogs.frame.house import House


class Votes(commands.Cog):
    """All public but for *Ask the others*."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses[ids.BALLOT] = self.ballot
        house.presses[ids.NO_VOTE] = self.withdrawal
        house.presses[ids.ASK] = self.ask

    async def ballot(
        self, interaction: discord.Interaction[House], table: int, vote: int, choice: str
    ) -> None:
        """Somebody votes."""
        await interaction.response.defer()
        visit = await arrive(interaction)
        await seen_table(interaction, table)
        await self._change(
            visit, table, vote, self.house.service.do(table, votes.cast, vote, visit.id, choice)
        )

    async def withdrawal(
        self, interaction: discord.Interaction[House], table: int, vote: int
    ) -> None:
        """Whoever proposed it takes it back."""
        await interaction.response.defer()
        visit = await arrive(interaction)
        await seen_table(interaction, table)
        await self._change(
            visit, table, vote, self.house.service.do(table, votes.withdraw, vote, visit.id)
        )

    async def _change(self, visit: Visit, table: int, number: int, change: Awaitable[Vote]) -> None:
        try:
            vote = await change
        except Refused:
            # A press that came too late: the message shows how the vote is now.
            found = await self.house.store.read(db.tables.votes.get, number)
            if found is not None and found.table == table:
                await self._redraw(visit.interaction, found)
            raise
        await self._redraw(visit.interaction, vote)

    async def _redraw(self, interaction: discord.Interaction[House], vote: Vote) -> None:
        table = await self.house.service.look(queries.table, vote.table)
        face = await vote_face(self.house, table, vote)
        await interaction.edit_original_response(content=face.content, view=face.view)

    async def ask(self, interaction: discord.Interaction[House], table: int, record: int) -> None:
        """Put an undo to the vote."""
        await interaction.response.defer()
        say = (await arrive(interaction)).say
        known = await seen_table(interaction, table)
        vote = await self.house.service.do(
            table, votes.propose, "undo", by=interaction.user.id, about={"record": record}
        )
        key = "asked-others" if vote.state == "open" else "taken-back"
        text = say(key, thread=f"<#{known.thread}>") if key == "asked-others" else say(key)
        await interaction.edit_original_response(content=text, view=None)


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(Votes(house))
