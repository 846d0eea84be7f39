"""Copies of the database, made while the bot plays on: one a day and one before new migrations.

A copy is one file that can be put in the database's place. SQLite's online backup reads one
state of the file; in WAL mode a reader never holds up the writer. Copies lie in the folder
`backups` beside the database, named by the time in UTC; the newest seven are kept.
"""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

KEPT: Final = 7
DAY_SECONDS: Final = 24 * 3600

_TIME: Final = "%Y%m%dT%H%M%SZ"


class CopyFailedError(Exception):
    """No copy could be made; the database itself is as it was."""


def folder_of(database: Path) -> Path:
    """Where the copies of a database lie."""
    return database.parent / "backups"


def copies(database: Path) -> list[tuple[int, Path]]:
    """The copies of a database with their times (seconds since 1970), the newest first."""
    pattern = re.compile(rf"{re.escape(database.stem)}-(\d{{8}}T\d{{6}}Z)(-\S+)?\.sqlite3")
    found = []
    for path in folder_of(database).glob("*.sqlite3"):
        match = pattern.fullmatch(path.name)
        if match is not None:
            time = datetime.strptime(match[1], _TIME).replace(tzinfo=UTC)
            found.append((int(time.timestamp()), path))
    return sorted(found, reverse=True)


def is_due(database: Path, now: int) -> bool:
    """Whether the newest copy is older than a day, or from a future that a wrong clock saw."""
    known = copies(database)
    return not known or not 0 <= now - known[0][0] < DAY_SECONDS


def make(database: Path, now: int, mark: str = "") -> Path:
    """Copy the database and drop what is older than the newest seven copies. Takes as long as
    reading the file: run it in a thread of its own. `mark` goes into the name.

    Raises:
        CopyFailedError: the disk is full, the folder cannot be written to, the copy is unsound.
    """
    time = datetime.fromtimestamp(now, UTC).strftime(_TIME)
    name = f"{database.stem}-{time}{f'-{mark}' if mark else ''}.sqlite3"
    folder = folder_of(database)
    part = folder / f"{name}.part"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        _clear(database)
        _copy(database, part)
        os.replace(part, folder / name)
        for _, old in copies(database)[KEPT:]:
            old.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as fault:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise CopyFailedError(f"no copy of {database}: {fault}") from fault
    return folder / name


def _copy(database: Path, target: Path) -> None:
    with (
        contextlib.closing(sqlite3.connect(database, timeout=5)) as source,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        source.execute("PRAGMA query_only = ON")
        source.backup(copy)
        # Of a copy in WAL mode two more files would lie beside it when somebody looks into it.
        copy.execute("PRAGMA journal_mode = DELETE")
        sound = copy.execute("PRAGMA quick_check").fetchone()[0]
    if sound != "ok":
        raise OSError(f"the copy is not sound: {sound}")


def _clear(database: Path) -> None:
    """What a copy cut short by the end of the process left behind."""
    for part in folder_of(database).glob(f"{database.stem}-*.sqlite3.part*"):
        part.unlink(missing_ok=True)
