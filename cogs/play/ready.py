"""Answers that are ready made, saved or written, in the private panel: choosing one, the windows
in which one is written and named, and answering so with `/play`.

*Write* begins with what was written last, and so does *Correct*; *Change* with the one that is
chosen. The menu is the question's own (see `cogs.play.play`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui
from discord.ext import commands

from cogs.frame import ids
from cogs.frame.context import Context, context_of, meet, need_private
from cogs.frame.names import plain
from cogs.frame.parts import fields_of, window
from cogs.frame.speech import safe
from cogs.panel.choosing import write
from cogs.panel.shelf import chosen_of, text_of
from cogs.play.play import Play
from db.people import saved
from engine.kit.showing import Say
from engine.kit.words.phrasing import cut
from engine.table.commands import playing
from engine.table.service import OpenQuestion, Refused, TableView

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

MOST_TEXT: Final = 2000
MOST_NAME: Final = 40


def clean_name(text: str) -> str:
    """A name for a saved answer, on one line.

    Raises:
        Refused: bad-name (nothing of it can be read).
    """
    name = plain(text, MOST_NAME)
    if not any(c.isalnum() for c in name):
        raise Refused("bad-name")
    return name


class ReadyAnswers(commands.Cog):
    """See the module."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        bot.presses[ids.READY] = self.pressed
        bot.presses[ids.SAVED] = self.delete_pressed
        bot.windows[ids.READY] = self.sent

    async def pressed(
        self, interaction: discord.Interaction[Bot], table: int, ticket: int, what: str
    ) -> None:
        """One of the buttons that open a window."""
        need_private(interaction)
        ctx = await context_of(interaction)
        found = await self._found(ctx, table, ticket)
        if found is None or (what == "save" and not chosen_of(found[1])):
            raise await self._too_late(ctx, table)
        if what == "save":
            named = ids.READY.id(table=table, ticket=ticket, what="save")
            await interaction.response.send_modal(_name_window(named, ctx.say))
        else:
            text = await self._text(ctx, *found, what)
            named = ids.READY.id(table=table, ticket=ticket, what="write")
            await interaction.response.send_modal(_text_window(named, text, ctx.say))

    async def delete_pressed(
        self, interaction: discord.Interaction[Bot], table: int, ticket: int, kept: int
    ) -> None:
        """Throw a saved one away."""
        await interaction.response.defer()
        need_private(interaction)
        ctx = await context_of(interaction)
        if await self._found(ctx, table, ticket) is None:
            raise await self._too_late(ctx, table)
        name = await self.bot.store.write(saved.drop, ctx.id, kept)
        note = "" if name is None else ctx.say("ready-deleted", name=safe(name, MOST_NAME))
        await self._play.redraw(ctx, table, note=note)

    async def sent(
        self, interaction: discord.Interaction[Bot], table: int, ticket: int, what: str
    ) -> None:
        """One of the windows was sent."""
        # Where the prompt has gone in the meantime, they get the panel again.
        gone = interaction.message is None
        await interaction.response.defer(ephemeral=gone, thinking=gone)
        need_private(interaction)
        ctx = await meet(interaction)
        await ctx.returned(table)
        written = next(iter(fields_of(interaction).values()), "")[:MOST_TEXT]
        found = await self._found(ctx, table, ticket)
        if found is None:
            raise await self._too_late(ctx, table)
        note = ""
        if what == "save":
            note = await self._save(ctx, *found, written)
        else:
            await self._write(ctx, *found, written)
        await self._play.redraw(ctx, table, note=note)

    @property
    def _play(self) -> Play:
        play = self.bot.get_cog("Play")
        assert isinstance(play, Play)
        return play

    async def _found(
        self, ctx: Context, table: int, ticket: int
    ) -> tuple[TableView, OpenQuestion] | None:
        """The question, if it is open to this person and to be answered so."""
        sight = await ctx.sight(table)
        game = self.bot.service.game(sight.table)
        for asked in sight.open:
            if asked.ticket == ticket and game.ready(sight.view, asked.question):
                return sight, asked
        return None

    async def _too_late(self, ctx: Context, table: int) -> Refused:
        """The panel as it is now, and why: stale, not-seated."""
        if not ctx.interaction.response.is_done():
            await ctx.interaction.response.defer()
        if ctx.interaction.message is not None:
            await self._play.redraw(ctx, table, refused=True)
        sight = await ctx.sight(table)
        return Refused("not-seated" if sight.seat is None else "stale")

    async def _text(self, ctx: Context, sight: TableView, asked: OpenQuestion, what: str) -> str:
        """What the window begins with."""
        game = self.bot.service.game(sight.table)
        if what == "change" and chosen_of(asked):
            return text_of(ctx.local(sight), asked, chosen_of(asked))
        wrote = await self.bot.store.read(saved.wrote, ctx.id, game.key, asked.question.kind)
        return "" if wrote is None else wrote.text

    async def _write(self, ctx: Context, sight: TableView, asked: OpenQuestion, text: str) -> None:
        picks = await write(self.bot, ctx.id, ctx.local(sight), asked, text)
        # What was chosen before is not what they want, even if what they wrote is no answer yet.
        await self.bot.service.do(sight.table.id, playing.draft, ctx.id, asked.ticket, picks or ())

    async def _save(self, ctx: Context, sight: TableView, asked: OpenQuestion, text: str) -> str:
        """Keep what is chosen; a line that says so."""
        name, picks = clean_name(text), chosen_of(asked)
        if asked.question.accepts(picks) is not None:
            raise Refused("stale")
        kept = await self.bot.store.write(
            saved.keep, ctx.id, sight.table.game, asked.question.kind, name, picks
        )
        if kept is None:
            raise Refused("too-many-saved", str(saved.MOST))
        return ctx.say("ready-saved", name=safe(name, MOST_NAME))


def _text_window(custom_id: str, text: str, say: Say) -> ui.Modal:
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="text",
        style=discord.TextStyle.paragraph,
        default=text[:MOST_TEXT] or None,
        max_length=MOST_TEXT,
    )
    return window(custom_id, say("ready-window"), (say("ready-window-label"), field))


def _name_window(custom_id: str, say: Say) -> ui.Modal:
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="name", placeholder=cut(say("save-window-hint"), 100), max_length=MOST_NAME
    )
    return window(custom_id, say("save-window"), (say("save-window-label"), field))


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(ReadyAnswers(bot))
