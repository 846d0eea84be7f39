"""Discord fails, forgets, refuses: the table is never damaged, the log has a line, the person
gets a short answer."""

from __future__ import annotations

import asyncio
import logging
from random import Random
from typing import Any

import pytest

from cogs.frame.house import House
from localtable.world.first_world import LOUNGE, TABLES
from tests.e2e import records
from tests.e2e.attable import AtTable
from tests.e2e.people import Json, People, controls, said
from tests.e2e.play import Player, open_table, table_message, tickets
from tests.e2e.runs import settled
from texts import own_words

say = own_words("en")


@pytest.mark.parametrize("how", ["503", "502", "429", "drop", "drop-answer"])
async def test_a_post_that_fails_at_first_gets_there_once(at: AtTable, how: str) -> None:
    posts = rf"/channels/{at.sitting.thread}/messages$"
    times = 3 if how in ("503", "drop-answer") else 1
    await at.fail(how, posts, method="POST", times=times, seconds=0.05)
    await at.until_milestone()
    await at.check()


@pytest.mark.parametrize("how", ["503", "drop-answer", "429"])
async def test_a_prompt_that_fails_at_first_gets_there_once(at: AtTable, how: str) -> None:
    await at.fail(how, rf"/channels/{at.ana.dm}/messages$", method="POST", times=2, seconds=0.05)
    for _ in range(4):
        await at.until_milestone()
    prompts = [m for m in await at.ana.messages(at.ana.dm) if tickets(m, at.sitting.table)]
    assert len(prompts) == 1
    await at.check()


async def test_a_deleted_table_message_is_posted_again(at: AtTable) -> None:
    await at.until_milestone()
    gone = await table_message(at.bram, at.sitting)
    await at.ana.world("delete-message", message=gone["id"])
    await at.answers(1)
    again = await table_message(at.bram, at.sitting)
    assert again["id"] != gone["id"]
    assert again["attachments"]
    await at.until_milestone()
    with_buttons = [m for m in await at.thread() if controls(m, "t:")]
    assert len(with_buttons) == 1, "an old table message kept its buttons"


async def test_a_deleted_panel_is_opened_again_from_the_thread(
    at: AtTable, caplog: pytest.LogCaptureFixture
) -> None:
    panel = await at.ana.with_control(at.ana.dm, f"q:{at.sitting.table}:")
    await at.ana.world("delete-message", message=panel["id"])
    message = await table_message(at.ana, at.sitting)
    hand = await at.ana.pressed(message, f"t:{at.sitting.table}:hand")
    assert tickets(hand, at.sitting.table) == tickets(panel, at.sitting.table)
    at.player.private = True
    await at.answers(3)
    assert len([r for r in at.written().standing if r.person]) == 3
    at.player.private = False
    await at.until_milestone()
    await at.check()


