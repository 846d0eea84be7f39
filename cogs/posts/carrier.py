"""Carries posts of the outbox to Discord. Everything here may be done twice without harm:
what was sent before is found again by its nonce, or by what only that post has.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final

import discord
from discord import ui
from msgspec import Struct, structs

import db.tables.log
from cogs.frame.face import TOO_LARGE, Face
from cogs.frame.server_rules import called_role
from cogs.frame.speech import safe
from cogs.link import refusals
from cogs.link.directly import Directly
from cogs.link.refusals import Refusal
from cogs.lobby.lobby_face import cover_of, lobby_face
from cogs.posts.known import (
    UNKNOWN_MESSAGE,
    Known,
    by_lobby,
    by_mark,
    by_offer,
    by_vote,
    by_words,
    must_be_read,
    sent_of,
)
from cogs.posts.lost import carry_lost
from cogs.posts.privately import Privately
from cogs.posts.results import carry_result
from cogs.seats.seat_faces import carry_gone, carry_offer
from cogs.seats.vote_faces import carry_vote, carry_withdrawn
from cogs.thread import threads
from cogs.thread.chronicle import (
    chronicle_text,
    message_text,
    milestone_face,
    post_facts,
    table_buttons,
    unpictured,
)
from cogs.thread.trouble import carry_note, tell_host
from cogs.time import reminder_posts
from db.base.rows import PostKind
from db.tables import outbox, tables
from engine.table.answers import queries
from engine.table.answers.panel_data import PostFacts
from engine.table.record import posting
from engine.table.service import Refused, Table
from engine.table.tasks.courier import Needless, Post, TryLater, Undeliverable
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.house import House

log = logging.getLogger(__name__)

LOOK_BACK = 100
"""Messages looked through for one that may have got there: people talk in threads, too."""
MOST_NONCES: Final = 5
"""So often another nonce is tried for a post whose message was deleted."""
NAMES: Final = ("name", "former")
"""What of a notice are names of people."""
MOST_WAKING: Final = 3
"""So often a thread that sleeps is woken without a pause."""
HOUR: Final = 3600


def next_nonce(nonce: str) -> str:
    """The one after it, of a post whose message was deleted; its first letters, which are the
    post's mark, stay.

    >>> next_nonce("0123456789abcdef01234567")
    '01234567898865fea8edb697'
    """
    return nonce[:10] + hashlib.sha256(nonce.encode()).hexdigest()[:14]


class DiscordCarrier:
    """See the module; `carry` is the door for the courier."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.directly = Directly(house)
        self.privately = Privately(house)
        self._sent: set[int] = set()
        """Posts under way of which something got there: what is refused after that does not mean
        that nothing did."""
        self._edited: dict[int, float] = {}
        """By message, when an old one was edited last (seconds since 1970)."""

    async def carry(self, post: Post) -> None:
        """
        Raises:
            TryLater: Discord is busy or failing.
            Undeliverable: it will never get there.
        """
        try:
            await self._carry_or_say_why_not(post)
        except Undeliverable as reason:
            self.house.figures.undeliverable += 1
            reason.sent = post.id in self._sent
            raise
        except Refused:
            self.house.figures.undeliverable += 1
            raise
        except TryLater as later:
            later.refused = later.refused and post.id not in self._sent
            raise
        finally:
            self._sent.discard(post.id)
        self.house.figures.posts += 1

    async def _carry_or_say_why_not(self, post: Post) -> None:
        table = await self.house.service.look(queries.table, post.table)
        try:
            await self._carry(table, post)
        except discord.HTTPException as fault:
            if self.house.signs.refused(fault):
                raise TryLater(0, refused=True, counts=False) from fault
            await self._meet(table, post, refusals.read(fault), fault)
        except discord.RateLimited as fault:
            raise TryLater(fault.retry_after, refused=True, counts=False) from fault
        except refusals.NETWORK as fault:
            raise TryLater from fault

    async def _meet(
        self, table: Table, post: Post, refusal: Refusal, fault: discord.HTTPException
    ) -> None:
        """What becomes of a post that was refused: see `cogs.link.refusals`. Whoever posts in
        private has done what could be done for the person by now. `table` is as it was when the
        post went out: it may have learnt since that this thread is gone.

        Raises:
            TryLater, Undeliverable.
        """
        if refusal.kind in ("while", "bot"):
            raise refusal.later() from fault
        if table.thread is not None and refusal.kind == "archived":
            await self._wake(table.thread)
            raise TryLater(0 if post.tries < MOST_WAKING else None, refused=True) from fault
        if await self._is_lost(table, refusal):
            return  # What the table has to tell goes out again, in its next thread.
        await tell_host(self.house, post, refusal.code)
        if post.kind == "thread":
            await self._lobby_again(table)
        raise Undeliverable(str(refusal)) from fault

    async def _wake(self, thread: int) -> None:
        try:
            await threads.wake(self.house, thread)
        except discord.HTTPException as fault:
            refusal = refusals.read(fault)
            if refusal.kind in ("while", "bot"):
                raise refusal.later() from fault
            raise Undeliverable(f"asleep, and not to be woken: {refusal}") from fault

    async def _is_lost(self, table: Table, refusal: Refusal) -> bool:
        """Whether it was the table's thread that is gone; then the table knows it now."""
        if table.thread is None or refusal.kind != "gone":
            return False
        try:
            await self.house.http.get_channel(table.thread)
        except discord.NotFound:
            await threads.lost(self.house, table, table.thread)
            return True
        except discord.HTTPException as fault:
            log.info("table %s: could not look for its thread: %s", table.id, fault.code)
        return False

    def perhaps_there(self, post: Post) -> None:
        """Something of this post may have got there, whatever is refused after that: the next try
        looks first."""
        self._sent.add(post.id)

    async def given_up(self, post: Post) -> None:
        """See `engine.table.tasks.courier.Carrier`."""
        await KINDS[post.kind].given_up(self, post)

    async def _carry(self, table: Table, post: Post) -> None:
        kind = KINDS.get(post.kind)
        if kind is None:
            raise Undeliverable(f"unknown kind {post.kind}")
        if kind.of_the_server and not self.house.knows(table.guild):
            raise TryLater
        await kind.carry(self, table, post)

    # In the channel

    async def carry_lobby(self, table: Table, post: Post) -> None:
        face = await lobby_face(self.house, table)
        channel = self.house.get_partial_messageable(table.channel, guild_id=table.guild)
        if table.lobby_message is not None:
            message = channel.get_partial_message(table.lobby_message)
            try:
                await message.edit(content=face.content, view=face.view)
            except discord.HTTPException as fault:
                kind = refusals.read(fault).kind
                if kind in ("while", "bot") or table.phase not in ("over", "cancelled"):
                    raise
                # The thread and everybody's direct message tell how it ended.
                log.info("table %s: its lobby stays as it is: %s", table.id, fault.code)
            return
        role = await called_role(self.house, table)
        face = structs.replace(face, images=await cover_of(self.house, table))
        sent = await self.send(channel, face, post, ping=_kept(table), role=role)
        await self.house.store.write(tables.update, table.id, lobby_message=sent.id)

    async def carry_thread(self, table: Table, post: Post) -> None:
        await threads.carry_thread(self.house, table, post)
        await self._lobby_again(table)

    async def _lobby_again(self, table: Table) -> None:
        """The lobby links the thread, or says that there is none."""
        await self.house.service.run(posting.lobby, table)

    # In the thread

    async def carry_milestone(self, table: Table, post: Post) -> None:
        thread = self.thread_of(table)
        facts = await post_facts(self.house, table.id, post.record)
        over = facts.sight.view.standing is not None
        first = table.message is None
        name = f"board-{post.mark}.png"
        face = await milestone_face(self.house, facts, name)
        ping: list[int] = []
        if not post.payload.get("quiet") and (first or (over and post.record == table.records)):
            ping = [seat.person for seat in table.seats if seat.person is not None]
        sent = await self._send_plainer(thread, table, face, post, ping)
        if table.message is not None and table.message != sent.id:
            # Before the new one is noted: otherwise nobody would know the old one any more.
            await self._retire(table, table.message, table.message_record)
        unknown = await self.house.store.read(outbox.perhaps_there, table.id, "milestone")
        await self._retire_unknown(table, thread, sent.id, unknown)
        await self.house.store.write(
            tables.update, table.id, message=sent.id, message_record=post.record
        )
        if over:
            await self._disarm(thread, keep=sent.id)

    async def _send_plainer(
        self,
        thread: discord.PartialMessageable,
        table: Table,
        face: Face,
        post: Post,
        ping: list[int],
    ) -> discord.Message:
        """Send a milestone; where Discord, or the server's word filter, takes its words not, with
        fewer of them: the picture tells the rest."""
        try:
            return await self.send(thread, face, post, ping=ping)
        except discord.HTTPException as fault:
            if refusals.read(fault).kind != "content":
                raise
            log.warning("table %s: a post goes out without its words: %s", table.id, fault)
        plainer = structs.replace(face, content=_without_words(table))
        return await self.send(thread, plainer, post, ping=ping)

    async def _disarm(self, thread: discord.PartialMessageable, keep: int | None = None) -> None:
        """The game has ended: none of the thread's last posts keeps a button, but that one."""
        for message in await self._ours(thread, surely=True):
            if message.components and message.id != keep:
                await message.edit(view=None)

    async def _retire_unknown(
        self, table: Table, thread: discord.PartialMessageable, newest: int, unknown: list[Post]
    ) -> None:
        """Boards that got there, and were parked before the table knew of them. Where it may not
        be looked for them now, they stay as they are: nobody but they know of such boards."""
        for post in unknown:
            try:
                found = await self.find(thread, post)
            except discord.HTTPException as fault:
                if refusals.read(fault).kind != "place":
                    raise
                log.info("table %s: could not look for old boards: %s", table.id, fault.code)
                return
            if found is not None and found.id != newest:
                await self._retire(table, found.id, post.record)
            await self.house.store.write(outbox.done, post.id)

    async def _is_superseded(self, table: Table, record: int) -> bool:
        """Whether a board of that record is none that the table message has yet to become."""
        return record < table.message_record or await self.house.store.read(
            db.tables.log.is_past, table.id, record
        )

    async def _retire(self, table: Table, message: int, record: int) -> None:
        """Take buttons and 'awaited' from what is no longer the last table message."""
        thread = self.thread_of(table)
        facts = await self.house.service.post(table.id, record)
        old = thread.get_partial_message(message)
        try:
            await self._reword(old, facts, chronicle_text(self.house, facts), None)
        except discord.HTTPException as fault:
            kind = refusals.read(fault).kind
            if kind in ("while", "bot", "archived", "place"):
                raise
            if kind == "content":
                # Then the words that are there must do.
                await old.edit(view=None)
                return
            log.info("table %s: its old message %s stays: %s", table.id, message, fault.code)

    async def _reword(
        self,
        message: discord.PartialMessage,
        facts: PostFacts,
        text: str,
        buttons: ui.View | None,
    ) -> None:
        """Edit the words of a table message. Where it has no picture, they say what that shows."""
        edited = await message.edit(content=text, view=buttons)
        if not edited.attachments:
            await message.edit(content=unpictured(facts, text), view=buttons)

    async def carry_table(self, table: Table, post: Post) -> None:
        if table.message is None:
            return
        thread = self.thread_of(table)
        if table.phase == "cancelled":
            await self._disarm(thread)
            return
        unknown = await self.house.store.read(outbox.perhaps_there, table.id, "milestone")
        unknown = [one for one in unknown if await self._is_superseded(table, one.record)]
        await self._retire_unknown(table, thread, table.message, unknown)
        if await self.house.store.read(db.tables.log.is_past, table.id, table.message_record):
            # What it shows was taken back: the picture follows the position.
            await self._board_again(table, table.records)
            return
        self._not_too_often(table.message)
        facts = await self.house.service.post(table.id, table.message_record)
        text = message_text(self.house, facts)
        message, buttons = thread.get_partial_message(table.message), table_buttons(facts.sight)
        try:
            await self._reword(message, facts, text, buttons)
        except discord.HTTPException as fault:
            match refusals.read(fault).kind:
                case "message":
                    # Somebody deleted it: it comes again, as it is now.
                    await self._board_again(table, table.message_record)
                case "content":
                    await message.edit(content=_without_words(table), view=buttons)
                case _:
                    raise
        if table.phase == "over":
            await self._disarm(thread, keep=table.message)

    def _not_too_often(self, message: int) -> None:
        """
        Raises:
            TryLater: it is an old one and was edited a moment ago.
        """
        now = self.house.service.now()
        if now - discord.utils.snowflake_time(message).timestamp() < HOUR:
            return
        pause = refusals.OLD_EDIT_SECONDS
        wait = self._edited.get(message, 0.0) + pause - now
        if 0 < wait <= pause:
            raise TryLater(wait, refused=True, counts=False)
        self._edited = {m: at for m, at in self._edited.items() if now - at < pause}
        self._edited[message] = now

    async def _board_again(self, table: Table, record: int) -> None:
        await self.house.service.run(posting.board_again, table, record)

    async def carry_say(self, table: Table, post: Post) -> None:
        thread = self.thread_of(table)
        say = own_words(table.locale)
        # Who had themselves erased in the meantime has no name any more.
        args = {
            key: (safe(str(value)) or say("someone-left")) if key in NAMES else str(value)
            for key, value in post.payload.items()
        }
        text = say(f"say-{args.pop('key')}", **args)
        await self.send(thread, Face(text, (), ui.View(timeout=None)), post)

    async def carry_lock(self, table: Table, _: Post) -> None:
        """The owner wants finished threads locked. It may have been archived by now."""
        await self.house.http.edit_channel(self.thread_of(table).id, locked=True, archived=False)

    def thread_of(self, table: Table) -> discord.PartialMessageable:
        """
        Raises:
            Needless: there is none. Once there is one, it begins with the position as it is then.
        """
        if table.thread is None:
            raise Needless("the table has no thread")
        return self.house.get_partial_messageable(table.thread, guild_id=table.guild)

    def elsewhere(self, post: Post) -> Post:
        """The same post, sent to another place as well or instead: with a nonce of its own,
        because Discord gives the first message of a nonce wherever it was."""
        return structs.replace(post, nonce=f"{post.nonce}x")

    # Sending once

    async def send(
        self,
        channel: discord.PartialMessageable,
        face: Face,
        post: Post,
        *,
        ping: list[int] | None = None,
        role: int | None = None,
        silent: bool = False,
    ) -> discord.Message:
        """Send a face, unless this post got there before. It pings these people, and the role
        that the server's owner chose. `silent`: no phone makes a sound. Pictures that are too
        large for Discord are told in words."""
        if post.again:
            # If the channel cannot be read, the nonce has to do: better told twice,
            # when Discord has forgotten it, than not at all.
            found = await self.find(channel, post, face, surely=False)
            if found is not None:
                log.info("post %s was there already", post.id)
                self._sent.add(post.id)
                return found
        mentions = discord.AllowedMentions(
            everyone=False,
            roles=[] if role is None else [discord.Object(role)],
            users=[discord.Object(person) for person in ping or ()],
        )
        nonce, left = post.nonce, MOST_NONCES
        while True:
            left -= 1
            try:
                sent = await channel.send(
                    face.content,
                    files=face.files(),
                    view=face.view,
                    nonce=nonce,
                    silent=silent,
                    allowed_mentions=mentions,
                )
            except discord.NotFound as fault:
                # What was sent with this nonce a few minutes ago is deleted by now.
                if fault.code != UNKNOWN_MESSAGE or not left:
                    raise
                nonce = next_nonce(nonce)
            except discord.HTTPException as fault:
                if fault.status != TOO_LARGE or not face.images:
                    raise
                log.warning("post %s goes out without its pictures: %s", post.id, fault)
                face = face.in_words()
            else:
                self._sent.add(post.id)
                return sent

    async def find(
        self,
        channel: discord.PartialMessageable,
        post: Post,
        face: Face | None = None,
        *,
        surely: bool = True,
    ) -> discord.Message | None:
        """The message that this post became before the bot stopped, if it is there; the newest.
        Some are known by their `face` alone.

        Raises:
            discord.HTTPException: it may not be looked for there. Not `surely`: where Discord
                shows nothing, there is nothing.
        """
        known = KINDS[post.kind].known
        for message in await self._ours(channel, surely=surely):
            if known(sent_of(message), post, face):
                return message
        return None

    async def left_there(self, post: Post) -> list[int]:
        """The messages that a "leftover" is about: one that is known, or all that bear the mark of
        what nobody could look for.

        Raises:
            discord.HTTPException: it may not be looked for them now, either.
        """
        if "message" in post.payload:
            return [int(post.payload["message"])]
        sought = structs.replace(post, nonce=str(post.payload["nonce"]))
        channel = self.house.get_partial_messageable(int(post.payload["channel"]))
        try:
            there = await self._ours(channel, surely=True)
        except discord.HTTPException as fault:
            if refusals.read(fault).kind == "gone":
                return []
            raise
        return [message.id for message in there if by_mark(sent_of(message), sought)]

    async def _ours(
        self, channel: discord.PartialMessageable, *, surely: bool
    ) -> list[discord.Message]:
        """Our last messages in a channel, the newest first."""
        there = [message async for message in channel.history(limit=LOOK_BACK)]
        if not there and surely:
            await must_be_read(channel)
        me = self.house.user.id if self.house.user else 0
        return [message for message in there if message.author.id == me]


