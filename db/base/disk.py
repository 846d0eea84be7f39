"""A disk that is full, read-only or failing. Then nothing is written, and nothing may go on as if
it were.

SQLite's result codes: https://www.sqlite.org/rescode.html
"""

from __future__ import annotations

import contextlib
import errno
import sqlite3
from collections.abc import Iterator
from typing import Final, Literal

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
_PRIMARY: Final = 0xFF
"""The part of an extended result code that says which kind of failure it is."""


class DiskTrouble(OSError):
    """The database could not be read or written, and the transaction left nothing behind. It is an
    OSError because the disk is at fault, and it may be over in an hour."""

    def __init__(self, kind: Kind, detail: str) -> None:
        super().__init__(f"{detail} ({kind})")
        self.kind: Kind = kind

    @property
    def remedy(self) -> str:
        """What the operator can do."""
        return _REMEDIES[self.kind]


def trouble_with_file(fault: OSError) -> DiskTrouble:
    """How the disk is at fault where a file beside the database fails."""
    kind: Kind = "failing"
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        kind = "full"
    elif fault.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        kind = "readonly"
    return DiskTrouble(kind, str(fault))


@contextlib.contextmanager
def told_as_trouble() -> Iterator[None]:
    """Raise DiskTrouble in place of what SQLite raises, if the disk is at fault and no program."""
    try:
        yield
    except sqlite3.Error as fault:
        code: int | None = getattr(fault, "sqlite_errorcode", None)
        kind = None if code is None else _KINDS.get(code & _PRIMARY)
        if kind is None:
            raise
        detail = f"{fault}, {getattr(fault, 'sqlite_errorname', '?')}"
        raise DiskTrouble(kind, detail) from fault
