"""Newer rules take over a running table: from there on is what can be rebuilt."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from db.store import open_store
from db.tables import log
from db.tables.log import Record
from engine.table.answers import queries
from engine.table.commands import playing
from engine.table.record.loaded import BrokenLogError
from tests.engine.script import OtherScript, ScriptState
from tests.engine.table.conftest import ANA, BEN, House, refused


async def checkpoints(house: House, table: int) -> list[Record]:
    return [r for r in await house.store.read(log.everything, table) if r.kind == "checkpoint"]


async def test_a_checkpoint_holds_the_upgraded_position(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "luck")
    before = (await house.service.look(queries.view, table.id, None)).view.trail
    house.games["script"] = OtherScript()
    assert await refused(house.service.do(table.id, playing.answer, BEN, 99, ("plain",))) == "stale"
    assert await checkpoints(house, table.id) == [], "looking and refusals write nothing"
    assert (await house.service.look(queries.table, table.id)).version == 1
    for _ in range(2):
        await house.do(table.id, BEN, "again")
        (point,) = await checkpoints(house, table.id)
        assert (point.record, point.version, point.events) == (2, 2, ()), "once for each version"
    state = msgspec.json.decode(point.state or b"", type=ScriptState)
    assert state.trail == [*before, "from 1"]


async def test_older_rules_do_not_touch_what_newer_ones_wrote(house: House, path: Path) -> None:
    table = await house.started()
    house.games["script"] = OtherScript()
    await house.do(table.id, ANA, "plain")
    async with open_store(path) as store:
        older = House(store)
        with pytest.raises(BrokenLogError, match="version 2, this is 1"):
            await older.service.look(queries.view, table.id, None)
        assert (await older.service.look(queries.table, table.id)).version == 2
