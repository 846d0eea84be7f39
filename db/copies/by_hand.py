"""A copy that the operator asks for, made by another process while the bot keeps running."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from db.copies import backup, erasures
from db.copies.backup import CopyFailedError


def copy_to(database: Path, to: str, now: int) -> Path:
    """Make a checked copy in a new file, or in a folder, with the list of erasures beside it. Where
    it is.

    Raises:
        CopyFailedError: there is no copy; the text says why.
    """
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
        home = erasures.read(database, backup.folder_of(database))
        known = erasures.merged(erasures.Ledger(database=name), home, now)
        backup.need_room(database, folder)
        erasures.agree(database, folder, known, now)
        backup.copy_state(database, part)
        backup.put_in_place(part, target)
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
            target /= backup.name_of(database, now)
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
