"""What reminds people: the posts "reminder", "pace" and "stalled", carried to Discord.

A reminder is checked again when it goes out: people who have answered by then are not reminded. It
is removed when its question is answered.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord import ui
from msgspec import structs

from cogs.frame.face import Face
from cogs.frame.speech import game_words, names_of
from cogs.link import refusals
from cogs.link.directly import TooManyOpened
from cogs.press import ids
from cogs.press.parts import MOST_OPTIONS, Press, button, choice, menu, rows
from cogs.thread import threads
from cogs.time.durations import pace_text
from db.base.pace import DAY, HOUR, MINUTE
from db.people import people
from db.tables import clocks
from db.tables.clocks import Place, Standing
from engine.games import wording
from engine.kit.contract import Question
from engine.kit.showing import Say
from engine.kit.words.phrasing import cut
from engine.table.answers import queries
from engine.table.record import posting
from engine.table.record.facts import Waiting
from engine.table.service import OpenQuestion, Table, TableView
from engine.table.tasks.courier import Post, Undeliverable
from texts import own_words

if TYPE_CHECKING:
    from cogs.frame.house import House

log = logging.getLogger(__name__)

WAITS: Final = {"10m": 10 * MINUTE, "1h": HOUR, "8h": 8 * HOUR, "day": DAY}
"""When somebody may be reminded again, in about this many seconds."""
MOST_WAITS: Final = 3
MOST_CONTENT: Final = 2000


async def carry_reminder(house: House, table: Table, post: Post) -> None:
    """Remind somebody, or clear an outdated reminder away.

    Raises:
        Undeliverable: there is nowhere to send it to.
    """
    person = int(post.payload.get("person", 0))
    match post.payload.get("what"):
        case "dm":
            await _remind(house, person, [int(n) for n in post.payload["tables"]], post)
        case "thread":
            await _remind_in_thread(house, person, table, post)
        case "deck":
            await _tell_next(house, person, table, post)
        case "clear":
            await _clear(house, person, table, post.payload["place"])
        case what:
            raise Undeliverable(f"unknown reminder {what}")


# What a person is told


async def waiting_for(house: House, person: int, at_tables: Sequence[int]) -> list[Waiting]:
    """Those of these tables that wait for the person at this moment, the longest first."""
    return await house.service.look(queries.waiting_for, person, at_tables)


def missing(sight: TableView, say: Say) -> str:
    """Exactly what the table waits for of this seat: "to play a card: choose 1 of 6"."""
    words = game_words(sight.table.game, say.locale)
    speak = wording(sight.table.game)
    parts = [
        say("remind-missing", what=speak.waiting(o.question.kind, words), count=_count(o, say))
        for o in sight.open
        if o.given is None
    ]
    return "; ".join(parts)


def _count(asked: OpenQuestion, say: Say) -> str:
    question = asked.question
    least, most = question.least, min(question.most, len(question.options))
    total = len(question.options)
    text = _how_many(question, least, most, total, say)
    if asked.draft:
        text += f" ({say('remind-so-far', count=len(asked.draft))})"
    return text


def _how_many(question: Question, least: int, most: int, total: int, say: Say) -> str:
    if least == most:
        return say("remind-choose", count=most, total=total)
    if least == 0:
        return say("remind-choose-up-to", most=most, total=total)
    return say("remind-choose-between", least=least, most=most, total=total)


def _line(found: Waiting, say: Say) -> str:
    table = found.table
    title = wording(table.game).title(game_words(table.game, say.locale))
    since = min(o.asked_at for o in found.sight.open if o.given is None)
    line = say(
        "remind-line",
        game=title,
        where=f"<#{table.thread}>" if table.thread else say("table-number", id=str(table.id)),
        missing=missing(found.sight, say),
        since=f"<t:{since}:R>",
    )
    if found.ends_at is not None:
        when = f"<t:{found.ends_at}:R>"
        line += f" {say(f'remind-end-{table.pace.at_end}', when=when)}"
    return line


def reminder_face(found: Sequence[Waiting], say: Say, mark: str, *, note: str = "") -> Face:
    """The reminder of all these tables. `note`: what was pressed, in place of the choice when
    to be reminded again."""
    lines = [_line(one, say) for one in found]
    if len(lines) == 1:
        head = f"🔔 {lines[0]}"
    else:
        head = "\n".join([f"🔔 {say('remind-several', count=len(lines))}", *lines])
    content = cut(f"{head}\n{note}" if note else head, MOST_CONTENT)
    return Face(
        content, (), rows(_play_row(found, say, mark), [] if note else _later(0, found, say, mark))
    )


def _play_row(found: Sequence[Waiting], say: Say, mark: str) -> list[Press]:
    if len(found) == 1:
        return [
            button(
                ids.REMINDER.id(table=found[0].table.id, what="play", mark=mark),
                say("remind-play"),
                emoji="✋",
                style=discord.ButtonStyle.primary,
            )
        ]
    options = []
    for one in found[:MOST_OPTIONS]:
        title = wording(one.table.game).title(game_words(one.table.game, say.locale))
        name = f"{title} {say('table-number', id=str(one.table.id))}"
        who = names_of(one.table, say.locale)
        options.append(choice(str(one.table.id), name, detail=who))
    return [
        menu(
            ids.REMINDER.id(table=0, what="pick", mark=mark),
            options,
            placeholder=say("remind-pick"),
        )
    ]


def _later(table: int, found: Sequence[Waiting], say: Say, mark: str) -> list[Press]:
    """The choice when to be reminded again, if the tables wait that long. `table` 0: for all that
    the message names."""

    def named(what: str) -> str:
        return ids.REMINDER.id(table=table, what=what, mark=mark)

    patience = max(one.table.pace.patience or 2 * DAY for one in found)
    fitting = [wait for wait, seconds in WAITS.items() if seconds < patience][-MOST_WAITS:]
    waits = [button(named(wait), say(f"remind-later-{wait}")) for wait in fitting]
    return [*waits, button(named("not"), say("remind-not"), emoji="🔕")]


# Sending


async def _remind(house: House, person: int, at_tables: list[int], post: Post) -> None:
    if post.again:
        await _find_in_threads(house, person, at_tables, post)
    found = await waiting_for(house, person, at_tables)
    if not found:
        known = (await house.store.read(people.get, person)).dm_channel if post.again else None
        if known is not None:
            await _clear_sent(house, person, "dm", at_tables, known, post)
        return
    if (await house.store.read(people.get, person)).dms_closed:
        await _instead_in_threads(house, person, found, post)
        return
    say = own_words(await house.carrier.privately.locale(person, found[0].table))
    face = reminder_face(found, say, post.mark)
    try:
        channel = await house.carrier.directly.channel(person)
        sent = await house.carrier.send(channel, face, post)
    except TooManyOpened:
        await _instead_in_threads(house, person, found, post)
        return
    except discord.HTTPException as fault:
        refusal = refusals.read(fault)
        if refusal.kind in ("while", "bot") and refusal.code not in refusals.TOO_FAST:
            raise
        log.info("a reminder could not reach %s by direct message: %s", person, refusal)
        if refusal.kind == "person":
            await house.carrier.directly.closed(person, fault)
        await _instead_in_threads(house, person, found, post)
        return
    await _took_place(house, person, "dm", [one.table for one in found], channel.id, sent.id)


async def _instead_in_threads(
    house: House, person: int, found: Sequence[Waiting], post: Post
) -> None:
    """Each has a nonce of its own, because Discord shows one message for each nonce. If one thread
    refuses it, the others still get theirs."""
    later: discord.HTTPException | None = None
    for one in found:
        nonce = f"{post.nonce[:14]}.{one.table.id}"
        try:
            await _remind_in_thread(house, person, one.table, structs.replace(post, nonce=nonce))
        except discord.HTTPException as fault:
            if refusals.read(fault).kind in ("while", "bot"):
                later = fault
            log.info("table %s: could not post a reminder in its thread: %s", one.table.id, fault)
    if later is not None:
        raise later


async def _remind_in_thread(house: House, person: int, table: Table, post: Post) -> None:
    """Only what everybody knows: whose move it is, what kind of move, since when."""
    found = await waiting_for(house, person, [table.id])
    if table.thread is None:
        return
    mine = []
    if found:
        public = await house.service.look(queries.sight, table.id, None)
        mine = [(kind, at) for seat, kind, at in public.awaited if seat == found[0].clock.seat]
    if not mine:
        if post.again:
            await _clear_sent(house, person, "thread", [table.id], table.thread, post)
        return
    say = own_words(table.locale)
    words = game_words(table.game, table.locale)
    speak = wording(table.game)
    text = say(
        "remind-thread",
        who=f"<@{person}>",
        what=", ".join(dict.fromkeys(speak.waiting(kind, words) for kind, _ in mine)),
        since=f"<t:{min(at for _, at in mine)}:R>",
    )
    view = rows(_play_row(found, say, post.mark), _later(table.id, found, say, post.mark))
    thread = house.get_partial_messageable(table.thread, guild_id=table.guild)
    sent = await house.carrier.send(thread, Face(f"🔔 {text}", (), view), post, ping=[person])
    await _took_place(house, person, "thread", [table], table.thread, sent.id)


async def _tell_next(house: House, person: int, table: Table, post: Post) -> None:
    """ "You are next", for whoever wants to know, if it is still so."""
    watch = await house.store.read(clocks.watch, table.id)
    if watch is None or watch.deck is None or table.seats[watch.deck].person != person:
        return
    if (await house.store.read(people.get, person)).dms_closed:
        return
    say = own_words(await house.carrier.privately.locale(person, table))
    title = wording(table.game).title(game_words(table.game, say.locale))
    text = say("remind-next", game=title, where=f"<#{table.thread or table.channel}>")
    play = ids.REMINDER.id(table=table.id, what="play", mark=post.mark)
    view = rows([button(play, say("button-hand"), emoji="✋")])
    try:
        channel = await house.carrier.directly.channel(person)
        sent = await house.carrier.send(channel, Face(f"👀 {text}", (), view), post)
    except TooManyOpened:
        return
    except discord.HTTPException as fault:
        if refusals.read(fault).kind in ("while", "bot"):
            raise
        log.info("could not tell %s that they are next: %s", person, fault.code)
        return
    await _took_place(house, person, "deck", [table], channel.id, sent.id)


async def _find_in_threads(house: House, person: int, at_tables: Sequence[int], post: Post) -> None:
    """It may have got into threads before, and get to the person directly this time."""
    for number in at_tables:
        table = await house.service.look(queries.table, number)
        if table.thread is None:
            continue
        try:
            await _clear_sent(house, person, "thread", [number], table.thread, post)
        except discord.HTTPException as fault:
            _must_not_come_later(fault)
            log.info("table %s: could not look for a reminder in its thread: %s", number, fault)
            if refusals.read(fault).kind != "gone":
                await _look_later(house, person, table, table.thread, post)


async def _look_later(house: House, person: int, table: Table, thread: int, post: Post) -> None:
    """The reminder may be in a thread that cannot be read now: looking for it is a post of its own,
    which stays until it is done."""
    await house.service.run(posting.unseen, table, None, person, thread, post.nonce)


async def take_leftover(house: House, post: Post) -> None:
    """Take away what could not be taken away when a newer reminder came, or be looked for."""
    sought = "nonce" in post.payload
    for message in await house.carrier.left_there(post):
        # What was looked for may be one that is known by now.
        if not sought or not await house.store.read(clocks.in_message, message):
            await _delete(house, int(post.payload["channel"]), message)


async def _clear_sent(
    house: House, person: int, place: Place, about: Sequence[int], channel: int, post: Post
) -> None:
    """A reminder may have got there before the bot stopped, and reminds of nothing any more."""
    there = house.get_partial_messageable(channel)
    sent = await house.carrier.find(there, post)
    if sent is not None:
        at = [await house.service.look(queries.table, number) for number in about]
        await _took_place(house, person, place, at, channel, sent.id)


async def _took_place(
    house: House, person: int, place: Place, about: Sequence[Table], channel: int, message: int
) -> None:
    """A reminder was sent: earlier ones about the same go, and it goes itself if its question
    was answered in this very moment."""
    before: list[Standing] = []
    for table in about:
        before += await house.store.read(clocks.standing, table.id, person)
    before = [r for r in before if r.place == place and r.message != message]
    # The old ones first: once the new one is written down, nobody would know them any more.
    for old in {(r.channel, r.message) for r in before}:
        await _replaced(house, person, *old, [table.id for table in about])
    await house.store.write(
        clocks.stand, [Standing(table.id, person, place, channel, message) for table in about]
    )
    for table in about:
        if place != "deck" and not await waiting_for(house, person, [table.id]):
            await _clear(house, person, table, place)


async def _replaced(
    house: House, person: int, channel: int, message: int, about: Sequence[int]
) -> None:
    """A newer reminder says the same about these tables; what only this one says stays. The newer
    one must be known, because what cannot be removed now is removed later."""
    rest = [r for r in await house.store.read(clocks.in_message, message) if r.table not in about]
    if rest:
        await retell(house, person, rest[0], without=about)
        return
    try:
        await _delete(house, channel, message)
    except discord.HTTPException as fault:
        _must_not_come_later(fault)
        table = await house.service.look(queries.table, about[0])
        await house.service.run(posting.old_reminder, table, person, channel, message)


# Clearing away


async def _clear(house: House, person: int, table: Table, place: Place) -> None:
    """The reminder about this table is outdated. Remove it, except for other tables that it names,
    and for the button back to a table that no longer waits.

    Raises:
        discord.HTTPException: it cannot be removed now. It is still known.
    """
    for reminder in await house.store.read(clocks.standing, table.id, person):
        if reminder.place != place:
            continue
        # Noted when it is done: otherwise nobody would know of it any more.
        if place == "dm":
            await retell(house, person, reminder, without=[table.id])
        else:
            await _delete(house, reminder.channel, reminder.message)
        await house.store.write(clocks.cleared, table.id, person, place, reminder.message)


async def retell(
    house: House, person: int, reminder: Standing, *, without: Sequence[int] = ()
) -> None:
    """Show a DM reminder as things are now, but for these tables; one that has nothing to say any
    more goes."""
    face = await retold(house, person, reminder, without=without)
    if not face.view.children:
        await _delete(house, reminder.channel, reminder.message)
        return
    message = house.get_partial_messageable(reminder.channel).get_partial_message(reminder.message)
    try:
        await message.edit(content=face.content, view=face.view)
    except discord.HTTPException as fault:
        _must_not_come_later(fault)
        log.info("could not remove a reminder of %s: %s", person, fault)


async def retold(
    house: House,
    person: int,
    reminder: Standing,
    *,
    note: str = "",
    without: Sequence[int] = (),
) -> Face:
    """A DM reminder as it is to look now; when nothing waits any more, a line."""
    rest = await house.store.read(clocks.in_message, reminder.message)
    found = await waiting_for(house, person, [r.table for r in rest if r.table not in without])
    table = await house.service.look(queries.table, reminder.table)
    say = own_words(await house.carrier.privately.locale(person, table))
    if found:
        return reminder_face(found, say, f"m{reminder.message}", note=note)
    return await _last_face(house, person, table, say, f"m{reminder.message}")


async def _last_face(house: House, person: int, table: Table, say: Say, mark: str) -> Face:
    """What stays of a reminder: they answered, or a computer player sits in because they did not,
    or the table is quiet because nobody has moved for a long time."""
    title = wording(table.game).title(game_words(table.game, say.locale))
    where = f"<#{table.thread or table.channel}>"
    seat = table.seat_of(person)
    watch = await house.store.read(clocks.watch, table.id)
    if table.phase == "running" and seat is not None and table.seats[seat].absent:
        text = f"🤖 {say('remind-absent', game=title, where=where)}"
        again = ids.REMINDER.id(table=table.id, what="play", mark=mark)
        back = button(again, say("remind-back"), emoji="✋")
        return Face(text, (), rows([back]))
    if watch is not None and watch.stage != "awake":
        text = f"💤 {say('remind-quiet', game=title, where=where)}"
        return Face(text, (), rows([wake_button(table, say, mark)]))
    return Face(f"✅ {say('remind-done', game=title, where=where)}", (), ui.View(timeout=None))


async def _delete(house: House, channel: int, message: int) -> None:
    """
    Raises:
        discord.HTTPException: it may not be deleted now.
    """
    old = house.get_partial_messageable(channel).get_partial_message(message)
    try:
        await old.delete()
    except discord.HTTPException as fault:
        kind = refusals.read(fault).kind
        if kind == "archived":
            await threads.wake(house, channel)
            await old.delete()
            return
        if kind == "place":
            raise
        _must_not_come_later(fault)
        log.info("could not remove the reminder %s: %s", message, fault)


def _must_not_come_later(fault: discord.HTTPException) -> None:
    """
    Raises:
        discord.HTTPException: it can be done later.
    """
    if refusals.read(fault).kind in ("while", "bot"):
        raise fault


# In the thread


async def _tell(
    house: House, table: Table, post: Post, text: str, view: ui.View | None = None
) -> None:
    thread = house.carrier.thread_of(table)
    face = Face(text, (), ui.View(timeout=None) if view is None else view)
    await house.carrier.send(thread, face, post)


async def carry_pace(house: House, table: Table, post: Post) -> None:
    """The table has another pace."""
    say = own_words(table.locale)
    await _tell(house, table, post, say("pace-changed", pace=pace_text(table.pace, say)))


async def carry_stalled(house: House, table: Table, post: Post) -> None:
    """Nobody has moved for long: said once, with the way back. What is put away is archived at
    Discord too, where we may."""
    watch = await house.store.read(clocks.watch, table.id)
    stage = str(post.payload["stage"])
    if watch is None or watch.stage != stage:
        return
    say = own_words(table.locale)
    text = say(f"stalled-{stage}", since=f"<t:{watch.since}:R>")
    await _tell(house, table, post, text, rows([wake_button(table, say, post.mark)]))
    if stage == "archived" and table.thread is not None:
        try:
            await house.http.edit_channel(table.thread, archived=True)
        except discord.Forbidden as fault:
            log.info("table %s: could not archive its thread: %s", table.id, fault.code)


def wake_button(table: Table, say: Say, mark: str = "") -> Press:
    """Brings a silent table back."""
    custom_id = ids.WAKE.id(table=table.id, mark=mark or None)
    return button(custom_id, say("button-wake"), emoji="⏰", style=discord.ButtonStyle.success)
