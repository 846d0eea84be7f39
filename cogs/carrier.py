"""Carries posts of the outbox to Discord. Everything here may be done twice without harm:
what was sent before is found again by its nonce, or by what only that post has.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
from discord import ui

from cogs.chronicle import (
    chronicle_text,
    message_text,
    milestone_face,
    table_buttons,
    thread_name,
)
from cogs.lobbyface import lobby_face
from cogs.panel import Face
from cogs.privately import Privately
from cogs.speech import safe
from cogs.trouble import tell_host
from engine.adapter import Refused, Sight, Table
from engine.courier import Post, TryLater, Undeliverable
from texts import own_words

if TYPE_CHECKING:
    from cogs.house import House

log = logging.getLogger(__name__)

GONE = frozenset({10003, 10008, 50001, 50007, 50013, 50278})
"""Unknown channel or message, no access, DM refused, no permission, no mutual server."""
THREAD_EXISTS = 160004
THREAD_FULL = 160006
ARCHIVED = 50083
WEEK_MINUTES: Final = 10080
LOOK_BACK = 25


class DiscordCarrier:
    """See the module; `carry` is the door for the courier."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.privately = Privately(house)

    async def carry(self, post: Post) -> None:
        """
        Raises:
            TryLater: Discord is busy or failing.
            Undeliverable: it will never get there.
        """
        try:
            await self._carry_or_say_why_not(post)
        except (Undeliverable, Refused):
            self.house.figures.undeliverable += 1
            raise
        self.house.figures.posts += 1

    async def _carry_or_say_why_not(self, post: Post) -> None:
        try:
            await self._carry(post)
        except discord.HTTPException as fault:
            if fault.code in GONE or fault.status in (403, 404):
                await tell_host(self.house, post, fault.code)
                raise Undeliverable(f"{fault.status} {fault.code}") from fault
            if fault.status >= 500 or fault.status == 429 or fault.code == THREAD_FULL:
                raise TryLater from fault
            raise Undeliverable(f"{fault.status} {fault.code}: {fault.text}") from fault
        except (TimeoutError, discord.RateLimited, aiohttp.ClientError, OSError) as fault:
            raise TryLater(getattr(fault, "retry_after", None)) from fault

    async def _carry(self, post: Post) -> None:
        table = await self.house.adapter.table(post.table)
        match post.kind:
            case "lobby":
                await self._lobby(table, post)
            case "thread":
                await self._thread(table)
            case "milestone":
                await self._milestone(table, post)
            case "table":
                await self._table(table, post)
            case "panel":
                await self.privately.bring_up(table, post)
            case "say":
                await self._say(table, post)
            case "lock":
                await self._lock(table)
            case _:
                raise Undeliverable(f"unknown kind {post.kind}")

    # In the channel

    async def _lobby(self, table: Table, post: Post) -> None:
        face = await lobby_face(self.house, table)
        channel = self.house.get_partial_messageable(table.channel, guild_id=table.guild)
        if table.lobby_message is not None:
            message = channel.get_partial_message(table.lobby_message)
            await message.edit(content=face.content, view=face.view)
            return
        sent = await self.send(channel, face, post, ping=_kept(table))
        await self.house.store.tables.set_lobby_message(table.id, sent.id)

    async def _thread(self, table: Table) -> None:
        if table.lobby_message is None:
            raise Undeliverable("the lobby message is not there")
        channel = self.house.get_partial_messageable(table.channel, guild_id=table.guild)
        message = channel.get_partial_message(table.lobby_message)
        try:
            thread = await message.create_thread(
                name=thread_name(table), auto_archive_duration=WEEK_MINUTES
            )
            thread_id = thread.id
        except discord.HTTPException as fault:
            if fault.code != THREAD_EXISTS:
                raise
            thread_id = table.lobby_message
        await self.house.store.tables.set_thread(table.id, thread_id)
        for seat in table.seats:
            if seat.person is not None:
                await self._add_to_thread(thread_id, seat.person)

    async def _add_to_thread(self, thread: int, person: int) -> None:
        try:
            await self.house.http.add_user_to_thread(thread, person)
        except (discord.Forbidden, discord.NotFound) as fault:
            log.info("could not add %s to thread %s: %s", person, thread, fault.code)

    # In the thread

    async def _milestone(self, table: Table, post: Post) -> None:
        thread = self._thread_of(table)
        sight = await self.house.adapter.sight(table.id, None)
        first = table.message is None
        name = f"board-{post.mark}.png"
        face = await milestone_face(self.house, sight, post.record, name, current=True)
        ping: list[int] = []
        if first or (sight.view.standing is not None and post.record == table.records):
            ping = [seat.person for seat in table.seats if seat.person is not None]
        sent = await self.send(thread, face, post, ping=ping)
        if table.message is not None and table.message != sent.id:
            # Before the new one is written down: else nobody would know the old one any more.
            await self._retire(table, table.message)
        await self.house.store.tables.set_table_message(table.id, sent.id, post.record)

    async def _retire(self, table: Table, message: int) -> None:
        """Take buttons and 'awaited' from what is no longer the last table message."""
        sight = await self.house.adapter.sight(table.id, None)
        thread = self._thread_of(table)
        content = await chronicle_text(self.house, sight, table.message_record)
        try:
            await thread.get_partial_message(message).edit(content=content, view=None)
        except discord.NotFound:
            log.info("table %s: its old message %s is gone", table.id, message)

    async def _table(self, table: Table, post: Post) -> None:
        if table.message is None:
            return
        thread = self._thread_of(table)
        if table.phase == "cancelled":
            await thread.get_partial_message(table.message).edit(view=None)
            return
        sight = await self.house.adapter.sight(table.id, None)
        text = await message_text(self.house, sight, table.message_record)
        try:
            await thread.get_partial_message(table.message).edit(
                content=text, view=table_buttons(sight)
            )
        except discord.NotFound:
            await self._post_anew(table, sight, post)

    async def _post_anew(self, table: Table, sight: Sight, post: Post) -> None:
        """Somebody deleted the table message: put it up again, as it is now."""
        record = table.message_record
        name = f"board-{post.mark}.png"
        face = await milestone_face(self.house, sight, record, name, current=True)
        sent = await self.send(self._thread_of(table), face, post)
        await self.house.store.tables.set_table_message(table.id, sent.id, record)

    async def _say(self, table: Table, post: Post) -> None:
        thread = self._thread_of(table)
        args = {key: safe(str(value)) for key, value in post.payload.items()}
        text = own_words(table.locale)(f"say-{args.pop('key')}", **args)
        await self.send(thread, Face(text, (), ui.View(timeout=None)), post)

    async def _lock(self, table: Table) -> None:
        """The owner wants finished threads locked. It may have been archived by now."""
        await self.house.http.edit_channel(self._thread_of(table).id, locked=True, archived=False)

    def _thread_of(self, table: Table) -> discord.PartialMessageable:
        if table.thread is None:
            raise Undeliverable("the table has no thread")
        return self.house.get_partial_messageable(table.thread, guild_id=table.guild)

    # Sending once

    async def send(
        self,
        channel: discord.abc.Messageable,
        face: Face,
        post: Post,
        *,
        ping: list[int] | None = None,
    ) -> discord.Message:
        """Send a face, unless this post got there before."""
        if post.again:
            found = await self.find(channel, face, post)
            if found is not None:
                log.info("post %s was there already", post.id)
                return found
        mentions = discord.AllowedMentions(
            everyone=False,
            roles=False,
            users=[discord.Object(person) for person in ping or ()],
        )
        return await channel.send(
            face.content,
            files=face.files(),
            view=face.view,
            nonce=post.nonce,
            allowed_mentions=mentions,
        )

    async def find(
        self, channel: discord.abc.Messageable, face: Face, post: Post
    ) -> discord.Message | None:
        """The message that this post became before the bot stopped, if it is there."""
        me = self.house.user.id if self.house.user else 0
        async for message in channel.history(limit=LOOK_BACK):
            if message.author.id == me and _is_of(message, face, post):
                return message
        return None


def _is_of(message: discord.Message, face: Face, post: Post) -> bool:
    """Whether a message is what a post became: by a picture's name or a button's id that has the
    post's mark, by the lobby's buttons, or, if it has none of these, by its words."""
    ids = [
        str(getattr(child, "custom_id", ""))
        for row in message.components
        for child in getattr(row, "children", ())
    ]
    names = [file.filename for file in message.attachments]
    if any(post.mark in text for text in (*ids, *names)):
        return True
    if post.kind == "lobby":
        return any(text.startswith(f"l:{post.table}:") for text in ids)
    return post.kind == "say" and message.content == face.content



def _kept(table: Table) -> list[int]:
    return [seat.kept_for for seat in table.seats if seat.kept_for is not None]
