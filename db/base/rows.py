"""What is stored of tables outside the rules, as plain data.

All times are seconds since 1970, UTC; all ids of people, channels and messages are Discord's.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, field

from engine.kit.contract import Picks, Question

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
    "last-person",  # nobody else plays there themselves
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


HintsFor = Literal["alone", "always", "never"]
"""Who may ask for hints: people who play alone against computer players, everybody, nobody."""

WhenFull = Literal["call", "called", "start"]
"""What happens when the last seat of a lobby is taken: the host is called, once, or the game
starts."""

Phase = Literal["lobby", "running", "over", "cancelled"]  # how far a table is

Why = Literal[
    "host",
    "manager",
    "quiet",  # a lobby in which nothing happened for 7 days
    "empty",  # nobody is left
    "agreed",  # everybody wanted it
]
"""Why a table was cancelled."""

PostKind = Literal[
    "lobby",  # post the lobby message, or bring it up to date
    "thread",  # open the table's thread from the lobby message and add the people
    "milestone",  # a new table message: picture and summary of the position after `record`
    "pin",  # pin the table message in place of the one before
    "table",  # bring the table message up to date: who is awaited, what just happened
    "panel",  # bring the private panel of `seat` up to date, as a new DM when it becomes awaited
    "say",  # a short notice in the thread: `payload` has "key" and the words' arguments
    "vote",  # post the message of the vote in `payload`, or bring it up to date
    "offer",  # the same of a seat on offer, to a person or to anybody
    "invited",  # tell the person in `payload` that somebody keeps them a seat in a lobby
    "arrival",  # add the person in `payload`, who took a seat over, to the thread
    "hand",  # the private panel of who took `seat` over, awaited or not
    "withdrawn",  # tell the person in `payload` that their question was taken back
    "gone",  # the person of `seat` left the server: what the others can do
    "reminder",  # remind somebody, or clear an outdated reminder away: see `timekeeper`
    "pace",  # the table has another pace: a notice in the thread
    "stalled",  # nobody has moved for long: the table goes quiet, or is put away
    "lock",  # the table is finished and the server's owner wants such threads locked
    "tidy",  # take the letter in `payload` away, which could not be taken away before
    "result",  # tell the person in `payload`, who played in `seat`, how the game ended
    "full",  # tell the host, in `payload`, that all seats of the lobby are taken
    "note",  # tell the person in `payload`, mostly the host, what is wrong with the table's posts
    "lost",  # take away what stands of a future that an older copy of the database does not know
]
"""What a row of the outbox is for."""


MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

PaceKey = Literal["live", "daily", "relaxed", "custom", "none"]

AtEnd = Literal["nudge", "default", "computer", "vote"]
"""What happens when a player's time is up: they are reminded again, the safe default answer is
given, a computer player sits in, or the others vote."""


class Pace(Struct, frozen=True):
    """How long a table waits for a move."""

    key: PaceKey = field(name="pace")
    first: int | None = field(name="first_after")  # until the first reminder; None: there are none
    every: int | None = field(name="remind_every")  # from one reminder to the next
    patience: int | None  # until `at_end` happens; None: never
    at_end: AtEnd = "nudge"
    allowance: int = 21 * DAY
    """How much vacation each person may take in all, with their clock stopped."""


RELAXED: Final = Pace("relaxed", DAY, DAY, 3 * DAY)


ASKED, ABSENT = 1, 2
"""Why a computer player sits in: the person wanted it, or did not move for long."""


class Seat(Struct, frozen=True):
    """A seat of a table, in the lobby or in the game."""

    number: int
    person: int | None  # Discord id; None for a computer player, and for a free seat of a lobby
    name: str  # display name when the person sat down, as plain text
    computer: bool = False
    kept_for: int | None = None  # in a lobby: a free seat that only this person may take
    left: bool = field(default=False, name="gone")
    stand_in: int = 0
    """With `computer`: the computer player sits in for the person, who keeps the seat and gets it
    back with their next answer: `ASKED` or `ABSENT`."""
    level: str = "steady"  # how well a computer player plays here (`engine.minds.levels`)
    hints: int = 0  # how often a hint was asked for here

    @property
    def player(self) -> int | None:
        """The person who plays here; None if a computer player does, or if they left."""
        return None if self.computer or self.left else self.person

    @property
    def absent(self) -> bool:
        """They did not ask for the stand-in, so any press of theirs gives the seat back."""
        return self.stand_in == ABSENT


class Table(Struct, frozen=True):
    """What is known about a table apart from its position."""

    id: int
    game: str
    version: int
    options: dict[str, str] = field(name="options_json")
    phase: Phase
    guild: int
    channel: int  # the channel with the lobby
    lobby_message: int | None
    thread: int | None  # the table's thread once it is opened; its id is that of the lobby message
    host: int
    locale: str  # the language of its public posts
    wanted: int  # how many seats the lobby offers
    seats: tuple[Seat, ...]
    records: int  # the number of records in its log; it goes up with every answer and every undo
    created_at: int  # seconds since 1970, UTC, as all times in the database
    touched_at: int
    why: Why | Literal[""] = ""  # why it was cancelled
    after: int | None = None  # the finished table that this one follows ("Play again")
    pace: Pace = RELAXED  # how long it waits for a move
    hints: HintsFor = "alone"  # who may ask for hints
    lesson: bool = False  # it is a guided first game, which counts in no statistics
    when_full: WhenFull = "call"

    @property
    def has_hints(self) -> bool:
        """Whether the host lets people ask for hints here."""
        if self.hints != "alone":
            return self.hints == "always"
        people = [seat for seat in self.seats if seat.person is not None and not seat.left]
        return len(people) == 1 and len(self.seats) > 1

    def seat_of(self, person: int) -> int | None:
        return next((s.number for s in self.seats if s.person == person and not s.left), None)


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


class Post(Struct, frozen=True):
    """A row of the outbox. "lobby", "table" and "panel" show the position at the time they
    go out, and at most one of them waits per table (and seat); a "milestone" shows its own."""

    id: int
    table: int = field(name="table_id")
    kind: PostKind
    record: int
    seat: int | None
    payload: dict[str, Any] = field(name="payload_json")
    nonce: str  # unique over all tables: the nonces that it is sent with are made of it
    tries: int  # so often it was tried, this time included

    @property
    def mark(self) -> str:
        """What its message is recognised by: Discord does not keep the nonce."""
        return self.nonce[:10]
