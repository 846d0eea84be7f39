"""The database's file: one copy a day beside it, and those who had themselves erased, so that no
copy brings them back; a disk that refuses to write; and a database that does not belong here.

A database belongs to one world: to Discord as one application sees it, or to one local table.
Elsewhere its threads, messages, people and servers do not exist, and the posts that wait in its
outbox would be given up as undeliverable.

An older copy is noticed at the start by FILE.alive (`db.copies.put_back`), by `bot.py --restored`,
and by a press of a button whose number this database never gave. Then
`engine.table.tasks.reconcile` goes on from the copy, and posts of the kind "lost" take away what
stands in Discord and the copy does not know.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from typing import Any, Final

import discord
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cogs.frame import Bot, refusals
from cogs.frame.mail import TooManyOpened, carries, ours
from cogs.frame.routes import find, ids_of, meant_by
from cogs.looking import hand_below
from cogs.operator import tell_owner
from cogs.reminders import wake
from db.base.disk import DiskTrouble, trouble_with_file
from db.base.mapped import META
from db.copies import backup, erasures, put_back
from db.copies.erasures import CopyFailedError, Ledger, identity_of
from db.people import servers
from db.tables.tables import DAY, HOUR
from engine.table.commands.forgetting import forget_person
from engine.table.record import posting
from engine.table.record.transaction import Transaction
from engine.table.service import Table
from engine.table.tasks import reconcile
from engine.table.tasks.courier import Post
from engine.table.tasks.reconcile import Lost, Pressed
from engine.table.tasks.timekeeper import HEARTBEAT

log = logging.getLogger(__name__)

RECORD: Final = "copies-here"  # in `meta`
LATE_SECONDS: Final = DAY
"""The owner is told when copies have failed for this long beyond their usual pause."""


class Record(Struct, frozen=True):
    """What is remembered of the copies, over restarts."""

    since: int  # when they began
    good: int | None = None  # when the last good one was made
    told: bool = False  # the owner knows that there are none


class Copies:
    """`open` is called first at the start, `minute` once a minute."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.database = bot.settings.database
        self.folder = backup.folder_of(self.database)
        self.record = Record(0)
        self.fault = ""  # why the last try failed; empty: it did not
        self._not_before = 0
        self._ledger = Ledger()
        self._opened = False
        self._writing = asyncio.Lock()

    async def open(self) -> None:
        """Find out what was done before, and erase people again whom an older copy brought back.
        Once that is done, nothing. DiskTrouble: the next minute tries again."""
        if self._opened:
            return
        now = self.bot.service.now()
        text = await self.bot.store.read(META.get, RECORD)
        self.record = Record(now) if text is None else msgspec.json.decode(text, type=Record)
        good = self.record.good
        ago = "none yet" if good is None else f"{max(0, now - good) // 60} minutes ago"
        log.info("the last good copy in %s: %s", self.folder, ago)
        known = Ledger()
        try:
            known = await asyncio.to_thread(erasures.read, self.database, self.folder)
        except CopyFailedError as fault:
            path = erasures.path_of(self.database, self.folder)
            aside = path.with_suffix(".unreadable")
            os.replace(path, aside)
            log.error("%s; it is kept as %s", fault, aside)
        name = await self.bot.store.write(lambda c: erasures.identity(c, known.database))
        self._ledger = ledger = erasures.merged(Ledger(database=name), known, now)
        found = await self.bot.store.read(lambda c: erasures.to_do(c, ledger))
        for one in found:
            await forget_person(self.bot.service, one.person, self.bot.courier.idle, one.token)
        if found:
            log.warning("erased %d people again whom an older copy brought back", len(found))
        self._opened = True

    async def minute(self) -> None:
        now, about = self.bot.service.now(), {"folder": f"`{self.folder}`"}
        try:
            await self.open()
        except DiskTrouble:
            return
        if now >= self._not_before:
            try:
                if await asyncio.to_thread(backup.is_due, self.database, now):
                    copy = await asyncio.to_thread(backup.make, self.database, now)
                    log.info("copied the database to %s", copy)
                    self.fault, told = "", self.record.told
                    told = told and not await tell_owner(self.bot, "owner-copies-good", **about)
                    await self._remember(replace(self.record, good=now, told=told))
            except (CopyFailedError, OSError) as fault:
                log.error("%s; the next try is in an hour", fault)
                self.fault, self._not_before = str(fault), now + HOUR
        since = self.record.good or self.record.since
        if not self.record.told and now - since > DAY + LATE_SECONDS and self.bot.is_ready():
            about |= {"time": f"<t:{since}:f>", "why": self.fault or "?"}
            if await tell_owner(self.bot, "owner-copies-late", **about):
                await self._remember(replace(self.record, told=True))

    async def _remember(self, record: Record) -> None:
        self.record = record
        text = msgspec.json.encode(record).decode()
        with contextlib.suppress(DiskTrouble):  # then it is known until the end of the process
            await self.bot.store.write(META.put, RECORD, text)

    # Erasures

    @contextlib.asynccontextmanager
    async def erasing(self, person: int) -> AsyncIterator[str]:
        """Around the erasure of a person from the database: first it is listed beside the copies.
        The token that the database is to know it by. If it comes to nothing, so does this."""
        await self.open()
        erased = erasures.new(person, self.bot.service.now())
        listed = Ledger(erased=(erased,))
        await self._write(lambda known: erasures.merged(known, listed, erased.at))
        try:
            yield erased.token
        except BaseException:
            with contextlib.suppress(DiskTrouble):
                await self._write(lambda known: erasures.without(known, erased))
            raise

    async def _write(self, change: Callable[[Ledger], Ledger]) -> None:
        async with self._writing:
            ledger = change(self._ledger)
            try:
                await asyncio.to_thread(erasures.write, self.database, self.folder, ledger)
            except OSError as fault:
                trouble = trouble_with_file(fault)
                self.bot.disk.seen(trouble)
                raise trouble from fault
            self._ledger = ledger


