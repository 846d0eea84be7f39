"""Playing: answers from panels, the table message's buttons, `/hand`, `/board`, `/log`, `/play`."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.frame.cut import cut
from cogs.frame.face import Face
from cogs.frame.press import number_of, values_of
from cogs.frame.server_rules import hushed, lobby_channel, need_opener
from cogs.frame.showing import show
from cogs.frame.speech import called, game_words, locale_for, text_names, words_for
from cogs.frame.which_table import any_table, table_choices
from cogs.link.registry import everywhere, worded
from cogs.panel.choosing import answered_whole, choose, completions, play_written
from cogs.panel.controls import is_staged, picks_from_menu, picks_from_text
from cogs.panel.panel import (
    NEXT_TABLE,
    asked_now,
    board_image,
    board_words,
    labels_of,
    panel_face,
    picks_text,
)
from cogs.past.log import log_view
from cogs.play.help import show_rules
from cogs.seats.seat_faces import resign_face
from cogs.seats.vote_faces import offer_to_ask
from engine.games import wording
from engine.kit.contract import RESIGN, Picks
from engine.table.answers import prepared
from engine.table.door import Given, Open, Refused, Sight
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.house import House

log = logging.getLogger(__name__)

Draw = Callable[[Sight, str], Awaitable[Face | None]]
"""A face for what a person sees now, in their language; None: the panel's usual one."""


