"""Nothing that Discord refuses is ever lost: whoever is awaited has a prompt somewhere, and comes
to it without anybody restarting anything."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from cogs.frame.house import House
from cogs.link import directly
from cogs.posts import privately
from cogs.thread.reconcile import Reconcile
from db.tables.panels import Panel, Panels
from localtable.hall.hall import Exchange
from localtable.limits.faults import Fault
from localtable.server import LocalTable
from localtable.world.first_world import LOUNGE, TABLES
from tests.e2e import records
from tests.e2e.attable import AtTable
from tests.e2e.people import Json, People, Person, controls, said
from tests.e2e.play import (
    Player,
    Sitting,
    lobby_press,
    open_lobby,
    open_table,
    table_message,
    tickets,
)
from tests.e2e.runs import house_at, settled
from tests.e2e.time import Clock
from texts import own_words

say = own_words("en")


@pytest.fixture(autouse=True)
def _short_rests(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """After "too fast" no direct message is opened for a minute and more: here for a moment."""
    monkeypatch.setattr(directly, "RESTS", (0.05,))
    monkeypatch.setattr(privately, "THREAD_SECONDS", 0.02)
    return


def house_cog(house: House) -> Reconcile:
    cog: Any = house.get_cog("Reconcile")  # the library loads a module of its own
    return cog  # type: ignore[no-any-return]


async def calls(person: Person, channel: str, reader: Person | None = None) -> list[Json]:
    """The mentions of somebody that open their panel."""
    messages = await (reader or person).messages(channel, 100)
    return [
        m
        for m in messages
        if any(".hand." in id_ or ":hand." in id_ for id_ in controls(m, "t:"))
        and f"<@{person.id}>" in said(m)
    ]


async def call(person: Person, channel: str) -> Json:
    """The newest one, once it is there."""

    def fits(message: Json) -> bool:
        opens = any(":hand." in id_ for id_ in controls(message, "t:"))
        return opens and f"<@{person.id}>" in said(message)

    return await person.find(channel, fits, "a call")


async def no_call(person: Person, channel: str) -> None:
    """Until none stands there."""

    async def look() -> bool | None:
        return None if await calls(person, channel) else True

    await person.until(look, "no call")


def prompt_of(sitting: Sitting) -> str:
    return f"q:{sitting.table}:"


def lift(table: LocalTable, *faults: Fault) -> None:
    """What was refused is refused no more."""
    for fault in faults:
        if fault in table.hall.faults.waiting:
            table.hall.faults.waiting.remove(fault)


def refuse_dms(at: AtTable, code: int) -> Fault:
    return at.table.hall.faults.add(
        "refuse", rf"/channels/{at.ana.dm}/messages$", method="POST", times=10_000, code=code
    )


async def prompt_again(at: AtTable) -> None:
    """A new prompt is due to Ana, as when she has just become awaited."""
    table, person = at.sitting.table, int(at.ana.id)
    seat = (await at.house.adapter.table(table)).seat_of(person)
    panel = await at.house.store.panels.get(table, seat or 0, person)
    assert panel is not None
    await at.house.store.panels.save(structs.replace(panel, awaited=False, ticket=None))
    await at.house.adapter.put_post(table, "panel", seat=seat)


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


@pytest.mark.parametrize("code", [40003, 20026, 40001, 30046])
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


# Threads


async def test_a_thread_that_sleeps_is_woken_for_an_edit(at: AtTable) -> None:
    await at.until_milestone()
    await at.ana.world("archive", channel=at.sitting.thread)
    await at.house.adapter.put_post(at.sitting.table, "table")
    await at.house.store.write(
        lambda c: c.execute("UPDATE tables SET message_record = message_record").rowcount
    )
    await at.answers(1)
    await settled(at.house)
    assert await at.house.store.outbox.depth() == (0, 0)
    await at.check()


async def test_a_locked_thread_is_left_and_its_host_told(at: AtTable) -> None:
    await at.ana.world("lock", channel=at.sitting.thread)
    for _ in range(4):
        await at.answers(1)
    notes = [m for m in await at.ana.messages(at.ana.dm, 50) if "Manage Threads" in said(m)]
    assert len(notes) == 1


async def thread_now(house: House, sitting: Sitting) -> str:
    table = await house.adapter.table(sitting.table)
    return str(table.thread)


async def test_a_deleted_thread_comes_again_once_and_after_that_when_asked(
    at: AtTable, caplog: pytest.LogCaptureFixture
) -> None:
    await at.until_milestone()
    first = at.sitting.thread
    await at.ana.world("delete-channel", channel=first)
    told = await at.ana.find(
        at.ana.dm, lambda m: said(m).startswith("The thread of"), "the note to the host"
    )
    assert "another one" in said(told)
    await settled(at.house)
    second = await thread_now(at.house, at.sitting)
    assert second not in (first, "None")
    at.sitting.lobby = second
    board = await table_message(at.bram, at.sitting)
    assert board["attachments"], "the present position stands there"
    await at.until_milestone()

    await at.ana.world("delete-channel", channel=second)
    await at.ana.find(at.ana.dm, lambda m: "deleted again" in said(m), "the second note")
    await settled(at.house)
    assert await thread_now(at.house, at.sitting) == "None"
    assert await at.player.panel() is not None, "the game goes on in private"

    told = await at.ana.slash(TABLES, "/game thread", table=str(at.sitting.table))
    assert said(told) == say("thread-coming", channel=f"<#{TABLES}>")
    await settled(at.house)
    third = await thread_now(at.house, at.sitting)
    at.sitting.lobby = third
    await table_message(at.bram, at.sitting)
    told = await at.ana.slash(TABLES, "/game thread", table=str(at.sitting.table))
    assert said(told) == say("thread-here", thread=f"<#{third}>")
    lobby = await at.ana.with_control(TABLES, f"l:{at.sitting.table}:thread")
    assert said(await at.ana.pressed(lobby, f"l:{at.sitting.table}:thread")) == said(told)
    stranger = said(await at.bram.pressed(lobby, f"l:{at.sitting.table}:thread"))
    assert stranger == say("refused-not-seated", detail="")


async def test_a_call_that_stood_in_a_deleted_thread_stands_in_the_next_one(at: AtTable) -> None:
    await at.ana.settings(dms_open=False)
    await prompt_again(at)
    await call(at.ana, at.sitting.thread)
    await settled(at.house)
    await at.ana.world("delete-channel", channel=at.sitting.thread)
    await at.ana.find(TABLES, lambda m: "The thread of" in said(m), "the note, in the channel")
    await settled(at.house)
    await call(at.ana, await thread_now(at.house, at.sitting))


@pytest.mark.parametrize("code", [50035, 200001])
async def test_a_thread_whose_name_is_refused_gets_a_neutral_one(
    house: House, people: People, table: LocalTable, code: int
) -> None:
    table.hall.faults.add("refuse", "/threads$", method="POST", times=2, code=code)
    sitting = await open_table([people["Ana"]], TABLES, computers=2)
    await settled(house)
    thread = table.hall.world.channels[sitting.thread]
    assert "Ana" not in thread.name
    assert str(sitting.table) in thread.name


async def test_a_servers_word_filter_loses_no_thread_and_no_board(
    house: House, people: People, table: LocalTable
) -> None:
    ana = people["Ana"]
    await ana.world("ban-word", word="*ana*")
    sitting = await open_table([ana], TABLES, computers=2)
    board = await table_message(people["Bram"], sitting)
    assert board["attachments"]
    await settled(house)
    assert await house.store.outbox.depth() == (0, 0)


async def test_a_thread_that_may_not_be_opened_comes_when_the_server_allows_it(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    sitting = await open_lobby(ana, TABLES, seats=3)
    await lobby_press(ana, sitting, "fill")
    rights = ["CREATE_PUBLIC_THREADS"]
    await ana.world("deny", channel=TABLES, rights=rights)
    await house.lobbies.start(sitting.table, int(ana.id))
    await settled(house)
    assert await thread_now(house, sitting) == "None"
    await ana.with_control(ana.dm, prompt_of(sitting))
    await ana.find(ana.dm, lambda m: "Create Public Threads" in said(m), "a note to the host")
    await ana.world("allow", channel=TABLES, rights=rights)
    await house_cog(house).permissions_changed(_guild(house))
    await settled(house)
    assert await thread_now(house, sitting) == sitting.lobby
    assert (await table_message(people["Bram"], sitting))["attachments"]


def _guild(house: House) -> int:
    return house.guilds[0].id


async def test_where_neither_dm_nor_thread_works_the_channel_calls(
    at: AtTable,
) -> None:
    await at.ana.settings(dms_open=False)
    await at.ana.world("deny", channel=TABLES, rights=["SEND_MESSAGES_IN_THREADS"])
    await until_stuck(at)
    called = await call(at.ana, TABLES)
    hand = await at.ana.pressed(called, next(iter(controls(called, "t:"))))
    assert tickets(hand, at.sitting.table)


async def until_stuck(at: AtTable) -> None:
    """Ana answers what she can see, until she sees nothing."""
    while await at.player.panel() is not None:
        await at.player.answer()
        await settled(at.house)


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
    await house_cog(house).permissions_changed(_guild(house))
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


# Reminders


async def test_a_reminder_of_several_tables_gets_to_the_thread_of_each(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    clock = Clock(house)
    sittings = [await open_table([ana], TABLES, computers=2) for _ in range(3)]
    await settled(house)
    await ana.settings(dms_open=False)
    await clock.passes(24 * 3600 + 60)
    for sitting in sittings:
        bells = [m for m in await ana.messages(sitting.thread, 50) if said(m).startswith("🔔")]
        assert len(bells) == 1, "one in each thread"
        assert f"<@{ana.id}>" in said(bells[0])


async def test_a_thread_that_takes_no_reminder_keeps_it_from_no_other(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    clock = Clock(house)
    sittings = [await open_table([ana], TABLES, computers=2) for _ in range(2)]
    await settled(house)
    await ana.settings(dms_open=False)
    await ana.world("lock", channel=sittings[0].thread)
    await clock.passes(24 * 3600 + 60)
    bells = [m for m in await ana.messages(sittings[1].thread, 50) if said(m).startswith("🔔")]
    assert len(bells) == 1


@pytest.mark.parametrize("code", [50083, 50013])
async def test_the_next_reminder_in_a_thread_is_known_though_the_last_one_may_not_be_deleted(
    house: House, people: People, table: LocalTable, code: int
) -> None:
    ana = people["Ana"]
    clock = Clock(house)
    sitting = await open_table([ana], TABLES, computers=2)
    await settled(house)
    await ana.settings(dms_open=False)
    await clock.passes(24 * 3600 + 60)

    async def bells() -> list[Json]:
        return [m for m in await ana.messages(sitting.thread, 50) if said(m).startswith("🔔")]

    (first,) = await bells()
    path = f"/messages/{first['id']}$"
    fault = table.hall.faults.add("refuse", path, method="DELETE", times=1, code=code)
    await clock.passes(48 * 3600)
    assert fault not in table.hall.faults.waiting
    newest = (await bells())[-1]
    assert newest["id"] != first["id"]
    standing = await house.store.clocks.standing(sitting.table, int(ana.id))
    assert [one.message for one in standing] == [int(newest["id"])]
    if code == 50083:
        assert len(await bells()) == 1


async def test_a_reminder_that_got_into_the_thread_is_known_though_it_is_brought_directly_then(
    house: House, people: People, table: LocalTable
) -> None:
    ana = people["Ana"]
    clock = Clock(house)
    sitting = await open_table([ana], TABLES, computers=2)
    await settled(house)
    await ana.settings(dms_open=False)
    await clock.passes(24 * 3600 + 60)

    async def bells() -> list[Json]:
        return [m for m in await ana.messages(sitting.thread, 50) if said(m).startswith("🔔")]

    (first,) = await bells()
    opened = asyncio.Event()

    def open_dms(exchange: Exchange) -> None:
        if exchange.method == "DELETE" and exchange.status == 503:
            opened.set()

    table.hall.on_exchange.append(open_dms)
    path = f"/messages/{first['id']}$"
    fault = table.hall.faults.add("503", path, method="DELETE", times=10_000)
    passing = asyncio.create_task(clock.passes(48 * 3600))
    await opened.wait()
    await ana.settings(dms_open=True)
    await house.store.people.set_dm(int(ana.id), None, closed=False)
    lift(table, fault)
    await passing
    await settled(house)
    standing = await house.store.clocks.standing(sitting.table, int(ana.id))
    in_thread = [one.message for one in standing if one.place == "thread"]
    assert in_thread == [int(bell["id"]) for bell in await bells()]
    assert in_thread != [int(first["id"])]


# Old messages


async def test_the_limit_of_edits_of_old_messages_is_waited_out_and_counts_as_no_try(
    at: AtTable, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    monkeypatch.setattr("cogs.link.refusals.OLD_EDIT_SECONDS", 0.02)
    await at.until_milestone()
    await at.fail("refuse", r"/messages/\d+$", method="PATCH", code=30046, times=30)
    await at.until_milestone()
    await at.check()
    tries = [r.getMessage() for r in caplog.records if "later, in" in r.getMessage()]
    assert len(tries) >= 20
    assert not any("try 5" in text for text in tries)


# Servers


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
    await settled_after_invitation(house, at)
    assert not await house.store.people.dms_closed(int(at.ana.id))
    await at.until_milestone()
    await at.check()


async def settled_after_invitation(house: House, at: AtTable) -> None:
    await at.ana.with_control(at.ana.dm, prompt_of(at.sitting))
    await settled(house)


# Somebody slow


async def test_a_slow_person_delays_nobody_else(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    """Twenty newcomers whose direct messages Discord is slow to open, and a table of others."""
    host = people["Bram"]
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        known = await open_table([people["Ana"]], TABLES, computers=2)
        await settled(house)
        no_limit = (_guild(house), "server")
        await house.store.write(
            lambda c: c.execute("INSERT INTO limits VALUES (?, ?, NULL, NULL)", no_limit).rowcount
        )
        gate = asyncio.Event()
        table.hall.faults.add("delay", "/users/@me/channels$", times=1000, gate=gate)
        try:
            for number in range(20):
                person = 5_000_000_000_000_000_000 + number
                await house.lobbies.open(
                    game=_game(house),
                    options={},
                    wanted=3,
                    guild=_guild(house),
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


def _game(house: House) -> str:
    return next(iter(house.adapter.games))


# The outbox and the host


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


async def test_a_thread_that_is_to_be_opened_while_the_bot_is_sent_away_comes_with_it(
    house: House, people: People, caplog: pytest.LogCaptureFixture
) -> None:
    ana = people["Ana"]
    sitting = await open_lobby(ana, TABLES, seats=3)
    await lobby_press(ana, sitting, "fill")
    await settled(house)
    away = asyncio.create_task(house.wait_for("guild_remove"))
    await asyncio.sleep(0)  # it listens
    await ana.world("kick-bot")
    await away
    await house.lobbies.start(sitting.table, int(ana.id))
    await settled(house)
    assert not [record for record in caplog.records if record.exc_info]
    await ana.world("invite-bot")
    await table_message(ana, sitting)


# What the bot did right before it stopped


async def prompts(at: AtTable) -> list[Json]:
    """Ana's direct messages with a question that can be answered."""
    return [m for m in await at.ana.messages(at.ana.dm, 100) if controls(m, "q:")]


