"""What several fight out at a table has a message of its own in the thread while it lasts: an
attack with its picture, edited as it goes on. When it is over the message goes, and the next post
tells it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord
from discord import ui

from cogs.frame.message import Message, painted
from cogs.frame.words import game_words, plain_names
from cogs.link import mail, refusals
from cogs.thread.chronicle import since_text
from engine.games import scenes
from engine.table.answers.queries import PostFacts
from engine.table.service import Table
from engine.table.tasks.courier import Post

if TYPE_CHECKING:
    from cogs.bot import Bot

log = logging.getLogger(__name__)

KEY: Final = "under-way"
"""Of its letter."""


async def show_under_way(
    bot: Bot, table: Table, thread: discord.PartialMessageable, facts: PostFacts, post: Post
) -> None:
    """Post it, bring it up to date, or take it away."""
    if not scenes(table.game).tells_under_way:
        return
    scene = scenes(table.game).under_way(
        facts.table_view.view,
        game_words(table.game, table.locale),
        plain_names(table, table.locale),
    )
    there = await mail.standing(bot, table.id, KEY)
    if scene is None:
        await end_under_way(bot, table)
        return
    events = [*facts.after, *(line.event for line in facts.later)]
    told = bot.emoji_set.content(table, since_text(table, events, table.locale), table.locale)
    images = await painted(bot, scene, f"under-way-{post.mark}.png")
    message = Message(told, images, ui.View(timeout=None))
    try:
        if there:
            await thread.get_partial_message(there[0].message).edit(
                content=message.content, attachments=message.files()
            )
        else:
            await mail.send(bot, thread, message, post, KEY)
    except discord.HTTPException as fault:
        if refusals.read(fault).kind in ("while", "bot", "archived"):
            raise
        # The board tells the same in words.
        log.info("table %s: what is under way is not shown: %s", table.id, fault.code)


async def end_under_way(bot: Bot, table: Table) -> None:
    """It is over, or the next post tells it."""
    there = await mail.standing(bot, table.id, KEY) if scenes(table.game).tells_under_way else ()
    for old in there:
        await mail.take_away(bot, old)