class DiskWatch:
    """What it refuses is said in the log at once, then every minute, to the owner once an hour at
    most, and once more when it is over. `seen` is called for each refusal, `minute` once a
    minute."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.trouble: DiskTrouble | None = None  # the last one, until it is over
        self._refusals = 0  # since it began
        self._told_at = -HOUR
        self._owner_knows = False

    def seen(self, trouble: DiskTrouble) -> None:
        self.trouble = trouble
        self._refusals += 1
        if self._refusals == 1:
            log.error("%s: %s", self.bot.settings.database, trouble)

    async def minute(self) -> None:
        if self.trouble is None:
            return
        now, database = self.bot.service.now(), self.bot.settings.database
        try:
            await self.bot.store.probe()
        except DiskTrouble as trouble:
            log.error("%s: %s; refused %d times so far", database, trouble, self._refusals)
            if self.bot.is_ready() and not 0 <= now - self._told_at < HOUR:
                about = {"database": f"`{database.resolve()}`"}
                if await tell_owner(self.bot, f"owner-disk-{trouble.kind}", **about):
                    self._told_at, self._owner_knows = now, True
            return
        log.warning("%s can be written again, after %d refusals", database, self._refusals)
        self._refusals, self.trouble = 0, None
        if self._owner_knows:
            self._owner_knows = not await tell_owner(self.bot, "owner-disk-over")


# An older copy


RESTORED: Final = "restored"
"""In `meta`: the operator says that it is an older copy."""
PUT_BACK: Final = "put-back"
"""In `meta`: the last time that one was."""


class Restoration(Struct, frozen=True):
    """One time that an older copy was put back."""

    since: int | None
    """What was done after it is lost; None: nobody knows."""
    tables: int
    """How many were told."""
    told: bool = False
    """The owner knows."""


class PutBack:
    """`open` is called first at the start, `sign` then and once a minute."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._refused = False
        """The file could not be written the last time."""

    async def open(self) -> None:
        """Look whether the database is an older copy, and put that right."""
        bot, database = self.bot, self.bot.settings.database
        try:
            alive = await asyncio.to_thread(put_back.read, database)
        except OSError as fault:
            log.warning("%s cannot be read: %s", put_back.path_of(database), fault)
            alive = None
        if alive is not None and not await bot.store.read(identity_of):
            # It lay beside a database that was here before: of a new one it says nothing.
            with contextlib.suppress(OSError):
                await asyncio.to_thread(put_back.path_of(database).unlink)
        if alive is not None and await bot.store.read(lambda c: put_back.is_older(c, alive)):
            await self._put_right(f"by {put_back.path_of(database).name}", alive.signs)
        elif await bot.store.read(META.get, RESTORED):
            await self._put_right("by --restored")

    async def sign(self) -> None:
        """Note that the database lives, in it and then beside it."""
        database = self.bot.settings.database
        alive = await self.bot.store.write(put_back.sign)
        try:
            if alive.database:
                await asyncio.to_thread(put_back.write, database, alive)
            self._refused = False
        except OSError as fault:
            if not self._refused:
                log.warning("%s cannot be written: %s", put_back.path_of(database), fault)
            self._refused = True

    async def minute(self) -> None:
        text = await self.bot.store.read(META.get, PUT_BACK)
        record = None if text is None else msgspec.json.decode(text, type=Restoration)
        if record is None or record.told or not self.bot.is_ready():
            return
        when = {} if record.since is None else {"time": f"<t:{record.since}:f>"}
        key = "owner-put-back" if when else "owner-put-back-unknown"
        if await tell_owner(self.bot, key, count=record.tables, **when):
            told = msgspec.json.encode(replace(record, told=True)).decode()
            await self.bot.store.write(META.put, PUT_BACK, told)

    async def is_lost(self, interaction: discord.Interaction[Bot]) -> bool:
        """Whether something was pressed that this database never gave; then it is an older copy,
        which is put right now."""
        data: Any = interaction.data or {}
        custom_id, message = str(data.get("custom_id", "")), interaction.message
        # Only Discord can say what stands in a message: an id alone anybody may make up.
        if message is None or custom_id not in ids_of(message):
            return False
        _, parts = find(custom_id) or (None, {})
        if "table" not in parts:
            return False
        table, ticket = parts["table"], parts.get("ticket", 0)
        try:
            if await self.bot.store.read(put_back.gave, table, ticket):
                return False
            await self._put_right("by a press", pressed=Pressed(table, ticket))
        except DiskTrouble:
            return False  # it is pressed again
        return True

    async def _put_right(self, how: str, signs: int = 0, pressed: Pressed | None = None) -> None:
        def whole(tx: Transaction) -> Restoration | None:
            told = reconcile.put_right(tx, signs, pressed)
            if told is None:
                return None
            # A press comes late: the bot has been alive since.
            beat = None if pressed is not None else META.get(tx.connection, HEARTBEAT)
            record = Restoration(None if beat is None else int(float(beat)), len(told))
            META.put(tx.connection, PUT_BACK, msgspec.json.encode(record).decode())
            META.put(tx.connection, RESTORED, "")
            return record

        record = await self.bot.service.run(whole)
        if record is None:
            return
        since = "it was made"
        if record.since is not None:
            since = datetime.fromtimestamp(record.since, UTC).isoformat(" ", "seconds")
        log.warning(
            "the database is an older copy that was put in its place (noticed %s): what happened"
            " since %s is lost; %d running tables are told", how, since, record.tables,
        )  # fmt: skip


