"""`/help`, and `/rules` with the short rules of a game, opened at the present phase."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.frame import ids
from cogs.frame.commands import everywhere, worded
from cogs.frame.context import Context, context_of, seen_table
from cogs.frame.guard import answer
from cogs.frame.message import MOST_CONTENT
from cogs.frame.parts import MOST_OPTIONS, button, choice, menu, value_of
from cogs.frame.showing import Together
from cogs.frame.speech import game_words
from cogs.frame.which_table import any_table, game_choices
from cogs.learn.hints import hint_text
from cogs.learn.learn import met_at, show
from cogs.learn.pages import learn_button, learn_page, thing_page
from engine.games import all_games, lessons, wording
from engine.kit.showing import Page
from engine.kit.words.phrasing import cut
from engine.table.answers import queries
from engine.table.service import Refused
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot
    from cogs.frame.settings import Settings


HINT_SECONDS = 14.5 * 60
"""So long somebody waits for a hint: Discord takes answers for a little longer."""


async def _rules(game: str, locale: str) -> tuple[Page, ...]:
    return await asyncio.to_thread(lambda: wording(game).rules(game_words(game, locale)))


rules_of: Final = Together(_rules, lasting=True)
"""The pages of a game's rules in a language. To put them together takes 20 ms."""


async def rules_view(game: str, page: str, locale: str) -> ui.LayoutView:
    """One page of the rules, with a menu of all pages."""
    say, pages = own_words(locale), await rules_of(game, locale)
    shown = next((p for p in pages if p.key == page), pages[0])
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(cut(f"## {shown.title}\n{shown.text}", 3900)))
    for start in range(0, len(pages), MOST_OPTIONS):
        part = pages[start : start + MOST_OPTIONS]
        options = [choice(p.key, p.title, chosen=p.key == shown.key) for p in part]
        hint = say("choose-page")
        if len(pages) > MOST_OPTIONS:
            hint = say("choose-page-of", first=part[0].title, last=part[-1].title)
        view.add_item(
            ui.ActionRow(menu(ids.RULES.id(game=game, start=start), options, placeholder=hint))
        )
    if lessons(game).pages:
        view.add_item(ui.ActionRow(learn_button(game, locale)))
    return view


def help_view(say: Any) -> ui.LayoutView:
    """What one can do here, and the way to the page on privacy."""
    games = ", ".join(wording(key).title(game_words(key, say.locale)) for key in all_games())
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(say("help-text", games=games)))
    view.add_item(
        ui.ActionRow(button(ids.HELP.id(what="privacy"), say("button-privacy"), emoji="🔏"))
    )
    return view


def privacy_view(settings: Settings, say: Any) -> ui.LayoutView:
    """What is kept of people, in short; the whole of it is `docs/privacy.md`."""
    if settings.contact:
        contact = say("privacy-contact", contact=discord.utils.escape_mentions(settings.contact))
    else:
        contact = say("privacy-contact-unknown")
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"{say('privacy-text')}\n{contact}"))
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(ids.HELP.id(what="help"), say("button-back"), emoji="↩️")
    )
    if settings.privacy_url:
        row.add_item(ui.Button(label=say("button-privacy-whole"), url=settings.privacy_url))
    view.add_item(row)
    return view


