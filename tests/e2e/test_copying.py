"""`python bot.py --copy TO`, beside a bot that plays: a whole copy, or one sentence why there is
none."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from db.copies import backup, erasures
from db.copies.erasures import Ledger
from db.store import open_store
from localtable.world.first_world import TABLES
from tests.disks import mounted
from tests.e2e import records
from tests.e2e.people import People
from tests.e2e.play import Player, open_table
from tests.e2e.runs import ROOT, BotProcess
from tests.e2e.test_copies import known_of, put_back


async def copying(database: Path, to: str, folder: Path) -> tuple[int, str]:
    """The exit code, and what it says; called in this folder."""
    environ = {key: value for key, value in os.environ.items() if "MEADHALL" not in key}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        "--copy",
        to,
        env=environ | {"MEADHALL_DATABASE": str(database)},
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


async def refused(database: Path, to: str | Path, folder: Path) -> str:
    """The one sentence that it says."""
    code, said = await copying(database, str(to), folder)
    assert code == 1
    assert said.count("\n") == 1, said
    assert not named(folder, "**/*.unfinished")
    return said.strip()


def named(folder: Path, pattern: str) -> list[Path]:
    return sorted(folder.glob(pattern))


async def test_a_copy_made_while_people_play_has_all_that_they_had_answered(
    people: People, bot: BotProcess, tmp_path: Path
) -> None:
    ana = people["Ana"]
    sitting = await open_table([ana], TABLES, computers=2)
    player = Player(ana, sitting, Random("copying"), bot=bot)
    while len(player.given) < 2:
        await player.step()
    making = asyncio.create_task(copying(bot.database, "copy.sqlite3", tmp_path))
    while not making.done() and len(player.given) < 6:
        await player.step()
    code, said = await making
    copy = tmp_path / "copy.sqlite3"
    assert (code, said) == (
        0,
        f"copied {bot.database} to {copy}; keep bot-copies.json beside it\n",
    )
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert erasures.path_of(bot.database, tmp_path).stat().st_mode & 0o777 == 0o600
    assert named(tmp_path, "copy.sqlite3?*") == [], "it is one file"
    then, now = (records.read(file, sitting.table) for file in (copy, bot.database))
    assert len([r for r in then.standing if r.person]) >= 2
    assert now.records[: len(then.records)] == then.records


async def test_a_copy_put_back_elsewhere_does_not_bring_back_who_was_erased_since(
    people: People, bot: BotProcess, tmp_path: Path
) -> None:
    ana, carlos = people["Ana"], people["Carlos"]
    there = tmp_path / "there"
    there.mkdir()
    await open_table([ana, carlos], TABLES, computers=1)
    assert (await copying(bot.database, "older.sqlite3", there))[0] == 0
    await carlos.pressed(await carlos.slash(carlos.dm, "/me forget"), "m:forget")
    code, said = await copying(bot.database, str(there), tmp_path)
    assert code == 0
    (newer,) = named(there, "bot-*T*Z.sqlite3")
    assert f"to {newer};" in said, "a folder gets a file named by the time"
    assert known_of(there / "older.sqlite3", carlos.id, "Carlos")
    assert not known_of(newer, carlos.id, "Carlos")
    listed = erasures.path_of(bot.database, there)
    assert carlos.id in listed.read_text()
    await bot.stop()
    # On a new machine, as the README says.
    put_back(there / "older.sqlite3", bot.database)
    shutil.rmtree(backup.folder_of(bot.database))
    backup.folder_of(bot.database).mkdir()
    shutil.copy(listed, backup.folder_of(bot.database))
    await bot.start()
    await bot.stop()
    assert not known_of(bot.database, carlos.id, "Carlos")
    assert known_of(bot.database, ana.id, "Ana")


async def test_what_is_there_already_is_never_written_over(tmp_path: Path) -> None:
    database = tmp_path / "games" / "bot.sqlite3"
    database.parent.mkdir()
    async with open_store(database) as store:
        await store.meta.set("word", "kept")
        (tmp_path / "notes.txt").write_text("mine")
        said = await refused(database, "notes.txt", tmp_path)
        assert said == (f"{tmp_path / 'notes.txt'} exists already: name another file, or a folder")
        (tmp_path / "link").symlink_to(database)
        for itself in (database, tmp_path / "link"):
            said = await refused(database, itself, tmp_path)
            assert said == f"{itself} is the database itself: name another file"
        said = await refused(tmp_path / "link", database, tmp_path)
        assert "the database itself" in said
    said = await refused(database, f"{database}-wal", tmp_path)
    assert "for a part of the database" in said
    assert (tmp_path / "notes.txt").read_text() == "mine"
    async with open_store(database) as store:
        assert await store.meta.get("word") == "kept"


async def test_a_place_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    database = tmp_path / "bot.sqlite3"
    said = await refused(database, "copy", tmp_path)
    assert said.startswith(f"there is no database {database} yet: set MEADHALL_DATABASE to")
    assert not database.exists()
    async with open_store(database):
        pass
    said = await refused(database, "no/copy.sqlite3", tmp_path)
    assert said == f"there is no folder {tmp_path / 'no'}"
    said = await refused(database, "mounted/", tmp_path)
    assert said == f"there is no folder {tmp_path / 'mounted'}"
    (tmp_path / "file").touch()
    said = await refused(database, "file/copy", tmp_path)
    assert said == f"there is no folder {tmp_path / 'file'}"
    database.write_bytes(b"this is no database" * 1000)
    said = await refused(database, "copy", tmp_path)
    assert "file is not a database" in said


async def test_a_folder_of_another_database_takes_no_copy(tmp_path: Path) -> None:
    database, there = tmp_path / "bot.sqlite3", tmp_path / "there"
    async with open_store(database) as store:
        await store.write(lambda c: erasures.identity(c, "this one"))
    erasures.write(database, there, Ledger(database="that one"))
    said = await refused(database, there, tmp_path)
    assert "copies of another database are there" in said
    assert [path.name for path in there.iterdir()] == ["bot-copies.json"]


@pytest.mark.parametrize("how", ["full", "read-only"])
async def test_a_disk_that_takes_no_copy_is_told_in_a_sentence(tmp_path: Path, how: str) -> None:
    database = tmp_path / "bot.sqlite3"
    async with open_store(database):
        pass
    with mounted(tmp_path / "small", megabytes=1) as small:
        if how == "read-only":
            command = ["mount", "-o", "remount,ro,size=8m", str(small)]
            await asyncio.to_thread(subprocess.run, command, check=True)
        said = await refused(database, small / "copy", tmp_path)
        expected = "not enough room in" if how == "full" else "Read-only file system"
        assert re.match(f"no copy of {re.escape(str(database))} in .*{expected}", said)
        assert list(small.iterdir()) == []
