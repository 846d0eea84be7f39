"""One person at a table with computer players, in whose way tests put things."""

from __future__ import annotations

from random import Random
from typing import Any

from cogs.frame.house import House
from localtable.server import LocalTable
from tests.e2e import records
from tests.e2e.people import Json, People, controls
from tests.e2e.play import Player, Sitting
from tests.e2e.runs import settled


class AtTable:
    """Ana at a table with two computer players; Bram has no seat."""

    def __init__(self, table: LocalTable, house: House, people: People, sitting: Sitting) -> None:
        self.table = table
        self.house = house
        self.ana = people["Ana"]
        self.bram = people["Bram"]
        self.sitting = sitting
        self.player = Player(self.ana, sitting, Random("trouble"))

    async def answers(self, count: int) -> None:
        """Ana answers so many times, and all posts go out."""
        while count:
            count -= await self.player.step() == "answered"
        await settled(self.house)

    async def until_milestone(self) -> None:
        """Ana answers until the thread gets a new post."""
        before = len(self.written().standing)
        for _ in range(12):
            await self.answers(1)
            fresh = self.written().standing[before:]
            if any(records.is_milestone(list(record.events)) for record in fresh):
                return
        raise AssertionError("no milestone came")

    def written(self) -> records.Written:
        return records.read(self.house.settings.database, self.sitting.table)

    async def thread(self) -> list[Json]:
        return await self.bram.messages(self.sitting.thread, 1000)

    async def fail(self, how: str, path: str, **more: Any) -> None:
        await self.ana.world("fail", how=how, path=path, **more)

    async def check(self) -> None:
        """All is as if nothing had gone wrong."""
        await settled(self.house)
        me = self.table.hall.world.application_id
        boards = records.check_chronicle(self.written(), await self.thread(), me)
        assert controls(boards[-1], "t:")

    async def press(self) -> tuple[Json, str, list[str]]:
        """Ana's prompt, with a press that would answer or choose."""
        panel = await self.ana.with_control(self.ana.dm, f"q:{self.sitting.table}:")
        for custom_id, part in controls(panel, "q:").items():
            if not part.get("disabled"):
                return panel, custom_id, [o["value"] for o in part.get("options", ())][:1]
        raise AssertionError("nothing can be pressed")
