"""Whole games under Discord's rate limits: they end, nothing is lost, and the bot keeps to the
limits by their headers instead of running into them. All that passes is as Discord's schemas
describe it.

The limits' windows are 20 times shorter than Discord's, so that it takes no longer than another
game; `RATE_SPEED=1` in the environment plays at Discord's own pace, which takes a good while.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from engine.games import all_games
from localtable.hall.hall import Exchange
from localtable.server import LocalTable, serve
from localtable.world.first_world import TABLES
from tests.e2e import records
from tests.e2e.house import house_at, settled
from tests.e2e.people import people_at
from tests.e2e.play import Player, open_table, play_out, table_message
from tests.e2e.test_every_game import OTHERS, taste
from tests.localtable import schemas

SPEED = float(os.environ.get("RATE_SPEED", "20"))
SLOW = min(SPEED, 0.5)
"""Until the first limit was reached."""
PATIENCE = 600 if SPEED > 10 else 4 * 3600


class Requests:
    """How many of which were answered how."""

    def __init__(self, table: LocalTable) -> None:
        self.posted = 0
        self.refused: Counter[str] = Counter()
        table.hall.on_exchange.append(self._count)

    def _count(self, exchange: Exchange) -> None:
        self.posted += exchange.method != "GET"
        if exchange.status == 429:
            self.refused[f"{exchange.method} {exchange.route}"] += 1


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with serve(rate_limits=True, rate_speed=SLOW) as running:
        yield running


async def reached(table: LocalTable) -> None:
    """Until a limit was reached, which the slowest machine does at this pace; on at the usual."""
    async with asyncio.timeout(60):
        while not table.hall.limits.spent:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    table.hall.limits.start(SPEED)


@pytest.mark.timeout(PATIENCE)
@pytest.mark.parametrize("game", OTHERS[:2])
async def test_a_game_under_rate_limits_ends_and_loses_nothing(
    table: LocalTable, tmp_path: Path, game: str
) -> None:
    requests, database = Requests(table), tmp_path / "bot.sqlite3"
    watcher = schemas.Watcher()
    if schemas.missing() is None:
        watcher.attach(table.hall)
    # Of a new application, which has its emojis to bring up besides.
    async with people_at(table) as people, house_at(table, database, emojis=False) as house:
        await reached(table)
        ana, seats = people["Ana"], min(all_games()[game].seats)
        sitting = await open_table([ana], TABLES, computers=max(1, seats - 1), game=game)
        luck = Random(f"limits {game}")
        liked = taste(house.settings.database, sitting.table, luck)
        await play_out([Player(ana, sitting, luck, taste=liked)])
        await settled(house)
        written = records.read(house.settings.database, sitting.table)
        assert written.table.phase == "over"
        assert not written.waiting
        messages = await ana.messages(sitting.thread, 1000)
        boards = records.check_chronicle(written, messages, table.hall.world.application_id)
        records.check_result(written, boards[-1])
        assert await table_message(ana, sitting)
        for command in ("/hand", "/board", "/log", "/rules", "/help", "/game list"):
            await ana.slash(sitting.thread, command)
    assert requests.posted > 50
    assert not requests.refused, f"of {requests.posted}"
    assert watcher.problems == []
    assert watcher.checked > 200 or schemas.missing() is not None
