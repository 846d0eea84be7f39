"""What people see of pictures and symbols in their channels."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from cogs.frame.emojis import wanted
from cogs.frame.house import House
from engine.games import all_games, art_folder
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from pictures.painter import Painter
from tests.e2e import play
from tests.e2e.people import PATIENCE, Json, People, controls
from tests.e2e.runs import house_at, settled
from tests.pictures.at_hand import studio_at_hand


async def uploaded(table: LocalTable) -> dict[str, str]:
    """All emojis of the application by name, once they are there: their ids."""
    want = set(wanted(all_games()))
    async with asyncio.timeout(PATIENCE):
        while True:
            there = {emoji.name: emoji.id for emoji in table.hall.world.emojis.values()}
            if set(there) == want:
                return there
            await asyncio.sleep(0.01)


async def test_posts_show_the_games_own_symbols(
    table: LocalTable, people: People, house: House
) -> None:
    there = await uploaded(table)
    ana = people["Ana"]
    sitting = await play.open_table([ana], TABLES, computers=2)
    player, shown = play.Player(ana, sitting, Random("symbols")), list[Json]()
    for _ in range(12):
        await settled(house)
        panel = await player.panel()
        assert panel is not None
        parts = controls(panel, "q:").values()
        holders = [*parts, *(option for part in parts for option in part.get("options", ()))]
        shown = [holder["emoji"] for holder in holders if (holder.get("emoji") or {}).get("id")]
        if shown:
            break
        await player.answer()
    assert shown
    assert all(there[emoji["name"]] == emoji["id"] for emoji in shown)


async def test_the_painter_is_made_ready_once_the_bot_is_up(
    table: LocalTable, tmp_path: Path
) -> None:
    made: list[int] = []
    studio = studio_at_hand(Painter(art_folder), (made.append(n) for n in range(3)))
    async with house_at(table, tmp_path / "bot.sqlite3", studio=studio) as house:
        await next(task for task in house._tasks if task.get_name() == "warm")
        assert made == [0, 1, 2]
