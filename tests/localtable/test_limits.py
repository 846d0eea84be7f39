"""Discord's rate limits with their headers, and how discord.py keeps to them."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp
import discord
import pytest

from localtable.hall.hall import Exchange
from localtable.server import LocalTable, serve
from localtable.world.first_world import LOUNGE, TABLES
from tests.localtable.page import Page
from tests.localtable.small_bot import SmallBot

POST = f"/channels/{TABLES}/messages"


class Asked:
    """Requests without a library; answers with their headers."""

    def __init__(self, table: LocalTable, session: aiohttp.ClientSession) -> None:
        self._base, self._session = table.api_base, session

    async def __call__(
        self, method: str, path: str, body: Any = None, *, token: str = "Bot x"
    ) -> tuple[int, Any, dict[str, str]]:
        headers = {"Authorization": token} if token else {}
        url = self._base + path
        async with self._session.request(method, url, json=body, headers=headers) as answer:
            text = await answer.text()
            said = json.loads(text) if answer.content_type == "application/json" else text
            return answer.status, said, {k.lower(): v for k, v in answer.headers.items()}


@pytest.fixture
def ask(table: LocalTable, session: aiohttp.ClientSession) -> Asked:
    return Asked(table, session)


@pytest.fixture
def still(table: LocalTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """The stand-in's time stands still but for the deed "later", however slow the machine is."""
    clock = table.hall.clock
    start = clock.now_ms()
    monkeypatch.setattr(clock, "now_ms", lambda: start + clock.ahead_ms)


async def test_without_being_asked_for_there_are_none(ask: Asked) -> None:
    for number in range(8):
        status, _, headers = await ask("POST", POST, {"content": str(number)})
        assert status == 200
        assert not [name for name in headers if name.startswith("x-ratelimit")]


@pytest.mark.usefixtures("still")
async def test_five_messages_in_five_seconds_in_a_channel(ask: Asked, ana: Page) -> None:
    await ana.ask("world", do="rate-limits")
    buckets = set()
    for left in (4, 3, 2, 1, 0):
        status, _, headers = await ask("POST", POST, {"content": "x"})
        assert status == 200
        assert headers["x-ratelimit-limit"] == "5"
        assert headers["x-ratelimit-remaining"] == str(left)
        assert 0 < float(headers["x-ratelimit-reset-after"]) <= 5
        buckets.add(headers["x-ratelimit-bucket"])
    status, said, headers = await ask("POST", POST, {"content": "x"})
    assert (status, said["global"]) == (429, False)
    assert 0 < said["retry_after"] <= 5
    assert headers["x-ratelimit-scope"] == "user"
    assert headers["via"]
    assert int(headers["retry-after"]) >= said["retry_after"]
    assert len(await ana.messages(TABLES)) == 5
    elsewhere = await ask("POST", f"/channels/{LOUNGE}/messages", {"content": "x"})
    assert elsewhere[0] == 200, "each channel has its own"
    buckets.add(elsewhere[2]["x-ratelimit-bucket"])
    assert len(buckets) == 1, "and all have one name"
    await ana.ask("world", do="later", seconds=5)
    assert (await ask("POST", POST, {"content": "x"}))[0] == 200


@pytest.mark.usefixtures("still")
async def test_edits_and_deletions_have_limits_of_their_own(ask: Asked, ana: Page) -> None:
    await ana.ask("world", do="rate-limits")
    messages = [(await ask("POST", POST, {"content": "x"}))[1]["id"] for _ in range(5)]
    for id_ in messages:
        status, _, edited = await ask("PATCH", f"{POST}/{id_}", {"content": "y"})
        assert status == 200
    assert (await ask("PATCH", f"{POST}/{messages[0]}", {"content": "z"}))[0] == 429
    status, _, deleted = await ask("DELETE", f"{POST}/{messages[0]}")
    assert status == 204
    assert edited["x-ratelimit-bucket"] != deleted["x-ratelimit-bucket"]
    for _ in range(10):
        status, _, headers = await ask("GET", POST)
        assert status == 200
        assert "x-ratelimit-limit" not in headers, "what only reads has none"


@pytest.mark.usefixtures("still")
async def test_renaming_has_a_limit_that_no_header_tells(ask: Asked, ana: Page) -> None:
    _, message, _ = await ask("POST", POST, {"content": "x"})
    _, thread, _ = await ask("POST", f"{POST}/{message['id']}/threads", {"name": "0"})
    await ana.ask("world", do="rate-limits")
    path = f"/channels/{thread['id']}"
    for name in "12":
        assert (await ask("PATCH", path, {"name": name}))[0] == 200
    status, said, headers = await ask("PATCH", path, {"name": "3"})
    assert (status, headers["x-ratelimit-remaining"]) == (429, "2")
    assert 500 < said["retry_after"] <= 600
    assert (await ask("PATCH", path, {"archived": False}))[0] == 200


@pytest.mark.usefixtures("still")
async def test_fifty_requests_a_second_in_all_but_for_interactions(ask: Asked, ana: Page) -> None:
    await ana.ask("world", do="rate-limits", in_all=5)
    for _ in range(5):
        assert (await ask("GET", "/users/@me"))[0] == 200
    status, said, headers = await ask("GET", "/users/@me")
    assert (status, said["global"]) == (429, True)
    assert headers["x-ratelimit-global"] == "true"
    assert headers["x-ratelimit-scope"] == "global"
    status, said, _ = await ask("POST", "/interactions/1/x/callback", {"type": 4}, token="")
    assert (status, said["code"]) == (404, 10062), "it was asked, and is unknown"
    await ana.ask("world", do="later", seconds=1)
    assert (await ask("GET", "/users/@me"))[0] == 200


@pytest.mark.usefixtures("still")
async def test_who_asks_wrongly_too_often_is_shut_out(ask: Asked, ana: Page) -> None:
    await ana.ask("world", do="rate-limits", invalid=3)
    for _ in range(3):
        assert (await ask("GET", "/users/@me", token=""))[0] == 401
    status, said, headers = await ask("GET", "/users/@me")
    assert status == 429
    assert isinstance(said, str)
    assert "via" not in headers
    await ana.ask("world", do="later", seconds=600)
    assert (await ask("GET", "/users/@me"))[0] == 200


async def test_the_library_keeps_to_the_limits_by_their_headers(
    table: LocalTable, bot: SmallBot, ana: Page
) -> None:
    """At 50 times Discord's speed."""
    await ana.ask("world", do="rate-limits", speed=50)
    answers: list[Exchange] = []
    table.hall.on_exchange.append(answers.append)
    channel = bot.get_channel(int(TABLES))
    assert isinstance(channel, discord.TextChannel)
    await asyncio.gather(*(channel.send(str(number)) for number in range(23)))
    assert sorted(int(m["content"]) for m in await ana.messages(TABLES)) == list(range(23))
    assert [answer.status for answer in answers] == [200] * 23


async def test_a_table_may_have_them_from_its_start(session: aiohttp.ClientSession) -> None:
    async with serve(rate_limits=True) as table:
        status, _, headers = await Asked(table, session)("POST", POST, {"content": "x"})
    assert (status, headers["x-ratelimit-remaining"]) == (200, "4")
