"""Tables' threads: opened from the lobby message, reopened when they were archived, opened again
where they were deleted (once automatically, after that when somebody asks: `/game thread`,
*Thread*). In each stands the board: the table's message with the picture of the last milestone and,
while it is the last one, whose move it is and buttons. A newer one takes these away from the one
before."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from typing import Any, Final

import discord
from discord import ui
from msgspec import structs

import db.tables.log
from cogs import chronicle
from cogs.frame import Bot, mail, refusals
from cogs.frame.context import Context
from cogs.frame.mail import carries
from cogs.frame.words import game_title, plain_names, titled
from cogs.seats import UNKNOWN_MEMBER, look_for
from cogs.server import missing_in, permission_names
from cogs.trouble import IN_CHANNEL, NEEDED, forget_trouble, lost
from db.tables import letters, tables
from db.tables.letters import Letter
from engine.kit.words.phrasing import cut
from engine.table.answers.queries import PostFacts
from engine.table.record import posting
from engine.table.service import Refused, Table
from engine.table.tasks import reconcile
from engine.table.tasks.courier import Post, TryLater, Undeliverable
from texts import own_words

log = logging.getLogger(__name__)


THREAD_EXISTS: Final = 160004
WEEK_MINUTES: Final = 10080
NEWS_THREAD: Final = 10
PUBLIC_THREAD: Final = 11
PRIVATE_THREAD: Final = 12
FOR_LESSONS: Final = "create_private_threads"


def names_for(table: Table) -> Iterator[str]:
    """What a thread may be called, the best name first. A server's word filter may refuse the
    names of those who play, or the game's. A lesson's names are of that table alone."""
    if not table.lesson:
        yield cut(titled(table, plain_names(table, table.locale)), 100)
    say = own_words(table.locale)
    title = game_title(table.game, table.locale)
    number = say("table-number", id=str(table.id))
    yield cut(f"{title} · {number}", 100)
    yield number


async def open_thread(bot: Bot, table: Table) -> None:
    """Open the table's thread from its lobby message, or, where somebody deleted that, by
    itself, and add the people. Done twice, it finds the thread that it opened. A lesson's is
    private, where the bot may open such."""
    if table.thread is not None:
        return
    if table.lobby_message is None:
        raise Undeliverable("the lobby message is not there")
    # An announcement channel has threads of a type of their own, and none that are private.
    server = bot.get_guild(table.guild)
    channel = None if server is None else server.get_channel(table.channel)
    is_news = channel is not None and channel.type is discord.ChannelType.news
    thread = await _private(bot, table) if table.lesson and not is_news else None
    if thread is None:
        start = partial(_start_public, bot, table, table.lobby_message, is_news)
        thread = await _opened(table, start)
    await bot.store.write(tables.set_thread, table.id, thread)
    for seat in table.seats:
        if seat.person is not None:
            await add_to_thread(bot, table, thread, seat.person)


async def _private(bot: Bot, table: Table) -> int | None:
    """A thread for oneself, to learn in, to which nobody else can be invited. None: the bot may not
    open such."""
    if missing_in(bot, table.guild, table.channel, (FOR_LESSONS,)):
        return None
    # Private threads have no message by which Discord would know that they are there.
    names, me = set(names_for(table)), bot.application_id
    there = await bot.http.get_active_threads(table.guild)
    for thread in there["threads"]:
        ours = int(thread["owner_id"]) == me and thread["type"] == PRIVATE_THREAD
        if ours and int(thread["parent_id"]) == table.channel and thread["name"] in names:
            return int(thread["id"])
    try:
        return await _opened(table, partial(_start, bot, table, PRIVATE_THREAD, invitable=False))
    except discord.Forbidden as fault:
        if refusals.read(fault).kind != "place":
            raise
        log.info("table %s: the thread of its lesson is public: %s", table.id, fault.code)
        return None


async def _opened(table: Table, start: Callable[[str], Awaitable[int]]) -> int:
    """The thread, under the first name that is taken."""
    refused: discord.HTTPException | None = None
    for name in names_for(table):
        try:
            return await start(name)
        except discord.HTTPException as fault:
            if refusals.read(fault).kind != "content":
                raise
            log.info("table %s: Discord refuses the name of its thread: %s", table.id, fault.code)
            refused = fault
    assert refused is not None
    raise refused


async def _start_public(bot: Bot, table: Table, lobby: int, is_news: bool, name: str) -> int:
    """A thread for all, from the lobby message, if that is there still."""
    # Not by the library's messages: they refuse it while the server is away, whatever Discord says.
    try:
        found = await bot.http.start_thread_with_message(
            table.channel, lobby, name=name, auto_archive_duration=WEEK_MINUTES
        )
    except discord.HTTPException as fault:
        if fault.code == THREAD_EXISTS:
            return lobby
        if refusals.read(fault).kind != "message":
            raise
        return await _start(bot, table, NEWS_THREAD if is_news else PUBLIC_THREAD, name)
    return int(found["id"])


async def _start(bot: Bot, table: Table, kind: Any, name: str, **more: Any) -> int:
    found = await bot.http.start_thread_without_message(
        table.channel, name=name, auto_archive_duration=WEEK_MINUTES, type=kind, **more
    )
    return int(found["id"])


async def add_to_thread(bot: Bot, table: Table, thread: int, person: int) -> None:
    """Somebody who plays sees the thread in their list. Where they left the server, the table
    learns it."""
    try:
        await bot.http.add_user_to_thread(thread, person)
    except (discord.Forbidden, discord.NotFound) as fault:
        log.info("could not add %s to thread %s: %s", person, thread, fault.code)
        if fault.code == UNKNOWN_MEMBER:
            await look_for(bot, table.id, table.guild, person)


@carries("arrival")
async def carry_arrival(bot: Bot, table: Table, post: Post) -> None:
    thread = bot.carrier.thread_of(table).id
    await add_to_thread(bot, table, thread, int(post.payload["person"]))


async def bring_back(ctx: Context, table: Table) -> str:
    """`/game thread`, *Thread*: where the thread is; if it is gone, another one. For those who play
    there, and for people who may manage threads."""
    bot, say, interaction = ctx.bot, ctx.say, ctx.interaction
    if table.phase != "running" and (table.phase != "over" or table.thread is None):
        raise Refused("not-running")
    seated, is_here = table.seat_of(ctx.id) is not None, interaction.guild_id == table.guild
    if not seated and not (is_here and interaction.permissions.manage_threads):
        raise Refused("not-seated")
    if table.thread is not None:
        try:
            found: Any = await bot.http.get_channel(table.thread)
        except discord.NotFound:
            await lost(bot, table, table.thread)
        else:
            if (found.get("thread_metadata") or {}).get("archived"):
                await mail.wake(bot, table.thread)
            if seated:
                await add_to_thread(bot, table, table.thread, ctx.id)
            return say("thread-here", thread=f"<#{table.thread}>")
    if table.phase != "running":
        raise Refused("over")
    # The table's own channel, or, where that is gone, the one where it was asked for.
    channel, here, server = table.channel, interaction.channel, bot.get_guild(table.guild)
    is_gone = server is not None and server.get_channel(channel) is None
    if is_gone and is_here and isinstance(here, discord.TextChannel):
        channel = here.id
    missing = missing_in(bot, table.guild, channel, (*IN_CHANNEL, *NEEDED["thread"]))
    if missing:
        names = permission_names(say, list(dict.fromkeys(missing)))
        raise Refused("permissions", say("permissions-missing", permissions=names))
    await forget_trouble(bot, table)
    await bot.service.do(table.id, reconcile.bring_back, channel)
    return say("thread-coming", channel=f"<#{channel}>")


# Boards


HOUR: Final = 3600
MOST_AFTER_BOARD: Final = 20
"""So many messages are looked through for Discord's notice that it was pinned, the newest first."""
BOARD_SECONDS: Final = 3.0
"""The shortest time between two edits of a board: what happens in between is in the next one."""


