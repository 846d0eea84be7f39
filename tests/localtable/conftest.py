"""A running local table with a small bot, and people at its page."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from localtable.first_world import ANA, BRAM
from localtable.server import LocalTable, serve
from tests.localtable import schemas
from tests.localtable.page import Page
from tests.localtable.small_bot import SmallBot, running


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    """A local table. All that passes follows Discord's descriptions, where they are at hand."""
    async with serve(first_answer_seconds=30) as running_table:
        watcher = schemas.Watcher()
        if schemas.missing() is None:
            watcher.attach(running_table.hall)
        yield running_table
    assert not watcher.problems, "\n".join(dict.fromkeys(watcher.problems))


@pytest.fixture
async def bot(table: LocalTable) -> AsyncIterator[SmallBot]:
    async with running(table) as small_bot:
        yield small_bot


@pytest.fixture
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as client:
        yield client


@pytest.fixture
def ana(table: LocalTable, session: aiohttp.ClientSession) -> Page:
    return Page(table, session, ANA)


@pytest.fixture
def bram(table: LocalTable, session: aiohttp.ClientSession) -> Page:
    return Page(table, session, BRAM)
