"""What a table's posts tell, and the board: the table's message in its thread.

A table message says what happened up to a milestone, with the picture of that position. While it is
the last one, the board, it also says what has happened since and whose move it is, and has buttons;
a newer one takes these away from the one before. What several fight out has a message of its own
while it lasts: an attack with its picture, edited as it goes on. At the end everybody who played is
told how it ended, in a direct message of their own.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord
from discord import ui
from msgspec import structs

import db.tables.log
from cogs import looking
from cogs.frame import Bot, mail, refusals
from cogs.frame.mail import carries
from cogs.frame.message import MOST_CONTENT, Image, Message, drawn, to_show, told_below
from cogs.frame.routes import Route, rows
from cogs.frame.words import Localized, LocalizedTable
from cogs.painting import laid_out
from cogs.prompt_text import waiting_line
from cogs.replay import open_replay
from cogs.server import missing_in
from db.people import people
from db.tables import letters
from db.tables.letters import Letter
from db.tables.tables import HOUR
from engine.games import lessons, scenes
from engine.kit.contract import MILESTONES, Event, Standing
from engine.kit.words import cut, length
from engine.table.answers.queries import PostFacts, plain
from engine.table.record import posting
from engine.table.record.posting import played_on
from engine.table.service import Line, Table, TableView
from engine.table.tasks.courier import Post, TryLater
from pictures.studio import Show
from texts import own_words

log = logging.getLogger(__name__)

MOST_SINCE = 500
MOST_FOLDED = 90
MOST_AFTER = 3  # lines of a lesson in one post
MOST_SUMMARY = 1200
CODE_BLOCK = "```"
MOST_BEFORE = 300
"""Events that are read to find the milestones before one: many times more than there are between
two."""


def _summary(facts: PostFacts, local: LocalizedTable) -> str:
    """What a milestone tells: what happened (at the very start: the phase), and the result. The
    picture has the standings."""
    table, events, view, speak = local.table, facts.events, facts.view, local.speak
    parts = [
        "" if events else f"### {speak.phase(view, local.words)}",
        cut(speak.summary(events, view, local.words, local.names), MOST_SUMMARY),
    ]
    if table.lesson:
        parts += _lesson_lines(facts, local)
    if view.standing is not None:
        parts.append(result_text(local, view.standing))
        used = [f"{local.names[seat.number]} {seat.hints}" for seat in table.seats if seat.hints]
        parts.append(local.say("hints-used", who=", ".join(used)) if used else "")
    return cut("\n".join(part for part in parts if part), MOST_CONTENT)


def result_text(local: LocalizedTable, standing: Standing, *, score: bool = False) -> str:
    """Who won and why, and all places; with the `score` in a code block, where no poster has it."""
    left = local.say("left-mark")
    names = [
        f"{name} ({left})" if seat.left and seat.name else name
        for name, seat in zip(local.names, local.table.seats, strict=True)
    ]
    text = local.speak.result(standing, local.words, names)
    return text if score else text.partition(CODE_BLOCK)[0].rstrip()


def _lesson_lines(facts: PostFacts, local: LocalizedTable) -> list[str]:
    """In a guided first game: why it came so, once of each kind, and where one may stop."""
    first = lessons(local.table.game).first_game
    if first is None:
        return []
    kinds = Counter(event.kind for event in facts.events if event.seats is None)
    # What was told with the milestones before.
    before = [n for n, line in enumerate(facts.earlier, 1) if line.event.kind in MILESTONES]
    told = facts.earlier[: before[-1] if before else 0]
    known = Counter(line.event.kind for line in told)
    news = [kind for kind in kinds if local.words.has(f"after-{kind}") and kind not in known]
    lines = [f"> 🧭 {local.words(f'after-{kind}')}" for kind in news]
    ends = known[first.ends] < first.times <= known[first.ends] + kinds[first.ends]
    return [*lines[:MOST_AFTER], *([local.say("lesson-enough")] if ends else [])]


def _since(facts: PostFacts, local: LocalizedTable) -> str:
    """What happened after the last milestone, the newest lines if there are many."""
    events = [*facts.after, *(line.event for line in facts.later)]
    lines = [local.event(event) for event in events if event.kind not in MILESTONES]
    lines = [line for line in lines if line]
    while lines and sum(length(line) + 1 for line in lines) > MOST_SINCE:
        lines.pop(0)
    return "\n".join(lines)


def _told(facts: PostFacts) -> str:
    """What stays of a milestone's post when there is a newer one below it."""
    table, undo = facts.table_view.table, facts.taken_back
    local = LocalizedTable(table, table.locale)
    text = _summary(facts, local)
    if undo is not None:
        # One line: its own first one, struck through, and who took it back.
        first, who = plain(text).partition("\n")[0], local.names[undo.args["seat"]]
        key = "post-folded-agreed" if undo.args.get("agreed") else "post-folded"
        return local.say(key, what=cut(first, MOST_FOLDED), who=who)
    # The first line of the thread, and of its last post, pings everybody who plays, or played.
    opening, title = "", local.speak.title(local.words)
    if facts.view.standing is not None:
        played = " ".join(f"<@{seat.person}>" for seat in table.seats if played_on(seat))
        opening = local.say("table-ends", who=played, game=title) if played else ""
    elif facts.record == 0:
        there = [seat for seat in table.seats if seat.person is not None] or table.seats
        who = ", ".join(local.mention(seat.number) for seat in there)
        opening = local.say("table-opens", who=who, game=title)
    undone = [local.event(event) for event in facts.undone]
    return cut("\n".join(line for line in [opening, *undone, text] if line), MOST_CONTENT)