@carries("milestone")
async def carry_milestone(bot: Bot, table: Table, post: Post) -> None:
    thread = bot.carrier.thread_of(table)
    facts = await bot.service.post(table.id, post.record, earlier=chronicle.MOST_BEFORE)
    over = facts.table_view.view.standing is not None
    quiet = post.payload.get("quiet")
    before = await mail.standing(bot, table.id, "board")
    instead = post.payload.get("instead")
    if instead and before and before[0].message != instead:
        # Another one came in its place, though not all that follows could be done then.
        board = before[0]
    else:
        name = f"board-{post.record}-{post.mark}.png"
        message = await chronicle.milestone_message(bot, facts, name)
        ping: list[int] = []
        if not quiet and (not before or (over and post.record == table.records)):
            ping = [seat.person for seat in table.seats if seat.person is not None]
        try:
            board = await mail.send(bot, thread, message, post, "board", ping=ping)
        except discord.HTTPException as fault:
            if refusals.read(fault).kind != "content":
                raise
            # Discord, or the server's word filter, does not take its words: with fewer of them, for
            # the picture tells the rest.
            log.warning("table %s: a post goes out without its words: %s", table.id, fault)
            plainer = own_words(table.locale)("post-without-words")
            message = structs.replace(message, content=plainer)
            board = await mail.send(bot, thread, message, post, "board", ping=ping)
    await _retire(bot, table, [old for old in before if old.message != board.message])
    if over:
        await _disarm(bot, thread, keep=board.message)
    await chronicle.end_under_way(bot, table)
    for old in await mail.ours(bot, thread) if quiet else ():
        # After an undo: what tells of positions that were taken back becomes one line, without the
        # picture, by whose name a post is known.
        named = [re.match(r"board-(\d+)-", file.filename) for file in old.attachments]
        record = next((int(found[1]) for found in named if found), 0)
        if await bot.store.read(db.tables.log.taken_back_by, table.id, record) is not None:
            facts = await bot.service.post(table.id, record)
            await old.edit(content=chronicle.chronicle_text(bot, facts), attachments=[], view=None)
    refused = table.thread in bot.carrier.pins_refused
    if not refused and not missing_in(bot, table.guild, table.channel, ("pin_messages",)):
        await bot.service.run(posting.pin, table)


