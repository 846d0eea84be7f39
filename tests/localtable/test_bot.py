"""What a real discord.py bot may ask besides what Meadhall asks today."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from localtable import people
from localtable.first_world import ANA, BRAM, CARLOS, LOUNGE, TABLES
from tests.e2e.people import Person
from tests.localtable import deeds
from tests.localtable.small_bot import SmallBot
from tests.localtable.stand_in import StandIn


async def test_messages_are_pinned_listed_and_unpinned(bot: SmallBot, table: StandIn) -> None:
    channel = bot.channel(TABLES)
    one, two, three = [await channel.send(words) for words in ("one", "two", "three")]
    deeds.do(table, "deny", channel=TABLES, rights=["PIN_MESSAGES"])
    with pytest.raises(discord.Forbidden):
        await one.pin()
    deeds.do(table, "allow", channel=TABLES, rights=["PIN_MESSAGES"])
    for message in (two, one, three):
        await message.pin()
        table.clock.ahead_ms += 10
    pins = [pin async for pin in channel.pins()]
    assert [pin.content for pin in pins] == ["three", "one", "two"]
    later = [pin async for pin in channel.pins(limit=1, before=pins[0].pinned_at)]
    assert [pin.content for pin in later] == ["one"]
    await one.unpin()
    await three.delete()
    assert [pin.content async for pin in channel.pins()] == ["two"]
    notices = [m async for m in channel.history() if m.type is discord.MessageType.pins_add]
    assert [m.reference and m.reference.message_id for m in notices] == [three.id, one.id, two.id]
    deeds.do(table, "deny", channel=TABLES, rights=["READ_MESSAGE_HISTORY"])
    assert [pin async for pin in channel.pins()] == []


async def test_the_application_is_described_and_installed_as_the_bot_says(
    bot: SmallBot, table: StandIn
) -> None:
    before = await bot.application_info()
    assert (before.owner.name, before.description) == ("sunniva", "")
    rights = discord.Permissions(send_messages=True)
    install: Any = {"guild_install_scopes": ["bot"], "guild_install_permissions": rights}
    after = await before.edit(description="Heavy games", tags=["games"], **install)
    assert (after.description, after.tags) == ("Heavy games", ["games"])
    said = await bot.application_info()
    assert said.guild_integration_config is not None
    assert said.guild_integration_config.oauth2_install_params.permissions == rights
    await said.edit(description=None)
    assert (await bot.application_info()).description == ""
    endpoint = {"interactions_endpoint_url": "https://example.org"}
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.request(discord.http.Route("PATCH", "/applications/@me"), json=endpoint)
    assert refused.value.code == 50035


def menu(table: StandIn, name: str) -> str:
    return next(str(c["id"]) for c in table.world.commands.values() if c["name"] == name)


async def test_commands_of_a_persons_and_a_messages_menu(
    bot: SmallBot, table: StandIn, ana: Person, bram: Person
) -> None:
    who, where = (table.world.people[ANA], table.world.channels[TABLES])
    used = people.use_on(table, who, where, menu(table, "Greet"), CARLOS)
    await ana.settle(used.id)
    assert [m["content"] for m in await ana.messages(TABLES)] == [f"Hello <@{CARLOS}>"]
    assert await bram.messages(TABLES) == []
    said = (await bram.ask("say", channel=TABLES, content="My turn"))["id"]
    used = people.use_on(table, who, where, menu(table, "Quote"), said)
    await ana.settle(used.id)
    [_, answer] = await bram.messages(TABLES)
    assert answer["content"] == f"<@{BRAM}>: My turn in {TABLES}"
    for name, target in (("Greet", "1"), ("Quote", CARLOS), ("Quote", answer["id"] + "1")):
        with pytest.raises(people.CannotDo):
            people.use_on(table, who, where, menu(table, name), target)
    elsewhere = table.world.channels[LOUNGE]
    with pytest.raises(people.CannotDo, match="another channel"):
        people.use_on(table, who, elsewhere, menu(table, "Quote"), said)
    with pytest.raises(people.CannotDo, match="no such command"):
        people.use_on(table, who, where, menu(table, "silent"), CARLOS)
    with pytest.raises(people.CannotDo, match="no such command"):
        people.use_command(table, who, where, menu(table, "Greet"), [], {})
