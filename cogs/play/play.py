"""Playing: answers from panels, the table message's buttons, `/hand`, `/board`, `/log`, `/play`."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.frame.face import MOST_CONTENT, TOO_LARGE, Face, Image
from cogs.frame.server_rules import lobby_channel, need_opener, suppressed
from cogs.frame.showing import show
from cogs.frame.speech import game_words, text_names
from cogs.frame.visit import Visit, arrive, seen_table, visit_of
from cogs.frame.voice import PanelVoice, TableVoice, Voice
from cogs.frame.which_table import any_table, table_choices
from cogs.link.registry import everywhere, worded
from cogs.panel.choosing import answered_whole, choose, completions, play_written
from cogs.panel.controls import is_staged, pick_of, picks_from_menu, picks_from_text, toggled
from cogs.panel.panel import (
    as_awaited,
    asked_now,
    board_image,
    board_words,
    option_label,
    panel_face,
    sure_face,
    waiting_line,
)
from cogs.panel.planned import picks_text
from cogs.past.log import log_view
from cogs.play.help import show_help, show_hint, show_learn
from cogs.press import ids
from cogs.press.ids import Clear, Confirm, Control, Group, Menu, Option, Sure
from cogs.press.parts import number_of, values_of
from cogs.seats.seat_faces import resign_face
from cogs.seats.vote_faces import offer_to_ask
from db.people import saved
from db.tables import letters, tables
from engine.games import wording
from engine.kit.contract import RESIGN, Picks, Question
from engine.kit.words.phrasing import cut, packed
from engine.table.answers import queries
from engine.table.answers.panel_data import PanelFacts
from engine.table.commands import absence, lobbies, playing
from engine.table.service import AnswerResult, OpenQuestion, Refused, TableView

if TYPE_CHECKING:
    from cogs.frame.house import House

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE: Final = 10008

Draw = Callable[[PanelVoice], Awaitable[Face | None]]
"""A face for what a person sees now, in their language; None: the panel's usual one."""