@carries("pin")
async def carry_pin(bot: Bot, table: Table, _: Post) -> None:
    """Pin the board in place of the one before, once it has stood for a moment: people who talk in
    the thread find it. Without the right to do so the bot does nothing, and tells nobody."""
    thread, boards = bot.carrier.thread_of(table), await mail.standing(bot, table.id, "board")
    before = await bot.store.read(letters.first, table.id, "pin")
    if not boards or (before is not None and before.message == boards[0].message):
        return
    board = thread.get_partial_message(boards[0].message)
    pause = bot.settings.follow_seconds
    rest = min(pause, board.created_at.timestamp() + pause - bot.service.now())
    if rest > 0:
        raise TryLater(rest, counts=False)
    try:
        await board.pin()
        await bot.store.write(letters.pinned, boards[0])
        # Discord says in the thread that something was pinned; nobody needs to read it each time.
        me = bot.user.id if bot.user else 0
        async for message in thread.history(limit=MOST_AFTER_BOARD):
            if message.author.id == me and message.type is discord.MessageType.pins_add:
                await message.delete()
                break
        if before is not None:
            await thread.get_partial_message(before.message).unpin()
    except discord.HTTPException as fault:
        refusal = refusals.read(fault)
        if refusal.passes or refusal.kind == "archived":
            raise
        if refusal.kind == "place":
            bot.carrier.pins_refused.add(thread.id)
        log.info("table %s: its board is not pinned: %s", table.id, fault.code)


