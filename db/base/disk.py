"""The disk: the database's files and those beside it, and what happens when it is full, read-only
or failing.

Nobody else on this machine can read our files, because the database has seeds and hands: they are
ours alone (0600), whatever the umask says, existing ones included. SQLite gives `-wal` and `-shm`
the mode of the database's own file, so that file is made first. One process uses them, and what is
written is whole or not there.

When the disk refuses something, nothing is written, and nothing may go on as if it were: that is
`DiskTrouble`. Only `put_in_place` and `write_whole` raise `OSError`.
SQLite's result codes: https://www.sqlite.org/rescode.html
"""

from __future__ import annotations

import contextlib
import errno
import glob
import logging
import os
import sqlite3
import stat
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Final, Literal

log = logging.getLogger(__name__)

FILE: Final = 0o600
FOLDER: Final = 0o700
_OTHERS: Final = 0o077
_OTHERS_WRITE: Final = 0o022
_BESIDE: Final = ("-wal", "-shm", "-journal", ".lock", ".alive")
"""What SQLite and we put beside the database's file."""

Kind = Literal["full", "readonly", "failing", "locked", "damaged"]

_KINDS: Final[dict[int, Kind]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_IOERR: "failing",
    sqlite3.SQLITE_CANTOPEN: "failing",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
_REMEDIES: Final[dict[Kind, str]] = {
    "full": "make room on its disk",
    "readonly": "let this account write there",
    "failing": "see whether its folder is there, and its disk mounted, sound and not full",
    "locked": "end the other program that uses it",
    "damaged": "put a copy in its place (README, Copies of the database)",
}


class DiskTrouble(OSError):
    """The database could not be read or written, and the transaction left nothing behind. It is an
    OSError because the disk is at fault, and it may be over in an hour."""

    def __init__(self, kind: Kind, detail: str) -> None:
        super().__init__(f"{detail} ({kind})")
        self.kind: Kind = kind

    @property
    def remedy(self) -> str:
        return _REMEDIES[self.kind]


def trouble_with_file(fault: OSError) -> DiskTrouble:
    """How the disk is at fault where a file beside the database fails."""
    kind: Kind = "failing"
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        kind = "full"
    elif fault.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        kind = "readonly"
    return DiskTrouble(kind, str(fault))


def trouble_of(fault: sqlite3.Error) -> DiskTrouble | None:
    """What SQLite raised, if the disk is at fault and no program."""
    code: int | None = getattr(fault, "sqlite_errorcode", None)
    # The first byte of an extended result code is the kind of failure.
    kind = None if code is None else _KINDS.get(code & 0xFF)
    if kind is None:
        return None
    return DiskTrouble(kind, f"{fault}, {getattr(fault, 'sqlite_errorname', '?')}")


@contextlib.contextmanager
def told_as_trouble() -> Iterator[None]:
    """Raise DiskTrouble in place of what SQLite raises."""
    try:
        yield
    except sqlite3.Error as fault:
        if (trouble := trouble_of(fault)) is None:
            raise
        raise trouble from fault


# Files: ours alone, used by one process, whole or not there


class InUseError(Exception):
    """Another process plays with this database; the text says which, and what to do."""


def _opener(path: str, flags: int) -> int:
    return os.open(path, flags, FILE)


def make_folder(database: Path, inside: Path, *, is_default: bool) -> None:
    """Make the database's folder, closed to others, or close an existing one if it is ours.
    `inside`: another folder of ours in it."""
    folder, real = database.parent, database.resolve()
    try:
        folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    except OSError as fault:
        raise trouble_with_file(fault) from fault
    ours = (database.name, real.name, inside.name, "backups")
    closed = [inside] if inside.is_dir() else []
    if is_default or _only_ours(folder, ours):
        closed.append(folder)
    # Where the file is a link, what it leads to has a folder of its own.
    if real.parent != folder.resolve() and _only_ours(real.parent, ours):
        closed.append(real.parent)
    _close(closed, FOLDER)


def keep_private(database: Path, copies: Path) -> None:
    """Close the database's file (made if necessary), those beside it and its copies to others."""
    real = database.resolve()
    try:
        if not real.exists():
            with contextlib.suppress(FileExistsError):  # another process was faster
                os.close(os.open(real, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))
    except OSError as fault:
        raise trouble_with_file(fault) from fault
    beside = [real.with_name(real.name + end) for end in _BESIDE]
    files = [real, *beside, *copies.glob(f"{glob.escape(database.stem)}-*")]
    # What somebody has linked there is theirs.
    _close([file for file in files if file.is_file() and not file.is_symlink()], FILE)


def _only_ours(folder: Path, names: tuple[str, ...]) -> bool:
    """Whether everything in a folder begins with one of these names, so that it is for the bot
    alone. A folder that others write to, and one right below the root (/srv, /mnt), has other
    readers even when it is empty: there the files' own modes are enough."""
    if sys.platform == "win32":
        return False
    try:
        found, whole = folder.stat(), folder.resolve()
        return (
            found.st_uid == os.geteuid()
            and not found.st_mode & _OTHERS_WRITE
            and len(whole.parts) > 2
            and all(entry.name.startswith(names) for entry in whole.iterdir())
        )
    except OSError:
        return False


def _close(paths: Iterable[Path], mode: int) -> None:
    """Close files to all others; where this account may not, the log says so."""
    if sys.platform == "win32":  # there a mode says nothing about readers
        return
    mended = []
    for path in paths:
        with contextlib.suppress(FileNotFoundError):  # what a copy wrote beside it has gone
            before = stat.S_IMODE(path.stat().st_mode)
            if not before & _OTHERS:
                continue
            with contextlib.suppress(OSError):
                path.chmod(mode)
            # A share may take the new mode and keep the old one.
            if stat.S_IMODE(path.stat().st_mode) & _OTHERS:
                log.warning(
                    "other accounts of this machine can read %s (mode %o), and this one cannot"
                    " change that: its owner should run chmod %o on it", path, before, mode,
                )  # fmt: skip
            else:
                mended.append(f"{path} (was {before:o})")
    if mended:
        log.warning("other accounts of this machine can no longer read %s", ", ".join(mended))


# One process: two would answer every press twice, and post everything twice


@contextlib.contextmanager
def sole_user(database: Path) -> Iterator[None]:
    """Hold the lock on the file beside the database, or raise `InUseError`. The system releases it
    however the process ends; the file itself stays."""
    path = database.resolve()
    path = path.with_name(f"{path.name}.lock")
    with _opened(path) as file:
        if not _taken(file.fileno()):
            file.seek(0)
            holder = file.read(20).decode("ascii", "replace").strip() or "?"
            raise InUseError(
                f"another Meadhall (process {holder}) already uses {database}: stop that one"
                " first, or set MEADHALL_DATABASE to another file"
            )
        with contextlib.suppress(OSError):  # full: then nobody learns which process it is
            file.truncate(0)
            file.write(f"{os.getpid()}\n".encode())
        yield


def _opened(path: Path) -> BinaryIO:
    try:
        return open(path, "a+b", buffering=0, opener=_opener)
    except OSError as fault:
        raise trouble_with_file(fault) from fault


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 20
    """The byte that is locked: what is locked there cannot be read by others."""

    def _taken(file: int) -> bool:
        os.lseek(file, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _taken(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


# Whole or not there


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


def write_whole(path: Path, content: bytes) -> None:
    part = path.with_name(f"{path.name}.part")
    try:
        with open(part, "wb", opener=_opener) as file:
            file.write(content)
        put_in_place(part, path)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise
