"""Tables and their seats, positions and open questions."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from sqlite3 import Connection
from typing import Any, Final, get_args

from msgspec import Struct, field

from db.base.mapped import Mapped, Rows, column, declared, number
from db.base.rows import OpenQuestion, Phase, Seat, Table


class Position(Struct):
    version: int  # the version of the rules that wrote the state
    answers: int  # how many answers count
    state: bytes = field(name="state_json")  # the game's State as JSON

    def __repr__(self) -> str:
        return f"<Position after {self.answers} answers>"


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
QUESTIONS: Final = Mapped(OpenQuestion, "questions", blobs=("question_json",))


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


def has_position(connection: Connection, table: int) -> bool:
    return POSITIONS.has(connection, table_id=table)


def set_position(connection: Connection, table: int, position: Position) -> None:
    POSITIONS.put(connection, position, table_id=table)


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
