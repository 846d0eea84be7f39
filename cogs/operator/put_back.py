"""An older copy of the database that was put in its place: noticed, put right and told.

It is noticed at the start by FILE.alive (`db.copies.put_back`), by `bot.py --restored`, and by a
press of a button whose number this database never gave. Then `engine.table.tasks.put_back` goes on
from the copy, and the posts of the kind "lost" (`cogs.posts.lost`) take away what it does not know.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import discord
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cogs.frame.ids import find
from cogs.link.mail import sent_of
from cogs.operator.admin import tell_owner
from db.base.disk import DiskTrouble
from db.base.mapped import META
from db.copies import put_back
from db.copies.erasures import identity_of
from engine.table.record.transaction import Transaction
from engine.table.tasks.put_back import Pressed, put_right
from engine.table.tasks.timekeeper import HEARTBEAT

if TYPE_CHECKING:
    from cogs.bot import Bot

log = logging.getLogger(__name__)

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
        """Tell the owner, if that is still to be done."""
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
        if message is None or custom_id not in sent_of(message).ids:
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
            told = put_right(tx, signs, pressed)
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
