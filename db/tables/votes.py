"""Votes at tables: what is asked, what people said, how they ended."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from db.base.access import Access

_about = msgspec.json.Decoder(dict[str, Any])
_COLUMNS = "id, table_id, kind, by, about_json, opened_at, due_at, state, outcome, message"


VoteKind = Literal[
    "undo",  # about: {"record"}: go back to before this answer
    "end",  # end the game without a result
    "pace",  # about: the fields of a `db.base.pace.Pace`
    "absent",  # about: {"seat"}: a computer player sits in, or the safe default answer is given
    "open",  # about: {"seat"}: anybody may take the seat
    "replace",  # about: {"seat", "person", "name"}: this person may take the seat
]

VoteState = Literal[
    "open",
    "passed",
    "failed",
    "expired",
    "withdrawn",
    "moot",  # nothing was left to decide
]

Choice = Literal["for", "computer", "default", "against"]
"""What can be voted for: the two in the middle are the ways of "absent"."""


Outcome = Choice | Literal[""]
"""The choice that won a vote. Empty: none has yet."""


class Ballot(Struct, frozen=True):
    """What one person said. They may think again while the vote is open."""

    person: int
    choice: Choice


class Vote(Struct, frozen=True):
    """One vote, open or closed."""

    id: int
    table: int
    kind: VoteKind
    by: int | None
    """The person who proposed it; None: the clock."""
    about: dict[str, Any]
    opened_at: int
    due_at: int
    state: VoteState
    outcome: Outcome
    message: int | None
    ballots: tuple[Ballot, ...] = ()

    def choice_of(self, person: int) -> Choice | None:
        """This person's vote so far."""
        return next((b.choice for b in self.ballots if b.person == person), None)


def insert(
    connection: sqlite3.Connection,
    table: int,
    kind: VoteKind,
    by: int | None,
    about: dict[str, Any],
    opened_at: int,
    due_at: int,
) -> Vote:
    """A new open vote without ballots."""
    row = connection.execute(
        "INSERT INTO votes (table_id, kind, by, about_json, opened_at, due_at)"
        " VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
        (table, kind, by, msgspec.json.encode(about).decode(), opened_at, due_at),
    ).fetchone()
    return Vote(int(row[0]), table, kind, by, about, opened_at, due_at, "open", "", None)


def get(connection: sqlite3.Connection, vote: int) -> Vote | None:
    """The vote with its ballots."""
    found = _where(connection, "id = ?", (vote,))
    return found[0] if found else None


def open_at(connection: sqlite3.Connection, table: int) -> list[Vote]:
    """The open votes of a table, oldest first."""
    return _where(connection, "table_id = ? AND state = 'open' ORDER BY id", (table,))


def due(connection: sqlite3.Connection, now: int) -> list[Vote]:
    """The open votes whose time is over."""
    return _where(connection, "state = 'open' AND due_at <= ? ORDER BY due_at, id", (now,))


def lost_since(connection: sqlite3.Connection, table: int, by: int, since: int) -> list[Vote]:
    """What this person proposed there since then without success."""
    return _where(
        connection,
        "table_id = ? AND by = ? AND state IN ('failed', 'expired') AND closed_at > ?",
        (table, by, since),
    )


def _where(connection: sqlite3.Connection, condition: str, values: Iterable[Any]) -> list[Vote]:
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM votes WHERE {condition}", tuple(values)
    ).fetchall()
    return [
        Vote(
            id=row[0],
            table=row[1],
            kind=row[2],
            by=row[3],
            about=_about.decode(row[4]),
            opened_at=row[5],
            due_at=row[6],
            state=row[7],
            outcome=row[8],
            message=row[9],
            ballots=_ballots(connection, row[0]),
        )
        for row in rows
    ]


def _ballots(connection: sqlite3.Connection, vote: int) -> tuple[Ballot, ...]:
    rows = connection.execute(
        "SELECT person, choice FROM ballots WHERE vote_id = ? ORDER BY at, person", (vote,)
    )
    return tuple(Ballot(*row) for row in rows)


def put_ballot(
    connection: sqlite3.Connection, vote: int, person: int, choice: Choice, now: int
) -> None:
    """Record this person's vote, whatever they said before."""
    connection.execute(
        "INSERT INTO ballots (vote_id, person, choice, at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (vote_id, person) DO UPDATE SET choice = excluded.choice, at = excluded.at",
        (vote, person, choice, now),
    )


def close(
    connection: sqlite3.Connection,
    vote: int,
    state: VoteState,
    now: int,
    outcome: Outcome = "",
) -> None:
    """Note that it is decided, or needs no decision any more."""
    connection.execute(
        "UPDATE votes SET state = ?, outcome = ?, closed_at = ? WHERE id = ?",
        (state, outcome, now, vote),
    )


def forget_message(connection: sqlite3.Connection, vote: int) -> None:
    """Note that its message is gone."""
    connection.execute("UPDATE votes SET message = NULL WHERE id = ?", (vote,))


def shift(connection: sqlite3.Connection, seconds: int) -> None:
    """Give this much time back to what is open."""
    for kind in ("votes", "offers"):
        connection.execute(
            f"UPDATE {kind} SET due_at = due_at + ? WHERE state = 'open'", (seconds,)
        )


def next_due(connection: sqlite3.Connection) -> int | None:
    """When the next vote, or offer of a seat, runs out."""
    row = connection.execute(
        "SELECT min(due_at) FROM (SELECT min(due_at) AS due_at FROM votes WHERE state = 'open'"
        " UNION ALL SELECT min(due_at) FROM offers WHERE state = 'open')"
    ).fetchone()
    return None if row[0] is None else int(row[0])


class Votes:
    """What the bot looks up and learns about votes from outside."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def get(self, vote: int) -> Vote | None:
        """The vote with its ballots."""
        return await self._access.read(lambda c: get(c, vote))

    async def open_at(self, table: int) -> list[Vote]:
        """The open votes of a table, oldest first."""
        return await self._access.read(lambda c: open_at(c, table))

    async def next_due(self) -> int | None:
        """When the next vote, or offer of a seat, runs out."""
        return await self._access.read(next_due)

    async def set_message(self, vote: int, message: int) -> None:
        """It was posted."""
        await self._access.write(
            lambda c: (
                c.execute("UPDATE votes SET message = ? WHERE id = ?", (message, vote)).rowcount
            )
        )
