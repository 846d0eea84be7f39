"""Playing: answers from panels, the table message's buttons, `/hand`, `/board`, `/log`, `/play`."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.frame import ids
from cogs.frame.commands import everywhere, worded
from cogs.frame.context import Context, Draw, context_of, meet, need_private, seen_table
from cogs.frame.ids import Clear, Confirm, Control, Group, Menu, Option, Sure
from cogs.frame.localized import Localized, LocalizedTable, asked_now
from cogs.frame.message import MOST_CONTENT, TOO_LARGE, Image, Message
from cogs.frame.parts import number_of, values_of
from cogs.frame.server_rules import lobby_channel, need_opener, suppressed
from cogs.frame.showing import show
from cogs.frame.speech import game_words, text_names
from cogs.frame.which_table import any_table, table_choices
from cogs.panel.choosing import answered_whole, choose, completions, play_written
from cogs.panel.controls import is_staged, pick_of, picks_from_menu, picks_from_text, toggled
from cogs.panel.panel import (
    as_awaited,
    board_image,
    board_words,
    option_label,
    panel_message,
    sure_message,
    waiting_line,
)
from cogs.panel.planned import picks_text
from cogs.past.log import log_view
from cogs.play.help import show_help, show_hint, show_learn
from cogs.seats.seats import resign_message
from cogs.seats.votes import offer_to_ask
from db.people import saved
from db.tables import letters, tables
from engine.games import wording
from engine.kit.contract import RESIGN, Picks, Question
from engine.kit.words.phrasing import cut, packed
from engine.table.answers import queries
from engine.table.answers.queries import PanelFacts
from engine.table.commands import absence, lobbies, playing
from engine.table.service import AnswerResult, OpenQuestion, Refused, TableView

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE: Final = 10008


class Play(commands.Cog):
    """Everything one does at a running table."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        bot.presses[ids.QUESTION] = self.question_pressed
        bot.presses[ids.PANEL] = self.panel_pressed
        bot.presses[ids.TABLE] = self.table_pressed
        bot.presses[ids.LOG] = self.log_pressed
        bot.presses[ids.LOG_BEFORE] = self.page_pressed
        bot.presses[ids.LOG_AFTER] = self.page_pressed

    # A question's controls

    async def question_pressed(
        self,
        interaction: discord.Interaction[Bot],
        table: int,
        ticket: int,
        what: Control,
    ) -> None:
        """An option, a menu, a group, *Confirm* or *Clear*."""
        await interaction.response.defer()
        need_private(interaction)
        ctx = await meet(interaction)
        sight = await ctx.returned(table)
        asked = next((asked for asked in sight.open if asked.ticket == ticket), None)
        if asked is None:
            await self.redraw(ctx, table, refused=True)
            raise Refused("not-seated" if sight.seat is None else "stale")
        if isinstance(what, Sure):
            picks = pick_of(asked.question, what, ())
            given = await self.bot.service.do(table, playing.answer, ctx.id, ticket, picks)
            told = _chosen(ctx, sight, given)
            await interaction.edit_original_response(content=told, view=None)
            return
        try:
            part, note = await self._do(ctx, sight, asked, what)
        except Refused:
            await self.redraw(ctx, table, refused=True)
            raise
        await self.redraw(ctx, table, part=part, note=note)

    async def _do(
        self, ctx: Context, sight: TableView, asked: OpenQuestion, what: Control
    ) -> tuple[int | None, str]:
        """What was pressed, but for *Sure*; then the part of the options that is open, and a note
        of what was chosen."""
        table, ticket = sight.table.id, asked.ticket
        values = values_of(ctx.interaction)
        match what:
            case Group():
                return number_of(ctx.interaction), ""
            case Menu() if self._is_whole(sight, asked):
                value = next(iter(values), "")
                local = ctx.local_panel(await ctx.panel(table))
                await choose(self.bot, ctx.id, local, asked, value)
                return None, ""
            case Menu(part) if is_staged(asked.question, ctx.person.confirm):
                labels = ctx.local(sight).labels(asked.question)
                picks = picks_from_menu(asked, labels, part, values)
                await self.bot.service.do(table, playing.draft, ctx.id, ticket, picks)
                return part, ""
            case Option() if is_staged(asked.question, ctx.person.confirm):
                [option] = pick_of(asked.question, what, values)
                touch = partial(toggled, option=option)
                await self.bot.service.do(table, playing.draft, ctx.id, ticket, touch)
                return None, ""
            case Clear():
                await self.bot.store.write(saved.leave_be, ctx.id, table, ticket)
                await self.bot.service.do(table, playing.draft, ctx.id, ticket, ())
                return None, ""
            case Confirm():
                picks = asked.draft
                if asked.given is not None and asked.question.accepts(picks) is not None:
                    picks = asked.given  # pressed twice, or on a panel that was not redrawn
                return None, await self._give(ctx, sight, asked, picks)
            case Sure():
                raise Refused("outdated")
            case Menu() | Option():
                picks = pick_of(asked.question, what, values)
                return None, await self._give(ctx, sight, asked, picks)

    def _is_whole(self, sight: TableView, asked: OpenQuestion) -> bool:
        """Whether the menu has whole answers."""
        game = self.bot.service.game(sight.table)
        return bool(game.ready(sight.view, asked.question))

    async def _give(self, ctx: Context, sight: TableView, asked: OpenQuestion, picks: Picks) -> str:
        """Answer with these; what was chosen, in words."""
        if await self._ask_once_more(ctx, sight, asked, picks):
            return ""
        given = await self.bot.service.do(
            sight.table.id, playing.answer, ctx.id, asked.ticket, picks
        )
        return _chosen(ctx, sight, given)

    async def _ask_once_more(
        self, ctx: Context, sight: TableView, asked: OpenQuestion, picks: Picks
    ) -> bool:
        """What ends the game for them is for good, and one press away from all other options: are
        they sure? Whether they are asked."""
        local = ctx.local(sight)
        if picks == (RESIGN,):
            message = resign_message(sight.table, asked.ticket, ctx.say)
        elif _ends(local, asked.question, picks):
            message = sure_message(local, asked, picks)
        else:
            return False
        await ctx.interaction.followup.send(message.content, view=message.view, ephemeral=True)
        return True

    async def redraw(
        self,
        ctx: Context,
        table: int,
        *,
        part: int | None = None,
        note: str = "",
        draw: Draw | None = None,
        refused: bool = False,
    ) -> None:
        """Show the panel, as the position is now, in the message that was pressed. If that is an
        old prompt, which is removed, say what was done. `draw`: what is shown instead of the
        panel's usual message. `refused`: nothing was done, and they are told why."""
        interaction = ctx.interaction
        seat = (await ctx.sight(table)).seat
        if seat is None:
            await _no_panel(ctx)
            return
        prompts = self.bot.carrier.prompts
        async with prompts.lock(table, seat):
            # What was seen before may be past by now: what is drawn here counts.
            facts = await ctx.fresh(table, answers=not note)
            if facts.table_view.seat != seat:
                await _no_panel(ctx)
                return
            if await prompts.put_away(interaction, facts.panel):
                shown = None
            else:
                await prompts.met(interaction, facts)
                shown = await self._redrawn(ctx, facts, part, note, draw)
            if shown is not None:
                await prompts.remember(interaction, facts, shown, page=draw is not None)
        if shown is None and not refused:
            await interaction.followup.send(note or ctx.say("prompt-moved"), ephemeral=True)

    async def tell_panel(self, ctx: Context, sight: TableView) -> None:
        """If something other than the person's panel was pressed, the panel must follow."""
        if sight.seat is None:
            return
        pressed = ctx.interaction.message
        panel = await self.bot.store.read(
            letters.first, sight.table.id, f"panel/{sight.seat}", ctx.id
        )
        if panel is not None and pressed and panel.message != pressed.id:
            await self.bot.service.do(sight.table.id, playing.panel_again, sight.seat)

    async def _redrawn(
        self,
        ctx: Context,
        facts: PanelFacts,
        part: int | None,
        note: str,
        draw: Draw | None,
    ) -> str | None:
        """What the pressed message shows now; None: it is gone, as the prompt that it was."""
        interaction, local = ctx.interaction, ctx.local_panel(facts)

        async def drawn() -> Message:
            message = None if draw is None else await draw(local)
            onward = _leads_on(interaction)
            return message or await panel_message(
                self.bot, local, part=part, note=note, onward=onward
            )

        try:
            return (await show(interaction, drawn)).shown()
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise
            return None

    # Other buttons of the panel, and those below the table message

    async def panel_pressed(
        self, interaction: discord.Interaction[Bot], table: int, what: str, mark: str = ""
    ) -> None:
        """In a private panel."""
        if what == "undo":
            await interaction.response.defer()
            need_private(interaction)
            ctx = await context_of(interaction)
            await seen_table(interaction, table)
            try:
                await self.bot.service.do(table, playing.undo, ctx.id)
            except Refused as refused:
                message = await offer_to_ask(ctx, table, refused)
                await interaction.followup.send(message.content, view=message.view, ephemeral=True)
                return
            await self.redraw(ctx, table, note=ctx.say("taken-back"))
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
            ctx = await context_of(interaction)
            found = await seen_table(interaction, table)
            shows = {
                "board": self.show_board,
                "rules": show_help,
                "learn": show_learn,
                "hint": show_hint,
            }
            await shows[what](ctx, table)
            seat = found.seat_of(ctx.id)
            if seat is not None and found.seats[seat].absent:
                await self.bot.service.do(table, absence.returned, ctx.id)

    async def table_pressed(
        self, interaction: discord.Interaction[Bot], table: int, what: str, mark: str = ""
    ) -> None:
        """Below the public message: whoever presses gets a private answer."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await meet(interaction)
        await seen_table(interaction, table)
        match what:
            case "hand":
                await self.show_hand(ctx, table)
            case "board":
                await self.show_board(ctx, table)
            case "undo":
                await self._undo(ctx, table)
            case "again":
                await self._again(ctx, table)

    async def log_pressed(self, interaction: discord.Interaction[Bot], table: int) -> None:
        """The newest page of the log, below the public message too."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.show_log(await meet(interaction), table)

    async def page_pressed(
        self,
        interaction: discord.Interaction[Bot],
        table: int,
        before: int | None = None,
        after: int | None = None,
    ) -> None:
        """Another page of the log, in its place."""
        await interaction.response.defer()
        await self.show_log(await meet(interaction), table, before=before, after=after)

    async def _undo(self, ctx: Context, table: int) -> None:
        try:
            await self.bot.service.do(table, playing.undo, ctx.id)
        except Refused as refused:
            message = await offer_to_ask(ctx, table, refused)
            await ctx.interaction.edit_original_response(content=message.content, view=message.view)
            return
        await ctx.interaction.edit_original_response(content=ctx.say("taken-back"))

    async def _again(self, ctx: Context, table: int) -> None:
        opened = await self.bot.store.read(tables.following, table)
        guild = (await self.bot.service.look(queries.table, table)).guild
        if opened is None or opened.phase == "cancelled":
            await need_opener(ctx, guild)
        channel = await lobby_channel(self.bot, guild)
        lobby = await self.bot.service.do(table, lobbies.again, (ctx.id, ctx.name), channel=channel)
        told = [ctx.say("again-opened", channel=f"<#{lobby.channel}>")]
        if await suppressed(self.bot, lobby):
            told.append(ctx.say("lobby-suppressed"))
        await ctx.interaction.edit_original_response(content="\n".join(told))

    # What the buttons and the commands show, in an answer that is on its way

    async def show_hand(self, ctx: Context, table: int) -> None:
        """The private panel as an ephemeral message.

        Raises:
            Refused: no-table, not-running, not-seated.
        """
        if (await ctx.returned(table)).seat is None:
            raise Refused("not-seated")
        local = ctx.local_panel(await ctx.fresh(table))
        await show(ctx.interaction, lambda: panel_message(self.bot, local))

    async def show_board(self, ctx: Context, table: int) -> None:
        """The position now, for this person alone."""
        interaction, locale = ctx.interaction, ctx.locale
        sight = await ctx.sight(table)
        words = game_words(sight.table.game, locale)
        public = await self.bot.service.post(table)
        speak = wording(sight.table.game)
        names = text_names(sight.table, locale)
        text = f"**{speak.phase(sight.view, words)}**\n" + speak.standings(
            public.view, words, names
        )
        view, plain = (
            as_awaited(public.view, public.table_view),
            Localized(public.table_view, locale),
        )
        images: tuple[Image, ...] = ()
        if not ctx.person.text_only:
            images = await board_image(self.bot, view, plain, "board.png", public.events)
        if images:
            beside = self.bot.emoji_set.content(sight.table, cut(text, MOST_CONTENT), locale)
            files = [image.file() for image in images]
            try:
                await interaction.edit_original_response(content=beside, attachments=files)
            except discord.HTTPException as fault:
                if fault.status != TOO_LARGE:
                    raise
            else:
                return
        pages = speak.position(public.view, words, names)
        pages = pages or (board_words(plain, public.view),)
        told = [
            self.bot.emoji_set.content(sight.table, page, locale)
            for page in packed([text, *pages], MOST_CONTENT)
        ]
        await interaction.edit_original_response(content=told[0])
        for page in told[1:]:
            await interaction.followup.send(page, ephemeral=True)

    async def show_log(
        self, ctx: Context, table: int, *, before: int | None = None, after: int | None = None
    ) -> None:
        """A page of the chronicle: the newest one, or that below or above a record."""
        known = await seen_table(ctx.interaction, table)
        if known.phase not in ("running", "over"):
            raise Refused("not-running")
        view = await log_view(
            self.bot, LocalizedTable(known, ctx.locale), ctx.id, before=before, after=after
        )
        await ctx.interaction.edit_original_response(view=view)

    # Commands

    @app_commands.command(name=worded("cmd-hand"), description=worded("cmd-hand-about"))
    @everywhere
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def hand(self, interaction: discord.Interaction[Bot], table: str | None = None) -> None:
        """My hand, and my move."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await meet(interaction)
        found = await any_table(await context_of(interaction), table)
        await self.show_hand(ctx, found.id)

    @app_commands.command(name=worded("cmd-board"), description=worded("cmd-board-about"))
    @everywhere
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def board(self, interaction: discord.Interaction[Bot], table: str | None = None) -> None:
        """The board now."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(await context_of(interaction), table)
        await self.show_board(await context_of(interaction), found.id)

    @app_commands.command(name=worded("cmd-log"), description=worded("cmd-log-about"))
    @everywhere
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def log(self, interaction: discord.Interaction[Bot], table: str | None = None) -> None:
        """What happened so far."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(await context_of(interaction), table)
        await self.show_log(await context_of(interaction), found.id)

    @app_commands.command(name=worded("cmd-play"), description=worded("cmd-play-about"))
    @everywhere
    @app_commands.rename(picks=worded("arg-picks"), table=worded("arg-table"))
    @app_commands.describe(picks=worded("arg-picks-about"), table=worded("arg-table-about"))
    async def play(
        self, interaction: discord.Interaction[Bot], picks: str, table: str | None = None
    ) -> None:
        """Answer in writing."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        ctx = await meet(interaction)
        found = await any_table(await context_of(interaction), table)
        facts = await ctx.panel(found.id)
        sight = facts.table_view
        if sight.seat is None:
            raise Refused("not-seated")
        asked = asked_now(sight)
        if asked is None:
            waits = waiting_line(ctx.local(sight), ctx.local(sight).names)
            await interaction.edit_original_response(
                content=f"{ctx.say('nothing-asked')}\n{waits}".strip()
            )
            return
        chosen: Picks | None
        if answered_whole(self.bot, sight) is not None:
            local = ctx.local_panel(facts)
            chosen = await play_written(self.bot, ctx.id, local, asked, picks)
            if chosen is None:
                await self.bot.service.do(found.id, playing.draft, ctx.id, asked.ticket, ())
                await self._show(ctx, found.id)
                return
        else:
            labels = ctx.local(sight).labels(asked.question)
            chosen, strange = picks_from_text(picks, asked.question, labels)
            if strange:
                await interaction.edit_original_response(
                    content=ctx.say("picks-unknown", word=cut(strange, 60))
                )
                return
        given = await self.bot.service.do(found.id, playing.answer, ctx.id, asked.ticket, chosen)
        await self._show(ctx, found.id, _chosen(ctx, sight, given))

    async def _show(self, ctx: Context, table: int, note: str = "") -> None:
        """The panel in answer to a command, after something was changed."""
        local = ctx.local_panel(await ctx.fresh(table, answers=not note))
        await show(ctx.interaction, lambda: panel_message(self.bot, local, note=note))

    @play.autocomplete("picks")
    async def _complete_picks(
        self, interaction: discord.Interaction[Bot], current: str
    ) -> list[app_commands.Choice[str]]:
        """Completes the last of several picks and keeps the text before it."""
        try:
            named = getattr(interaction.namespace, "table", None)
            found = await any_table(await context_of(interaction), named)
            ctx = await context_of(interaction)
            facts = await ctx.panel(found.id)
        except Refused:
            return []
        asked = asked_now(facts.table_view)
        if asked is None:
            return []
        options = completions(self.bot, ctx.local_panel(facts), asked, current)
        return [app_commands.Choice(name=o, value=o) for o in options if len(o) <= 100][:25]

    @hand.autocomplete("table")
    @board.autocomplete("table")
    @log.autocomplete("table")
    @play.autocomplete("table")
    async def _tables(
        self, interaction: discord.Interaction[Bot], current: str
    ) -> list[app_commands.Choice[str]]:
        return await table_choices(await context_of(interaction), current)


def _ends(local: Localized, question: Question, picks: Picks) -> bool:
    """Whether an answer puts its seat out of the game. Several picks were repeated in words."""
    if not picks:
        return local.speak.nothing_ends(local.view, question)
    return len(picks) == 1 and option_label(local, question, picks[0]).ends


def _chosen(ctx: Context, before: TableView, given: AnswerResult) -> str:
    """An answer that was given, in words."""
    sight = structs.replace(before, view=given.view)
    text = picks_text(ctx.local(sight), given.question, given.picks)
    return ctx.say("you-chose", picks=text)


async def _no_panel(ctx: Context) -> None:
    """They hold no seat any more: in place of what they pressed."""
    gone = ctx.say("refused-not-seated", detail="")
    await ctx.interaction.edit_original_response(content=gone, attachments=[], view=None)


def _leads_on(interaction: discord.Interaction[Bot]) -> bool:
    """Whether the panel was opened with a button to the next table, and so keeps it."""
    rows_of = interaction.message.components if interaction.message else []
    return any(
        getattr(child, "custom_id", None) == ids.NEXT_TABLE
        for row in rows_of
        for child in getattr(row, "children", ())
    )


async def setup(bot: Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(Play(bot))
