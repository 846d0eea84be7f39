"""`/game export`: a table as files, for whoever asks alone."""

from __future__ import annotations

import asyncio
import io

import discord

from cogs.frame.context import Context
from cogs.frame.words import plain_names
from engine.table.past import export
from engine.table.past.export import Sheet, readable, stem, to_json
from engine.table.service import Table


async def show_export(ctx: Context, table: Table) -> None:
    """The table as JSON and as text. Both, and the message, say what is not in it, and why."""
    locale = ctx.locale
    # One at a time: each reads a whole log and puts it into words, and people who only want to see
    # their board would wait behind all of them.
    async with ctx.bot.exporting:
        names = plain_names(table, locale)
        sheet = await ctx.bot.service.look(export.sheet, table.id, names, locale)
        files = await asyncio.to_thread(_files, sheet, locale)
    told = ctx.say("export-complete" if sheet.complete else "export-public")
    await ctx.interaction.edit_original_response(content=told, attachments=files)


def _files(sheet: Sheet, locale: str) -> list[discord.File]:
    """Hundreds of events in words take a while: the loop does not wait for them."""
    written = {"json": to_json(sheet), "txt": readable(sheet, locale).encode()}
    return [
        discord.File(io.BytesIO(data), f"{stem(sheet)}.{kind}") for kind, data in written.items()
    ]
