"""Several shards and many servers: who may identify, when, and what each shard hears."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import WSMsgType

from localtable.connect import point_discord_at
from localtable.first_world import ANA, APPLICATION
from tests.localtable.conftest import Raw
from tests.localtable.page import Page
from tests.localtable.servers import CHANNELS, ROLES, usable_channel
from tests.localtable.stand_in import StandIn
from tests.localtable.test_gateway import PROPERTIES, Wire, connected

Json = dict[str, Any]

BUTTON: Json = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
THREE = {"servers": 6, "shards": 3, "max_concurrency": 3}


def servers_of(table: StandIn, shard: int, count: int) -> list[str]:
    """By Discord's own formula."""
    known = list(table.world.guilds)
    return [id_ for id_ in known if (int(id_) >> 22) % count == shard]


async def identify(wire: Wire, shard: Any, intents: int = 1) -> Json:
    """What comes back at once."""
    said = {"token": "x", "intents": intents, "properties": PROPERTIES, "shard": shard}
    await wire.say(2, said)
    return await wire.hear()


async def closed(wire: Wire) -> int | None:
    while (await wire.socket.receive()).type in (WSMsgType.TEXT, WSMsgType.BINARY):
        pass
    return wire.socket.close_code


@pytest.mark.served(**THREE)
async def test_each_shard_hears_of_its_own_servers_and_no_others(
    table: StandIn, session: aiohttp.ClientSession
) -> None:
    met = []
    for shard in range(3):
        async with connected(table, session, compress="zlib-stream") as wire:
            ready = (await identify(wire, [shard, 3]))["d"]
            mine = servers_of(table, shard, 3)
            assert ready["shard"] == [shard, 3]
            assert [guild["id"] for guild in ready["guilds"]] == mine
            told = [await wire.hear() for _ in mine]
            assert [said["s"] for said in told] == list(range(2, 2 + len(mine)))
            assert [said["d"]["id"] for said in told] == mine
            met += mine
    assert sorted(met) == sorted(table.world.guilds)


@pytest.mark.served(**THREE)
async def test_a_simulated_server_has_forty_channels_twenty_roles_and_its_own_ids(
    table: StandIn, session: aiohttp.ClientSession
) -> None:
    async with connected(table, session) as wire:
        await identify(wire, [1, 3])
        one, other = (await wire.hear())["d"], (await wire.hear())["d"]
    assert (len(one["channels"]), len(one["roles"])) == (CHANNELS, ROLES) == (40, 20)
    ids = [[part["id"] for part in (*said["channels"], *said["roles"])] for said in (one, other)]
    assert len(set(ids[0] + ids[1])) == 2 * (CHANNELS + ROLES)
    assert one["name"] != other["name"]
    assert usable_channel(one["id"]) in ids[0]
    assert [member["user"]["id"] for member in one["members"]] == [APPLICATION]


@pytest.mark.wrong_requests
@pytest.mark.served(**THREE)
@pytest.mark.parametrize("shard", [[3, 3], [-1, 3], [0, 0]])
async def test_a_shard_that_there_cannot_be_is_refused(
    table: StandIn, session: aiohttp.ClientSession, shard: Any
) -> None:
    table.on_command.clear()
    async with connected(table, session) as wire:
        said = {"token": "x", "intents": 1, "properties": PROPERTIES, "shard": shard}
        await wire.say(2, said)
        assert await closed(wire) == 4010


@pytest.mark.served(servers=2501)
async def test_one_session_hears_of_2500_servers_at_most(
    table: StandIn, session: aiohttp.ClientSession
) -> None:
    async with connected(table, session) as wire:
        await wire.say(2, {"token": "x", "intents": 1, "properties": PROPERTIES})
        assert await closed(wire) == 4011
    async with connected(table, session) as wire:
        assert len((await identify(wire, [0, 2], intents=0))["d"]["guilds"]) == 1251


@pytest.mark.served(servers=6, shards=3, max_concurrency=2)
async def test_of_the_shards_with_one_key_only_one_identifies_in_five_seconds(
    table: StandIn, session: aiohttp.ClientSession
) -> None:
    ana = Page(table, session, ANA)
    async with contextlib.AsyncExitStack() as stack:
        zero, one, two = [
            await stack.enter_async_context(connected(table, session)) for _ in range(3)
        ]
        assert (await identify(zero, [0, 3]))["t"] == "READY"
        assert (await identify(one, [1, 3]))["t"] == "READY"
        refused = await identify(two, [2, 3])
        assert (refused["op"], refused["d"]) == (9, False)
        await ana.ask("world", do="later", seconds=5)
        assert (await identify(two, [2, 3]))["t"] == "READY"


@pytest.mark.served(servers=2500, max_concurrency=4)
async def test_the_bot_is_told_how_many_shards_to_start_and_how_many_starts_are_left(
    table: StandIn, session: aiohttp.ClientSession, raw: Raw
) -> None:
    async with connected(table, session) as wire:
        await identify(wire, [0, 3], intents=0)
    _, said = await raw("GET", "/gateway/bot")
    limit = said["session_start_limit"]
    assert (said["shards"], said["url"]) == (3, table.gateway.url)
    assert (limit["remaining"], limit["max_concurrency"]) == (limit["total"] - 1, 4)


