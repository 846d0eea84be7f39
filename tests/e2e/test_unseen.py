"""What got there in the moment when the bot stopped, and could not be looked for after it: the bot
was sent away, or may not see the channel, or not what stands there. Nobody knows of it, and it goes
all the same once the bot may look again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from msgspec import structs

from cogs.frame.house import House
from db.tables.clocks import Clocks
from db.tables.offers import Offers
from db.tables.panels import Panel, Panels
from db.tables.tables import Tables
from db.tables.votes import Votes
from localtable.world.first_world import TABLES
from tests.e2e.attable import AtTable
from tests.e2e.calls import bells, calls, house_cog, known_panel
from tests.e2e.people import People, controls, said
from tests.e2e.play import open_table
from tests.e2e.runs import settled
from tests.e2e.time import Clock

pytestmark = pytest.mark.usefixtures("short_rests")

AWAY = ["kick", "READ_MESSAGE_HISTORY"]
"""How the bot may be kept from looking."""


def stops_once(
    monkeypatch: pytest.MonkeyPatch,
    shelf: type,
    method: str,
    then: Callable[..., Awaitable[None]],
) -> asyncio.Event:
    """Before this is written down for the first time the bot stops, and meanwhile `then`."""
    write, stopped = getattr(shelf, method), asyncio.Event()

    async def in_vain(*args: Any) -> None:
        if stopped.is_set():
            await write(*args)
            return
        stopped.set()
        await then(*args)
        raise ConnectionAbortedError("the bot stops here")

    monkeypatch.setattr(shelf, method, in_vain)
    return stopped


async def away(at: AtTable, how: str) -> None:
    if how == "kick":
        await at.ana.world("kick-bot")
    else:
        await at.ana.world("deny", channel=TABLES, rights=[how])


async def back(at: AtTable, how: str) -> None:
    """With all that follows from it done."""
    number = (await at.house.adapter.table(at.sitting.table)).guild
    if how == "kick":
        await at.ana.world("invite-bot")
    else:
        await at.ana.world("allow", channel=TABLES, rights=[how])
    guild = await at.ana.until(lambda: known(at, number), "the server")
    cog = house_cog(at.house)
    await (cog.on_guild_join(guild) if how == "kick" else cog.permissions_changed(number))
    await told(at)


async def called_again(at: AtTable) -> None:
    """Ana is to be prompted, whose direct messages are closed."""
    await at.ana.settings(dms_open=False)
    await at.house.store.people.set_dm(int(at.ana.id), None, closed=True)
    seat = (await known_panel(at)).seat
    await at.house.adapter.put_post(at.sitting.table, "panel", seat=seat)


async def known(at: AtTable, guild: int) -> discord.Guild | None:
    return at.house.get_guild(guild)


async def answer_all(at: AtTable) -> None:
    """Ana answers what she is asked, as if by a command: while nobody else plays she is awaited no
    more then."""
    table, person = at.sitting.table, int(at.ana.id)
    while True:
        sight = await at.house.adapter.sight(table, person)
        asked = next((one for one in sight.open if one.given is None), None)
        if asked is None:
            return
        picks = asked.question.options[: asked.question.least]
        await at.house.adapter.answer(table, person, asked.ticket, picks)


async def told(at: AtTable) -> None:
    """Until nothing waits, while nobody else plays."""
    async with asyncio.timeout(30):
        while (await at.house.store.outbox.depth())[0]:
            await at.house.courier.settle()
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("how", AWAY)
async def test_a_call_goes_once_it_may_be_looked_for(
    at: AtTable, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(at.house.computers, "wake", lambda table: None)

    async def answered(*_: object) -> None:
        await away(at, how)
        await answer_all(at)

    stopped = stops_once(monkeypatch, Panels, "save", answered)
    await called_again(at)
    await stopped.wait()
    await told(at)
    assert len(await calls(at.ana, at.sitting.thread)) == 1, "it may not be looked for"
    await back(at, how)
    assert not await calls(at.ana, at.sitting.thread)


async def test_a_call_that_is_older_than_the_panel_goes(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panel was pressed, and so became known, after the call had got there unknown."""
    monkeypatch.setattr(at.house.computers, "wake", lambda table: None)

    async def pressed(panels: Panels, panel: Panel) -> None:
        newer = structs.replace(
            panel, channel=int(at.ana.dm), message=panel.message + 1, called=False
        )
        await panels.save(newer)
        await answer_all(at)

    stopped = stops_once(monkeypatch, Panels, "save", pressed)
    await called_again(at)
    await stopped.wait()
    await told(at)
    assert not await calls(at.ana, at.sitting.thread)