# What stands in Discord of the future that is lost


MOST_LOOKED_THROUGH: Final = 1000
IN_CHANNEL: Final = 100
"""Messages of a channel that is not the bot's alone that are looked through."""
IN_PROMPTS: Final = frozenset("qpdaor")
AT_TABLES: Final = frozenset("tvlr")
"""The letters of ids in prompts and reminders, and in boards, votes, lobbies and silent tables."""


@carries("lost")
async def carry_lost(bot: Bot, table: Table, post: Post) -> None:
    """Take away what this database does not know: for one person their prompts and reminders in
    direct messages, for a table calls, and the buttons of boards, lobbies and votes."""
    look = _look_at_table if post.payload.get("person") is None else _look_at_person
    # Each goes by a post of its own, which sees whether it has become the panel by then.
    await bot.service.run(reconcile.take_away, post, await look(bot, table, post))


async def _look_at_table(bot: Bot, table: Table, post: Post) -> list[Lost]:
    known, calls = await bot.store.read(put_back.known, table=table.id), list[Lost]()
    # A thread has the id of its lobby message: it may be there though the table knows of none.
    place = table.thread or table.lobby_message or table.channel
    for channel, most in ((place, MOST_LOOKED_THROUGH), (table.channel, IN_CHANNEL)):
        try:
            there = bot.get_partial_messageable(channel)
            for message in await ours(bot, there, most, int(post.payload["after"])):
                meant = {
                    pattern: parts
                    for pattern, parts in meant_by(message)
                    if pattern.letter in AT_TABLES and parts.get("table") == table.id
                }
                if message.id in known or not meant or wake.pattern in meant:
                    continue
                if message.raw_mentions and "mark" in meant.get(hand_below.pattern, ()):
                    calls.append(Lost(table.id, message.raw_mentions[0], channel, message.id))
                else:
                    await _without_buttons(message)
        except discord.HTTPException as fault:
            # The table's next post meets that its thread is gone.
            if channel != place or refusals.read(fault).kind != "gone":
                raise
    if table.phase == "running" and (await bot.store.read(servers.get, table.guild)).locks:
        # There the game may have ended.
        with contextlib.suppress(discord.NotFound):
            await bot.http.edit_channel(place, locked=False, archived=False)
    return calls


