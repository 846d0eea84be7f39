"""Time that passes as tests want it, and what is told of it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from db.base.pace import Clock
from engine.table.commands.absence import Absence
from engine.table.tasks.timekeeper import Timekeeper
from tests.engine.table.conftest import House

Row = tuple[str, str, dict[str, Any]]


class Time:
    """Absence and timekeeper over a house, and hands to move its clock."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.absence = Absence(house.adapter)
        self.keeper = Timekeeper(house.adapter)
        self.start = house.seconds

    async def passes(self, seconds: int) -> list[Row]:
        """So much later: what has been put into the outbox about time, and nothing else stays
        there."""
        self.house.seconds += seconds
        await self.keeper.ring()
        return await self.told()

    async def told(self) -> list[Row]:
        posts = await self.house.posts()
        return [
            (lane, str(payload.get("what", payload.get("key", kind))), payload)
            for lane, kind, payload in posts
            if kind in ("reminder", "say", "pace", "stalled")
        ]

    async def clock(self, table: int, seat: int) -> Clock:
        found = [c for c in await self.house.store.clocks.of_table(table) if c.seat == seat]
        return found[0]

    async def waits_for(self, table: int) -> list[int]:
        return [c.seat for c in await self.house.store.clocks.of_table(table)]

    async def pace(self, table: int, **changes: Any) -> None:
        """The host changes some of the table's pace; nobody is told here."""
        host = (await self.house.adapter.table(table)).host
        await self.absence.set_pace(table, host, lambda pace: replace(pace, **changes))
        await self.house.carried()


def kinds(rows: list[Row]) -> list[tuple[str, str]]:
    return [(lane, what) for lane, what, _ in rows]
