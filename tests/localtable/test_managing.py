"""What a bot with more rights does: channels, rights, threads, lists. And that it needs them."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from localtable.hall.hall import Hall
from localtable.server import LocalTable
from localtable.world import permissions
from localtable.world.first_world import (
    ANA,
    BOT_ROLE,
    BRAM,
    DUARTE,
    GUILD,
    LOUNGE,
    REGULARS,
    TABLES,
)
from localtable.world.world import Overwrite
from tests.localtable.conftest import Raw
from tests.localtable.page import Page, PageError
from tests.localtable.small_bot import SmallBot


@pytest.fixture
def mighty(bot: SmallBot, table: LocalTable) -> SmallBot:
    table.hall.world.roles[BOT_ROLE].permissions = permissions.EVERYTHING
    return bot


def channel_of(bot: SmallBot, id_: str = TABLES) -> discord.TextChannel:
    channel = bot.get_channel(int(id_))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_channels_are_made_changed_and_removed(mighty: SmallBot, ana: Page) -> None:
    guild = mighty.guilds[0]
    made = await guild.create_text_channel("games", topic="Old")
    await made.edit(name="boards", topic="New")
    shown = {c["id"]: c["name"] for c in (await ana.state())["channels"]}
    assert shown[str(made.id)] == "boards"
    assert made.id in [channel.id for channel in await guild.fetch_channels()]
    await made.set_permissions(guild.default_role, view_channel=False)
    with pytest.raises(PageError):
        await ana.messages(str(made.id))
    await made.set_permissions(guild.default_role, overwrite=None)
    assert await ana.messages(str(made.id)) == []
    await made.delete()
    assert str(made.id) not in {c["id"] for c in (await ana.state())["channels"]}


async def test_threads_are_listed_joined_left_and_locked(mighty: SmallBot, ana: Page) -> None:
    channel = channel_of(mighty)
    thread = await channel.create_thread(name="Open", type=discord.ChannelType.public_thread)
    assert [t.id for t in await mighty.guilds[0].active_threads()] == [thread.id]
    await thread.leave()
    await thread.join()
    await thread.add_user(discord.Object(int(ANA)))
    await thread.remove_user(discord.Object(int(ANA)))
    await thread.edit(name="Closed")
    await thread.edit(archived=True, locked=True)
    assert [t.id async for t in channel.archived_threads()] == [thread.id]
    assert await mighty.guilds[0].active_threads() == []
    found = await mighty.fetch_channel(thread.id)
    assert isinstance(found, discord.Thread)
    assert (found.name, found.locked, found.archived) == ("Closed", True, True)
    shown = next(c for c in (await ana.state())["channels"] if c["id"] == str(thread.id))
    assert shown["locked"]
    assert not shown["can_send"]
    await found.edit(archived=False)
    await found.delete()
    assert str(thread.id) not in {c["id"] for c in (await ana.state())["channels"]}


async def test_messages_of_others_are_removed_one_by_one_and_together(
    mighty: SmallBot, ana: Page
) -> None:
    channel = channel_of(mighty)
    for word in ("one", "two", "three"):
        await ana.ask("say", channel=TABLES, content=word)
    messages = [message async for message in channel.history()]
    await messages[0].delete()
    await channel.delete_messages(messages[1:])
    assert await ana.messages(TABLES) == []


async def test_the_server_its_roles_and_people(bot: SmallBot) -> None:
    guild = await bot.fetch_guild(int(GUILD))
    assert guild.approximate_member_count == 6
    assert [g.id async for g in bot.fetch_guilds()] == [int(GUILD)]
    assert {role.name for role in await guild.fetch_roles()} >= {"Regulars", "Meadhall"}
    member = await guild.fetch_member(int(ANA))
    assert (member.display_name, [role.name for role in member.roles][1:]) == ("Ana", ["Regulars"])
    with pytest.raises(discord.NotFound) as nobody:
        await guild.fetch_member(5)
    assert nobody.value.code == 10013
    info = await bot.application_info()
    assert info.id == bot.application_id


NEEDS: list[tuple[str, str, Any]] = [
    ("POST", f"/guilds/{GUILD}/channels", {"name": "x"}),
    ("PATCH", f"/channels/{TABLES}", {"name": "x"}),
    ("DELETE", f"/channels/{TABLES}", None),
    ("PUT", f"/channels/{TABLES}/permissions/{REGULARS}", {"type": 0}),
    ("PUT", f"/channels/{TABLES}/messages/pins/{{}}", None),
    ("DELETE", f"/channels/{TABLES}/messages/{{}}", None),
    ("POST", f"/channels/{TABLES}/messages/bulk-delete", {"messages": ["1", "2"]}),
    ("PUT", f"/channels/{TABLES}/messages/{{}}/reactions/%F0%9F%91%8D/@me", None),
]


@pytest.mark.parametrize(("method", "path", "body"), NEEDS)
async def test_what_the_bot_was_not_given_it_may_not_do(
    raw: Raw, ana: Page, method: str, path: str, body: Any
) -> None:
    message = (await ana.ask("say", channel=TABLES, content="Ana's"))["id"]
    status, said = await raw(method, path.format(message), body)
    assert (status, said["code"]) == (403, 50013)


async def test_nobody_changes_what_others_wrote(raw: Raw, ana: Page) -> None:
    message = (await ana.ask("say", channel=TABLES, content="Ana's"))["id"]
    path = f"/channels/{TABLES}/messages/{message}"
    assert (await raw("PATCH", path, {"content": "x"}))[1]["code"] == 50005


@pytest.mark.parametrize(
    ("right", "body"),
    [
        ("SEND_MESSAGES", {"content": "x"}),
        ("EMBED_LINKS", {"embeds": [{"title": "x"}]}),
    ],
)
async def test_sending_takes_its_rights(raw: Raw, ana: Page, right: str, body: Any) -> None:
    path = f"/channels/{TABLES}/messages"
    assert (await raw("POST", path, body))[0] == 200
    await ana.ask("world", do="deny", channel=TABLES, rights=[right])
    assert (await raw("POST", path, body))[1]["code"] == 50013


async def test_without_the_right_to_read_history_there_is_none(raw: Raw, ana: Page) -> None:
    path = f"/channels/{TABLES}/messages"
    _, message = await raw("POST", path, {"content": "x"})
    await ana.ask("world", do="deny", channel=TABLES, rights=["READ_MESSAGE_HISTORY"])
    assert await raw("GET", path) == (200, [])
    assert (await raw("GET", f"{path}/{message['id']}"))[1]["code"] == 50013


async def test_lists_of_members_take_the_privileged_intent(bot: SmallBot, raw: Raw) -> None:
    assert (await raw("GET", f"/guilds/{GUILD}/members"))[1]["code"] == 50001
    message = await channel_of(bot).send("x")
    thread = await message.create_thread(name="T")
    assert (await raw("GET", f"/channels/{thread.id}/thread-members"))[1]["code"] == 50001


def rights(hall: Hall, person: str, channel: str = LOUNGE) -> int:
    world = hall.world
    return permissions.of(world, world.people[person], world.channels[channel])


def test_rights_of_roles_add_up_and_a_channel_overrules_them_in_order() -> None:
    hall = Hall(None)
    send, view = permissions.SEND_MESSAGES, permissions.VIEW_CHANNEL
    assert rights(hall, ANA) & send
    assert not rights(hall, DUARTE) & send
    lounge = hall.world.channels[LOUNGE]
    lounge.overwrites = [Overwrite(GUILD, 0, deny=send)]
    assert not rights(hall, ANA) & send, "denied to everybody"
    lounge.overwrites.append(Overwrite(REGULARS, 0, allow=send))
    assert rights(hall, ANA) & send, "a role's allowance beats everybody's denial"
    lounge.overwrites.append(Overwrite(ANA, 1, deny=send))
    assert not rights(hall, ANA) & send, "a person's own denial beats the role's allowance"
    assert rights(hall, BRAM) & send
    lounge.overwrites = [Overwrite(DUARTE, 1, deny=view)]
    assert rights(hall, DUARTE) == 0, "who does not see a channel can do nothing there"


def test_owners_and_administrators_can_do_everything() -> None:
    hall = Hall(None)
    owner = hall.world.guild.owner_id
    hall.world.channels[LOUNGE].overwrites = [Overwrite(GUILD, 0, deny=permissions.EVERYTHING)]
    assert rights(hall, owner) == permissions.EVERYTHING
    hall.world.roles[REGULARS].permissions |= permissions.ADMINISTRATOR
    assert rights(hall, ANA) == permissions.EVERYTHING
    hall.world.people[ANA].joined_ms = None
    assert rights(hall, ANA) == 0
