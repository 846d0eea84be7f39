"""The people who had themselves erased, so that restoring a copy of the database does not bring
them back.

A list of them is in a file beside the copies, because a copy that is older than an erasure knows
nothing about it. The database knows its erasures only by a token, which says nothing about anybody:
a token that is in the list but not in the database must still be carried out there. The list keeps
an id only as long as there can be a copy with it.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from db.copies.backup import DAY_SECONDS, MOST_DAYS, CopyFailedError, put_in_place

DAYS_LISTED: Final = MOST_DAYS + 10
"""Longer than any copy with the person is kept."""
_IDENTITY: Final = "database"
_DONE: Final = "erased-"
"""Keys in `meta`."""
_ABOUT: Final = (
    "Whose copies lie here, and the ids of people who had themselves erased: when an older copy"
    " is put in the database's place, they are erased there again at the start. Keep this file"
    " beside the copies. An id goes 100 days after the erasure."
)


class Erased(Struct, frozen=True):
    """One erasure."""

    token: str
    person: int
    at: int


class Ledger(Struct, frozen=True):
    """What the file says."""

    about: str = _ABOUT
    database: str = ""
    """The database is known by this. Empty: it has no name yet."""
    erased: tuple[Erased, ...] = ()


def new(person: int, now: int) -> Erased:
    """An erasure that is about to be done."""
    return Erased(secrets.token_hex(8), person, now)


def path_of(database: Path, folder: Path) -> Path:
    """The file of a folder with copies."""
    return folder / f"{database.stem}-copies.json"


def read(database: Path, folder: Path) -> Ledger:
    """What the file in this folder says. If there is none, an empty list.

    Raises:
        CopyFailedError: it cannot be read.
    """
    path = path_of(database, folder)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Ledger)
    except FileNotFoundError:
        return Ledger()
    except (OSError, msgspec.DecodeError) as fault:
        raise CopyFailedError(f"{path} cannot be read: {fault}") from fault


def write(database: Path, folder: Path, ledger: Ledger) -> None:
    """Write the file.

    Raises:
        OSError: it cannot be written.
    """
    folder.mkdir(mode=0o700, exist_ok=True)
    path = path_of(database, folder)
    part = path.with_suffix(".part")
    try:
        with os.fdopen(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(ledger), indent=2))
        put_in_place(part, path)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def merged(one: Ledger, other: Ledger, now: int) -> Ledger:
    """What both know, without what is too old to matter. `one` says which database this is."""
    found = {erased.token: erased for erased in (*one.erased, *other.erased)}
    kept = [erased for erased in found.values() if erased.at > now - DAYS_LISTED * DAY_SECONDS]
    kept.sort(key=lambda erased: (erased.at, erased.token))
    return Ledger(database=one.database or other.database, erased=tuple(kept))


def agree(database: Path, folder: Path, ledger: Ledger, now: int) -> Ledger:
    """Add our erasures to the list in another folder with copies. What both know.

    Raises:
        OSError, CopyFailedError: it cannot be read or written, or is another database's.
    """
    there = read(database, folder)
    if there.database not in ("", ledger.database):
        raise OSError(
            "copies of another database are there: put the newest in this one's place, or name"
            " another folder"
        )
    known = merged(ledger, there, now)
    if known != there:
        write(database, folder, known)
    return known


def without(ledger: Ledger, gone: Erased) -> Ledger:
    """Undo an erasure that was not carried out."""
    kept = tuple(erased for erased in ledger.erased if erased.token != gone.token)
    return msgspec.structs.replace(ledger, erased=kept)


# In the database


def identity(connection: sqlite3.Connection, wanted: str) -> str:
    """What the database is known by; if it has no name yet, it is `wanted` or a new one."""
    sql = "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING"
    connection.execute(sql, (_IDENTITY, wanted or secrets.token_hex(8)))
    return identity_of(connection)


def identity_of(connection: sqlite3.Connection) -> str:
    """What the database is known by; empty: it has no name yet."""
    row = connection.execute("SELECT value FROM meta WHERE key = ?", (_IDENTITY,)).fetchone()
    return "" if row is None else str(row[0])


def note(connection: sqlite3.Connection, token: str, now: int) -> None:
    """This erasure has been done here."""
    sql = "INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)"
    connection.execute(sql, (f"{_DONE}{token}", str(now)))


def to_do(connection: sqlite3.Connection, ledger: Ledger) -> list[Erased]:
    """The erasures that this database does not know, the oldest first."""
    sql = "SELECT 1 FROM meta WHERE key = ?"
    return [
        erased
        for erased in ledger.erased
        if connection.execute(sql, (f"{_DONE}{erased.token}",)).fetchone() is None
    ]
