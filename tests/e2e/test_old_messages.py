"""Old prompts go and old boards lose their controls, also when that could not be done at the time
or nobody heard that they got there."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import pytest
from msgspec import structs

from cogs.posts import privately
from db.tables.panels import Panel, Panels
from localtable.limits.faults import Fault
from tests.e2e.attable import AtTable
from tests.e2e.calls import call, calls, known_panel, lift, prompt_again, prompts
from tests.e2e.people import CannotDo, controls
from tests.e2e.runs import settled

pytestmark = pytest.mark.usefixtures("short_rests")


async def settled_alone(at: AtTable) -> None:
    """Until all is told, while nobody else plays."""
    async with asyncio.timeout(30):
        while (await at.house.store.outbox.depth())[0]:
            await at.house.courier.settle()
            await asyncio.sleep(0.01)


async def test_the_limit_of_edits_of_old_messages_is_waited_out_and_counts_as_no_try(
    at: AtTable, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    monkeypatch.setattr("cogs.link.refusals.OLD_EDIT_SECONDS", 0.02)
    await at.until_milestone()
    await at.fail("refuse", r"/messages/\d+$", method="PATCH", code=30046, times=30)
    await at.until_milestone()
    await at.check()
    tries = [r.getMessage() for r in caplog.records if "the next try is in" in r.getMessage()]
    assert len(tries) >= 20
    assert not any("try 5" in text for text in tries)


async def test_a_prompt_that_got_there_but_was_not_written_down_is_the_panel(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when it is answered in the meantime, and Discord lets the old one not be edited."""
    table, person = at.sitting.table, int(at.ana.id)
    save, stopped = Panels.save, asyncio.Event()
    edits = rf"/channels/{at.ana.dm}/messages/\d+$"
    faults: list[Fault] = []

    async def once_in_vain(panels: Panels, panel: Panel) -> None:
        if stopped.is_set():
            await save(panels, panel)
            return
        stopped.set()
        add = at.table.hall.faults.add
        faults.append(add("refuse", edits, method="PATCH", times=100, code=50013))
        sight = await at.house.adapter.sight(table, person)
        asked = sight.open[0]
        picks = asked.question.options[: asked.question.least]
        await at.house.adapter.answer(table, person, asked.ticket, picks)
        raise ConnectionAbortedError("the bot stops here")

    before = await known_panel(at)
    await at.house.store.panels.save(structs.replace(before, awaited=False, ticket=None))
    monkeypatch.setattr(Panels, "save", once_in_vain)
    await at.house.adapter.put_post(table, "panel", seat=before.seat)
    await stopped.wait()
    await settled(at.house)
    lift(at.table, *faults)
    assert (await known_panel(at)).message > before.message
    for _ in range(3):
        await at.answers(1)
        assert len(await prompts(at)) <= 1
    await at.check()


async def test_a_prompt_of_which_nobody_heard_is_known_though_the_call_was_answered_meanwhile(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at.house.computers, "wake", lambda table: None)
    table, person, save = at.sitting.table, int(at.ana.id), Panels.save

    async def answered(panels: Panels, panel: Panel) -> None:
        await save(panels, panel)
        while panel.called and panel.awaited:
            sight = await at.house.adapter.sight(table, person)
            asked = next((asked for asked in sight.open if asked.given is None), None)
            if asked is None:
                break
            picks = asked.question.options[: asked.question.least]
            await at.house.adapter.answer(table, person, asked.ticket, picks)

    add, path = at.table.hall.faults.add, rf"/channels/{at.ana.dm}/messages$"
    add("503", path, method="POST", times=privately.CALLED_AFTER - 1)
    add("drop-answer", path, method="POST")
    await prompt_again(at)
    monkeypatch.setattr(Panels, "save", answered)
    await settled_alone(at)
    assert not at.table.hall.faults.waiting
    assert not await calls(at.ana, at.sitting.thread)
    # What is laid down may still be changed there.
    known = str((await known_panel(at)).message)
    assert {prompt["id"] for prompt in await prompts(at)} <= {known}


