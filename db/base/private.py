"""Nobody else on this machine can read the database, because it has seeds and hands.

Its files are ours alone (0600), whatever the umask says, existing ones included. SQLite gives
`-wal` and `-shm` the mode of the database's own file, so that file is made first.
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
_BESIDE: Final = ("-wal", "-shm", "-journal", ".lock", ".alive")
"""What SQLite and we put beside the database's file."""


def private_opener(path: str, flags: int) -> int:
    """For `open`: a new file is ours alone."""
    return os.open(path, flags, FILE)


def make_folder(database: Path, inside: Path, *, is_default: bool) -> None:
    """Make the database's folder, closed to others, or close an existing one if it is ours.
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
    """Close the database's file (it is made if necessary), the files beside it, and its copies to
    all others.

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
    """Whether a folder that the operator chose is for the bot alone: everything in it begins with
    one of these names. Others may have a reason to read a folder with other things in it (a home, a
    share), one that others write to, and one right below the root (/srv, /mnt), which belongs to
    the machine even when it is empty. There the files' own modes are enough."""
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
    """Close files to all others. If this account may not close one, the log says so and the bot
    plays on."""
    if sys.platform == "win32":  # there a mode says nothing about readers
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
        log.warning("other accounts of this machine can no longer read %s", ", ".join(mended))
