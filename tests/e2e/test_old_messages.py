"""Old prompts go and old boards lose their controls, also when that could not be done at the time
or nobody heard that they got there."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from tests.e2e.attable import AtTable, call, calls
from tests.e2e.house import CALLED_AFTER
from tests.e2e.people import CannotDo
from tests.e2e.starting import Log

pytestmark = pytest.mark.usefixtures("short_rests")


async def test_the_limit_of_edits_of_old_messages_is_waited_out_and_counts_as_no_try(
    at: AtTable, log: Log
) -> None:
    await at.until_milestone()
    at.exchange.refuse(r"/messages/\d+$", 30046, method="PATCH", times=30)
    await at.until_milestone()
    await at.check()
    assert len(log.lines("later, in")) >= 20
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


async def test_a_prompt_of_which_nobody_heard_is_known_though_the_call_was_answered_meanwhile(
    at: AtTable,
) -> None:
    at.house.computers_rest()
    path = rf"/channels/{at.ana.dm}/messages$"
    at.exchange.fail(path, "503", method="POST", times=CALLED_AFTER - 1)
    at.exchange.fail(path, "drop-answer", method="POST")
    await at.panel_due(anew=True)
    with at.house.answered_when_called(at.sitting, at.ana):
        await at.house.told()
    assert at.exchange.happened()
    assert not await calls(at.ana, at.thread)
    # What is laid down may still be changed there.
    known = str((await at.panel()).message)
    assert {prompt["id"] for prompt in await at.prompts()} <= {known}


async def test_a_prompt_that_could_not_be_deleted_when_the_call_came_goes_later(
    at: AtTable,
) -> None:
    before = await at.panel()
    await at.ana.settings(dms_open=False)
    await at.house.dms_known(at.ana, closed=True)
    path = rf"/channels/{at.ana.dm}/messages/{before.message}$"
    at.exchange.refuse(path, 30046, method="DELETE", times=1)
    await at.panel_due()
    await call(at.ana, at.thread)
    await at.house.settled()
    assert at.exchange.happened()
    assert not await at.prompts()


@pytest.mark.parametrize("code", [None, 50013, 30046])
async def test_a_pressed_prompt_that_is_newer_than_the_known_panel_is_the_panel(
    at: AtTable, code: int | None, log: Log
) -> None:
    """Also where the one that is known cannot be deleted."""
    before = await at.panel()
    await at.panel_due(anew=True)
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


async def test_a_pressed_prompt_is_known_also_when_discord_never_says_that_it_was_drawn_anew(
    at: AtTable,
) -> None:
    before = await at.panel()
    await at.panel_due(anew=True)
    await at.house.settled()
    newer = await at.panel()
    await at.house.keeps_panel(before)
    at.exchange.fail(r"/messages/@original$", "drop-answer", method="PATCH", times=100)
    panel, custom_id, values = await at.press()
    with contextlib.suppress(CannotDo, AssertionError):
        await at.ana.press(panel["id"], custom_id, *values)
    async with asyncio.timeout(20):
        while (await at.panel()).message != newer.message:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


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


async def test_a_call_of_which_discord_never_said_that_it_got_there_goes_with_the_prompt(
    at: AtTable,
) -> None:
    at.house.computers_rest()
    dms, posts = rf"/channels/{at.ana.dm}/messages$", rf"/channels/{at.thread}/messages$"
    at.exchange.refuse(dms, 40003, method="POST", times=CALLED_AFTER)
    unheard = at.exchange.fail(posts, "drop-answer", method="POST", times=CALLED_AFTER)
    await at.panel_due(anew=True)
    await at.house.told()
    assert unheard.times < CALLED_AFTER
    assert not await calls(at.ana, at.thread)
    assert len(await at.prompts()) == 1
