"""A local table, the people at its pages, and the bot: as a process, or in this one."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.e2e import faults
from tests.e2e.attable import AtTable
from tests.e2e.exchange import Exchange, StandIn, stand_in
from tests.e2e.house import House, house_at
from tests.e2e.people import TABLES, People, people_at
from tests.e2e.play import open_table
from tests.e2e.runs import BotProcess, bot_process
from tests.e2e.starting import Log
from tests.games.example import make_known

DM_REFUSED = "50007"


@pytest.fixture
def short_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    faults.short_rests(monkeypatch)


@pytest.fixture
async def table() -> AsyncIterator[StandIn]:
    async with stand_in() as running:
        yield running


@pytest.fixture
def exchange(table: StandIn) -> Exchange:
    return Exchange(table)


@pytest.fixture
async def people(table: StandIn) -> AsyncIterator[People]:
    async with people_at(table) as everybody:
        yield everybody


@pytest.fixture
async def house(table: StandIn, tmp_path: Path) -> AsyncIterator[House]:
    async with house_at(table, tmp_path / "bot.sqlite3") as running:
        yield running


@pytest.fixture
async def bot(table: StandIn, people: People, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with bot_process(table, tmp_path) as running:
        running.on_change.append(people.nudge)
        yield running


@pytest.fixture
async def at(house: House, people: People, exchange: Exchange) -> AtTable:
    sitting = await open_table([people["Ana"]], TABLES, computers=2)
    await house.settled()
    return AtTable(house, people, exchange, sitting)


@pytest.fixture
def log() -> Iterator[Log]:
    handler, root = Log(), logging.getLogger()
    level = root.level
    root.setLevel(logging.INFO)
    root.addHandler(handler)
    yield handler
    root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture
def larder(monkeypatch: pytest.MonkeyPatch, log: Log) -> Iterator[None]:
    """The small game, with all that a game may offer besides, is one of the house's. Nothing may
    be logged as an error: no text missing, no interaction failed; closed direct messages are
    none."""
    make_known(monkeypatch)
    yield
    bad = [r.getMessage() for r in log.records if r.levelno >= logging.ERROR]
    assert [line for line in bad if DM_REFUSED not in line] == []
