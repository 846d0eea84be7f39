"""A database on disk, a version that follows this one, and tables to put in."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from db.store import MIGRATIONS, Store, open_store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return tmp_path / "home" / "tables.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with open_store(path) as store:
        yield store


def next_version(path: Path) -> Path:
    """The migrations of an invented version that follows: their folder."""
    folder = path.parent / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    number = len(list(MIGRATIONS.glob("*.sql"))) + 1
    sql = "-- A table may have a name.\nALTER TABLE tables ADD COLUMN title TEXT DEFAULT 'none';\n"
    (folder / f"{number:03}_titles.sql").write_text(sql)
    return folder


def put_table(connection: sqlite3.Connection, phase: str = "over", **more: int | str) -> int:
    """A table of which the rest does not matter; its number."""
    row = {"game": "chess", "guild": 1, **more, "phase": phase}
    columns = ", ".join(row)
    sql = (
        f"INSERT INTO tables ({columns}, version, options_json, channel, host, locale, wanted,"
        f" created_at, touched_at) VALUES ({', '.join('?' * len(row))}, 1, '{{}}', 1, 1, 'en', 2,"
        " 0, 0) RETURNING id"
    )
    (number,) = connection.execute(sql, tuple(row.values())).fetchone()
    return int(number)


def word_of(path: Path) -> str:
    """What a copy has of what the tests write down."""
    with closing(sqlite3.connect(path)) as copy:
        return str(copy.execute("SELECT value FROM meta WHERE key = 'word'").fetchone()[0])
