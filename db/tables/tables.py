"""Tables and their seats, positions and open questions.

The functions take the connection, and the engine's adapter puts them together into transactions.
Each method of the class is one transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from db.base.access import Access
from db.base.pace import Pace
from db.base.rows import Open, Seat, Table
from db.people import forget
from db.tables import orders, plans
from engine.kit.contract import Picks, Question

_COLUMNS = (
    "id, game, version, options_json, phase, guild, channel, lobby_message, thread, message,"
    " host, locale, wanted, records, created_at, touched_at, message_record, why, after,"
    " pace, first_after, remind_every, patience, at_end, allowance, hints, lesson"
)
_questions = msgspec.json.Decoder(Question)
_picks = msgspec.json.Decoder(Picks)
_options = msgspec.json.Decoder(dict[str, str])


class Position(Struct):
    """A game's present position."""

    version: int
    """The version of the rules that wrote the state."""
    answers: int
    """How many answers count."""
    state: bytes
    """The game's State as JSON."""

    def __repr__(self) -> str:
        return f"<Position after {self.answers} answers>"


def as_json(value: Any) -> str:
    """How plain values are stored."""
    return msgspec.json.encode(value).decode()


def load(connection: sqlite3.Connection, table: int) -> Table | None:
    """The table with its seats."""
    row = connection.execute(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
    return None if row is None else _table(connection, row)


def _table(connection: sqlite3.Connection, row: tuple[Any, ...]) -> Table:
    seats = connection.execute(
        "SELECT number, person, name, computer, kept_for, gone, stand_in, level, hints FROM seats"
        " WHERE table_id = ? ORDER BY number",
        (row[0],),
    )
    return Table(
        id=row[0],
        game=row[1],
        version=row[2],
        options=_options.decode(row[3]),
        phase=row[4],
        guild=row[5],
        channel=row[6],
        lobby_message=row[7],
        thread=row[8],
        message=row[9],
        host=row[10],
        locale=row[11],
        wanted=row[12],
        seats=tuple(_seat(*row) for row in seats),
        records=row[13],
        created_at=row[14],
        touched_at=row[15],
        message_record=row[16],
        why=row[17],
        after=row[18],
        pace=Pace(*row[19:25]),
        hints=row[25],
        lesson=bool(row[26]),
    )


def _seat(
    number: int,
    person: int | None,
    name: str,
    computer: int,
    kept_for: int | None,
    gone: int,
    stand_in: int,
    level: str,
    hints: int,
) -> Seat:
    return Seat(
        number=number,
        person=person,
        name=name,
        computer=bool(computer),
        kept_for=kept_for,
        left=bool(gone),
        stand_in=bool(stand_in),
        absent=stand_in == 2,
        level=level,
        hints=hints,
    )


def _where(connection: sqlite3.Connection, condition: str, values: Iterable[Any]) -> list[Table]:
    """All tables that fit an SQL condition, in the order it may ask for."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM tables WHERE {condition}", tuple(values)
    ).fetchall()
    return [_table(connection, row) for row in rows]


_OF_PERSON = "id IN (SELECT table_id FROM seats WHERE person = ? AND NOT gone)"


def of_person(connection: sqlite3.Connection, person: int) -> list[Table]:
    """Lobbies and running tables at which this person has a seat, running ones first."""
    condition = (
        f"{_OF_PERSON} AND phase IN ('lobby', 'running')"
        " ORDER BY phase = 'lobby', touched_at DESC, id"
    )
    return _where(connection, condition, (person,))


def begun(connection: sqlite3.Connection, person: int, most: int) -> list[Table]:
    """Tables that have begun and at which this person has a seat, running ones first, then the
    newest."""
    condition = (
        f"{_OF_PERSON} AND phase IN ('running', 'over')"
        " ORDER BY phase = 'over', touched_at DESC, id DESC LIMIT ?"
    )
    return _where(connection, condition, (person, most))


def granting_vacation(connection: sqlite3.Connection, person: int) -> list[Table]:
    """Running tables where this person sits and whose clocks a vacation stops."""
    condition = f"phase = 'running' AND allowance > 0 AND patience IS NOT NULL AND {_OF_PERSON}"
    return _where(connection, f"{condition} ORDER BY id", (person,))


def opened_after(connection: sqlite3.Connection, table: int) -> Table | None:
    """The newest table that was opened by "Play again" after this one, and not cancelled."""
    condition = "after = ? AND phase <> 'cancelled' ORDER BY id DESC LIMIT 1"
    found = _where(connection, condition, (table,))
    return found[0] if found else None


def quiet_lobbies(connection: sqlite3.Connection, until: int) -> list[Table]:
    """Lobbies in which nothing has happened since that time."""
    return _where(connection, "phase = 'lobby' AND touched_at <= ?", (until,))


def keeping_for(connection: sqlite3.Connection, person: int) -> list[Table]:
    """Lobbies in which a seat is kept for this person."""
    condition = "phase = 'lobby' AND id IN (SELECT table_id FROM seats WHERE kept_for = ?)"
    return _where(connection, condition, (person,))


def hosted(connection: sqlite3.Connection, host: int) -> int:
    """How many lobbies and running tables this person is the host of."""
    sql = "SELECT count(*) FROM tables WHERE host = ? AND phase IN ('lobby', 'running')"
    return int(connection.execute(sql, (host,)).fetchone()[0])


def insert(connection: sqlite3.Connection, table: Table) -> int:
    """Store a new table with its seats. Its id (the one in `table` does not count)."""
    row = connection.execute(
        "INSERT INTO tables (game, version, options_json, phase, guild, channel, host, locale,"
        " wanted, after, created_at, touched_at, pace, first_after, remind_every, patience,"
        " at_end, allowance, hints, lesson)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            table.game,
            table.version,
            as_json(table.options),
            table.phase,
            table.guild,
            table.channel,
            table.host,
            table.locale,
            table.wanted,
            table.after,
            table.created_at,
            table.touched_at,
            *structs.astuple(table.pace),
            table.hints,
            int(table.lesson),
        ),
    ).fetchone()
    set_seats(connection, row[0], table.seats)
    return int(row[0])


def update(connection: sqlite3.Connection, table: int, **values: Any) -> None:
    """Set columns of one table."""
    names = ", ".join(f"{name} = ?" for name in values)
    connection.execute(f"UPDATE tables SET {names} WHERE id = ?", (*values.values(), table))


def count_hint(connection: sqlite3.Connection, table: int, seat: int) -> None:
    """Note that this seat asked for one more hint."""
    sql = "UPDATE seats SET hints = hints + 1 WHERE table_id = ? AND number = ?"
    connection.execute(sql, (table, seat))


def set_seats(connection: sqlite3.Connection, table: int, seats: Iterable[Seat]) -> None:
    """Store the table's seats."""
    connection.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    connection.executemany(
        "INSERT INTO seats"
        " (table_id, number, person, name, computer, kept_for, gone, stand_in, level, hints)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table,
                s.number,
                s.person,
                s.name,
                int(s.computer),
                s.kept_for,
                int(s.left),
                2 if s.absent else int(s.stand_in),
                s.level,
                s.hints,
            )
            for s in seats
        ],
    )


