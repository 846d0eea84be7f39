"""Private panels: one per table and person, by DM, or behind a button where DMs are closed."""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING

import discord
from discord import ui
from msgspec import structs

from cogs.chronicle import thread_name
from cogs.leavers import look_for
from cogs.panel import Face, asked_now, is_prompted, panel_face
from cogs.press import Press, button, rows
from db.panels import Panel
from engine.adapter import Sight, Table
from engine.courier import Post
from texts import nearest, own_words

if TYPE_CHECKING:
    from cogs.house import House

log = logging.getLogger(__name__)

DM_REFUSED = frozenset({50007, 50278})
OPENING_TOO_FAST = 40003
BYGONE = ("###", ">", "⏳")
"""How the lines of a panel begin that an answered prompt does not keep: the question, the news,
whom the table waited for."""


class Privately:
    """Keeps every panel as its seat's position is. DM channels are opened one at a time with a
    pause between (`Settings.dm_seconds`): Discord quarantines bots that open many at once."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._opening = asyncio.Lock()
        self._locks: weakref.WeakValueDictionary[tuple[int, int], asyncio.Lock] = (
            weakref.WeakValueDictionary()
        )

    def lock(self, table: int, seat: int) -> asyncio.Lock:
        """Held while a panel is drawn and sent, so that an older face never overwrites."""
        return self._locks.setdefault((table, seat), asyncio.Lock())

    async def bring_up(self, table: Table, post: Post) -> None:
        """Make the panel of the post's seat show the position as it is now: a new DM when the
        seat has become awaited, an edit otherwise."""
        assert post.seat is not None
        person = int(post.payload["person"])
        async with self.lock(table.id, post.seat):
            await self._bring_up(table, post, post.seat, person)

    async def _bring_up(self, table: Table, post: Post, seat: int, person: int) -> None:
        panels = self.house.store.panels
        panel = await panels.get(table.id, seat, person)
        if table.seat_of(person) != seat:
            if panel is not None:
                await self._close(table, panel, person, "seat-given-up")
            return
        if table.phase not in ("running", "over"):
            if panel is not None:
                await self._close(table, panel, person, "table-cancelled")
            return
        sight = await self.house.adapter.sight_of_seat(table.id, seat)
        closed = await self.house.store.people.dms_closed(person)
        asked = asked_now(sight)
        awaited = self._is_called(sight) if closed else is_prompted(sight)
        ticket = asked.ticket if asked is not None else None
        dealt = post.kind == "hand" and panel is None
        fresh = dealt or (awaited and (panel is None or not panel.awaited))
        if panel is None and not fresh:
            return
        locale = await self.locale(person, table)
        if closed:
            if await self.house.store.offers.is_gone(table.id, person):
                return
            key = "your-move-again"
            await self._call_in_thread(table, sight, seat, person, panel, post, key, fresh=fresh)
            return
        face = await panel_face(self.house, sight, locale)
        if fresh:
            await self._send_new(table, sight, seat, person, panel, post, face, ticket)
            return
        assert panel is not None
        if panel.shown == face.shown():
            return
        if not await self._edit(panel, face) and awaited:
            await self._send_new(table, sight, seat, person, None, post, face, ticket)
            return
        await panels.save(
            structs.replace(panel, awaited=awaited, ticket=ticket, shown=face.shown())
        )

    def _is_called(self, sight: Sight) -> bool:
        """Whether a person is to be called in the thread, where others see it. Where questions
        may be answered without their persons, nobody is before they would have been: else all
        could see who has left orders."""
        young = self.house.deputy.is_young
        return is_prompted(sight) and any(
            asked.given is None and not young(sight.table, asked.asked_at) for asked in sight.open
        )

    async def locale(self, person: int, table: Table) -> str:
        """The person's language, as far as we know it."""
        return nearest(await self.house.store.people.locale(person)) or table.locale

    async def _send_new(
        self,
        table: Table,
        sight: Sight,
        seat: int,
        person: int,
        before: Panel | None,
        post: Post,
        face: Face,
        ticket: int | None,
    ) -> None:
        try:
            channel = await self.dm_channel(person)
            shown = face.shown()
            sent = await self.house.carrier.send(channel, _marked(face, post), post)
        except discord.HTTPException as fault:
            if fault.code not in DM_REFUSED:
                raise
            log.info("DMs of %s are closed (%s)", person, fault.code)
            await self.house.store.people.set_dm(person, None, closed=True)
            if not await look_for(self.house, table.id, table.guild, person):
                return
            if not self._is_called(sight):
                return
            key = "your-move-dms-closed"
            await self._call_in_thread(table, sight, seat, person, before, post, key, fresh=True)
            return
        if before is not None and before.message != sent.id:
            # Before the new one is written down: else nobody would know the old one any more.
            await self._shrink(before)
        panel = Panel(
            table=table.id,
            seat=seat,
            person=person,
            channel=channel.id,
            message=sent.id,
            awaited=is_prompted(sight),
            ticket=ticket,
            shown=shown,
        )
        if post.again:
            # What got there before the bot stopped may show an older position.
            await self._edit(panel, face)
        await self.house.store.panels.save(panel)

    async def dm_channel(self, person: int) -> discord.PartialMessageable:
        """The DM channel with a person, opened once and remembered."""
        known = await self.house.store.people.dm_channel(person)
        if known is None:
            async with self._opening:
                opened = await self.house.create_dm(discord.Object(person))
                known = opened.id
                await self.house.store.people.set_dm(person, known, closed=False)
                await asyncio.sleep(self.house.settings.dm_seconds)
        return self.house.get_partial_messageable(known, type=discord.ChannelType.private)

    async def _edit(self, panel: Panel, face: Face) -> bool:
        """Whether the panel is still there."""
        channel = self.house.get_partial_messageable(panel.channel)
        try:
            await channel.get_partial_message(panel.message).edit(
                content=face.content, attachments=face.files(), view=face.view
            )
        except discord.NotFound:
            log.info("table %s: panel of seat %s was deleted", panel.table, panel.seat)
            return False
        return True

    async def put_away(
        self, interaction: discord.Interaction[House], table: int, seat: int, note: str
    ) -> bool:
        """Whether what was pressed is an answered prompt, for the seat's panel is a newer message.
        It stays one, with the `note`, if any: a face drawn there would keep its controls when the
        question is answered."""
        pressed = interaction.message
        if pressed is None or pressed.flags.ephemeral or interaction.guild_id is not None:
            return False
        panel = await self.house.store.panels.get(table, seat, interaction.user.id)
        if panel is None or panel.message == pressed.id:
            return False
        old = await interaction.original_response()
        remains = _remains("\n".join([old.content.split("\n")[0], note]) if note else old.content)
        await interaction.edit_original_response(content=remains, attachments=[], view=None)
        return True

    async def _shrink(self, panel: Panel) -> None:
        """What remains of an answered prompt: whose move it was, and what was chosen. No picture,
        no controls."""
        message = self.house.get_partial_messageable(panel.channel).get_partial_message(
            panel.message
        )
        try:
            old = await message.fetch()
            await message.edit(content=_remains(old.content), attachments=[], view=None)
        except (discord.NotFound, discord.Forbidden):
            log.info("table %s: an old panel of seat %s is gone", panel.table, panel.seat)

    async def _call_in_thread(
        self,
        table: Table,
        sight: Sight,
        seat: int,
        person: int,
        panel: Panel | None,
        post: Post,
        key: str,
        *,
        fresh: bool,
    ) -> None:
        """DMs are closed: one short mention in the thread while the person is awaited."""
        awaited = self._is_called(sight)
        asked = asked_now(sight)
        panels = self.house.store.panels
        if table.thread is None:
            return
        thread = self.house.get_partial_messageable(table.thread, guild_id=table.guild)
        if panel is not None and panel.awaited and (fresh or not awaited):
            await self._remove_call(panel, table)
        if awaited and fresh:
            say = own_words(table.locale)
            view = rows(
                [
                    button(
                        f"t:{table.id}:hand.{post.mark}",
                        say("button-hand"),
                        emoji="✋",
                        style=discord.ButtonStyle.primary,
                    )
                ]
            )
            face = Face(say(key, who=f"<@{person}>"), (), view)
            sent = await self.house.carrier.send(thread, face, post, ping=[person])
            message = sent.id
        elif panel is not None:
            message = panel.message
        else:
            return
        await panels.save(
            Panel(
                table=table.id,
                seat=seat,
                person=person,
                channel=table.thread,
                message=message,
                awaited=awaited,
                ticket=asked.ticket if asked else None,
                shown="",
            )
        )

    async def _remove_call(self, panel: Panel, table: Table) -> None:
        if panel.channel != table.thread:
            await self._shrink(panel)
            return
        channel = self.house.get_partial_messageable(panel.channel, guild_id=table.guild)
        try:
            await channel.get_partial_message(panel.message).delete()
        except (discord.NotFound, discord.Forbidden):
            log.info("table %s: the mention for seat %s is gone", panel.table, panel.seat)

    async def _close(self, table: Table, panel: Panel, person: int, key: str) -> None:
        """The table ended without a result, or the person gave the seat up."""
        if panel.channel == table.thread:
            await self._remove_call(panel, table)
            return
        say = own_words(await self.locale(person, table))
        face = Face(say(key, table=thread_name(table)), (), ui.View(timeout=None))
        if panel.shown != face.shown():
            await self._edit(panel, face)
            await self.house.store.panels.save(
                structs.replace(panel, awaited=False, shown=face.shown())
            )

    async def disarm_all(self, person: int, text: str) -> None:
        """No panel of this person answers any more; as far as their messages can be reached."""
        for panel in await self.house.store.panels.of_person(person):
            channel = self.house.get_partial_messageable(panel.channel)
            async with self.lock(panel.table, panel.seat):
                try:
                    await channel.get_partial_message(panel.message).edit(
                        content=text, attachments=[], view=None
                    )
                except discord.HTTPException as fault:
                    log.info("table %s: a panel stays as it is: %s", panel.table, fault.code)

    async def note(self, person: int, text: str) -> None:
        """A private line outside any table's panel; lost without harm where DMs are closed."""
        try:
            channel = await self.dm_channel(person)
            await channel.send(text)
        except discord.HTTPException as fault:
            log.info("could not write to %s: %s", person, fault.code)


def _remains(content: str) -> str:
    """The line that an answered prompt keeps of its content."""
    # The second line says what was chosen, or belongs to what is no more.
    head, *told = content.splitlines()[:2]
    return " — ".join([head, *(line for line in told if not line.startswith(BYGONE))])[:300]


def _marked(face: Face, post: Post) -> Face:
    """The same face, to be known again: its pictures and its *Rules* button have the mark."""
    images = tuple(
        structs.replace(image, name=image.name.replace(".png", f"-{post.mark}.png"))
        for image in face.images
    )
    for item in face.view.walk_children():
        if isinstance(item, Press) and item.custom_id.endswith(":rules"):
            item.custom_id = f"{item.custom_id}.{post.mark}"
    return structs.replace(face, images=images)
