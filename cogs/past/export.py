"""`/game export`: a table as files, for whoever asks alone."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING

import discord

from cogs.frame.speech import plain_names
from cogs.frame.visit import visit_of
from engine.table.door import Table
from engine.table.past.export import readable, stem, to_json

if TYPE_CHECKING:
    from cogs.frame.house import House


async def show_export(house: House, interaction: discord.Interaction[House], table: Table) -> None:
    """The table as JSON and as text; what is not in it, and why, stands in both and above.

    Raises:
        Refused: not-running (it never began).
    """
    visit = await visit_of(interaction)
    locale = visit.locale
    sheet = await house.adapter.export(table.id, plain_names(table, locale), locale)
    data = to_json(sheet)
    # Hundreds of events in words take a while: the loop does not wait for them.
    text = await asyncio.to_thread(readable, sheet, locale)
    await interaction.edit_original_response(
        content=visit.say("export-complete" if sheet.complete else "export-public"),
        attachments=[
            discord.File(io.BytesIO(data), f"{stem(sheet)}.json"),
            discord.File(io.BytesIO(text.encode()), f"{stem(sheet)}.txt"),
        ],
    )
