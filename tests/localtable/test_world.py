"""What the local table shows survives its restart, however it ended; and who may do what."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import discord
import pytest

from localtable import rights
from localtable.first_world import ANA, BRAM, DUARTE, GUILD, LOUNGE, REGULARS, TABLES
from localtable.server import LocalTable, OldWorldError
from localtable.world import Json, World
from tests.localtable.page import Page
from tests.localtable.small_bot import PIXEL, SmallBot, picture, running
from tests.localtable.stand_in import stand_in


def tables(bot: SmallBot) -> discord.TextChannel:
    channel = bot.get_channel(int(TABLES))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_everything_is_there_again_after_a_restart(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    async with stand_in(data_dir=tmp_path) as table, running(table) as bot:
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
    async with stand_in(data_dir=tmp_path) as table:
        ana = Page(table, session, ANA)
        after = await ana.state(TABLES)
        for part in ("people", "guild", "commands"):
            assert after[part] == before[part]
        assert [c["name"] for c in after["channels"]] == [c["name"] for c in before["channels"]]
        said = [m["content"] for m in after["messages"]]
        assert said == ["A table"], "what one person saw goes with the interaction"
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


def test_each_change_is_written_down_before_it_is_told(tmp_path: Path) -> None:
    table = LocalTable("http://a", tmp_path)
    written: list[str] = []

    def look(_: object) -> None:
        other = World(tmp_path, "http://a", table.clock)
        written.append(other.people[ANA]["_locale"])
        other.close()

    table.on_change.append(look)
    table.world.people.put(table.world.people[ANA] | {"_locale": "fr"})
    table.changed()
    table.close()
    assert written == ["fr"]


def test_a_world_of_an_earlier_version_is_refused_with_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "journal.jsonl").write_text("{}\n")
    with pytest.raises(OldWorldError, match=f"{tmp_path}.*delete it.*database"):
        LocalTable("http://a", tmp_path)


def given(table: LocalTable, person: str) -> discord.Permissions:
    world = table.world
    return rights.rights(world, world.people[person], world.channels[LOUNGE])


def overwrite(id_: str, *, allow: str = "", deny: str = "") -> Json:
    yes, no = rights.named(allow).value, rights.named(deny).value
    return {"id": id_, "type": 0, "allow": str(yes), "deny": str(no)}


def test_rights_of_roles_add_up_and_a_channel_overrules_them_in_order() -> None:
    table = LocalTable("http://a")
    assert given(table, ANA).send_messages
    assert not given(table, DUARTE).send_messages
    over = table.world.channels[LOUNGE]["permission_overwrites"]
    over.append(overwrite(GUILD, deny="send_messages"))
    assert not given(table, ANA).send_messages, "denied to everybody"
    over.append(overwrite(REGULARS, allow="send_messages"))
    assert given(table, ANA).send_messages, "a role's allowance beats everybody's denial"
    over.append(overwrite(ANA, deny="send_messages"))
    assert not given(table, ANA).send_messages, "a person's own denial beats the role's"
    assert given(table, BRAM).send_messages
    over[:] = [overwrite(DUARTE, deny="view_channel")]
    assert not given(table, DUARTE).value, "who does not see a channel can do nothing there"


def test_owners_and_administrators_can_do_everything() -> None:
    table = LocalTable("http://a")
    world, everything = table.world, discord.Permissions.all()
    world.channels[LOUNGE]["permission_overwrites"].append(overwrite(GUILD, deny="view_channel"))
    assert given(table, world.guild["owner_id"]) == everything
    world.roles[REGULARS]["permissions"] = str(rights.named("administrator").value)
    assert given(table, ANA) == everything
    world.people[ANA]["_member"] = None
    assert not given(table, ANA).value
