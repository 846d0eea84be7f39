"""Votes at tables: what is asked, what people said, how they ended."""

from __future__ import annotations

from sqlite3 import Connection
from typing import Any, Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from db.base.mapped import Mapped

VoteKind = Literal[
    "undo",  # about: {"record"}: go back to before this answer
    "end",  # end the game without a result
    "pace",  # about: the fields of a `db.base.rows.Pace`
    "absent",  # about: {"seat"}: a computer player sits in, or the safe default answer is given
    "open",  # about: {"seat"}: anybody may take the seat
    "replace",  # about: {"seat", "person", "name"}: this person may take the seat
]

VoteState = Literal["open", "passed", "failed", "expired", "withdrawn", "moot"]
"""The last: nothing was left to decide."""

Choice = Literal["for", "computer", "default", "against"]
"""What can be voted for: the two in the middle are the ways of "absent"."""


Outcome = Choice | Literal[""]  # the choice that won a vote; empty: none has yet


class Ballot(Struct, frozen=True):
    """What one person said. They may think again while the vote is open."""

    person: int
    choice: Choice


class Vote(Struct, frozen=True):
    id: int
    table: int = field(name="table_id")
    kind: VoteKind
    by: int | None  # the person who proposed it; None: the clock
    about: dict[str, Any] = field(name="about_json")
    opened_at: int
    due_at: int
    state: VoteState = "open"
    outcome: Outcome = ""
    ballots: tuple[Ballot, ...] = ()

    def choice_of(self, person: int) -> Choice | None:
        return next((b.choice for b in self.ballots if b.person == person), None)


BALLOTS: Final = Mapped(
    Ballot,
    "ballots",
    erased=True,
    goes="later",
    of="vote_id IN (SELECT id FROM votes WHERE table_id = ?)",
)
VOTES: Final = Mapped(
    Vote,
    "votes",
    parts={"ballots": (BALLOTS, "vote_id = ? ORDER BY at, person")},
    stays="others have voted: it says no more who proposed it, or who was to take a seat",
    goes="later",
)


def insert(connection: Connection, vote: Vote) -> Vote:
    """A new one (its id does not count)."""
    return replace(vote, id=VOTES.add(connection, vote))


get: Final = VOTES.get


def open_at(connection: Connection, table: int) -> list[Vote]:
    return VOTES.where(connection, "table_id = ? AND state = 'open' ORDER BY id", table)


def due(connection: Connection, now: int) -> list[Vote]:
    return VOTES.where(connection, "state = 'open' AND due_at <= ? ORDER BY due_at, id", now)


def lost_since(connection: Connection, table: int, by: int, since: int) -> list[Vote]:
    condition = "table_id = ? AND by = ? AND state IN ('failed', 'expired') AND closed_at > ?"
    return VOTES.where(connection, condition, table, by, since)


def put_ballot(connection: Connection, vote: int, person: int, choice: Choice, now: int) -> None:
    BALLOTS.put(connection, Ballot(person, choice), vote_id=vote, at=now)


def close(
    connection: Connection, vote: int, state: VoteState, now: int, outcome: Outcome = ""
) -> None:
    VOTES.set(connection, {"id": vote}, state=state, outcome=outcome, closed_at=now)