async def milestone_message(bot: Bot, facts: PostFacts, name: str) -> Message:
    """The post of a table's last milestone: summary and picture of the position right after the
    record, and whose move it is."""
    pictures = await drawn(bot, _post(facts, facts.table_view.table.locale), name) or ()
    text = message_text(bot, facts)
    if not pictures:
        text = unpictured(facts, text)
    return Message(text, pictures, table_buttons(facts.table_view))


def unpictured(facts: PostFacts, text: str) -> str:
    scene = laid_out(_post(facts, facts.table_view.table.locale))
    return told_below(text, scene.alt if scene else "")


def _post(facts: PostFacts, locale: str) -> Show:
    more = {"events": tuple(facts.events), "before": tuple(previous_segment(facts.earlier))}
    return to_show(facts.table_view.table, locale, "post", facts.view, **more)


def previous_segment(lines: Sequence[Line]) -> list[Event]:
    """The public events between the two milestones before a record's own, of the lines that lead
    up to it. Of several in one record the last one counts."""
    ends = {line.record: n for n, line in enumerate(lines, 1) if line.event.kind in MILESTONES}
    if not ends:
        return []
    *_, begin, end = 0, *ends.values()
    return [line.event for line in lines[begin:end]]


def message_text(bot: Bot, facts: PostFacts, *, is_board: bool = True) -> str:
    """The text of a table message as of now: what its milestone tells and, of the board, what has
    happened since, and who is next. Whose move it is always shows, even if Discord's limit cuts
    the rest."""
    sight, text = facts.table_view, _told(facts)
    table, local, tail = sight.table, Localized(sight, sight.table.locale), list[str]()
    if is_board and (since := _since(facts, local)):
        tail.append(f"{local.say('post-since')}\n{since}")
    if is_board and sight.view.standing is None and (waiting := waiting_line(local)):
        tail.append(waiting)
    if tail:
        below = "\n".join(tail)
        text = f"{cut(text, MOST_CONTENT - length(below) - 2)}\n\n{below}"
    return bot.emoji_set.content(table, text, table.locale)


def table_buttons(sight: TableView) -> ui.View:
    """The buttons of the table message. They carry no question number: they are public."""
    table, say = sight.table, own_words(sight.table.locale)
    line: list[Route[Any, Any]] = []
    if table.phase == "over" or sight.view.standing is not None:
        line = [looking.again, looking.board, looking.open_log, open_replay]
    elif table.phase != "cancelled":
        line = [looking.hand_below, looking.board, looking.open_log, looking.undo_below]
    return rows([one.button(say, table=table.id) for one in line])


# What is under way


KEY: Final = "under-way"  # of its letter


