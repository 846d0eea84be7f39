"""Discord fails, forgets, refuses: the table is never damaged, the log has a line, the person
gets a short answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.e2e import records
from tests.e2e.attable import AtTable, calls
from tests.e2e.exchange import Exchange
from tests.e2e.house import House
from tests.e2e.people import LOUNGE, TABLES, People, controls, said
from tests.e2e.play import Player, open_table, table_message, tickets
from tests.e2e.starting import Log, only
from texts import own_words

say = own_words("en")


@pytest.mark.parametrize("how", ["503", "502", "429", "drop", "drop-answer"])
async def test_posts_and_prompts_that_fail_at_first_get_there_once(at: AtTable, how: str) -> None:
    times = 1 if how in ("429", "502", "drop") else 3
    posts = rf"/channels/{at.thread}/messages$"
    at.exchange.fail(posts, how, method="POST", times=times, seconds=0.05)
    await at.until_milestone()
    prompts = rf"/channels/{at.ana.dm}/messages$"
    at.exchange.fail(prompts, how, method="POST", times=times, seconds=0.05)
    for _ in range(2):
        await at.until_milestone()
    assert len(await at.prompts()) == 1
    await at.check()


async def test_what_somebody_deletes_comes_again(at: AtTable) -> None:
    await at.until_milestone()
    gone = await table_message(at.bram, at.sitting)
    await at.ana.world("delete-message", message=gone["id"])
    await at.answers(1)
    again = await table_message(at.bram, at.sitting)
    assert again["id"] != gone["id"]
    assert again["attachments"]
    await at.until_milestone()
    assert len(await at.boards()) == 1, "an old table message kept its buttons"
    # A panel that was deleted is opened from the thread.
    panel = await at.prompt()
    await at.ana.world("delete-message", message=panel["id"])
    message = await table_message(at.ana, at.sitting)
    hand = await at.ana.pressed(message, f"t:{at.sitting.table}:hand")
    assert tickets(hand, at.sitting.table) == tickets(panel, at.sitting.table)
    before = len([r for r in at.written().standing if r.person])
    at.player.private = True
    await at.answers(3)
    assert len([r for r in at.written().standing if r.person]) == before + 3
    at.player.private = False
    await at.until_milestone()


async def test_a_press_that_comes_late_does_not_wake_the_answered_prompt(at: AtTable) -> None:
    with at.house.holds("presser", once=True) as held:
        panel, custom_id, values = await at.press()
        pressed = await at.ana.press(panel["id"], custom_id, *values)
        await held.has_begun()
        fresh = panel
        while fresh["id"] == panel["id"]:
            await at.answers(1)
            fresh = await at.prompt()
        held.go.set()
        told = await at.ana.told(pressed, at.ana.dm)
        assert said(told) == say("refused-stale", detail="")
    await at.house.settled()
    assert await at.ana.message(at.ana.dm, panel["id"]) is None
    again = await at.ana.again(fresh)
    assert tickets(again, at.sitting.table) == tickets(fresh, at.sitting.table)


async def test_a_game_goes_on_when_its_channel_is_deleted(at: AtTable, log: Log) -> None:
    await at.ana.world("delete-channel", channel=TABLES)
    for _ in range(6):
        await at.player.answer()
        await at.house.settled()
    assert len([record for record in at.written().standing if record.person]) >= 3
    records.check_log(at.written())
    assert log.lines("parked")
    told = await at.ana.slash(LOUNGE, "/game cancel", table=str(at.sitting.table))
    assert said(told) == say("cancelled")
    await at.house.settled()
    assert not await at.prompts()


async def test_a_game_goes_on_when_the_bot_may_not_write_in_the_thread(
    at: AtTable, log: Log
) -> None:
    rights = ["SEND_MESSAGES_IN_THREADS"]
    await at.ana.world("deny", channel=TABLES, rights=rights)
    await at.until_milestone()
    assert log.lines("parked")
    records.check_log(at.written())
    await at.ana.world("allow", channel=TABLES, rights=rights)
    await at.until_milestone()
    last = await table_message(at.bram, at.sitting)
    told = records.summary(at.written(), records.check_log(at.written())[-1])
    assert told in records.unmarked(said(last))
    assert len(await at.boards()) == 1


async def test_nothing_is_applied_before_the_press_is_acknowledged(at: AtTable, log: Log) -> None:
    before = at.written()
    at.exchange.wait_for_answers(300)
    at.exchange.refuse("/interactions/", 10062, method="POST", times=1)
    panel, custom_id, values = await at.press()
    interaction = await at.ana.press(panel["id"], custom_id, *values)
    assert await at.ana.settle(interaction) == "no-answer"
    await at.house.settled()
    assert (at.written().records, at.written().opens) == (before.records, before.opens)
    assert log.lines("too late")
    at.exchange.wait_for_answers(3000)
    await at.until_milestone()
    await at.check()


@pytest.mark.parametrize(
    ("how", "path", "more", "text", "line"),
    [
        ("refuse", "@original", {"method": "PATCH", "code": 50013}, "fault-discord", ""),
        ("drop", "@original", {"method": "PATCH"}, "fault-discord", "could not be reached"),
        ("refuse", "/callback", {"code": 10008}, "refused-stale", "message is gone"),
    ],
    ids=["refused", "the way breaks off", "what was pressed is taken away in that moment"],
)
async def test_a_confirmation_that_cannot_be_shown_is_owned_up_to(
    at: AtTable, log: Log, how: str, path: str, more: dict[str, Any], text: str, line: str
) -> None:
    panel, custom_id, values = await at.press()
    at.exchange.fail(path, how, **more)
    interaction = await at.ana.press(panel["id"], custom_id, *values)
    assert said(await at.ana.told(interaction, at.ana.dm)) == say(text)
    await at.until_milestone()
    await at.check()
    if line:  # What is no fault of our own takes one line.
        assert only(log.lines(line)).exc_info is None


async def test_a_fault_of_our_own_is_told_shortly_and_logged_whole(at: AtTable, log: Log) -> None:
    before = at.written()
    panel, custom_id, values = await at.press()
    with at.house.fails("answer", "draft", "panel"):
        interaction = await at.ana.press(panel["id"], custom_id, *values)
        assert said(await at.ana.told(interaction, at.ana.dm)) == say("fault-own")
        command = await at.ana.slash(TABLES, "/hand", table=str(at.sitting.table))
        assert said(command) == say("fault-own")
    first, _ = (record.getMessage() for record in log.records if record.exc_info)
    assert f"table {at.sitting.table}" in first or f":{at.sitting.table}" in first
    assert at.written().records == before.records
    await at.until_milestone()
    await at.check()


async def test_the_game_goes_on_after_the_gateway_hung_up(at: AtTable, log: Log) -> None:
    for times in (1, 2):
        await at.ana.world("hang-up")
        await log.says("RESUMED", times)
        await at.until_milestone()
    await at.check()


async def test_who_closes_their_dms_is_called_in_the_thread_and_told_once(at: AtTable) -> None:
    await at.until_milestone()
    await at.ana.settings(dms_open=False)
    while not await calls(at.ana, at.thread):
        await at.answers(1)
    at.player.private = True
    (first,) = await calls(at.ana, at.thread)
    assert say("your-move-dms-closed", who=f"<@{at.ana.id}>") == said(first)
    assert [who["id"] for who in first["mentions"]] == [at.ana.id]
    for _ in range(4):  # The first of them may have been on its way before she was called.
        await at.until_milestone()
        found = await calls(at.ana, at.thread)
        assert len(found) <= 1, "old calls go"
        again = [said(call) for call in found if call["id"] != first["id"]]
        assert again in ([], [say("your-move-again", who=f"<@{at.ana.id}>")])
    assert first["id"] not in [call["id"] for call in found]


async def test_a_table_stays_whole_when_somebody_leaves_the_server(
    house: House, people: People, exchange: Exchange
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_table([bram, ana], TABLES, computers=1)
    await house.settled()
    await ana.world("remove-member", person=ana.id)
    player = Player(bram, sitting, Random("left"))
    await house.settled()
    while await player.panel() is not None:
        await player.answer()
        await house.settled()
    assert f"<@{ana.id}>" in said(await table_message(bram, sitting))
    records.check_log(house.written(sitting))
    told = await bram.slash(sitting.thread, "/game cancel")
    assert said(told) == say("cancelled")
    await house.settled()
    assert not any(controls(message) for message in await bram.messages(sitting.thread))
