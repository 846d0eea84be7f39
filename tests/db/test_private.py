"""No other account of the machine reads the database, whatever the umask says: neither what is
made nor what is there already, and what is not ours to close is left, and told."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from db.base.disk import make_folder, sole_user
from db.base.mapped import META
from db.copies import backup, erasures
from db.copies.erasures import Ledger
from db.store import open_store

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there modes say nothing")
NOON = 1_800_000_000


@pytest.fixture(autouse=True)
def _usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One of the operator's, who lets others look into it."""
    folder = tmp_path / "games"
    folder.mkdir(mode=0o755)
    return folder


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def open_files(database: Path) -> dict[str, str]:
    """The files in its folder that others can read or write, copies included."""
    folder = database.resolve().parent
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    assert {f"{database.resolve().name}-wal", "tables-copies.json"} & {f.name for f in files}
    return {path.name: f"{mode(path):o}" for path in files if mode(path) & 0o077}


async def play(database: Path) -> None:
    """With all the files that there are while the bot plays."""
    with sole_user(database):
        async with open_store(database) as store:
            await store.write(META.put, "word", "secret")
            await asyncio.to_thread(backup.make, database, NOON)
            erasures.write(database, backup.folder_of(database), Ledger())
            assert open_files(database) == {}


async def test_what_was_open_to_others_is_closed_and_told_once(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = folder / "tables.sqlite3"
    await play(database)
    for end in ("-wal", "-shm"):  # as a kill leaves them
        (folder / f"tables.sqlite3{end}").touch()
    for file in [path for path in folder.rglob("*") if path.is_file()]:  # noqa: ASYNC240
        file.chmod(0o644)
    await play(database)
    (line,) = caplog.records
    assert line.levelno == logging.WARNING
    assert f"{database} (was 644)" in line.getMessage()
    assert f"{database}-wal (was 644)" in line.getMessage()
    assert "tables-copies.json (was 644)" in line.getMessage()
    await play(database)
    assert len(caplog.records) == 1


async def test_a_database_behind_a_link_is_closed_where_it_lies(
    folder: Path, tmp_path: Path
) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    (disk / "real.sqlite3").touch(0o644)
    link = folder / "tables.sqlite3"
    link.symlink_to(disk / "real.sqlite3")
    make_folder(link, folder / "local", is_default=False)
    await play(link)
    assert (mode(folder), mode(disk)) == (0o700, 0o700)
    assert link.is_symlink()


async def test_what_somebody_else_owns_is_told_and_played_with(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database = folder / "tables.sqlite3"
    database.touch(0o644)

    def refuse(self: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", refuse)
    async with open_store(database) as store:
        await store.write(META.put, "word", "new")
    (line,) = caplog.messages
    assert f"can read {database} (mode 644)" in line
    assert "its owner should run chmod 600 on it" in line


@pytest.mark.parametrize(
    ("what", "closed"),
    [
        ("nothing but ours", True),
        ("the default one", True),
        ("other things", False),
        ("others write there", False),
        ("not ours", False),
    ],
)
def test_a_folder_is_closed_unless_it_is_shared_with_other_things(
    folder: Path,
    what: str,
    closed: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    database, local = folder / "tables.sqlite3", folder / "localtable"
    for path in (local, folder / "backups"):
        path.mkdir(mode=0o755)
    (folder / "tables.sqlite3-wal").touch()
    if what in ("the default one", "other things"):
        (folder / "a page that a web server shows").touch()
    elif what == "others write there":
        folder.chmod(0o1777)
    elif what == "not ours":
        monkeypatch.setattr(os, "geteuid", lambda: 12345)
    before = mode(folder)
    make_folder(database, local, is_default=what == "the default one")
    assert mode(folder) == (0o700 if closed else before)
    assert (f"{folder} (was 755)" in caplog.text) is closed
    assert mode(local) == 0o700 or not closed
