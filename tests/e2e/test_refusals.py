"""Nothing that Discord refuses is ever lost: whoever is awaited has a prompt somewhere, and comes
to it without anybody restarting anything."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from cogs.frame.house import House
from cogs.link import directly
from cogs.posts import privately
from localtable.server import LocalTable
from localtable.world.first_world import LOUNGE, TABLES
from tests.e2e import records
from tests.e2e.attable import AtTable
from tests.e2e.calls import (
    call,
    calls,
    house_cog,
    lift,
    no_call,
    prompt_again,
    refuse_dms,
    until_stuck,
)
from tests.e2e.people import People, controls, said
from tests.e2e.play import (
    Player,
    open_table,
    table_message,
    tickets,
)
from tests.e2e.runs import house_at, settled

pytestmark = pytest.mark.usefixtures("short_rests")


@pytest.mark.parametrize("code", [40003, 20026, 50013, 50035, 50001, 200000])
async def test_whom_no_panel_reaches_the_thread_calls_and_the_button_opens_it(
    at: AtTable, code: int
) -> None:
    refuse_dms(at, code)
    await prompt_again(at)
    called = await call(at.ana, at.sitting.thread)
    assert [who["id"] for who in called["mentions"]] == [at.ana.id]
    assert not controls(called, "q:")
    hand = await at.ana.pressed(called, next(iter(controls(called, "t:"))))
    assert tickets(hand, at.sitting.table)


@pytest.mark.parametrize("code", [40003, 20026, 40001, 40333, 30046])
async def test_a_refusal_that_time_mends_brings_the_prompt_later_and_the_call_goes(
    at: AtTable, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.link.refusals.BOT_PAUSE", 0.02)
    monkeypatch.setattr("cogs.link.refusals._PAUSES", {})
    refused = asyncio.Event()
    at.table.hall.on_exchange.append(lambda e: refused.set() if e.status >= 400 else None)
    fault = refuse_dms(at, code)
    await prompt_again(at)
    async with asyncio.timeout(30):
        await refused.wait()
    if code in (40003, 20026):
        await call(at.ana, at.sitting.thread)
    lift(at.table, fault)
    await settled(at.house)
    await no_call(at.ana, at.sitting.thread)
    panel = await at.player.panel()
    assert panel is not None
    assert await at.house.store.outbox.depth() == (0, 0)
    await at.until_milestone()
    await at.check()


async def test_while_none_may_be_opened_known_channels_are_written_to(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(directly, "RESTS", (60.0, 300.0))
    to = at.house.carrier.directly
    to.too_fast(40003)
    assert str((await to.channel(int(at.ana.id))).id) == at.ana.dm
    with pytest.raises(directly.TooManyOpened) as told:
        await to.channel(int(at.bram.id))
    assert 59 < (told.value.seconds or 0) <= 60
    to.too_fast(40003)
    with pytest.raises(directly.TooManyOpened) as told:
        await to.channel(int(at.bram.id))
    assert (told.value.seconds or 0) > 200, "it rests longer each time"


async def test_where_neither_dm_nor_thread_works_the_channel_calls(
    at: AtTable,
) -> None:
    await at.ana.settings(dms_open=False)
    await at.ana.world("deny", channel=TABLES, rights=["SEND_MESSAGES_IN_THREADS"])
    await until_stuck(at)
    called = await call(at.ana, TABLES)
    hand = await at.ana.pressed(called, next(iter(controls(called, "t:"))))
    assert tickets(hand, at.sitting.table)


async def test_whom_nothing_reaches_the_host_is_told_of(
    house: House, people: People, table: LocalTable
) -> None:
    bram, ana = people["Bram"], people["Ana"]
    sitting = await open_table([bram, ana], TABLES, computers=1)
    await settled(house)
    await ana.settings(dms_open=False)
    rights = ["SEND_MESSAGES_IN_THREADS", "SEND_MESSAGES"]
    await bram.world("deny", channel=TABLES, rights=rights)
    players = [Player(person, sitting, Random(person.name)) for person in (bram, ana)]
    while True:
        found = [p for p in players if await p.panel() is not None]
        if not found:
            break
        await found[0].answer()
        await settled(house)
    sight = await house.adapter.sight(sitting.table, int(ana.id))
    assert sight.open, "Ana is awaited"
    name = sight.table.seats[sight.seat or 0].name
    note = await bram.find(bram.dm, lambda m: name in said(m) and "reach" in said(m), "a note")
    assert f"<#{TABLES}>" in said(note)
    await bram.world("allow", channel=TABLES, rights=rights)
    await house_cog(house).permissions_changed(house.guilds[0].id)
    await settled(house)
    await call(ana, sitting.thread)


async def test_no_hand_ever_stands_in_public_when_direct_messages_open_again(at: AtTable) -> None:
    """A call is no panel: it is never edited into one."""
    await at.ana.settings(dms_open=False)
    await prompt_again(at)
    await call(at.ana, at.sitting.thread)
    await settled(at.house)
    await at.ana.settings(dms_open=True)
    await at.house.store.people.set_dm(int(at.ana.id), None, closed=False)
    sight = await at.house.adapter.sight(at.sitting.table, int(at.ana.id))
    await at.house.adapter.put_post(at.sitting.table, "panel", seat=sight.seat)
    await settled(at.house)
    for message in await at.thread():
        assert not controls(message, "q:")
        assert not controls(message, "p:")
    assert not await calls(at.ana, at.sitting.thread)
    assert await at.player.panel() is not None


async def test_a_slow_person_delays_nobody_else(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    """Twenty newcomers whose direct messages Discord is slow to open, and a table of others."""
    host = people["Bram"]
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        known = await open_table([people["Ana"]], TABLES, computers=2)
        await settled(house)
        no_limit = (house.guilds[0].id, "server")
        await house.store.write(
            lambda c: c.execute("INSERT INTO limits VALUES (?, ?, NULL, NULL)", no_limit).rowcount
        )
        gate = asyncio.Event()
        table.hall.faults.add("delay", "/users/@me/channels$", times=1000, gate=gate)
        try:
            for number in range(20):
                person = 5_000_000_000_000_000_000 + number
                await house.lobbies.open(
                    game=next(iter(house.adapter.games)),
                    options={},
                    wanted=3,
                    guild=house.guilds[0].id,
                    channel=int(LOUNGE),
                    host=(person, f"Newcomer {number}"),
                    locale="en",
                )
                opened = await house.adapter.tables_of_person(person)
                number_of = opened[0][0].id
                await house.lobbies.fill(number_of, person)
                await house.lobbies.start(number_of, person)
            player = Player(people["Ana"], known, Random("slow"))
            seen = len(await people["Bram"].messages(known.thread, 100))
            while len(await host.messages(known.thread, 100)) == seen:
                await player.answer()
            sitting = await open_table([people["Ana"]], TABLES, computers=2)
            await table_message(host, sitting)
            assert not gate.is_set(), "all that while nobody's door was opened"
        finally:
            gate.set()


async def test_what_cannot_be_drawn_is_parked_and_the_person_called(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = privately.panel_face

    async def broken(*args: object, **more: object) -> object:
        raise ZeroDivisionError("injected")

    monkeypatch.setattr(privately, "panel_face", broken)
    await prompt_again(at)
    await settled(at.house)
    monkeypatch.setattr(privately, "panel_face", shown)
    assert (await at.house.store.outbox.depth())[1] > 0
    called = await call(at.ana, at.sitting.thread)
    hand = await at.ana.pressed(called, next(iter(controls(called, "t:"))))
    assert tickets(hand, at.sitting.table)
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
    await settled(house)
    for player in (ana, bram):
        await player.answer()  # whether to draw six others
        await settled(house)
        known = int(player.person.dm)
        await house.store.people.set_dm(int(player.person.id), known, closed=True)
    await carlos.answer()
    await settled(house)
    opens = {asked.ticket for asked in records.read(house.settings.database, sitting.table).opens}
    for player in (ana, bram):
        messages = await player.person.messages(player.person.dm)
        left = [message for message in messages if tickets(message, sitting.table) - opens]
        assert not left, "a prompt whose answer was revealed"
