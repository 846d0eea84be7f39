"""Which table a command means: the one that is named, otherwise the thread's, otherwise the one
that has waited longest for this person."""

from __future__ import annotations

from typing import Annotated

from discord import app_commands

from cogs.frame.commands import Option
from cogs.frame.context import Context, seen_table
from cogs.frame.speech import game_words, names_of
from db.tables import tables
from engine.games import all_games, wording
from engine.kit.words.phrasing import cut
from engine.table.answers import queries
from engine.table.service import Refused, Table


async def any_table(ctx: Context, named: str | None) -> Table:
    """The table that is meant.

    Raises:
        Refused: as `seen_table`, or which-table if there is none to choose.
    """
    meant = await _named_or_here(ctx, named)
    if meant is not None:
        return meant
    mine = await ctx.bot.service.look(queries.tables_of_person, ctx.id)
    if not mine:
        raise Refused("which-table")
    return mine[0][0]


async def _named_or_here(ctx: Context, named: str | None) -> Table | None:
    if named is not None:
        if not named.isdecimal() or len(named) > 15:
            raise Refused("no-table")
        return await seen_table(ctx.interaction, int(named))
    if ctx.interaction.channel_id is not None:
        return await ctx.bot.store.read(tables.by_thread, ctx.interaction.channel_id)
    return None


async def past_table(ctx: Context, named: str | None) -> Table:
    """The table to look back at: the one that is named, otherwise the thread's, otherwise this
    person's running one, otherwise the one that ended last.

    Raises:
        Refused: as `seen_table`, or which-table if there is none to choose.
    """
    meant = await _named_or_here(ctx, named)
    if meant is not None:
        return meant
    mine = await ctx.bot.service.look(queries.begun, ctx.id)
    if not mine:
        raise Refused("which-table")
    return mine[0]


async def past_choices(ctx: Context, current: str) -> list[app_commands.Choice[str]]:
    """This person's tables that have begun, finished ones included."""
    say, locale = ctx.say, ctx.locale
    choices = []
    for table in await ctx.bot.service.look(queries.begun, ctx.id):
        title = wording(table.game).title(game_words(table.game, locale))
        who = names_of(table, locale)
        mark = "▶ " if table.phase == "running" else "🏁 "
        name = cut(f"{mark}{title} {say('table-number', id=str(table.id))}: {who}", 100)
        if current.casefold() in name.casefold():
            choices.append(app_commands.Choice(name=name, value=str(table.id)))
    return choices


async def table_choices(ctx: Context, current: str) -> list[app_commands.Choice[str]]:
    """This person's tables for an autocomplete, those that wait first."""
    say, locale = ctx.say, ctx.locale
    choices = []
    for table, since in await ctx.bot.service.look(queries.tables_of_person, ctx.id):
        title = wording(table.game).title(game_words(table.game, locale))
        who = names_of(table, locale)
        mark = "▶ " if since is not None else ""
        name = cut(f"{mark}{title} {say('table-number', id=str(table.id))}: {who}", 100)
        if current.casefold() in name.casefold():
            choices.append(app_commands.Choice(name=name, value=str(table.id)))
    return choices[:25]


async def game_choices(ctx: Context, current: str) -> list[app_commands.Choice[str]]:
    """The games for an autocomplete, by their titles in the language of the person who asks."""
    locale = ctx.locale
    titles = {key: wording(key).title(game_words(key, locale)) for key in all_games()}
    return [
        app_commands.Choice(name=title, value=key)
        for key, title in titles.items()
        if current.casefold() in title.casefold()
    ][:25]


AnyTable = Annotated[Table, Option(read=any_table, complete=table_choices)]
PastTable = Annotated[
    Table, Option(read=past_table, complete=past_choices, about="arg-past-table-about")
]
Game = Annotated[str, Option(complete=game_choices)]
"""Options of commands: see the functions."""
