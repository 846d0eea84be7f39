"""Whatever makes something due earlier wakes the timekeeper that sleeps until a later time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from db.base.pace import DAY, HOUR, MINUTE, Wishes
from engine.table.commands.absence import Absence
from engine.table.door import Adapter
from engine.table.tasks.timekeeper import Timekeeper
from tests.engine.conftest import ANA, BEN, House

FAR = 30.0
"""Seconds after which what should come will not: nothing here waits for a real clock."""


class Night:
    """A timekeeper at work, which sleeps by the house's clock."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.adapter = Adapter(
            house.store,
            now=lambda: house.seconds,
            wake=lambda _: self.keeper.wake(),
            games=house.games,
        )
        self.keeper = Timekeeper(self.adapter, sleep_until=self._sleep_until)
        self.absence = Absence(self.adapter)
        self._until: int | None = None
        self._changed = asyncio.Condition()

    async def _sleep_until(self, at: int) -> None:
        async with self._changed:
            self._until = at
            self._changed.notify_all()
            await self._changed.wait_for(lambda: self.house.seconds >= at)

    async def sleeps_until(self, at: int) -> None:
        """Wait until it does."""
        async with asyncio.timeout(FAR), self._changed:
            await self._changed.wait_for(lambda: self._until == at)

    async def passes(self, seconds: int) -> None:
        async with self._changed:
            self.house.seconds += seconds
            self._changed.notify_all()


@asynccontextmanager
async def night(house: House) -> AsyncIterator[Night]:
    begun = Night(house)
    task = asyncio.create_task(begun.keeper.run())
    yield begun
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_in_ten_minutes_is_in_ten_minutes(house: House) -> None:
    table = await house.started()
    async with night(house) as over:
        await over.sleeps_until(house.seconds + DAY)
        soon = house.seconds + 10 * MINUTE
        await over.absence.later(ANA, [table.id], soon)
        await over.sleeps_until(soon)
        await over.passes(10 * MINUTE)
        await over.sleeps_until(soon + DAY)
        ((lane, kind, _),) = await house.posts()
        assert (lane, kind) == (f"p{ANA}", "reminder")


Change = Callable[[Night, int], Awaitable[object]]


def wish(change: Callable[[Wishes], Wishes]) -> Change:
    return lambda over, _: over.absence.wish(ANA, change)


CHANGES: dict[str, tuple[Change, int]] = {
    "more often": (wish(lambda wishes: replace(wishes, every=HOUR)), HOUR),
    "no quiet hours": (
        wish(lambda wishes: replace(wishes, quiet_from=None, quiet_to=None)),
        DAY,
    ),
    "another zone": (wish(lambda wishes: replace(wishes, zone="Pacific/Kiritimati")), DAY),
}


@pytest.mark.parametrize("what", CHANGES)
async def test_whatever_brings_a_reminder_forward_is_noticed(house: House, what: str) -> None:
    change, after = CHANGES[what]
    table = await house.started()
    start = house.seconds
    minute = (start // MINUTE) % (24 * 60)
    quiet = {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440}
    async with night(house) as over:
        await over.absence.wish(ANA, lambda wishes: replace(wishes, zone="UTC", **quiet))
        await over.sleeps_until(start - start % MINUTE + DAY + HOUR)
        await change(over, table.id)
        await over.sleeps_until(start + after)


@pytest.mark.parametrize("how", ["says so", "moves at another table"])
async def test_whoever_is_back_from_vacation_is_reminded_in_time(house: House, how: str) -> None:
    waiting = await house.started()
    other = await house.started((ANA, BEN))
    await house.lobbies.leave(other.id, BEN)
    start = house.seconds
    async with night(house) as over:
        await over.absence.go_away(ANA, start + 10 * DAY)
        await over.sleeps_until(start + 11 * DAY)
        if how == "says so":
            await over.absence.come_back(ANA)
        else:
            sight = await over.adapter.sight(other.id, ANA)
            await over.adapter.answer(other.id, ANA, sight.open[0].ticket, ("end",))
        await over.sleeps_until(start + DAY)
        assert await house.store.clocks.of_table(waiting.id)
