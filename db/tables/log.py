"""The log of a table: every answer and every undo, in order. Records are only added; an answer that
was undone names the record that did so. Beside it, how far each person has come in it."""

from __future__ import annotations

from collections.abc import Iterator
from sqlite3 import Connection
from typing import Final, Literal

from msgspec import field

from db.base.mapped import Mapped, Rows, Veiled, number
from engine.kit.contract import Event, Picks

RecordKind = Literal["answer", "undo", "checkpoint"]
"""The last: the position carried over to newer rules."""


class Record(Veiled, frozen=True):
    record: int
    kind: RecordKind
    at: int
    seat: int | None = None
    person: int | None = None  # None: a computer player
    question: int | None = None  # the question's number inside the rules
    question_kind: str | None = None
    picks: Picks = field(default=(), name="picks_json")
    events: tuple[Event, ...] = field(default=(), name="events_json")
    chance: bool = False  # luck was used
    sealed: bool = False  # it was chosen in secret and given together with those of other seats
    seats_informed: int = field(default=0, name="told")
    """Bit s is set when seat s learned something new by it."""
    milestone: bool = False  # a milestone is among its events
    undone_by: int | None = None
    version: int | None = None
    state: bytes | None = field(default=None, name="state_json")


LOG: Final = Mapped(
    Record,
    "log",
    blobs=("events_json",),
    stays="it is the game of the others, too: it names a number, at the end nobody",
)


ACTED: Final = Rows("acted", erased=True, goes="later")
"""The record with which each person answered or undid last: what happened after it is news to them.
An answer that was laid down ahead is given without them, and does not count."""


def undo(connection: Connection, table: int, first: int, by: int) -> None:
    """Record `by` undoes all answers from record `first` on that count still."""
    connection.execute(
        "UPDATE log SET undone_by = ? WHERE table_id = ? AND record BETWEEN ? AND ?"
        " AND kind = 'answer' AND undone_by IS NULL",
        (by, table, first, by - 1),
    )


def standing(connection: Connection, table: int, at: int) -> list[Record]:
    """The answers and checkpoints that counted right after record `at`, in order."""
    condition = (
        "table_id = ? AND record <= ? AND kind <> 'undo'"
        " AND (undone_by IS NULL OR undone_by > ?) ORDER BY record"
    )
    return LOG.where(connection, condition, table, at, at)


def newest_first(connection: Connection, table: int) -> Iterator[Record]:
    """The answers and checkpoints that count now, from the last one back."""
    condition = "table_id = ? AND kind <> 'undo' AND undone_by IS NULL ORDER BY record DESC"
    return LOG.each(connection, condition, table)


def one(connection: Connection, table: int, record: int) -> Record:
    return LOG.where(connection, "table_id = ? AND record = ?", table, record)[0]


def stands(connection: Connection, table: int, record: int) -> bool:
    sql = (
        "SELECT 1 FROM log"
        " WHERE table_id = ? AND record = ? AND kind = 'answer' AND undone_by IS NULL"
    )
    return number(connection, sql, table, record) is not None


def undo_events(connection: Connection, table: int, record: int) -> tuple[Event, ...]:
    condition = "table_id = ? AND record = ? AND kind = 'undo'"
    found = LOG.first(connection, condition, table, record)
    return () if found is None else found.events


def taken_back_by(connection: Connection, table: int, record: int) -> int | None:
    """The undo, if there was one, that took back the position right after a record."""
    sql = "SELECT min(undone_by) FROM log WHERE table_id = ? AND record <= ? AND undone_by > ?"
    return number(connection, sql, table, record, record)


def backwards(connection: Connection, table: int, before: int) -> Iterator[Record]:
    """What still counts below record `before`, and every undo, from the last one back."""
    condition = "table_id = ? AND record < ? AND undone_by IS NULL ORDER BY record DESC"
    return LOG.each(connection, condition, table, before)


def forwards(connection: Connection, table: int, after: int) -> Iterator[Record]:
    """What still counts above record `after`, and every undo, in order."""
    condition = "table_id = ? AND record > ? AND undone_by IS NULL ORDER BY record"
    return LOG.each(connection, condition, table, after)


def last_at(connection: Connection, table: int, at: int) -> int:
    """The last record at that time; 0: there was none."""
    sql = "SELECT max(record) FROM log WHERE table_id = ? AND at <= ?"
    return number(connection, sql, table, at) or 0


def post_before(connection: Connection, table: int, record: int) -> int:
    """The record whose post tells what was before the post about this one; 0: none does."""
    sql = (
        "SELECT max(record) FROM log"
        " WHERE table_id = ? AND record < ? AND milestone AND undone_by IS NULL"
    )
    return number(connection, sql, table, record) or 0


def last_checkpoint(connection: Connection, table: int) -> int:
    """The record at which newer rules last took over; 0: never."""
    sql = "SELECT max(record) FROM log WHERE table_id = ? AND kind = 'checkpoint'"
    return number(connection, sql, table) or 0


def everything(connection: Connection, table: int) -> list[Record]:
    return LOG.where(connection, "table_id = ? ORDER BY record", table)
