"""What is missing is found and brought again: at the start, with the daily look, and on coming back
to a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.e2e.attable import AtTable, call, calls
from tests.e2e.exchange import StandIn
from tests.e2e.house import house_at
from tests.e2e.people import TABLES, People, controls
from tests.e2e.play import open_table, tickets

pytestmark = pytest.mark.usefixtures("short_rests")


async def test_a_prompt_or_a_call_that_is_missing_comes_again_at_the_next_start(
    table: StandIn, people: People, tmp_path: Path
) -> None:
    ana, database = people["Ana"], tmp_path / "bot.sqlite3"
    async with house_at(table, database) as house:
        sitting = await open_table([ana], TABLES, computers=2)
        await house.settled()
        old = await ana.with_control(ana.dm, f"q:{sitting.table}:")
        await ana.world("delete-message", message=old["id"])
        await house.forgets_panels_and_posts()
    async with house_at(table, database) as house:
        await house.settled()
        (prompt,) = [m for m in await ana.messages(ana.dm) if controls(m, "q:")]
        assert tickets(prompt, sitting.table) == tickets(old, sitting.table)
        await ana.settings(dms_open=False)
        await house.panel_due(sitting, ana, fresh=True)
        gone = await call(ana, sitting.thread)
        await house.settled()
    await ana.world("delete-message", message=gone["id"])
    async with house_at(table, database):
        assert (await call(ana, sitting.thread))["id"] != gone["id"]


async def test_a_parked_prompt_comes_again_with_the_daily_look(at: AtTable) -> None:
    fault = at.refuse_dms(50035)
    await at.panel_due(fresh=True)
    await at.house.settled()
    at.exchange.lift(fault)
    lost = await call(at.ana, at.thread)
    await at.ana.world("delete-message", message=lost["id"])
    await at.house.looks_at_calls()
    assert await at.player.panel() is not None
    assert not await calls(at.ana, at.thread)
    assert await at.house.outbox() == (0, 0)
    await at.until_milestone()
    await at.check()
    # Where all stands nothing is sent.
    since = len(at.exchange.requests)
    await at.house.looks_again()
    assert {request.method for request in at.exchange.requests[since:]} <= {"GET"}


async def test_on_coming_back_to_a_server_what_is_awaited_is_asked_and_told_again(
    at: AtTable,
) -> None:
    await at.until_milestone()
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
