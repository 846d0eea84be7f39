"""Copies of the database: one can be put in its place, seven stay, the writer never waits."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from db.base.connection import MIGRATIONS, migrate
from db.copies import backup
from db.store import open_store

NOON = int(datetime(2026, 11, 21, 12, 0, tzinfo=UTC).timestamp())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


def names(database: Path) -> list[str]:
    return sorted(file.name for file in backup.folder_of(database).iterdir())


async def test_a_copy_put_in_the_databases_place_is_the_database_of_that_moment(
    path: Path,
) -> None:
    async with open_store(path) as store:
        await store.meta.set("word", "before")
        copy = await asyncio.to_thread(backup.make, path, NOON)
        await store.meta.set("word", "after")
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()
    shutil.copy(copy, path)
    async with open_store(path) as store:
        assert await store.meta.get("word") == "before"
        await store.meta.set("word", "on we go")
        assert await store.meta.get("word") == "on we go"


async def test_a_copy_is_one_file_named_by_the_time_in_utc(path: Path) -> None:
    async with open_store(path) as store:
        await store.meta.set("word", "still in the write-ahead log")
        backup.make(path, NOON)
    assert names(path) == ["tables-20261121T120000Z.sqlite3"]
    assert backup.copies(path)[0][0] == NOON
    with closing(sqlite3.connect(backup.copies(path)[0][1])) as copy:
        value = copy.execute("SELECT value FROM meta").fetchone()[0]
        assert value == "still in the write-ahead log"
        assert names(path) == ["tables-20261121T120000Z.sqlite3"]


async def test_the_newest_seven_are_kept_and_nothing_else_is_touched(path: Path) -> None:
    async with open_store(path):
        folder = backup.folder_of(path)
        folder.mkdir()
        (folder / "other-20200101T000000Z.sqlite3").write_text("another database's")
        (folder / "tables-notes.sqlite3").write_text("mine")
        (folder / "tables-20200101T000000Z.sqlite3.part").write_text("cut short")
        for day in range(9):
            backup.make(path, NOON + day * backup.DAY_SECONDS, "before-004" if day == 4 else "")
    kept = [time for time, _ in backup.copies(path)]
    assert kept == [NOON + day * backup.DAY_SECONDS for day in range(8, 1, -1)]
    assert {"other-20200101T000000Z.sqlite3", "tables-notes.sqlite3"} < set(names(path))
    assert "tables-20261125T120000Z-before-004.sqlite3" in names(path)
    assert len(names(path)) == 7 + 2


async def test_one_is_due_a_day_after_the_last(path: Path) -> None:
    async with open_store(path):
        assert backup.is_due(path, NOON)
        backup.make(path, NOON)
        assert not backup.is_due(path, NOON + backup.DAY_SECONDS - 1)
        assert backup.is_due(path, NOON + backup.DAY_SECONDS)
        assert backup.is_due(path, NOON - 1), "the clock was wrong and is right again"


async def test_a_transaction_under_way_neither_waits_nor_is_seen(path: Path) -> None:
    async with open_store(path) as store:
        await store.meta.set("word", "before")

        def work(connection: sqlite3.Connection) -> str:
            connection.execute("UPDATE meta SET value = 'half done'")
            # Inside of the writer's transaction: the copy is whole before it commits.
            with closing(sqlite3.connect(backup.make(path, NOON))) as copy:
                return str(copy.execute("SELECT value FROM meta").fetchone()[0])

        assert await store.write(work) == "before"
        assert await store.meta.get("word") == "half done"


def old_database(path: Path, upto: int, folder: Path) -> None:
    """As an older version of the bot left it."""
    folder.mkdir()
    for file in sorted(MIGRATIONS.glob("*.sql"))[:upto]:
        shutil.copy(file, folder)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, folder)
        connection.execute("INSERT INTO meta VALUES ('word', 'old')")


async def test_new_migrations_are_preceded_by_a_copy(path: Path, tmp_path: Path) -> None:
    old_database(path, 3, tmp_path / "old")
    async with open_store(path, now=lambda: NOON):
        pass
    assert names(path) == ["tables-20261121T120000Z-before-004.sqlite3"]
    with closing(sqlite3.connect(backup.copies(path)[0][1])) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (3,)
        assert copy.execute("SELECT value FROM meta").fetchone() == ("old",)


async def test_no_copy_is_made_of_a_new_file_or_of_one_that_is_up_to_date(path: Path) -> None:
    for _ in range(2):
        async with open_store(path):
            pass
    assert not backup.folder_of(path).exists()


async def test_without_a_copy_nothing_is_migrated(path: Path, tmp_path: Path) -> None:
    old_database(path, 3, tmp_path / "old")
    backup.folder_of(path).write_text("a file in the folder's place")
    with pytest.raises(backup.CopyFailedError, match="no copy of"):
        async with open_store(path):
            pass
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (3,)


def spoil(path: Path) -> None:
    """As a failing disk might."""
    raw = bytearray(path.read_bytes())
    for page in range(4096 * 8, len(raw), 4096):
        raw[page : page + 64] = b"\xff" * 64
    path.write_bytes(raw)


async def test_an_unsound_copy_does_not_stay(path: Path) -> None:
    async with open_store(path) as store:
        await store.write(
            lambda c: c.executemany(
                "INSERT INTO meta VALUES (?, ?)", [(f"k{n}", "x" * 500) for n in range(200)]
            )
        )
    spoil(path)
    with pytest.raises(backup.CopyFailedError):
        backup.make(path, NOON)
    assert names(path) == []
