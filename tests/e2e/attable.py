"""One person at a table with computer players, in whose way tests put things; and the calls in
the thread that stand for prompts which do not get there."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.e2e import records
from tests.e2e.exchange import Exchange, Fault
from tests.e2e.house import House
from tests.e2e.people import Json, People, Person, controls, said, usable
from tests.e2e.play import Player, Sitting


def is_call(message: Json, person: Person) -> bool:
    """A mention of somebody that opens their panel."""
    opens = any(":hand." in id_ for id_ in controls(message, "t:"))
    return opens and f"<@{person.id}>" in said(message)


async def calls(person: Person, channel: str) -> list[Json]:
    """All that stand there."""
    return [m for m in await person.messages(channel) if is_call(m, person)]


async def call(person: Person, channel: str) -> Json:
    """The newest one, once it is there."""
    return await person.find(channel, lambda m: is_call(m, person), "a call")


async def no_call(person: Person, channel: str) -> None:
    """Until none stands there."""

    async def look() -> bool | None:
        return None if await calls(person, channel) else True

    await person.until(look, "no call")


async def bells(person: Person, channel: str | None = None) -> list[Json]:
    """Their reminders, or those that stand in a channel."""
    messages = await person.messages(channel or person.dm)
    return [m for m in messages if said(m).startswith("🔔")]


class AtTable:
    """Ana at a table with two computer players; Bram has no seat."""

    def __init__(self, house: House, people: People, exchange: Exchange, sitting: Sitting) -> None:
        self.house = house
        self.exchange = exchange
        self.ana = people["Ana"]
        self.bram = people["Bram"]
        self.sitting = sitting
        self.player = Player(self.ana, sitting, Random("trouble"))

    @property
    def thread(self) -> str:
        return self.sitting.thread

    async def answers(self, count: int) -> None:
        """Ana answers so many times, and all posts go out."""
        while count:
            count -= await self.player.step() == "answered"
        await self.house.settled()

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
        return self.house.written(self.sitting)

    async def posts(self) -> list[Json]:
        """What stands in the thread."""
        return await self.bram.messages(self.sitting.thread, 1000)

    async def boards(self) -> list[Json]:
        """The posts there that have buttons."""
        return [m for m in await self.posts() if controls(m, "t:")]

    async def prompts(self) -> list[Json]:
        """Ana's direct messages with a question that can be answered."""
        return [m for m in await self.ana.messages(self.ana.dm) if controls(m, "q:")]

    async def prompt(self) -> Json:
        """The newest one, once it is there."""
        return await self.ana.with_control(self.ana.dm, f"q:{self.sitting.table}:")

    async def panel_due(self, *, fresh: bool = False) -> None:
        """Ana's panel is brought up to date; `fresh`: she is to be asked in a new message."""
        await self.house.panel_due(self.sitting, self.ana, fresh=fresh)

    async def panel(self) -> Any:
        """Where it stands, as it is written down."""
        return await self.house.panel(self.sitting, self.ana)

    async def check(self) -> None:
        """All is as if nothing had gone wrong."""
        await self.house.settled()
        boards = records.check_chronicle(self.written(), await self.posts(), self.exchange.bot)
        assert controls(boards[-1], "t:")

    def refuse_dms(self, code: int) -> Fault:
        """Discord refuses Ana's direct messages."""
        return self.exchange.refuse(rf"/channels/{self.ana.dm}/messages$", code, method="POST")

    async def press(self) -> tuple[Json, str, list[str]]:
        """Ana's prompt, with a press that would answer or choose."""
        panel = await self.prompt()
        return panel, *usable(panel, "q:")
