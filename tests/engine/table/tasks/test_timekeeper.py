"""The keeper of the time as one task for all tables; what it tells is in `time.txt`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from db.tables.tables import DAY, MINUTE
from engine.table.commands import absence
from engine.table.record.pace import PACES
from engine.table.tasks.timekeeper import Timekeeper
from tests.engine.table.conftest import ANA, BEN, CAT, House


class Sleeper:
    """In place of sleeping: remembers until when, and wakes when told."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.until: list[int] = []
        self.changed = asyncio.Event()
        self._wakes = asyncio.Event()

    async def __call__(self, until: int) -> None:
        self.until.append(until)
        self.changed.set()
        while self.house.seconds < until:
            self._wakes.clear()
            await self._wakes.wait()

    def moves_to(self, seconds: int) -> None:
        self.house.seconds = seconds
        self._wakes.set()

    async def sleeps_until(self, seconds: int) -> None:
        """Wait until it does: it may sleep until another time before that."""
        async with asyncio.timeout(10):
            while not self.until or self.until[-1] != seconds:
                self.changed.clear()
                await self.changed.wait()


@pytest.fixture
async def sleeper(house: House) -> AsyncIterator[tuple[Sleeper, Timekeeper]]:
    sleeper = Sleeper(house)
    keeper = Timekeeper(house.service, sleep_until=sleeper)
    running = asyncio.create_task(keeper.run())
    yield sleeper, keeper
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_one_task_sleeps_until_the_nearest_of_all_tables(
    house: House, sleeper: tuple[Sleeper, Timekeeper]
) -> None:
    sleep, keeper = sleeper
    start = house.seconds
    await house.started()
    keeper.wake()
    await sleep.sleeps_until(start + DAY)
    quick = await house.started((BEN, CAT))
    await house.service.do(quick.id, absence.set_pace, BEN, lambda _: PACES["live"])
    keeper.wake()
    await sleep.sleeps_until(start + 5 * MINUTE)
    await house.carried()
    sleep.moves_to(start + 5 * MINUTE)
    await sleep.sleeps_until(start + 15 * MINUTE)
    assert [kind for _, kind, *_ in await house.carried()] == ["reminder"]
    assert len(sleep.until) <= 4


async def test_the_task_outlives_a_fault(
    house: House, sleeper: tuple[Sleeper, Timekeeper], monkeypatch: pytest.MonkeyPatch
) -> None:
    sleep, keeper = sleeper
    start = house.seconds
    await house.started()
    keeper.wake()
    await sleep.sleeps_until(start + DAY)

    def broken(*_: Any, **__: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr("engine.table.tasks.timekeeper.letters.put_post", broken)
        sleep.moves_to(start + DAY)
        await sleep.sleeps_until(start + DAY + 60)
    await house.carried()
    sleep.moves_to(start + DAY + 60)
    await sleep.sleeps_until(start + 2 * DAY + 60)
    assert [kind for _, kind, *_ in await house.carried()] == ["reminder"]


async def test_what_falls_due_earlier_wakes_it(
    house: House, sleeper: tuple[Sleeper, Timekeeper]
) -> None:
    sleep, keeper = sleeper
    house.on_wake = lambda _: keeper.wake()
    table, soon = await house.started(), house.seconds + 10 * MINUTE
    await sleep.sleeps_until(house.seconds + DAY)
    await house.service.run(absence.later, ANA, [table.id], soon)
    await sleep.sleeps_until(soon)


async def test_ringing_twice_tells_once(house: House) -> None:
    await house.started()
    keeper = Timekeeper(house.service)
    house.seconds += 5 * DAY
    await asyncio.gather(keeper.ring(), keeper.ring())
    await keeper.ring()
    assert [kind for _, kind, *_ in await house.carried()] == ["reminder"]
