"""Votes at a table: the buttons below them, and *Ask the others* after an undo that is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.frame.speech import words_for
from cogs.seats.vote_faces import vote_face
from db.tables.votes import Vote
from engine.table.door import Refused

if TYPE_CHECKING:
    from cogs.frame.house import House


class Votes(commands.Cog):
    """`v:<table>:<what>:…`, public but for *Ask the others*."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses["v"] = self.pressed

    async def pressed(self, interaction: discord.Interaction[House], rest: list[str]) -> None:
        """A ballot, a withdrawal, or a proposal."""
        await interaction.response.defer()
        await self.house.people_seen(interaction)
        table, what, number = int(rest[0]), rest[1], int(rest[2])
        person = interaction.user.id
        if what == "ask":
            await self._ask(interaction, table, number)
            return
        council = self.house.council
        try:
            if what == "vote":
                vote = await council.vote(table, number, person, rest[3])
            else:
                vote = await council.withdraw(table, number, person)
        except Refused:
            # A press that came too late: the message shows how the vote stands.
            found = await self.house.votes.get(number)
            if found is not None and found.table == table:
                await self._redraw(interaction, found)
            raise
        await self._redraw(interaction, vote)

    async def _redraw(self, interaction: discord.Interaction[House], vote: Vote) -> None:
        table = await self.house.adapter.table(vote.table)
        face = await vote_face(self.house, table, vote)
        await interaction.edit_original_response(content=face.content, view=face.view)

    async def _ask(self, interaction: discord.Interaction[House], table: int, record: int) -> None:
        vote = await self.house.council.propose(
            table, interaction.user.id, "undo", about={"record": record}
        )
        say = await words_for(interaction)
        key = "asked-others" if vote.state == "open" else "taken-back"
        known = await self.house.adapter.table(table)
        text = say(key, thread=f"<#{known.thread}>") if key == "asked-others" else say(key)
        await interaction.edit_original_response(content=text, view=None)


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(Votes(house))
