"""What is proposed to people at tables: votes and what they said, and seats that somebody may take;
and who left the server."""

from __future__ import annotations

from sqlite3 import Connection
from typing import Any, Final, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from db.base.mapped import Mapped, Rows, number

VoteKind = Literal[
    "undo",  # about: {"record"}: go back to before this answer
    "end",  # end the game without a result
    "pace",  # about: the fields of a `db.tables.tables.Pace`
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


def insert_vote(connection: Connection, vote: Vote) -> Vote:
    """A new one (its id does not count)."""
    return replace(vote, id=VOTES.add(connection, vote))


get_vote: Final = VOTES.get


def open_votes(connection: Connection, table: int) -> list[Vote]:
    return VOTES.where(connection, "table_id = ? AND state = 'open' ORDER BY id", table)


def due_votes(connection: Connection, now: int) -> list[Vote]:
    return VOTES.where(connection, "state = 'open' AND due_at <= ? ORDER BY due_at, id", now)


def lost_since(connection: Connection, table: int, by: int, since: int) -> list[Vote]:
    condition = "table_id = ? AND by = ? AND state IN ('failed', 'expired') AND closed_at > ?"
    return VOTES.where(connection, condition, table, by, since)


def put_ballot(connection: Connection, vote: int, person: int, choice: Choice, now: int) -> None:
    BALLOTS.put(connection, Ballot(person, choice), vote_id=vote, at=now)


def close_vote(
    connection: Connection, vote: int, state: VoteState, now: int, outcome: Outcome = ""
) -> None:
    VOTES.set(connection, {"id": vote}, state=state, outcome=outcome, closed_at=now)


# Seats on offer


OfferState = Literal["open", "taken", "declined", "withdrawn", "expired"]


class Offer(Struct, frozen=True):
    id: int
    table: int = field(name="table_id")
    seat: int
    holder: int | None  # who held the seat when it was offered
    ticket: int | None
    """The question that the holder left open: when they answer it, the offer is void."""
    by: int | None  # who offers it; None: a vote
    person: int | None  # for whom it is; None: for anybody
    name: str  # what that person is called; once it is taken: who took it
    opened_at: int
    due_at: int
    state: OfferState = "open"


OFFERS: Final = Mapped(
    Offer, "offers", stays="others know of it: it names nobody any more", goes="later"
)
LOOKS: Final = Rows("looks", erased=True, goes="seat")


def insert_offer(connection: Connection, offer: Offer) -> Offer:
    """A new one (its id does not count). There is at most one open offer of a seat."""
    return replace(offer, id=OFFERS.add(connection, offer))


get_offer: Final = OFFERS.get


def open_offers(connection: Connection, table: int) -> list[Offer]:
    return OFFERS.where(connection, "table_id = ? AND state = 'open' ORDER BY id", table)


def due_offers(connection: Connection, now: int) -> list[Offer]:
    return OFFERS.where(connection, "state = 'open' AND due_at <= ? ORDER BY due_at, id", now)


def close_offer(
    connection: Connection, offer: int, state: OfferState, name: str | None = None
) -> None:
    """`name`: who took it."""
    connection.execute(
        "UPDATE offers SET state = ?, name = ifnull(?, name) WHERE id = ?", (state, name, offer)
    )


def declined_since(connection: Connection, table: int, person: int, since: int) -> int:
    """How often this person did not want a seat there that was offered after that time."""
    sql = (
        "SELECT count(*) FROM offers"
        " WHERE table_id = ? AND person = ? AND state = 'declined' AND opened_at > ?"
    )
    return number(connection, sql, table, person, since) or 0


def is_gone(connection: Connection, table: int, person: int) -> bool:
    """Whether this person was not found in the server when they were last looked for."""
    return bool(LOOKS.value(connection, "gone", table_id=table, person=person))


def looked(connection: Connection, table: int, person: int, now: int, gone: bool) -> None:
    LOOKS.lay(connection, table_id=table, person=person, at=now, gone=gone)


def to_look_for(connection: Connection, before: int, most: int) -> list[tuple[int, int, int]]:
    """(table, server, person) of people for whom a table has waited since before that time and
    who were not looked for since, those that wait longest first."""
    sql = (
        "SELECT q.table_id, t.guild, s.person FROM questions q"
        " JOIN seats s ON s.table_id = q.table_id AND s.number = q.seat"
        " JOIN tables t ON t.id = q.table_id"
        " LEFT JOIN looks l ON l.table_id = q.table_id AND l.person = s.person"
        " WHERE q.given_json IS NULL AND s.person IS NOT NULL AND NOT s.computer"
        " AND q.asked_at <= ? AND (l.at IS NULL OR l.at <= ?) AND t.phase = 'running'"
        " GROUP BY q.table_id, s.person ORDER BY min(q.asked_at) LIMIT ?"
    )
    return connection.execute(sql, (before, before, most)).fetchall()
