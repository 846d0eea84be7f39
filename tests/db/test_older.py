"""Databases of older versions: nothing that was played since 1.0 is lost."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.store import MIGRATIONS, Connection, UnreadableDatabaseError, migrate, open_store
from tests.db.conftest import next_version, put_table


def test_migrations_are_numbered_and_say_why() -> None:
    files = sorted(MIGRATIONS.glob("*.sql"))
    assert [int(file.name[:3]) for file in files] == list(range(1, len(files) + 1))
    assert all(file.read_text("utf-8").startswith("-- ") for file in files)


RELEASED = {"001_first.sql": "af8ee4efeebc9843"}
"""Databases were made by these: what changes is a migration of its own."""


def test_what_was_released_stays_as_it_was() -> None:
    for name, known in RELEASED.items():
        text = (MIGRATIONS / name).read_bytes()
        assert hashlib.sha256(text).hexdigest()[:16] == known, name


async def test_what_an_older_version_has_written_stays_under_a_newer_one(path: Path) -> None:
    folder = next_version(path)
    async with Connection(path, reads_only=False) as connection:
        first = await connection.run(migrate)
        table = await connection.run(put_table)
        assert await connection.run(lambda c: migrate(c, folder)) == [
            f"{len(first) + 1:03}_titles.sql"
        ]
        assert await connection.run(lambda c: migrate(c, folder)) == []
        sql = "SELECT id, game, title FROM tables"
        assert await connection.run(lambda c: c.execute(sql).fetchall()) == [
            (table, "chess", "none")
        ]
        with pytest.raises(UnreadableDatabaseError, match="the newest here is"):
            await connection.run(migrate)


async def test_a_file_from_before_1_0_is_refused_and_left_as_it_is(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE tables (id); PRAGMA user_version = 25;")
    with pytest.raises(UnreadableDatabaseError, match=r"before 1\.0, .*Move it away .*ids"):
        async with open_store(path):
            pass
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("tables",)]


async def test_a_failing_migration_leaves_the_file_as_it_was(path: Path, tmp_path: Path) -> None:
    (tmp_path / "001_good.sql").write_text("-- why\nCREATE TABLE good (x);\n")
    (tmp_path / "002_bad.sql").write_text("-- why\nCREATE TABLE half (x);\nINSERT INTO no (x);\n")
    async with Connection(path, reads_only=False) as connection:
        with pytest.raises(sqlite3.OperationalError):
            await connection.run(lambda c: migrate(c, tmp_path))
        names = await connection.run(
            lambda c: c.execute("SELECT name FROM sqlite_schema").fetchall()
        )
        assert names == [("good",)]
        (tmp_path / "002_bad.sql").write_text("-- why\nCREATE TABLE half (x)")
        with pytest.raises(ValueError, match="middle"):
            await connection.run(lambda c: migrate(c, tmp_path))
