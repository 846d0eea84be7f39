"""Daily copies of the database: one can be put in its place, so many stay, the writer never
waits."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from db.base.mapped import META
from db.copies import backup
from db.copies.erasures import CopyFailedError
from db.store import Store, open_store
from db.tables.tables import DAY
from tests.db.conftest import next_version, word_of
from tests.disks import mounted

NOON = int(datetime(2026, 11, 21, 12, 0, tzinfo=UTC).timestamp())
FIRST = "tables-20261121T120000Z.sqlite3"
HOUR = 3600


class Copying:
    """Copies of one database."""

    def __init__(self, path: Path) -> None:
        self.path, self.folder = path, backup.folder_of(path)

    def make(self, now: int = NOON) -> Path:
        return backup.make(self.path, now)

    def names(self) -> list[str]:
        return sorted(file.name for file in self.folder.iterdir())


@pytest.fixture
def copying(path: Path) -> Copying:
    return Copying(path)


async def test_a_copy_put_in_the_databases_place_is_the_database_of_that_moment(
    path: Path, copying: Copying
) -> None:
    async with open_store(path) as store:
        await store.write(META.put, "word", "before")
        copy = await asyncio.to_thread(copying.make)
        await store.write(META.put, "word", "after")
    assert copy == copying.folder / FIRST
    assert word_of(copy) == "before"
    assert copying.names() == [FIRST], "it is one file, also when somebody has looked into it"
    assert copy.stat().st_mode & 0o777 == 0o600
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()
    shutil.copy(copy, path)
    async with open_store(path) as store:
        assert await store.read(META.get, "word") == "before"
        await store.write(META.put, "word", "on we go")
        assert await store.read(META.get, "word") == "on we go"


async def test_a_transaction_under_way_neither_waits_nor_is_seen(
    store: Store, copying: Copying
) -> None:
    await store.write(META.put, "word", "before")

    def work(connection: sqlite3.Connection) -> str:
        connection.execute("UPDATE meta SET value = 'half done'")
        # Inside of the writer's transaction: the copy is whole before it commits.
        return word_of(copying.make())

    assert await store.write(work) == "before"
    assert await store.read(META.get, "word") == "half done"


def spoil(path: Path) -> None:
    """As a failing disk might."""
    raw = bytearray(path.read_bytes())
    for page in range(4096 * 8, len(raw), 4096):
        raw[page : page + 64] = b"\xff" * 64
    path.write_bytes(raw)


async def test_an_unsound_copy_does_not_take_the_place_of_good_ones(
    path: Path, copying: Copying
) -> None:
    async with open_store(path) as store:
        copying.make()
        await store.write(
            lambda c: c.executemany(
                "INSERT INTO meta VALUES (?, ?)", [(f"k{n}", "x" * 500) for n in range(200)]
            )
        )
    spoil(path)
    with pytest.raises(CopyFailedError):
        copying.make(NOON + HOUR)
    assert copying.names() == [FIRST]


async def test_the_newest_seven_stay_and_what_is_not_ours_is_left_alone(
    path: Path, store: Store, copying: Copying
) -> None:
    copying.folder.mkdir()
    others = {"other-20200101T000000Z.sqlite3", "tables-notes.sqlite3", "notes.txt"}
    for name in others:
        (copying.folder / name).write_text("mine")
    (copying.folder / "tables-20200101T000000Z.sqlite3.part-journal").write_text("cut short")
    copying.make(NOON - 9 * DAY)
    for day in range(200, 209):
        old = copying.folder / backup.name_of(path, NOON - day * DAY)
        shutil.copy(backup.copies(path)[0][1], old)
    copies = [copying.make(NOON + day * DAY) for day in range(-8, 2)]
    left = set(copying.names()) - others
    assert set(copying.names()) >= others
    assert {copy.name for copy in copies[-7:]} <= left
    assert not [name for name in left if "2020" in name]
    assert len(left) == 7


async def test_a_full_disk_is_said_and_leaves_the_game_some_room(tmp_path: Path) -> None:
    with mounted(tmp_path / "disk", megabytes=4) as disk:
        copying = Copying(disk / "tables.sqlite3")
        async with open_store(copying.path) as store:
            copying.make()
            (disk / "ballast").write_bytes(b"\0" * (5 << 19))
            with pytest.raises(CopyFailedError, match=r"not enough room in .*MB free"):
                copying.make(NOON + HOUR)
            await store.write(META.put, "word", "after")
            (disk / "ballast").unlink()
            copying.make(NOON + HOUR)
        assert len(backup.copies(copying.path)) == 2


# Daily


async def test_one_is_due_a_day_after_the_last(path: Path, store: Store) -> None:
    assert backup.is_due(path, NOON)
    backup.make(path, NOON)
    assert not backup.is_due(path, NOON + DAY - 1)
    assert backup.is_due(path, NOON + DAY)
    assert backup.is_due(path, NOON - 1), "the clock was wrong and is right again"


async def test_new_migrations_are_preceded_by_a_copy(path: Path) -> None:
    async with open_store(path) as store:
        await store.write(META.put, "word", "old")
    folder = next_version(path)
    first = len(list(folder.glob("*.sql"))) - 1
    for _ in range(2):
        async with open_store(path, migrations=folder, now=lambda: NOON):
            pass
    ((_, copy),) = backup.copies(path)
    assert copy.name == f"tables-20261121T120000Z-before-{first + 1:03}.sqlite3"
    assert word_of(copy) == "old"
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("PRAGMA user_version").fetchone() == (first,)


async def test_without_a_copy_nothing_is_migrated_and_a_new_file_needs_none(path: Path) -> None:
    async with open_store(path):
        pass
    backup.folder_of(path).write_text("a file in the folder's place")
    with pytest.raises(CopyFailedError, match="no copy of"):
        async with open_store(path, migrations=next_version(path)):
            pass
    async with open_store(path):
        pass
    async with open_store(path.with_name("new.sqlite3")):
        pass
