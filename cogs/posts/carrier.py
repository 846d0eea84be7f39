"""Carries posts of the outbox to Discord. Everything here may be done twice without harm: what was
sent before is a letter (`cogs.link.mail`).
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

import discord
from discord import ui
from msgspec import Struct, structs

import db.tables.log
from cogs.frame.message import Message
from cogs.frame.server_rules import called_role
from cogs.frame.speech import safe
from cogs.link import mail, refusals
from cogs.link.dm_channels import DmChannels
from cogs.link.refusals import Refusal
from cogs.lobby.lobby import cover_of, lobby_message
from cogs.play.reminders import carry_pace, carry_reminder, carry_stalled
from cogs.posts.lost import carry_lost
from cogs.posts.private_prompts import PrivatePrompts
from cogs.posts.results import carry_result
from cogs.seats.seats import carry_gone, carry_offer
from cogs.seats.votes import carry_vote, carry_withdrawn
from cogs.thread import threads
from cogs.thread.chronicle import (
    chronicle_text,
    message_text,
    milestone_message,
    post_facts,
    table_buttons,
    unpictured,
)
from cogs.thread.trouble import carry_note, tell_host
from db.base.rows import PostKind
from db.tables import letters, tables
from db.tables.letters import Letter
from engine.table.answers import queries
from engine.table.answers.panel_data import PostFacts
from engine.table.record import posting
from engine.table.service import Refused, Table
from engine.table.tasks.courier import Needless, Post, TryLater, Undeliverable
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

log = logging.getLogger(__name__)

NAMES: Final = ("name", "former")
"""What of a notice are names of people."""
MOST_WAKING: Final = 3
"""So often a thread that sleeps is woken without a pause."""
HOUR: Final = 3600
BOARD_SECONDS: Final = 3.0
"""The shortest time between two edits of a board: what happens in between is in the next one."""


class DiscordCarrier:
    """See the module; `carry` is the door for the courier."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.dms = DmChannels(bot)
        self.prompts = PrivatePrompts(bot)
        self._edited: dict[int, float] = {}
        """By message, when a board was edited last (seconds since 1970)."""

    async def carry(self, post: Post) -> None:
        """
        Raises:
            TryLater: Discord is busy or failing.
            Undeliverable: it will never get there.
        """
        try:
            await self._carry_or_say_why_not(post)
        except (Undeliverable, Refused):
            self.bot.figures.undeliverable += 1
            raise
        self.bot.figures.posts += 1

    async def _carry_or_say_why_not(self, post: Post) -> None:
        table = await self.bot.service.look(queries.table, post.table)
        try:
            await self._carry(table, post)
        except discord.HTTPException as fault:
            if self.bot.emoji_set.refused(fault):
                raise TryLater(0, counts=False) from fault
            await self._meet(table, post, refusals.read(fault), fault)
        except discord.RateLimited as fault:
            raise TryLater(fault.retry_after, counts=False) from fault
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
            raise TryLater(0 if post.tries < MOST_WAKING else None) from fault
        if await self._is_lost(table, refusal):
            return  # What the table has to tell goes out again, in its next thread.
        await tell_host(self.bot, post, refusal.code)
        if post.kind == "thread":
            await self._lobby_again(table)
        raise Undeliverable(str(refusal)) from fault

    async def _wake(self, thread: int) -> None:
        try:
            await mail.wake(self.bot, thread)
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
            await self.bot.http.get_channel(table.thread)
        except discord.NotFound:
            await threads.lost(self.bot, table, table.thread)
            return True
        except discord.HTTPException as fault:
            log.info("table %s: could not look for its thread: %s", table.id, fault.code)
        return False

    async def given_up(self, post: Post) -> None:
        """See `engine.table.tasks.courier.Carrier`."""
        await KINDS[post.kind].given_up(self, post)

    async def _carry(self, table: Table, post: Post) -> None:
        kind = KINDS.get(post.kind)
        if kind is None:
            raise Undeliverable(f"unknown kind {post.kind}")
        if kind.of_the_server and not self.bot.knows(table.guild):
            raise TryLater
        await kind.carry(self, table, post)

    # In the channel

    async def carry_lobby(self, table: Table, post: Post) -> None:
        face = await lobby_message(self.bot, table)
        channel = self.bot.get_partial_messageable(table.channel, guild_id=table.guild)
        there = await mail.standing(self.bot, table.id, "lobby")
        if there:
            message = channel.get_partial_message(there[0].message)
            try:
                await message.edit(content=face.content, view=face.view)
            except discord.HTTPException as fault:
                kind = refusals.read(fault).kind
                if kind in ("while", "bot") or table.phase not in ("over", "cancelled"):
                    raise
                # The thread and everybody's direct message tell how it ended.
                log.info("table %s: its lobby stays as it is: %s", table.id, fault.code)
            lobby = there[0]
        else:
            role = await called_role(self.bot, table)
            face = structs.replace(face, images=await cover_of(self.bot, table))
            ping = [seat.kept_for for seat in table.seats if seat.kept_for is not None]
            lobby = await mail.send(self.bot, channel, face, post, "lobby", ping=ping, role=role)
        if table.lobby_message != lobby.message:
            await self.bot.store.write(tables.update, table.id, lobby_message=lobby.message)

    async def carry_thread(self, table: Table, _: Post) -> None:
        await threads.carry_thread(self.bot, table)
        await self._lobby_again(table)

    async def _lobby_again(self, table: Table) -> None:
        """The lobby links the thread, or says that there is none."""
        await self.bot.service.run(posting.lobby, table)

    # In the thread

    async def carry_milestone(self, table: Table, post: Post) -> None:
        thread = self.thread_of(table)
        facts = await post_facts(self.bot, table.id, post.record)
        over = facts.table_view.view.standing is not None
        before = await mail.standing(self.bot, table.id, "board")
        message = await milestone_message(self.bot, facts, f"board-{post.mark}.png")
        ping: list[int] = []
        if not post.payload.get("quiet") and (
            not before or (over and post.record == table.records)
        ):
            ping = [seat.person for seat in table.seats if seat.person is not None]
        board = await self._send_plainer(thread, table, message, post, ping)
        await self._retire(table, [old for old in before if old.message != board.message])
        if over:
            await self._disarm(thread, keep=board.message)

    async def _send_plainer(
        self,
        thread: discord.PartialMessageable,
        table: Table,
        message: Message,
        post: Post,
        ping: list[int],
    ) -> Letter:
        """Send a milestone; where Discord, or the server's word filter, takes its words not, with
        fewer of them: the picture tells the rest."""
        try:
            return await mail.send(self.bot, thread, message, post, "board", ping=ping)
        except discord.HTTPException as fault:
            if refusals.read(fault).kind != "content":
                raise
            log.warning("table %s: a post goes out without its words: %s", table.id, fault)
        plainer = structs.replace(message, content=_without_words(table))
        return await mail.send(self.bot, thread, plainer, post, "board", ping=ping)

    async def _disarm(self, thread: discord.PartialMessageable, keep: int | None = None) -> None:
        """The game has ended: none of the thread's last posts keeps a button, but that one."""
        for message in await mail.ours(self.bot, thread):
            if message.components and message.id != keep:
                await message.edit(view=None)

    async def _retire(self, table: Table, boards: Iterable[Letter]) -> None:
        """Take buttons and 'awaited' from what is no longer the table's board."""
        for board in boards:
            facts = await self.bot.service.post(table.id, board.record)
            channel = self.bot.get_partial_messageable(board.channel, guild_id=table.guild)
            old = channel.get_partial_message(board.message)
            try:
                await self._reword(old, facts, chronicle_text(self.bot, facts), None)
            except discord.HTTPException as fault:
                kind = refusals.read(fault).kind
                if kind in ("while", "bot", "archived", "place"):
                    raise
                if kind == "content":
                    # Then the words that are there must do.
                    await old.edit(view=None)
                else:
                    log.info("table %s: its old board stays: %s", table.id, fault.code)
            await self.bot.store.write(letters.drop, [board])

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
        boards = await mail.standing(self.bot, table.id, "board")
        if not boards:
            return
        thread, board = self.thread_of(table), boards[0]
        if table.phase == "cancelled":
            await self._disarm(thread)
            return
        await self._retire(table, boards[1:])
        if await self.bot.store.read(db.tables.log.is_past, table.id, board.record):
            # What it shows was taken back: the picture follows the position.
            await self._board_again(table, table.records)
            return
        if await self._comes_later(table, board.message, post):
            return
        facts = await self.bot.service.post(table.id, board.record)
        text = message_text(self.bot, facts)
        message = thread.get_partial_message(board.message)
        buttons = table_buttons(facts.table_view)
        try:
            await self._reword(message, facts, text, buttons)
        except discord.HTTPException as fault:
            match refusals.read(fault).kind:
                case "message":
                    # Somebody deleted it: it comes again, as it is now.
                    await self._board_again(table, board.record)
                case "content":
                    await message.edit(content=_without_words(table), view=buttons)
                case _:
                    raise
        now = self.bot.service.now()
        self._edited = {m: at for m, at in self._edited.items() if now - at < HOUR}
        self._edited[board.message] = now
        if table.phase == "over":
            await self._disarm(thread, keep=board.message)

    async def _comes_later(self, table: Table, board: int, post: Post) -> bool:
        """Whether the board was edited a moment ago: another post, in a lane of its own, brings it
        up to date.

        Raises:
            TryLater: this is that post.
        """
        now = self.bot.service.now()
        is_old = now - discord.utils.snowflake_time(board).timestamp() >= HOUR
        pause = min(BOARD_SECONDS, self.bot.settings.follow_seconds)
        if is_old:
            pause = refusals.OLD_EDIT_SECONDS
        rest = self._edited.get(board, now - pause) + pause - now
        if 0 < rest <= pause:
            if post.payload.get("later"):
                raise TryLater(rest, counts=False)
            await self.bot.service.run(posting.table_later, table)
            return True
        return False

    async def _board_again(self, table: Table, record: int) -> None:
        await self.bot.service.run(posting.board_again, table, record)

    async def carry_say(self, table: Table, post: Post) -> None:
        thread = self.thread_of(table)
        say = own_words(table.locale)
        # Who had themselves erased in the meantime has no name any more.
        args = {
            key: (safe(str(value)) or say("someone-left")) if key in NAMES else str(value)
            for key, value in post.payload.items()
        }
        text = say(f"say-{args.pop('key')}", **args)
        await mail.send(self.bot, thread, Message(text, (), ui.View(timeout=None)), post)

    async def carry_lock(self, table: Table, _: Post) -> None:
        """The owner wants finished threads locked. It may have been archived by now."""
        await self.bot.http.edit_channel(self.thread_of(table).id, locked=True, archived=False)

    def thread_of(self, table: Table) -> discord.PartialMessageable:
        """
        Raises:
            Needless: there is none. Once there is one, it begins with the position as it is then.
        """
        if table.thread is None:
            raise Needless("the table has no thread")
        return self.bot.get_partial_messageable(table.thread, guild_id=table.guild)

    async def carry_tidy(self, table: Table, post: Post) -> None:
        """Take a letter away that could not be taken away before, or be looked for."""
        letter = await self.bot.store.read(letters.get, post.payload["letter"])
        if letter is None or not letter.going:
            return
        found = [letter.message]
        if not letter.message:
            found = [message.id for message in await mail.look(self.bot, letter)]
        for message in found:
            if await self.bot.store.read(letters.is_known, message):
                continue  # It stands by right.
            old = structs.replace(letter, message=message)
            if letter.key == "board":
                await self._retire(table, [old])
            else:
                await mail.delete(self.bot, old)
        await self.bot.store.write(letters.drop, [letter])


