"""What every function of the service begins with, one transaction or one look at the database; and
what is handed out of a table: what somebody may see of it, what was taken, why not."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, get_args

from msgspec import Struct, field

from db.base.mapped import Veiled
from db.tables.clocks import Clock
from db.tables.questions import Ahead, OpenQuestion, Scope
from db.tables.tables import Table
from engine.kit.contract import Event, Game, Picks, Question

Reason = Literal[
    "no-table",  # there is no such table
    "server-away",  # what they may see of a table there, or do, nobody can tell now
    "not-running",  # it is a lobby still, or cancelled
    "over",  # the game has ended
    "not-seated",  # this person holds no seat there
    "stale",  # the question was answered, or taken back, or is somebody else's
    "outdated",  # a button, menu or window that is not understood any more
    "illegal",  # the picks do not answer it; `detail` has the contract's reason
    "nothing-to-undo",  # no answer of theirs can be taken back alone
    "seated-already",
    "full",
    "not-host",
    "not-lobby",  # started, closed or cancelled in the meantime
    "too-few-seats",
    "kept",  # the free seats are kept for others
    "too-many-tables",
    "bad-option",
    "bad-hours",
    "bad-zone",
    "bad-while",  # how long one will be away
    "bad-pace",  # no duration, or one that is too short or too long
    "not-manager",  # it takes the right to manage the server
    "not-owner",  # only the application's owner may
    "no-such-choice",  # a channel or role that the server does not have
    "no-seat",  # there is no such seat
    "left-before",  # they held a seat of this table once
    "other-seated",  # whoever is invited has a seat there, or one kept for them
    "other-left",  # ... or held one once
    "last-person",  # nobody else plays there themselves
    "lesson",  # only whoever learns sees it: nobody could take the seat
    "offer-closed",  # the seat was taken, or is not on offer any more
    "not-for-you",  # the offer is for somebody else
    "no-vote",  # there is no such vote
    "vote-closed",  # it is decided
    "not-voter",  # they are not asked
    "not-proposer",  # only who proposed it may withdraw it
    "too-many-votes",
    "voted-lately",  # the same proposal of theirs was declined a short while ago
    "not-absent",  # the table has not waited long for them
    "no-resigning",  # the game does not offer it now
    "too-many-saved",  # one may keep only so many answers
    "budget-person",  # they opened many lobbies lately; `detail`: when it is possible again
    "budget-server",  # ... all of the server together did
    "budget-call",  # ... they invited or proposed
    "budget-undo",  # ... they took back
    "budget-lend",  # ... they lent their seat
    "budget-hint",  # ... they asked for hints
    "declined-lately",  # whom they invite has said no to this table twice
    "permissions",  # the bot lacks some there; `detail` names them
    "which-table",  # they play at none, and named none
    "no-post",  # a message that is in no table's thread
    "no-hints",  # the host lets nobody ask for one there
    "hint-late",  # its turn did not come in time
    "lost",  # it belongs to a future that an older copy of the database does not know
    "bad-name",  # a saved answer has a name
]
"""Why somebody was refused. The bot's catalogue has a sentence `refused-REASON` for each."""


class Refused(Exception):
    """Somebody asked for what cannot be done. Nothing was changed.

    `reason` is one of `REASONS`.
    """

    REASONS: Final = get_args(Reason)

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{reason} {detail}".strip())
        self.reason = reason
        self.detail = detail


class Upcoming(Veiled, frozen=True):
    """A question that may come to a seat, and what its person planned for it."""

    stamp: str  # names it and its options; another one once they have changed
    question: Question
    plan: Ahead | None = None
    """With the question as it was foreseen then: its options are of that time."""

    @property
    def picks(self) -> Picks | None:
        """What is given if it answers the question when it comes. None: nothing is planned."""
        return None if self.plan is None else self.plan.picks

    @property
    def draft(self) -> Picks:
        draft = () if self.plan is None else self.plan.draft
        return tuple(pick for pick in draft if pick in self.question.options)


class Soon(Veiled, frozen=True):
    """An answer to an open question that is given after a few seconds without its person."""

    ticket: int
    seat: int
    asked_at: int
    picks: Picks
    scope: Scope  # whether a plan gives it, or a standing order
    order: str = ""  # the key of the order that gives it, if it is one
    delays: int = 1  # how many times the usual delay it takes


class TableView(Veiled, frozen=True):
    """All that one person, or the public, may see of a table at one moment."""

    table: Table
    seat: int | None
    view: Any  # the game's View for `seat`
    open: tuple[OpenQuestion, ...]
    """This seat's questions, those with sealed picks laid down among them."""
    awaited: tuple[tuple[int, str, int], ...]
    """(seat, question kind, asked_at) for whom the table waits: sealed picks laid down count
    as answered. Public."""
    undo: tuple[int, Picks, str] | None = None
    """(record, picks, question kind) of the answer that this seat may undo now; record 0:
    sealed picks that wait for the others."""
    agreed: int | None = None
    """The record of this seat's last answer, while all together could undo it."""
    ahead: tuple[Upcoming, ...] = ()  # what they may plan now, and have planned
    dropped: tuple[Ahead, ...] = ()
    """Their plans that were no answer to the question, or whose question can come no more."""
    orders: dict[str, str] | None = None
    """Their choice, or the default one, for each of the game's standing orders. None: the game has
    no orders, or nobody is there to give any."""
    soon: tuple[Soon, ...] = ()  # which of `open` are answered without them in a few seconds


class Waiting(Struct, frozen=True):
    """A table that waits for a person, at the moment."""

    table_view: TableView
    clock: Clock
    ends_at: int | None  # when something happens instead of their answer

    @property
    def table(self) -> Table:
        return self.table_view.table


class AnswerResult(Veiled, frozen=True):
    """An answer that was taken."""

    table: int
    seat: int
    record: int  # its number in the log; 0 for sealed picks that wait for the others
    question: Question
    picks: Picks
    view: Any  # the seat's view before the answer: what the words of `picks` need
    sealed: bool  # laid down in secret: may be changed until the last is in


class Line(Struct, frozen=True):
    """One event of the chronicle."""

    record: int
    at: int
    event: Event


class Own(Struct, frozen=True):
    """What somebody did last at a table."""

    record: int
    at: int  # Unix seconds
    events: tuple[Event, ...]  # what followed from it, if they may know it


class Transaction(Veiled, frozen=True):
    """What is done in one go: on one connection, of which everybody else sees all or nothing, and
    at one moment. `engine.table.service` gives it to a function for one call; nobody keeps it."""

    connection: sqlite3.Connection  # for the functions of `db` alone; of a look: it only reads
    games: Mapping[str, Game]
    now: int  # seconds since 1970, UTC
    secret: Callable[[int], bytes] = secrets.token_bytes  # so many bytes that nobody can guess
    touched: set[int] = field(default_factory=set)
    """The tables that have a new post, other questions, or something due at another time: whoever
    sees to these is woken."""
    given: list[AnswerResult] = field(default_factory=list)  # by people and for them
