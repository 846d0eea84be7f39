"""Reminders in threads: of several tables, and where the last one cannot be taken away."""

from __future__ import annotations

import asyncio

import pytest

from cogs.frame.house import House
from localtable.hall.hall import Exchange
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from tests.e2e.calls import bells, lift
from tests.e2e.people import People, said
from tests.e2e.play import (
    open_table,
)
from tests.e2e.runs import settled
from tests.e2e.time import Clock

pytestmark = pytest.mark.usefixtures("short_rests")


async def test_a_reminder_of_several_tables_gets_to_the_thread_of_each(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    clock = Clock(house)
    sittings = [await open_table([ana], TABLES, computers=2) for _ in range(3)]
    await settled(house)
    await ana.settings(dms_open=False)
    await clock.passes(24 * 3600 + 60)
    for sitting in sittings:
        (bell,) = await bells(ana, sitting)
        assert f"<@{ana.id}>" in said(bell)


async def test_a_thread_that_takes_no_reminder_keeps_it_from_no_other(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    clock = Clock(house)
    sittings = [await open_table([ana], TABLES, computers=2) for _ in range(2)]
    await settled(house)
    await ana.settings(dms_open=False)
    await ana.world("lock", channel=sittings[0].thread)
    await clock.passes(24 * 3600 + 60)
    assert len(await bells(ana, sittings[1])) == 1


@pytest.mark.parametrize("code", [50083, 50013])
async def test_the_next_reminder_in_a_thread_is_known_though_the_last_one_may_not_be_deleted(
    house: House, people: People, table: LocalTable, code: int
) -> None:
    ana = people["Ana"]
    clock = Clock(house)
    sitting = await open_table([ana], TABLES, computers=2)
    await settled(house)
    await ana.settings(dms_open=False)
    await clock.passes(24 * 3600 + 60)

    (first,) = await bells(ana, sitting)
    path = f"/messages/{first['id']}$"
    fault = table.hall.faults.add("refuse", path, method="DELETE", times=1, code=code)
    await clock.passes(48 * 3600)
    assert fault not in table.hall.faults.waiting
    newest = (await bells(ana, sitting))[-1]
    assert newest["id"] != first["id"]
    standing = await house.store.clocks.standing(sitting.table, int(ana.id))
    assert [one.message for one in standing] == [int(newest["id"])]
    if code == 50083:
        assert len(await bells(ana, sitting)) == 1


async def test_a_reminder_that_got_into_the_thread_is_known_though_it_is_brought_directly_then(
    house: House, people: People, table: LocalTable
) -> None:
    ana = people["Ana"]
    clock = Clock(house)
    sitting = await open_table([ana], TABLES, computers=2)
    await settled(house)
    await ana.settings(dms_open=False)
    await clock.passes(24 * 3600 + 60)

    (first,) = await bells(ana, sitting)
    opened = asyncio.Event()

    def open_dms(exchange: Exchange) -> None:
        if exchange.method == "DELETE" and exchange.status == 503:
            opened.set()

    table.hall.on_exchange.append(open_dms)
    path = f"/messages/{first['id']}$"
    fault = table.hall.faults.add("503", path, method="DELETE", times=10_000)
    passing = asyncio.create_task(clock.passes(48 * 3600))
    await opened.wait()
    await ana.settings(dms_open=True)
    await house.store.people.set_dm(int(ana.id), None, closed=False)
    lift(table, fault)
    await passing
    await settled(house)
    standing = await house.store.clocks.standing(sitting.table, int(ana.id))
    in_thread = [one.message for one in standing if one.place == "thread"]
    assert in_thread == [int(bell["id"]) for bell in await bells(ana, sitting)]
    assert in_thread != [int(first["id"])]
