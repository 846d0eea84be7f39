"""What is missing is found and brought again: at the start, with the daily look, and on coming back
to a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cogs.frame.house import House
from localtable.hall.hall import Exchange
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from tests.e2e.attable import AtTable
from tests.e2e.calls import call, calls, house_cog, lift, prompt_again, prompt_of, refuse_dms
from tests.e2e.people import People, controls
from tests.e2e.play import (
    open_table,
    tickets,
)
from tests.e2e.runs import house_at, settled

pytestmark = pytest.mark.usefixtures("short_rests")


async def test_a_prompt_that_is_missing_is_asked_again_at_the_next_start(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    ana = people["Ana"]
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        sitting = await open_table([ana], TABLES, computers=2)
        await settled(house)
        old = await ana.with_control(ana.dm, prompt_of(sitting))
        await ana.world("delete-message", message=old["id"])
        await house.store.write(lambda c: c.execute("DELETE FROM panels").rowcount)
        await house.store.write(lambda c: c.execute("DELETE FROM outbox").rowcount)
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        await settled(house)
        prompt = await ana.with_control(ana.dm, prompt_of(sitting))
        assert tickets(prompt, sitting.table) == tickets(old, sitting.table)
        await settled(house)
        assert len([m for m in await ana.messages(ana.dm) if controls(m, "q:")]) == 1


async def test_a_parked_prompt_comes_again_with_the_daily_look(at: AtTable) -> None:
    fault = refuse_dms(at, 50035)
    await prompt_again(at)
    await settled(at.house)
    lift(at.table, fault)
    lost = await call(at.ana, at.sitting.thread)
    await at.ana.world("delete-message", message=lost["id"])
    cog = house_cog(at.house)
    await cog.look_at_calls()
    await cog._ask_again(None)
    await settled(at.house)
    assert await at.player.panel() is not None
    assert not await calls(at.ana, at.sitting.thread)
    assert await at.house.store.outbox.depth() == (0, 0)


async def test_a_call_that_was_deleted_meanwhile_is_made_anew_at_the_next_start(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    ana = people["Ana"]
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        await ana.settings(dms_open=False)
        sitting = await open_table([ana], TABLES, computers=2)
        gone = await call(ana, sitting.thread)
        await settled(house)
    await ana.world("delete-message", message=gone["id"])
    async with house_at(table, tmp_path / "bot.sqlite3"):
        assert (await call(ana, sitting.thread))["id"] != gone["id"]


async def test_asking_again_where_all_stands_sends_nothing(at: AtTable) -> None:
    await at.until_milestone()
    seen: list[Exchange] = []
    at.table.hall.on_exchange.append(seen.append)
    await house_cog(at.house)._ask_again(None)
    await settled(at.house)
    assert not [e for e in seen if e.method != "GET"]


async def test_on_coming_back_to_a_server_what_is_awaited_is_asked_and_told_anew(
    at: AtTable, house: House
) -> None:
    await at.until_milestone()
    await at.ana.world("kick-bot")
    player = at.player
    while await player.panel() is not None:
        try:
            async with asyncio.timeout(5):
                await player.answer()
        except TimeoutError:
            break
        await settled(house)
    await at.ana.world("invite-bot")
    await at.ana.with_control(at.ana.dm, prompt_of(at.sitting))
    await settled(house)
    assert not await house.store.people.dms_closed(int(at.ana.id))
    await at.until_milestone()
    await at.check()