@pytest.mark.served(**THREE)
async def test_events_go_to_the_shard_of_their_server_and_dms_to_the_first(
    table: StandIn, session: aiohttp.ClientSession, raw: Raw
) -> None:
    async with contextlib.AsyncExitStack() as stack:
        wires = []
        for shard in range(3):
            wire = await stack.enter_async_context(connected(table, session))
            await identify(wire, [shard, 3])
            for _ in servers_of(table, shard, 3):
                await wire.hear()
            wires.append(wire)
        for shard, wire in enumerate(wires):
            server = servers_of(table, shard, 3)[-1]
            path = f"/channels/{usable_channel(server)}/messages"
            _, message = await raw("POST", path, {"content": "Hello"})
            await raw("POST", f"{path}/{message['id']}/threads", {"name": "A table"})
            told = await wire.hear()
            assert (told["t"], told["d"]["guild_id"]) == ("THREAD_CREATE", server)
        dm, row = table.world.people[ANA]["_dm"], {"type": 1, "components": [BUTTON]}
        _, message = await raw("POST", f"/channels/{dm}/messages", {"components": [row]})
        await Page(table, session, ANA).press(message["id"], "go")
        told = await wires[0].hear()
        assert (told["t"], told["d"]["channel_id"]) == ("INTERACTION_CREATE", dm)
        for wire in wires[1:]:
            await wire.say(1, None)
            assert (await wire.hear())["op"] == 11


@pytest.mark.served(**THREE)
async def test_one_shard_resumes_what_it_missed_while_the_others_go_on(
    table: StandIn, session: aiohttp.ClientSession, raw: Raw
) -> None:
    ana = Page(table, session, ANA)
    async with connected(table, session) as zero:
        await identify(zero, [0, 3])
        for _ in servers_of(table, 0, 3):
            await zero.hear()
        async with connected(table, session) as one:
            ready = await identify(one, [1, 3])
            await ana.ask("world", do="hang-up", shard=1)
            first = await one.hear()
            assert await closed(one) == 4000
        server = servers_of(table, 1, 3)[0]
        path = f"/channels/{usable_channel(server)}/messages"
        _, message = await raw("POST", path, {"content": "x"})
        await raw("POST", f"{path}/{message['id']}/threads", {"name": "While away"})
        async with connected(table, session) as one:
            resume = {"token": "x", "session_id": ready["d"]["session_id"], "seq": first["s"]}
            await one.say(6, resume)
            missed = await one.hear()
            # Of what was made when it went out as well.
            assert (missed["t"], missed["d"]["id"]) == ("GUILD_CREATE", servers_of(table, 1, 3)[1])
            missed = await one.hear()
            assert (missed["t"], missed["d"]["name"]) == ("THREAD_CREATE", "While away")
            assert (await one.hear())["t"] == "RESUMED"
        await zero.say(1, None)
        assert (await zero.hear())["op"] == 11


@pytest.mark.served(**THREE)
async def test_a_shard_that_is_down_neither_identifies_nor_resumes(
    table: StandIn, session: aiohttp.ClientSession
) -> None:
    ana = Page(table, session, ANA)
    async with connected(table, session) as wire:
        ready = await identify(wire, [2, 3], intents=0)
        await ana.ask("world", do="shard-down", shard=2)
        assert await closed(wire) == 4000
    async with connected(table, session) as wire:
        resume = {"token": "x", "session_id": ready["d"]["session_id"], "seq": ready["s"]}
        await wire.say(6, resume)
        assert await closed(wire) == 4000
    async with connected(table, session) as wire:
        assert (await identify(wire, [1, 3], intents=0))["t"] == "READY"
    await ana.ask("world", do="shard-down", shard=2, on=False)
    async with connected(table, session) as wire:
        await wire.say(6, resume)
        assert (await wire.hear())["t"] == "RESUMED"


@pytest.mark.served(**THREE)
async def test_the_librarys_sharded_client_meets_every_server(
    table: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    for owner, name in (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.Asset, "BASE"),
    ):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    point_discord_at(table.url)
    client = discord.AutoShardedClient(
        intents=discord.Intents(guilds=True), guild_ready_timeout=0.05
    )

    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        """The local table lets three start at once."""

    monkeypatch.setattr(client, "before_identify_hook", at_once)
    async with client:
        running = asyncio.create_task(client.start("any token"))
        await asyncio.wait_for(client.wait_until_ready(), 20)
        assert client.shard_count == 3
        assert {str(guild.id) for guild in client.guilds} == set(table.world.guilds)
        for guild in client.guilds:
            assert str(guild.id) in servers_of(table, guild.shard_id, 3)
            assert guild.me.guild_permissions.send_messages
    await running
