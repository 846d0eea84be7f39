"""A database from before worlds were noted: what was played tells which one it is of."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.base.connection import MIGRATIONS, migrate
from db.store import open_store
from localtable.first_world import APPLICATION, GUILD

ELSEWHERE = 613425648685547541


def old_database(path: Path, folder: Path) -> None:
    """As the version before left it."""
    folder.mkdir()
    noted = next(MIGRATIONS.glob("*_world.sql"))
    for file in MIGRATIONS.glob("*.sql"):
        if file.name < noted.name:
            shutil.copy(file, folder)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, folder)


def put_table(path: Path, guild: int) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT INTO tables (game, version, options_json, phase, guild, channel, host, locale,"
            " wanted, created_at, touched_at) VALUES ('chess', 1, '{}', 'over', ?, 1, 1, 'en', 2,"
            " 1, 1)",
            (guild,),
        )


def put_server(path: Path, guild: int) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO servers (guild) VALUES (?)", (guild,))


HERE = int(GUILD)
LOCAL = f"local {APPLICATION}"


@pytest.mark.parametrize(
    ("tables", "servers", "world"),
    [
        ([], [], None),
        ([HERE], [], LOCAL),
        ([], [HERE], LOCAL),
        ([ELSEWHERE], [], "discord"),
        ([], [ELSEWHERE], "discord"),
        ([ELSEWHERE, HERE], [HERE], "discord"),
    ],
    ids=["nothing", "tables", "setup", "tables there", "setup there", "both"],
)
async def test_what_was_played_tells_the_world_of_an_old_database(
    tmp_path: Path, tables: list[int], servers: list[int], world: str | None
) -> None:
    path = tmp_path / "old.sqlite3"
    old_database(path, tmp_path / "migrations")
    for guild in tables:
        put_table(path, guild)
    for guild in servers:
        put_server(path, guild)
    async with open_store(path) as store:
        assert await store.meta.get("world") == world
    async with open_store(path) as store:
        assert await store.meta.get("world") == world


async def test_a_new_database_is_of_no_world_yet(tmp_path: Path) -> None:
    async with open_store(tmp_path / "new.sqlite3") as store:
        assert await store.meta.get("world") is None
