"""The timekeeper, where `time.txt` does not tell it: the log, faults, and ringing twice."""

from __future__ import annotations

import asyncio

import pytest

from db.base.pace import DAY
from tests.engine.table.conftest import ANA, House
from tests.engine.table.tasks.passing import Time, kinds


async def test_tables_from_before_there_were_clocks_get_theirs(house: House, time: Time) -> None:
    table = await house.started()
    for kind in ("clocks", "watches"):
        await house.store.write(lambda c, kind=kind: c.execute(f"DELETE FROM {kind}"))
    await time.keeper.open()
    assert await time.waits_for(table.id) == [0]


async def test_ringing_twice_tells_once(house: House, time: Time) -> None:
    await house.started()
    house.seconds += 5 * DAY
    await asyncio.gather(time.keeper.ring(), time.keeper.ring())
    assert len(await time.told()) == 1
    await time.keeper.ring()
    assert await time.told() == []


async def test_an_unsent_reminder_gives_way_to_the_next(house: House, time: Time) -> None:
    await house.started()
    house.seconds += DAY
    await time.keeper.ring()
    house.seconds += DAY
    await time.keeper.ring()
    assert len(await time.told()) == 1


async def test_the_modest_answer_is_given_and_the_log_says_that_nobody_gave_it(
    house: House, time: Time
) -> None:
    table = await house.started()
    await time.pace(table.id, at_end="default")
    for _ in range(2):
        await time.passes(DAY)
    assert (f"t{table.id}", "time-up") in kinds(await time.passes(DAY))
    (record,) = await house.store.log.records(table.id)
    assert (record.seat, record.person, record.picks) == (0, None, ("plain",))
    assert await time.waits_for(table.id) == [1]


async def test_rules_that_fail_leave_a_table_that_only_nudges(
    house: House, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    await time.pace(table.id, at_end="default")
    monkeypatch.setattr(house.games["script"], "default", lambda *_: ("fail",), raising=False)
    await time.passes(3 * DAY)
    assert await house.store.log.records(table.id) == []
    assert (await time.clock(table.id, 0)).ended
    assert kinds(await time.passes(DAY)) == [(f"p{ANA}", "dm")]
