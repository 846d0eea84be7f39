"""Standing orders that people gave at a table, and the answers that were given for them."""

from __future__ import annotations

import sqlite3
from typing import Literal

import msgspec
from msgspec import Struct

from engine.kit.contract import Question

_question = msgspec.json.Decoder(Question)


GivenBy = Literal["order", "held"]
"""What gave an answer in its person's stead: a standing order, or what they had laid down."""


class Ordered(Struct, frozen=True):
    """One order of one seat."""

    seat: int
    person: int
    key: str
    choice: str
    ticket: int
    """The last that was given out when it was given: it holds for questions after that."""

    def __repr__(self) -> str:
        return f"<Ordered of seat {self.seat}>"


class Obeyed(Struct, frozen=True):
    """An answer that was given for somebody, without their own hands."""

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
    """What is ordered at a table, or by one of its seats."""
    rows = connection.execute(
        "SELECT seat, person, key, choice, ticket FROM orders"
        " WHERE table_id = ? AND seat = ifnull(?, seat) ORDER BY seat, key",
        (table, seat),
    )
    return [Ordered(*row) for row in rows]


def put(connection: sqlite3.Connection, table: int, ordered: Ordered) -> None:
    """Give an order, in place of the one before."""
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
    """This order is given no more."""
    connection.execute(
        "DELETE FROM orders WHERE table_id = ? AND seat = ? AND key = ?", (table, seat, key)
    )


def took_back(connection: sqlite3.Connection, table: int, person: int, question: Question) -> bool:
    """Whether this person took back an answer to this question: they want to answer it
    otherwise."""
    row = connection.execute(
        "SELECT 1 FROM log a JOIN log u ON u.table_id = a.table_id AND u.record = a.undone_by"
        " WHERE a.table_id = ? AND a.seat = ? AND a.question = ? AND a.question_kind = ?"
        " AND a.kind = 'answer' AND u.person = ? AND u.seat = a.seat LIMIT 1",
        (table, question.seat, question.number, question.kind, person),
    ).fetchone()
    return row is not None


def note(connection: sqlite3.Connection, table: int, obeyed: Obeyed) -> None:
    """This answer was given for its person."""
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
    """This person gives up their seat."""
    for name in ("orders", "obeyed"):
        sql = f"DELETE FROM {name} WHERE table_id = ? AND person = ?"
        connection.execute(sql, (table, person))


def drop_table(connection: sqlite3.Connection, table: int) -> None:
    """The table is over: there is nothing left to order."""
    connection.execute("DELETE FROM orders WHERE table_id = ?", (table,))
