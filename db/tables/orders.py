"""Standing orders that people gave at a table, and the answers that were given for them."""

from __future__ import annotations

import sqlite3
from typing import Final, Literal

from msgspec import Struct, field

from db.base.mapped import Mapped, number
from engine.kit.contract import Question

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
    question: Question = field(name="question_json")
    view: bytes = field(name="view_json")
    """What the seat saw before it, as JSON."""
    version: int
    """Of the rules that wrote the view."""
    order: str = field(default="", name="order_key")
    """The key of the order that gave it, if it was one and that is known."""

    def __repr__(self) -> str:
        return f"<Obeyed {self.record} of seat {self.seat}>"


ORDERS: Final = Mapped(Ordered, "orders", erased=True, goes="end")
OBEYED: Final = Mapped(Obeyed, "obeyed", erased=True, goes="seat")


def of_table(connection: sqlite3.Connection, table: int, seat: int | None = None) -> list[Ordered]:
    """The orders at a table, or of one of its seats."""
    condition = "table_id = ? AND seat = ifnull(?, seat) ORDER BY seat, key"
    return ORDERS.where(connection, condition, table, seat)


def took_back(connection: sqlite3.Connection, table: int, person: int, question: Question) -> bool:
    """Whether this person took back an answer to this question because they want to answer it
    differently."""
    sql = (
        "SELECT 1 FROM log a JOIN log u ON u.table_id = a.table_id AND u.record = a.undone_by"
        " WHERE a.table_id = ? AND a.seat = ? AND a.question = ? AND a.question_kind = ?"
        " AND a.kind = 'answer' AND u.person = ? AND u.seat = a.seat LIMIT 1"
    )
    values = table, question.seat, question.number, question.kind, person
    return number(connection, sql, *values) is not None


def noted(connection: sqlite3.Connection, table: int, person: int, record: int) -> Obeyed | None:
    """How this record was given for this person, if it was."""
    condition = "table_id = ? AND person = ? AND record = ?"
    return OBEYED.first(connection, condition, table, person, record)
