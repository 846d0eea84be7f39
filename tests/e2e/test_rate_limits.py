"""Whole games under Discord's rate limits: they end, nothing is lost, and the bot keeps to the
limits by their headers instead of running into them.

The limits' windows are 20 times shorter than Discord's, so that it takes no longer than another
game; `RATE_SPEED=1` in the environment plays at Discord's own pace, which takes a good while.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from engine.games import all_games
from tests.e2e import records
from tests.e2e.exchange import Exchange, StandIn, stand_in
from tests.e2e.house import house_at
from tests.e2e.people import TABLES, people_at
from tests.e2e.play import OTHERS, Player, open_table, play_out

SPEED = float(os.environ.get("RATE_SPEED", "20"))
SLOW = min(SPEED, 0.5)
"""Until the first limit was reached."""
PATIENCE = 600 if SPEED > 10 else 4 * 3600


@pytest.fixture
async def table() -> AsyncIterator[StandIn]:
    async with stand_in(rate_limits=True, rate_speed=SLOW) as running:
        yield running


@pytest.mark.timeout(PATIENCE)
@pytest.mark.parametrize("game", OTHERS[:2])
async def test_a_game_under_rate_limits_ends_and_loses_nothing(
    table: StandIn, exchange: Exchange, tmp_path: Path, game: str
) -> None:
    database = tmp_path / "bot.sqlite3"
    # Of a new application, which has its emojis to bring up besides.
    async with people_at(table) as people, house_at(table, database, emojis=False) as house:
        ana, seats = people["Ana"], min(all_games()[game].seats)
        # The slowest machine reaches a limit at this pace; on at the usual.
        await exchange.limit_reached()
        await ana.world("rate-limits", speed=SPEED)
        sitting = await open_table([ana], TABLES, computers=max(1, seats - 1), game=game)
        luck = Random(f"limits {game}")
        liked = records.taste(database, sitting.table, luck)
        await play_out([Player(ana, sitting, luck, taste=liked)])
        await house.settled()
        written = house.written(sitting)
        assert written.table.phase == "over"
        assert not written.waiting
        messages = await ana.messages(sitting.thread, 1000)
        boards = records.check_chronicle(written, messages, exchange.bot)
        records.check_result(written, boards[-1])
    requests = exchange.requests
    refused = Counter(f"{r.method} {r.route}" for r in requests if r.status == 429)
    assert not refused, f"of {len(requests)}"
    assert sum(request.method != "GET" for request in requests) > 50
