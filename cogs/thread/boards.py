"""Boards: the table's message in its thread, with the picture of the last milestone and, while it
is the last one, whose move it is and buttons. A newer one takes these away from the one before."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import discord
from discord import ui
from msgspec import structs

import db.tables.log
from cogs.frame.message import Message
from cogs.frame.posts import carries
from cogs.link import mail, refusals
from cogs.thread.chronicle import (
    chronicle_text,
    message_text,
    milestone_message,
    post_facts,
    table_buttons,
    unpictured,
)
from db.tables import letters
from db.tables.letters import Letter
from engine.table.answers.queries import PostFacts
from engine.table.record import posting
from engine.table.service import Table
from engine.table.tasks.courier import Post, TryLater
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.bot import Bot

log = logging.getLogger(__name__)

HOUR: Final = 3600
BOARD_SECONDS: Final = 3.0
"""The shortest time between two edits of a board: what happens in between is in the next one."""


@carries("milestone")
async def carry_milestone(bot: Bot, table: Table, post: Post) -> None:
    thread = bot.carrier.thread_of(table)
    facts = await post_facts(bot, table.id, post.record)
    over = facts.table_view.view.standing is not None
    before = await mail.standing(bot, table.id, "board")
    message = await milestone_message(bot, facts, f"board-{post.mark}.png")
    ping: list[int] = []
    if not post.payload.get("quiet") and (not before or (over and post.record == table.records)):
        ping = [seat.person for seat in table.seats if seat.person is not None]
    board = await _send_plainer(bot, thread, table, message, post, ping)
    await _retire(bot, table, [old for old in before if old.message != board.message])
    if over:
        await _disarm(bot, thread, keep=board.message)


async def _send_plainer(
    bot: Bot,
    thread: discord.PartialMessageable,
    table: Table,
    message: Message,
    post: Post,
    ping: list[int],
) -> Letter:
    """Send a milestone; where Discord, or the server's word filter, takes its words not, with
    fewer of them: the picture tells the rest."""
    try:
        return await mail.send(bot, thread, message, post, "board", ping=ping)
    except discord.HTTPException as fault:
        if refusals.read(fault).kind != "content":
            raise
        log.warning("table %s: a post goes out without its words: %s", table.id, fault)
    plainer = structs.replace(message, content=own_words(table.locale)("post-without-words"))
    return await mail.send(bot, thread, plainer, post, "board", ping=ping)


async def _disarm(bot: Bot, thread: discord.PartialMessageable, keep: int | None = None) -> None:
    """The game has ended: none of the thread's last posts keeps a button, but that one."""
    for message in await mail.ours(bot, thread):
        if message.components and message.id != keep:
            await message.edit(view=None)


async def _retire(bot: Bot, table: Table, boards: Iterable[Letter]) -> None:
    """Take buttons and 'awaited' from what is no longer the table's board."""
    for board in boards:
        facts = await bot.service.post(table.id, board.record)
        channel = bot.get_partial_messageable(board.channel, guild_id=table.guild)
        old = channel.get_partial_message(board.message)
        try:
            await _reword(old, facts, chronicle_text(bot, facts), None)
        except discord.HTTPException as fault:
            kind = refusals.read(fault).kind
            if kind in ("while", "bot", "archived", "place"):
                raise
            if kind == "content":
                # Then the words that are there must do.
                await old.edit(view=None)
            else:
                log.info("table %s: its old board stays: %s", table.id, fault.code)
        await bot.store.write(letters.drop, [board])


async def _reword(
    message: discord.PartialMessage,
    facts: PostFacts,
    text: str,
    buttons: ui.View | None,
) -> None:
    """Edit the words of a table message. Where it has no picture, they say what that shows."""
    edited = await message.edit(content=text, view=buttons)
    if not edited.attachments:
        await message.edit(content=unpictured(facts, text), view=buttons)


@carries("table")
async def carry_table(bot: Bot, table: Table, post: Post) -> None:
    boards = await mail.standing(bot, table.id, "board")
    if not boards:
        return
    thread, board = bot.carrier.thread_of(table), boards[0]
    if table.phase == "cancelled":
        await _disarm(bot, thread)
        return
    await _retire(bot, table, boards[1:])
    if await bot.store.read(db.tables.log.is_past, table.id, board.record):
        # What it shows was taken back: the picture follows the position.
        await bot.service.run(posting.board_again, table, table.records)
        return
    if await _comes_later(bot, table, board.message, post):
        return
    facts = await bot.service.post(table.id, board.record)
    text = message_text(bot, facts)
    message = thread.get_partial_message(board.message)
    buttons = table_buttons(facts.table_view)
    try:
        await _reword(message, facts, text, buttons)
    except discord.HTTPException as fault:
        match refusals.read(fault).kind:
            case "message":
                # Somebody deleted it: it comes again, as it is now.
                await bot.service.run(posting.board_again, table, board.record)
            case "content":
                plainer = own_words(table.locale)("post-without-words")
                await message.edit(content=plainer, view=buttons)
            case _:
                raise
    now = bot.service.now()
    bot.carrier.edited = {m: at for m, at in bot.carrier.edited.items() if now - at < HOUR}
    bot.carrier.edited[board.message] = now
    if table.phase == "over":
        await _disarm(bot, thread, keep=board.message)


async def _comes_later(bot: Bot, table: Table, board: int, post: Post) -> bool:
    """Whether the board was edited a moment ago: another post, in a lane of its own, brings it
    up to date.

    Raises:
        TryLater: this is that post.
    """
    now = bot.service.now()
    is_old = now - discord.utils.snowflake_time(board).timestamp() >= HOUR
    pause = min(BOARD_SECONDS, bot.settings.follow_seconds)
    if is_old:
        pause = refusals.OLD_EDIT_SECONDS
    rest = bot.carrier.edited.get(board, now - pause) + pause - now
    if 0 < rest <= pause:
        if post.payload.get("later"):
            raise TryLater(rest, counts=False)
        await bot.service.run(posting.table_later, table)
        return True
    return False


@carries("tidy", given_up="nothing")
async def carry_tidy(bot: Bot, table: Table, post: Post) -> None:
    """Take a letter away that could not be taken away before, or be looked for."""
    letter = await bot.store.read(letters.get, post.payload["letter"])
    if letter is None or not letter.going:
        return
    found = [letter.message]
    if not letter.message:
        found = [message.id for message in await mail.look(bot, letter)]
    for message in found:
        if await bot.store.read(letters.is_known, message):
            continue  # It stands by right.
        old = structs.replace(letter, message=message)
        if letter.key == "board":
            await _retire(bot, table, [old])
        else:
            await mail.delete(bot, old)
    await bot.store.write(letters.drop, [letter])
