"""Copies of the database, made while the bot keeps running: one a day and one before new
migrations.

A copy is one file that can replace the database. SQLite's online backup reads one state of the
file; in WAL mode a reader never delays the writer. Copies are in the folder `backups` beside the
database, named by the time in UTC, and the newest seven are kept.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

KEPT: Final = 7
DAY_SECONDS: Final = 24 * 3600
MOST_DAYS: Final = 90
"""No copy is kept longer, so by then nothing that was erased is in any of them."""
SPARE: Final = 1 << 20
"""A copy leaves at least this many bytes free, and a quarter of its own size, because the games
need room too."""

_TIME: Final = "%Y%m%dT%H%M%SZ"


class CopyFailedError(Exception):
    """No copy could be made; the database itself is as it was."""


def folder_of(database: Path) -> Path:
    """The folder of the daily copies of a database."""
    return database.parent / "backups"


def copies(database: Path) -> list[tuple[int, Path]]:
    """The daily copies of a database with their times (seconds since 1970), the newest first."""
    pattern = re.compile(rf"{re.escape(database.stem)}-(\d{{8}}T\d{{6}}Z)(-\S+)?\.sqlite3")
    found = []
    for path in folder_of(database).glob("*.sqlite3"):
        match = pattern.fullmatch(path.name)
        if match is not None:
            time = datetime.strptime(match[1], _TIME).replace(tzinfo=UTC)
            found.append((int(time.timestamp()), path))
    return sorted(found, reverse=True)


def is_due(database: Path, now: int) -> bool:
    """Whether the newest copy is older than a day, or in the future because a clock was wrong."""
    known = copies(database)
    return not known or not 0 <= now - known[0][0] < DAY_SECONDS


def make(database: Path, now: int, mark: str = "") -> Path:
    """Copy the database and delete all but the newest seven copies. This takes as long as reading
    the file, so run it in a thread of its own. `mark` becomes part of the name.

    Raises:
        CopyFailedError: the disk is full, the folder cannot be written to, or the copy is damaged.
    """
    folder = folder_of(database)
    name = name_of(database, now, mark)
    part = folder / f"{name}.part"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        clear(database, folder, "part")
        need_room(database, folder)
        copy_state(database, part)
        put_in_place(part, folder / name)
        oldest = now - MOST_DAYS * DAY_SECONDS
        for number, (time, old) in enumerate(copies(database)):
            if number >= KEPT or (number and time < oldest):
                old.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as fault:
        with contextlib.suppress(OSError):
            clear(database, folder, "part")
        raise CopyFailedError(f"no copy of {database}: {fault}") from fault
    return folder / name


# What copies by hand need, too


def name_of(database: Path, now: int, mark: str = "") -> str:
    """The name of a copy that is made now."""
    time = datetime.fromtimestamp(now, UTC).strftime(_TIME)
    return f"{database.stem}-{time}{f'-{mark}' if mark else ''}.sqlite3"


def need_room(database: Path, folder: Path) -> None:
    """
    Raises:
        OSError: a copy would fill the disk of this folder.
    """
    wal = database.with_name(f"{database.name}-wal")
    size = database.stat().st_size + (wal.stat().st_size if wal.exists() else 0)
    needed = size + max(SPARE, size // 4)
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise OSError(
            f"not enough room in {folder}: {free / 1e6:.1f} MB free, {needed / 1e6:.1f} MB needed"
        )


def copy_state(database: Path, target: Path) -> None:
    """Write the database's present state into one new file that nobody else may read, and check it.

    Raises:
        OSError, sqlite3.Error: there is no database, or it is damaged.
    """
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with (
        contextlib.closing(sqlite3.connect(database, timeout=5)) as source,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        source.execute("PRAGMA query_only = ON")
        # Without the shared memory that WAL mode takes otherwise, and that a share may lack.
        copy.execute("PRAGMA locking_mode = EXCLUSIVE")
        source.backup(copy)
        # Of a copy in WAL mode two more files would lie beside it when somebody looks into it.
        copy.execute("PRAGMA journal_mode = DELETE")
    need_sound(target)


def need_sound(path: Path) -> None:
    """
    Raises:
        OSError, sqlite3.Error: SQLite finds something wrong with this file, which nobody uses.
    """
    address = f"{path.resolve().as_uri()}?immutable=1"
    with contextlib.closing(sqlite3.connect(address, uri=True)) as copy:
        sound = copy.execute("PRAGMA quick_check").fetchone()[0]
    if sound != "ok":
        raise OSError(f"the copy is damaged: {sound}")


def put_in_place(part: Path, whole: Path) -> None:
    """Give a finished file its name, so that after a power cut it is whole or does not exist."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    os.replace(part, whole)
    with contextlib.suppress(OSError):  # not every system can do that to a folder
        folder = os.open(whole.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def clear(database: Path, folder: Path, suffix: str) -> None:
    """Remove what an unfinished copy left behind."""
    for part in folder.glob(f"{database.stem}-*.sqlite3.{suffix}*"):
        part.unlink(missing_ok=True)