async def _disarm(bot: Bot, thread: discord.PartialMessageable, keep: int | None = None) -> None:
    """The game has ended: none of the thread's last posts keeps a button, but that one."""
    for message in await mail.ours(bot, thread):
        if message.components and message.id != keep:
            await message.edit(view=None)


async def _retire(bot: Bot, table: Table, boards: Iterable[Letter]) -> None:
    """Take buttons and 'awaited' from what is no longer the table's board."""
    for board in boards:
        facts, old = await bot.service.post(table.id, board.record), mail.sent(bot, board)
        try:
            await _reword(old, facts, chronicle.chronicle_text(bot, facts), None)
        except discord.HTTPException as fault:
            refusal = refusals.read(fault)
            if refusal.passes or refusal.kind in ("archived", "place"):
                raise
            if refusal.kind == "content":
                # Then the words that are there must do.
                await old.edit(view=None)
            else:
                log.info("table %s: its old board stays: %s", table.id, fault.code)
        await bot.store.write(letters.drop, [board])


async def _reword(
    message: discord.PartialMessage, facts: PostFacts, text: str, buttons: ui.View | None
) -> None:
    """Edit the words of a table message. Where it has no picture, they say what that shows; what
    was taken back needs none."""
    if facts.taken_back is not None:
        await message.edit(content=text, attachments=[], view=None)
        return
    edited = await message.edit(content=text, view=buttons)
    if not edited.attachments:
        await message.edit(content=chronicle.unpictured(facts, text), view=buttons)


@carries("table")
async def carry_table(bot: Bot, table: Table, post: Post) -> None:
    boards = await mail.standing(bot, table.id, "board")
    if not boards:
        return
    thread, board = bot.carrier.thread_of(table), boards[0]
    if table.phase == "cancelled":
        await _disarm(bot, thread)
        await chronicle.end_under_way(bot, table)
        return
    await _retire(bot, table, boards[1:])
    if await bot.store.read(db.tables.log.taken_back_by, table.id, board.record) is not None:
        # What it shows was taken back: the picture follows the position.
        await bot.service.run(posting.board_again, table, table.records, board.message)
        return
    now, pause = bot.service.now(), min(BOARD_SECONDS, bot.settings.follow_seconds)
    if now - discord.utils.snowflake_time(board.message).timestamp() >= HOUR:
        pause = refusals.OLD_EDIT_SECONDS
    rest = bot.carrier.edited.get(board.message, now - pause) + pause - now
    # Of a clock that was set back nobody waits for what it says.
    if rest <= pause and await mail.comes_later(bot, table, post, rest):
        return
    facts = await bot.service.post(table.id, board.record)
    text = chronicle.message_text(bot, facts)
    message = thread.get_partial_message(board.message)
    buttons = chronicle.table_buttons(facts.table_view)
    try:
        await _reword(message, facts, text, buttons)
    except discord.HTTPException as fault:
        match refusals.read(fault).kind:
            case "message":
                # Somebody deleted it: it comes again, as it is now.
                await bot.service.run(posting.board_again, table, board.record, board.message)
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
    else:
        await chronicle.show_under_way(bot, table, thread, facts, post)


@carries("tidy")
async def carry_tidy(bot: Bot, table: Table, post: Post) -> None:
    """Take a letter away that could not be taken away before, or be looked for."""
    letter = await bot.store.read(letters.get, post.payload["letter"])
    if letter is None or not letter.going:
        return
    there = [letter.message]
    if not letter.message:
        there = [message.id for message in await mail.look(bot, letter)]
    board = await bot.store.read(letters.first, table.id, "board")
    for message in there:
        if await bot.store.read(letters.is_known, message):
            continue  # It stands by right.
        old = structs.replace(letter, message=message)
        if letter.key == "board" and (board is None or board.record != letter.record):
            await _retire(bot, table, [old])
        else:  # a board's words, too, were told again
            await mail.delete(bot, old)
    await bot.store.write(letters.drop, [letter])
