"""Killed before any statement: it happened whole or not at all. Kills of the bot: the ordeal."""

from __future__ import annotations

import re
import shutil
import sqlite3
from pathlib import Path

import msgspec
import pytest

from db.tables import log
from db.tables import log as logs
from engine.table.answers import queries
from engine.table.record.loaded import rebuild
from tests.engine.service import Room, service
from tests.engine.table.conftest import GAMES, House, everything


async def check_table(house: House, number: int) -> None:
    """Position, questions and log of a table tell the same story."""
    table = await house.service.look(queries.table, number)
    records = await house.store.read(log.everything, number)
    assert [record.record for record in records] == list(range(1, table.records + 1))
    if table.phase not in ("running", "over"):
        return
    game = GAMES[table.game]

    def stored(connection: sqlite3.Connection) -> tuple[bytes, bytes, int]:
        seed = connection.execute("SELECT seed FROM tables WHERE id = ?", (number,)).fetchone()[0]
        row = connection.execute(
            "SELECT state_json, answers FROM positions WHERE table_id = ?", (number,)
        ).fetchone()
        return seed, *row

    seed, state, answers = await house.store.read(stored)
    standing = await house.store.read(lambda c: logs.standing(c, number, table.records))
    again = rebuild(game, table, seed, standing)
    assert msgspec.json.encode(again) == state
    assert answers == len(standing)
    views = [
        await house.service.look(queries.view_of_seat, number, seat.number) for seat in table.seats
    ]
    opens = [open_ for view in views for open_ in view.open]
    assert sorted((o.question for o in opens), key=lambda q: q.number) == sorted(
        game.questions(again), key=lambda q: q.number
    )
    assert (table.phase == "over") == (not opens)


async def tale(room: Room) -> list[str]:
    """All that the database holds, but for nonces."""
    return [re.sub("'[0-9a-f]{24}'", "", line) for line in await everything(room.store)]


@pytest.mark.parametrize(
    ("opened", "before", "step"),
    [
        ("table ana ben cat", "", "ana mile"),
        ("table ana ben cat", "ana seal; ana one; ben two", "cat two"),
        ("table ana ben cat", "ana mile", "ana undo"),
        ("table ana ben cat", "", "ana leave"),
        ("lobby ana +1", "", "ana start"),
        ("table ana ben cat", "ana luck; ana propose undo; ben for", "cat for"),
        ("table ana ben cat", "ana seek", "dan accept"),
    ],
)
async def test_killed_before_any_statement_it_happened_whole_or_not_at_all(
    tmp_path: Path, opened: str, before: str, step: str
) -> None:
    copies: list[Path] = []

    def copy(_sql: str) -> None:
        copies.append(tmp_path / f"copy{len(copies)}")
        copies[-1].mkdir()
        for path in tmp_path.glob("tables.sqlite3*"):
            shutil.copy(path, copies[-1])

    async with service(tmp_path) as room:
        await room.opens(opened)
        for act in filter(None, before.split("; ")):
            assert not await room.act(act)
        old, secrets = await tale(room), room.house.secrets.given
        await room.store.write(lambda c: c.set_trace_callback(copy))
        assert not await room.act(step)
        await room.store.write(lambda c: c.set_trace_callback(None))
        new = await tale(room)
    assert len(copies) > 5
    seen = []
    for killed in copies:
        async with service(killed) as room:
            room.table, room.house.secrets.given = 1, secrets
            seen.append(await tale(room))
            await check_table(room.house, 1)
            await room.act(step)
            await check_table(room.house, 1)
            assert await tale(room) == new, "pressed again, it has happened once"
    assert seen[0] == old
    assert all(found in (old, new) for found in seen)
