"""`/learn` and `/card`: how a game plays, and what its cards and symbols do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.frame import ids
from cogs.frame.commands import everywhere, worded
from cogs.frame.context import Context, context_of, seen_table
from cogs.frame.localized import asked_now
from cogs.frame.message import Shown
from cogs.frame.parts import value_of
from cogs.frame.speech import game_words
from cogs.frame.which_table import any_table, game_choices
from cogs.learn.pages import learn_page, read_things, thing_page, things_of
from engine.games import all_games, lessons, wording
from engine.kit.lessons import met_in
from engine.kit.words.phrasing import cut
from engine.table.service import Refused

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

MOST_SECONDS = 2.0
"""Discord waits for completions for three."""
MOST_NAME = 100
"""Characters of a completion."""


class Learn(commands.Cog):
    """Everything here is for the eyes of whoever asks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        bot.presses[ids.LEARN] = self.page_pressed
        bot.presses[ids.MET] = self.met_pressed

    # Buttons and menus

    async def page_pressed(
        self, interaction: discord.Interaction[Bot], game: str, page: int
    ) -> None:
        """Another page of how a game plays."""
        await interaction.response.defer()
        if not _teaches(game):
            raise Refused("outdated")
        ctx = await context_of(interaction)
        await show(ctx, await learn_page(ctx, game, page))

    async def met_pressed(self, interaction: discord.Interaction[Bot], table: int) -> None:
        """Another thing that the question is about."""
        await interaction.response.defer()
        ctx = await context_of(interaction)
        game = (await seen_table(interaction, table)).game
        key = value_of(interaction)
        if key not in await things_of(game, ctx.locale):
            raise Refused("outdated")
        met = await met_at(ctx, table)
        await show(ctx, await thing_page(ctx, game, key, met, table))

    # Commands

    @app_commands.command(name=worded("cmd-learn"), description=worded("cmd-learn-about"))
    @everywhere
    @app_commands.rename(game=worded("arg-game"))
    @app_commands.describe(game=worded("arg-game-about"))
    async def learn(self, interaction: discord.Interaction[Bot], game: str) -> None:
        """How a game plays."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await context_of(interaction)
        if not _teaches(game):
            await interaction.edit_original_response(content=ctx.say("no-such-game"))
            return
        await show(ctx, await learn_page(ctx, game, 0))

    @learn.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[Bot], current: str
    ) -> list[app_commands.Choice[str]]:
        return [
            one
            for one in await game_choices(await context_of(interaction), current)
            if _teaches(one.value)
        ]

    @app_commands.command(name=worded("cmd-card"), description=worded("cmd-card-about"))
    @everywhere
    @app_commands.rename(name=worded("arg-card"))
    @app_commands.describe(name=worded("arg-card-about"))
    async def card(self, interaction: discord.Interaction[Bot], name: str) -> None:
        """What a card, a building, a power or a symbol does."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await context_of(interaction)
        found = await self._found(ctx, name)
        if found is None:
            content = ctx.say("no-such-thing", name=cut(name, 60))
            await interaction.edit_original_response(content=content)
            return
        await show(ctx, await thing_page(ctx, *found))

    async def _found(self, ctx: Context, name: str) -> tuple[str, str] | None:
        """The thing that is meant: chosen from the list, or written."""
        game, _, key = name.partition(":")
        if game in all_games() and key in await things_of(game, ctx.locale):
            return game, key
        named = await self._named(ctx, name)
        return named[0][:2] if named else None

    @card.autocomplete("name")
    async def _things(
        self, interaction: discord.Interaction[Bot], current: str
    ) -> list[app_commands.Choice[str]]:
        ctx = await context_of(interaction)
        try:
            # All catalogues of a language are read when somebody first asks in it.
            async with asyncio.timeout(MOST_SECONDS):
                named = await self._named(ctx, current)
        except TimeoutError:
            return []
        return [
            app_commands.Choice(name=cut(title, MOST_NAME), value=f"{game}:{key}")
            for game, key, title in named[:25]
        ]

    async def _named(self, ctx: Context, text: str) -> list[tuple[str, str, str]]:
        """(game, key, name) of all that is called so, of the game that is played here alone or
        of every game; names that begin so come first."""
        here = await _game_here(ctx)
        games = [here] if here else list(all_games())
        return await asyncio.to_thread(_called, games, ctx.locale, text.strip().casefold())


def _called(games: list[str], locale: str, wanted: str) -> list[tuple[str, str, str]]:
    """See `_named`."""
    found = []
    for game in games:
        title = wording(game).title(game_words(game, locale)).partition(":")[0]
        for thing in read_things(game, locale).values():
            name = thing.title if len(games) == 1 else f"{thing.title} · {title}"
            if wanted in name.casefold():
                begins = thing.title.casefold().startswith(wanted)
                found.append((not begins, name, game, thing.key))
    return [(game, key, name) for _, name, game, key in sorted(found)]


async def _game_here(ctx: Context) -> str | None:
    """The game of the table whose thread this is, or of the only one that they sit at."""
    try:
        game = (await any_table(ctx, None)).game
    except Refused:
        return None
    return game if lessons(game).pages else None


def _teaches(game: str) -> bool:
    """Whether there is such a game with pages of how it plays."""
    return game in all_games() and bool(lessons(game).pages)


async def met_at(ctx: Context, table: int) -> list[str]:
    """What may be looked up of what somebody is asked at a table, that first which they have
    chosen so far; nothing where they are not asked."""
    sight = await ctx.sight(table)
    asked = asked_now(sight)
    if asked is None:
        return []
    game = sight.table.game
    known = await things_of(game, ctx.locale)
    met = met_in(lessons(game), sight.view, asked.question, known)
    chosen = [str(pick).partition(".")[0] for pick in asked.draft]
    return sorted(met, key=lambda key: key not in chosen)


async def show(ctx: Context, shown: Shown) -> None:
    """In the private answer that is on its way, or in place of what was pressed."""
    await ctx.interaction.edit_original_response(view=shown.view, attachments=shown.files())


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Learn(bot))
