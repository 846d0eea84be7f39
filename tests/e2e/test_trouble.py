"""Discord fails, forgets, refuses: the table is never damaged, whoever is awaited has a prompt
somewhere, the log has a line, the person gets a short answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.e2e import records
from tests.e2e.attable import AtTable, call, calls, no_call
from tests.e2e.exchange import Exchange, StandIn
from tests.e2e.house import House, house_at
from tests.e2e.people import LOUNGE, TABLES, Json, People, controls, said
from tests.e2e.play import Player, at_table, open_lobby, open_table, table_message, tickets
from tests.e2e.starting import Log, only
from texts import own_words

say = own_words("en")
pytestmark = pytest.mark.usefixtures("short_rests")


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
    at.player.private = True
    await at.answers(1)
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


async def test_a_game_goes_on_where_nothing_can_be_written(at: AtTable, log: Log) -> None:
    rights = ["SEND_MESSAGES_IN_THREADS"]
    await at.ana.world("deny", channel=TABLES, rights=rights)
    await at.until_milestone()
    assert log.lines("parked")
    await at.ana.world("allow", channel=TABLES, rights=rights)
    await at.until_milestone()
    last = await table_message(at.bram, at.sitting)
    told = records.summary(at.written(), records.check_log(at.written())[-1])
    assert told in records.unmarked(said(last))
    assert len(await at.boards()) == 1
    await at.ana.world("delete-channel", channel=TABLES)
    before = len(at.written().standing)
    for _ in range(3):
        await at.player.answer()
        await at.house.settled()
    assert len(at.written().standing) >= before + 3
    records.check_log(at.written())
    told = await at.ana.slash(LOUNGE, "/game cancel", table=str(at.sitting.table))
    assert said(told) == say("cancelled")
    await at.house.settled()
    assert not await at.prompts()


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


async def test_a_fault_of_our_own_is_told_shortly_and_logged_whole(
    at: AtTable, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    # Where a prompt cannot be drawn the person is called.
    with monkeypatch.context() as patch:
        at.house.cannot_draw_panels(patch)
        await at.panel_due(fresh=True)
        await at.house.settled()
    assert (await at.house.outbox())[1] > 0
    await opens_the_panel(at, await call(at.ana, at.thread))


# Prompts that do not reach somebody


async def opens_the_panel(at: AtTable, called: Json) -> None:
    """The button below a call does."""
    assert not controls(called, "q:")
    hand = await at.ana.pressed(called, next(iter(controls(called, "t:"))))
    assert tickets(hand, at.sitting.table)


@pytest.mark.parametrize("code", [40003, 20026, 40001, 40333, 30046])
async def test_whom_no_prompt_reaches_is_called_and_what_mends_that_brings_it(
    at: AtTable, code: int
) -> None:
    fault = at.refuse_dms(code)
    since = len(at.exchange.requests)
    await at.panel_due(fresh=True)
    await at.exchange.until_sent("POST", f"/channels/{at.ana.dm}/messages$", since=since)
    if code in (40003, 20026):
        called = await call(at.ana, at.thread)
        assert [who["id"] for who in called["mentions"]] == [at.ana.id]
        await opens_the_panel(at, called)
    at.exchange.lift(fault)
    await at.house.settled()
    await no_call(at.ana, at.thread)
    assert await at.player.panel() is not None
    assert await at.house.outbox() == (0, 0)
    await at.until_milestone()
    await at.check()


async def test_what_cannot_be_taken_away_yet_holds_up_nothing_else(at: AtTable) -> None:
    no_dms = at.refuse_dms(50013)
    await at.panel_due(fresh=True)
    called = await call(at.ana, at.thread)
    at.exchange.lift(no_dms)
    stays = at.exchange.refuse(f"/messages/{called['id']}$", 40333, method="DELETE")
    await at.panel_due()
    assert await at.prompt()
    other = await open_table([at.ana], TABLES, computers=2)
    assert await at.ana.with_control(at.ana.dm, f"q:{other.table}:")
    assert await calls(at.ana, at.thread) == [called]
    at.exchange.lift(stays)
    await at.house.settled()
    await no_call(at.ana, at.thread)


async def test_who_closes_their_dms_is_called_in_the_thread_and_told_once(at: AtTable) -> None:
    await at.until_milestone()
    await at.ana.settings(dms_open=False)
    while not await calls(at.ana, at.thread):
        await at.answers(1)
    at.player.private = True
    (first,) = await calls(at.ana, at.thread)
    assert say("your-move-dms-closed", who=f"<@{at.ana.id}>") == said(first)
    for _ in range(4):  # The first of them may have been on its way before she was called.
        await at.until_milestone()
        found = await calls(at.ana, at.thread)
        assert len(found) <= 1, "old calls go"
        again = [said(call) for call in found if call["id"] != first["id"]]
        assert again in ([], [say("your-move-again", who=f"<@{at.ana.id}>")])
    assert first["id"] not in [call["id"] for call in found]
    # No hand ever stands in public: a call is no panel, and never edited into one.
    await at.ana.settings(dms_open=True)
    await at.house.dms_known(at.ana, closed=False)
    await at.panel_due()
    await at.house.settled()
    for message in await at.posts():
        assert not controls(message, "q:")
        assert not controls(message, "p:")
    assert not await calls(at.ana, at.thread)
    at.player.private = False
    assert await at.player.panel() is not None


async def test_the_channel_calls_and_at_last_the_host_is_told(house: House, people: People) -> None:
    bram, ana = people["Bram"], people["Ana"]
    sitting = await at_table(house, people, "Bram", "Ana", computers=1)
    players = [Player(person, sitting, Random(person.name)) for person in (bram, ana)]
    await ana.settings(dms_open=False)
    await bram.world("deny", channel=TABLES, rights=["SEND_MESSAGES_IN_THREADS"])
    while found := [p for p in players if await p.panel() is not None]:
        await found[0].answer()
        await house.settled()
    assert house.awaited(sitting) is ana
    called = await call(ana, TABLES)
    await bram.world("delete-message", message=called["id"])
    await bram.world("deny", channel=TABLES, rights=["SEND_MESSAGES"])
    await house.panel_due(sitting, ana, fresh=True)
    note = await bram.find(bram.dm, lambda m: "Ana" in said(m) and "reach" in said(m), "a note")
    assert f"<#{TABLES}>" in said(note)
    rights = ["SEND_MESSAGES_IN_THREADS", "SEND_MESSAGES"]
    await bram.world("allow", channel=TABLES, rights=rights)
    await house.rights_changed()
    await house.settled()
    await call(ana, sitting.thread)


async def test_a_slow_person_delays_nobody_else(
    table: StandIn, people: People, exchange: Exchange, tmp_path: Path
) -> None:
    """A dozen newcomers whose direct messages Discord is slow to open, and a table of others."""
    ana, bram = people["Ana"], people["Bram"]
    newcomers = [await people.add(f"Newcomer {number}") for number in range(12)]
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        known = await at_table(house, people, "Ana", computers=2)
        await house.no_limits()
        with exchange.held("/users/@me/channels$"):
            for person in newcomers:
                sitting = await open_lobby(person, TABLES, seats=3, alone=True)
                assert house.phase(sitting) == "running"
            player = Player(ana, known, Random("slow"))
            seen = len(await bram.messages(known.thread))
            while len(await bram.messages(known.thread)) == seen:
                await player.answer()
            sitting = await open_table([ana], TABLES, computers=2)
            await table_message(bram, sitting)
            assert not [p for p in newcomers if await p.messages(p.dm)], "no door was opened"
            ending = asyncio.create_task(house.posts_nothing_more())
            await asyncio.sleep(0)
        await ending
        assert len(exchange.sent("POST", "/users/@me/channels")) <= 3, "the end waited for a line"


async def test_what_was_revealed_is_not_asked_any_more(house: House, people: People) -> None:
    """Ana and Bram lay an answer down, and close their direct messages before Carlos does."""
    sitting = await at_table(house, people, "Ana", "Bram", "Carlos", game="ortus_regni")
    ana, bram, carlos = players = [Player(p, sitting, Random(p.name)) for p in sitting.people]
    for player in players:
        await player.answer()  # their decks
    await house.settled()
    for player in (ana, bram):
        await player.answer()  # whether to draw six others
        await house.settled()
        await house.dms_known(player.person, closed=True)
    await carlos.answer()
    await house.settled()
    opens = {asked.ticket for asked in house.written(sitting).opens}
    for player in (ana, bram):
        messages = await player.person.messages(player.person.dm)
        left = [message for message in messages if tickets(message, sitting.table) - opens]
        assert not left, "a prompt whose answer was revealed"
