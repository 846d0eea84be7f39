"""Copies of the database in a second folder: another disk, or a share that may be unavailable or
hang.

All of it blocks for as long as the share does, so run it in a thread of its own. What is kept:
everything of the last day, the last copy of each day for two weeks, the last one of each week for
90 days, and the newest seven in any case.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from msgspec import Struct

from db.copies import backup, erasures
from db.copies.backup import DAY_SECONDS, KEPT, MOST_DAYS, CopyFailedError
from db.copies.erasures import Ledger

DAYS_DAILY: Final = 14
_WEEK_SECONDS: Final = 7 * DAY_SECONDS
_CHUNK: Final = 1 << 20


class Visit(Struct, frozen=True):
    """The result of looking after the folder."""

    copy: Path | None
    """None: no copy was due."""
    apart: bool
    """It is on a different disk from the database."""
    ledger: Ledger
    """What both lists of erasures know."""


def visit(
    database: Path, folder: Path, now: int, ledger: Ledger, *, was_apart: bool, copies: bool
) -> Visit:
    """Update the folder's list of erasures and, if `copies`, make a new copy there. `was_apart`:
    the folder has been seen on another disk before.

    Raises:
        CopyFailedError: the folder is missing, full or another database's, or the copy is damaged.
    """
    try:
        apart = _arrive(database, folder, was_apart)
        known = agree(database, folder, ledger, now)
        copy = _bring(database, folder, now) if copies else None
    except (OSError, sqlite3.Error) as fault:
        raise CopyFailedError(f"no copy in {folder}: {fault}") from fault
    return Visit(copy, apart, known)


def _arrive(database: Path, folder: Path, was_apart: bool) -> bool:
    """Whether the folder is on another disk. A disk that is not mounted leaves an empty folder, and
    whatever is written there fills the wrong disk."""
    there = folder if folder.is_dir() else folder.parent
    if not there.is_dir():
        raise OSError(f"{there} is not there: is its disk mounted?")
    apart = there.stat().st_dev != database.parent.stat().st_dev
    if was_apart and not apart:
        raise OSError(
            "it is on the database's own disk now, but used to be on another one: is that mounted?"
            " If you want it so, name another folder"
        )
    folder.mkdir(mode=0o700, exist_ok=True)
    own = backup.folder_of(database)
    if own.exists() and folder.samefile(own):
        raise OSError("the daily copies are there: name another folder")
    return apart


def agree(database: Path, folder: Path, ledger: Ledger, now: int) -> Ledger:
    """Add our erasures to the list in the folder. What both know.

    Raises:
        OSError, CopyFailedError: it cannot be read or written, or is another database's.
    """
    there = erasures.read(database, folder)
    if there.database not in ("", ledger.database):
        raise OSError(
            "copies of another database are there: put the newest in this one's place, or name"
            " another folder"
        )
    known = erasures.merged(ledger, there, now)
    if known != there:
        erasures.write(database, folder, known)
    return known


def _bring(database: Path, folder: Path, now: int) -> Path:
    own = backup.folder_of(database)
    name = backup.name_of(database, now)
    spool, part = own / f"{name}.spool", folder / f"{name}.part"
    own.mkdir(mode=0o700, exist_ok=True)
    backup.clear(database, own, "spool")
    backup.clear(database, folder, "part")
    _thin(database, folder, now)
    backup.need_room(database, folder)
    try:
        if _has_room(database, own):
            # Copied at home first: a share that hangs must not keep the database's log growing.
            backup.copy_state(database, spool)
            _carry(spool, part)
            backup.need_sound(part)
        else:
            backup.copy_state(database, part)
        backup.put_in_place(part, folder / name)
    finally:
        with contextlib.suppress(OSError):
            backup.clear(database, own, "spool")
        with contextlib.suppress(OSError):
            backup.clear(database, folder, "part")
    _thin(database, folder, now)
    return folder / name


def _has_room(database: Path, folder: Path) -> bool:
    try:
        backup.need_room(database, folder)
    except OSError:
        return False
    return True


def _carry(spool: Path, part: Path) -> None:
    handle = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with spool.open("rb") as source, os.fdopen(handle, "wb") as target:
        shutil.copyfileobj(source, target, _CHUNK)
        target.flush()
        os.fsync(target.fileno())


def _thin(database: Path, folder: Path, now: int) -> None:
    known = backup.copies(database, folder)
    kept = kept_of([time for time, _ in known], now)
    for time, path in known:
        if time not in kept:
            path.unlink(missing_ok=True)


def kept_of(times: Iterable[int], now: int) -> set[int]:
    """Which of the copies made at these times are kept; see the module. Copies from the future,
    made when a clock was wrong, are kept.

    >>> hours = range(0, 200 * 24)
    >>> kept = kept_of([hour * 3600 for hour in hours], 200 * 24 * 3600)
    >>> len(kept), min(kept) // 86400
    (49, 111)
    """
    newest = sorted(times, reverse=True)
    kept = set(newest[:KEPT])
    seen: set[tuple[str, int]] = set()
    for time in newest:
        days = (now - time) // DAY_SECONDS
        if days >= MOST_DAYS:
            break
        if days < 1:
            period = ("moment", time)
        elif days < DAYS_DAILY:
            period = ("day", time // DAY_SECONDS)
        else:
            period = ("week", time // _WEEK_SECONDS)
        if period not in seen:
            seen.add(period)
            kept.add(time)
    return kept
