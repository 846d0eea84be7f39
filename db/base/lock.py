"""One process per database: two would answer every press twice, and post everything twice."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from db.base.disk import trouble_with_file
from db.base.private import private_opener


class InUseError(Exception):
    """Another process plays with this database; the text says which, and what to do."""


@contextlib.contextmanager
def sole_user(database: Path) -> Iterator[None]:
    """Hold the lock on the file beside the database. The system releases it however the process
    ends; the file itself stays.

    Raises:
        InUseError: another process holds it.
        DiskTrouble: the file cannot be made.
    """
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
        return open(path, "a+b", buffering=0, opener=private_opener)
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
