"""Nothing that Discord refuses is ever lost: whoever is awaited has a prompt somewhere, and comes
to it without anybody restarting anything."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.e2e import records
from tests.e2e.attable import AtTable, call, calls, no_call
from tests.e2e.exchange import Exchange, StandIn
from tests.e2e.house import House, house_at
from tests.e2e.people import TABLES, Json, People, controls, said
from tests.e2e.play import Player, open_lobby, open_table, table_message, tickets

pytestmark = pytest.mark.usefixtures("short_rests")


async def opens_the_panel(at: AtTable, called: Json) -> None:
    """The button below a call does."""
    assert not controls(called, "q:")
    hand = await at.ana.pressed(called, next(iter(controls(called, "t:"))))
    assert tickets(hand, at.sitting.table)


@pytest.mark.parametrize("code", [40003, 20026, 50013, 50035, 50001, 200000])
async def test_whom_no_panel_reaches_the_thread_calls_and_the_button_opens_it(
    at: AtTable, code: int
) -> None:
    at.refuse_dms(code)
    await at.panel_due(fresh=True)
    called = await call(at.ana, at.thread)
    assert [who["id"] for who in called["mentions"]] == [at.ana.id]
    await opens_the_panel(at, called)


@pytest.mark.parametrize("code", [40003, 20026, 40001, 40333, 30046])
async def test_a_refusal_that_time_mends_brings_the_prompt_later_and_the_call_goes(
    at: AtTable, code: int
) -> None:
    fault = at.refuse_dms(code)
    since = len(at.exchange.requests)
    await at.panel_due(fresh=True)
    await at.exchange.until_sent("POST", f"/channels/{at.ana.dm}/messages$", since=since)
    if code in (40003, 20026):
        await call(at.ana, at.thread)
    at.exchange.lift(fault)
    await at.house.settled()
    await no_call(at.ana, at.thread)
    assert await at.player.panel() is not None
    assert await at.house.outbox() == (0, 0)
    await at.until_milestone()
    await at.check()


async def test_where_neither_dm_nor_thread_works_the_channel_calls(at: AtTable) -> None:
    await at.ana.settings(dms_open=False)
    await at.ana.world("deny", channel=TABLES, rights=["SEND_MESSAGES_IN_THREADS"])
    await at.until_stuck()
    await opens_the_panel(at, await call(at.ana, TABLES))


async def test_whom_nothing_reaches_the_host_is_told_of(house: House, people: People) -> None:
    bram, ana = people["Bram"], people["Ana"]
    sitting = await open_table([bram, ana], TABLES, computers=1)
    await house.settled()
    await ana.settings(dms_open=False)
    rights = ["SEND_MESSAGES_IN_THREADS", "SEND_MESSAGES"]
    await bram.world("deny", channel=TABLES, rights=rights)
    players = [Player(person, sitting, Random(person.name)) for person in (bram, ana)]
    while found := [p for p in players if await p.panel() is not None]:
        await found[0].answer()
        await house.settled()
    assert house.awaited(sitting) is ana
    note = await bram.find(bram.dm, lambda m: "Ana" in said(m) and "reach" in said(m), "a note")
    assert f"<#{TABLES}>" in said(note)
    await bram.world("allow", channel=TABLES, rights=rights)
    await house.rights_changed()
    await house.settled()
    await call(ana, sitting.thread)


async def test_no_hand_ever_stands_in_public_when_direct_messages_open_again(at: AtTable) -> None:
    """A call is no panel: it is never edited into one."""
    await at.ana.settings(dms_open=False)
    await at.panel_due(fresh=True)
    await call(at.ana, at.thread)
    await at.house.settled()
    await at.ana.settings(dms_open=True)
    await at.house.dms_known(at.ana, closed=False)
    await at.panel_due()
    await at.house.settled()
    for message in await at.posts():
        assert not controls(message, "q:")
        assert not controls(message, "p:")
    assert not await calls(at.ana, at.thread)
    assert await at.player.panel() is not None


async def test_a_slow_person_delays_nobody_else(
    table: StandIn, people: People, exchange: Exchange, tmp_path: Path
) -> None:
    """A dozen newcomers whose direct messages Discord is slow to open, and a table of others."""
    ana, bram = people["Ana"], people["Bram"]
    newcomers = [await people.add(f"Newcomer {number}") for number in range(12)]
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        known = await open_table([ana], TABLES, computers=2)
        await house.settled()
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


async def test_what_cannot_be_drawn_is_parked_and_the_person_called(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        at.house.cannot_draw_panels(patch)
        await at.panel_due(fresh=True)
        await at.house.settled()
    assert (await at.house.outbox())[1] > 0
    await opens_the_panel(at, await call(at.ana, at.thread))
    records.check_log(at.written())


async def test_what_was_revealed_is_not_asked_any_more_where_direct_messages_have_closed(
    house: House, people: People
) -> None:
    """Ana and Bram lay an answer down, and close their direct messages before Carlos does."""
    seated = [people[name] for name in ("Ana", "Bram", "Carlos")]
    sitting = await open_table(seated, TABLES, game="ortus_regni")
    ana, bram, carlos = players = [Player(p, sitting, Random(p.name)) for p in seated]
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
