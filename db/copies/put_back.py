"""An older copy that was put in the database's place: how it is noticed, and how its numbers leave
those of the future that it does not know behind.

Beside the database lies FILE.alive. It has the number of the last sign of life, which the database
counts. If the file knows a later one than the database, the database is older than it was. No time
is compared, so a clock that was set back does no harm; and the file is written after the database,
so a kill or a full disk leaves it behind and never ahead.
"""

from __future__ import annotations

from pathlib import Path
from sqlite3 import Connection
from typing import Final

import msgspec
from msgspec import Struct

from db.base.disk import write_whole
from db.base.mapped import META, column, number
from db.copies import erasures
from db.tables.letters import LETTERS, Letter
from db.tables.tables import TABLES

SIGNS: Final = "signs-of-life"  # the key in `meta` of how many there were
TICKETS_A_SECOND: Final = 1000
"""Tickets jump by so many for each second since 1970, all other numbers by one: nobody gives so
many, and so what follows one putting back never meets what followed an earlier one."""
_WITH_TICKETS: Final = ("questions", "clocks", "offers", "ahead", "written")
"""Where tickets are, besides with their table, in what votes are about, and in panels, which go."""
_PUT_OUT_AGAIN: Final = (
    "('lobby', 'thread', 'milestone', 'table', 'panel', 'hand', 'tidy', 'vote', 'offer',"
    " 'withdrawn', 'reminder', 'lost')"
)
"""Posts that follow from how things are."""
_MARGIN: Final = 600_000 << 22
"""Ten minutes, in Discord's ids: what is under way together is not noted in order."""


class Alive(Struct, frozen=True):
    database: str  # what the database is known by
    signs: int
    about: str = (
        "When the database beside this is older than this file says, an older copy was put in its"
        " place: then the bot puts right what it can. Leave this file where it is."
    )


def path_of(database: Path) -> Path:
    real = database.resolve()
    return real.with_name(f"{real.name}.alive")


def read(database: Path) -> Alive | None:
    """What the file says; None: there is none, or nobody can read it. OSError if the disk fails."""
    try:
        return msgspec.json.decode(path_of(database).read_bytes(), type=Alive)
    except (FileNotFoundError, msgspec.DecodeError):
        return None


def write(database: Path, alive: Alive) -> None:
    """OSError if the disk refuses it."""
    write_whole(path_of(database), msgspec.json.encode(alive))


# In the database


def sign(connection: Connection) -> Alive:
    signs = _signs(connection) + 1
    META.put(connection, SIGNS, str(signs))
    return Alive(erasures.identity_of(connection), signs)


def is_older(connection: Connection, alive: Alive) -> bool:
    """Whether the file knows of a later life of this database (a new one has no name yet)."""
    name = erasures.identity_of(connection)
    return name != "" and alive.database == name and alive.signs > _signs(connection)


def gave(connection: Connection, table: int, ticket: int) -> bool:
    """Whether this database ever gave a table that number, and a question there that ticket."""
    tickets = TABLES.value(connection, "tickets", id=table)
    if tickets is not None:
        return bool(ticket <= tickets)
    sql = "SELECT 1 FROM sqlite_sequence WHERE name = 'tables' AND seq >= ?"
    return number(connection, sql, table) is not None


def newest_known(connection: Connection) -> int:
    """What was sent before this message is known, or was under way with it."""
    newest = number(connection, "SELECT max(message) FROM letters") or 0
    return max(0, newest - _MARGIN)


def known(
    connection: Connection, *, table: int | None = None, person: int | None = None
) -> set[int]:
    """The messages with controls that are known, of a table or a person, and stay."""
    sql = (
        "SELECT message FROM letters l WHERE NOT going AND ? IN (person, -1)"
        " AND ? IN (table_id, -1) AND (key NOT LIKE 'vote/%' OR EXISTS (SELECT 1 FROM votes v"
        "  WHERE v.id = substr(l.key, 6) AND v.state = 'open'))"
    )
    whose = (-1 if person is None else person, -1 if table is None else table)
    return set(column(connection, sql, *whose))


