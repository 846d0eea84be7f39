"""A running local table with a small bot, and people at its page."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from localtable.first_world import ANA, BRAM
from tests.localtable import schemas
from tests.localtable.page import Page
from tests.localtable.small_bot import SmallBot, running
from tests.localtable.stand_in import StandIn, stand_in


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "wrong_requests: asks what is wrong on purpose")
    config.addinivalue_line("markers", "served(**more): how the local table is served")


@pytest.fixture
async def table(request: pytest.FixtureRequest) -> AsyncIterator[StandIn]:
    """A local table. All that passes follows Discord's descriptions, where they are at hand;
    tests marked `wrong_requests` ask what is wrong on purpose, and `served` gives arguments."""
    wrong = request.node.get_closest_marker("wrong_requests") is not None
    served = request.node.get_closest_marker("served")
    more = served.kwargs if served else {}
    async with stand_in(**more) as running_table:
        running_table.first_answer_ms = 30_000
        watcher = schemas.Watcher(requests=not wrong)
        if schemas.missing() is None:
            watcher.attach(running_table)
        yield running_table
    assert not watcher.problems, "\n".join(dict.fromkeys(watcher.problems))


@pytest.fixture
async def bot(table: StandIn) -> AsyncIterator[SmallBot]:
    async with running(table) as small_bot:
        yield small_bot


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as client:
        yield client


@pytest.fixture
def ana(table: StandIn, session: aiohttp.ClientSession) -> Page:
    return Page(table, session, ANA)


@pytest.fixture
def bram(table: StandIn, session: aiohttp.ClientSession) -> Page:
    return Page(table, session, BRAM)


class Raw:
    """Requests as a bot would send them, with nothing checked on the way."""

    def __init__(self, table: StandIn, session: aiohttp.ClientSession) -> None:
        self.table = table
        self.session = session

    async def __call__(
        self, method: str, path: str, body: Any = None, *, token: str = "Bot x", data: Any = None
    ) -> tuple[int, Any]:
        """The status and the JSON of the answer."""
        headers = {"Authorization": token} if token else {}
        more = {"data": data} if data is not None else {"json": body} if body is not None else {}
        url = f"{self.table.url}/api/v10{path}"
        async with self.session.request(method, url, headers=headers, **more) as response:
            text = await response.text()
            return response.status, json.loads(text) if text else None


@pytest.fixture
def raw(table: StandIn, session: aiohttp.ClientSession) -> Raw:
    return Raw(table, session)
