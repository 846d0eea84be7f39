"""`/game export`: a table as files, for whoever asks alone."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING

import discord

from cogs.frame.context import context_of
from cogs.frame.speech import plain_names
from engine.table.past import export
from engine.table.past.export import Sheet, readable, stem, to_json
from engine.table.service import Table

if TYPE_CHECKING:
    from cogs.frame.bot import Bot


class Exports:
    """Makes exports, one at a time: each reads a whole log and puts it into words, and people who
    only want to see their board would wait behind all of them."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._one = asyncio.Lock()

    async def show(self, interaction: discord.Interaction[Bot], table: Table) -> None:
        """The table as JSON and as text. Both, and the message, say what is not in it, and why.

        Raises:
            Refused: not-running (it never began).
        """
        ctx = await context_of(interaction)
        locale = ctx.locale
        async with self._one:
            sheet = await self.bot.service.look(
                export.sheet, table.id, plain_names(table, locale), locale
            )
            files = await asyncio.to_thread(_files, sheet, locale)
        await interaction.edit_original_response(
            content=ctx.say("export-complete" if sheet.complete else "export-public"),
            attachments=files,
        )


def _files(sheet: Sheet, locale: str) -> list[discord.File]:
    """Hundreds of events in words take a while: the loop does not wait for them."""
    written = {"json": to_json(sheet), "txt": readable(sheet, locale).encode()}
    return [
        discord.File(io.BytesIO(data), f"{stem(sheet)}.{kind}") for kind, data in written.items()
    ]
