"""A bot that is killed without warning: what was answered is in its file. That nothing is lost or
doubled however often it happens is for the ordeal (`tests/ordeal`) to tell."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.e2e import records
from tests.e2e.exchange import StandIn
from tests.e2e.people import TABLES, People
from tests.e2e.play import Player, open_table
from tests.e2e.runs import BotProcess
from tests.ordeal.quickly import QuickBot


@pytest.fixture
async def bot(table: StandIn, people: People, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """One that starts in a moment."""
    running = QuickBot(table, tmp_path)
    running.on_change.append(people.nudge)
    try:
        await running.start()
        yield running
    finally:
        await running.close()


async def test_copying_the_file_of_a_killed_bot_copies_the_answers(
    people: People, bot: BotProcess, tmp_path: Path
) -> None:
    """Without the write-ahead log beside it, once the bot has been quiet for a moment."""
    ana = people["Ana"]
    sitting = await open_table([ana], TABLES, computers=2)
    player = Player(ana, sitting, Random("copied"), bot=bot)
    while len(player.given) < 2:
        await player.step()
    wal = bot.database.with_name(f"{bot.database.name}-wal")
    async with asyncio.timeout(60):
        while wal.stat().st_size:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    await bot.kill()
    copy = tmp_path / "copy" / "bot.sqlite3"
    copy.parent.mkdir()
    shutil.copy(bot.database, copy)
    written, copied = (records.read(file, sitting.table) for file in (bot.database, copy))
    assert len([r for r in copied.standing if r.person]) == 2
    assert (copied.records, copied.opens) == (written.records, written.opens)
