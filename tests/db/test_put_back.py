"""An older copy in the database's place: it is noticed, nothing else is, and no number is given
twice."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from db.copies import erasures, put_back
from db.copies.put_back import Alive
from db.store import Store
from tests.db.conftest import put_table
from tests.db.test_backup import NOON


def columns(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    """Where the database stores tickets."""
    sql = (
        "SELECT m.name, c.name FROM sqlite_schema m, pragma_table_info(m.name) c"
        " WHERE m.type = 'table' AND c.name LIKE '%ticket%'"
    )
    return [(row[0], row[1]) for row in connection.execute(sql)]


def a_row(connection: sqlite3.Connection, name: str, **values: object) -> None:
    """One with whatever its columns must have."""
    plain = {"TEXT": "", "INTEGER": 1, "BLOB": b""}
    about = connection.execute(f"PRAGMA table_info({name})").fetchall()
    row = {c[1]: plain[c[2]] for c in about if c[3] and c[4] is None and c[1] != "id"} | values
    sql = f"INSERT INTO {name} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})"
    connection.execute(sql, tuple(row.values()))


async def test_wherever_a_ticket_is_stored_it_jumps(store: Store) -> None:
    known = await store.read(columns)

    def work(c: sqlite3.Connection) -> set[int]:
        put_table(c, "running", tickets=7)
        for name, column in known:
            if name != "tables":
                a_row(c, name, table_id=1, **{column: 7})
        a_row(c, "votes", table_id=1, about_json='{"seat": 1, "ticket": 7}')
        a_row(c, "votes", table_id=1, about_json='{"ticket": null}')
        put_back.leave_lost_numbers(c, NOON)
        put_back.forget_what_stands(c)
        rows = [row for name, column in known for row in c.execute(f"SELECT {column} FROM {name}")]
        rows += c.execute("SELECT json_extract(about_json, '$.ticket') FROM votes").fetchall()
        assert len(rows) == len(known) + 1, "one of each, and two votes"
        return {row[0] for row in rows}

    none, jumped = sorted(await store.write(work), key=lambda ticket: ticket or 0)
    assert none is None
    assert jumped > 7 + 1_000_000


async def test_no_number_is_given_twice_however_often_a_copy_is_put_back(store: Store) -> None:
    def lost(c: sqlite3.Connection, now: int) -> tuple[int, int]:
        c.execute("SAVEPOINT copy")
        put_back.leave_lost_numbers(c, now)
        number = put_table(c)
        (last,) = c.execute("SELECT tickets FROM tables WHERE id = 1").fetchone()
        assert put_back.gave(c, 1, last)
        assert put_back.gave(c, number, 0)
        c.execute("ROLLBACK TO copy")
        assert not put_back.gave(c, 1, last)
        assert not put_back.gave(c, number, 0)
        return number, last

    await store.write(lambda c: put_table(c, "running", tickets=7))
    once, again = [await store.write(lambda c, at=at: lost(c, NOON + at)) for at in (0, 60)]
    assert again[0] >= once[0] + 60
    assert again[1] >= once[1] + 60_000


@pytest.mark.parametrize(
    ("named", "signs", "file", "older"),
    [
        ("ours", 4, Alive("ours", 5), True),
        ("ours", 5, Alive("ours", 5), False),
        ("ours", 6, Alive("ours", 5), False),  # a kill, or the file could not be written
        ("ours", 4, Alive("another", 5), False),
        ("", 0, Alive("", 5), False),  # a new one
        ("", 0, Alive("ours", 5), False),
    ],
)
async def test_only_an_older_life_of_the_same_database_is_older(
    store: Store, named: str, signs: int, file: Alive, older: bool
) -> None:
    def work(c: sqlite3.Connection) -> bool:
        if named:
            erasures.identity(c, named)
        for _ in range(signs):
            put_back.sign(c)
        return put_back.is_older(c, file)

    assert await store.write(work) is older


def test_a_file_that_is_not_there_or_broken_says_nothing(path: Path) -> None:
    assert put_back.read(path) is None
    put_back.write(path, Alive("ours", 5))
    assert put_back.read(path) == Alive("ours", 5)
    put_back.path_of(path).write_bytes(b"{")
    assert put_back.read(path) is None