class Play(commands.Cog):
    """Everything one does at a running table."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses[ids.QUESTION] = self.question_pressed
        house.presses[ids.PANEL] = self.panel_pressed
        house.presses[ids.TABLE] = self.table_pressed
        house.presses[ids.LOG] = self.log_pressed
        house.presses[ids.LOG_BEFORE] = self.page_pressed
        house.presses[ids.LOG_AFTER] = self.page_pressed

    # A question's controls

    async def question_pressed(
        self,
        interaction: discord.Interaction[House],
        table: int,
        ticket: int,
        what: Control,
    ) -> None:
        """An option, a menu, a group, *Confirm* or *Clear*."""
        await interaction.response.defer()
        need_private(interaction)
        visit = await arrive(interaction)
        sight = await visit.returned(table)
        asked = next((asked for asked in sight.open if asked.ticket == ticket), None)
        if asked is None:
            await self.redraw(visit, table, refused=True)
            raise Refused("not-seated" if sight.seat is None else "stale")
        if isinstance(what, Sure):
            picks = pick_of(asked.question, what, ())
            given = await self.house.service.do(table, playing.answer, visit.id, ticket, picks)
            told = _chosen(visit, sight, given)
            await interaction.edit_original_response(content=told, view=None)
            return
        try:
            part, note = await self._do(visit, sight, asked, what)
        except Refused:
            await self.redraw(visit, table, refused=True)
            raise
        await self.redraw(visit, table, part=part, note=note)

    async def _do(
        self, visit: Visit, sight: TableView, asked: OpenQuestion, what: Control
    ) -> tuple[int | None, str]:
        """What was pressed, but for *Sure*; then the part of the options that is open, and a note
        of what was chosen."""
        table, ticket = sight.table.id, asked.ticket
        values = values_of(visit.interaction)
        match what:
            case Group():
                return number_of(visit.interaction), ""
            case Menu() if self._is_whole(sight, asked):
                value = next(iter(values), "")
                voice = visit.panel_voice(await visit.panel(table))
                await choose(self.house, visit.id, voice, asked, value)
                return None, ""
            case Menu(part) if is_staged(asked.question, visit.person.confirm):
                labels = visit.voice(sight).labels(asked.question)
                picks = picks_from_menu(asked, labels, part, values)
                await self.house.service.do(table, playing.draft, visit.id, ticket, picks)
                return part, ""
            case Option() if is_staged(asked.question, visit.person.confirm):
                [option] = pick_of(asked.question, what, values)
                touch = partial(toggled, option=option)
                await self.house.service.do(table, playing.draft, visit.id, ticket, touch)
                return None, ""
            case Clear():
                await self.house.store.write(saved.leave_be, visit.id, table, ticket)
                await self.house.service.do(table, playing.draft, visit.id, ticket, ())
                return None, ""
            case Confirm():
                picks = asked.draft
                if asked.given is not None and asked.question.accepts(picks) is not None:
                    picks = asked.given  # pressed twice, or on a panel that was not redrawn
                return None, await self._give(visit, sight, asked, picks)
            case Sure():
                raise Refused("outdated")
            case Menu() | Option():
                picks = pick_of(asked.question, what, values)
                return None, await self._give(visit, sight, asked, picks)

    def _is_whole(self, sight: TableView, asked: OpenQuestion) -> bool:
        """Whether the menu has whole answers."""
        game = self.house.service.game(sight.table)
        return bool(game.ready(sight.view, asked.question))

    async def _give(self, visit: Visit, sight: TableView, asked: OpenQuestion, picks: Picks) -> str:
        """Answer with these; what was chosen, in words."""
        if await self._ask_once_more(visit, sight, asked, picks):
            return ""
        given = await self.house.service.do(
            sight.table.id, playing.answer, visit.id, asked.ticket, picks
        )
        return _chosen(visit, sight, given)

    async def _ask_once_more(
        self, visit: Visit, sight: TableView, asked: OpenQuestion, picks: Picks
    ) -> bool:
        """What ends the game for them is for good, and one press away from all other options: are
        they sure? Whether they are asked."""
        voice = visit.voice(sight)
        if picks == (RESIGN,):
            face = resign_face(sight.table, asked.ticket, visit.say)
        elif _ends(voice, asked.question, picks):
            face = sure_face(voice, asked, picks)
        else:
            return False
        await visit.interaction.followup.send(face.content, view=face.view, ephemeral=True)
        return True

    async def redraw(
        self,
        visit: Visit,
        table: int,
        *,
        part: int | None = None,
        note: str = "",
        draw: Draw | None = None,
        refused: bool = False,
    ) -> None:
        """Show the panel, as the position is now, in the message that was pressed. If that is an
        old prompt, which is removed, say what was done. `draw`: what is shown instead of the
        panel's usual face. `refused`: nothing was done, and they are told why."""
        interaction = visit.interaction
        seat = (await visit.sight(table)).seat
        if seat is None:
            await _no_panel(visit)
            return
        privately = self.house.carrier.privately
        async with privately.lock(table, seat):
            # What was seen before may be past by now: what is drawn here counts.
            facts = await visit.fresh(table, answers=not note)
            if facts.table_view.seat != seat:
                await _no_panel(visit)
                return
            if await privately.put_away(interaction, facts.panel):
                shown = None
            else:
                await privately.met(interaction, facts)
                shown = await self._redrawn(visit, facts, part, note, draw)
            if shown is not None:
                await privately.remember(interaction, facts, shown, page=draw is not None)
        if shown is None and not refused:
            await interaction.followup.send(note or visit.say("prompt-moved"), ephemeral=True)

    async def tell_panel(self, visit: Visit, sight: TableView) -> None:
        """If something other than the person's panel was pressed, the panel must follow."""
        if sight.seat is None:
            return
        pressed = visit.interaction.message
        panel = await self.house.store.read(
            letters.first, sight.table.id, f"panel/{sight.seat}", visit.id
        )
        if panel is not None and pressed and panel.message != pressed.id:
            await self.house.service.do(sight.table.id, playing.panel_again, sight.seat)

    async def _redrawn(
        self,
        visit: Visit,
        facts: PanelFacts,
        part: int | None,
        note: str,
        draw: Draw | None,
    ) -> str | None:
        """What the pressed message shows now; None: it is gone, as the prompt that it was."""
        interaction, voice = visit.interaction, visit.panel_voice(facts)

        async def drawn() -> Face:
            face = None if draw is None else await draw(voice)
            onward = _leads_on(interaction)
            return face or await panel_face(self.house, voice, part=part, note=note, onward=onward)

        try:
            return (await show(interaction, drawn)).shown()
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise
            return None

    # Other buttons of the panel, and those below the table message

    async def panel_pressed(
        self, interaction: discord.Interaction[House], table: int, what: str, mark: str = ""
    ) -> None:
        """In a private panel."""
        if what == "undo":
            await interaction.response.defer()
            need_private(interaction)
            visit = await visit_of(interaction)
            await seen_table(interaction, table)
            try:
                await self.house.service.do(table, playing.undo, visit.id)
            except Refused as refused:
                face = await offer_to_ask(visit, table, refused)
                await interaction.followup.send(face.content, view=face.view, ephemeral=True)
                return
            await self.redraw(visit, table, note=visit.say("taken-back"))
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
            visit = await visit_of(interaction)
            found = await seen_table(interaction, table)
            shows = {
                "board": self.show_board,
                "rules": show_help,
                "learn": show_learn,
                "hint": show_hint,
            }
            await shows[what](visit, table)
            seat = found.seat_of(visit.id)
            if seat is not None and found.seats[seat].absent:
                await self.house.service.do(table, absence.returned, visit.id)

    async def table_pressed(
        self, interaction: discord.Interaction[House], table: int, what: str, mark: str = ""
    ) -> None:
        """Below the public message: whoever presses gets a private answer."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        visit = await arrive(interaction)
        await seen_table(interaction, table)
        match what:
            case "hand":
                await self.show_hand(visit, table)
            case "board":
                await self.show_board(visit, table)
            case "undo":
                await self._undo(visit, table)
            case "again":
                await self._again(visit, table)

    async def log_pressed(self, interaction: discord.Interaction[House], table: int) -> None:
        """The newest page of the log, below the public message too."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.show_log(await arrive(interaction), table)

    async def page_pressed(
        self,
        interaction: discord.Interaction[House],
        table: int,
        before: int | None = None,
        after: int | None = None,
    ) -> None:
        """Another page of the log, in its place."""
        await interaction.response.defer()
        await self.show_log(await arrive(interaction), table, before=before, after=after)

    async def _undo(self, visit: Visit, table: int) -> None:
        try:
            await self.house.service.do(table, playing.undo, visit.id)
        except Refused as refused:
            face = await offer_to_ask(visit, table, refused)
            await visit.interaction.edit_original_response(content=face.content, view=face.view)
            return
        await visit.interaction.edit_original_response(content=visit.say("taken-back"))

    async def _again(self, visit: Visit, table: int) -> None:
        opened = await self.house.store.read(tables.following, table)
        guild = (await self.house.service.look(queries.table, table)).guild
        if opened is None or opened.phase == "cancelled":
            await need_opener(visit, guild)
        channel = await lobby_channel(self.house, guild)
        lobby = await self.house.service.do(
            table, lobbies.again, (visit.id, visit.name), channel=channel
        )
        told = [visit.say("again-opened", channel=f"<#{lobby.channel}>")]
        if await suppressed(self.house, lobby):
            told.append(visit.say("lobby-suppressed"))
        await visit.interaction.edit_original_response(content="\n".join(told))

    # What the buttons and the commands show, in an answer that is on its way

    async def show_hand(self, visit: Visit, table: int) -> None:
        """The private panel as an ephemeral message.

        Raises:
            Refused: no-table, not-running, not-seated.
        """
        if (await visit.returned(table)).seat is None:
            raise Refused("not-seated")
        voice = visit.panel_voice(await visit.fresh(table))
        await show(visit.interaction, lambda: panel_face(self.house, voice))

    async def show_board(self, visit: Visit, table: int) -> None:
        """The position now, for this person alone."""
        interaction, locale = visit.interaction, visit.locale
        sight = await visit.sight(table)
        words = game_words(sight.table.game, locale)
        public = await self.house.service.post(table)
        speak = wording(sight.table.game)
        names = text_names(sight.table, locale)
        text = f"**{speak.phase(sight.view, words)}**\n" + speak.standings(
            public.view, words, names
        )
        view, plain = as_awaited(public.view, public.table_view), Voice(public.table_view, locale)
        images: tuple[Image, ...] = ()
        if not visit.person.text_only:
            images = await board_image(self.house, view, plain, "board.png", public.events)
        if images:
            beside = self.house.signs.content(sight.table, cut(text, MOST_CONTENT), locale)
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
            self.house.signs.content(sight.table, page, locale)
            for page in packed([text, *pages], MOST_CONTENT)
        ]
        await interaction.edit_original_response(content=told[0])
        for page in told[1:]:
            await interaction.followup.send(page, ephemeral=True)

    async def show_log(
        self, visit: Visit, table: int, *, before: int | None = None, after: int | None = None
    ) -> None:
        """A page of the chronicle: the newest one, or that below or above a record."""
        known = await seen_table(visit.interaction, table)
        if known.phase not in ("running", "over"):
            raise Refused("not-running")
        view = await log_view(
            self.house, TableVoice(known, visit.locale), visit.id, before=before, after=after
        )
        await visit.interaction.edit_original_response(view=view)

    # Commands

    @app_commands.command(name=worded("cmd-hand"), description=worded("cmd-hand-about"))
    @everywhere
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def hand(self, interaction: discord.Interaction[House], table: str | None = None) -> None:
        """My hand, and my move."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        visit = await arrive(interaction)
        found = await any_table(self.house, interaction, table)
        await self.show_hand(visit, found.id)

    @app_commands.command(name=worded("cmd-board"), description=worded("cmd-board-about"))
    @everywhere
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def board(
        self, interaction: discord.Interaction[House], table: str | None = None
    ) -> None:
        """The board now."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(self.house, interaction, table)
        await self.show_board(await visit_of(interaction), found.id)

    @app_commands.command(name=worded("cmd-log"), description=worded("cmd-log-about"))
    @everywhere
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def log(self, interaction: discord.Interaction[House], table: str | None = None) -> None:
        """What happened so far."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(self.house, interaction, table)
        await self.show_log(await visit_of(interaction), found.id)

    @app_commands.command(name=worded("cmd-play"), description=worded("cmd-play-about"))
    @everywhere
    @app_commands.rename(picks=worded("arg-picks"), table=worded("arg-table"))
    @app_commands.describe(picks=worded("arg-picks-about"), table=worded("arg-table-about"))
    async def play(
        self, interaction: discord.Interaction[House], picks: str, table: str | None = None
    ) -> None:
        """Answer in writing."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        visit = await arrive(interaction)
        found = await any_table(self.house, interaction, table)
        facts = await visit.panel(found.id)
        sight = facts.table_view
        if sight.seat is None:
            raise Refused("not-seated")
        asked = asked_now(sight)
        if asked is None:
            waits = waiting_line(visit.voice(sight), visit.voice(sight).names)
            await interaction.edit_original_response(
                content=f"{visit.say('nothing-asked')}\n{waits}".strip()
            )
            return
        chosen: Picks | None
        if answered_whole(self.house, sight) is not None:
            voice = visit.panel_voice(facts)
            chosen = await play_written(self.house, visit.id, voice, asked, picks)
            if chosen is None:
                await self.house.service.do(found.id, playing.draft, visit.id, asked.ticket, ())
                await self._show(visit, found.id)
                return
        else:
            labels = visit.voice(sight).labels(asked.question)
            chosen, strange = picks_from_text(picks, asked.question, labels)
            if strange:
                await interaction.edit_original_response(
                    content=visit.say("picks-unknown", word=cut(strange, 60))
                )
                return
        given = await self.house.service.do(
            found.id, playing.answer, visit.id, asked.ticket, chosen
        )
        await self._show(visit, found.id, _chosen(visit, sight, given))

    async def _show(self, visit: Visit, table: int, note: str = "") -> None:
        """The panel in answer to a command, after something was changed."""
        voice = visit.panel_voice(await visit.fresh(table, answers=not note))
        await show(visit.interaction, lambda: panel_face(self.house, voice, note=note))

    @play.autocomplete("picks")
    async def _complete_picks(
        self, interaction: discord.Interaction[House], current: str
    ) -> list[app_commands.Choice[str]]:
        """Completes the last of several picks and keeps the text before it."""
        try:
            named = getattr(interaction.namespace, "table", None)
            found = await any_table(self.house, interaction, named)
            visit = await visit_of(interaction)
            facts = await visit.panel(found.id)
        except Refused:
            return []
        asked = asked_now(facts.table_view)
        if asked is None:
            return []
        options = completions(self.house, visit.panel_voice(facts), asked, current)
        return [app_commands.Choice(name=o, value=o) for o in options if len(o) <= 100][:25]

    @hand.autocomplete("table")
    @board.autocomplete("table")
    @log.autocomplete("table")
    @play.autocomplete("table")
    async def _tables(
        self, interaction: discord.Interaction[House], current: str
    ) -> list[app_commands.Choice[str]]:
        return await table_choices(self.house, interaction, current)


