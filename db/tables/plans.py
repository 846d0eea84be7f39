"""Answers that people have planned, for questions that have not come yet."""

from __future__ import annotations

import sqlite3
from typing import Final

import msgspec
from msgspec import Struct

from engine.kit.contract import Picks, Question

_question = msgspec.json.Decoder(Question)
_picks = msgspec.json.Decoder(Picks)

NEVER: Final = 0
"""In place of a ticket: the question can no longer come."""


class Plan(Struct, frozen=True):
    """One planned answer."""

    seat: int
    person: int
    question: Question
    """The question as it was foreseen when it was answered; its number is 0."""
    picks: Picks | None = None
    """None: not chosen yet, `draft` alone."""
    draft: Picks = ()
    ticket: int | None = None
    """The question that it was for, which has come and is not answered yet; or `NEVER`."""

    def __repr__(self) -> str:
        return f"<Plan of seat {self.seat}>"


def key_of(question: Question) -> str:
    """The key under which it is kept: its kind, and what it is about."""
    return msgspec.json.encode((question.kind, question.about)).decode()


def of_table(connection: sqlite3.Connection, table: int, seat: int | None = None) -> list[Plan]:
    """The plans at a table, or of one of its seats."""
    rows = connection.execute(
        "SELECT seat, person, question_json, picks_json, draft_json, ticket FROM held"
        " WHERE table_id = ? AND seat = ifnull(?, seat) ORDER BY seat, key",
        (table, seat),
    )
    return [
        Plan(
            seat=row[0],
            person=row[1],
            question=_question.decode(row[2]),
            picks=None if row[3] is None else _picks.decode(row[3]),
            draft=_picks.decode(row[4]),
            ticket=row[5],
        )
        for row in rows
    ]


def put(connection: sqlite3.Connection, table: int, plan: Plan) -> None:
    """Keep it instead of an earlier plan for the same question."""
    connection.execute(
        "INSERT OR REPLACE INTO held (table_id, seat, key, person, question_json, picks_json,"
        " draft_json, ticket) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table,
            plan.seat,
            key_of(plan.question),
            plan.person,
            _text(plan.question),
            None if plan.picks is None else _text(plan.picks),
            _text(plan.draft),
            plan.ticket,
        ),
    )


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def drop(connection: sqlite3.Connection, table: int, seat: int, question: Question) -> None:
    """Forget a plan that was given or withdrawn, or whose person has been told that its question
    can no longer come."""
    connection.execute(
        "DELETE FROM held WHERE table_id = ? AND seat = ? AND key = ?",
        (table, seat, key_of(question)),
    )


def drop_person(connection: sqlite3.Connection, table: int, person: int) -> None:
    """Forget the plans of a person who gives up their seat."""
    connection.execute("DELETE FROM held WHERE table_id = ? AND person = ?", (table, person))


def drop_table(connection: sqlite3.Connection, table: int) -> None:
    """Forget the plans of a table that is over."""
    connection.execute("DELETE FROM held WHERE table_id = ?", (table,))