async def _without_buttons(message: discord.Message) -> None:
    try:
        await message.edit(view=None)
    except discord.HTTPException as fault:
        refusal = refusals.read(fault)
        if refusal.passes or refusal.kind == "archived":
            raise
        log.info("what stands in %s stays: %s", message.channel.id, refusal)


async def _look_at_person(bot: Bot, table: Table, post: Post) -> list[Lost]:
    person, prompts = int(post.payload["person"]), list[Lost]()
    known = await bot.store.read(put_back.known, person=person)
    try:
        there = await bot.carrier.dms.channel(person)
        for message in await ours(bot, there, MOST_LOOKED_THROUGH, int(post.payload["after"])):
            for pattern, parts in meant_by(message):
                if message.id not in known and pattern.letter in IN_PROMPTS and "table" in parts:
                    reminds = pattern.letter == wake.pattern.letter
                    prompts.append(Lost(parts["table"], person, there.id, message.id, reminds))
                    break
    except (TooManyOpened, discord.HTTPException, *refusals.NETWORK) as fault:
        passes = not isinstance(fault, discord.HTTPException) or refusals.read(fault).passes
        if post.payload.get("later") and passes:
            raise
        log.info("what stands in the direct messages of %s stays: %r", person, fault)
        if passes:
            await bot.service.run(posting.later, table, post)
    return prompts


# Another world


STORED_WORLD: Final = "world"
"""In `meta`: "discord" or "local" and the application's id."""


class OtherWorldError(Exception):
    """This database belongs to another world; the text says what to do."""


async def claim(bot: Bot) -> None:
    """The database is of this world, from its first start on."""
    settings = bot.settings
    place = settings.local_url or settings.local_folder
    here = "discord" if settings.token else "local"
    there = await bot.store.read(META.get, STORED_WORLD)
    if there is None:
        await bot.store.write(META.put, STORED_WORLD, f"{here} {bot.application_id}")
        return
    kind, _, application = there.partition(" ")
    if (kind, application) == (here, str(bot.application_id)):
        return
    another = "set MEADHALL_DATABASE to another file (a new one is made)"
    match kind, here:
        case "local", "local":
            text = (
                f"at another local table than that of {place}, or that one was erased since: what"
                f" was posted for it does not stand there. Bring the former one back, or {another}"
            )
        case "discord", "discord":
            text = (
                f"on Discord by the application {application}, and this DISCORD_TOKEN is of the"
                f" application {bot.application_id}: copy the token of {application} from its page"
                f" Bot, or {another}"
            )
        case "discord", _:
            text = (
                f"on Discord (application {application}), and without a DISCORD_TOKEN the bot plays"
                f" at the local table: set DISCORD_TOKEN to play on, or {another} to play locally"
            )
        case _:
            text = (
                f"at a local table, and with a DISCORD_TOKEN the bot plays on Discord: {another}"
                " for Discord, or leave DISCORD_TOKEN out to play on locally"
            )
    raise OtherWorldError(f"{settings.database} was played {text}")
