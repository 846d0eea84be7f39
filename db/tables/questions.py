"""The questions that are open at tables, and answers that people gave ahead of theirs."""

from __future__ import annotations

from collections.abc import Iterable
from sqlite3 import Connection
from typing import Final, Literal

from msgspec import Struct, field

from db.base.mapped import Mapped, Veiled, as_json, number
from engine.kit.contract import Picks, Question


class OpenQuestion(Struct, frozen=True):
    """A question that is open at a table."""

    ticket: int
    """Its number outside the engine. A table never uses one twice, not even after an undo, so a
    stale press is recognised. It stays the same while the question is open."""
    question: Question = field(name="question_json")
    asked_at: int
    given: Picks | None = field(default=None, name="given_json")
    """Sealed questions: the picks so far, which can be replaced until everybody has chosen."""
    draft: Picks = field(default=(), name="draft_json")
    """What was chosen with several controls and is not confirmed yet."""

    def __repr__(self) -> str:
        return f"<OpenQuestion {self.ticket} seat {self.question.seat} {self.question.kind}>"


QUESTIONS: Final = Mapped(OpenQuestion, "questions", blobs=("question_json",))


def opens(connection: Connection, table: int) -> list[OpenQuestion]:
    return QUESTIONS.where(connection, "table_id = ? ORDER BY ticket", table)


def set_opens(
    connection: Connection,
    table: int,
    before: Iterable[OpenQuestion],
    after: Iterable[OpenQuestion],
) -> None:
    """Turn the stored questions `before` into `after`, writing what differs."""
    old = {open_.ticket: open_ for open_ in before}
    new = {open_.ticket: open_ for open_ in after}
    for ticket in old.keys() - new.keys():
        QUESTIONS.drop(connection, table_id=table, ticket=ticket)
    for open_ in new.values():
        if old.get(open_.ticket) != open_:
            QUESTIONS.put(connection, open_, table_id=table, seat=open_.question.seat)


def forget_drafts(connection: Connection, table: int, seat: int) -> None:
    QUESTIONS.set(connection, {"table_id": table, "seat": seat}, draft_json=())


def awaited_since(connection: Connection, table: int, seat: int) -> int | None:
    """Since when the table has waited for a seat. None: it does not."""
    sql = (
        "SELECT min(asked_at) FROM questions WHERE table_id = ? AND seat = ? AND given_json IS NULL"
    )
    return number(connection, sql, table, seat)


# Ahead


NEVER: Final = 0  # in place of a ticket: the question can no longer come

Scope = Literal["next", "each"]
"""Whether it is for the next question of its kind (a plan) or for each (a standing order)."""


class Ahead(Veiled, frozen=True):
    seat: int
    person: int
    scope: Scope
    question: Question = field(name="question_json")
    """Its number is 0. "next": as it was foreseen. "each": the order, its key as the kind and its
    choices as options."""
    picks: Picks | None = field(default=None, name="picks_json")
    """None: not chosen yet, `draft` alone."""
    draft: Picks = field(default=(), name="draft_json")
    ticket: int | None = None
    """"next": the question that it was for, which has come and is not answered yet; or `NEVER`.
    "each": the last ticket at that time: it answers the questions after it."""


class GivenAhead(Veiled, frozen=True):
    """An answer that was given for somebody, not by them."""

    record: int
    seat: int
    person: int
    scope: Scope
    question: Question = field(name="question_json")
    view: bytes = field(name="view_json")  # what the seat saw before it, as JSON
    version: int  # of the rules that wrote the view
    order: str = field(default="", name="order_key")
    """The key of the order that gave it, if it was one and that is known."""


AHEAD: Final = Mapped(Ahead, "ahead", erased=True, goes="end")
GIVEN_AHEAD: Final = Mapped(GivenAhead, "given_ahead", erased=True, goes="seat")


def ahead_of(connection: Connection, table: int, seat: int | None = None) -> list[Ahead]:
    condition = "table_id = ? AND seat = ifnull(?, seat) ORDER BY seat, scope, key"
    return AHEAD.where(connection, condition, table, seat)


def put_ahead(connection: Connection, table: int, ahead: Ahead) -> None:
    AHEAD.put(connection, ahead, table_id=table, key=_key_of(ahead.question))


def drop_ahead(connection: Connection, table: int, ahead: Ahead) -> None:
    key = _key_of(ahead.question)
    AHEAD.drop(connection, table_id=table, seat=ahead.seat, scope=ahead.scope, key=key)


def undid(connection: Connection, table: int, person: int, question: Question) -> bool:
    """Whether this person undid an answer to this question: they want to answer it differently."""
    sql = (
        "SELECT 1 FROM log a JOIN log u ON u.table_id = a.table_id AND u.record = a.undone_by"
        " WHERE a.table_id = ? AND a.seat = ? AND a.question = ? AND a.question_kind = ?"
        " AND a.kind = 'answer' AND u.person = ? AND u.seat = a.seat LIMIT 1"
    )
    values = table, question.seat, question.number, question.kind, person
    return number(connection, sql, *values) is not None


def given_ahead(connection: Connection, table: int, person: int, record: int) -> GivenAhead | None:
    condition = "table_id = ? AND person = ? AND record = ?"
    return GIVEN_AHEAD.first(connection, condition, table, person, record)


def _key_of(question: Question) -> str:
    return as_json((question.kind, question.about))