async def show_under_way(
    bot: Bot, table: Table, thread: discord.PartialMessageable, facts: PostFacts, post: Post
) -> None:
    """Post it, bring it up to date, or take it away."""
    if not scenes(table.game).tells_under_way:
        return
    shown = to_show(table, table.locale, "under_way", facts.table_view.view)
    images = await drawn(bot, shown, f"under-way-{post.mark}.png")
    if images is None or (not images and laid_out(shown) is None):
        await end_under_way(bot, table)
        return
    since = _since(facts, LocalizedTable(table, table.locale))
    told = bot.emoji_set.content(table, since, table.locale)
    try:
        message = Message(told, images)
        await mail.keep(bot, table, KEY, thread, message, post, pictured=True)
    except discord.HTTPException as fault:
        refusal = refusals.read(fault)
        if refusal.passes or refusal.kind == "archived":
            raise
        # The board tells the same in words.
        log.info("table %s: what is under way is not shown: %s", table.id, fault.code)


async def end_under_way(bot: Bot, table: Table) -> None:
    """It is over, or the next post tells it."""
    there = await mail.standing(bot, table.id, KEY) if scenes(table.game).tells_under_way else ()
    for old in there:
        await mail.take_away(bot, old)


# How it ended


@carries("result")
async def carry_result(bot: Bot, table: Table, post: Post) -> None:
    """Tell somebody how the game ended, once. Whom no direct message reaches is named in the
    thread's last post, as everybody is."""
    person = int(post.payload["person"])
    seat = table.seat_of(person)
    if seat is None or seat != post.seat or table.phase != "over":
        return
    known = await bot.store.read(people.get, person)

    async def ended(locale: str) -> Message:
        """Whether they won, who did and why, and the poster, or the whole score in words."""
        local = LocalizedTable(table, locale)
        facts = await bot.service.post(table.id, post.record, earlier=MOST_BEFORE)
        standing, images = facts.view.standing, tuple[Image, ...]()
        if not known.text_only:
            images = await drawn(bot, _post(facts, locale), f"poster-{post.mark}.png") or ()
        place = standing.places[seat]
        key = "result-place" if place > 1 else "result-won"
        if place == 1 and standing.places.count(1) > 1:
            key = "result-shared"
        title, where = local.speak.title(local.words), f"<#{table.thread or table.channel}>"
        about = {"place": place, "seats": len(standing.places), "game": title, "where": where}
        told = result_text(local, standing, score=known.text_only)
        text = cut(f"{local.say(key, **about)}\n{told}", MOST_CONTENT)
        again = looking.again.button(local.say, table=table.id, mark=post.mark)
        replay = open_replay.button(local.say, table=table.id)
        content = bot.emoji_set.content(table, text, locale)
        return Message(content, images, rows([again, replay]))

    await mail.tell(bot, person, table, post, ended)


# Boards


PINNED_AFTER: Final = 30
"""So many times `follow_seconds` a board stands before it is pinned, five minutes as a rule: while
people play fast it is in sight, and four requests a milestone are too many for that."""
BOARD_SECONDS: Final = 3.0
"""The shortest time between two edits of a board: what happens in between is in the next one."""


@carries("milestone")
async def carry_milestone(bot: Bot, table: Table, post: Post) -> None:
    thread = bot.carrier.thread_of(table)
    facts = await bot.service.post(table.id, post.record, earlier=MOST_BEFORE)
    over = facts.table_view.view.standing is not None
    quiet = post.payload.get("quiet")
    before = await mail.standing(bot, table.id, "board")
    instead = post.payload.get("instead")
    if instead and before and before[0].message != instead:
        # Another one came in its place, though not all that follows could be done then.
        board = before[0]
    else:
        name = f"board-{post.record}-{post.mark}.png"
        message = await milestone_message(bot, facts, name)
        ping: list[int] = []
        if not quiet and (not before or (over and post.record == table.records)):
            ping = [seat.person for seat in table.seats if seat.person is not None]
        plainer = own_words(table.locale)("post-without-words")  # the picture tells the rest
        board = await mail.send(bot, thread, message, post, "board", ping=ping, plainer=plainer)
    await _retire(bot, table, [old for old in before if old.message != board.message])
    if over:
        await _disarm(bot, thread, keep=board.message)
    await end_under_way(bot, table)
    for old in await mail.ours(bot, thread) if quiet else ():
        # After an undo: what tells of positions that were taken back becomes one line, without the
        # picture, by whose name a post is known.
        named = [re.match(r"board-(\d+)-", file.filename) for file in old.attachments]
        record = next((int(found[1]) for found in named if found), 0)
        if await bot.store.read(db.tables.log.taken_back_by, table.id, record) is not None:
            await _reword(bot, old, await bot.service.post(table.id, record))
    refused = table.thread in bot.carrier.pins_refused
    if not refused and not missing_in(bot, table.guild, table.channel, ("pin_messages",)):
        await bot.service.run(posting.put, table, "pin", beside="pin")


