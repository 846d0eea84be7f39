"""`/game export`: a table as files, for whoever asks alone."""

from __future__ import annotations

import asyncio
import io
from typing import TYPE_CHECKING

import discord

from cogs.frame.speech import locale_for, plain_names
from engine.table.door import Table
from engine.table.past.export import readable, stem, to_json
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.house import House


async def show_export(house: House, interaction: discord.Interaction[House], table: Table) -> None:
    """The table as JSON and as text; what is not in it, and why, stands in both and above.

    Raises:
        Refused: not-running (it never began).
    """
    locale = await locale_for(interaction)
    sheet = await house.adapter.export(table.id, plain_names(table, locale), locale)
    data = to_json(sheet)
    # Hundreds of events in words take a while: the loop does not wait for them.
    text = await asyncio.to_thread(readable, sheet, locale)
    say = own_words(locale)
    await interaction.edit_original_response(
        content=say("export-complete" if sheet.complete else "export-public"),
        attachments=[
            discord.File(io.BytesIO(data), f"{stem(sheet)}.json"),
            discord.File(io.BytesIO(text.encode()), f"{stem(sheet)}.txt"),
        ],
    )
