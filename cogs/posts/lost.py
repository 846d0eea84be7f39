"""Taking away what stands in Discord of a future that an older copy of the database, put in its
place, does not know."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.frame.ids import IdPattern, find
from cogs.frame.posts import carries
from cogs.link import refusals
from cogs.link.dm_channels import TooManyOpened
from cogs.link.mail import must_be_read, sent_of
from cogs.lobby.reminders import wake
from cogs.panel.looking import hand_below
from db.people import servers
from engine.table.service import Table
from engine.table.tasks import put_back
from engine.table.tasks.courier import Post
from engine.table.tasks.put_back import Lost

if TYPE_CHECKING:
    from cogs.bot import Bot

log = logging.getLogger(__name__)

MOST_LOOKED_THROUGH: Final = 1000
IN_CHANNEL: Final = 100
"""Messages of a channel that is not the bot's alone that are looked through."""
IN_PROMPTS: Final = frozenset("qpdaor")
AT_TABLES: Final = frozenset("tvlr")
"""The letters of ids in prompts and reminders, and in boards, votes, lobbies and silent tables."""


@carries("lost", given_up="nothing")
async def carry_lost(bot: Bot, table: Table, post: Post) -> None:
    """Take away what this database does not know: for one person their prompts and reminders in
    direct messages, for a table calls, and the buttons of boards, lobbies and votes."""
    known = await bot.service.look(put_back.known, post)
    person = post.payload.get("person")
    prompts: list[Lost] = []
    if person is not None:
        await _look_at_person(bot, int(person), known, prompts, post)
    else:
        await _look_at_table(bot, table, known, prompts, post)
    # Each goes by a post of its own, which sees whether it has become the panel by then.
    await bot.service.run(put_back.take_away, post, prompts)


async def _look_at_table(
    bot: Bot, table: Table, known: set[int], prompts: list[Lost], post: Post
) -> None:
    async def away(message: discord.Message) -> None:
        there = [
            (pattern, parts)
            for pattern, parts in _controls(message)
            if pattern.letter in AT_TABLES and parts.get("table") == table.id
        ]
        if message.id in known or not there or any(pattern is wake.pattern for pattern, _ in there):
            return
        calls = any(pattern is hand_below.pattern and "mark" in parts for pattern, parts in there)
        if calls and message.raw_mentions:
            where = message.channel.id, message.id
            prompts.append(Lost(table.id, message.raw_mentions[0], *where))
        else:
            await message.edit(view=None)

    after = int(post.payload["after"])
    # A thread has the id of its lobby message: it may be there though the table knows of none.
    thread, channel = (
        bot.get_partial_messageable(place, guild_id=table.guild)
        for place in (table.thread or table.lobby_message or table.channel, table.channel)
    )
    try:
        await _look_through(bot, thread, after, MOST_LOOKED_THROUGH, away)
    except discord.HTTPException as fault:
        if table.thread is not None or refusals.read(fault).kind != "gone":
            raise
    await _look_through(bot, channel, after, IN_CHANNEL, away)
    if table.phase == "running" and (await bot.store.read(servers.get, table.guild)).locks:
        # There the game may have ended.
        await bot.http.edit_channel(thread.id, locked=False, archived=False)


async def _look_at_person(
    bot: Bot, person: int, known: set[int], prompts: list[Lost], post: Post
) -> None:
    async def away(message: discord.Message) -> None:
        for pattern, parts in _controls(message):
            if message.id not in known and pattern.letter in IN_PROMPTS and "table" in parts:
                where = message.channel.id, message.id
                reminds = pattern.letter == wake.pattern.letter
                prompts.append(Lost(parts["table"], person, *where, reminds))
                return

    try:
        channel = await bot.carrier.dms.channel(person)
        await _look_through(bot, channel, int(post.payload["after"]), MOST_LOOKED_THROUGH, away)
    except (TooManyOpened, discord.HTTPException, *refusals.NETWORK) as fault:
        kind = refusals.read(fault).kind if isinstance(fault, discord.HTTPException) else "while"
        passing = kind in ("while", "bot")
        if post.payload.get("late") and passing:
            raise
        log.info("what stands in the direct messages of %s stays: %r", person, fault)
        if passing:
            await bot.service.run(put_back.look_later, person, post.table)


async def _look_through(
    bot: Bot,
    channel: discord.PartialMessageable,
    after: int,
    most: int,
    away: Callable[[discord.Message], Awaitable[None]],
    *,
    again: bool = True,
) -> None:
    """Our messages in a channel that came after one, the newest first.

    Raises:
        discord.HTTPException: they may not be looked at, it takes time, or the thread sleeps.
    """
    me, empty = bot.user.id if bot.user else 0, True
    async for message in channel.history(limit=most):
        empty = False
        if message.id < after:
            break
        if message.author.id != me:
            continue
        try:
            await away(message)
        except discord.HTTPException as fault:
            refusal = refusals.read(fault)
            if refusal.kind in ("while", "bot", "archived"):
                raise
            log.info("what stands in %s stays: %s", channel.id, refusal)
    if empty:
        await must_be_read(channel)
        if again:  # perhaps it may be read only since a moment ago
            await _look_through(bot, channel, after, most, away, again=False)


def _controls(message: discord.Message) -> list[tuple[IdPattern, dict[str, Any]]]:
    """The patterns of a message's ids, with their parts."""
    return [found for custom_id in sent_of(message).ids if (found := find(custom_id)) is not None]
