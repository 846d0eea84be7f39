"""Carries posts of the outbox to Discord. Everything here may be done twice without harm: what was
sent before is a letter (`cogs.frame.mail`).
"""

from __future__ import annotations

import logging
from typing import Final

import discord

from cogs import threads, trouble
from cogs.frame import Bot, mail, refusals
from cogs.frame.mail import CARRIES, DmChannels, carries
from cogs.frame.message import Message
from cogs.frame.words import safe
from cogs.private_prompts import PrivatePrompts
from cogs.trouble import tell_host
from engine.table.answers import queries
from engine.table.record import posting
from engine.table.service import Refused, Table
from engine.table.tasks.courier import Needless, Post, TryLater, Undeliverable
from texts import own_words

log = logging.getLogger(__name__)


OF_THE_SERVER: Final = ("lobby", "thread")
"""Kinds that take what is known of the server: roles, and that the bot is there."""
NAMES: Final = ("name", "former")
"""What of a notice are names of people."""
MOST_WAKING: Final = 3
"""So often a thread that sleeps is woken without a pause."""


class DiscordCarrier:
    """See the module; `carry` is the door for the courier."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.dms = DmChannels(bot)
        self.prompts = PrivatePrompts(bot)
        self.edited: dict[int, float] = {}
        """By message, when a board was edited last (seconds since 1970)."""
        self.pins_refused: set[int] = set()
        """The threads in which Discord did not let us pin: there it is not tried again."""
        self.on_the_way: set[str] = set()
        """The nonces of letters that are being sent."""

    async def carry(self, post: Post) -> None:
        """
        Raises:
            TryLater: Discord is busy or failing.
            Undeliverable: it will never get there.
        """
        try:
            await self.bot.in_flight.in_turns(self._carry(post))
        except (Undeliverable, Refused):
            self.bot.figures.undeliverable += 1
            raise
        self.bot.figures.posts += 1

    async def _carry(self, post: Post) -> None:
        table = await self.bot.service.look(queries.table, post.table)
        carry = CARRIES.get(post.kind)
        if carry is None:
            raise Undeliverable(f"unknown kind {post.kind}")
        if post.kind in OF_THE_SERVER and not self.bot.knows(table.guild):
            raise TryLater
        try:
            await carry(self.bot, table, post)
        except discord.HTTPException as fault:
            if self.bot.emoji_set.refused(fault):
                raise TryLater(0, counts=False) from fault
            await self._meet(table, post, fault)
        except discord.RateLimited as fault:
            raise TryLater(fault.retry_after, counts=False) from fault
        except refusals.NETWORK as fault:
            raise TryLater from fault

    async def _meet(self, table: Table, post: Post, fault: discord.HTTPException) -> None:
        """What becomes of a post that was refused: see `cogs.frame.refusals`. Whoever posts in
        private has done what could be done for the person by now. `table` is as it was when the
        post went out: it may have learnt since that this thread is gone."""
        refusal = refusals.read(fault)
        if refusal.passes:
            raise refusal.later() from fault
        if table.thread is not None and refusal.kind == "archived":
            try:
                await mail.wake(self.bot, table.thread)
            except discord.HTTPException as other:
                why = refusals.read(other)
                if why.passes:
                    raise why.later() from other
                raise Undeliverable(f"asleep, and not to be woken: {why}") from other
            raise TryLater(0 if post.tries < MOST_WAKING else None) from fault
        if table.thread is not None and refusal.kind == "gone":
            try:
                await self.bot.http.get_channel(table.thread)
            except discord.NotFound:
                await trouble.lost(self.bot, table, table.thread)
                return  # What the table has to tell goes out again, in its next thread.
            except discord.HTTPException as other:
                log.info("table %s: could not look for its thread: %s", table.id, other.code)
        await tell_host(self.bot, post, refusal.code)
        if post.kind == "thread":
            await self.bot.service.run(posting.lobby, table)
        raise Undeliverable(str(refusal)) from fault

    async def given_up(self, post: Post) -> None:
        await tell_host(self.bot, post, 0)
        if post.kind in ("panel", "hand"):
            table = await self.bot.service.look(queries.table, post.table)
            await self.prompts.call_instead(table, post)

    def thread_of(self, table: Table) -> discord.PartialMessageable:
        """
        Raises:
            Needless: there is none. Once there is one, it begins with the position as it is then.
        """
        if table.thread is None:
            raise Needless("the table has no thread")
        return self.bot.get_partial_messageable(table.thread, guild_id=table.guild)


@carries("thread")
async def carry_thread(bot: Bot, table: Table, _: Post) -> None:
    await threads.open_thread(bot, table)
    # The lobby links the thread, or says that there is none.
    await bot.service.run(posting.lobby, table)


@carries("say")
async def carry_say(bot: Bot, table: Table, post: Post) -> None:
    thread = bot.carrier.thread_of(table)
    say = own_words(table.locale)
    # Who had themselves erased in the meantime has no name any more.
    args = {
        key: (safe(str(value)) or say("someone-left")) if key in NAMES else str(value)
        for key, value in post.payload.items()
    }
    text = say(f"say-{args.pop('key')}", **args)
    await mail.send(bot, thread, Message(text), post)


@carries("lock")
async def carry_lock(bot: Bot, table: Table, _: Post) -> None:
    """The owner wants finished threads locked. It may have been archived by now."""
    await bot.http.edit_channel(bot.carrier.thread_of(table).id, locked=True, archived=False)


@carries("panel", "hand")
async def carry_panel(bot: Bot, table: Table, post: Post) -> None:
    await bot.carrier.prompts.bring_up(table, post)