class Play(commands.Cog):
    """Everything one does at a running table."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses["q"] = self.question_pressed
        house.presses["p"] = self.panel_pressed
        house.presses["t"] = self.table_pressed

    # A question's controls: q:<table>:<ticket>:<what>

    async def question_pressed(
        self, interaction: discord.Interaction[House], rest: list[str]
    ) -> None:
        """An option, a menu, a group, *Confirm* or *Clear*."""
        await interaction.response.defer()
        need_private(interaction)
        table, ticket, what = int(rest[0]), int(rest[1]), rest[2]
        person = interaction.user.id
        await self.house.people_seen(interaction)
        await self.house.absence.returned(table, person)
        sight = await self.house.adapter.sight(table, person)
        asked = next((asked for asked in sight.open if asked.ticket == ticket), None)
        if asked is None:
            await self.redraw(interaction, table)
            raise Refused("not-seated" if sight.seat is None else "stale")
        part, note = None, ""
        try:
            if what == "g":
                part = number_of(interaction)
            elif what[0] == "s" and self._is_whole(sight, asked):
                value = (values_of(interaction) or [""])[0]
                await choose(self.house, person, sight, asked, value, await locale_for(interaction))
            elif what[0] == "s" and await self._stages(interaction, asked):
                part = int(what[1:])
                picks = picks_from_menu(
                    asked,
                    await self._labels(interaction, sight, asked),
                    part,
                    values_of(interaction),
                )
                await self.house.adapter.draft(table, person, ticket, picks)
            elif what == "no":
                await self.house.saved.leave_be(person, table, ticket)
                await self.house.adapter.draft(table, person, ticket, ())
            else:
                note = await self._give(interaction, table, asked, what)
        except Refused:
            await self.redraw(interaction, table)
            raise
        await self.redraw(interaction, table, part=part, note=note)

    def _is_whole(self, sight: Sight, asked: Open) -> bool:
        """Whether the menu has whole answers."""
        game = self.house.adapter.game(sight.table)
        return prepared.is_prepared(game, sight.view, asked.question)

    async def _stages(self, interaction: discord.Interaction[House], asked: Open) -> bool:
        """Whether a choice in a menu is a draft still."""
        person = await self.house.people.get(interaction.user.id)
        return is_staged(asked.question, person.confirm)

    async def _labels(
        self, interaction: discord.Interaction[House], sight: Sight, asked: Open
    ) -> list[Any]:
        return labels_of(sight, asked.question, await locale_for(interaction))

    async def _give(
        self, interaction: discord.Interaction[House], table: int, asked: Open, what: str
    ) -> str:
        """Answer with what was pressed; what was chosen, in words."""
        options = asked.question.options
        if what == "ok":
            picks = asked.draft
            if asked.given is not None and asked.question.accepts(picks) is not None:
                picks = asked.given  # pressed twice, or on a panel that was not redrawn
        else:
            number = what[1:] if what[0] == "o" else (values_of(interaction) or ["-"])[0]
            if not number.isdecimal() or int(number) >= len(options):
                raise Refused("illegal", "unknown")
            picks = (options[int(number)],)
        if picks == (RESIGN,):
            await self._ask_whether_to_resign(interaction, table, asked)
            return ""
        given = await self.house.adapter.answer(table, interaction.user.id, asked.ticket, picks)
        return await self._chosen(interaction, given)

    async def _ask_whether_to_resign(
        self, interaction: discord.Interaction[House], table: int, asked: Open
    ) -> None:
        """It is for good, and one press away from all other options: are they sure?"""
        sight = await self.house.adapter.sight(table, interaction.user.id)
        face = resign_face(sight.table, asked.ticket, await words_for(interaction))
        await interaction.followup.send(face.content, view=face.view, ephemeral=True)

    async def _chosen(self, interaction: discord.Interaction[House], given: Given) -> str:
        locale = await locale_for(interaction)
        sight = await self.house.adapter.sight(given.table, interaction.user.id)
        before = structs.replace(sight, view=given.view)
        text = picks_text(before, given.question, given.picks, locale)
        return own_words(locale)("you-chose", picks=text)

    async def redraw(
        self,
        interaction: discord.Interaction[House],
        table: int,
        *,
        part: int | None = None,
        note: str = "",
        draw: Draw | None = None,
    ) -> None:
        """Show the panel in the message that was pressed as the position is now. `draw`: what
        stands there instead of the panel's usual face."""
        sight = await self.house.adapter.sight(table, interaction.user.id)
        if sight.seat is None:
            await interaction.edit_original_response(
                content=(await words_for(interaction))("refused-not-seated", detail=""),
                attachments=[],
                view=None,
            )
            return
        privately = self.house.carrier.privately
        async with privately.lock(table, sight.seat):
            if await privately.put_away(interaction, table, sight.seat, note):
                return
            sight = await self.house.adapter.sight(table, interaction.user.id)
            locale = await locale_for(interaction)

            async def drawn() -> Face:
                face = None if draw is None else await draw(sight, locale)
                onward = _leads_on(interaction)
                return face or await panel_face(
                    self.house, sight, locale, part=part, note=note, onward=onward
                )

            face = await show(interaction, drawn)
            await privately.remember(interaction, sight, face.shown())

    # Other buttons of the panel, and those below the table message

    async def panel_pressed(self, interaction: discord.Interaction[House], rest: list[str]) -> None:
        """`p:<table>:<what>`, in a private panel."""
        table, what = int(rest[0]), rest[1].partition(".")[0]
        if what == "undo":
            await interaction.response.defer()
            need_private(interaction)
            say = await words_for(interaction)
            try:
                await self.house.adapter.undo(table, interaction.user.id)
            except Refused as refused:
                face = await offer_to_ask(self.house, interaction, table, refused)
                await interaction.followup.send(face.content, view=face.view, ephemeral=True)
                return
            await self.redraw(interaction, table, note=say("taken-back"))
        elif what == "board":
            await interaction.response.defer(ephemeral=True, thinking=True)
            await self.show_board(interaction, table)
        elif what == "rules":
            await interaction.response.defer(ephemeral=True, thinking=True)
            await show_rules(self.house, interaction, table)
        else:
            raise Refused("outdated")
        await self.house.absence.returned(table, interaction.user.id)

    async def table_pressed(self, interaction: discord.Interaction[House], rest: list[str]) -> None:
        """`t:<table>:<what>`, public: whoever presses gets a private answer."""
        table, (what, _, edge) = int(rest[0]), rest[1].partition(".")
        if what == "log" and edge:
            await interaction.response.defer()  # a page is turned in the answer itself
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
        await self.house.people_seen(interaction)
        match what:
            case "hand":
                await self.show_hand(interaction, table)
            case "board":
                await self.show_board(interaction, table)
            case "log":
                await self.show_log(interaction, table, edge)
            case "undo":
                await self._undo(interaction, table)
            case "again":
                await self._again(interaction, table)
            case _:
                raise Refused("outdated")

    async def _undo(self, interaction: discord.Interaction[House], table: int) -> None:
        try:
            await self.house.adapter.undo(table, interaction.user.id)
        except Refused as refused:
            face = await offer_to_ask(self.house, interaction, table, refused)
            await interaction.edit_original_response(content=face.content, view=face.view)
            return
        say = await words_for(interaction)
        await interaction.edit_original_response(content=say("taken-back"))

    async def _again(self, interaction: discord.Interaction[House], table: int) -> None:
        person = (interaction.user.id, called(interaction.user))
        opened = await self.house.tables.following(table)
        if opened is None or opened.phase == "cancelled":
            await need_opener(interaction)
        channel = await lobby_channel(self.house, interaction.guild_id)
        lobby = await self.house.lobbies.again(table, person, channel=channel)
        say = await words_for(interaction)
        told = [say("again-opened", channel=f"<#{lobby.channel}>")]
        if await hushed(self.house, lobby):
            told.append(say("lobby-hushed"))
        await interaction.edit_original_response(content="\n".join(told))

    # What the buttons and the commands show, in an answer that is on its way

    async def show_hand(self, interaction: discord.Interaction[House], table: int) -> None:
        """The private panel as an ephemeral message.

        Raises:
            Refused: no-table, not-running, not-seated.
        """
        await self.house.absence.returned(table, interaction.user.id)
        sight = await self.house.adapter.sight(table, interaction.user.id)
        if sight.seat is None:
            raise Refused("not-seated")
        locale = await locale_for(interaction)
        await show(interaction, lambda: panel_face(self.house, sight, locale))

    async def show_board(self, interaction: discord.Interaction[House], table: int) -> None:
        """The position now, for this person alone."""
        sight = await self.house.adapter.sight(table, interaction.user.id)
        locale = await locale_for(interaction)
        words = game_words(sight.table.game, locale)
        public = await self.house.adapter.sight(table, None)
        known = await self.house.people.get(interaction.user.id)
        speak = wording(sight.table.game)
        names = text_names(sight.table, locale)
        text = f"**{speak.phase(sight.view, words)}**\n" + speak.standings(
            public.view, words, names
        )
        if known.text_only:
            text = f"{text}\n{await board_words(self.house, sight, locale)}"
            await interaction.edit_original_response(content=cut(text, 2000))
            return
        image = await board_image(self.house, public.view, sight, locale, "board.png")
        await interaction.edit_original_response(
            content=cut(text, 2000), attachments=[image.file()]
        )

    async def show_log(
        self, interaction: discord.Interaction[House], table: int, edge: str = ""
    ) -> None:
        """A page of the chronicle: the newest one, or that before record "7", or the one after
        record "a7"."""
        known = await self.house.adapter.table(table)
        if known.phase not in ("running", "over"):
            raise Refused("not-running")
        locale = await locale_for(interaction)
        way = {"after" if edge[0] == "a" else "before": int(edge.lstrip("a"))} if edge else {}
        view = await log_view(self.house, known, interaction.user.id, locale, **way)
        await interaction.edit_original_response(view=view)

    # Commands

    @app_commands.command(name=worded("cmd-hand"), description=worded("cmd-hand-about"))
    @everywhere
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def hand(self, interaction: discord.Interaction[House], table: str | None = None) -> None:
        """My hand, and my move."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.house.people_seen(interaction)
        found = await any_table(self.house, interaction, table)
        await self.show_hand(interaction, found.id)

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
        await self.show_board(interaction, found.id)

    @app_commands.command(name=worded("cmd-log"), description=worded("cmd-log-about"))
    @everywhere
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def log(self, interaction: discord.Interaction[House], table: str | None = None) -> None:
        """What happened so far."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(self.house, interaction, table)
        await self.show_log(interaction, found.id)

    @app_commands.command(name=worded("cmd-play"), description=worded("cmd-play-about"))
    @everywhere
    @app_commands.rename(picks=worded("arg-picks"), table=worded("arg-table"))
    @app_commands.describe(picks=worded("arg-picks-about"), table=worded("arg-table-about"))
    async def play(
        self, interaction: discord.Interaction[House], picks: str, table: str | None = None
    ) -> None:
        """Answer in writing."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.house.people_seen(interaction)
        found = await any_table(self.house, interaction, table)
        sight = await self.house.adapter.sight(found.id, interaction.user.id)
        say = await words_for(interaction)
        if sight.seat is None:
            raise Refused("not-seated")
        asked = asked_now(sight)
        if asked is None:
            await interaction.edit_original_response(content=say("nothing-asked"))
            return
        chosen: Picks | None
        if answered_whole(self.house, sight) is not None:
            person = interaction.user.id
            chosen = await play_written(self.house, person, sight, asked, picks, say.locale)
            if chosen is None:
                await self.house.adapter.draft(found.id, person, asked.ticket, ())
                await self._show(interaction, found.id, say.locale)
                return
        else:
            labels = labels_of(sight, asked.question, say.locale)
            chosen, strange = picks_from_text(picks, asked.question, labels)
            if strange:
                await interaction.edit_original_response(
                    content=say("picks-unknown", word=cut(strange, 60))
                )
                return
        given = await self.house.adapter.answer(found.id, interaction.user.id, asked.ticket, chosen)
        note = await self._chosen(interaction, given)
        await self._show(interaction, found.id, say.locale, note)

    async def _show(
        self, interaction: discord.Interaction[House], table: int, locale: str, note: str = ""
    ) -> None:
        """The panel in answer to a command."""
        sight = await self.house.adapter.sight(table, interaction.user.id)
        await show(interaction, lambda: panel_face(self.house, sight, locale, note=note))

    @play.autocomplete("picks")
    async def _complete_picks(
        self, interaction: discord.Interaction[House], current: str
    ) -> list[app_commands.Choice[str]]:
        """Completes the last of several picks; what stands before it is kept."""
        try:
            named = getattr(interaction.namespace, "table", None)
            found = await any_table(self.house, interaction, named)
            sight = await self.house.adapter.sight(found.id, interaction.user.id)
        except Refused:
            return []
        asked = asked_now(sight)
        if asked is None:
            return []
        locale, person = await locale_for(interaction), interaction.user.id
        options = await completions(self.house, person, sight, asked, current, locale)
        return [app_commands.Choice(name=o, value=o) for o in options if len(o) <= 100][:25]

    @hand.autocomplete("table")
    @board.autocomplete("table")
    @log.autocomplete("table")
    @play.autocomplete("table")
    async def _tables(
        self, interaction: discord.Interaction[House], current: str
    ) -> list[app_commands.Choice[str]]:
        return await table_choices(self.house, interaction, current)


def _leads_on(interaction: discord.Interaction[House]) -> bool:
    """Whether the panel was opened with a button to the next table, and so keeps it."""
    rows_of = interaction.message.components if interaction.message else []
    return any(
        getattr(child, "custom_id", None) == NEXT_TABLE
        for row in rows_of
        for child in getattr(row, "children", ())
    )


def need_private(interaction: discord.Interaction[House]) -> None:
    """Panels are in DMs and in ephemeral messages. A control that stands where others see it
    does nothing, for the answer would show the hand there.

    Raises:
        Refused: stale.
    """
    message = interaction.message
    if interaction.guild_id is not None and not (message and message.flags.ephemeral):
        raise Refused("stale")


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(Play(house))
