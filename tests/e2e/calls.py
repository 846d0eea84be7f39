"""What the tests of delivery share: prompts, the calls that stand for them, and what is refused."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from cogs.frame.house import House
from cogs.thread.reconcile import Reconcile
from db.tables.panels import Panel
from localtable.limits.faults import Fault
from localtable.server import LocalTable
from tests.e2e.attable import AtTable
from tests.e2e.people import Json, Person, controls, said
from tests.e2e.play import (
    Sitting,
)
from tests.e2e.runs import settled


def house_cog(house: House) -> Reconcile:
    cog: Any = house.get_cog("Reconcile")  # the library loads a module of its own
    return cog  # type: ignore[no-any-return]


async def calls(person: Person, channel: str, reader: Person | None = None) -> list[Json]:
    """The mentions of somebody that open their panel."""
    messages = await (reader or person).messages(channel, 100)
    return [
        m
        for m in messages
        if any(".hand." in id_ or ":hand." in id_ for id_ in controls(m, "t:"))
        and f"<@{person.id}>" in said(m)
    ]


async def call(person: Person, channel: str) -> Json:
    """The newest one, once it is there."""

    def fits(message: Json) -> bool:
        opens = any(":hand." in id_ for id_ in controls(message, "t:"))
        return opens and f"<@{person.id}>" in said(message)

    return await person.find(channel, fits, "a call")


async def no_call(person: Person, channel: str) -> None:
    """Until none stands there."""

    async def look() -> bool | None:
        return None if await calls(person, channel) else True

    await person.until(look, "no call")


def prompt_of(sitting: Sitting) -> str:
    return f"q:{sitting.table}:"


async def prompts(at: AtTable) -> list[Json]:
    """Ana's direct messages with a question that can be answered."""
    return [m for m in await at.ana.messages(at.ana.dm, 100) if controls(m, "q:")]


async def known_panel(at: AtTable) -> Panel:
    """As it is written down."""
    table, person = at.sitting.table, int(at.ana.id)
    seat = (await at.house.adapter.table(table)).seat_of(person)
    panel = await at.house.store.panels.get(table, seat or 0, person)
    assert panel is not None
    return panel


def lift(table: LocalTable, *faults: Fault) -> None:
    """What was refused is refused no more."""
    for fault in faults:
        if fault in table.hall.faults.waiting:
            table.hall.faults.waiting.remove(fault)


def refuse_dms(at: AtTable, code: int) -> Fault:
    return at.table.hall.faults.add(
        "refuse", rf"/channels/{at.ana.dm}/messages$", method="POST", times=10_000, code=code
    )


async def prompt_again(at: AtTable) -> None:
    """A new prompt is due to Ana, as when she has just become awaited."""
    table, person = at.sitting.table, int(at.ana.id)
    seat = (await at.house.adapter.table(table)).seat_of(person)
    panel = await at.house.store.panels.get(table, seat or 0, person)
    assert panel is not None
    await at.house.store.panels.save(structs.replace(panel, awaited=False, ticket=None))
    await at.house.adapter.put_post(table, "panel", seat=seat)


async def thread_now(house: House, sitting: Sitting) -> str:
    table = await house.adapter.table(sitting.table)
    return str(table.thread)


async def bells(person: Person, sitting: Sitting) -> list[Json]:
    """The reminders that stand in the thread."""
    return [m for m in await person.messages(sitting.thread, 50) if said(m).startswith("🔔")]


async def until_stuck(at: AtTable) -> None:
    """Ana answers what she can see, until she sees nothing."""
    while await at.player.panel() is not None:
        await at.player.answer()
        await settled(at.house)
