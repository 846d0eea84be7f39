"""A disk that is full, read-only or failing: nothing is half written, and when there is room
again all goes on. On a real file system of a few megabytes where one can be mounted, and by
SQLite's own limits."""

from __future__ import annotations

import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from db.base.disk import DiskTrouble, sole_user
from db.base.mapped import META
from db.store import Store, open_store
from tests.disks import fill, full, mounted, unlimited, without_writing


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    with mounted(tmp_path / "small", megabytes=4) as folder:
        yield folder


def insert(connection: sqlite3.Connection, key: str, size: int) -> None:
    connection.execute("INSERT INTO meta VALUES (?, ?)", (key, "x" * size))


def count(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM meta").fetchone()[0])


async def test_a_full_disk_is_told_as_such_and_leaves_nothing_behind(store: Store) -> None:
    told: list[DiskTrouble] = []
    store.on_trouble = told.append
    await store.write(META.put, "word", "before")
    await full(store)

    def work(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE meta SET value = 'half'")
        insert(connection, "big", 1 << 20)

    for _ in range(2):
        with pytest.raises(DiskTrouble, match="full") as caught:
            await store.write(work)
        assert caught.value.kind == "full"
        assert await store.read(META.get, "word") == "before"
    assert len(told) == 2
    await unlimited(store)
    await store.write(work)
    assert await store.read(META.get, "word") == "half"
    await store.probe()
    assert await store.read(count) == 2, "the probe stays nowhere"


async def test_a_disk_that_became_read_only_is_told_as_such(store: Store) -> None:
    async with without_writing(store):
        with pytest.raises(DiskTrouble) as caught:
            await store.write(META.put, "word", "new")
        assert caught.value.kind == "readonly"
        assert await store.read(META.get, "word") is None
    await store.write(META.put, "word", "new")


async def test_a_commit_that_fails_does_not_leave_the_writer_in_a_transaction(store: Store) -> None:
    def work(connection: sqlite3.Connection) -> None:
        # It is COMMIT that finds the row without its table.
        connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.execute("INSERT INTO vacations VALUES (99, 1, 1)")

    with pytest.raises(sqlite3.IntegrityError):
        await store.write(work)
    await store.write(META.put, "word", "on we go")
    assert await store.read(lambda c: c.execute("SELECT * FROM vacations").fetchall()) == []


async def test_another_program_that_holds_the_file_is_told_as_such(
    store: Store, path: Path
) -> None:
    await store._writer.run(lambda c: c.execute("PRAGMA busy_timeout = 1").fetchall())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DiskTrouble) as caught:
            await store.write(META.put, "word", "new")
        assert caught.value.kind == "locked"


async def test_a_damaged_file_is_told_as_such(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(b"this is no database" * 1000)
    with pytest.raises(DiskTrouble) as caught:
        async with open_store(path):
            pass
    assert caught.value.kind == "damaged"


async def test_a_real_small_disk_fills_up_and_has_room_again(small: Path) -> None:
    path, ballast = small / "tables.sqlite3", small / "ballast"
    async with open_store(path) as store:
        await store.write(META.put, "word", "before")
        for row in range(40):
            await store.write(lambda c, n=row: insert(c, f"row{n}", 5_000))  # type: ignore[misc]
        fill(ballast)
        rows, trouble = 40, None
        while trouble is None:
            try:
                await store.write(lambda c, n=rows: insert(c, f"row{n}", 5_000))  # type: ignore[misc]
                rows += 1
            except DiskTrouble as fault:
                trouble = fault
        assert trouble.kind == "full"
        with pytest.raises(DiskTrouble):
            await store.probe()
        assert await store.read(count) == rows + 1
    with pytest.raises(DiskTrouble):
        async with open_store(small / "new.sqlite3"):
            pass
    with sole_user(path):
        pass
    ballast.unlink()
    async with open_store(path) as store:
        await store.probe()
        await store.write(META.put, "word", "after")
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert count(connection) == rows + 1


async def test_a_read_only_disk_is_told_as_such_at_the_start(small: Path) -> None:
    path, remount = small / "tables.sqlite3", ["mount", "-o", "remount,ro", str(small)]
    async with open_store(path):
        pass
    subprocess.run(remount, check=True)  # noqa: ASYNC221
    with pytest.raises(DiskTrouble):
        async with open_store(path) as store:
            await store.write(META.put, "word", "after")
    with pytest.raises(DiskTrouble) as caught, sole_user(path):
        pass
    assert caught.value.kind == "readonly"