def _ends(voice: Voice, question: Question, picks: Picks) -> bool:
    """Whether an answer puts its seat out of the game. Several picks were repeated in words."""
    if not picks:
        return voice.speak.nothing_ends(voice.view, question)
    return len(picks) == 1 and option_label(voice, question, picks[0]).ends


def _chosen(visit: Visit, before: TableView, given: AnswerResult) -> str:
    """An answer that was given, in words."""
    sight = structs.replace(before, view=given.view)
    text = picks_text(visit.voice(sight), given.question, given.picks)
    return visit.say("you-chose", picks=text)


async def _no_panel(visit: Visit) -> None:
    """They hold no seat any more: in place of what they pressed."""
    gone = visit.say("refused-not-seated", detail="")
    await visit.interaction.edit_original_response(content=gone, attachments=[], view=None)


def _leads_on(interaction: discord.Interaction[House]) -> bool:
    """Whether the panel was opened with a button to the next table, and so keeps it."""
    rows_of = interaction.message.components if interaction.message else []
    return any(
        getattr(child, "custom_id", None) == ids.NEXT_TABLE
        for row in rows_of
        for child in getattr(row, "children", ())
    )


def need_private(interaction: discord.Interaction[House]) -> None:
    """Panels are in DMs and in ephemeral messages. A control that others can see does nothing,
    because the answer would show the hand there.

    Raises:
        Refused: stale.
    """
    message = interaction.message
    if interaction.guild_id is not None and not (message and message.flags.ephemeral):
        raise Refused("stale")


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(Play(house))