def _without_words(table: Table) -> str:
    return own_words(table.locale)("post-without-words")


# The kinds


async def _tell_host(carrier: DiscordCarrier, post: Post) -> None:
    await tell_host(carrier.bot, post, 0)


async def _call(carrier: DiscordCarrier, post: Post) -> None:
    table = await carrier.bot.service.look(queries.table, post.table)
    await carrier.prompts.call_instead(table, post)


async def _nothing(_: DiscordCarrier, __: Post) -> None:
    """The thread tells it too."""


Carry = Callable[[DiscordCarrier, Table, Post], Awaitable[None]]


class Kind(Struct, frozen=True):
    """How posts of one kind get to Discord. `engine.table.record.posting.KINDS` says what the table
    knows of them: their lane, and whom they concern."""

    carry: Carry
    given_up: Callable[[DiscordCarrier, Post], Awaitable[None]] = _tell_host
    """What is done for whom it was meant for, when carrying it failed for reasons of our own."""
    of_the_server: bool = False
    """It takes what is known of the server: roles, and that the bot is there."""


def _of(carry: Callable[[Bot, Table, Post], Awaitable[None]]) -> Carry:
    """A function that takes the bot is enough."""
    return lambda carrier, table, post: carry(carrier.bot, table, post)


def _panel(carrier: DiscordCarrier, table: Table, post: Post) -> Awaitable[None]:
    return carrier.prompts.bring_up(table, post)


