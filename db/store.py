"""The database: a writer and a reader, each a connection with its own thread, for the functions of
`db`; and the numbered migrations.

There is one writer. A transaction runs as one function on the writer's thread: statements of
several coroutines mix on a shared connection as soon as one of them awaits in between.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, Self, TypeVar

import aiosqlite

from db.base.disk import DiskTrouble, keep_private, told_as_trouble, trouble_of
from db.base.mapped import META
from db.copies import backup

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[sqlite3.Connection, P], T]
"""What is done on a connection in one go. It waits only for the database."""

MIGRATIONS: Final = Path(__file__).with_name("migrations")
APPLICATION: Final = int.from_bytes(b"Mead", "big")
"""In the file's header. Databases from before version 1.0 do not have it."""
QUIET_SECONDS: Final = 3.0
LONGEST_SECONDS: Final = 60.0
"""The write-ahead log goes into the database's file when nothing has been written for a moment, so
that few presses must wait, and at the latest this long after its first entry. Otherwise it would
keep everything until it has 4 MB. Then a copy of the file after a kill would have nothing of it,
and a damaged log would lose confirmed answers."""

_PROBE: Final = "probe"
_PROBE_BYTES: Final = 256 * 1024


class UnreadableDatabaseError(Exception):
    """The file was written by a newer version of the bot, or by one before 1.0."""


class Connection(aiosqlite.Connection):
    """A connection on which whole functions run, one at a time, on its own thread."""

    def __init__(self, path: Path | str, *, reads_only: bool) -> None:
        super().__init__(lambda: _open(path, reads_only), iter_chunk_size=64)
        # A process must not hang on a connection that nobody closed. A transaction cut short
        # by the end of the process is rolled back at the next start.
        self._thread.daemon = True

    async def __aenter__(self) -> Self:
        try:
            await super().__aenter__()
        except BaseException:
            # Its thread is about to end, and must not find the loop closed.
            await asyncio.to_thread(self._thread.join)
            raise
        return self

    async def run(self, work: Query[P, T], /, *args: P.args, **more: P.kwargs) -> T:
        """`work(connection, …)` alone on the connection, outside of any transaction. Once begun it
        runs to its end, whether or not the caller is cancelled."""
        # aiosqlite offers its statements one by one only; all of them go through this.
        result: T = await self._execute(work, self._conn, *args, **more)  # type: ignore[no-untyped-call]
        return result


def _open(path: Path | str, reads_only: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=5)
    try:
        connection.execute("PRAGMA busy_timeout = 5000")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # What is deleted is overwritten: somebody may have asked for it.
        connection.execute("PRAGMA secure_delete = FAST")
        if reads_only:
            connection.execute("PRAGMA query_only = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _as_one(
    connection: sqlite3.Connection, begin: str, work: Callable[[sqlite3.Connection], T]
) -> T:
    """`work(connection)` as one transaction: it sees one state of the database, and all of it is
    written, or nothing if it raises."""
    # On a full disk SQLite has often rolled one back by itself, and where COMMIT failed it is still
    # open (https://www.sqlite.org/lang_transaction.html).
    if connection.in_transaction:
        connection.execute("ROLLBACK")
    connection.execute(begin)
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        # What went wrong is to be told, not that a failing disk fails at this, too.
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    return result


def save(connection: sqlite3.Connection) -> bool:
    """Bring the write-ahead log into the database's own file, and empty it if nobody is reading it.
    Whether the file alone has everything: a reader that began earlier keeps back what came later,
    and no press is to wait for readers."""
    (timeout,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        _, logged, saved = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {timeout}")
    return bool(logged == saved)


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

    async def write(self, work: Query[P, T], /, *args: P.args, **more: P.kwargs) -> T:
        """`work(connection, …)` as one transaction of the writer; its result once it is safely on
        the disk. It may wait for nothing but the database."""
        try:
            with self._telling():
                return await self._writer.run(
                    _as_one, "BEGIN IMMEDIATE", lambda c: work(c, *args, **more)
                )
        finally:
            self._written.set()

    async def read(self, work: Query[P, T], /, *args: P.args, **more: P.kwargs) -> T:
        """`work(connection, …)` on the reader, seeing one state, after all that was committed."""
        with self._telling():
            return await self._reader.run(
                _as_one, "BEGIN DEFERRED", lambda c: work(c, *args, **more)
            )

    @contextlib.contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as fault:
            if (trouble := trouble_of(fault)) is None:
                raise
            self.on_trouble(trouble)
            raise trouble from fault

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
    due = await writer.run(waiting, migrations)
    first = due[0].name.split("_")[0] if due else ""
    if first and int(first) > 1:  # there is something to copy
        await asyncio.to_thread(backup.make, path, now, f"before-{first}")
    await writer.run(migrate, migrations)


# Migrations


def waiting(connection: sqlite3.Connection, folder: Path = MIGRATIONS) -> list[Path]:
    """The migrations to be applied, in order.

    Raises:
        UnreadableDatabaseError: the file has seen others.
    """
    files = sorted(folder.glob("*.sql"))
    done = _number(connection)
    if done and connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        file = connection.execute("PRAGMA database_list").fetchone()[2]
        raise UnreadableDatabaseError(
            f"{file} was written by a version before 1.0, and its games cannot go on. Move it away"
            " with its backups, and start again: a new one is made. They hold people's ids, so"
            " delete them when nobody needs them any more"
        )
    if done > len(files):
        raise UnreadableDatabaseError(
            f"the database is at migration {done}, the newest here is {len(files)}"
        )
    return files[done:]


def migrate(connection: sqlite3.Connection, folder: Path = MIGRATIONS) -> list[str]:
    """Bring the file up to date, each migration in a transaction; the names of those applied."""
    files = waiting(connection, folder)
    for number, file in enumerate(files, _number(connection) + 1):
        if int(file.name.split("_")[0]) != number:
            raise ValueError(f"migration {number} is missing before {file.name}")
        _as_one(connection, "BEGIN IMMEDIATE", partial(_apply, file=file, number=number))
    return [file.name for file in files]


def _number(connection: sqlite3.Connection) -> int:
    """The number of the last migration that was applied to the file. 0: it is new."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _apply(connection: sqlite3.Connection, file: Path, number: int) -> None:
    # Two processes may start at once: the second one finds the work done.
    if _number(connection) >= number:
        return
    statement = ""
    for line in file.read_text("utf-8").splitlines(keepends=True):
        statement += line
        # `executescript` would commit first, so the file is cut into statements.
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""
    if any(line.strip() and not line.startswith("--") for line in statement.splitlines()):
        raise ValueError(f"{file.name} ends in the middle of a statement")
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {number}")
