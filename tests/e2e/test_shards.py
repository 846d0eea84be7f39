"""Many servers: several shards in one process, a table on another shard than the first, and
shards that hang up or stay down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from cogs.frame.house import House
from cogs.link.starts import RESERVE
from localtable.connect import point_discord_at
from localtable.hall.crowd import usable_channel
from localtable.hall.gateway import shard_of
from localtable.server import LocalTable, serve
from tests.e2e.exchange import Exchange
from tests.e2e.house import house_at, settled
from tests.e2e.people import People, controls, people_at, said
from tests.e2e.play import Player, open_table, table_message
from tests.e2e.starting import READY, Log, only, played

SHARDS = 3


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with serve(servers=6, shards=SHARDS, max_concurrency=SHARDS) as running:
        yield running


@pytest.fixture
async def people(table: LocalTable) -> AsyncIterator[People]:
    async with people_at(table) as everybody:
        yield everybody


@pytest.fixture(autouse=True)
def shards_start_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library waits five seconds between two; here as many may start as there are."""

    async def at_once(self: House, shard_id: int | None, *, initial: bool = False) -> None: ...

    monkeypatch.setattr(House, "before_identify_hook", at_once)


def server_on(table: LocalTable, shard: int) -> str:
    """One of the simulated servers of a shard."""
    return next(id_ for id_ in table.hall.world.crowd if shard_of(id_, SHARDS) == shard)


async def answers(player: Player, count: int) -> None:
    """So many answers to prompts in their DMs."""
    for _ in range(count):
        while await player.step() != "answered":
            pass


async def test_a_table_on_another_shard_is_played_though_shards_hang_up(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    ana = people["Ana"]
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        assert (house.shard_count, len(house.guilds)) == (SHARDS, 6)
        channel = usable_channel(server_on(table, 1))
        sitting = await open_table([ana], channel, computers=2)
        player = Player(ana, sitting, Random("shards"))
        for shard in (1, 0):
            await answers(player, 2)
            # The server's own shard first, then the one that DMs come by.
            back = asyncio.create_task(house.wait_for("shard_resumed", timeout=20))
            await ana.world("hang-up", shard=shard)
            assert await back == shard
            await settled(house)
            message = await table_message(ana, sitting)
            hand = await ana.pressed(message, f"t:{sitting.table}:hand")
            assert said(hand)
        await answers(player, 2)
        await settled(house)
        # Nobody but the bot itself is kept in memory, and no message.
        assert {len(guild.members) for guild in house.guilds} == {1}
        assert len(house.cached_messages) == 0
        stored = await house.adapter.table(sitting.table)
        assert stored.guild == int(server_on(table, 1))


async def test_a_shard_that_stays_down_holds_up_no_other_server(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    await ana.world("shard-down", shard=2)
    async with house_at(table, tmp_path / "bot.sqlite3", all_shards=False) as house:
        dark = server_on(table, 2)
        await house.lobbies.open(
            game="brian_boru",
            options={},
            wanted=3,
            guild=int(dark),
            channel=int(usable_channel(dark)),
            host=(int(bram.id), bram.name),
            locale="en",
        )
        house.courier.wake()
        sitting = await open_table([ana], usable_channel(server_on(table, 0)), computers=2)
        player = Player(ana, sitting, Random("shards"))
        await answers(player, 1)
        assert not house.is_ready()
        assert not house.knows(int(dark))
        assert await bram.messages(usable_channel(dark)) == []
        await ana.world("shard-down", shard=2, on=False)
        lobby = await bram.with_control(usable_channel(dark), "l:")
        assert controls(lobby, "l:")
        await house.wait_until_ready()


@pytest.mark.parametrize("left", [0, RESERVE + SHARDS - 1])
async def test_a_bot_begins_nothing_where_its_shards_would_take_the_last_sessions_of_the_day(
    table: LocalTable,
    people: People,
    exchange: Exchange,
    tmp_path: Path,
    log: Log,
    left: int,
) -> None:
    ana = people["Ana"]
    await ana.world("spend-starts", left=left, seconds=3600)
    point_discord_at(table.url)
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says("waiting until")
        await playing.stop()
    assert f"start {left} more sessions" in only(log.lines("waiting until")).getMessage()
    assert exchange.told("READY") == 0
    await ana.world("later", seconds=3600)
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says(READY)
        await playing.stop()
    assert exchange.told("READY") == SHARDS
