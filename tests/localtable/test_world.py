"""What the local table shows survives its restart, however it ended; and who may do what."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import discord

from localtable import rights
from localtable.first_world import ANA, BRAM, DUARTE, GUILD, LOUNGE, QUIET, REGULARS, TABLES
from localtable.server import LocalTable
from localtable.world import Json, World
from tests.e2e.people import people_at
from tests.localtable.small_bot import ALT, board_file, running
from tests.localtable.stand_in import stand_in


async def test_everything_is_there_again_after_a_restart(
    tmp_path: Path, session: aiohttp.ClientSession
) -> None:
    async with (
        stand_in(data_dir=tmp_path) as table,
        running(table) as bot,
        people_at(table) as people,
    ):
        ana = people["Ana"]
        await ana.ask("person", locale="pt-BR", dms_open=False)
        files = [board_file("a.png"), board_file("b c.png")]
        message = await bot.channel(TABLES).send("A table", files=files, nonce="row-1")
        gone = message.attachments[0].url
        await message.edit(attachments=[message.attachments[1]])
        thread = await message.create_thread(name="Table 1")
        await thread.add_user(discord.Object(int(BRAM)))
        inside = await thread.send("Inside")
        await inside.edit(content="Inside, later")
        await (await thread.send("Gone")).delete()
        await thread.edit(archived=True, name="Over")
        await ana.settle(await ana.types(TABLES, "/play card", which="card 3"))
        before, within = await ana.state(TABLES, commands=True), await ana.messages(str(thread.id))
        assert [m["content"] for m in within] == ["", "", "Inside, later", "Over"]
        async with session.get(gone) as response:
            assert response.status == 404, "what an edit does not list goes"
    async with stand_in(data_dir=tmp_path) as table, people_at(table) as people:
        ana = people["Ana"]
        after = await ana.state(TABLES, commands=True)
        for part in ("guild", "commands"):
            assert after[part] == before[part]
        hers = next(one for one in after["people"] if one["id"] == ANA)
        assert (hers["locale"], hers["dms_open"]) == ("pt-BR", False)
        assert [c["name"] for c in after["channels"]] == [c["name"] for c in before["channels"]]
        [message_now] = after["messages"]
        assert message_now["content"] == "A table", "what one person saw goes with the interaction"
        assert [m["id"] for m in await ana.messages(str(thread.id))] == [m["id"] for m in within]
        [file] = message_now["attachments"]
        assert (file["filename"], file["description"], file["width"]) == ("b_c.png", ALT, 1200)
        assert file["url"].startswith(table.url)
        async with session.get(file["url"]) as response:
            assert await response.read() == board_file().fp.read()
        async with running(table) as bot:
            again = await bot.channel(TABLES).send("A table", nonce="row-1")
            assert again.id == message.id, "the nonce is remembered"
            assert (await bot.channel(TABLES).send("New")).id > inside.id, "ids go on growing"


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
    table.world.close()
    assert written == ["fr"]


def given(table: LocalTable, person: str, channel: str = LOUNGE) -> discord.Permissions:
    world = table.world
    return rights.rights(world, world.people[person], world.channels[channel])


def overwrite(id_: str, *, allow: str = "", deny: str = "") -> Json:
    yes, no = rights.named(allow).value, rights.named(deny).value
    return {"id": id_, "type": 0, "allow": str(yes), "deny": str(no)}


def test_rights_add_up_and_a_channel_overrules_them_in_order_but_not_the_owners() -> None:
    table = LocalTable("http://a")
    bot = table.world.bot["id"]
    assert given(table, bot).send_messages
    assert not given(table, bot, QUIET).send_messages
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
    over[:] = [overwrite(GUILD, deny="view_channel")]
    assert not given(table, BRAM).value, "who does not see a channel can do nothing there"
    world, everything = table.world, discord.Permissions.all()
    assert given(table, world.guild["owner_id"]) == everything
    world.roles[REGULARS]["permissions"] = str(rights.named("administrator").value)
    assert given(table, ANA) == everything
    world.people[ANA]["_member"] = None
    assert not given(table, ANA).value
