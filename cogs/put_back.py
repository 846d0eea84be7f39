"""A database that does not belong here: of another world, or an older copy put in its place.

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
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Final

import discord
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cogs.frame import Bot, refusals
from cogs.frame.mail import TooManyOpened, carries, must_be_read
from cogs.frame.routes import IdPattern, find, ids_of
from cogs.frame.settings import Settings
from cogs.looking import hand_below
from cogs.operator import tell_owner
from cogs.reminders import wake
from db.base.disk import DiskTrouble
from db.base.mapped import META
from db.copies import put_back
from db.copies.erasures import identity_of
from db.people import servers
from engine.table.record import posting
from engine.table.record.transaction import Transaction
from engine.table.service import Table
from engine.table.tasks import reconcile
from engine.table.tasks.courier import Post
from engine.table.tasks.reconcile import Lost, Pressed
from engine.table.tasks.timekeeper import HEARTBEAT

log = logging.getLogger(__name__)


# An older copy


RESTORED: Final = "restored"
"""In `meta`: the operator says that it is an older copy."""
RECORD: Final = "put-back"
"""In `meta`: the last time that one was."""


class Record(Struct, frozen=True):
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
        text = await self.bot.store.read(META.get, RECORD)
        record = None if text is None else msgspec.json.decode(text, type=Record)
        if record is None or record.told or not self.bot.is_ready():
            return
        about: dict[str, str | int] = {"count": record.tables}
        key = "owner-put-back-unknown"
        if record.since is not None:
            key, about["time"] = "owner-put-back", f"<t:{record.since}:f>"
        if await tell_owner(self.bot, key, **about):
            told = msgspec.json.encode(replace(record, told=True)).decode()
            await self.bot.store.write(META.put, RECORD, told)

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
        def whole(tx: Transaction) -> Record | None:
            told = reconcile.put_right(tx, signs, pressed)
            if told is None:
                return None
            # A press comes late: the bot has been alive since.
            beat = None if pressed is not None else META.get(tx.connection, HEARTBEAT)
            record = Record(None if beat is None else int(float(beat)), len(told))
            META.put(tx.connection, RECORD, msgspec.json.encode(record).decode())
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
    person: int | None = post.payload.get("person")
    if person is not None:
        known = await bot.store.read(put_back.known, person=person)
        prompts = await _look_at_person(bot, table, person, known, post)
    else:
        known = await bot.store.read(put_back.known, table=table.id)
        prompts = await _look_at_table(bot, table, known, post)
    # Each goes by a post of its own, which sees whether it has become the panel by then.
    await bot.service.run(reconcile.take_away, post, prompts)


async def _look_at_table(bot: Bot, table: Table, known: set[int], post: Post) -> list[Lost]:
    calls: list[Lost] = []

    async def away(message: discord.Message) -> None:
        there = {
            pattern: parts
            for pattern, parts in _controls(message)
            if pattern.letter in AT_TABLES and parts.get("table") == table.id
        }
        if message.id in known or not there or wake.pattern in there:
            return
        if message.raw_mentions and "mark" in there.get(hand_below.pattern, ()):
            where = message.channel.id, message.id
            calls.append(Lost(table.id, message.raw_mentions[0], *where))
        else:
            await message.edit(view=None)

    after = int(post.payload["after"])
    # A thread has the id of its lobby message: it may be there though the table knows of none.
    place = table.thread or table.lobby_message or table.channel
    thread = bot.get_partial_messageable(place, guild_id=table.guild)
    channel = bot.get_partial_messageable(table.channel, guild_id=table.guild)
    try:
        await _look_through(bot, thread, after, MOST_LOOKED_THROUGH, away)
    except discord.HTTPException as fault:
        if table.thread is not None or refusals.read(fault).kind != "gone":
            raise
    await _look_through(bot, channel, after, IN_CHANNEL, away)
    if table.phase == "running" and (await bot.store.read(servers.get, table.guild)).locks:
        # There the game may have ended.
        await bot.http.edit_channel(thread.id, locked=False, archived=False)
    return calls


async def _look_at_person(
    bot: Bot, table: Table, person: int, known: set[int], post: Post
) -> list[Lost]:
    prompts: list[Lost] = []

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
        passes = not isinstance(fault, discord.HTTPException) or refusals.read(fault).passes
        if post.payload.get("later") and passes:
            raise
        log.info("what stands in the direct messages of %s stays: %r", person, fault)
        if passes:
            await bot.service.run(posting.later, table, post)
    return prompts


async def _look_through(
    bot: Bot,
    channel: discord.PartialMessageable,
    after: int,
    most: int,
    away: Callable[[discord.Message], Awaitable[None]],
    *,
    again: bool = True,
) -> None:
    """Our messages in a channel that came after one, the newest first."""
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
            if refusal.passes or refusal.kind == "archived":
                raise
            log.info("what stands in %s stays: %s", channel.id, refusal)
    if empty:
        await must_be_read(channel)
        if again:  # perhaps it may be read only since a moment ago
            await _look_through(bot, channel, after, most, away, again=False)


def _controls(message: discord.Message) -> list[tuple[IdPattern, dict[str, Any]]]:
    return [found for custom_id in ids_of(message) if (found := find(custom_id)) is not None]


# Another world


STORED_WORLD: Final = "world"
"""In `meta`: "discord" or "local" and the application's id."""
DISCORD: Final = "discord"
LOCAL: Final = "local"


class OtherWorldError(Exception):
    """This database belongs to another world; the text says what to do."""


async def claim(bot: Bot) -> None:
    """The database is of this world, from its first start on."""
    settings = bot.settings
    kind = DISCORD if settings.token else LOCAL
    here = f"{kind} {bot.application_id}"
    there = await bot.store.read(META.get, STORED_WORLD)
    if there == here:
        return
    if there is not None:
        raise OtherWorldError(what_to_do(there, here, settings))
    await bot.store.write(META.put, STORED_WORLD, here)


def what_to_do(there: str, here: str, settings: Settings) -> str:
    """About a database of the world `there` that was opened in the world `here`."""
    database = settings.database
    another = "set MEADHALL_DATABASE to another file (a new one is made)"
    was, _, application = there.partition(" ")
    now, _, ours = here.partition(" ")
    place = settings.local_url or str(settings.local_folder)
    if was == now == LOCAL:
        return (
            f"{database} was played at another local table than that of {place}, or that"
            " one was erased since: what was posted for it does not stand there. Bring the former"
            f" one back, or {another}"
        )
    if was == now:
        return (
            f"{database} was played on Discord by the application {application}, and this"
            f" DISCORD_TOKEN is of the application {ours}: copy the token of {application} from its"
            f" page Bot, or {another}"
        )
    if was == DISCORD:
        return (
            f"{database} was played on Discord (application {application}), and without a"
            " DISCORD_TOKEN the bot plays at the local table: set DISCORD_TOKEN to play on, or"
            f" {another} to play locally"
        )
    return (
        f"{database} was played at a local table, and with a DISCORD_TOKEN the bot plays on"
        f" Discord: {another} for Discord, or leave DISCORD_TOKEN out to play on locally"
    )