def seed_and_tickets(connection: sqlite3.Connection, table: int) -> tuple[bytes, int]:
    """The secret that all luck of a started table is drawn from, and its last ticket."""
    row = connection.execute("SELECT seed, tickets FROM tables WHERE id = ?", (table,)).fetchone()
    return bytes(row[0]), int(row[1])


def add_holder(
    connection: sqlite3.Connection, table: int, person: int, seat: int, now: int
) -> None:
    """Give this person a seat of a started table. The key refuses a second one for good."""
    connection.execute(
        "INSERT INTO holders (table_id, person, seat, since) VALUES (?, ?, ?, ?)",
        (table, person, seat, now),
    )


def has_held(connection: sqlite3.Connection, table: int, person: int) -> bool:
    """Whether this person has a seat at a started table, or ever had, even if they were erased
    since."""
    sql = "SELECT 1 FROM holders WHERE table_id = ? AND person IN (?, ?)"
    values = table, person, forget.alias(connection, table, person)
    return connection.execute(sql, values).fetchone() is not None


def end_holder(connection: sqlite3.Connection, table: int, person: int, now: int) -> None:
    """Note that this person gave up the seat."""
    connection.execute(
        "UPDATE holders SET until = ? WHERE table_id = ? AND person = ?", (now, table, person)
    )
    plans.drop_person(connection, table, person)
    orders.drop_person(connection, table, person)


def position(connection: sqlite3.Connection, table: int) -> Position:
    """The position of a started table."""
    row = connection.execute(
        "SELECT version, answers, state_json FROM positions WHERE table_id = ?", (table,)
    ).fetchone()
    return Position(*row)


def has_position(connection: sqlite3.Connection, table: int) -> bool:
    """Whether its game ever began."""
    sql = "SELECT 1 FROM positions WHERE table_id = ?"
    return connection.execute(sql, (table,)).fetchone() is not None


def set_position(connection: sqlite3.Connection, table: int, position: Position) -> None:
    """Store the position."""
    connection.execute(
        "INSERT INTO positions (table_id, version, answers, state_json) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET version = excluded.version,"
        " answers = excluded.answers, state_json = excluded.state_json",
        (table, position.version, position.answers, position.state),
    )


def opens(connection: sqlite3.Connection, table: int) -> list[Open]:
    """The open questions, oldest ticket first."""
    rows = connection.execute(
        "SELECT ticket, question_json, asked_at, given_json, draft_json FROM questions"
        " WHERE table_id = ? ORDER BY ticket",
        (table,),
    )
    return [
        Open(
            ticket=row[0],
            question=_questions.decode(row[1]),
            asked_at=row[2],
            given=None if row[3] is None else _picks.decode(row[3]),
            draft=_picks.decode(row[4]),
        )
        for row in rows
    ]


