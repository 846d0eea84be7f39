"""What the local table shows survives its restart, however it ended."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import discord

from localtable.hall.hall import Hall
from localtable.server import serve
from localtable.world.clock import Clock
from localtable.world.first_world import ANA, BRAM, TABLES
from localtable.world.world import Message, World
from tests.localtable.page import Page
from tests.localtable.small_bot import PIXEL, SmallBot, picture, running


def tables(bot: SmallBot) -> discord.TextChannel:
    channel = bot.get_channel(int(TABLES))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_everything_is_there_again_after_a_restart(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    async with serve(data_dir=tmp_path) as table, running(table) as bot:
        ana = Page(table, session, ANA)
        await ana.ask("person", locale="pt-BR", dms_open=False)
        message = await tables(bot).send("A table", file=picture("b.png"), nonce="row-1")
        thread = await message.create_thread(name="Table 1")
        await thread.add_user(discord.Object(int(BRAM)))
        inside = await thread.send("Inside")
        await inside.edit(content="Inside, later")
        gone = await thread.send("Gone")
        await gone.delete()
        await ana.settled(await ana.command(TABLES, "/hand"))
        await ana.until(TABLES, lambda m: m["content"] == "And more")
        before = await ana.state(TABLES)
        within = await ana.messages(str(thread.id))
    async with serve(data_dir=tmp_path) as table:
        ana = Page(table, session, ANA)
        after = await ana.state(TABLES)
        for part in ("people", "guild", "channels", "commands"):
            assert after[part] == before[part]
        assert [m["id"] for m in after["messages"]] == [m["id"] for m in before["messages"]]
        assert [m["content"] for m in after["messages"]] == ["A table", "Your hand", "And more"]
        assert [m["content"] for m in await ana.messages(str(thread.id))] == [
            m["content"] for m in within
        ]
        url = after["messages"][0]["attachments"][0]["url"]
        assert url.startswith(table.url)
        async with session.get(url) as response:
            assert await response.read() == PIXEL
        async with running(table) as bot:
            again = await tables(bot).send("A table", nonce="row-1")
            assert again.id == message.id, "the nonce is remembered"
            fresh = await tables(bot).send("New")
            assert fresh.id > inside.id, "ids go on growing"


async def test_ephemeral_messages_go_with_their_quarter_of_an_hour(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    hall.clock.ahead_ms = -16 * 60_000
    old = Message(hall.clock.next_id(), TABLES, hall.world.application_id, seen_by=ANA)
    hall.clock.ahead_ms = 0
    new = Message(hall.clock.next_id(), TABLES, hall.world.application_id, seen_by=ANA)
    hall.world.put(old)
    hall.world.put(new)
    hall.close()
    again = Hall(tmp_path)
    assert [m.id for m in again.world.in_channel(TABLES)] == [new.id]
    again.close()


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    for text in ("one", "two"):
        id_ = hall.clock.next_id()
        hall.world.put(Message(id_, TABLES, hall.world.application_id, content=text))
    hall.close()
    journal = tmp_path / "journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-20])
    again = Hall(tmp_path)
    assert [m.content for m in again.world.in_channel(TABLES)] == ["one"]
    id_ = again.clock.next_id()
    again.world.put(Message(id_, TABLES, again.world.application_id, content="three"))
    again.close()
    last = Hall(tmp_path)
    assert [m.content for m in last.world.in_channel(TABLES)] == ["one", "three"]
    last.close()


def test_each_change_is_in_the_file_before_it_is_told(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    id_ = hall.clock.next_id()
    hall.world.put(Message(id_, TABLES, hall.world.application_id, content="kept"))
    # Nothing is closed: as if the process ended here.
    again = World(Clock(), tmp_path)
    again.load()
    assert again.messages[id_].content == "kept"
    hall.close()
    again.journal.close()


def test_a_start_writes_only_what_there_is(tmp_path: Path) -> None:
    hall = Hall(tmp_path)
    message = Message(hall.clock.next_id(), TABLES, hall.world.application_id)
    for number in range(500):
        message.content = str(number)
        hall.world.put(message)
    hall.close()
    long = (tmp_path / "journal.jsonl").stat().st_size
    again = Hall(tmp_path)
    assert again.world.messages[message.id].content == "499"
    assert (tmp_path / "journal.jsonl").stat().st_size < long / 10
    again.close()
