"""The database as one object: a writer and a reader, for the functions of `db`."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Concatenate, Final, ParamSpec

from db.base.connection import MIGRATIONS, Connection, T, migrate, save, waiting
from db.base.disk import DiskTrouble, keep_private, told_as_trouble
from db.base.mapped import META
from db.copies import backup

log = logging.getLogger(__name__)

P = ParamSpec("P")

QUIET_SECONDS: Final = 3.0
LONGEST_SECONDS: Final = 60.0
"""The write-ahead log goes into the database's file when nothing has been written for a moment, so
that few presses must wait, and at the latest this long after its first entry. Otherwise it would
keep everything until it has 4 MB. Then a copy of the file after a kill would have nothing of it,
and a damaged log would lose confirmed answers."""

_PROBE: Final = "probe"
_PROBE_BYTES: Final = 256 * 1024


class Store:
    """A writer and a reader, and what is done with them:

    await store.write(letters.adopt, letter)

    Where the disk refuses it, DiskTrouble is raised.
    """

    def __init__(self, writer: Connection, reader: Connection) -> None:
        self._writer = writer
        self._reader = reader
        self.on_trouble: Callable[[DiskTrouble], None] = lambda _: None
        """Called each time the disk refuses something."""
        self._written = asyncio.Event()
        self._written.set()  # a kill may have left a log

    async def write(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        /,
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        """`work(connection, …)` as one transaction of the writer; its result once it is safely on
        the disk. It may wait for nothing but the database."""
        try:
            with self._telling():
                return await self._writer.transaction(lambda c: work(c, *args, **more))
        finally:
            self._written.set()

    async def read(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        /,
        *args: P.args,
        **more: P.kwargs,
    ) -> T:
        """`work(connection, …)` on the reader, seeing one state, after all that was committed."""
        with self._telling():
            return await self._reader.snapshot(lambda c: work(c, *args, **more))

    @contextlib.contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            with told_as_trouble():
                yield
        except DiskTrouble as trouble:
            self.on_trouble(trouble)
            raise

    async def probe(self) -> None:
        """Write something that takes more room than any move, and take it away again."""
        await self.write(META.put, _PROBE, "." * _PROBE_BYTES)
        await self.write(META.drop, key=_PROBE)

    async def keep_saved(self) -> None:
        """Bring what is written into the database's own file, again and again."""
        while True:
            await self._written.wait()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_SECONDS):
                    while self._written.is_set():
                        self._written.clear()
                        await asyncio.sleep(QUIET_SECONDS)
            self._written.clear()
            try:
                with self._telling():
                    if not await self._writer.run(save):
                        self._written.set()
            except DiskTrouble:
                await asyncio.sleep(LONGEST_SECONDS)
                self._written.set()


@asynccontextmanager
async def open_store(
    path: Path | str, *, migrations: Path = MIGRATIONS, now: Callable[[], float] = time.time
) -> AsyncIterator[Store]:
    """The database in a file that no other account reads, made or brought up to date (then copied
    first) and closed at the end.

    Raises:
        UnreadableDatabaseError, CopyFailedError, DiskTrouble: it cannot be.
    """
    path = Path(path)
    keep_private(path, backup.folder_of(path))
    async with AsyncExitStack() as stack:
        with told_as_trouble():
            writer = await stack.enter_async_context(Connection(path, reads_only=False))
            await _bring_up_to_date(writer, path, migrations, int(now()))
            stack.push_async_callback(_save_all, writer, path)
            reader = await stack.enter_async_context(Connection(path, reads_only=True))
        store = Store(writer, reader)
        saving = asyncio.create_task(store.keep_saved(), name="saving")
        try:
            yield store
        finally:
            saving.cancel()
            await asyncio.gather(saving, return_exceptions=True)


async def _save_all(writer: Connection, path: Path) -> None:
    """At a clean end. The last connection does it, too, unless another program reads the file."""
    try:
        with told_as_trouble():
            saved = await writer.run(save)
    except DiskTrouble as trouble:
        log.error("%s: %s", path, trouble)
        saved = False
    if not saved:
        log.warning(
            "%s-wal has data that %s does not have yet: keep them together", path, path.name
        )


async def _bring_up_to_date(writer: Connection, path: Path, migrations: Path, now: int) -> None:
    due = await writer.run(lambda c: waiting(c, migrations))
    first = due[0].name.split("_")[0] if due else ""
    if first and int(first) > 1:  # there is something to copy
        await asyncio.to_thread(backup.make, path, now, f"before-{first}")
    await writer.run(lambda c: migrate(c, migrations))
