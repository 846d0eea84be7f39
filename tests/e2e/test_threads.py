"""Threads that sleep, are locked, deleted, or may not be opened: a table always gets one again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.e2e.attable import AtTable, call
from tests.e2e.exchange import Exchange, StandIn
from tests.e2e.house import House, house_at
from tests.e2e.people import TABLES, People, Person, controls, said
from tests.e2e.play import Sitting, at_table, lobby_press, open_lobby, open_table, table_message
from tests.e2e.starting import Log
from texts import own_words

say = own_words("en")
NEWS_THREAD, PINNED = 10, 6
pytestmark = pytest.mark.usefixtures("short_rests")


def thread_now(house: House, sitting: Sitting) -> str:
    return str(house.table(sitting).thread)


async def full_lobby(ana: Person) -> Sitting:
    sitting = await open_lobby(ana, TABLES, seats=3)
    await lobby_press(ana, sitting, "fill")
    return sitting


async def test_a_thread_that_sleeps_is_woken_and_one_that_is_locked_is_left(at: AtTable) -> None:
    await at.until_milestone()
    await at.ana.world("archive", channel=at.thread)
    await at.house.is_due(at.sitting, "table")
    await at.answers(1)
    assert await at.house.outbox() == (0, 0)
    await at.check()
    await at.ana.world("lock", channel=at.thread)
    await at.answers(4)
    assert sum("Manage Threads" in line for line in await at.ana.lines(at.ana.dm)) == 1


async def test_a_deleted_thread_comes_again_once_and_after_that_when_asked(at: AtTable) -> None:
    """As does the call that stood there."""
    ana, number, first = at.ana, at.sitting.table, at.thread
    await ana.settings(dms_open=False)
    await at.panel_due(fresh=True)
    await call(ana, first)
    await at.house.settled()
    await ana.world("delete-channel", channel=first)
    assert "another one" in said(await ana.reads(TABLES, "The thread of"))
    await at.house.settled()
    second = at.sitting.lobby = thread_now(at.house, at.sitting)
    assert second not in (first, "None")
    await call(ana, second)
    await ana.settings(dms_open=True)
    await at.house.dms_known(ana, closed=False)
    board = await table_message(at.bram, at.sitting)
    assert board["attachments"], "the present position stands there"

    await ana.world("delete-channel", channel=second)
    await ana.reads(ana.dm, "deleted again")
    await at.house.settled()
    assert thread_now(at.house, at.sitting) == "None"
    lobby = await ana.reads(TABLES, say("lobby-no-thread"))
    assert lobby["id"] == second
    assert "<#" not in said(lobby)

    told = await ana.slash(TABLES, "/game thread", table=str(number))
    assert said(told) == say("thread-coming", channel=f"<#{TABLES}>")
    await at.house.settled()
    third = at.sitting.lobby = thread_now(at.house, at.sitting)
    await table_message(at.bram, at.sitting)
    await ana.reads(TABLES, say("lobby-started", thread=f"<#{third}>"))
    told = await ana.slash(TABLES, "/game thread", table=str(number))
    assert said(told) == say("thread-here", thread=f"<#{third}>")
    lobby = await ana.with_control(TABLES, f"l:{number}:thread")
    assert said(await ana.pressed(lobby, f"l:{number}:thread")) == said(told)
    stranger = await at.bram.refused(lobby, f"l:{number}:thread")
    assert stranger == say("refused-not-seated", detail="")
    await at.until_milestone()


async def test_a_thread_that_was_deleted_while_the_bot_was_away_comes_again(
    table: StandIn, people: People, tmp_path: Path
) -> None:
    ana, database = people["Ana"], tmp_path / "bot.sqlite3"
    async with house_at(table, database) as house:
        sitting = await at_table(house, people, "Ana", computers=2)
    await ana.world("delete-channel", channel=sitting.thread)
    async with house_at(table, database) as house:
        await house.says(sitting)
        await house.settled()
        assert thread_now(house, sitting) not in (sitting.thread, "None")


async def pinned(at: AtTable) -> list[str]:
    """What is pinned in the thread; nobody reads a notice of it."""
    posts = await at.posts()
    assert [m for m in posts if m["type"] == PINNED] == []
    return [m["id"] for m in posts if m["pinned"]]


async def test_the_board_is_pinned_where_the_bot_may(at: AtTable, log: Log) -> None:
    for _ in range(2):
        assert await pinned(at) == [(await table_message(at.bram, at.sitting))["id"]]
        await at.until_milestone()
    before = await pinned(at)
    at.exchange.requests.clear()
    await at.house.is_due(at.sitting, "pin")
    await at.house.settled()
    assert at.exchange.sent(path="/pins/") == [], "once is enough, after a restart as well"
    at.exchange.requests.clear()
    refusal = at.exchange.refuse("/pins/", 50013, method="PUT")
    for _ in range(2):
        await at.until_milestone()
    at.exchange.lift(refusal)
    assert len(at.exchange.sent("PUT", "/pins/")) == 1, "refused once, it is not tried again"
    assert len(log.lines("is not pinned")) == 1
    assert await pinned(at) == before
    assert await at.house.outbox() == (0, 0)


async def test_a_board_is_pinned_once_it_has_stood_for_a_while(
    table: StandIn, exchange: Exchange, people: People, tmp_path: Path
) -> None:
    """Of those that came and went meanwhile nothing is left, and nobody waits for it."""
    database = tmp_path / "bot.sqlite3"
    async with house_at(table, database, follow_seconds=10) as house:
        sitting = await at_table(house, people, "Ana", computers=2)
        at = AtTable(house, people, exchange, sitting)
        for _ in range(2):
            await at.until_milestone()
            assert await house.outbox() == (0, 0)
            assert await house.posts() == [("pin", None)]
        assert exchange.sent(path="/pins/") == []
    async with house_at(table, database) as house:
        at = AtTable(house, people, exchange, sitting)
        await house.settled()
        assert await pinned(at) == [(await table_message(at.bram, sitting))["id"]]
        assert len(exchange.sent("PUT", "/pins/")) == 1
        assert await house.posts() == []


@pytest.mark.usefixtures("larder")
async def test_what_is_under_way_has_a_message_of_its_own_as_long_as_it_lasts(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As an attack has: here, that something is to be tasted."""

    house.tasting_is_under_way(monkeypatch)
    sitting = await at_table(house, people, "Ana", "Bram", game="larder")
    ana = people["Ana"]

    async def shown() -> list[str]:
        await house.settled()
        posts = await ana.messages(sitting.thread, 1000)
        return [said(m) for m in posts if "under-way" in str(m["attachments"])]

    for person in sitting.people:
        await house.answer(sitting, person)
    assert await shown() == []
    person = house.awaited(sitting)
    await house.answer(sitting, person)
    (told,) = await shown()
    assert f"**{person.name}**" in told
    await house.is_due(sitting, "table")
    assert await shown() == [told], "it is edited, and stands once"
    await house.answer(sitting, house.awaited(sitting))
    assert await shown() == [], "the post of the turn tells it"


