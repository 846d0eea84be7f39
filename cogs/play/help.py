"""`/help`, and `/rules` with the short rules of a game, opened at the present phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.frame.cut import cut
from cogs.frame.press import button, choice, menu, value_of
from cogs.frame.speech import game_words, locale_for, words_for
from cogs.frame.which_table import any_table
from cogs.link.registry import everywhere, worded
from engine.games import all_games, wording
from engine.table.door import Refused
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.house import House
    from cogs.frame.settings import Settings


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


def help_view(say: Any) -> ui.LayoutView:
    """What one can do here, and the way to the page on privacy."""
    games = ", ".join(wording(key).title(game_words(key, say.locale)) for key in all_games())
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(say("help-text", games=games)))
    view.add_item(ui.ActionRow(button("h:privacy", say("button-privacy"), emoji="🔏")))
    return view


def privacy_view(settings: Settings, say: Any) -> ui.LayoutView:
    """What is kept of people, in short; the whole of it is `docs/privacy.md`."""
    if settings.contact:
        contact = say("privacy-contact", contact=discord.utils.escape_mentions(settings.contact))
    else:
        contact = say("privacy-contact-unknown")
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"{say('privacy-text')}\n{contact}"))
    row: ui.ActionRow[Any] = ui.ActionRow(button("h:help", say("button-back"), emoji="↩️"))
    if settings.privacy_url:
        row.add_item(ui.Button(label=say("button-privacy-whole"), url=settings.privacy_url))
    view.add_item(row)
    return view


class Help(commands.Cog):
    """What the bot does, and how the games go."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses["h"] = self.pressed

    async def pressed(self, interaction: discord.Interaction[House], rest: list[str]) -> None:
        """`h:rules:<game>:<n>`: another page; `h:privacy`, `h:help`."""
        await interaction.response.defer()
        if rest[0] in ("privacy", "help"):
            say = await words_for(interaction)
            private = rest[0] == "privacy"
            page = privacy_view(self.house.settings, say) if private else help_view(say)
            await interaction.edit_original_response(view=page)
            return
        if rest[1] not in all_games():
            raise Refused("no-table")
        chosen = value_of(interaction)
        view = rules_view(rest[1], chosen, await locale_for(interaction))
        view = self.house.signs.layout(rest[1], view)
        await interaction.edit_original_response(view=view)

    @app_commands.command(name=worded("cmd-help"), description=worded("cmd-help-about"))
    @everywhere
    async def help(self, interaction: discord.Interaction[House]) -> None:
        """What one can do here."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        view = help_view(await words_for(interaction))
        await interaction.edit_original_response(view=view)

    @app_commands.command(name=worded("cmd-rules"), description=worded("cmd-rules-about"))
    @everywhere
    @app_commands.rename(game=worded("arg-game"))
    @app_commands.describe(game=worded("arg-game-about"))
    async def rules(self, interaction: discord.Interaction[House], game: str | None = None) -> None:
        """The short rules."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        if game is not None and game not in all_games():
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
    """The rules of a table's game, opened at the page of its present phase, in a private answer
    that is on its way."""
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
