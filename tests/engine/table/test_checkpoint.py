"""Newer rules take over a running table: from there on is what can be rebuilt."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from db.store import open_store
from db.tables.log import Record
from engine.table.record.log import BrokenLogError
from tests.engine.script import OtherScript, Script, ScriptState
from tests.engine.table.conftest import ANA, BEN, House, refused


async def checkpoints(house: House, table: int) -> list[Record]:
    return [r for r in await house.store.log.records(table) if r.kind == "checkpoint"]


async def trail(house: House, table: int, record: int | None = None) -> list[str]:
    if record is None:
        return list((await house.adapter.sight(table, None)).view.trail)
    view, _ = await house.adapter.view_at(table, record, None)
    assert isinstance(view.trail, list)
    return view.trail


async def test_a_checkpoint_holds_the_upgraded_position(house: House) -> None:
    table = await house.started()
    await house.do(table.id, ANA, "luck")
    before = await trail(house, table.id)
    house.games["script"] = OtherScript()
    assert await checkpoints(house, table.id) == [], "looking writes nothing"
    await house.do(table.id, BEN, "again")
    (point,) = await checkpoints(house, table.id)
    assert (point.record, point.version, point.events) == (2, 2, ())
    state = msgspec.json.decode(point.state or b"", type=ScriptState)
    assert state.trail == [*before, "from 1"]
    assert await trail(house, table.id) == [*before, "from 1", "1:again"]
    await house.do(table.id, BEN, "again")
    assert len(await checkpoints(house, table.id)) == 1, "once for each version"


async def test_a_refused_command_leaves_no_checkpoint(house: House) -> None:
    table = await house.started()
    house.games["script"] = OtherScript()
    assert await refused(house.adapter.answer(table.id, ANA, 99, ("plain",))) == "stale"
    assert await checkpoints(house, table.id) == []
    assert (await house.adapter.table(table.id)).version == 1


async def test_luck_goes_on_counting_behind_a_checkpoint(house: House) -> None:
    old = await house.started()
    plain = await house.started()
    for table in (old, plain):
        await house.do(table.id, ANA, "plain")
    seeds = "UPDATE tables SET seed = x'00112233445566778899aabbccddeeff'"
    await house.store.write(lambda c: c.execute(seeds).rowcount)
    house.games["script"] = OtherScript()
    await house.do(old.id, BEN, "luck")
    house.games["script"] = Script()
    await house.do(plain.id, BEN, "luck")
    drawn = [
        [line.event.args.get("number") for line in await house.adapter.chronicle(t.id, None)]
        for t in (old, plain)
    ]
    assert drawn[0] == drawn[1]
    assert drawn[0][-1] is not None


async def test_older_rules_do_not_touch_what_newer_ones_wrote(house: House, path: Path) -> None:
    table = await house.started()
    house.games["script"] = OtherScript()
    await house.do(table.id, ANA, "plain")
    async with open_store(path) as store:
        older = House(store)
        with pytest.raises(BrokenLogError, match="version 2, this is 1"):
            await older.adapter.sight(table.id, None)
        assert (await older.adapter.table(table.id)).version == 2