def _without_words(table: Table) -> str:
    return own_words(table.locale)("post-without-words")


def _kept(table: Table) -> list[int]:
    return [seat.kept_for for seat in table.seats if seat.kept_for is not None]


# The kinds


async def _tell_host(carrier: DiscordCarrier, post: Post) -> None:
    await tell_host(carrier.house, post, 0)


async def _call(carrier: DiscordCarrier, post: Post) -> None:
    table = await carrier.house.service.look(queries.table, post.table)
    await carrier.privately.call_instead(table, post)


async def _nothing(_: DiscordCarrier, __: Post) -> None:
    """The thread tells it too."""


Carry = Callable[[DiscordCarrier, Table, Post], Awaitable[None]]


class Kind(Struct, frozen=True):
    """How posts of one kind get to Discord. `engine.table.record.posting.KINDS` says what the table
    knows of them: their lane, and whom they concern."""

    carry: Carry
    known: Known = by_mark
    given_up: Callable[[DiscordCarrier, Post], Awaitable[None]] = _tell_host
    """What is done for whom it was meant for, when carrying it failed for reasons of our own."""
    of_the_server: bool = False
    """It takes what is known of the server: roles, and that the bot is there."""


def _of(carry: Callable[[House, Table, Post], Awaitable[None]]) -> Carry:
    """A function that takes the house is enough."""
    return lambda carrier, table, post: carry(carrier.house, table, post)


