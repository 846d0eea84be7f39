"""Old prompts go and old boards lose their controls, also when that could not be done at the time
or nobody heard that they got there."""

from __future__ import annotations

import pytest

from tests.e2e.attable import AtTable
from tests.e2e.starting import Log

pytestmark = pytest.mark.usefixtures("short_rests")


async def test_the_limit_of_edits_of_old_messages_is_waited_out_and_counts_as_no_try(
    at: AtTable, log: Log
) -> None:
    await at.until_milestone()
    at.exchange.refuse(r"/messages/\d+$", 30046, method="PATCH", times=30)
    await at.until_milestone()
    await at.check()
    assert len(log.lines("the next try is in")) >= 20
    assert not log.lines("try 5")


async def test_a_prompt_that_got_there_but_was_not_written_down_is_the_panel(at: AtTable) -> None:
    """Also when it is answered in the meantime, and Discord lets the old one not be edited."""
    before = await at.panel()
    edits = rf"/channels/{at.ana.dm}/messages/\d+$"

    async def answered(*_: object) -> None:
        at.exchange.refuse(edits, 50013, method="PATCH", times=100)
        await at.house.answer(at.sitting, at.ana)

    await at.house.awaited_no_more(at.sitting, at.ana)
    with at.house.stops_once("panel", answered) as stopped:
        await at.panel_due()
        await stopped.wait()
        await at.house.settled()
    at.exchange.lift_all()
    assert (await at.panel()).message > before.message
    for _ in range(3):
        await at.answers(1)
        assert len(await at.prompts()) <= 1
    await at.check()


@pytest.mark.parametrize("code", [None, 50013, 30046])
async def test_a_pressed_prompt_that_is_newer_than_the_known_panel_is_the_panel(
    at: AtTable, code: int | None, log: Log
) -> None:
    """Also where the one that is known cannot be deleted."""
    before = await at.panel()
    await at.panel_due(fresh=True)
    await at.house.settled()
    assert (await at.panel()).message > before.message
    await at.house.keeps_panel(before)
    if code is not None:
        path = rf"/channels/{at.ana.dm}/messages/{before.message}$"
        at.exchange.refuse(path, code, method="DELETE", times=10)
    for _ in range(3):
        await at.answers(1)
        assert len(await at.prompts()) <= 1
        assert (await at.panel()).message > before.message
    assert not [record for record in log.records if record.exc_info]
    await at.check()


async def test_an_old_board_loses_its_buttons_though_its_words_are_no_longer_taken(
    at: AtTable,
) -> None:
    await at.until_milestone()
    await at.ana.world("ban-word", word="*ana*")
    await at.until_milestone()
    assert len(await at.boards()) == 1


async def test_a_board_that_got_there_unknown_loses_its_buttons_with_the_next_one(
    at: AtTable,
) -> None:
    await at.until_milestone()
    (first,) = await at.boards()
    fault = at.exchange.refuse(f"/messages/{first['id']}$", 50001, method="PATCH")
    await at.until_milestone()
    assert await at.house.perhaps_there(at.sitting)
    at.exchange.lift(fault)
    await at.until_milestone()
    assert len(await at.boards()) == 1
    assert not await at.house.perhaps_there(at.sitting)