async def known_panel(at: AtTable) -> Panel:
    """As it is written down."""
    table, person = at.sitting.table, int(at.ana.id)
    seat = (await at.house.adapter.table(table)).seat_of(person)
    panel = await at.house.store.panels.get(table, seat or 0, person)
    assert panel is not None
    return panel


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
            if not sight.open:
                break
            asked = sight.open[0]
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
    assert not await prompts(at)


async def settled_alone(at: AtTable) -> None:
    """Until all is told, while nobody else plays."""
    async with asyncio.timeout(30):
        while (await at.house.store.outbox.depth())[0]:
            await at.house.courier.settle()
            await asyncio.sleep(0.01)


async def test_a_prompt_that_could_not_be_edited_when_the_call_came_loses_its_controls_later(
    at: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.link.refusals.OLD_EDIT_SECONDS", 0.02)
    before = await known_panel(at)
    await at.ana.settings(dms_open=False)
    await at.house.store.people.set_dm(int(at.ana.id), None, closed=True)
    path = rf"/channels/{at.ana.dm}/messages/{before.message}$"
    at.table.hall.faults.add("refuse", path, method="PATCH", code=30046)
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
    """Also where the one that is known cannot be edited."""
    monkeypatch.setattr("cogs.link.refusals.OLD_EDIT_SECONDS", 0.02)
    before = await known_panel(at)
    await prompt_again(at)
    await settled(at.house)
    assert (await known_panel(at)).message > before.message
    await at.house.store.panels.save(before)
    if code is not None:
        path = rf"/channels/{at.ana.dm}/messages/{before.message}$"
        at.table.hall.faults.add("refuse", path, method="PATCH", times=10, code=code)
    for _ in range(3):
        await at.answers(1)
        assert len(await prompts(at)) <= 1
        assert (await known_panel(at)).message > before.message
    assert not [record for record in caplog.records if record.exc_info]
    await at.check()


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
