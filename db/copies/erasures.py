"""The people who had themselves erased, so that restoring a copy of the database does not bring
them back.

A list of them is in a file beside the copies, because a copy that is older than an erasure knows
nothing about it. The database knows its erasures only by a token, which says nothing about anybody:
a token that is in the list but not in the database must still be carried out there. The list keeps
an id only as long as there can be a copy with it.

A list that cannot be read raises CopyFailedError, one that cannot be written OSError.
"""

from __future__ import annotations

import secrets
from pathlib import Path
from sqlite3 import Connection
from typing import Final

import msgspec
from msgspec import Struct

from db.base.disk import FOLDER, write_whole
from db.base.mapped import META
from db.tables.tables import DAY

MOST_DAYS: Final = 90
"""No copy is kept longer, so by then nothing that was erased is in any of them."""
DAYS_LISTED: Final = MOST_DAYS + 10  # longer than any copy with the person is kept
_IDENTITY: Final = "database"  # this and the next: keys in `meta`
_DONE: Final = "erased-"
_ABOUT: Final = (
    "Whose copies lie here, and the ids of people who had themselves erased: when an older copy"
    " is put in the database's place, they are erased there again at the start. Keep this file"
    " beside the copies. An id goes 100 days after the erasure."
)


class CopyFailedError(Exception):
    """No copy could be made; the database itself is as it was."""


class Erased(Struct, frozen=True):
    token: str
    person: int
    at: int


class Ledger(Struct, frozen=True):
    """What the file says."""

    about: str = _ABOUT
    database: str = ""  # the database is known by this; empty: it has no name yet
    erased: tuple[Erased, ...] = ()


def new(person: int, now: int) -> Erased:
    return Erased(secrets.token_hex(8), person, now)


def path_of(database: Path, folder: Path) -> Path:
    return folder / f"{database.stem}-copies.json"


def read(database: Path, folder: Path) -> Ledger:
    """What the file in this folder says. If there is none, an empty list."""
    path = path_of(database, folder)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Ledger)
    except FileNotFoundError:
        return Ledger()
    except (OSError, msgspec.DecodeError) as fault:
        raise CopyFailedError(f"{path} cannot be read: {fault}") from fault


def write(database: Path, folder: Path, ledger: Ledger) -> None:
    folder.mkdir(mode=FOLDER, exist_ok=True)
    content = msgspec.json.format(msgspec.json.encode(ledger), indent=2)
    write_whole(path_of(database, folder), content)


def merged(one: Ledger, other: Ledger, now: int) -> Ledger:
    """What both know, without what is too old to matter. `one` says which database this is."""
    found = {erased.token: erased for erased in (*one.erased, *other.erased)}
    kept = [erased for erased in found.values() if erased.at > now - DAYS_LISTED * DAY]
    kept.sort(key=lambda erased: (erased.at, erased.token))
    return Ledger(database=one.database or other.database, erased=tuple(kept))


def agree(database: Path, folder: Path, ledger: Ledger, now: int) -> Ledger:
    """Add our erasures to the list beside other copies; what both know. OSError: another
    database's."""
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
    kept = tuple(erased for erased in ledger.erased if erased.token != gone.token)
    return msgspec.structs.replace(ledger, erased=kept)


# In the database


def identity(connection: Connection, wanted: str) -> str:
    """What the database is known by: its name so far, or `wanted`, or a new one."""
    name = identity_of(connection) or wanted or secrets.token_hex(8)
    META.put(connection, _IDENTITY, name)
    return name


def identity_of(connection: Connection) -> str:
    """What the database is known by; empty: it has no name yet."""
    return META.get(connection, _IDENTITY) or ""


def note(connection: Connection, token: str, now: int) -> None:
    META.put(connection, f"{_DONE}{token}", str(now))


def to_do(connection: Connection, ledger: Ledger) -> list[Erased]:
    """The erasures that this database does not know, the oldest first."""
    return [one for one in ledger.erased if not META.has(connection, key=f"{_DONE}{one.token}")]
