"""Carries posts of the outbox to Discord. Everything here may be done twice without harm:
what was sent before is found again by its nonce, or by what only that post has.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import aiohttp
import discord
from discord import ui
from msgspec import structs

from cogs import remindposts
from cogs.chairfaces import carry_gone, carry_offer
from cogs.chronicle import (
    chronicle_text,
    message_text,
    milestone_face,
    table_buttons,
    thread_name,
)
from cogs.houserules import called_role
from cogs.leavers import UNKNOWN_MEMBER, look_for
from cogs.lobbyface import lobby_face
from cogs.panel import Face
from cogs.privately import Privately
from cogs.speech import safe
from cogs.trouble import LOCKED, tell_host
from cogs.votefaces import carry_vote, carry_withdrawn
from engine.adapter import Refused, Sight, Table
from engine.courier import Post, TryLater, Undeliverable
from texts import own_words

if TYPE_CHECKING:
    from cogs.house import House

log = logging.getLogger(__name__)

GONE = frozenset({10003, 10008, 50001, 50007, 50013, 50278, LOCKED})
"""Unknown channel or message, no access, DM refused, no permission, no mutual server, locked."""
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
            case "panel" | "hand":
                await self.privately.bring_up(table, post)
            case "say":
                await self._say(table, post)
            case "reminder" | "pace" | "stalled":
                await remindposts.carry(self.house, table, post)
            case "vote":
                await carry_vote(self.house, table, post)
            case "offer":
                await carry_offer(self.house, table, post)
            case "arrival":
                await self._add_to_thread(
                    table, self.thread_of(table).id, int(post.payload["person"])
                )
            case "withdrawn":
                await carry_withdrawn(self.house, table, post)
            case "gone":
                await carry_gone(self.house, table, post)
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
        role = await called_role(self.house, table)
        sent = await self.send(channel, face, post, ping=_kept(table), role=role)
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
                await self._add_to_thread(table, thread_id, seat.person)

    async def _add_to_thread(self, table: Table, thread: int, person: int) -> None:
        try:
            await self.house.http.add_user_to_thread(thread, person)
        except (discord.Forbidden, discord.NotFound) as fault:
            log.info("could not add %s to thread %s: %s", person, thread, fault.code)
            if fault.code == UNKNOWN_MEMBER:
                await look_for(self.house, table.id, table.guild, person)

    # In the thread

    async def _milestone(self, table: Table, post: Post) -> None:
        thread = self.thread_of(table)
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
        if sight.view.standing is not None:
            await self._disarm(thread, keep=sent.id)

    async def _disarm(self, thread: discord.PartialMessageable, keep: int | None = None) -> None:
        """The game has ended: none of the thread's last posts keeps a button, but that one."""
        me = self.house.user.id if self.house.user else 0
        async for message in thread.history(limit=LOOK_BACK):
            if message.author.id == me and message.components and message.id != keep:
                await message.edit(view=None)

    async def _retire(self, table: Table, message: int) -> None:
        """Take buttons and 'awaited' from what is no longer the last table message."""
        sight = await self.house.adapter.sight(table.id, None)
        thread = self.thread_of(table)
        content = await chronicle_text(self.house, sight, table.message_record)
        try:
            await thread.get_partial_message(message).edit(content=content, view=None)
        except discord.NotFound:
            log.info("table %s: its old message %s is gone", table.id, message)

    async def _table(self, table: Table, post: Post) -> None:
        if table.message is None:
            return
        thread = self.thread_of(table)
        if table.phase == "cancelled":
            await self._disarm(thread)
            return
        if await self.house.adapter.is_past(table.id, table.message_record):
            # What it shows was taken back: the picture follows the position.
            await self._milestone(table, structs.replace(post, record=table.records))
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
        sent = await self.send(self.thread_of(table), face, post)
        await self.house.store.tables.set_table_message(table.id, sent.id, record)

    async def _say(self, table: Table, post: Post) -> None:
        thread = self.thread_of(table)
        say = own_words(table.locale)
        # Who had themselves erased in the meantime has no name any more.
        args = {key: safe(str(value)) or say("someone-left") for key, value in post.payload.items()}
        text = say(f"say-{args.pop('key')}", **args)
        await self.send(thread, Face(text, (), ui.View(timeout=None)), post)

    async def _lock(self, table: Table) -> None:
        """The owner wants finished threads locked. It may have been archived by now."""
        await self.house.http.edit_channel(self.thread_of(table).id, locked=True, archived=False)

    def thread_of(self, table: Table) -> discord.PartialMessageable:
        """
        Raises:
            Undeliverable: there is none.
        """
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
        role: int | None = None,
    ) -> discord.Message:
        """Send a face, unless this post got there before. It pings these people, and the role
        that the server's owner chose."""
        if post.again:
            found = await self.find(channel, face, post)
            if found is not None:
                log.info("post %s was there already", post.id)
                return found
        mentions = discord.AllowedMentions(
            everyone=False,
            roles=[] if role is None else [discord.Object(role)],
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
    start = {
        "lobby": f"l:{post.table}:",
        "vote": f"v:{post.table}:vote:{post.payload.get('vote')}:",
        "offer": f"c:{post.table}:take:{post.payload.get('offer')}",
    }.get(post.kind)
    if start is not None:
        whole = not start.endswith(":")
        return any(text == start if whole else text.startswith(start) for text in ids)
    return post.kind in ("say", "withdrawn") and message.content == face.content


def _kept(table: Table) -> list[int]:
    return [seat.kept_for for seat in table.seats if seat.kept_for is not None]
