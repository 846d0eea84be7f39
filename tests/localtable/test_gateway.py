"""The gateway: identify, resume, sessions that are over, intents, and what is not known."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from localtable.first_world import ANA, APPLICATION, TABLES
from tests.localtable.conftest import Raw
from tests.localtable.page import Page
from tests.localtable.small_bot import SmallBot
from tests.localtable.stand_in import StandIn

Json = dict[str, Any]


class Wire:
    """A connection without a library on it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def hear(self) -> Json:
        message = await self.socket.receive()
        assert message.type is aiohttp.WSMsgType.TEXT, message
        return dict(json.loads(message.data))

    async def say(self, op: int, data: Any) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def identify(self, intents: int = 1) -> Json:
        """Gives READY's data; what follows is the server."""
        await self.say(2, {"token": "x", "intents": intents, "properties": PROPERTIES})
        ready = await self.hear()
        assert ready["t"] == "READY"
        return dict(ready["d"])


PROPERTIES = {"os": "linux", "browser": "test", "device": "test"}


@asynccontextmanager
async def connected(
    table: StandIn, session: aiohttp.ClientSession, **query: str
) -> AsyncIterator[Wire]:
    async with session.ws_connect(table.gateway.url, params=query) as socket:
        wire = Wire(socket)
        assert (await wire.hear())["op"] == 10
        yield wire


async def test_each_heartbeat_is_acknowledged(
    table: StandIn, session: aiohttp.ClientSession
) -> None:
    async with connected(table, session) as wire:
        await wire.say(1, None)
        assert (await wire.hear())["op"] == 11


async def test_a_resumed_session_gets_what_it_missed(
    table: StandIn, session: aiohttp.ClientSession, raw: Raw
) -> None:
    async with connected(table, session) as wire:
        ready = await wire.identify()
        guild = await wire.hear()
    path = f"/channels/{TABLES}/messages"
    _, message = await raw("POST", path, {"content": "x"})
    await raw("POST", f"{path}/{message['id']}/threads", {"name": "While away"})
    async with connected(table, session) as wire:
        resume = {"token": "x", "session_id": ready["session_id"], "seq": guild["s"]}
        await wire.say(6, resume)
        missed = await wire.hear()
        assert (missed["t"], missed["d"]["name"]) == ("THREAD_CREATE", "While away")
        assert missed["s"] == guild["s"] + 1
        assert (await wire.hear())["t"] == "RESUMED"


@pytest.mark.parametrize("wrong", ["session", "token", "sequence"])
async def test_what_cannot_be_resumed_is_an_invalid_session(
    table: StandIn, session: aiohttp.ClientSession, wrong: str
) -> None:
    async with connected(table, session) as wire:
        ready = await wire.identify()
    async with connected(table, session) as wire:
        await wire.say(
            6,
            {
                "token": "y" if wrong == "token" else "x",
                "session_id": "none" if wrong == "session" else ready["session_id"],
                "seq": 99 if wrong == "sequence" else 1,
            },
        )
        said = await wire.hear()
        assert (said["op"], said["d"]) == (9, False)


async def test_the_bot_resumes_by_itself_when_the_connection_is_closed(
    bot: SmallBot, table: StandIn, ana: Page
) -> None:
    sessions = list(table.gateway.sessions)
    await ana.ask("world", do="hang-up")
    await bot.resumed.wait()
    assert list(table.gateway.sessions) == sessions
    await ana.settled(await ana.command(TABLES, "/hand"))


async def test_the_bot_identifies_anew_after_an_invalid_session(
    bot: SmallBot, table: StandIn, ana: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    # discord.py waits five seconds before it identifies again.
    sleep = asyncio.sleep
    monkeypatch.setattr(discord.gateway.asyncio, "sleep", lambda _, *more: sleep(0, *more))
    before = list(table.gateway.sessions)
    bot.ready.clear()
    await ana.ask("world", do="hang-up", forget=True)
    await bot.ready.wait()
    assert set(table.gateway.sessions).isdisjoint(before)
    await ana.settled(await ana.command(TABLES, "/hand"))


async def test_an_empty_token_is_turned_away(
    table: StandIn, session: aiohttp.ClientSession
) -> None:
    async with connected(table, session) as wire:
        await wire.say(2, {"token": "", "intents": 1, "properties": PROPERTIES})
        await wire.socket.receive()
        assert wire.socket.close_code == 4004


@pytest.mark.stand_in_fails
async def test_an_unknown_opcode_ends_the_connection(
    session: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture
) -> None:
    from tests.localtable.stand_in import stand_in

    async with stand_in() as table, connected(table, session) as wire:
        await wire.say(77, None)
        await wire.socket.receive()
        assert wire.socket.close_code == 4001
        assert "op 77" in caplog.text


async def test_a_web_page_cannot_connect(table: StandIn, session: aiohttp.ClientSession) -> None:
    headers = {"Origin": "https://example.org"}
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await session.ws_connect(table.gateway.url, headers=headers)


async def test_with_the_server_intent_alone_a_bot_hears_no_messages(
    table: StandIn, session: aiohttp.ClientSession, raw: Raw
) -> None:
    told: list[str] = []
    table.on_event.append(lambda name, _: told.append(name))
    async with connected(table, session) as wire:
        await wire.identify()
        path = f"/channels/{TABLES}/messages"
        _, message = await raw("POST", path, {"content": f"<@{ANA}>"})
        await raw("PATCH", f"{path}/{message['id']}", {"content": "y"})
        await raw("POST", f"{path}/{message['id']}/threads", {"name": "T"})
        await raw("PUT", f"/channels/{message['id']}/thread-members/{ANA}")
        await raw("DELETE", f"{path}/{message['id']}")
    assert told == ["READY", "GUILD_CREATE", "THREAD_CREATE"]


async def test_a_channel_that_the_bot_does_not_see_is_not_told(
    table: StandIn, session: aiohttp.ClientSession, raw: Raw
) -> None:
    ana = Page(table, session, ANA)
    await ana.ask("world", do="deny", channel=TABLES, rights=["VIEW_CHANNEL"])
    async with connected(table, session) as wire:
        await wire.identify()
        guild = (await wire.hear())["d"]
    assert TABLES not in [channel["id"] for channel in guild["channels"]]
    assert (await raw("GET", f"/channels/{TABLES}"))[1]["code"] == 50001


async def test_sharded_clients_ask_where_to_connect(raw: Raw, table: StandIn) -> None:
    status, said = await raw("GET", "/gateway/bot")
    assert (status, said["url"], said["shards"]) == (200, table.gateway.url, 1)
    assert (await raw("GET", "/users/@me"))[1]["id"] == APPLICATION
