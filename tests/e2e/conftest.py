"""A local table, the people at its pages, and the bot: as a process, or in this one."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from cogs.frame.house import House
from cogs.link import directly
from cogs.posts import privately
from localtable.server import LocalTable, serve
from localtable.world.first_world import TABLES
from tests.e2e.attable import AtTable
from tests.e2e.exchange import Exchange
from tests.e2e.people import People, people_at
from tests.e2e.play import open_table
from tests.e2e.runs import BotProcess, bot_process, house_at, settled
from tests.e2e.starting import Log


@pytest.fixture
def short_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """After "too fast" no direct message is opened for a minute and more: here for a moment."""
    monkeypatch.setattr(directly, "RESTS", (0.05,))
    monkeypatch.setattr(privately, "THREAD_SECONDS", 0.02)


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with serve() as running:
        # Discord waits for three seconds; here several tests share a processor.
        running.hall.first_answer_ms = 10_000
        yield running


@pytest.fixture
def exchange(table: LocalTable) -> Exchange:
    return Exchange(table)


@pytest.fixture
async def people(table: LocalTable) -> AsyncIterator[People]:
    async with people_at(table) as everybody:
        yield everybody


@pytest.fixture
async def house(table: LocalTable, tmp_path: Path) -> AsyncIterator[House]:
    async with house_at(table, tmp_path / "bot.sqlite3") as running:
        yield running


@pytest.fixture
async def bot(table: LocalTable, people: People, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with bot_process(table, tmp_path) as running:
        running.on_change.append(people.nudge)
        yield running


@pytest.fixture
async def at(table: LocalTable, house: House, people: People) -> AtTable:
    sitting = await open_table([people["Ana"]], TABLES, computers=2)
    await settled(house)
    return AtTable(table, house, people, sitting)


@pytest.fixture
def log() -> Iterator[Log]:
    handler, root = Log(), logging.getLogger()
    level = root.level
    root.setLevel(logging.INFO)
    root.addHandler(handler)
    yield handler
    root.removeHandler(handler)
    root.setLevel(level)