async def test_a_press_that_comes_late_does_not_wake_the_answered_prompt(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, late = at.house.people.seen, asyncio.Event()
    here = asyncio.Event()

    async def first_one_waits(*args: Any, **more: Any) -> Any:
        if not here.is_set():
            here.set()
            await late.wait()
        return await seen(*args, **more)

    monkeypatch.setattr(at.house.people, "seen", first_one_waits)
    panel, custom_id, values = await at.press()
    pressed = await at.ana.press(panel["id"], custom_id, *values)
    await here.wait()
    fresh = panel
    while fresh["id"] == panel["id"]:
        await at.answers(1)
        fresh = await at.ana.with_control(at.ana.dm, f"q:{at.sitting.table}:")
    late.set()
    told = await at.ana.told(pressed, at.ana.dm)
    assert said(told) == say("refused-stale", detail="")
    await settled(at.house)
    assert await at.ana.message(at.ana.dm, panel["id"]) is None
    again = await at.ana.message(at.ana.dm, fresh["id"])
    assert again is not None
    assert tickets(again, at.sitting.table) == tickets(fresh, at.sitting.table)


async def test_a_game_goes_on_when_its_channel_is_deleted(
    at: AtTable, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await at.ana.world("delete-channel", channel=TABLES)
    for _ in range(6):
        await at.player.answer()
        await settled(at.house)
    mine = [record for record in at.written().standing if record.person]
    assert len(mine) >= 3
    records.check_log(at.written())
    assert any("parked" in record.message for record in caplog.records)
    told = await at.ana.slash(LOUNGE, "/game cancel", table=str(at.sitting.table))
    assert said(told) == say("cancelled")
    await settled(at.house)
    assert (await at.house.adapter.table(at.sitting.table)).phase == "cancelled"
    assert not any(controls(m, "q:") for m in await at.ana.messages(at.ana.dm))


async def test_a_game_goes_on_when_the_bot_may_not_write_in_the_thread(
    at: AtTable, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    rights = ["SEND_MESSAGES_IN_THREADS"]
    await at.ana.world("deny", channel=TABLES, rights=rights)
    await at.until_milestone()
    assert any("parked" in record.message for record in caplog.records)
    records.check_log(at.written())
    await at.ana.world("allow", channel=TABLES, rights=rights)
    await at.until_milestone()
    last = await table_message(at.bram, at.sitting)
    expected = records.check_log(at.written())[-1]
    told = records.wording(at.written().table.game).summary(
        expected.events,
        expected.view,
        records.words(at.written()),
        records.text_names(at.written().table, "en"),
    )
    assert records.unmarked(told).strip() in records.unmarked(said(last))
    assert len([m for m in await at.thread() if controls(m, "t:")]) == 1


async def test_nothing_is_applied_before_the_press_is_acknowledged(
    at: AtTable, caplog: pytest.LogCaptureFixture
) -> None:
    before = at.written()
    at.table.hall.first_answer_ms = 300
    await at.fail("refuse", "/interactions/", method="POST", code=10062)
    panel, custom_id, values = await at.press()
    interaction = await at.ana.press(panel["id"], custom_id, *values)
    assert await at.ana.settle(interaction) == "no-answer"
    await settled(at.house)
    after = at.written()
    assert (after.records, after.opens) == (before.records, before.opens)
    assert any("too late" in record.message for record in caplog.records)
    at.table.hall.first_answer_ms = 3000
    await at.until_milestone()
    await at.check()


async def told_where(at: AtTable, how: str, path: str, **more: Any) -> str:
    """What Ana is told about a press where Discord fails so; afterwards all is well."""
    panel, custom_id, values = await at.press()
    await at.fail(how, path, **more)
    interaction = await at.ana.press(panel["id"], custom_id, *values)
    told = said(await at.ana.told(interaction, at.ana.dm))
    await at.until_milestone()
    await at.check()
    return told


async def test_a_confirmation_that_cannot_be_shown_is_owned_up_to(at: AtTable) -> None:
    told = await told_where(at, "refuse", "/webhooks/.*@original", method="PATCH", code=50013)
    assert told == say("fault-discord")


@pytest.mark.parametrize(
    ("trouble", "text", "line"),
    [
        (("drop", "/webhooks/.*@original", "PATCH", 0), "fault-discord", "could not be reached"),
        (
            ("refuse", "/interactions/.*/callback", "POST", 10008),
            "refused-stale",
            "message is gone",
        ),
    ],
    ids=["the way breaks off", "what was pressed is taken away in that moment"],
)
async def test_what_is_no_fault_of_our_own_is_told_and_takes_one_line_of_the_log(
    at: AtTable,
    caplog: pytest.LogCaptureFixture,
    trouble: tuple[str, str, str, int],
    text: str,
    line: str,
) -> None:
    caplog.set_level(logging.INFO)
    how, path, method, code = trouble
    assert await told_where(at, how, path, method=method, code=code) == say(text)
    (found,) = [record for record in caplog.records if line in record.getMessage()]
    assert found.exc_info is None


async def test_a_fault_of_our_own_is_told_shortly_and_logged_whole(
    at: AtTable, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = at.written()
    panel, custom_id, values = await at.press()

    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("injected")

    for name in ("answer", "draft", "panel"):
        monkeypatch.setattr(at.house.adapter, name, broken)
    interaction = await at.ana.press(panel["id"], custom_id, *values)
    told = said(await at.ana.told(interaction, at.ana.dm))
    assert told == say("fault-own")
    command = await at.ana.slash(TABLES, "/hand", table=str(at.sitting.table))
    assert said(command) == say("fault-own")
    monkeypatch.undo()
    faults = [record for record in caplog.records if record.exc_info]
    assert len(faults) == 2
    assert f"table {at.sitting.table}" in faults[0].getMessage() or f":{at.sitting.table}" in (
        faults[0].getMessage()
    )
    assert at.written().records == before.records
    await at.until_milestone()
    await at.check()


async def test_the_game_goes_on_after_the_gateway_hung_up(at: AtTable) -> None:
    resumed = asyncio.Event()
    at.table.hall.gateway.on_event.append(lambda name, _: name == "RESUMED" and resumed.set())
    for _ in range(2):
        resumed.clear()
        await at.ana.world("hang-up")
        async with asyncio.timeout(20):
            await resumed.wait()
        await at.until_milestone()
    await at.check()


async def test_who_closes_their_dms_is_called_in_the_thread_and_told_once(
    at: AtTable, house: House
) -> None:
    await at.until_milestone()
    await at.ana.settings(dms_open=False)
    for _ in range(12):
        if await house.store.people.dms_closed(int(at.ana.id)):
            break
        await at.answers(1)
    at.player.private = True
    calls = await calls_of(at)
    assert len(calls) == 1
    assert say("your-move-dms-closed", who=f"<@{at.ana.id}>") == said(calls[0])
    assert [who["id"] for who in calls[0]["mentions"]] == [at.ana.id]
    first = calls[0]["id"]
    for _ in range(4):  # The first of them may have been on its way before she was called.
        await at.until_milestone()
        calls = await calls_of(at)
        assert len(calls) <= 1, "old calls go"
        again = [said(call) for call in calls if call["id"] != first]
        assert again in ([], [say("your-move-again", who=f"<@{at.ana.id}>")])
    assert first not in [call["id"] for call in calls]


async def calls_of(at: AtTable) -> list[Json]:
    """The short mentions in the thread."""
    me = at.table.hall.world.application_id
    posts = records.posts_in(await at.thread(), me)
    return [post for post in posts if not post["attachments"] and f"<@{at.ana.id}>" in said(post)]


async def test_a_table_stays_whole_when_somebody_leaves_the_server(
    house: House, people: People
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_table([bram, ana], TABLES, computers=1)
    await settled(house)
    await ana.world("remove-member", person=ana.id)
    player = Player(bram, sitting, Random("left"))
    while True:
        await settled(house)
        if await player.panel() is None:
            break
        await player.answer()
    assert f"<@{ana.id}>" in said(await table_message(bram, sitting))
    records.check_log(records.read(house.settings.database, sitting.table))
    told = await bram.slash(sitting.thread, "/game cancel")
    assert said(told) == say("cancelled")
    await settled(house)
    assert not any(controls(message) for message in await bram.messages(sitting.thread))
