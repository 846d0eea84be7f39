"""Connections to the database file, each with its own thread, and the numbered migrations.

There is one writer. A transaction runs as one function on the writer's thread: statements of
several coroutines mix on a shared connection as soon as one of them awaits in between.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite

T = TypeVar("T")
Query = Callable[[sqlite3.Connection], T]
"""What is done on a connection in one go. It waits only for the database."""

MIGRATIONS = Path(__file__).parents[1] / "migrations"
APPLICATION = int.from_bytes(b"Mead", "big")
"""In the file's header. Databases from before version 1.0 do not have it."""


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

    async def run(self, work: Query[T]) -> T:
        """`work` alone on the connection, outside of any transaction. Once begun it runs to
        its end, whether or not the caller is cancelled."""
        # aiosqlite offers its statements one by one only; all of them go through this.
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result

    async def transaction(self, work: Query[T]) -> T:
        """`work` as one transaction: all of it is written, or nothing if it raises."""
        return await self.run(lambda connection: _as_one(connection, "IMMEDIATE", work))

    async def snapshot(self, work: Query[T]) -> T:
        """`work` on one state of the database."""
        return await self.run(lambda connection: _as_one(connection, "DEFERRED", work))


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


def _as_one(connection: sqlite3.Connection, mode: str, work: Query[T]) -> T:
    _leave(connection)
    connection.execute(f"BEGIN {mode}")
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        # What went wrong is to be told, not that a failing disk fails at this, too.
        with contextlib.suppress(sqlite3.Error):
            _leave(connection)
        raise
    return result


def _leave(connection: sqlite3.Connection) -> None:
    """Out of a transaction, if there is one: on a full disk SQLite has often rolled it back by
    itself, and where COMMIT failed it is still open
    (https://www.sqlite.org/lang_transaction.html)."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")


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
        _as_one(connection, "IMMEDIATE", lambda c, f=file, n=number: _apply(c, f, n))  # type: ignore[misc]
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
