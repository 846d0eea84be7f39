"""The keeper of the time over stops and crashes, and as one task for all tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from db.base.pace import DAY, HOUR, MINUTE
from db.store import open_store
from engine.table.commands.absence import Absence
from engine.table.record.pace import PACES
from engine.table.tasks.timekeeper import Timekeeper
from tests.engine.conftest import ANA, BEN, CAT, House
from tests.engine.table.tasks.passing import Time, kinds

# Stops and crashes


async def beat(house: House) -> None:
    await house.store.meta.set("heartbeat", str(house.seconds))


async def test_the_time_that_the_bot_was_down_is_given_back_once(house: House, time: Time) -> None:
    table = await house.started()
    await time.pace(table.id, at_end="default")
    house.seconds += HOUR
    await beat(house)
    house.seconds += 4 * DAY
    await time.keeper.open()
    assert await time.passes(0) == []
    await time.keeper.open()
    assert (await time.clock(table.id, 0)).due_at == time.start + 5 * DAY
    assert await time.passes(23 * HOUR - 1) == []
    assert kinds(await time.passes(1)) == [(f"p{ANA}", "dm")]


async def test_a_short_pause_is_none(house: House, time: Time) -> None:
    table = await house.started()
    await beat(house)
    house.seconds += 60
    await time.keeper.open()
    assert (await time.clock(table.id, 0)).since == time.start


async def test_none_twice_after_a_crash(path: Path) -> None:
    """The due row is advanced in the transaction that puts the post there: whoever opens the
    database again finds both, or neither."""
    async with open_store(path) as store:
        house = House(store)
        await house.started()
        house.seconds += DAY
        now = house.seconds
        await Timekeeper(house.adapter).ring()
    async with open_store(path) as store:
        house = House(store, seconds=now)
        await Timekeeper(house.adapter).ring()
        assert [kind for _, kind, _ in await house.posts() if kind == "reminder"] == ["reminder"]


async def test_nothing_of_a_reminder_stays_if_its_post_cannot_be_written(
    house: House, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    house.seconds += DAY

    def broken(*_: Any, **__: Any) -> None:
        raise OSError("disk full")

    before = await time.clock(table.id, 0)
    with monkeypatch.context() as patched:
        patched.setattr("engine.table.tasks.timekeeper.outbox.put", broken)
        with pytest.raises(OSError, match="disk full"):
            await time.keeper.ring()
    assert await time.clock(table.id, 0) == before
    assert kinds(await time.passes(0)) == [(f"p{ANA}", "dm")]


# The one task


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

    async def slept(self) -> int:
        """Until when it sleeps, once it does."""
        async with asyncio.timeout(10):
            await self.changed.wait()
        self.changed.clear()
        return self.until[-1]


@pytest.fixture
async def sleeper(house: House) -> AsyncIterator[tuple[Sleeper, Timekeeper]]:
    sleeper = Sleeper(house)
    keeper = Timekeeper(house.adapter, sleep_until=sleeper)
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
    assert await sleep.slept() == start + DAY
    quick = await house.started((BEN, CAT))
    await Absence(house.adapter).set_pace(quick.id, BEN, lambda _: PACES["live"])
    keeper.wake()
    assert await sleep.slept() == start + 5 * MINUTE
    await house.carried()
    sleep.moves_to(start + 5 * MINUTE)
    assert await sleep.slept() == start + 15 * MINUTE
    assert [kind for _, kind, _ in await house.posts()] == ["reminder"]
    assert len(sleep.until) <= 4


async def test_the_task_outlives_a_fault(
    house: House, sleeper: tuple[Sleeper, Timekeeper], monkeypatch: pytest.MonkeyPatch
) -> None:
    sleep, keeper = sleeper
    start = house.seconds
    await house.started()
    keeper.wake()
    assert await sleep.slept() == start + DAY

    def broken(*_: Any, **__: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patched:
        patched.setattr("engine.table.tasks.timekeeper.outbox.put", broken)
        sleep.moves_to(start + DAY)
        assert await sleep.slept() == start + DAY + 60
    await house.carried()
    sleep.moves_to(start + DAY + 60)
    assert await sleep.slept() == start + 2 * DAY + 60
    assert [kind for _, kind, _ in await house.posts()] == ["reminder"]
