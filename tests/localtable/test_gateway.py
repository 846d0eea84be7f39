"""The gateway: who may begin a session, what a session hears, and what it missed."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from localtable.first_world import ANA, APPLICATION, TABLES
from localtable.world import Json
from tests.localtable.conftest import Raw
from tests.localtable.stand_in import StandIn


class Wire:
    """A connection without a library on it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def hear(self) -> Json:
        return dict(json.loads(await self.socket.receive_str()))

    async def say(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, token: str = "x") -> None:
        about = {"os": "linux", "browser": "test", "device": "test"}
        await self.say(2, {"token": token, "intents": 1, "properties": about})


@asynccontextmanager
async def connected(table: StandIn, session: aiohttp.ClientSession) -> AsyncIterator[Wire]:
    async with session.ws_connect(table.gateway.url) as socket:
        wire = Wire(socket)
        assert (await wire.hear())["op"] == 10
        yield wire


async def test_a_session_hears_what_it_missed_or_is_invalid(
    table: StandIn, session: aiohttp.ClientSession, raw: Raw
) -> None:
    told: list[str] = []
    table.on_event.append(lambda name, _: told.append(name))
    path = f"/channels/{TABLES}/messages"
    async with connected(table, session) as wire:
        await wire.say(1, None)
        assert (await wire.hear())["op"] == 11
        await wire.identify()
        ready, guild = await wire.hear(), await wire.hear()
        assert [member["user"]["id"] for member in guild["d"]["members"]] == [APPLICATION]
        _, message = await raw("POST", path, {"content": f"<@{ANA}>"})
        await raw("PATCH", f"{path}/{message['id']}", {"content": "y"})
    await raw("POST", f"{path}/{message['id']}/threads", {"name": "While away"})
    await raw("PUT", f"/channels/{message['id']}/thread-members/{ANA}")
    assert told == ["READY", "GUILD_CREATE", "THREAD_CREATE"], "no messages, no others' coming"
    resume = {"token": "x", "session_id": ready["d"]["session_id"], "seq": guild["s"]}
    async with connected(table, session) as wire:
        await wire.say(6, resume)
        missed = await wire.hear()
        assert (missed["t"], missed["s"]) == ("THREAD_CREATE", guild["s"] + 1)
        assert (await wire.hear())["t"] == "RESUMED"
    for wrong in ({"session_id": "none"}, {"token": "y"}, {"seq": 99}):
        async with connected(table, session) as wire:
            await wire.say(6, resume | wrong)
            said = await wire.hear()
            assert (said["op"], said["d"]) == (9, False)
    async with connected(table, session) as wire:
        await wire.identify(token="")
        assert (await wire.socket.receive()).data == 4004