@carries("pin")
async def carry_pin(bot: Bot, table: Table, _: Post) -> None:
    """Pin the board in place of the one before, once it has stood for a while: people who talk in
    the thread find it. Without the right to do so the bot does nothing, and tells nobody."""
    thread, boards = bot.carrier.thread_of(table), await mail.standing(bot, table.id, "board")
    before = await bot.store.read(letters.first, table.id, "pin")
    if not boards or (before is not None and before.message == boards[0].message):
        return
    board = thread.get_partial_message(boards[0].message)
    pause = PINNED_AFTER * bot.settings.follow_seconds
    rest = min(pause, board.created_at.timestamp() + pause - bot.service.now())
    if rest > 0:
        raise TryLater(rest, counts=False)
    try:
        await board.pin()
        await bot.store.write(letters.pinned, boards[0])
        # Discord says in the thread that something was pinned; nobody needs to read it each time.
        for message in await mail.ours(bot, thread):
            if message.type is discord.MessageType.pins_add:
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
        try:
            facts = await bot.service.post(table.id, board.record)
            await _reword(bot, mail.sent(bot, board), facts)
        except discord.HTTPException as fault:
            refusal = refusals.read(fault)
            if refusal.passes or refusal.kind in ("archived", "place"):
                raise
            log.info("table %s: its old board stays: %s", table.id, fault.code)
        await bot.store.write(letters.drop, [board])


async def _reword(
    bot: Bot,
    message: discord.Message | discord.PartialMessage,
    facts: PostFacts,
    *,
    is_board: bool = False,
) -> None:
    """Edit the words of a table message. Where it has no picture, they say what that shows; what
    was taken back needs none."""
    text = message_text(bot, facts, is_board=is_board)
    buttons = table_buttons(facts.table_view) if is_board else None
    try:
        if facts.taken_back is not None:
            await message.edit(content=text, attachments=[], view=None)
            return
        edited = await message.edit(content=text, view=buttons)
        if not edited.attachments:
            await message.edit(content=unpictured(facts, text), view=buttons)
    except discord.HTTPException as fault:
        if refusals.read(fault).kind != "content":
            raise
        if is_board:
            text = own_words(facts.table_view.table.locale)("post-without-words")
            await message.edit(content=text, view=buttons)
        else:  # Then the words that are there must do.
            await message.edit(view=None)


@carries("table")
async def carry_table(bot: Bot, table: Table, post: Post) -> None:
    boards = await mail.standing(bot, table.id, "board")
    if not boards:
        return
    thread, board = bot.carrier.thread_of(table), boards[0]
    if table.phase == "cancelled":
        await _disarm(bot, thread)
        await end_under_way(bot, table)
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
    try:
        await _reword(bot, thread.get_partial_message(board.message), facts, is_board=True)
    except discord.HTTPException as fault:
        if refusals.read(fault).kind != "message":
            raise
        # Somebody deleted it: it comes again, as it is now.
        await bot.service.run(posting.board_again, table, board.record, board.message)
    now = bot.service.now()
    bot.carrier.edited = {m: at for m, at in bot.carrier.edited.items() if now - at < HOUR}
    bot.carrier.edited[board.message] = now
    if table.phase == "over":
        await _disarm(bot, thread, keep=board.message)
    else:
        await show_under_way(bot, table, thread, facts, post)


@carries("tidy")
async def carry_tidy(bot: Bot, table: Table, post: Post) -> None:
    """Take a letter away that could not be before, or be looked for; others stand by right."""
    letter = await bot.store.read(letters.get, post.payload["letter"])
    if letter is None or not letter.going:
        return
    there = [letter.message] if letter.message else await mail.look(bot, letter)
    gone = [one for one in there if not await bot.store.read(letters.is_known, one)]
    board = await bot.store.read(letters.first, table.id, "board")
    for message in gone:
        old = structs.replace(letter, message=message)
        if letter.key == "board" and (board is None or board.record != letter.record):
            await _retire(bot, table, [old])
        else:  # a board's words, too, were told again
            await mail.delete(bot, old)
    await bot.service.run(posting.tidied, table, letter.id, gone=bool(gone))
