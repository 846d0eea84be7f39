"""Tables, their seats and their positions.

All times are seconds since 1970, UTC; all ids of people, channels and messages are Discord's.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from sqlite3 import Connection
from typing import Any, Final, Literal, get_args

from msgspec import Struct, field

from db.base.mapped import Mapped, Rows, Veiled, column, declared, number

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


class Position(Veiled, frozen=True):
    version: int  # the version of the rules that wrote the state
    answers: int  # how many answers count
    state: bytes = field(name="state_json")  # the game's State as JSON


class Census(Struct, frozen=True):
    """How much there is of what, at one moment."""

    tables: dict[str, int]  # by phase, each of them
    waiting: int  # posts in the outbox that are still to go out
    parked: dict[str, int]  # posts that never will, by their reason, the most frequent first
    migration: int


SEATS: Final = Mapped(Seat, "seats", stays="the seat is part of the game: it is nobody's then")
TABLES: Final = Mapped(
    Table,
    "tables",
    parts={"seats": (SEATS, "table_id = ? ORDER BY number")},
    stays="the others play on: nobody was its host then",
)
HOLDERS: Final = Rows(
    "holders", stays="nobody may take a second seat: until the end a number has held this one"
)
POSITIONS: Final = Mapped(Position, "positions")


load: Final = TABLES.get


def by_thread(connection: Connection, thread: int) -> Table | None:
    return TABLES.first(connection, "thread = ?", thread)


def of_channel(connection: Connection, channel: int) -> list[Table]:
    """Lobbies and running tables of a channel, newest first."""
    condition = "channel = ? AND phase IN ('lobby', 'running') ORDER BY id DESC"
    return TABLES.where(connection, condition, channel)


_OF_PERSON = "id IN (SELECT table_id FROM seats WHERE person = ? AND NOT gone)"


def of_person(connection: Connection, person: int) -> list[Table]:
    """Lobbies and running tables at which this person has a seat, running ones first."""
    condition = (
        f"{_OF_PERSON} AND phase IN ('lobby', 'running')"
        " ORDER BY phase = 'lobby', touched_at DESC, id"
    )
    return TABLES.where(connection, condition, person)


def begun(connection: Connection, person: int, most: int) -> list[Table]:
    """Tables that have begun and at which this person sits, running ones first, then the newest."""
    condition = (
        f"{_OF_PERSON} AND phase IN ('running', 'over')"
        " ORDER BY phase = 'over', touched_at DESC, id DESC LIMIT ?"
    )
    return TABLES.where(connection, condition, person, most)


def granting_vacation(connection: Connection, person: int) -> list[Table]:
    """Running tables where this person sits and whose clocks a vacation stops."""
    condition = f"phase = 'running' AND allowance > 0 AND patience IS NOT NULL AND {_OF_PERSON}"
    return TABLES.where(connection, f"{condition} ORDER BY id", person)


def quiet_lobbies(connection: Connection, until: int) -> list[Table]:
    return TABLES.where(connection, "phase = 'lobby' AND touched_at <= ?", until)


def keeping_for(connection: Connection, person: int) -> list[Table]:
    condition = "phase = 'lobby' AND id IN (SELECT table_id FROM seats WHERE kept_for = ?)"
    return TABLES.where(connection, condition, person)


def hosted(connection: Connection, host: int) -> int:
    sql = "SELECT count(*) FROM tables WHERE host = ? AND phase IN ('lobby', 'running')"
    return number(connection, sql, host) or 0


def following(connection: Connection, table: int) -> Table | None:
    """The newest table that was opened by "Play again" after this one."""
    return TABLES.first(connection, "after = ? ORDER BY id DESC LIMIT 1", table)


def with_parked(connection: Connection, guild: int) -> list[int]:
    """Lobbies and running tables of a server of which a post for its channels was refused."""
    sql = (
        "SELECT DISTINCT t.id FROM tables t JOIN outbox o ON o.table_id = t.id"
        " WHERE t.guild = ? AND o.parked IS NOT NULL AND t.phase IN ('lobby', 'running')"
    )
    return column(connection, sql, guild)


def people_of(connection: Connection, guild: int) -> list[int]:
    """Everybody who has a seat at a lobby or a running table of a server."""
    sql = (
        "SELECT DISTINCT s.person FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE t.guild = ? AND s.person IS NOT NULL AND NOT s.gone"
        " AND t.phase IN ('lobby', 'running')"
    )
    return column(connection, sql, guild)


def with_computers_awaited(connection: Connection, table: int | None = None) -> list[int]:
    """The running tables (or this one) at which a computer player has a question to answer."""
    sql = (
        "SELECT DISTINCT q.table_id FROM questions q JOIN seats s"
        " ON s.table_id = q.table_id AND s.number = q.seat"
        " WHERE s.computer AND q.given_json IS NULL"
    )
    if table is None:
        return column(connection, sql)
    return column(connection, f"{sql} AND q.table_id = ?", table)


def running(connection: Connection, games: Sequence[str], table: int | None = None) -> list[int]:
    """The running tables (or this one) of these games."""
    marks = ", ".join("?" for _ in games)
    which = f"phase = 'running' AND game IN ({marks})"
    if table is None:
        return column(connection, f"SELECT id FROM tables WHERE {which} ORDER BY id", *games)
    return column(connection, f"SELECT id FROM tables WHERE id = ? AND {which}", table, *games)


def insert(connection: Connection, table: Table) -> int:
    """Store a new table with its seats. Its id (the one in `table` does not count)."""
    number = TABLES.add(connection, table)
    set_seats(connection, number, table.seats)
    return number


def update(connection: Connection, table: int, /, **values: Any) -> None:
    TABLES.set(connection, {"id": table}, **values)


def set_thread(connection: Connection, table: int, thread: int) -> None:
    sql = "UPDATE tables SET thread = ?, threads = threads + 1 WHERE id = ?"
    connection.execute(sql, (thread, table))


def count_hint(connection: Connection, table: int, seat: int) -> None:
    sql = "UPDATE seats SET hints = hints + 1 WHERE table_id = ? AND number = ?"
    connection.execute(sql, (table, seat))


def set_seats(connection: Connection, table: int, seats: Iterable[Seat]) -> None:
    SEATS.drop(connection, table_id=table)
    for seat in seats:
        SEATS.add(connection, seat, table_id=table)


def seed_and_tickets(connection: Connection, table: int) -> tuple[bytes, int]:
    """The secret that all luck of a started table is drawn from, and its last ticket."""
    row = connection.execute("SELECT seed, tickets FROM tables WHERE id = ?", (table,)).fetchone()
    return bytes(row[0]), int(row[1])


def add_holder(connection: Connection, table: int, person: int, seat: int, now: int) -> None:
    """Give this person a seat of a started table. The key refuses a second one for good."""
    HOLDERS.insert(connection, table_id=table, person=person, seat=seat, since=now)


def has_held(connection: Connection, table: int, person: int) -> bool:
    """Whether this person has, or ever had, a seat at a started table, even if erased since."""
    sql = "SELECT 1 FROM holders WHERE table_id = ? AND person IN (?, ?)"
    erased = alias(connection, table, person)
    return number(connection, sql, table, person, erased) is not None


def alias(connection: Connection, table: int, person: int) -> int:
    """In place of a person who was erased; it is negative."""
    secret = TABLES.value(connection, "seed", id=table) or b""
    digest = hashlib.sha256(secret + b" person " + str(person).encode()).digest()
    return -1 - int.from_bytes(digest[:7], "big")


def end_holder(connection: Connection, table: int, person: int, now: int) -> None:
    """Note that this person gave up the seat: what they left for it goes."""
    HOLDERS.set(connection, {"table_id": table, "person": person}, until=now)
    for rows in declared():
        if rows.goes in ("end", "seat"):
            rows.drop(connection, table_id=table, person=person)


def position(connection: Connection, table: int) -> Position:
    return POSITIONS.where(connection, "table_id = ?", table)[0]


def take_census(connection: Connection) -> Census:
    phases = dict(connection.execute("SELECT phase, count(*) FROM tables GROUP BY phase"))
    parked = connection.execute(
        "SELECT parked, count(*) FROM outbox WHERE parked IS NOT NULL"
        " GROUP BY parked ORDER BY count(*) DESC, parked"
    )
    # Where a board is to be pinned, it stands for minutes first: that is no backlog.
    waiting = "SELECT count(*) FROM outbox WHERE parked IS NULL AND kind <> 'pin'"
    return Census(
        tables={phase: phases.get(phase, 0) for phase in get_args(Phase)},
        waiting=number(connection, waiting) or 0,
        parked=dict(parked.fetchall()),
        migration=number(connection, "PRAGMA user_version") or 0,
    )
