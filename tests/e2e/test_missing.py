"""What is missing is brought again, and what nobody heard of or could not be taken away at the time
goes all the same. That nothing is lost or doubled however things go wrong is for the ordeal
(`tests/ordeal`) to tell."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.e2e.attable import AtTable, call, calls
from tests.e2e.exchange import StandIn
from tests.e2e.house import House, house_at
from tests.e2e.people import TABLES, People, controls, said
from tests.e2e.play import at_table, tickets
from tests.e2e.starting import Log

pytestmark = pytest.mark.usefixtures("short_rests")


async def test_the_next_start_brings_prompts(
    table: StandIn, people: People, tmp_path: Path
) -> None:
    ana, database = people["Ana"], tmp_path / "bot.sqlite3"
    async with house_at(table, database) as house:
        sitting = await at_table(house, people, "Ana", computers=2)
        old = await ana.with_control(ana.dm, f"q:{sitting.table}:")
        await ana.world("delete-message", message=old["id"])
        await house.forgets_panels_and_posts()
    async with house_at(table, database) as house:
        await house.settled()
        (prompt,) = [m for m in await ana.messages(ana.dm) if controls(m, "q:")]
        assert tickets(prompt, sitting.table) == tickets(old, sitting.table)
        await ana.world("delete-message", message=prompt["id"])
        await house.looks_at_prompts()
        (again,) = [m for m in await ana.messages(ana.dm) if controls(m, "q:")]
        assert tickets(again, sitting.table) == tickets(old, sitting.table)
        await ana.settings(dms_open=False)
        await house.panel_due(sitting, ana, fresh=True)
        gone = await call(ana, sitting.thread)
        await house.settled()
    await ana.world("delete-message", message=gone["id"])
    async with house_at(table, database):
        assert (await call(ana, sitting.thread))["id"] != gone["id"]


async def test_a_parked_prompt_comes_daily_or_when_the_bot_is_invited(at: AtTable) -> None:
    fault = at.refuse_dms(50035)
    await at.panel_due(fresh=True)
    await at.house.settled()
    at.exchange.lift(fault)
    lost = await call(at.ana, at.thread)
    await at.ana.world("delete-message", message=lost["id"])
    await at.house.looks_at_prompts()
    assert await at.player.panel() is not None
    assert not await calls(at.ana, at.thread)
    assert await at.house.outbox() == (0, 0)
    await at.until_milestone()
    await at.check()
    # Where all stands nothing is sent.
    since = len(at.exchange.requests)
    await at.house.looks_again()
    assert {request.method for request in at.exchange.requests[since:]} <= {"GET"}
    await at.ana.world("kick-bot")
    while await at.player.panel() is not None:
        try:
            async with asyncio.timeout(5):
                await at.player.answer()
        except TimeoutError:
            break
        await at.house.settled()
    await at.ana.world("invite-bot")
    await at.prompt()
    await at.until_milestone()
    await at.check()


async def test_a_deleted_board_comes_once_where_what_stands_cannot_be_read(at: AtTable) -> None:
    """What follows is refused then, and done once it may be."""
    await at.until_milestone()
    (old,) = await at.boards()
    await at.ana.world("deny", channel=TABLES, rights=["READ_MESSAGE_HISTORY"])
    await at.ana.world("delete-message", message=old["id"])
    await at.answers(1)
    assert (await at.house.outbox())[1] == 1, "nothing was refused"
    for _ in range(2):
        await at.house.looks_again()
    assert len([m for m in await at.posts() if m["id"] > old["id"] and m["attachments"]]) == 1
    await at.ana.world("allow", channel=TABLES, rights=["READ_MESSAGE_HISTORY"])
    await at.house.looks_again()
    assert await at.house.outbox() == (0, 0)
    await at.until_milestone()
    assert len(await at.boards()) == 1


# Old messages


async def test_old_boards_lose_their_buttons_in_the_end(at: AtTable, log: Log) -> None:
    await at.until_milestone()
    # The limit of edits of old messages is waited out, and counts as no try.
    at.exchange.refuse(r"/messages/\d+$", 30046, method="PATCH", times=30)
    await at.until_milestone()
    await at.check()
    assert len(log.lines("the next try is in")) >= 20
    assert not log.lines("try 5")
    (first,) = await at.boards()
    # Nobody hears that the next one got there: it loses them with the one after it.
    fault = at.exchange.refuse(f"/messages/{first['id']}$", 50001, method="PATCH")
    await at.until_milestone()
    assert await at.house.has_old_boards(at.sitting)
    at.exchange.lift(fault)
    await at.until_milestone()
    assert len(await at.boards()) == 1
    assert not await at.house.has_old_boards(at.sitting)
    # Words that are no longer taken stand in no way.
    await at.ana.world("ban-word", word="*ana*")
    await at.until_milestone()
    assert len(await at.boards()) == 1


# What got there when the bot stopped, and may not be looked for after it


async def test_what_was_decided_before_it_was_heard_of_is_shown(
    house: House, people: People
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await at_table(house, people, "Ana", "Bram", computers=1)

    async def decided(*_: object) -> None:
        await house.withdraws(sitting, ana, "vote")

    async def taken_back(*_: object) -> None:
        await house.withdraws(sitting, ana, "offer")

    with house.stops_once("vote", decided), house.stops_once("offer", taken_back):
        await ana.slash(sitting.thread, "/seat end")
        await ana.slash(sitting.thread, "/seat open")
        await house.settled()
    assert (await house.outbox())[1] == 0
    messages = await bram.messages(sitting.thread) + await bram.messages(TABLES)
    assert any(said(message).startswith("🗳️") for message in messages)
    for message in messages:
        assert not controls(message, "v:")
        assert not controls(message, f"c:{sitting.table}:take")


async def test_a_board_on_its_way_is_not_taken_for_lost(at: AtTable) -> None:
    """Its words are edited in a lane of their own, which looks at what stands meanwhile."""
    with at.exchange.held(f"/channels/{at.thread}/messages$", method="POST"):
        while not await at.house.boards_on_their_way():
            await at.player.answer()
            await at.house.nothing_under_way()
            await asyncio.sleep(0.2)
        await at.house.is_due(at.sitting, "table", beside="edit")
        async with asyncio.timeout(20):
            while await at.house.edits_due():
                await at.house.nothing_under_way()
        assert await at.house.boards_on_their_way(), "it was forgotten"
    await at.check()