@pytest.mark.parametrize("how", AWAY)
async def test_a_reminder_in_a_thread_goes_once_it_may_be_looked_for(
    at: AtTable, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(at.house.computers, "wake", lambda table: None)
    clock = Clock(at.house)

    async def answered(*_: object) -> None:
        await away(at, how)
        await answer_all(at)

    await at.ana.settings(dms_open=False)
    stopped = stops_once(monkeypatch, Clocks, "stands", answered)
    clock.ahead += 24 * 3600 + 60
    await at.house.timekeeper.ring()
    await stopped.wait()
    await told(at)
    assert len(await bells(at.ana, at.sitting)) == 1, "it may not be looked for"
    await back(at, how)
    assert not await bells(at.ana, at.sitting)


async def test_a_reminder_that_may_not_be_taken_away_goes_once_it_may(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    how = "VIEW_CHANNEL"
    monkeypatch.setattr(at.house.computers, "wake", lambda table: None)
    await at.ana.settings(dms_open=False)
    await Clock(at.house).passes(24 * 3600 + 60)
    assert len(await bells(at.ana, at.sitting)) == 1
    await away(at, how)
    await answer_all(at)
    await told(at)
    assert len(await bells(at.ana, at.sitting)) == 1
    await back(at, how)
    assert not await bells(at.ana, at.sitting)


async def test_a_board_that_could_not_be_read_when_the_next_one_came_loses_its_buttons(
    at: AtTable,
) -> None:
    await at.until_milestone()
    (first,) = [message for message in await at.thread() if controls(message, "t:")]
    path = f"/messages/{first['id']}$"
    fault = at.table.hall.faults.add("refuse", path, method="PATCH", times=1000, code=50001)
    await at.until_milestone()
    at.table.hall.faults.waiting.remove(fault)
    await away(at, "READ_MESSAGE_HISTORY")
    await at.until_milestone()
    assert len([message for message in await at.thread() if controls(message, "t:")]) == 2
    await back(at, "READ_MESSAGE_HISTORY")
    assert len([message for message in await at.thread() if controls(message, "t:")]) == 1


async def test_a_board_in_place_of_a_deleted_one_loses_its_buttons_though_nobody_heard_of_it(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at.until_milestone()
    (gone,) = [message for message in await at.thread() if controls(message, "t:")]
    await at.ana.world("delete-message", message=gone["id"])

    async def refused(*_: object) -> None:
        for method in ("GET", "PATCH"):
            at.table.hall.faults.add(
                "refuse", f"{at.sitting.thread}/messages", method=method, times=1, code=50001
            )

    stopped = stops_once(monkeypatch, Tables, "set_table_message", refused)
    for _ in range(3):
        await at.until_milestone()
    assert stopped.is_set()
    assert len([message for message in await at.thread() if controls(message, "t:")]) == 1


async def test_a_vote_and_an_offer_decided_before_anybody_heard_of_them_are_shown_so(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_table([ana, bram], TABLES, computers=1)
    await settled(house)
    council, table, person = house.council, sitting.table, int(ana.id)

    async def decided(_: Votes, number: int, __: int) -> None:
        await council.withdraw(table, number, person)

    async def taken_back(_: Offers, number: int, *__: int) -> None:
        await council.withdraw_offer(number, person)

    stops_once(monkeypatch, Votes, "set_message", decided)
    stops_once(monkeypatch, Offers, "set_message", taken_back)
    await council.propose(table, person, "end")
    await council.seek(table, person)
    await settled(house)
    assert (await house.store.outbox.depth())[1] == 0
    messages = await bram.messages(sitting.thread) + await bram.messages(TABLES)
    assert any(said(message).startswith("🗳️") for message in messages)
    for message in messages:
        assert not controls(message, "v:")
        assert not controls(message, f"c:{table}:take")


async def test_a_prompt_that_comes_where_a_call_may_not_go_yet_is_known(at: AtTable) -> None:
    """Else it would keep its buttons, and nobody would bring it up to date."""
    await called_again(at)
    await at.house.adapter.put_post(at.sitting.table, "panel", seat=(await known_panel(at)).seat)
    await settled(at.house)
    assert (await known_panel(at)).called
    number = (await at.house.adapter.table(at.sitting.table)).guild
    await at.ana.settings(dms_open=True)
    await at.house.store.people.set_dm(int(at.ana.id), None, closed=False)
    await at.ana.world("deny", channel=TABLES, rights=["VIEW_CHANNEL"])
    await at.house.adapter.put_post(at.sitting.table, "panel", seat=(await known_panel(at)).seat)
    await settled(at.house)
    panel = await known_panel(at)
    assert not panel.called
    assert str(panel.channel) == at.ana.dm
    await at.ana.world("allow", channel=TABLES, rights=["VIEW_CHANNEL"])
    await house_cog(at.house).permissions_changed(number)
    await settled(at.house)
    assert await calls(at.ana, at.sitting.thread) == [], "the call went once it could"
