"""Seats of running tables: `/seat`, and the buttons of offers, farewells and returns."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from cogs.frame.face import Face
from cogs.frame.speech import called, safe, seat_name
from cogs.frame.visit import arrive, seen_table, visit_of
from cogs.frame.voice import TableVoice
from cogs.frame.which_table import any_table, table_choices
from cogs.link.leavers import look_for_all
from cogs.link.registry import EVERYWHERE, worded
from cogs.press import ids
from cogs.seats.seat_faces import ask_to_leave, end_face, offer_face, resign_face
from db.tables import offers
from db.tables.votes import Choice, VoteKind
from engine.kit.contract import RESIGN
from engine.kit.words.phrasing import cut
from engine.table.answers import queries
from engine.table.commands import lobbies, playing, seating
from engine.table.commands.seating import Asked
from engine.table.seats import transfer, votes
from engine.table.service import Refused, Table
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.house import House

log = logging.getLogger(__name__)


class Chairs(commands.Cog):
    """See the module."""

    seat = app_commands.Group(
        name=worded("cmd-seat"),
        description=worded("cmd-seat-about"),
        allowed_contexts=EVERYWHERE,
    )

    def __init__(self, house: House) -> None:
        self.house = house
        house.presses[ids.SEAT] = self.pressed
        house.presses[ids.RESIGN] = self.resign_pressed
        house.presses[ids.OFFER] = self.offer_pressed
        house.presses[ids.GONE] = self.gone_pressed

    async def cog_unload(self) -> None:
        self.look.cancel()

    @tasks.loop(hours=1)
    async def look(self) -> None:
        """Some of those for whom tables wait: each of them about once a day."""
        try:
            await look_for_all(self.house)
        except Exception:
            log.exception("could not look for people")

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """Comes for each shard, and may come again after a reconnect."""
        if not self.look.is_running():
            self.look.start()

    # /seat

    @seat.command(name=worded("cmd-seat-leave"), description=worded("cmd-leave-about"))
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def leave(
        self, interaction: discord.Interaction[House], table: str | None = None
    ) -> None:
        """Give up a seat."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(self.house, interaction, table)
        await _show(interaction, await ask_to_leave(await visit_of(interaction), found))

    @seat.command(name=worded("cmd-seat-invite"), description=worded("cmd-seat-invite-about"))
    @app_commands.rename(
        person=worded("arg-person"), seat=worded("arg-seat"), table=worded("arg-table")
    )
    @app_commands.describe(
        person=worded("arg-person-about"),
        seat=worded("arg-seat-about"),
        table=worded("arg-table-about"),
    )
    async def invite(
        self,
        interaction: discord.Interaction[House],
        person: discord.User,
        seat: str | None = None,
        table: str | None = None,
    ) -> None:
        """Let a person take over a seat."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        say = (await visit_of(interaction)).say
        found = await any_table(self.house, interaction, table)
        if person.bot:
            await interaction.edit_original_response(content=say("no-bots-here"))
            return
        if interaction.guild_id != found.guild or not isinstance(person, discord.Member):
            await interaction.edit_original_response(content=say("not-in-server"))
            return
        to = (person.id, called(person))
        asked = await self.house.service.do(
            found.id, seating.seek, interaction.user.id, _number(seat), to
        )
        await interaction.edit_original_response(content=_asked(asked, found, say))

    @seat.command(name=worded("cmd-seat-open"), description=worded("cmd-seat-open-about"))
    @app_commands.rename(seat=worded("arg-seat"), table=worded("arg-table"))
    @app_commands.describe(seat=worded("arg-seat-about"), table=worded("arg-table-about"))
    async def open(
        self,
        interaction: discord.Interaction[House],
        seat: str | None = None,
        table: str | None = None,
    ) -> None:
        """Let anybody take over a seat."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(self.house, interaction, table)
        await self._open(interaction, found, _number(seat))

    async def _open(
        self, interaction: discord.Interaction[House], table: Table, seat: int | None
    ) -> None:
        asked = await self.house.service.do(table.id, seating.seek, interaction.user.id, seat)
        text = _asked(asked, table, (await visit_of(interaction)).say)
        await interaction.edit_original_response(content=text, view=None)

    @seat.command(name=worded("cmd-seat-computer"), description=worded("cmd-seat-computer-about"))
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def computer(
        self, interaction: discord.Interaction[House], table: str | None = None
    ) -> None:
        """A computer player sits in for a while."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(self.house, interaction, table)
        await self._lend(interaction, found.id)

    async def _lend(self, interaction: discord.Interaction[House], table: int) -> None:
        await self.house.service.do(table, seating.lend, interaction.user.id)
        say = (await visit_of(interaction)).say
        await interaction.edit_original_response(content=say("seat-lent"), view=None)

    @seat.command(name=worded("cmd-seat-back"), description=worded("cmd-seat-back-about"))
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def back(self, interaction: discord.Interaction[House], table: str | None = None) -> None:
        """Take one's seat back from the computer player."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(self.house, interaction, table)
        await self.house.service.do(found.id, seating.reclaim, interaction.user.id)
        say = (await visit_of(interaction)).say
        await interaction.edit_original_response(content=say("seat-back"))

    @seat.command(name=worded("cmd-seat-resign"), description=worded("cmd-seat-resign-about"))
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def resign(
        self, interaction: discord.Interaction[House], table: str | None = None
    ) -> None:
        """Resign, where the game offers it now."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(self.house, interaction, table)
        sight = await self.house.service.look(queries.view, found.id, interaction.user.id)
        if sight.seat is None:
            raise Refused("not-seated")
        ticket = next((o.ticket for o in sight.open if RESIGN in o.question.options), None)
        if ticket is None:
            raise Refused("no-resigning")
        await _show(interaction, resign_face(found, ticket, (await visit_of(interaction)).say))

    @seat.command(name=worded("cmd-seat-end"), description=worded("cmd-seat-end-about"))
    @app_commands.rename(table=worded("arg-table"))
    @app_commands.describe(table=worded("arg-table-about"))
    async def end(self, interaction: discord.Interaction[House], table: str | None = None) -> None:
        """Propose to end the game without a result."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = await any_table(self.house, interaction, table)
        if transfer.awake(found) == [interaction.user.id] and found.phase == "running":
            await _show(interaction, end_face(found, (await visit_of(interaction)).say))
            return
        await self._end(interaction, found)

    async def _end(self, interaction: discord.Interaction[House], table: Table) -> None:
        vote = await self.house.service.do(table.id, votes.propose, "end", by=interaction.user.id)
        say = (await visit_of(interaction)).say
        key = "asked-others" if vote.state == "open" else "cancelled"
        await interaction.edit_original_response(
            content=say(key, thread=f"<#{table.thread}>"), view=None
        )

    @leave.autocomplete("table")
    @invite.autocomplete("table")
    @open.autocomplete("table")
    @computer.autocomplete("table")
    @back.autocomplete("table")
    @resign.autocomplete("table")
    @end.autocomplete("table")
    async def _tables(
        self, interaction: discord.Interaction[House], current: str
    ) -> list[app_commands.Choice[str]]:
        return await table_choices(self.house, interaction, current)

    @invite.autocomplete("seat")
    @open.autocomplete("seat")
    async def _seats(
        self, interaction: discord.Interaction[House], current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            named = getattr(interaction.namespace, "table", None)
            found = await any_table(self.house, interaction, named)
        except Refused:
            return []
        locale = (await visit_of(interaction)).locale
        names = [f"{s.number + 1}. {seat_name(found, s.number, locale)}" for s in found.seats]
        return [
            app_commands.Choice(name=cut(name, 100), value=str(number))
            for number, name in enumerate(names)
            if current.casefold() in name.casefold()
        ]

    # Buttons: offers are answered where they are posted; the rest is private

    async def pressed(self, interaction: discord.Interaction[House], table: int, what: str) -> None:
        """One's own seat."""
        await interaction.response.defer()
        visit = await arrive(interaction)
        found = await seen_table(interaction, table)
        person, say = visit.id, visit.say
        match what:
            case "leave":
                transfer.need_running(found)
                await self.house.service.do(table, lobbies.leave, person)
                await interaction.edit_original_response(content=say("left-table"), view=None)
            case "computer":
                await self._lend(interaction, table)
            case "offer":
                await self._open(interaction, found, None)
            case "end":
                await self._end(interaction, found)
            case "stay":
                await interaction.edit_original_response(content=say("seat-kept-on"), view=None)
            case "back":
                await self._back(interaction, table)

    async def resign_pressed(
        self, interaction: discord.Interaction[House], table: int, ticket: int
    ) -> None:
        """They are sure."""
        await interaction.response.defer()
        visit = await arrive(interaction)
        await seen_table(interaction, table)
        await self.house.service.do(table, playing.answer, visit.id, ticket, (RESIGN,))
        await interaction.edit_original_response(content=visit.say("resigned"), view=None)

    async def _back(self, interaction: discord.Interaction[House], table: int) -> None:
        """In the panel, which the courier then draws again."""
        await self.house.service.do(table, seating.reclaim, interaction.user.id)
        say = (await visit_of(interaction)).say
        await interaction.edit_original_response(content=say("seat-back"), view=None)

    async def gone_pressed(
        self,
        interaction: discord.Interaction[House],
        table: int,
        seat: int,
        what: str,
        person: int,
        mark: str = "",
    ) -> None:
        """What to do about somebody who left the server: by a vote, or at once if there is nobody
        to ask."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        visit = await arrive(interaction)
        found = await seen_table(interaction, table)
        transfer.need_running(found)
        if found.seats[seat].person != person or found.seats[seat].left:
            raise Refused("offer-closed")
        kind: VoteKind = "absent" if what == "computer" else "open"
        choice: Choice = "computer" if what == "computer" else "for"
        vote = await self.house.service.do(
            table, votes.propose, kind, by=visit.id, about={"seat": seat}, choice=choice
        )
        key = "asked-others" if vote.state == "open" else "done"
        text = visit.say(key, thread=f"<#{found.thread}>")
        await interaction.edit_original_response(content=text)

    async def offer_pressed(
        self, interaction: discord.Interaction[House], table: int, what: str, offer: int
    ) -> None:
        """A seat that somebody offers, to one person or to all who see the table."""
        await interaction.response.defer()
        offered = await self.house.store.read(offers.get, offer)
        if offered is None or (offered.table, offered.person) != (table, interaction.user.id):
            await seen_table(interaction, table)
        visit = await arrive(interaction, try_dms=what == "take")
        run = self.house.service.run
        try:
            if what == "take":
                after = await run(seating.accept, offer, (visit.id, visit.name))
                text = visit.say(
                    "seat-taken",
                    thread=f"<#{after.thread}>",
                    button=own_words(after.locale)("button-hand"),
                )
                await interaction.followup.send(text, ephemeral=True)
            elif what == "decline":
                await run(seating.decline, offer, visit.id)
            else:
                await run(seating.withdraw_offer, offer, visit.id)
        finally:
            await self._redraw(interaction, table, offer)

    async def _redraw(
        self, interaction: discord.Interaction[House], table: int, number: int
    ) -> None:
        """The offer's message as it is now, whatever the press did."""
        offer = await self.house.store.read(offers.get, number)
        if offer is None or offer.table != table or offer.state == "open":
            return
        known = await self.house.service.look(queries.table, table)
        public = interaction.guild_id is not None
        locale = known.locale if public else (await visit_of(interaction)).locale
        face = offer_face(TableVoice(known, locale), offer)
        await interaction.edit_original_response(content=face.content, view=face.view)


def _number(seat: str | None) -> int | None:
    """
    Raises:
        Refused: not-seated (there is no such seat).
    """
    if seat is None:
        return None
    if not seat.isdecimal() or len(seat) > 3:
        raise Refused("no-seat")
    return int(seat)


def _asked(asked: Asked, table: Table, say: Any) -> str:
    """What came of it, in words."""
    if asked.offer is not None:
        key = "seat-invited" if asked.offer.person is not None else "seat-offered"
        return str(say(key, channel=f"<#{table.channel}>", who=safe(asked.offer.name)))
    key = "asked-others" if asked.vote is not None and asked.vote.state == "open" else "done"
    return str(say(key, thread=f"<#{table.thread}>"))


async def _show(interaction: discord.Interaction[House], face: Face) -> None:
    await interaction.edit_original_response(content=face.content, view=face.view)


async def setup(house: House) -> None:
    """Called by discord.py."""
    await house.add_cog(Chairs(house))
