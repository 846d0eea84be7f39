"""The database's file: one copy a day beside it, and those who had themselves erased, so that no
copy brings them back; and a disk that refuses to write."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cogs.frame import Bot
from cogs.operator import tell_owner
from db.base.disk import DiskTrouble, trouble_with_file
from db.base.mapped import META
from db.base.rows import DAY, HOUR, MINUTE
from db.copies import backup, erasures
from db.copies.erasures import CopyFailedError, Ledger
from engine.table.commands.forgetting import forget_person

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
        What the disk refuses is tried again with the next minute."""
        with contextlib.suppress(DiskTrouble):
            await self._open()

    async def _open(self) -> None:
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
        for erased in found:
            idle = self.bot.courier.idle
            await forget_person(self.bot.service, erased.person, idle, erased.token)
        if found:
            log.warning("erased %d people again whom an older copy brought back", len(found))
        self._opened = True

    async def minute(self) -> None:
        now, folder = self.bot.service.now(), f"`{self.folder}`"
        await self.open()
        if now >= self._not_before:
            try:
                if await asyncio.to_thread(backup.is_due, self.database, now):
                    copy = await asyncio.to_thread(backup.make, self.database, now)
                    log.info("copied the database to %s", copy)
                    self.fault, told = "", self.record.told
                    if told:
                        told = not await tell_owner(self.bot, "owner-copies-good", folder=folder)
                    await self._remember(replace(self.record, good=now, told=told))
            except (CopyFailedError, OSError) as fault:
                log.error("%s; the next try is in an hour", fault)
                self.fault, self._not_before = str(fault), now + HOUR
        since = self.record.good or self.record.since
        if not self.record.told and now - since > DAY + LATE_SECONDS and self.bot.is_ready():
            about = {"folder": folder, "time": f"<t:{since}:f>", "why": self.fault or "?"}
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
        await self._open()
        erased = erasures.new(person, self.bot.service.now())
        async with self._writing:
            both = erasures.merged(self._ledger, Ledger(erased=(erased,)), erased.at)
            await self._write(both)
        try:
            yield erased.token
        except BaseException:
            async with self._writing:
                with contextlib.suppress(DiskTrouble):
                    await self._write(erasures.without(self._ledger, erased))
            raise

    async def _write(self, ledger: Ledger) -> None:
        try:
            await asyncio.to_thread(erasures.write, self.database, self.folder, ledger)
        except OSError as fault:
            trouble = trouble_with_file(fault)
            self.bot.disk.seen(trouble)
            raise trouble from fault
        self._ledger = ledger


class DiskWatch:
    """What it refuses is said in the log once a minute at most, to the owner once an hour at most,
    and once more when it is over. `seen` is called for each refusal, `minute` once a minute."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.trouble: DiskTrouble | None = None  # the last one, until it is over
        self._refusals = 0  # since it began
        self._logged_at = -MINUTE
        self._told_at = -HOUR
        self._owner_knows = False
        self._telling: asyncio.Task[None] | None = None

    def seen(self, trouble: DiskTrouble) -> None:
        self.trouble = trouble
        self._refusals += 1
        now = self.bot.service.now()
        if not 0 <= now - self._logged_at < MINUTE:
            self._logged_at = now
            database = self.bot.settings.database
            log.error("%s: %s; refused %d times so far", database, trouble, self._refusals)
        is_told = self._telling is not None and not self._telling.done()
        if self.bot.is_ready() and not is_told and not 0 <= now - self._told_at < HOUR:
            self._told_at = now
            self._telling = asyncio.create_task(self._tell_owner(), name="disk trouble")

    async def minute(self) -> None:
        if self.trouble is None:
            return
        try:
            await self.bot.store.probe()
        except DiskTrouble:
            return  # `seen` was called
        count, self._refusals, self.trouble = self._refusals, 0, None
        log.warning("%s can be written again, after %d refusals", self.bot.settings.database, count)
        await self.settle()
        if self._owner_knows:
            self._owner_knows = not await tell_owner(self.bot, "owner-disk-over")

    async def settle(self) -> None:
        if self._telling is not None:
            await self._telling

    async def _tell_owner(self) -> None:
        assert self.trouble is not None
        key = f"owner-disk-{self.trouble.kind}"
        database = str(self.bot.settings.database.resolve())
        if await tell_owner(self.bot, key, database=f"`{database}`"):
            self._owner_knows = True
        else:
            # The next refusal, in a minute at the latest, tries again.
            self._told_at = -HOUR
