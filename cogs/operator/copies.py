"""Copies of the database: one a day beside it, and more often in a second folder if the operator
named one (`MEADHALL_COPIES`), on another disk. And those who had themselves erased, so that none
of the copies brings them back.

A share may be away, or hang: it has a thread of its own, nobody waits for it, and the bot ends
without it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cogs.operator.owner import tell_owner
from db.base.disk import DiskTrouble, trouble_with_file
from db.copies import backup, elsewhere, erasures
from db.copies.backup import DAY_SECONDS, CopyFailedError
from db.copies.elsewhere import Visit
from db.copies.erasures import Ledger
from engine.table.commands.forgetting import forget_person

if TYPE_CHECKING:
    from cogs.frame.house import House

T = TypeVar("T")

log = logging.getLogger(__name__)

HOUR: Final = 3600
RETRY_SECONDS: Final = 600
"""After a failure in the second folder; a share comes back at any time."""
LATE_SECONDS: Final = DAY_SECONDS
"""The owner is told when copies have failed for this long beyond their usual pause."""


class Record(Struct, frozen=True):
    """What is remembered of the copies in one folder, over restarts."""

    folder: str
    since: int
    """When it was named."""
    good: int | None = None
    """When the last good copy was made there."""
    apart: bool = False
    """It has been seen on another disk."""
    told: bool = False
    """The owner knows that there are none."""


class Place:
    """One folder with copies, and its state."""

    def __init__(self, name: str, folder: Path, every: int, retry: int) -> None:
        self.name = name
        self.folder = folder
        self.every = every
        self.retry = retry
        self.record = Record(str(folder), 0)
        self.fault = ""
        """Why the last try failed; empty: it did not."""
        self.not_before = 0
        self.logged_at = -HOUR

    @property
    def key(self) -> str:
        """In `store.meta`."""
        return f"copies-{self.name}"

    def is_due(self, now: int) -> bool:
        """Whether a copy is to be made; also when a wrong clock has seen the last one."""
        good = self.record.good
        return good is None or not 0 <= now - good < self.every

    def is_late(self, now: int) -> bool:
        """Whether it has failed for so long that the owner must know."""
        return now - (self.record.good or self.record.since) > self.every + LATE_SECONDS


class Copies:
    """`open` is called first at the start, `minute` once a minute."""

    def __init__(self, house: House) -> None:
        self.house = house
        settings = house.settings
        self.database = settings.database
        self.here = Place("here", backup.folder_of(self.database), DAY_SECONDS, HOUR)
        self.there: Place | None = None
        if settings.copies is not None:
            every = int(settings.copies_hours * HOUR)
            self.there = Place("there", settings.copies, every, min(RETRY_SECONDS, every))
        self._ledger = Ledger()
        self._agreed: Ledger | None = None
        """What the second folder's list was last made to say."""
        self._opened = False
        self._writing = asyncio.Lock()
        self._visit: asyncio.Task[None] | None = None
        self._visit_since = 0

    @property
    def places(self) -> list[Place]:
        """Where copies are made."""
        return [self.here] if self.there is None else [self.here, self.there]

    async def open(self) -> None:
        """Find out what was done before, and erase people again whom an older copy brought back.
        What the disk refuses is tried again with the next minute."""
        with contextlib.suppress(DiskTrouble):
            await self._open()

    async def _open(self) -> None:
        if self._opened:
            return
        now, meta = self.house.adapter.now(), self.house.meta
        for place in self.places:
            text = await meta.get(place.key)
            found = None if text is None else msgspec.json.decode(text, type=Record)
            if found is not None and found.folder == str(place.folder):
                place.record = found
            else:
                place.record = replace(place.record, since=now)
                await self._remember_record(place)
            good = place.record.good
            ago = "none yet" if good is None else f"{max(0, now - good) // 60} minutes ago"
            log.info("the last good copy in %s: %s", place.folder, ago)
        known = await asyncio.to_thread(self._read_list)
        name = await self.house.store.write(lambda c: erasures.identity(c, known.database))
        self._ledger = erasures.merged(Ledger(database=name), known, now)
        if self.there is not None and known.database != name:
            await self._write(self._ledger)
        await self._erase_anew()
        self._opened = True

    def _read_list(self) -> Ledger:
        try:
            return erasures.read(self.database, self.here.folder)
        except CopyFailedError as fault:
            path = erasures.path_of(self.database, self.here.folder)
            aside = path.with_suffix(".unreadable")
            os.replace(path, aside)
            log.error("%s; it is kept as %s", fault, aside)
            return Ledger()

    async def minute(self) -> None:
        """Make the copies that are due; those elsewhere in the background."""
        now = self.house.adapter.now()
        await self.open()
        await self._make_here(now)
        if self.there is not None and self._opened:
            self._make_there(self.there, now)
        for place in self.places:
            await self._tell_if_late(place, now)

    async def settle(self) -> None:
        """Until the second folder is done with (for tests: it may take for ever)."""
        if self._visit is not None:
            await self._visit

    def close(self) -> None:
        """Wait for nothing: the next start clears away what is cut short."""
        if self._visit is not None:
            self._visit.cancel()

    # At home

    async def _make_here(self, now: int) -> None:
        place = self.here
        if now < place.not_before:
            return
        try:
            if await asyncio.to_thread(backup.is_due, self.database, now):
                copy = await asyncio.to_thread(backup.make, self.database, now)
                await self._succeeded(place, now, copy)
        except (CopyFailedError, OSError) as fault:
            self._failed(place, now, str(fault))

    # Elsewhere

    def _make_there(self, place: Place, now: int) -> None:
        if self._visit is not None and not self._visit.done():
            if now - self._visit_since >= HOUR and now - place.logged_at >= HOUR:
                self._failed(place, now, f"{place.folder} has not answered for an hour or more")
            return
        due = place.is_due(now)
        if now < place.not_before or not (due or self._agreed != self._ledger):
            return
        self._visit_since = now
        self._visit = asyncio.create_task(self._look_there(place, now, due), name="copies")

    async def _look_there(self, place: Place, now: int, due: bool) -> None:
        database, ledger, apart = self.database, self._ledger, place.record.apart
        try:
            visit = await _in_a_thread(
                lambda: elsewhere.visit(
                    database, place.folder, now, ledger, was_apart=apart, copies=due
                )
            )
            await self._been_there(place, now, visit)
        except (CopyFailedError, OSError) as fault:
            self._failed(place, now, str(fault))
        except Exception:
            log.exception("the copies in %s failed", place.folder)
            self._failed(place, now, "see the log")

    async def _been_there(self, place: Place, now: int, visit: Visit) -> None:
        if not visit.apart and self._agreed is None:
            log.warning(
                "%s is on the same disk as %s: if the disk fails, both are lost", place.folder,
                self.database,
            )  # fmt: skip
        self._agreed = visit.ledger
        self._all_well(place)
        place.record = replace(place.record, apart=visit.apart)
        if visit.copy is not None:
            await self._succeeded(place, now, visit.copy)
        async with self._writing:
            both = erasures.merged(self._ledger, visit.ledger, now)
            if both != self._ledger:
                await self._write(both)
        await self._erase_anew()

    # How it went

    async def _succeeded(self, place: Place, now: int, copy: Path) -> None:
        log.info("copied the database to %s", copy)
        self._all_well(place)
        place.record = replace(place.record, good=now)
        if place.record.told:
            told = await tell_owner(self.house, "owner-copies-good", folder=f"`{place.folder}`")
            place.record = replace(place.record, told=not told)
        await self._remember_record(place)

    def _all_well(self, place: Place) -> None:
        place.fault, place.not_before, place.logged_at = "", 0, -HOUR

    def _failed(self, place: Place, now: int, why: str) -> None:
        if why != place.fault or now - place.logged_at >= HOUR:
            again = "an hour" if place.retry == HOUR else f"{place.retry // 60} minutes"
            log.error("%s; the next try is in %s", why, again)
            place.logged_at = now
        place.fault = why
        place.not_before = now + place.retry

    async def _tell_if_late(self, place: Place, now: int) -> None:
        if place.record.told or not place.is_late(now) or not self.house.is_ready():
            return
        since = place.record.good or place.record.since
        told = await tell_owner(
            self.house,
            "owner-copies-late",
            folder=f"`{place.folder}`",
            time=f"<t:{since}:f>",
            why=place.fault or "?",
        )
        if told:
            place.record = replace(place.record, told=True)
            await self._remember_record(place)

    async def _remember_record(self, place: Place) -> None:
        text = msgspec.json.encode(place.record).decode()
        with contextlib.suppress(DiskTrouble):  # then it is known until the end of the process
            await self.house.meta.set(place.key, text)

    # Erasures

    @contextlib.asynccontextmanager
    async def erasing(self, person: int) -> AsyncIterator[str]:
        """Around the erasure of a person from the database: first it is listed beside the copies.
        The token that the database is to know it by. If it comes to nothing, so does this.

        Raises:
            DiskTrouble: the list cannot be written.
        """
        await self._open()
        erased = erasures.new(person, self.house.adapter.now())
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
            await asyncio.to_thread(erasures.write, self.database, self.here.folder, ledger)
        except OSError as fault:
            trouble = trouble_with_file(fault)
            self.house.disk.seen(trouble)
            raise trouble from fault
        self._ledger = ledger

    async def _erase_anew(self) -> None:
        house, ledger = self.house, self._ledger
        found = await house.store.read(lambda c: erasures.to_do(c, ledger))
        for erased in found:
            await forget_person(
                house.adapter, house.lobbies, erased.person, house.courier.idle, erased.token
            )
        if found:
            log.warning("erased %d people again whom an older copy brought back", len(found))


async def _in_a_thread(work: Callable[[], T]) -> T:
    """`work()` in a thread that nobody waits for at the end of the process."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def tell(result: T | None, fault: BaseException | None) -> None:
        if future.cancelled():
            return
        if fault is None:
            future.set_result(result)  # type: ignore[arg-type]
        else:
            future.set_exception(fault)

    def run() -> None:
        result: T | None = None
        fault: BaseException | None = None
        try:
            result = work()
        except BaseException as caught:
            fault = caught
        with contextlib.suppress(RuntimeError):  # the loop is closed: the process ends
            loop.call_soon_threadsafe(tell, result, fault)

    threading.Thread(target=run, name="copies", daemon=True).start()
    return await future
