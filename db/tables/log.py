"""The log of a table: every answer and every undo, in order. Records are only added; an answer that
was taken back names the record that did so."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from db.base.access import Access
from engine.kit.contract import Event, Picks

_events = msgspec.json.Decoder(tuple[Event, ...])
_picks = msgspec.json.Decoder(Picks)

_COLUMNS = (
    "record, kind, at, seat, person, question, question_kind, picks_json, events_json,"
    " chance, sealed, told, milestone, undone_by, version, state_json"
)


RecordKind = Literal["answer", "undo", "checkpoint"]
"""The last: the position carried over to newer rules."""


class Record(Struct, frozen=True, kw_only=True):
    """One record of the log."""

    record: int
    kind: RecordKind
    at: int
    seat: int | None = None
    person: int | None = None
    """None: a computer player."""
    question: int | None = None
    """The question's number inside the rules."""
    question_kind: str | None = None
    picks: Picks = ()
    events: tuple[Event, ...] = ()
    chance: bool = False
    """Luck was used."""
    sealed: bool = False
    """It was chosen in secret and given together with those of other seats."""
    told: int = 0
    """Bit s is set when seat s learned something new by it."""
    milestone: bool = False
    """A milestone is among its events."""
    undone_by: int | None = None
    version: int | None = None
    state: bytes | None = None

    def __repr__(self) -> str:
        return f"<Record {self.record} {self.kind}>"


def append(connection: sqlite3.Connection, table: int, record: Record) -> None:
    """Add a record. Its number must be new.

    Raises:
        sqlite3.IntegrityError: the table has a record of this number.
    """
    connection.execute(
        f"INSERT INTO log (table_id, {_COLUMNS})"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table,
            record.record,
            record.kind,
            record.at,
            record.seat,
            record.person,
            record.question,
            record.question_kind,
            msgspec.json.encode(record.picks).decode(),
            msgspec.json.encode(record.events),
            int(record.chance),
            int(record.sealed),
            record.told,
            int(record.milestone),
            record.undone_by,
            record.version,
            record.state,
        ),
    )


def take_back(connection: sqlite3.Connection, table: int, first: int, by: int) -> None:
    """Record `by` takes back all answers from record `first` on that have not been taken back
    yet."""
    connection.execute(
        "UPDATE log SET undone_by = ? WHERE table_id = ? AND record BETWEEN ? AND ?"
        " AND kind = 'answer' AND undone_by IS NULL",
        (by, table, first, by - 1),
    )


def standing(connection: sqlite3.Connection, table: int, at: int) -> list[Record]:
    """The answers and checkpoints that counted right after record `at`, in order."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM log WHERE table_id = ? AND record <= ? AND kind <> 'undo'"
        " AND (undone_by IS NULL OR undone_by > ?) ORDER BY record",
        (table, at, at),
    )
    return [_record(row) for row in rows]


def newest_first(connection: sqlite3.Connection, table: int) -> Iterator[Record]:
    """The answers and checkpoints that count now, from the last one back."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM log WHERE table_id = ? AND kind <> 'undo'"
        " AND undone_by IS NULL ORDER BY record DESC",
        (table,),
    )
    return (_record(row) for row in rows)


def one(connection: sqlite3.Connection, table: int, record: int) -> Record:
    """A record that is known to exist."""
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM log WHERE table_id = ? AND record = ?", (table, record)
    ).fetchone()
    return _record(row)


def stands(connection: sqlite3.Connection, table: int, record: int) -> bool:
    """Whether this is an answer that was not taken back."""
    row = connection.execute(
        "SELECT undone_by FROM log WHERE table_id = ? AND record = ? AND kind = 'answer'",
        (table, record),
    ).fetchone()
    return row is not None and row[0] is None


def undo_events(connection: sqlite3.Connection, table: int, record: int) -> list[Event]:
    """The events of a record that took something back. Any other record has none."""
    row = connection.execute(
        "SELECT events_json FROM log WHERE table_id = ? AND record = ? AND kind = 'undo'",
        (table, record),
    ).fetchone()
    return [] if row is None else list(_events.decode(row[0]))


def is_past(connection: sqlite3.Connection, table: int, record: int) -> bool:
    """Whether the position right after this record was taken back later."""
    row = connection.execute(
        "SELECT 1 FROM log WHERE table_id = ? AND record <= ? AND undone_by > ? LIMIT 1",
        (table, record, record),
    ).fetchone()
    return row is not None


def backwards(connection: sqlite3.Connection, table: int, before: int) -> Iterator[Record]:
    """What still counts below record `before`, and every undo, from the last one back."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM log WHERE table_id = ? AND record < ?"
        " AND undone_by IS NULL ORDER BY record DESC",
        (table, before),
    )
    return (_record(row) for row in rows)


def forwards(connection: sqlite3.Connection, table: int, after: int) -> Iterator[Record]:
    """What still counts above record `after`, and every undo, in order."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM log WHERE table_id = ? AND record > ?"
        " AND undone_by IS NULL ORDER BY record",
        (table, after),
    )
    return (_record(row) for row in rows)


def last_checkpoint(connection: sqlite3.Connection, table: int) -> int:
    """The record at which newer rules last took over the table. 0: they never did."""
    row = connection.execute(
        "SELECT max(record) FROM log WHERE table_id = ? AND kind = 'checkpoint'", (table,)
    ).fetchone()
    return int(row[0] or 0)


def everything(connection: sqlite3.Connection, table: int) -> list[Record]:
    """Every record, those taken back included."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM log WHERE table_id = ? ORDER BY record", (table,)
    )
    return [_record(row) for row in rows]


def _record(row: tuple[Any, ...]) -> Record:
    return Record(
        record=row[0],
        kind=row[1],
        at=row[2],
        seat=row[3],
        person=row[4],
        question=row[5],
        question_kind=row[6],
        picks=_picks.decode(row[7]),
        events=_events.decode(row[8]),
        chance=bool(row[9]),
        sealed=bool(row[10]),
        told=row[11],
        milestone=bool(row[12]),
        undone_by=row[13],
        version=row[14],
        state=row[15],
    )


class Log:
    """Reading a log as a whole."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def records(self, table: int) -> list[Record]:
        """Every record, those taken back included."""
        return await self._access.read(lambda c: everything(c, table))
