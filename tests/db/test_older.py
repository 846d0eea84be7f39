"""Databases of older versions: nothing that was played is lost, and what was not noted then is
known from the rest."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from db.base.connection import MIGRATIONS, Connection, NewerDatabaseError, migrate
from db.base.mapped import META
from db.store import open_store
from db.tables import ahead
from db.tables.ahead import Ahead
from engine.kit.contract import Question
from localtable.first_world import APPLICATION, GUILD
from tests.db.conftest import older, put_table

HERE, ELSEWHERE = int(GUILD), 613425648685547541
LOCAL = f"local {APPLICATION}"


def test_migrations_are_numbered_and_say_why() -> None:
    files = sorted(MIGRATIONS.glob("*.sql"))
    assert [int(file.name[:3]) for file in files] == list(range(1, len(files) + 1))
    assert all(file.read_text("utf-8").startswith("-- ") for file in files)


async def test_a_new_file_is_what_the_migrations_would_have_made(path: Path) -> None:
    def made(connection: sqlite3.Connection) -> set[tuple[object, ...]]:
        found: set[tuple[object, ...]] = set()
        names = "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'"
        for kind, name, table, sql in connection.execute(names).fetchall():
            about = {"index": ("index_xinfo",), "table": ("table_info", "foreign_key_list")}[kind]
            for pragma in about:
                rows = connection.execute(f"PRAGMA {pragma}({name})").fetchall()
                # A column that was added later stands last, one that went leaves a gap.
                found |= {(kind, name, table, pragma, *row[1:]) for row in rows}
            checks = re.findall(r"CHECK \(.*?\)\)|WHERE .*|STRICT|WITHOUT ROWID|AUTOINCR", sql)
            found.add((kind, name, *sorted(" ".join(check.split()) for check in checks)))
        return found

    with closing(sqlite3.connect(":memory:", isolation_level=None)) as by_steps:
        for file in sorted(MIGRATIONS.glob("*.sql")):
            by_steps.executescript(file.read_text("utf-8"))
        async with Connection(path, reads_only=False) as connection:
            assert await connection.run(migrate) == ["schema.sql"]
            assert await connection.run(migrate) == []
            assert await connection.run(made) == made(by_steps)


async def test_an_old_file_is_brought_up_to_date_step_by_step(path: Path) -> None:
    older(path, "outbox").close()
    async with Connection(path, reads_only=False) as connection:
        _, *rest = sorted(MIGRATIONS.glob("*.sql"))
        assert await connection.run(migrate) == [file.name for file in rest]
        assert await connection.run(migrate) == []


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


async def test_a_newer_file_is_left_alone(path: Path) -> None:
    async with Connection(path, reads_only=False) as connection:
        await connection.run(lambda c: c.execute("PRAGMA user_version = 999").fetchall())
    with pytest.raises(NewerDatabaseError):
        async with open_store(path):
            pass


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
    path: Path, tables: list[int], servers: list[int], world: str | None
) -> None:
    with closing(older(path, "world")) as connection:
        for guild in tables:
            put_table(connection, guild=guild)
        for guild in servers:
            connection.execute("INSERT INTO servers (guild) VALUES (?)", (guild,))
    for _ in range(2):
        async with open_store(path) as store:
            assert await store.read(META.get, "world") == world


async def test_a_new_database_is_of_no_world_yet(path: Path) -> None:
    async with open_store(path) as store:
        assert await store.read(META.get, "world") is None


def test_what_was_known_to_stand_becomes_letters(path: Path) -> None:
    with closing(older(path, "letters")) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        for seat, called in ((0, 1), (1, 0)):
            values = (1, seat, 5, 7, 8 + seat, 1, 1, "", called)
            connection.execute("INSERT INTO panels VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
        connection.execute("INSERT INTO reminders VALUES (1, 5, 'dm', 7, 10)")
        migrate(connection)
        sql = "SELECT key, message, public FROM letters ORDER BY id"
        found = connection.execute(sql).fetchall()
    assert found == [("panel/0", 8, 1), ("panel/1", 9, 0), ("remind/dm", 10, 0)]


def test_plans_and_orders_go_on(path: Path) -> None:
    """Of several choices the first stays planned, and chains go."""
    question = Question(0, 1, "deed", ("plain", "again"))
    put = (
        "INSERT INTO held (table_id, seat, key, person, question_json, picks_json, others_json,"
        " after_json, lost) VALUES (1, 1, ?, 7, ?, '[\"again\"]', '[[\"plain\"]]', ?, ?)"
    )
    with closing(older(path, "plain_plans")) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        for key, after, lost in (("a", None, 0), ("b", None, 1), ("c", '["deed","again"]', 0)):
            text = msgspec.json.encode(question).decode()
            connection.execute(put, (key, text, after, lost))
        connection.execute("INSERT INTO orders VALUES (1, 1, 'taste', 7, 'never', 5)")
        migrate(connection)
        order, *plans = ahead.of_table(connection, 1)
        ahead.drop(connection, 1, order)
        assert ahead.of_table(connection, 1) == plans
    assert order == Ahead(1, 7, "each", Question(0, 1, "taste", ("never",)), ("never",), ticket=5)
    plan = Ahead(1, 7, "next", question, ("again",))
    assert plans == [plan, replace(plan, ticket=ahead.NEVER)]
