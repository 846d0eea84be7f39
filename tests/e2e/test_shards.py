"""Many servers: several shards in one process, a table on another shard than the first, and
shards that hang up or stay down."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.e2e import starting
from tests.e2e.exchange import Exchange, StandIn, point_discord_at, stand_in
from tests.e2e.house import house_at
from tests.e2e.people import People, people_at, said
from tests.e2e.play import Player, open_table, table_message
from tests.e2e.starting import READY, RESERVE, Log, only, played

SHARDS = 3


@pytest.fixture
async def table() -> AsyncIterator[StandIn]:
    async with stand_in(servers=6, shards=SHARDS, max_concurrency=SHARDS) as running:
        yield running


@pytest.fixture
async def people(table: StandIn) -> AsyncIterator[People]:
    async with people_at(table) as everybody:
        yield everybody


@pytest.fixture(autouse=True)
def _start_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library waits five seconds between two; here as many may start as there are."""
    starting.connects_again_at_once(monkeypatch)


async def answers(player: Player, count: int) -> None:
    """So many answers to prompts in their DMs."""
    for _ in range(count):
        while await player.step() != "answered":
            pass


async def test_a_table_on_another_shard_is_played_though_shards_hang_up(
    table: StandIn, people: People, exchange: Exchange, tmp_path: Path
) -> None:
    ana = people["Ana"]
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        server, channel = exchange.server_on(1, SHARDS)
        sitting = await open_table([ana], channel, computers=2)
        player = Player(ana, sitting, Random("shards"))
        for shard in (1, 0):
            await answers(player, 2)
            # The server's own shard first, then the one that DMs come by.
            back = house.hears("shard_resumed")
            await ana.world("hang-up", shard=shard)
            assert await back == shard
            await house.settled()
            message = await table_message(ana, sitting)
            hand = await ana.pressed(message, f"t:{sitting.table}:hand")
            assert said(hand)
        await answers(player, 2)
        await house.settled()
        assert house.table(sitting).guild == int(server)
        assert house.in_memory() == {"shards": SHARDS, "servers": 6, "members": 6, "messages": 0}


async def test_a_shard_that_stays_down_holds_up_no_other_server(
    table: StandIn, people: People, exchange: Exchange, tmp_path: Path
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    await ana.world("shard-down", shard=2)
    async with house_at(table, tmp_path / "bot.sqlite3", all_shards=False) as house:
        dark, channel = exchange.server_on(2, SHARDS)
        await house.opens_lobby(bram, dark, channel)
        sitting = await open_table([ana], exchange.server_on(0, SHARDS)[1], computers=2)
        await answers(Player(ana, sitting, Random("shards")), 1)
        assert not house.is_ready
        assert not house.knows_server(dark)
        assert await bram.messages(channel) == []
        await ana.world("shard-down", shard=2, on=False)
        await bram.with_control(channel, "l:")
        await house.wait_until_ready()


@pytest.mark.parametrize("left", [0, RESERVE + SHARDS - 1])
async def test_a_bot_begins_nothing_where_its_shards_would_take_the_last_sessions_of_the_day(
    table: StandIn, people: People, exchange: Exchange, tmp_path: Path, log: Log, left: int
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