@pytest.mark.usefixtures("larder")
async def test_the_post_of_a_turn_that_was_taken_back_becomes_one_line(
    house: House, people: People
) -> None:
    sitting = await at_table(house, people, "Ana", "Bram", game="larder")
    for person in sitting.people:
        await house.answer(sitting, person)
    await house.settled()
    person = house.awaited(sitting)
    await house.answer(sitting, person, "nothing")
    await house.settled()
    post = await table_message(person, sitting)
    await person.pressed(post, f"t:{sitting.table}:undo")
    await house.settled()
    folded = await person.again(post)
    assert said(folded).startswith("~~")
    assert said(folded).endswith(f"taken back by **{person.name}**")
    assert not folded["attachments"]
    assert not controls(folded)
    now = await table_message(person, sitting)
    assert now["attachments"]
    assert f"<@{person.id}>" in said(now), "whose move it is stands below it"


@pytest.mark.parametrize("code", [50035, 200001, None])
async def test_a_thread_whose_name_is_refused_gets_a_neutral_one(
    house: House, people: People, exchange: Exchange, code: int | None
) -> None:
    ana = people["Ana"]
    if code is None:
        await ana.world("ban-word", word="*ana*")
    else:
        exchange.refuse("/threads$", code, method="POST", times=2)
    sitting = await open_table([ana], TABLES, computers=2)
    assert (await table_message(people["Bram"], sitting))["attachments"]
    await house.settled()
    thread = await ana.channel(sitting.thread)
    assert thread is not None
    assert "Ana" not in thread["name"]
    assert str(sitting.table) in thread["name"]
    assert await house.outbox() == (0, 0)


async def test_a_thread_comes_once_it_may_be_opened(house: House, people: People, log: Log) -> None:
    ana = people["Ana"]
    sitting = await full_lobby(ana)
    rights = ["CREATE_PUBLIC_THREADS"]
    await ana.world("deny", channel=TABLES, rights=rights)
    await house.start(sitting)
    await house.settled()
    assert thread_now(house, sitting) == "None"
    await ana.with_control(ana.dm, f"q:{sitting.table}:")
    await ana.reads(ana.dm, "Create Public Threads")
    lobby = await ana.reads(TABLES, say("lobby-no-thread"))
    assert "<#" not in said(lobby)
    await ana.world("allow", channel=TABLES, rights=rights)
    await house.rights_changed()
    await house.settled()
    assert thread_now(house, sitting) == sitting.lobby
    await ana.reads(TABLES, say("lobby-started", thread=f"<#{sitting.lobby}>"))
    assert (await table_message(people["Bram"], sitting))["attachments"]

    sitting = await full_lobby(ana)
    await house.settled()
    away = house.hears("guild_remove")
    await asyncio.sleep(0)  # it listens
    await ana.world("kick-bot")
    await away
    await house.start(sitting)
    await house.settled()
    assert not [record for record in log.records if record.exc_info]
    await ana.world("invite-bot")
    await table_message(ana, sitting)


async def test_news_channels_have_tables(house: House, people: People, exchange: Exchange) -> None:
    ana = people["Ana"]
    await ana.world("announcements", channel=TABLES)
    sitting = await open_table([ana], TABLES, computers=2)
    await house.settled()
    thread = await ana.channel(sitting.thread)
    assert thread is not None
    assert thread["type"] == NEWS_THREAD
    other = await full_lobby(ana)
    await ana.world("delete-message", message=other.lobby)
    await house.start(other)
    await house.settled()
    alone = exchange.sent("POST", rf"/channels/{TABLES}/threads$")
    assert [request.status for request in alone] == [201]
    assert thread_now(house, other) != "None", "also where its lobby was deleted"
