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
from tests.e2e.exchange import Exchange
from tests.e2e.house import house_at, settled
from tests.e2e.people import PATIENCE, Json, People, controls, said
from tests.pictures.at_hand import studio_at_hand

TOO_LARGE = 40005


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


def told_by(body: Json) -> str:
    """How what the one picture shows is told to those who hear it, from its last line."""
    (picture,) = body["attachments"]
    return str(picture["description"]).splitlines()[-1][:80]


async def test_pictures_that_are_too_large_are_told_in_words(
    house: House, people: People, exchange: Exchange
) -> None:
    ana = people["Ana"]
    sitting = await play.open_lobby(ana, TABLES, seats=3)
    await play.lobby_press(ana, sitting, "fill")
    for channel in (sitting.thread, ana.dm):
        exchange.refuse(rf"/channels/{channel}/messages$", TOO_LARGE, method="POST", times=1)
    await play.start(sitting)
    await settled(house)
    prompt = await ana.with_control(ana.dm, f"q:{sitting.table}:")
    board = await play.table_message(ana, sitting)
    for shown in (prompt, board):
        path = rf"/channels/{shown['channel_id']}/messages$"
        refused, *_ = [one.body for one in exchange.sent("POST", path) if one.status == 413]
        assert refused["attachments"]
        assert not shown["attachments"]
        assert said(shown).startswith(refused["content"]), "its own words stay"
        assert told_by(refused) in said(shown)

    exchange.refuse("/messages/@original$", TOO_LARGE, method="PATCH", times=1)
    told = await ana.slash(sitting.thread, "/hand")
    assert not told["attachments"]
    refused, *_ = [one.body for one in exchange.sent("PATCH", "@original$") if one.status == 413]
    assert told_by(refused) in said(told)
    exchange.refuse("/messages/@original$", TOO_LARGE, method="PATCH", times=1)
    told = await ana.pressed(board, f"t:{sitting.table}:board")
    assert not told["attachments"]
    assert len(said(told)) > 100, "the position in words"
