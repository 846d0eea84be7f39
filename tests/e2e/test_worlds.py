"""A database belongs to one world: an application of Discord, or a local table."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.exchange import Exchange, StandIn, point_discord_at, stand_in
from tests.e2e.house import house_at
from tests.e2e.people import TABLES, People
from tests.e2e.play import GAME
from tests.e2e.starting import STORED_WORLD, TOKEN, OtherWorldError, played


def rows(database: Path) -> list[str]:
    """All that is in it."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


@contextlib.asynccontextmanager
async def another_world(folder: Path, than: str) -> AsyncIterator[StandIn]:
    """A local table that is kept on the disk, so that its application is its own."""
    async with stand_in(data_dir=folder) as table:
        assert Exchange(table).bot != than
        yield table


async def refused_world(table: StandIn, database: Path, *names: str, **more: Any) -> str:
    """What is said to somebody who opens the database there; it names its settings, and these."""
    point_discord_at(table.url)
    exchange = Exchange(table)
    before = rows(database)
    async with played(table, database, **more) as playing:
        with pytest.raises(OtherWorldError) as caught:
            await asyncio.wait_for(playing.task, 20)
    assert rows(database) == before
    assert {request.method for request in exchange.requests} == {"GET"}, "nothing is delivered"
    for part in (*names, "MEADHALL_DATABASE"):
        assert part in str(caught.value)
    return str(caught.value)


async def test_a_database_stays_in_the_world_of_its_first_start(
    table: StandIn, people: People, exchange: Exchange, tmp_path: Path
) -> None:
    discord, local, own = tmp_path / "discord.sqlite3", tmp_path / "local.sqlite3", exchange.bot
    for file, token in ((discord, TOKEN), (local, "")):
        async with house_at(table, file, token=token) as house:
            await house.posts_nothing_more()
            await people["Ana"].slash(TABLES, "/game new", game=GAME)
            assert await house.outbox() == (1, 0), "a lobby waits to be posted"
    # Played on Discord, and now without a token; the other way round.
    await refused_world(table, discord, str(discord), f"application {own}", "DISCORD_TOKEN")
    await refused_world(table, local, str(local), "local table", "DISCORD_TOKEN", token=TOKEN)
    for _ in range(2):
        async with another_world(tmp_path / "other", own) as other:
            # With another application's token.
            theirs = Exchange(other).bot
            await refused_world(other, discord, str(discord), own, theirs, token=TOKEN)
            # At another local table, or at this one after its folder was erased.
            names = (str(local), other.url, "another local table", "erased")
            await refused_world(other, local, *names)
            # Opened again it is the same world.
            async with house_at(other, tmp_path / "theirs.sqlite3") as house:
                assert await house.kept(STORED_WORLD) == f"local {theirs}"
    # At home all goes on.
    for file, token in ((discord, TOKEN), (local, "")):
        async with house_at(table, file, token=token) as house:
            await house.settled()
            assert await house.outbox() == (0, 0)
