"""Threads that sleep, are locked, deleted, or may not be opened: a table always gets one again."""

from __future__ import annotations

import asyncio

import pytest

from cogs.frame.house import House
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from tests.e2e.attable import AtTable
from tests.e2e.calls import call, house_cog, prompt_again, prompt_of, thread_now
from tests.e2e.exchange import Exchange
from tests.e2e.people import People, said
from tests.e2e.play import (
    lobby_press,
    open_lobby,
    open_table,
    table_message,
)
from tests.e2e.runs import settled
from texts import own_words

say = own_words("en")
NEWS_THREAD = 10
pytestmark = pytest.mark.usefixtures("short_rests")


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
    lobby = await at.ana.reads(TABLES, say("lobby-no-thread"))
    assert lobby["id"] == second
    assert "<#" not in said(lobby)

    told = await at.ana.slash(TABLES, "/game thread", table=str(at.sitting.table))
    assert said(told) == say("thread-coming", channel=f"<#{TABLES}>")
    await settled(at.house)
    third = await thread_now(at.house, at.sitting)
    at.sitting.lobby = third
    await table_message(at.bram, at.sitting)
    await at.ana.reads(TABLES, say("lobby-started", thread=f"<#{third}>"))
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
    lobby = await ana.reads(TABLES, say("lobby-no-thread"))
    assert "<#" not in said(lobby)
    await ana.world("allow", channel=TABLES, rights=rights)
    await house_cog(house).permissions_changed(house.guilds[0].id)
    await settled(house)
    assert await thread_now(house, sitting) == sitting.lobby
    await ana.reads(TABLES, say("lobby-started", thread=f"<#{sitting.lobby}>"))
    assert (await table_message(people["Bram"], sitting))["attachments"]


async def test_a_table_may_be_in_an_announcement_channel(
    house: House, people: People, exchange: Exchange
) -> None:
    ana = people["Ana"]
    await ana.world("announcements", channel=TABLES)
    sitting = await open_table([ana], TABLES, computers=2)
    await settled(house)
    (thread,) = [c for c in (await ana.state())["channels"] if c["id"] == sitting.thread]
    assert thread["type"] == NEWS_THREAD
    other = await open_lobby(ana, TABLES, seats=3)
    await lobby_press(ana, other, "fill")
    await ana.world("delete-message", message=other.lobby)
    await house.lobbies.start(other.table, int(ana.id))
    await settled(house)
    alone = exchange.sent("POST", rf"/channels/{TABLES}/threads$")
    assert [request.status for request in alone] == [201]
    assert await thread_now(house, other) != "None", "also where its lobby was deleted"


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