async def test_a_prompt_that_could_not_be_deleted_when_the_call_came_goes_later(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.link.refusals.OLD_EDIT_SECONDS", 0.02)
    before = await known_panel(at)
    await at.ana.settings(dms_open=False)
    await at.house.store.people.set_dm(int(at.ana.id), None, closed=True)
    path = rf"/channels/{at.ana.dm}/messages/{before.message}$"
    at.table.hall.faults.add("refuse", path, method="DELETE", code=30046)
    await at.house.adapter.put_post(at.sitting.table, "panel", seat=before.seat)
    await call(at.ana, at.sitting.thread)
    await settled(at.house)
    assert not at.table.hall.faults.waiting
    assert not await prompts(at)


@pytest.mark.parametrize("code", [None, 50013, 30046])
async def test_a_pressed_prompt_that_is_newer_than_the_known_panel_is_the_panel(
    at: AtTable,
    code: int | None,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where the one that is known cannot be deleted."""
    monkeypatch.setattr("cogs.link.refusals.OLD_EDIT_SECONDS", 0.02)
    before = await known_panel(at)
    await prompt_again(at)
    await settled(at.house)
    assert (await known_panel(at)).message > before.message
    await at.house.store.panels.save(before)
    if code is not None:
        path = rf"/channels/{at.ana.dm}/messages/{before.message}$"
        at.table.hall.faults.add("refuse", path, method="DELETE", times=10, code=code)
    for _ in range(3):
        await at.answers(1)
        assert len(await prompts(at)) <= 1
        assert (await known_panel(at)).message > before.message
    assert not [record for record in caplog.records if record.exc_info]
    await at.check()


async def test_a_pressed_prompt_is_known_also_when_discord_never_says_that_it_was_drawn_anew(
    at: AtTable,
) -> None:
    before = await known_panel(at)
    await prompt_again(at)
    await settled(at.house)
    newer = await known_panel(at)
    await at.house.store.panels.save(before)
    path = r"/webhooks/\d+/[^/]+/messages/@original$"
    fault = at.table.hall.faults.add("drop-answer", path, method="PATCH", times=100)
    panel, custom_id, values = await at.press()
    with contextlib.suppress(CannotDo, AssertionError):
        await at.ana.press(panel["id"], custom_id, *values)
    for _ in range(500):
        if (await known_panel(at)).message == newer.message:
            break
        await asyncio.sleep(0.02)
    assert (await known_panel(at)).message == newer.message
    lift(at.table, fault)


async def test_an_old_board_loses_its_buttons_though_its_words_are_no_longer_taken(
    at: AtTable,
) -> None:
    await at.until_milestone()
    await at.ana.world("ban-word", word="*ana*")
    await at.until_milestone()
    await settled(at.house)
    with_buttons = [message for message in await at.thread() if controls(message, "t:")]
    assert len(with_buttons) == 1


async def test_a_board_that_got_there_unknown_loses_its_buttons_with_the_next_one(
    at: AtTable,
) -> None:
    await at.until_milestone()
    (first,) = [message for message in await at.thread() if controls(message, "t:")]
    fault = at.table.hall.faults.add(
        "refuse", f"/messages/{first['id']}$", method="PATCH", times=1000, code=50001
    )
    await at.until_milestone()
    await settled(at.house)
    assert await at.house.store.outbox.perhaps_there(at.sitting.table, "milestone")
    lift(at.table, fault)
    await at.until_milestone()
    await settled(at.house)
    assert len([message for message in await at.thread() if controls(message, "t:")]) == 1
    assert not await at.house.store.outbox.perhaps_there(at.sitting.table, "milestone")


async def test_a_call_of_which_discord_never_said_that_it_got_there_goes_with_the_prompt(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at.house.computers, "wake", lambda table: None)
    add = at.table.hall.faults.add
    path, times = rf"/channels/{at.ana.dm}/messages$", privately.CALLED_AFTER
    add("refuse", path, method="POST", times=times, code=40003)
    unheard = add(
        "drop-answer", rf"/channels/{at.sitting.thread}/messages$", method="POST", times=times
    )
    await prompt_again(at)
    await settled_alone(at)
    assert unheard.times < times
    assert not await calls(at.ana, at.sitting.thread)
    assert len(await prompts(at)) == 1
