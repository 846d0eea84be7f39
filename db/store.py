"""The database as one object: a writer, a reader, and a store for each kind of thing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from db import backup
from db.census import Census, take
from db.clocks import Clocks
from db.connection import MIGRATIONS, Connection, T, Work, migrate, waiting
from db.log import Log
from db.meta import Meta
from db.offers import Offers
from db.outbox import Outbox
from db.panels import Panels
from db.people import People
from db.results import Results
from db.saved import Saved
from db.servers import Servers
from db.tables import Tables
from db.votes import Votes


class Store:
    """See the module. The sub-stores' methods are each one transaction; what must be written
    together goes through `write` and the functions of the stores' modules."""

    def __init__(self, writer: Connection, reader: Connection) -> None:
        self._writer = writer
        self._reader = reader
        self.tables = Tables(self)
        self.log = Log(self)
        self.outbox = Outbox(self)
        self.people = People(self)
        self.panels = Panels(self)
        self.meta = Meta(self)
        self.votes = Votes(self)
        self.offers = Offers(self)
        self.clocks = Clocks(self)
        self.servers = Servers(self)
        self.results = Results(self)
        self.saved = Saved(self)

    async def write(self, work: Work[T]) -> T:
        """`work(connection)` as one transaction of the writer; its result once it is safely on
        the disk. No such function may wait for anything but the database."""
        return await self._writer.transaction(work)

    async def read(self, work: Work[T]) -> T:
        """`work(connection)` on the reader, seeing all that was committed before and one state
        throughout."""
        return await self._reader.snapshot(work)

    async def census(self) -> Census:
        """How much there is of what."""
        return await self.read(take)


@asynccontextmanager
async def open_store(
    path: Path | str, *, migrations: Path = MIGRATIONS, now: Callable[[], float] = time.time
) -> AsyncIterator[Store]:
    """The database in a file, made or brought up to date if need be, closed at the end. What is
    brought up to date is copied first.

    Raises:
        NewerDatabaseError: it was written by a newer version.
        CopyFailedError: it should be brought up to date and cannot be copied.
    """
    async with Connection(path, reads_only=False) as writer:
        due = await writer.run(lambda c: waiting(c, migrations))
        first = due[0].name.split("_")[0] if due else ""
        if first and int(first) > 1:  # there is something to copy
            await asyncio.to_thread(backup.make, Path(path), int(now()), f"before-{first}")
        await writer.run(lambda c: migrate(c, migrations))
        async with Connection(path, reads_only=True) as reader:
            yield Store(writer, reader)
