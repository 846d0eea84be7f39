"""`python bot.py --copy TO`: where there is no copy one sentence says why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from db.base.mapped import META
from db.copies.backup import copy_to
from db.copies.erasures import CopyFailedError
from db.store import open_store
from tests.disks import mounted

NOW = 1_800_000_000


def refused(database: Path, to: str | Path, folder: Path) -> str:
    """The one sentence that it says."""
    with pytest.raises(CopyFailedError) as caught:
        copy_to(database, str(folder / to) + ("/" if str(to).endswith("/") else ""), NOW)
    assert "\n" not in str(caught.value)
    assert not list(folder.glob("**/*.unfinished"))
    return str(caught.value)


async def test_what_is_there_already_is_never_written_over(tmp_path: Path) -> None:
    database = tmp_path / "games" / "bot.sqlite3"
    database.parent.mkdir()
    async with open_store(database) as store:
        await store.write(META.put, "word", "kept")
        (tmp_path / "notes.txt").write_text("mine")
        said = refused(database, "notes.txt", tmp_path)
        assert said == (f"{tmp_path / 'notes.txt'} exists already: name another file, or a folder")
        (tmp_path / "link").symlink_to(database)
        for itself in (database, tmp_path / "link"):
            said = refused(database, itself, tmp_path)
            assert said == f"{itself} is the database itself: name another file"
        said = refused(tmp_path / "link", database, tmp_path)
        assert "the database itself" in said
    said = refused(database, f"{database}-wal", tmp_path)
    assert "for a part of the database" in said
    assert (tmp_path / "notes.txt").read_text() == "mine"
    async with open_store(database) as store:
        assert await store.read(META.get, "word") == "kept"


async def test_a_place_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    database = tmp_path / "bot.sqlite3"
    said = refused(database, "copy", tmp_path)
    assert said.startswith(f"there is no database {database} yet: set MEADHALL_DATABASE to")
    assert not database.exists()
    async with open_store(database):
        pass
    (tmp_path / "file").touch()
    for to, folder in (("no/copy.sqlite3", "no"), ("mounted/", "mounted"), ("file/copy", "file")):
        assert refused(database, to, tmp_path) == f"there is no folder {tmp_path / folder}"
    database.write_bytes(b"this is no database" * 1000)
    assert "file is not a database" in refused(database, "copy", tmp_path)


async def test_a_disk_that_takes_no_copy_is_told_in_a_sentence(tmp_path: Path) -> None:
    database = tmp_path / "bot.sqlite3"
    async with open_store(database):
        pass
    with mounted(tmp_path / "small", megabytes=1) as small:
        said = refused(database, small / "copy", tmp_path)
        assert re.match(f"no copy of {re.escape(str(database))} in .*not enough room in", said)
        assert list(small.iterdir()) == []