def _panel(carrier: DiscordCarrier, table: Table, post: Post) -> Awaitable[None]:
    return carrier.privately.bring_up(table, post)


def _leftover(carrier: DiscordCarrier, table: Table, post: Post) -> Awaitable[None]:
    if post.seat is None:
        return reminder_posts.take_leftover(carrier.house, post)
    return carrier.privately.take_leftover(table, post)


KINDS: Final[Mapping[PostKind, Kind]] = {
    "lobby": Kind(DiscordCarrier.carry_lobby, by_lobby, of_the_server=True),
    "thread": Kind(DiscordCarrier.carry_thread, of_the_server=True),
    "milestone": Kind(DiscordCarrier.carry_milestone),
    "table": Kind(DiscordCarrier.carry_table),
    "panel": Kind(_panel, given_up=_call),
    "hand": Kind(_panel, given_up=_call),
    "leftover": Kind(_leftover),
    "say": Kind(DiscordCarrier.carry_say, by_words),
    "reminder": Kind(_of(reminder_posts.carry_reminder)),
    "pace": Kind(_of(reminder_posts.carry_pace)),
    "stalled": Kind(_of(reminder_posts.carry_stalled)),
    "vote": Kind(_of(carry_vote), by_vote),
    "withdrawn": Kind(_of(carry_withdrawn), by_words),
    "offer": Kind(_of(carry_offer), by_offer),
    "gone": Kind(_of(carry_gone)),
    "arrival": Kind(_of(threads.carry_arrival)),
    "lock": Kind(DiscordCarrier.carry_lock),
    "note": Kind(_of(carry_note), by_words),
    "result": Kind(_of(carry_result), given_up=_nothing),
    "lost": Kind(_of(carry_lost), given_up=_nothing),
}
"""All of them."""
