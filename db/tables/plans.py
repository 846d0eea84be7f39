"""Answers that people have planned, for questions that have not come yet."""

from __future__ import annotations

import sqlite3
from typing import Final

from msgspec import Struct, field

from db.base.mapped import Mapped, as_json
from engine.kit.contract import Picks, Question

NEVER: Final = 0
"""In place of a ticket: the question can no longer come."""


class Plan(Struct, frozen=True):
    """One planned answer."""

    seat: int
    person: int
    question: Question = field(name="question_json")
    """The question as it was foreseen when it was answered; its number is 0."""
    picks: Picks | None = field(default=None, name="picks_json")
    """None: not chosen yet, `draft` alone."""
    draft: Picks = field(default=(), name="draft_json")
    ticket: int | None = None
    """The question that it was for, which has come and is not answered yet; or `NEVER`."""

    def __repr__(self) -> str:
        return f"<Plan of seat {self.seat}>"


HELD: Final = Mapped(Plan, "held", erased=True, goes="end")


def key_of(question: Question) -> str:
    """The key under which it is kept: its kind, and what it is about."""
    return as_json((question.kind, question.about))


def of_table(connection: sqlite3.Connection, table: int, seat: int | None = None) -> list[Plan]:
    """The plans at a table, or of one of its seats."""
    condition = "table_id = ? AND seat = ifnull(?, seat) ORDER BY seat, key"
    return HELD.where(connection, condition, table, seat)


def put(connection: sqlite3.Connection, table: int, plan: Plan) -> None:
    """Keep it instead of an earlier plan for the same question."""
    HELD.put(connection, plan, table_id=table, key=key_of(plan.question))


def drop(connection: sqlite3.Connection, table: int, seat: int, question: Question) -> None:
    """Forget a plan that was given or withdrawn, or whose person has been told that its question
    can no longer come."""
    HELD.drop(connection, table_id=table, seat=seat, key=key_of(question))
