"""A database belongs to one world: an application of Discord, or a local table."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.link.worlds import STORED_WORLD, OtherWorldError
from db.store import open_store
from localtable.connect import point_discord_at
from localtable.hall.hall import Exchange
from localtable.server import LocalTable, serve
from localtable.world.first_world import APPLICATION, TABLES
from tests.e2e.house import house_at, settled
from tests.e2e.people import People
from tests.e2e.play import GAME
from tests.e2e.starting import TOKEN, emojis_there, played


def rows(database: Path) -> list[str]:
    """All that is in it."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


@contextlib.asynccontextmanager
async def another_world(folder: Path) -> AsyncIterator[LocalTable]:
    """A local table that is kept on the disk, so that its application is its own."""
    async with serve(data_dir=folder) as table:
        assert table.hall.world.application_id != APPLICATION
        yield table


async def refused_world(table: LocalTable, database: Path, **more: Any) -> str:
    """What is said to somebody who opens the database there."""
    point_discord_at(table.url)
    sent: list[Exchange] = []
    table.hall.on_exchange.append(sent.append)
    before = rows(database)
    async with played(table, database, **more) as playing:
        with pytest.raises(OtherWorldError) as caught:
            await asyncio.wait_for(playing.task, 20)
    assert rows(database) == before
    assert {exchange.method for exchange in sent} == {"GET"}, "nothing is delivered"
    return str(caught.value)


async def test_a_database_stays_in_the_world_of_its_first_start(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    database, local = tmp_path / "discord.sqlite3", tmp_path / "local.sqlite3"
    for file, token in ((database, TOKEN), (local, "")):
        async with house_at(table, file, token=token) as house:
            await house.courier.stop()
            await people["Ana"].slash(TABLES, "/game new", game=GAME)
            assert await house.store.outbox.depth() == (1, 0), "a lobby waits to be posted"
    # Played on Discord, and now without a token.
    text = await refused_world(table, database)
    for part in (str(database), f"application {APPLICATION}", "DISCORD_TOKEN", "MEADHALL_DATABASE"):
        assert part in text
    # Played at a local table, and now with a token.
    text = await refused_world(table, local, token=TOKEN)
    for part in (str(local), "local table", "DISCORD_TOKEN", "MEADHALL_DATABASE"):
        assert part in text
    async with another_world(tmp_path / "other") as other:
        # With another application's token.
        text = await refused_world(other, database, token=TOKEN)
        theirs = other.hall.world.application_id
        for part in (str(database), APPLICATION, theirs, "MEADHALL_DATABASE"):
            assert part in text
        # At another local table, or at this one after its folder was erased.
        text = await refused_world(other, local)
        for part in (str(local), other.url, "another local table", "erased", "MEADHALL_DATABASE"):
            assert part in text
    # At home all goes on.
    for file, token in ((database, TOKEN), (local, "")):
        async with house_at(table, file, token=token) as house:
            await settled(house)
            assert await house.store.outbox.depth() == (0, 0)


async def test_a_local_table_opened_again_is_the_same_world(tmp_path: Path) -> None:
    database = tmp_path / "bot.sqlite3"
    stored = set()
    for _ in range(2):
        async with (
            another_world(tmp_path / "localtable") as table,
            house_at(table, database) as house,
        ):
            stored.add(await house.store.meta.get(STORED_WORLD))
            assert stored == {f"local {table.hall.world.application_id}"}


async def test_a_database_from_discord_that_knew_no_worlds_takes_the_first_application(
    table: LocalTable, tmp_path: Path
) -> None:
    database = tmp_path / "bot.sqlite3"
    async with open_store(database) as store:
        await emojis_there(table, store)
        await store.meta.set(STORED_WORLD, "discord")
    text = await refused_world(table, database)
    assert "(application" not in text
    async with house_at(table, database, token=TOKEN) as house:
        assert await house.store.meta.get(STORED_WORLD) == f"discord {APPLICATION}"