KINDS: Final[Mapping[PostKind, Kind]] = {
    "lobby": Kind(DiscordCarrier.carry_lobby, of_the_server=True),
    "thread": Kind(DiscordCarrier.carry_thread, of_the_server=True),
    "milestone": Kind(DiscordCarrier.carry_milestone),
    "table": Kind(DiscordCarrier.carry_table),
    "panel": Kind(_panel, given_up=_call),
    "hand": Kind(_panel, given_up=_call),
    "tidy": Kind(DiscordCarrier.carry_tidy, given_up=_nothing),
    "say": Kind(DiscordCarrier.carry_say),
    "reminder": Kind(_of(carry_reminder)),
    "pace": Kind(_of(carry_pace)),
    "stalled": Kind(_of(carry_stalled)),
    "vote": Kind(_of(carry_vote)),
    "withdrawn": Kind(_of(carry_withdrawn)),
    "offer": Kind(_of(carry_offer)),
    "gone": Kind(_of(carry_gone)),
    "arrival": Kind(_of(threads.carry_arrival)),
    "lock": Kind(DiscordCarrier.carry_lock),
    "note": Kind(_of(carry_note)),
    "result": Kind(_of(carry_result), given_up=_nothing),
    "lost": Kind(_of(carry_lost), given_up=_nothing),
}
"""All of them."""