def leave_lost_numbers(connection: Connection, now: int, signs: int = 0) -> None:
    """No ticket and no number of a table, vote or offer is given twice from now on, and no button
    that stands answers an open question. `signs`: those that the file knows."""
    jump = {"by": now * TICKETS_A_SECOND}
    connection.execute("UPDATE tables SET tickets = tickets + :by", jump)
    for name in _WITH_TICKETS:
        # A plan whose question can come no more has no ticket but 0 (`db.tables.questions.NEVER`).
        connection.execute(f"UPDATE {name} SET ticket = ticket + :by WHERE ticket > 0", jump)
    connection.execute(
        "UPDATE votes SET about_json = json_set(about_json, '$.ticket',"
        " json_extract(about_json, '$.ticket') + :by)"
        " WHERE json_extract(about_json, '$.ticket') IS NOT NULL",
        jump,
    )
    sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
    for (name,) in connection.execute(sql).fetchall():
        last = number(connection, "SELECT seq FROM sqlite_sequence WHERE name = ?", name) or 0
        connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        connection.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, last + now))
    META.put(connection, SIGNS, str(max(signs, _signs(connection)) + 1))


def forget_what_stands(connection: Connection) -> list[Letter]:
    """Nobody knows any more which posts got there. The panels that stand: all of them are to go."""
    connection.execute(f"DELETE FROM outbox WHERE kind IN {_PUT_OUT_AGAIN}")
    connection.execute("DELETE FROM letters WHERE message = 0 OR going")
    connection.execute("UPDATE letters SET awaited = 0, ticket = NULL")
    # What is said once, and waits in the copy, may have got there, with the same nonce.
    connection.execute(
        "INSERT INTO letters (table_id, key, person, channel, nonce)"
        " SELECT o.table_id, 'post/' || o.id, p.person, coalesce(p.dm_channel, t.thread), o.nonce"
        " FROM outbox o JOIN tables t ON t.id = o.table_id"
        " LEFT JOIN people p ON 'p' || p.person = o.lane"
        " WHERE o.parked IS NULL AND coalesce(p.dm_channel, t.thread) IS NOT NULL"
    )
    condition = "key LIKE 'panel/%' AND message > 0 ORDER BY message"
    return LETTERS.where(connection, condition)


def look_first(connection: Connection) -> None:
    """Lobbies that the copy does not know may be there: they are looked for first."""
    connection.execute(
        "INSERT INTO letters (table_id, key, channel, nonce, public)"
        " SELECT DISTINCT t.id, 'lobby', t.channel, '', 1 FROM outbox o"
        " JOIN tables t ON t.id = o.table_id WHERE o.kind = 'lobby' AND t.lobby_message IS NULL"
    )


def at_stake(connection: Connection) -> list[tuple[int, int]]:
    """The lobbies and running tables, each with how many answers stand there."""
    sql = (
        "SELECT t.id, ifnull(p.answers, 0) FROM tables t LEFT JOIN positions p ON p.table_id = t.id"
        " WHERE t.phase IN ('lobby', 'running') ORDER BY t.id"
    )
    return connection.execute(sql).fetchall()


def written_to(connection: Connection) -> list[tuple[int, int]]:
    """Everybody to whom a prompt may have been sent, each with a table that it is put down to."""
    seated = (
        "SELECT max(s.table_id) FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.person = p.person AND t.phase = 'running'"
    )
    sql = (
        f"SELECT p.person, coalesce(({seated}), (SELECT max(id) FROM tables)) FROM"
        " (SELECT person FROM people WHERE dm_channel IS NOT NULL"
        " UNION SELECT s.person FROM seats s JOIN tables t ON t.id = s.table_id"
        " WHERE s.person IS NOT NULL AND t.phase = 'running') p"
        " WHERE EXISTS (SELECT 1 FROM tables)"
    )
    return connection.execute(sql).fetchall()


def _signs(connection: Connection) -> int:
    return int(META.get(connection, SIGNS) or 0)