class Help(commands.Cog):
    """What the bot does, and how the games go."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        bot.presses[ids.HELP] = self.help_pressed
        bot.presses[ids.RULES] = self.rules_pressed
        bot.presses[ids.RULES_OF] = self.rules_opened
        bot.presses[ids.LOBBY_PAGE] = self.lobby_pressed

    async def help_pressed(self, interaction: discord.Interaction[Bot], what: str) -> None:
        """To the page on privacy, and back."""
        await interaction.response.defer()
        say = (await context_of(interaction)).say
        private = what == "privacy"
        page = privacy_view(self.bot.settings, say) if private else help_view(say)
        await interaction.edit_original_response(view=page)

    async def rules_pressed(
        self, interaction: discord.Interaction[Bot], game: str, start: int
    ) -> None:
        """Another page of the rules."""
        await interaction.response.defer()
        if game not in all_games():
            raise Refused("no-table")
        ctx = await context_of(interaction)
        view = await rules_view(game, value_of(interaction), ctx.locale)
        await interaction.edit_original_response(view=self.bot.emoji_set.layout(game, view))

    async def rules_opened(self, interaction: discord.Interaction[Bot], game: str) -> None:
        """The rules in place of a lesson."""
        await interaction.response.defer()
        if game not in all_games():
            raise Refused("no-table")
        ctx = await context_of(interaction)
        view = self.bot.emoji_set.layout(game, await rules_view(game, "", ctx.locale))
        await interaction.edit_original_response(view=view, attachments=[])

    async def lobby_pressed(
        self, interaction: discord.Interaction[Bot], table: int, what: str
    ) -> None:
        """Below a lobby: how to play its game, and its rules. In a game without lessons, the first
        page of the rules says how to play."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        game = (await seen_table(interaction, table)).game
        ctx = await context_of(interaction)
        if what == "plays" and lessons(game).pages:
            await show(ctx, await learn_page(ctx, game, 0))
            return
        pages = await rules_of(game, ctx.locale)
        page = pages[0 if what == "plays" else min(1, len(pages) - 1)]
        view = await rules_view(game, page.key, ctx.locale)
        await interaction.edit_original_response(view=self.bot.emoji_set.layout(game, view))

    @app_commands.command(name=worded("cmd-help"), description=worded("cmd-help-about"))
    @everywhere
    async def help(self, interaction: discord.Interaction[Bot]) -> None:
        """What one can do here."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        view = help_view((await context_of(interaction)).say)
        await interaction.edit_original_response(view=view)

    @app_commands.command(name=worded("cmd-rules"), description=worded("cmd-rules-about"))
    @everywhere
    @app_commands.rename(game=worded("arg-game"))
    @app_commands.describe(game=worded("arg-game-about"))
    async def rules(self, interaction: discord.Interaction[Bot], game: str | None = None) -> None:
        """The short rules."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await context_of(interaction)
        if game is not None and game not in all_games():
            await interaction.edit_original_response(content=ctx.say("no-such-game"))
            return
        if game is None:
            try:
                table = await any_table(await context_of(interaction), None)
            except Refused:
                game = next(iter(all_games()))
            else:
                await show_rules(ctx, table.id)
                return
        view = await rules_view(game, "", ctx.locale)
        view = self.bot.emoji_set.layout(game, view)
        await interaction.edit_original_response(view=view)

    @rules.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[Bot], current: str
    ) -> list[app_commands.Choice[str]]:
        return await game_choices(await context_of(interaction), current)


async def show_help(ctx: Context, table: int) -> None:
    """From a prompt: what its question is about, drawn large, otherwise the rules."""
    met = await met_at(ctx, table)
    if not met:
        await show_rules(ctx, table)
        return
    game = (await ctx.sight(table)).table.game
    await show(ctx, await thing_page(ctx, game, met[0], met, table))


async def show_learn(ctx: Context, table: int) -> None:
    """From a prompt: how its game plays."""
    game = (await ctx.bot.service.look(queries.table, table)).game
    if not lessons(game).pages:
        await show_rules(ctx, table)
        return
    await show(ctx, await learn_page(ctx, game, 0))


async def show_hint(ctx: Context, table: int) -> None:
    """From a prompt: what a computer player would do, and why.

    Raises:
        Refused: as `Hints.hint`.
    """
    until = ctx.bot.service.now() + HINT_SECONDS
    sight, asked, thought = await ctx.bot.hints.hint(table, ctx.id, until)
    text = hint_text(ctx.local(sight), asked, thought)
    text = ctx.bot.emoji_set.content(sight.table, cut(text, MOST_CONTENT), ctx.locale)
    await answer(ctx.interaction, text)


async def show_rules(ctx: Context, table: int) -> None:
    """The rules of a table's game, opened at the page of its present phase, in a private answer
    that is on its way."""
    bot = ctx.bot
    known = await bot.service.look(queries.table, table)
    page = ""
    if known.phase in ("running", "over"):
        page = wording(known.game).rules_now((await ctx.sight(table)).view)
    view = bot.emoji_set.layout(known.game, await rules_view(known.game, page, ctx.locale))
    await ctx.interaction.edit_original_response(view=view)


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Help(bot))
