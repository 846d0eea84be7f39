"""What reminds people: the posts "reminder", "pace" and "stalled", carried to Discord, and the
buttons below them.

A reminder is checked again when it goes out: people who have answered by then are not reminded. It
is removed when its question is answered.

In the buttons' ids table 0 means all tables that the message names; `mark` is the post's: it
identifies the message after the bot was stopped.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Literal

import discord
from discord import PartialMessageable

from cogs.frame import Bot, mail, refusals
from cogs.frame.commands import extension
from cogs.frame.context import Context, Panel, seen_table
from cogs.frame.mail import carries
from cogs.frame.message import MOST_CONTENT, Message
from cogs.frame.routes import MOST_OPTIONS, Press, button, choice, rows
from cogs.frame.words import LocalizedTable, game_title, how_many, names_of, pace_text
from db.people import people
from db.tables import clocks, letters
from db.tables.letters import Letter, Place
from db.tables.tables import DAY, HOUR, MINUTE
from engine.kit.showing import Say
from engine.kit.words import cut
from engine.table.answers import queries
from engine.table.commands import absence
from engine.table.record.deadlines import tomorrow
from engine.table.record.transaction import Waiting
from engine.table.service import Refused, Table
from engine.table.tasks.courier import Post, Undeliverable
from texts import own_words

log = logging.getLogger(__name__)


Wait = Literal["10m", "1h", "8h", "day"]
WAITS: Final[dict[Wait, int]] = {"10m": 10 * MINUTE, "1h": HOUR, "8h": 8 * HOUR, "day": DAY}
"""When somebody may be reminded again, in about this many seconds."""
MOST_WAITS: Final = 3
PLACES: Final[tuple[Place, ...]] = ("dm", "thread")
PRIMARY, SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
SUCCESS = discord.ButtonStyle.success


# What is pressed


@button("r:{table}:play[:{mark}]", "remind-play", emoji="✋", style=PRIMARY, ack="private")
async def play(ctx: Context, table: int, mark: str = "") -> Panel:
    if (await ctx.returned(table)).sight.seat is None:
        raise Refused("not-seated")
    return Panel(table, beside=True)


@button("r:{table}:pick[:{mark}]", ack="private")
async def pick(ctx: Context, table: int, value: int, mark: str = "") -> Panel:
    return await play(ctx, table or value)


@button("r:{table}:{wait}[:{mark}]", "remind-later-{wait}", ack="none", looks=True)
async def later(ctx: Context, table: int, wait: Wait, mark: str = "") -> Message | None:
    reminder, at_tables = await _reminded_of(ctx, table)
    now = ctx.bot.service.now()
    at = now + WAITS[wait]
    if wait == "day":
        at = tomorrow(now, await ctx.read(people.wishes, ctx.id))
    await ctx.run(absence.later, ctx.id, at_tables, at)
    return await _noted(ctx, reminder, f"⏰ {ctx.say('remind-again', when=f'<t:{at}:R>')}")


@button("r:{table}:not[:{mark}]", "remind-not", emoji="🔕", ack="none", looks=True)
async def mute(ctx: Context, table: int, mark: str = "") -> Message | None:
    reminder, at_tables = await _reminded_of(ctx, table)
    await ctx.run(absence.not_this_move, ctx.id, at_tables)
    return await _noted(ctx, reminder, f"🔕 {ctx.say('remind-muted')}")


async def _reminded_of(ctx: Context, table: int) -> tuple[Letter | None, list[int]]:
    """The reminder that was pressed, and which tables are meant: all that they were reminded of, if
    the bot stopped before it could note that."""
    pressed, read = ctx.interaction.message, ctx.read
    await ctx.acknowledge("edit" if ctx.interaction.guild_id is None else "private")
    if table:
        await seen_table(ctx.interaction, table)
    sent = [] if pressed is None else await read(letters.in_message, pressed.id)
    named = [reminder for reminder in sent if reminder.person == ctx.id]
    meant = [table] if table else [reminder.table for reminder in named]
    if not meant:
        running = await read(clocks.of_person, ctx.id)
        meant = [clock.table for clock in running if clock.last is not None]
    return next(iter(named), None), meant


async def _noted(ctx: Context, reminder: Letter | None, note: str) -> Message | None:
    if ctx.interaction.guild_id is None and reminder is not None:
        return await retold(ctx.bot, ctx.id, reminder, note=note)
    await ctx.beside(note)
    return None


@button(
    "r:{table}:wake[:{mark}]", "button-wake", emoji="⏰", style=SUCCESS, ack="private", looks=True
)
async def wake(ctx: Context, table: Table, mark: str = "") -> str:
    found = await ctx.do(table.id, absence.wake_up, ctx.id)
    return ctx.say("woken", where=f"<#{found.thread or found.channel}>")


# Posts


@carries("reminder")
async def carry_reminder(bot: Bot, table: Table, post: Post) -> None:
    person = int(post.payload.get("person", 0))
    match post.payload.get("what"):
        case "dm":
            await _remind(bot, person, [int(n) for n in post.payload["tables"]], post)
        case "thread":
            await _remind_in_thread(bot, person, table, post)
        case "deck":
            await _tell_next(bot, person, table, post)
        case "clear":
            await _clear(bot, person, [table.id], post.payload["place"])
        case what:
            raise Undeliverable(f"unknown reminder {what}")


# What a person is told


def _line(found: Waiting, say: Say) -> str:
    """Exactly what the table waits for: "to play a card: choose 1 of 6"."""
    table, local = found.table, LocalizedTable(found.table, say.locale)
    asked, missing = [o for o in found.table_view.open if o.given is None], []
    for one in asked:
        least, total = one.question.least, len(one.question.options)
        most = min(one.question.most, total)
        key = f"remind-choose-{how_many(least, most)}"
        count = say(key, least=least, most=most, total=total)
        if one.draft:
            count += f" ({say('remind-so-far', count=len(one.draft))})"
        what = local.speak.waiting(one.question.kind, local.words)
        missing.append(say("remind-missing", what=what, count=count))
    line = say(
        "remind-line",
        game=local.speak.title(local.words),
        where=f"<#{table.thread}>" if table.thread else say("table-number", id=str(table.id)),
        missing="; ".join(missing),
        since=f"<t:{min(o.asked_at for o in asked)}:R>",
    )
    if found.ends_at is not None:
        when = f"<t:{found.ends_at}:R>"
        line += f" {say(f'remind-end-{table.pace.at_end}', when=when)}"
    return line


def reminder_message(found: Sequence[Waiting], say: Say, mark: str, *, note: str = "") -> Message:
    """`note`: what was pressed, in place of the choice when to be reminded again."""
    lines = [_line(one, say) for one in found]
    if len(lines) > 1:
        lines.insert(0, say("remind-several", count=len(lines)))
    content = "\n".join([f"🔔 {lines[0]}", *lines[1:], *([note] if note else [])])
    below = [] if note else _later(0, found, say, mark)
    return Message(cut(content, MOST_CONTENT), view=rows(_play_row(found, say, mark), below))


def _play_row(found: Sequence[Waiting], say: Say, mark: str) -> list[Press]:
    if len(found) == 1:
        return [play.button(say, table=found[0].table.id, mark=mark)]
    options = []
    for table in [one.table for one in found[:MOST_OPTIONS]]:
        number = say("table-number", id=str(table.id))
        name, who = f"{game_title(table.game, say.locale)} {number}", names_of(table, say.locale)
        options.append(choice(str(table.id), name, detail=who))
    return [pick.menu(options, placeholder=say("remind-pick"), table=0, mark=mark)]


def _later(table: int, found: Sequence[Waiting], say: Say, mark: str) -> list[Press]:
    """The choice when to be reminded again. `table` 0: of all that the message names."""
    patience = max(one.table.pace.patience or 2 * DAY for one in found)
    fitting = [wait for wait, seconds in WAITS.items() if seconds < patience][-MOST_WAITS:]
    waits = [later.button(say, table=table, wait=wait, mark=mark) for wait in fitting]
    return [*waits, mute.button(say, table=table, mark=mark)]


# Sending


async def _remind(bot: Bot, person: int, at_tables: list[int], post: Post) -> None:
    found = await bot.service.look(queries.waiting_for, person, at_tables)
    if not found:
        # It may have got there before the bot stopped.
        for place in PLACES:
            await _clear(bot, person, at_tables, place)
        return

    def drawn(locale: str) -> Message:
        return reminder_message(found, own_words(locale), post.mark)

    stand = partial(_stand, bot, "dm", [one.table for one in found], post)
    if await mail.tell(bot, person, found[0].table, post, drawn, deliver=stand):
        return
    # In their threads instead. If one refuses it, the others still get theirs.
    passing: discord.HTTPException | None = None
    for one in found:
        try:
            await _remind_in_thread(bot, person, one.table, post)
        except discord.HTTPException as fault:
            if refusals.read(fault).passes:
                passing = fault
            log.info("table %s: could not post a reminder in its thread: %s", one.table.id, fault)
    if passing is not None:
        raise passing


async def _remind_in_thread(bot: Bot, person: int, table: Table, post: Post) -> None:
    """Only what everybody knows: whose move it is, what kind of move, since when."""
    found = await bot.service.look(queries.waiting_for, person, [table.id])
    if table.thread is None:
        return
    mine = []
    if found:
        public = await bot.service.look(queries.view, table.id, None)
        mine = [(kind, at) for seat, kind, at in public.awaited if seat == found[0].clock.seat]
    if not mine:
        await _clear(bot, person, [table.id], "thread")
        return
    local = LocalizedTable(table, table.locale)
    kinds = dict.fromkeys(local.speak.waiting(kind, local.words) for kind, _ in mine)
    since = f"<t:{min(at for _, at in mine)}:R>"
    text = local.say("remind-thread", who=f"<@{person}>", what=", ".join(kinds), since=since)
    about: Any = (found, local.say, post.mark)
    view = rows(_play_row(*about), _later(table.id, *about))
    message, thread = Message(f"🔔 {text}", (), view), bot.carrier.thread_of(table)
    await _stand(bot, "thread", [table], post, thread, message)


async def _tell_next(bot: Bot, person: int, table: Table, post: Post) -> None:
    """ "You are next", if it is still so."""
    if not await _is_so(bot, person, table, "deck"):
        # It may have got there before the bot stopped.
        await _clear(bot, person, [table.id], "deck")
        return

    about: Any = {"table": table.id, "mark": post.mark}

    def drawn(locale: str) -> Message:
        say = own_words(locale)
        title = game_title(table.game, locale)
        text = say("remind-next", game=title, where=f"<#{table.thread or table.channel}>")
        hand = play.button(say, label=say("button-hand"), style=SECONDARY, **about)
        return Message(f"👀 {text}", (), rows([hand]))

    stand = partial(_stand, bot, "deck", [table], post)
    await mail.tell(bot, person, table, post, drawn, deliver=stand)


async def _is_so(bot: Bot, person: int, table: Table, place: Place) -> bool:
    """Whether the table waits for them, or they are next."""
    if place != "deck":
        return bool(await bot.service.look(queries.waiting_for, person, [table.id]))
    watch = await bot.store.read(clocks.watch, table.id)
    deck = None if watch is None else watch.deck
    return deck is not None and table.seats[deck].person == person


async def _stand(
    bot: Bot, place: Place, about: list[Table], post: Post, to: PartialMessageable, message: Message
) -> None:
    """Send a reminder: earlier ones about the same go, and it goes itself if it became untrue in
    this very moment: nothing clears away what is not written down yet."""
    person, numbers = int(post.payload["person"]), [table.id for table in about]
    public = place == "thread"
    ping = [person] if public else ()
    whom: Any = {"person": person, "tables": numbers, "public": public, "ping": ping}
    sent = await mail.send(bot, to, message, post, f"remind/{place}", **whom)
    await _clear(bot, person, numbers, place, newer=sent.message)
    for table in about:
        if not await _is_so(bot, person, table, place):
            await _clear(bot, person, [table.id], place)


# Clearing away


async def _clear(
    bot: Bot, person: int, tables: Sequence[int], place: Place, *, newer: int = 0
) -> None:
    """Remove what reminders in this place say of these tables, but for the button back to one that
    no longer waits. `newer`: the message that says it from now on."""
    there: list[Letter] = []
    for table in tables:
        there += await mail.standing(bot, table, f"remind/{place}", person)
    for old in {one.message: one for one in there if one.message != newer}.values():
        said = await bot.store.read(letters.in_message, old.message)
        gone, now = [one for one in said if one.table in tables], None
        if place == "dm" and (len(gone) < len(said) or not newer):
            now = await retold(bot, person, old, without=tables)
        if now is not None and now.view.children:
            try:
                await mail.sent(bot, old).edit(content=now.content, view=now.view)
            except discord.HTTPException as fault:
                if refusals.read(fault).passes:
                    raise
                log.info("could not change a reminder of %s: %s", person, fault)
        else:
            await mail.take_away(bot, old)
            gone = [one for one in gone if one.id != old.id]
        # Noted when it is done: otherwise nobody would know of it any more.
        await bot.store.write(letters.drop, gone)


async def retold(
    bot: Bot, person: int, reminder: Letter, *, note: str = "", without: Sequence[int] = ()
) -> Message:
    rest = await bot.store.read(letters.in_message, reminder.message)
    numbers = [other.table for other in rest if other.table not in without]
    found = await bot.service.look(queries.waiting_for, person, numbers)
    table, mark = await bot.service.look(queries.table, reminder.table), f"m{reminder.message}"
    say = own_words(mail.language(await bot.store.read(people.get, person), table))
    if found:
        return reminder_message(found, say, mark, note=note)
    # They answered, or a computer player sits in because they did not, or the table is quiet
    # because nobody has moved for a long time.
    where = f"<#{table.thread or table.channel}>"
    about = {"game": game_title(table.game, say.locale), "where": where}
    seat, watch = table.seat_of(person), await bot.store.read(clocks.watch, table.id)
    if table.phase == "running" and seat is not None and table.seats[seat].absent:
        back: Any = {"label": say("remind-back"), "style": SECONDARY, "mark": mark}
        view = rows([play.button(say, table=table.id, **back)])
        return Message(f"🤖 {say('remind-absent', **about)}", view=view)
    if watch is not None and watch.stage != "awake":
        view = rows([wake.button(say, table=table.id, mark=mark)])
        return Message(f"💤 {say('remind-quiet', **about)}", view=view)
    return Message(f"✅ {say('remind-done', **about)}")


# In the thread


@carries("pace")
async def carry_pace(bot: Bot, table: Table, post: Post) -> None:
    say = own_words(table.locale)
    text = say("pace-changed", pace=pace_text(table.pace, say))
    await mail.send(bot, bot.carrier.thread_of(table), Message(text), post)


@carries("stalled")
async def carry_stalled(bot: Bot, table: Table, post: Post) -> None:
    """Nobody has moved for long: said once, with the way back. What is put away is archived at
    Discord too, where we may."""
    watch = await bot.store.read(clocks.watch, table.id)
    stage = str(post.payload["stage"])
    if watch is None or watch.stage != stage:
        return
    say = own_words(table.locale)
    view = rows([wake.button(say, table=table.id, mark=post.mark)])
    message = Message(say(f"stalled-{stage}", since=f"<t:{watch.since}:R>"), view=view)
    await mail.send(bot, bot.carrier.thread_of(table), message, post)
    if stage == "archived" and table.thread is not None:
        try:
            await bot.http.edit_channel(table.thread, archived=True)
        except discord.Forbidden as fault:
            log.info("table %s: could not archive its thread: %s", table.id, fault.code)


setup = extension(__name__)
