"""The database's own file has what was written, soon after it was: the write-ahead log is only for
a moment, and copying the file of a bot that was killed copies all but that moment's answers."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import db.store
from db.base.disk import DiskTrouble
from db.base.mapped import META
from db.store import open_store

SOON = 0.02
NEVER = 1000.0


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def alone(path: Path) -> str | None:
    """The word that a copy of the file alone has, without its log."""
    copy = path.with_suffix(".alone")
    shutil.copy(path, copy)
    try:
        with closing(sqlite3.connect(f"file:{copy}?immutable=1", uri=True)) as connection:
            row = connection.execute("SELECT value FROM meta WHERE key = 'word'").fetchone()
    except sqlite3.Error:
        return None
    return None if row is None else str(row[0])


async def until(path: Path, word: str) -> None:
    """The file alone has this word, and its log is empty."""
    async with asyncio.timeout(60):
        while log_of(path).stat().st_size or alone(path) != word:  # noqa: ASYNC110
            await asyncio.sleep(SOON)


@contextlib.contextmanager
def looked_into(path: Path) -> Iterator[None]:
    """By another program, which reads one state of it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM meta").fetchone()
        yield


async def test_while_something_is_written_all_the_time_it_is_saved_once_a_minute(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(db.store, "QUIET_SECONDS", NEVER)
    monkeypatch.setattr(db.store, "LONGEST_SECONDS", 10 * SOON)
    async with open_store(path) as store:
        for word in ("first", "second"):
            await store.write(META.put, "word", word)
            await until(path, word)


async def test_who_reads_holds_up_nobody_and_what_they_keep_back_is_saved_after_them(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(db.store, "QUIET_SECONDS", SOON)
    async with open_store(path) as store:
        await store.write(META.put, "word", "old")
        await until(path, "old")
        with looked_into(path):
            for number in range(20):
                await store.write(META.put, "word", f"new{number}")
                await asyncio.sleep(SOON)
            assert alone(path) == "old"
        await until(path, "new19")


@pytest.mark.parametrize("how", ["alone", "beside another program"])
async def test_at_a_clean_end_nothing_stays_in_the_log(path: Path, how: str) -> None:
    with closing(sqlite3.connect(path)) as other:
        async with open_store(path) as store:
            await store.write(META.put, "word", "given")
            if how == "alone":
                other.close()
            else:
                other.execute("SELECT count(*) FROM meta").fetchall()
            assert log_of(path).stat().st_size > 0
        left = log_of(path).exists()
        assert left == (how != "alone")
        assert not left or log_of(path).stat().st_size == 0
        assert alone(path) == "given"


async def test_what_cannot_be_saved_at_the_end_is_told(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_store(path) as store:
        await store.write(META.put, "word", "old")
    assert caplog.messages == []
    with contextlib.ExitStack() as stack:
        async with open_store(path) as store:
            stack.enter_context(looked_into(path))
            await store.write(META.put, "word", "new")
        assert alone(path) == "old"
    assert caplog.messages == [
        f"{path}-wal has data that tables.sqlite3 does not have yet: keep them together"
    ]


async def test_a_disk_that_refuses_it_is_told_as_such_and_tried_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(db.store, "QUIET_SECONDS", SOON)
    monkeypatch.setattr(db.store, "LONGEST_SECONDS", 1.0)
    told: list[DiskTrouble] = []
    tries = 0
    real = db.store.save

    def save(connection: sqlite3.Connection) -> bool:
        nonlocal tries
        tries += 1
        if tries == 1:
            fault = sqlite3.OperationalError("disk I/O error")
            fault.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise fault
        return real(connection)

    monkeypatch.setattr(db.store, "save", save)
    async with open_store(path) as store:
        store.on_trouble = told.append
        await store.write(META.put, "word", "given")
        await until(path, "given")
    assert [trouble.kind for trouble in told] == ["failing"]
