"""Nobody else on this machine reads the database: it holds seeds and hands.

Its files are ours alone (0600), whatever the umask says and also those that are there already.
SQLite gives `-wal` and `-shm` the mode of the database's own file, so that one is made first.
"""

from __future__ import annotations

import contextlib
import glob
import logging
import os
import stat
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from db.base.disk import trouble_with_file

log = logging.getLogger(__name__)

FILE: Final = 0o600
FOLDER: Final = 0o700
_OTHERS: Final = 0o077
_OTHERS_WRITE: Final = 0o022
_BESIDE: Final = ("-wal", "-shm", "-journal", ".lock")
"""What SQLite and we put beside the database's file."""


def private_opener(path: str, flags: int) -> int:
    """For `open`: a file that is made is ours alone."""
    return os.open(path, flags, FILE)


def make_folder(database: Path, inside: Path, *, is_default: bool) -> None:
    """Make the database's folder, closed to others, and close one that is there, if it is ours;
    `inside` is another folder of ours in it.

    Raises:
        DiskTrouble: it cannot be made.
    """
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
    """The database's file, which is made if need be, what lies beside it, and its copies are ours
    alone.

    Raises:
        DiskTrouble: the file cannot be made.
    """
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
    """Whether a folder that the operator chose is for the bot alone: it holds nothing that does
    not begin with one of these names. One with other things in it may be read by others for a
    reason (a home, a share), and so may one that others write to, and one right below the root
    (/srv, /mnt), which is the machine's even when it is empty. There the files' own modes do."""
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
    """To all others. What this account may not close is told, and no reason not to play."""
    if sys.platform == "win32":  # there a mode says nothing of who may read
        return
    mended = []
    for path in paths:
        before = stat.S_IMODE(path.stat().st_mode)
        if not before & _OTHERS:
            continue
        with contextlib.suppress(OSError):
            path.chmod(mode)
        # A share may take the new mode and keep the old one.
        if stat.S_IMODE(path.stat().st_mode) & _OTHERS:
            log.warning(
                "other accounts of this machine can read %s (mode %o), and this one cannot change"
                " that: its owner should run chmod %o on it", path, before, mode,
            )  # fmt: skip
        else:
            mended.append(f"{path} (was {before:o})")
    if mended:
        log.warning("closed to other accounts of this machine: %s", ", ".join(mended))
