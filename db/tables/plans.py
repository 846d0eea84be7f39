"""Answers that people laid down ahead, for questions that have not come yet."""

from __future__ import annotations

import sqlite3

import msgspec
from msgspec import Struct

from engine.kit.contract import Picks, Question

_question = msgspec.json.Decoder(Question)
_picks = msgspec.json.Decoder(Picks)


class Plan(Struct, frozen=True):
    """One answer laid down ahead."""

    seat: int
    person: int
    question: Question
    """As it was foreseen when it was answered; its number is 0."""
    record: int
    """The last record of the log at that time: taken back with the records from there on."""
    picks: Picks | None = None
    """None: not chosen yet, `draft` alone."""
    draft: Picks = ()
    ticket: int | None = None
    """Not given, because it did not answer this question when it came."""

    def __repr__(self) -> str:
        return f"<Plan of seat {self.seat}>"


def key_of(question: Question) -> str:
    """What it is kept under: the kind, and what it is about."""
    return msgspec.json.encode((question.kind, question.about)).decode()


def of_table(connection: sqlite3.Connection, table: int, seat: int | None = None) -> list[Plan]:
    """What is planned at a table, or by one of its seats."""
    rows = connection.execute(
        "SELECT seat, person, question_json, record, picks_json, draft_json, ticket FROM held"
        " WHERE table_id = ? AND seat = ifnull(?, seat) ORDER BY seat, key",
        (table, seat),
    )
    return [
        Plan(
            seat=row[0],
            person=row[1],
            question=_question.decode(row[2]),
            record=row[3],
            picks=None if row[4] is None else _picks.decode(row[4]),
            draft=_picks.decode(row[5]),
            ticket=row[6],
        )
        for row in rows
    ]


def put(connection: sqlite3.Connection, table: int, plan: Plan) -> None:
    """Keep it, in place of what was planned for the same question."""
    connection.execute(
        "INSERT OR REPLACE INTO held (table_id, seat, key, person, question_json, record,"
        " picks_json, draft_json, ticket) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table,
            plan.seat,
            key_of(plan.question),
            plan.person,
            msgspec.json.encode(plan.question).decode(),
            plan.record,
            None if plan.picks is None else msgspec.json.encode(plan.picks).decode(),
            msgspec.json.encode(plan.draft).decode(),
            plan.ticket,
        ),
    )


def drop(connection: sqlite3.Connection, table: int, plan: Plan) -> None:
    """It is given, withdrawn, or can come no more."""
    connection.execute(
        "DELETE FROM held WHERE table_id = ? AND seat = ? AND key = ?",
        (table, plan.seat, key_of(plan.question)),
    )


def drop_since(connection: sqlite3.Connection, table: int, first: int) -> None:
    """The records from `first` on are taken back, and what was laid down in their light."""
    connection.execute("DELETE FROM held WHERE table_id = ? AND record >= ?", (table, first))


def drop_person(connection: sqlite3.Connection, table: int, person: int) -> None:
    """This person gives up their seat."""
    connection.execute("DELETE FROM held WHERE table_id = ? AND person = ?", (table, person))


def drop_table(connection: sqlite3.Connection, table: int) -> None:
    """The table is over."""
    connection.execute("DELETE FROM held WHERE table_id = ?", (table,))
