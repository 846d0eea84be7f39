"""Standing orders that people gave at a table, and the answers that were given for them."""

from __future__ import annotations

import sqlite3
from typing import Literal

import msgspec
from msgspec import Struct

from engine.kit.contract import Question

_question = msgspec.json.Decoder(Question)


GivenBy = Literal["order", "held"]
"""What gave an answer for a person: a standing order, or their plan."""


class Ordered(Struct, frozen=True):
    """One order of one seat."""

    seat: int
    person: int
    key: str
    choice: str
    ticket: int
    """The last ticket at that time: the order applies to the questions after it."""

    def __repr__(self) -> str:
        return f"<Ordered of seat {self.seat}>"


class Obeyed(Struct, frozen=True):
    """An answer that was given for somebody, not by them."""

    record: int
    seat: int
    person: int
    why: GivenBy
    question: Question
    view: bytes
    """What the seat saw before it, as JSON."""
    version: int
    """Of the rules that wrote the view."""
    order: str = ""
    """The key of the order that gave it, if it was one and that is known."""

    def __repr__(self) -> str:
        return f"<Obeyed {self.record} of seat {self.seat}>"


def of_table(connection: sqlite3.Connection, table: int, seat: int | None = None) -> list[Ordered]:
    """The orders at a table, or of one of its seats."""
    rows = connection.execute(
        "SELECT seat, person, key, choice, ticket FROM orders"
        " WHERE table_id = ? AND seat = ifnull(?, seat) ORDER BY seat, key",
        (table, seat),
    )
    return [Ordered(*row) for row in rows]


def put(connection: sqlite3.Connection, table: int, ordered: Ordered) -> None:
    """Give an order instead of the one before."""
    connection.execute(
        "INSERT OR REPLACE INTO orders (table_id, seat, key, person, choice, ticket)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (
            table,
            ordered.seat,
            ordered.key,
            ordered.person,
            ordered.choice,
            ordered.ticket,
        ),
    )


def lift(connection: sqlite3.Connection, table: int, seat: int, key: str) -> None:
    """Withdraw this order."""
    connection.execute(
        "DELETE FROM orders WHERE table_id = ? AND seat = ? AND key = ?", (table, seat, key)
    )


def took_back(connection: sqlite3.Connection, table: int, person: int, question: Question) -> bool:
    """Whether this person took back an answer to this question because they want to answer it
    differently."""
    row = connection.execute(
        "SELECT 1 FROM log a JOIN log u ON u.table_id = a.table_id AND u.record = a.undone_by"
        " WHERE a.table_id = ? AND a.seat = ? AND a.question = ? AND a.question_kind = ?"
        " AND a.kind = 'answer' AND u.person = ? AND u.seat = a.seat LIMIT 1",
        (table, question.seat, question.number, question.kind, person),
    ).fetchone()
    return row is not None


def note(connection: sqlite3.Connection, table: int, obeyed: Obeyed) -> None:
    """Note that this answer was given for its person."""
    connection.execute(
        "INSERT INTO obeyed (table_id, record, seat, person, why, question_json, view_json,"
        " version, order_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table,
            obeyed.record,
            obeyed.seat,
            obeyed.person,
            obeyed.why,
            msgspec.json.encode(obeyed.question).decode(),
            obeyed.view,
            obeyed.version,
            obeyed.order,
        ),
    )


def noted(connection: sqlite3.Connection, table: int, person: int, record: int) -> Obeyed | None:
    """How this record was given for this person, if it was."""
    row = connection.execute(
        "SELECT seat, why, question_json, view_json, version, order_key FROM obeyed"
        " WHERE table_id = ? AND person = ? AND record = ?",
        (table, person, record),
    ).fetchone()
    if row is None:
        return None
    return Obeyed(record, row[0], person, row[1], _question.decode(row[2]), *row[3:])


def drop_person(connection: sqlite3.Connection, table: int, person: int) -> None:
    """Forget the orders of a person who gives up their seat."""
    for name in ("orders", "obeyed"):
        sql = f"DELETE FROM {name} WHERE table_id = ? AND person = ?"
        connection.execute(sql, (table, person))


def drop_table(connection: sqlite3.Connection, table: int) -> None:
    """Forget the orders of a table that is over."""
    connection.execute("DELETE FROM orders WHERE table_id = ?", (table,))
