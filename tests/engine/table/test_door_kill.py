"""Killed before any statement: it happened whole or not at all. Kills of the bot: the ordeal."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from db.store import Store, open_store
from db.tables import log as logs
from engine.table.door import Refused
from engine.table.record.log import replay
from tests.engine.table.conftest import ANA, BEN, CAT, GAMES, House

Step = Callable[[House], Awaitable[object]]


async def check_table(house: House, number: int) -> None:
    """Position, questions and log of a table tell the same story."""
    table = await house.adapter.table(number)
    records = await house.store.log.records(number)
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
    again = replay(game, len(table.seats), table.options, seed, standing)
    assert msgspec.json.encode(again) == state
    assert answers == len(standing)
    sights = [await house.adapter.sight_of_seat(number, seat.number) for seat in table.seats]
    opens = [open_ for sight in sights for open_ in sight.open]
    assert sorted((o.question for o in opens), key=lambda q: q.number) == sorted(
        game.questions(again), key=lambda q: q.number
    )
    assert (table.phase == "over") == (not opens)


async def _answer(house: House) -> object:
    return await house.adapter.answer(1, ANA, 1, ("mile",))


async def _last_sealed(house: House) -> object:
    ticket = (await house.asked(1, 2)).ticket
    return await house.adapter.answer(1, CAT, ticket, ("two",))


async def _undo(house: House) -> object:
    return await house.adapter.undo(1, ANA)


async def _leave(house: House) -> object:
    return await house.lobbies.leave(1, ANA)


async def _start(house: House) -> object:
    return await house.lobbies.start(1, ANA)


async def _before_sealed(house: House) -> None:
    await house.started()
    for person, picks in ((ANA, "seal"), (ANA, "one"), (BEN, "two")):
        await house.do(1, person, picks)


async def _before_undo(house: House) -> None:
    await house.started()
    await house.do(1, ANA, "mile")


async def _before_start(house: House) -> None:
    await house.lobby()
    await house.lobbies.fill(1, ANA)


async def _started(house: House) -> None:
    await house.started()


@pytest.mark.parametrize(
    ("before", "step"),
    [
        (_started, _answer),
        (_before_sealed, _last_sealed),
        (_before_undo, _undo),
        (_started, _leave),
        (_before_start, _start),
    ],
    ids=["answer", "last-sealed", "undo", "leave", "start"],
)
async def test_killed_before_any_statement_it_happened_whole_or_not_at_all(
    path: Path, tmp_path: Path, before: Step, step: Step
) -> None:
    copies = []

    def copy(_sql: str) -> None:
        copies.append(tmp_path / f"copy{len(copies)}")
        for end in ("", "-wal"):
            shutil.copyfile(f"{path}{end}", f"{copies[-1]}{end}")

    async with open_store(path) as store:
        house = House(store)
        await before(house)
        old = await tale(store)
        await store.write(lambda c: c.set_trace_callback(copy))
        await step(house)
        await store.write(lambda c: c.set_trace_callback(None))
        new = await tale(store)
    assert len(copies) > 5
    seen = []
    for killed in copies:
        async with open_store(killed) as store:
            house = House(store)
            seen.append(await tale(store))
            await check_table(house, 1)
            if seen[-1] == old:
                await step(house)
                await check_table(house, 1)
                assert strip_seed(await tale(store)) == strip_seed(new)
            elif step in (_answer, _last_sealed, _leave, _undo):
                with pytest.raises(Refused):
                    await (_press_again if step == _last_sealed else step)(house)
    assert seen[0] == old
    assert all(tale in (old, new) for tale in seen)


async def _press_again(house: House) -> object:
    return await house.adapter.answer(1, CAT, 4, ("two",))


async def tale(store: Store) -> dict[str, list[tuple]]:
    """All that the database holds, but for nonces."""
    names = ("tables", "seats", "positions", "questions", "log")

    def work(connection: sqlite3.Connection) -> dict[str, list[tuple]]:
        all_rows = {
            name: connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()
            for name in names
        }
        all_rows["outbox"] = connection.execute(
            "SELECT table_id, lane, kind, record, seat, payload_json FROM outbox ORDER BY id"
        ).fetchall()
        return all_rows

    return await store.read(work)


def strip_seed(found: dict[str, list[tuple]]) -> object:
    """What does not depend on the secrets that the second run drew."""
    return (
        [row[5] for row in found["tables"]],
        len(found["seats"]),
        found["log"],
        [row[:4] for row in found["outbox"] if row[2] != "panel"],
    )
