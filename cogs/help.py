"""`/help`, and `/rules` with the short rules of a game, opened at the present phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.picktable import any_table
from cogs.press import choice, cut, menu, values_of
from cogs.registry import worded
from cogs.speech import game_words, locale_for, words_for
from engine.adapter import Refused
from engine.games import all_games, wording
from texts import own_words

if TYPE_CHECKING:
    from cogs.house import House


def rules_view(game: str, page: str, locale: str) -> ui.LayoutView:
    """One page of the rules, with a menu of all pages."""
    say = own_words(locale)
    words = game_words(game, locale)
    pages = wording(game).rules(words)
    shown = next((p for p in pages if p.key == page), pages[0])
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(cut(f"## {shown.title}\n{shown.text}", 3900)))
    for start in range(0, len(pages), 25):
        options = [
            choice(p.key, p.title, chosen=p.key == shown.key) for p in pages[start : start + 25]
        ]
        view.add_item(
            ui.ActionRow(menu(f"h:rules:{game}:{start}", options, placeholder=say("choose-page")))
        )
    return view


class Help(commands.Cog):
    """What the bot does, and how the games go."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses["h"] = self.pressed

    async def pressed(self, interaction: discord.Interaction[House], rest: list[str]) -> None:
        """`h:rules:<game>:<n>`: another page."""
        await interaction.response.defer()
        if rest[1] not in all_games():
            raise Refused("no-table")
        page = values_of(interaction)[0]
        view = rules_view(rest[1], page, await locale_for(interaction))
        view = self.house.signs.layout(rest[1], view)
        await interaction.edit_original_response(view=view)

    @app_commands.command(name=worded("cmd-help"), description=worded("cmd-help-about"))
    async def help(self, interaction: discord.Interaction[House]) -> None:
        """What one can do here."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        say = await words_for(interaction)
        games = ", ".join(wording(key).title(game_words(key, say.locale)) for key in all_games())
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(say("help-text", games=games)))
        await interaction.edit_original_response(view=view)

    @app_commands.command(name=worded("cmd-rules"), description=worded("cmd-rules-about"))
    @app_commands.rename(game=worded("arg-game"))
    @app_commands.describe(game=worded("arg-game-about"))
    async def rules(self, interaction: discord.Interaction[House], game: str | None = None) -> None:
        """The short rules."""
        if game is not None and game not in all_games():
            await interaction.response.defer(ephemeral=True, thinking=True)
            say = await words_for(interaction)
            await interaction.edit_original_response(content=say("no-such-game"))
            return
        if game is None:
            try:
                table = await any_table(self.house, interaction, None)
            except Refused:
                game = next(iter(all_games()))
            else:
                await show_rules(self.house, interaction, table.id)
                return
        await interaction.response.defer(ephemeral=True, thinking=True)
        view = rules_view(game, "", await locale_for(interaction))
        view = self.house.signs.layout(game, view)
        await interaction.edit_original_response(view=view)

    @rules.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[House], current: str
    ) -> list[app_commands.Choice[str]]:
        locale = await locale_for(interaction)
        titles = {key: wording(key).title(game_words(key, locale)) for key in all_games()}
        return [
            app_commands.Choice(name=title, value=key)
            for key, title in titles.items()
            if current.casefold() in title.casefold()
        ][:25]


async def show_rules(house: House, interaction: discord.Interaction[House], table: int) -> None:
    """The rules of a table's game, opened at the page of its present phase."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    known = await house.adapter.table(table)
    page = ""
    if known.phase in ("running", "over"):
        sight = await house.adapter.sight(table, interaction.user.id)
        page = wording(known.game).rules_now(sight.view)
    view = rules_view(known.game, page, await locale_for(interaction))
    view = house.signs.layout(known.game, view)
    await interaction.edit_original_response(view=view)


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(Help(house))
