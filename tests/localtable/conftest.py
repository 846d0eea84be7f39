"""A running local table with a small bot, and people at its page."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest
from playwright.async_api import Browser

from tests.browsers import browsing
from tests.e2e.people import People, Person, people_at
from tests.localtable import schemas
from tests.localtable.small_bot import SmallBot, running
from tests.localtable.stand_in import StandIn, stand_in


@pytest.fixture
async def table() -> AsyncIterator[StandIn]:
    """A local table. All that passes follows Discord's descriptions, where they are at hand."""
    watcher = schemas.Watcher()
    async with stand_in() as running_table:
        running_table.first_answer_ms = 30_000
        if schemas.missing() is None:
            watcher.attach(running_table)
        yield running_table
    assert not watcher.problems, "\n".join(dict.fromkeys(watcher.problems))


@pytest.fixture
async def bot(table: StandIn) -> AsyncIterator[SmallBot]:
    async with running(table) as small_bot:
        yield small_bot


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with browsing() as running_browser:
        yield running_browser


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as client:
        yield client


@pytest.fixture
async def people(table: StandIn) -> AsyncIterator[People]:
    async with people_at(table) as everybody:
        yield everybody


@pytest.fixture
def ana(people: People) -> Person:
    return people["Ana"]


@pytest.fixture
def bram(people: People) -> Person:
    return people["Bram"]


@dataclass
class Raw:
    """Requests as a bot would send them, with nothing checked on the way."""

    table: StandIn
    session: aiohttp.ClientSession

    async def __call__(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the JSON of the answer."""
        headers, more = {"Authorization": "Bot x"}, {} if body is None else {"json": body}
        url = f"{self.table.url}/api/v10{path}"
        async with self.session.request(method, url, headers=headers, **more) as response:
            text = await response.text()
            return response.status, json.loads(text) if text else None


@pytest.fixture
def raw(table: StandIn, session: aiohttp.ClientSession) -> Raw:
    return Raw(table, session)
