"""Copies of the database, made while the bot keeps running: one a day, one before new migrations,
and those that the operator asks for.

A copy is one file that can replace the database. SQLite's online backup reads one state of the
file; in WAL mode a reader never delays the writer. Copies are in the folder `backups` beside the
database, named by the time in UTC, and the newest seven are kept; those by hand are wherever the
operator wants them.
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

from db.base.disk import FOLDER, put_in_place
from db.copies import erasures
from db.copies.erasures import MOST_DAYS, CopyFailedError
from db.tables.tables import DAY

KEPT: Final = 7
SPARE: Final = 1 << 20
"""A copy leaves this many bytes free, and a quarter of its size: the games need room, too."""

_TIME: Final = "%Y%m%dT%H%M%SZ"


def folder_of(database: Path) -> Path:
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
    return not known or not 0 <= now - known[0][0] < DAY


def make(database: Path, now: int, mark: str = "") -> Path:
    """Copy the database, and delete all but the newest seven copies; it takes as long as reading
    the file. `mark`: part of the name. CopyFailedError: the disk refuses it, or it is damaged."""
    folder = folder_of(database)
    name = name_of(database, now, mark)
    part = folder / f"{name}.part"
    try:
        folder.mkdir(mode=FOLDER, exist_ok=True)
        _clear(database, folder)
        _need_room(database, folder)
        _copy_state(database, part)
        put_in_place(part, folder / name)
        oldest = now - MOST_DAYS * DAY
        for number, (time, old) in enumerate(copies(database)):
            if number >= KEPT or (number and time < oldest):
                old.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as fault:
        with contextlib.suppress(OSError):
            _clear(database, folder)
        raise CopyFailedError(f"no copy of {database}: {fault}") from fault
    return folder / name


def copy_to(database: Path, to: str, now: int) -> Path:
    """Make a checked copy in a new file, or in a folder, with the list of erasures; where it is."""
    if not database.is_file():
        raise CopyFailedError(
            f"there is no database {database} yet: set MEADHALL_DATABASE to the one that the bot"
            " plays with"
        )
    target = _target(database, to, now)
    folder = target.parent
    part = folder / f"{target.name}.{os.getpid()}.unfinished"
    try:
        with contextlib.closing(sqlite3.connect(database, timeout=5)) as connection:
            name = erasures.identity_of(connection)
        home = erasures.read(database, folder_of(database))
        known = erasures.merged(erasures.Ledger(database=name), home, now)
        _need_room(database, folder)
        erasures.agree(database, folder, known, now)
        _copy_state(database, part)
        put_in_place(part, target)
    except (OSError, sqlite3.Error) as fault:
        raise CopyFailedError(f"no copy of {database} in {folder}: {fault}") from fault
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    return target


def _target(database: Path, to: str, now: int) -> Path:
    target, real = Path(to), database.resolve()
    folder = target if to.endswith(os.sep) else target.parent
    try:
        if target.is_dir():
            target /= name_of(database, now)
        elif not folder.is_dir():
            raise CopyFailedError(f"there is no folder {folder}")
        if target.resolve() == real:
            raise CopyFailedError(f"{target} is the database itself: name another file")
        if target.is_symlink() or target.exists():
            raise CopyFailedError(f"{target} exists already: name another file, or a folder")
    except OSError as fault:
        raise CopyFailedError(f"no copy of {database}: {fault}") from fault
    if target.resolve().parent == real.parent and target.name.startswith(f"{real.name}-"):
        raise CopyFailedError(
            f"SQLite would take {target} for a part of the database: name another file"
        )
    return target


def name_of(database: Path, now: int, mark: str = "") -> str:
    time = datetime.fromtimestamp(now, UTC).strftime(_TIME)
    return f"{database.stem}-{time}{f'-{mark}' if mark else ''}.sqlite3"


def _need_room(database: Path, folder: Path) -> None:
    wal = database.with_name(f"{database.name}-wal")
    size = database.stat().st_size + (wal.stat().st_size if wal.exists() else 0)
    needed = size + max(SPARE, size // 4)
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise OSError(
            f"not enough room in {folder}: {free / 1e6:.1f} MB free, {needed / 1e6:.1f} MB needed"
        )


def _copy_state(database: Path, target: Path) -> None:
    """Write the database's present state into a new file that nobody else may read; check it."""
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
    # Nobody uses this file, so it needs no lock.
    address = f"{target.resolve().as_uri()}?immutable=1"
    with contextlib.closing(sqlite3.connect(address, uri=True)) as copy:
        sound = copy.execute("PRAGMA quick_check").fetchone()[0]
    if sound != "ok":
        raise OSError(f"the copy is damaged: {sound}")


def _clear(database: Path, folder: Path) -> None:
    for part in folder.glob(f"{database.stem}-*.sqlite3.part*"):
        part.unlink(missing_ok=True)