def set_opens(
    connection: sqlite3.Connection, table: int, before: Iterable[Open], after: Iterable[Open]
) -> None:
    """Turn the stored questions `before` into `after`, writing what differs."""
    old = {open_.ticket: open_ for open_ in before}
    new = {open_.ticket: open_ for open_ in after}
    connection.executemany(
        "DELETE FROM questions WHERE table_id = ? AND ticket = ?",
        [(table, ticket) for ticket in old if ticket not in new],
    )
    connection.executemany(
        "INSERT OR REPLACE INTO questions (table_id, ticket, seat, question_json, asked_at,"
        " given_json, draft_json) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table,
                o.ticket,
                o.question.seat,
                msgspec.json.encode(o.question),
                o.asked_at,
                None if o.given is None else as_json(o.given),
                as_json(o.draft),
            )
            for o in new.values()
            if old.get(o.ticket) != o
        ],
    )


def threads_opened(connection: sqlite3.Connection, table: int) -> int:
    """How many threads were opened for a table."""
    row = connection.execute("SELECT threads FROM tables WHERE id = ?", (table,)).fetchone()
    return int(row[0])


def forget_drafts(connection: sqlite3.Connection, table: int, seat: int) -> None:
    """What was chosen for a seat and not confirmed is dropped."""
    connection.execute(
        "UPDATE questions SET draft_json = '[]' WHERE table_id = ? AND seat = ?", (table, seat)
    )


def awaited_since(connection: sqlite3.Connection, table: int, seat: int) -> int | None:
    """Since when the table has waited for a seat. None: it does not."""
    row = connection.execute(
        "SELECT min(asked_at) FROM questions"
        " WHERE table_id = ? AND seat = ? AND given_json IS NULL",
        (table, seat),
    ).fetchone()
    return None if row[0] is None else int(row[0])


class Tables:
    """What the bot looks up and learns about tables from outside the rules."""

    def __init__(self, access: Access) -> None:
        self._access = access

    async def get(self, table: int) -> Table | None:
        """The table, with its seats."""
        return await self._access.read(lambda c: load(c, table))

    async def of_channel(self, channel: int) -> list[Table]:
        """Lobbies and running tables of a channel, newest first."""
        condition = "channel = ? AND phase IN ('lobby', 'running') ORDER BY id DESC"
        return await self._access.read(lambda c: _where(c, condition, (channel,)))

    async def by_thread(self, thread: int) -> Table | None:
        """The table whose thread this is."""
        found = await self._access.read(lambda c: _where(c, "thread = ?", (thread,)))
        return found[0] if found else None

    async def following(self, table: int) -> Table | None:
        """The newest table that was opened by "Play again" after this one."""
        found = await self._access.read(
            lambda c: _where(c, "after = ? ORDER BY id DESC LIMIT 1", (table,))
        )
        return found[0] if found else None

    async def with_parked(self, guild: int) -> list[int]:
        """Lobbies and running tables of a server of which a post for its channels was refused."""
        sql = (
            "SELECT DISTINCT t.id FROM tables t JOIN outbox o ON o.table_id = t.id"
            " WHERE t.guild = ? AND o.parked IS NOT NULL AND t.phase IN ('lobby', 'running')"
        )
        rows = await self._access.read(lambda c: c.execute(sql, (guild,)).fetchall())
        return [int(row[0]) for row in rows]

    async def with_computers_awaited(self) -> list[int]:
        """The running tables at which a computer player has a question to answer."""
        rows = await self._access.read(
            lambda c: c.execute(
                "SELECT DISTINCT q.table_id FROM questions q JOIN seats s"
                " ON s.table_id = q.table_id AND s.number = q.seat"
                " WHERE s.computer AND q.given_json IS NULL"
            ).fetchall()
        )
        return [row[0] for row in rows]

    async def running(self, games: Sequence[str]) -> list[int]:
        """The running tables of these games."""
        marks = ", ".join("?" for _ in games)
        sql = f"SELECT id FROM tables WHERE phase = 'running' AND game IN ({marks}) ORDER BY id"
        rows = await self._access.read(lambda c: c.execute(sql, tuple(games)).fetchall())
        return [row[0] for row in rows]

    async def set_lobby_message(self, table: int, message: int | None) -> None:
        """The lobby message was posted (None: it is gone)."""
        await self._set(table, lobby_message=message)

    async def set_thread(self, table: int, thread: int) -> None:
        """A thread was opened."""
        sql = "UPDATE tables SET thread = ?, threads = threads + 1 WHERE id = ?"
        await self._access.write(lambda c: c.execute(sql, (thread, table)).rowcount)

    async def set_table_message(self, table: int, message: int | None, record: int) -> None:
        """The table message was posted for the position after `record`."""
        await self._set(table, message=message, message_record=record)

    async def _set(self, table: int, **values: Any) -> None:
        await self._access.write(lambda c: update(c, table, **values))
