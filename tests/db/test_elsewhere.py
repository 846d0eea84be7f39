"""Copies in a second folder: checked, thinned, never in the wrong place, and with them the list of
those who had themselves erased."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from db.copies import backup, elsewhere, erasures
from db.copies.backup import DAY_SECONDS, CopyFailedError
from db.copies.elsewhere import Visit
from db.copies.erasures import Ledger
from db.store import Store, open_store
from tests.db.test_backup import NOON, spoil
from tests.disks import mounted

HOUR = 3600
OURS = Ledger(database="ours")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return tmp_path / "home" / "tables.sqlite3"


@pytest.fixture
def there(tmp_path: Path) -> Path:
    return tmp_path / "there"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with open_store(path) as store:
        await store.meta.set("word", "before")
        yield store


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with mounted(tmp_path / "disk", megabytes=4) as folder:
        yield folder


def visit(
    path: Path,
    folder: Path,
    now: int = NOON,
    ledger: Ledger = OURS,
    *,
    was_apart: bool = False,
    copies: bool = True,
) -> Visit:
    return elsewhere.visit(path, folder, now, ledger, was_apart=was_apart, copies=copies)


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def rights(folder: Path) -> set[int]:
    return {file.stat().st_mode & 0o777 for file in folder.iterdir()}


def make(folder: Path) -> None:
    folder.mkdir()


async def test_a_copy_elsewhere_is_one_sound_file_for_the_owner_alone(
    store: Store, path: Path, there: Path
) -> None:
    copy = (await asyncio.to_thread(visit, path, there)).copy
    assert copy == there / "tables-20261121T120000Z.sqlite3"
    assert names(there) == ["tables-20261121T120000Z.sqlite3", "tables-copies.json"]
    assert rights(there) == {0o600}
    assert names(backup.folder_of(path)) == [], "nothing of it stays at home"
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        (word,) = connection.execute("SELECT value FROM meta WHERE key = 'word'").fetchone()
        assert word == "before"


async def test_a_transaction_under_way_neither_waits_nor_is_seen(
    store: Store, path: Path, there: Path
) -> None:
    def work(connection: sqlite3.Connection) -> str:
        connection.execute("UPDATE meta SET value = 'half done'")
        copy = visit(path, there).copy
        assert copy is not None
        with closing(sqlite3.connect(copy)) as found:
            return str(found.execute("SELECT value FROM meta").fetchone()[0])

    assert await store.write(work) == "before"


async def test_where_there_is_no_room_at_home_it_is_copied_straight(
    store: Store, path: Path, there: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = backup.need_room

    def only_there(database: Path, folder: Path) -> None:
        if folder != there:
            raise OSError("full")
        real(database, folder)

    monkeypatch.setattr(backup, "need_room", only_there)
    assert visit(path, there).copy is not None
    assert len(backup.copies(path, there)) == 1


async def test_an_unsound_copy_does_not_take_the_place_of_good_ones(
    store: Store, path: Path, there: Path
) -> None:
    visit(path, there)
    await store.write(
        lambda c: c.executemany(
            "INSERT INTO meta VALUES (?, ?)", [(f"k{n}", "x" * 500) for n in range(200)]
        )
    )
    await store._writer.run(lambda c: c.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
    spoil(path)
    before = names(there)
    with pytest.raises(CopyFailedError):
        visit(path, there, NOON + HOUR)
    assert names(there) == before
    assert names(backup.folder_of(path)) == []


async def test_what_an_ended_process_left_is_cleared_away(
    store: Store, path: Path, there: Path
) -> None:
    make(there)
    make(backup.folder_of(path))
    (there / "tables-20200101T000000Z.sqlite3.part-journal").write_text("cut short")
    (backup.folder_of(path) / "tables-20200101T000000Z.sqlite3.spool").write_text("cut short")
    (there / "notes.txt").write_text("mine")
    visit(path, there)
    assert not [name for name in names(there) if "part" in name]
    assert "notes.txt" in names(there)
    assert names(backup.folder_of(path)) == []


# What is kept


def test_a_day_of_moments_two_weeks_of_days_and_then_weeks_for_ninety_days() -> None:
    now = NOON
    times: set[int] = set()
    for hour in range(24 * 200):
        moment = now + hour * HOUR
        times = elsewhere.kept_of([*times, moment], moment)
    ages = sorted((moment - time) / DAY_SECONDS for time in times)
    assert sum(age < 1 for age in ages) == 24
    assert 13 <= sum(1 <= age < 14 for age in ages) <= 14
    assert 10 <= sum(age >= 14 for age in ages) <= 12
    assert ages[-1] < 90, "nothing is kept longer"
    assert ages[-1] > 80


def test_the_newest_seven_stay_however_old_they_are() -> None:
    times = [NOON - day * DAY_SECONDS for day in range(20)]
    assert elsewhere.kept_of(times, NOON + 1000 * DAY_SECONDS) == set(times[:7])


def test_what_a_wrong_clock_says_to_be_of_the_future_stays() -> None:
    times = {NOON - hour * HOUR for hour in range(24)}
    assert elsewhere.kept_of(times, 0) == times


async def test_the_folder_is_thinned_with_each_copy(store: Store, path: Path, there: Path) -> None:
    visit(path, there)
    (there / "other-20200101T000000Z.sqlite3").write_text("another database's")
    for day in range(200, 209):
        shutil.copy(
            there / "tables-20261121T120000Z.sqlite3",
            there / backup.name_of(path, NOON - day * DAY_SECONDS),
        )
    visit(path, there, NOON + HOUR)
    assert len(backup.copies(path, there)) == 7
    assert "other-20200101T000000Z.sqlite3" in names(there)


# In the right place


async def test_a_folder_that_is_not_there_is_said_and_nothing_is_made(
    store: Store, path: Path, tmp_path: Path
) -> None:
    with pytest.raises(CopyFailedError, match="is not there: is its disk mounted"):
        visit(path, tmp_path / "nas" / "meadhall")
    assert not (tmp_path / "nas").exists()


async def test_the_folder_of_the_daily_copies_is_refused(store: Store, path: Path) -> None:
    backup.make(path, NOON)
    with pytest.raises(CopyFailedError, match="name another folder"):
        visit(path, backup.folder_of(path))


async def test_a_disk_that_is_not_mounted_does_not_fill_the_one_below(
    store: Store, path: Path, tmp_path: Path
) -> None:
    share = tmp_path / "share"
    with mounted(share, megabytes=8):
        found = visit(path, share / "meadhall")
        assert found.apart
    with pytest.raises(CopyFailedError, match="is that mounted"):
        visit(path, share / "meadhall", NOON + HOUR, was_apart=True)
    assert list(share.iterdir()) == []
    assert not visit(path, share / "meadhall", NOON + HOUR).apart


async def test_copies_of_another_database_are_never_thinned(
    store: Store, path: Path, there: Path
) -> None:
    visit(path, there)
    before = names(there)
    with pytest.raises(CopyFailedError, match="another database"):
        visit(path, there, NOON + HOUR, Ledger(database="another"))
    assert names(there) == before


async def test_a_full_folder_is_said_and_the_copies_there_stay(
    store: Store, path: Path, disk: Path
) -> None:
    visit(path, disk)
    (disk / "ballast").write_bytes(b"\0" * (5 << 19))
    with pytest.raises(CopyFailedError, match=r"not enough room in .*MB free"):
        visit(path, disk, NOON + HOUR)
    assert len(backup.copies(path, disk)) == 1
    (disk / "ballast").unlink()
    visit(path, disk, NOON + HOUR)
    assert len(backup.copies(path, disk)) == 2


async def test_the_daily_copy_leaves_the_game_some_room(disk: Path) -> None:
    path = disk / "tables.sqlite3"
    async with open_store(path) as store:
        await store.meta.set("word", "before")
        (disk / "ballast").write_bytes(b"\0" * (5 << 19))
        with pytest.raises(CopyFailedError, match="not enough room"):
            backup.make(path, NOON)
        await store.meta.set("word", "after")
        assert names(backup.folder_of(path)) == []


# Who had themselves erased


def test_lists_are_brought_together_and_forget_after_a_hundred_days(
    path: Path, there: Path
) -> None:
    old, ours, theirs = (erasures.new(n, NOON + n * DAY_SECONDS) for n in (1, 5, 9))
    one = Ledger(database="ours", erased=(ours, old))
    other = Ledger(database="ours", erased=(theirs, ours))
    now = NOON + 101 * DAY_SECONDS
    assert erasures.merged(one, other, now).erased == (ours, theirs)
    assert erasures.without(one, ours).erased == (old,)


async def test_the_list_is_agreed_on_even_if_no_copy_is_due(
    store: Store, path: Path, there: Path
) -> None:
    here, far = erasures.new(1, NOON), erasures.new(2, NOON - 1)
    make(there)
    erasures.write(path, there, Ledger(database="ours", erased=(far,)))
    ledger = Ledger(database="ours", erased=(here,))
    found = visit(path, there, NOON, ledger, copies=False)
    assert found.copy is None
    assert found.ledger.erased == (far, here) == erasures.read(path, there).erased
    assert backup.copies(path, there) == []


async def test_the_database_knows_what_was_done_there_and_nobody_by_it(store: Store) -> None:
    done, open_ = erasures.new(815, NOON), erasures.new(4711, NOON)
    await store.write(lambda c: erasures.note(c, done.token, NOON))
    ledger = Ledger(erased=(done, open_))
    assert await store.read(lambda c: erasures.to_do(c, ledger)) == [open_]
    kept = await store.read(lambda c: c.execute("SELECT * FROM meta").fetchall())
    assert "815" not in str(kept)


async def test_a_database_keeps_its_name(store: Store) -> None:
    first = await store.write(lambda c: erasures.identity(c, ""))
    assert first
    assert await store.write(lambda c: erasures.identity(c, "another")) == first


async def test_a_list_that_cannot_be_read_is_said_and_left_alone(path: Path, there: Path) -> None:
    make(there)
    erasures.path_of(path, there).write_text("{")
    with pytest.raises(CopyFailedError, match="cannot be read"):
        erasures.read(path, there)
    assert erasures.read(path, path.parent) == Ledger()


def test_the_file_says_what_it_is_for(path: Path, there: Path) -> None:
    erasures.write(path, there, Ledger(database="ours"))
    text = erasures.path_of(path, there).read_text()
    assert "erased there again" in text
    assert "100 days" in text
    assert msgspec.json.decode(text)["database"] == "ours"
