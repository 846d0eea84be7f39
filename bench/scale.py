"""How many servers and tables one process carries, through real discord.py over the local table.

    python -m bench.scale [--servers N] [--tables N] [--active N] [--rate R] [--seconds S]
                          [--beside FOLDER]

First the bot comes up, as a process of its own, on N simulated servers (40 channels and 20 roles
each), on as many shards as Discord would recommend: how long that takes, how late its event loop
comes at worst, how much memory it then has. With tables, people then press in those that are
active, R times a second. Local table and people are one process, and what both use of the
processor is printed beside it. With the folder of another commit, its bot plays at the same time
with people of its own, so that the two can be compared, whatever else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import math
import os
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Final

from bench.crowd import UNDER_WAY, Bot, Crowd, Presses, bot_at, carried, count_in, cpu_of, told
from engine.games import all_games
from tests.localtable.servers import SERVERS_A_SHARD
from tests.localtable.stand_in import StandIn, stand_in

SETTLE_SECONDS: Final = 15.0
"""Until the painter has all drawings ready as well."""


async def coming_up(local: StandIn, bot: Bot, servers: int, shards: int) -> None:
    """Wait for it, and say how it went."""
    begun = perf_counter()
    identified = asyncio.Event()
    local.on_event.append(lambda *_: identified.set())
    await identified.wait()
    await bot.lag()
    for number in range(shards if shards > 1 else 0):
        await bot.until("is up", number + 1)
        print(f"  shard {number + 1} of {shards} after {perf_counter() - begun:.1f} s")
    line = await bot.until("ready as")
    seconds, used, late = perf_counter() - begun, bot.cpu, await bot.lag()
    await bot.until("emojis uploaded")
    await asyncio.sleep(SETTLE_SECONDS)
    print(
        f"{servers} servers, {shards} shards: ready in {seconds:.1f} s"
        f" ({5 * (shards - 1)} s of them between the shards), {used:.1f} s of processor,"
        f" loop {late}; {bot.megabytes:.0f} MB"
    )
    assert f"in {servers} servers" in line, line


async def pressing(bot: Bot, database: Path, presses: Presses, rate: float, seconds: float) -> None:
    """Press, and say how it went."""
    await bot.lag()
    before, own, answers = bot.cpu, cpu_of(os.getpid()), count_in(database, "log")
    presses.requests.clear()
    spent = await presses.press(rate, seconds)
    used, ours = bot.cpu - before, cpu_of(os.getpid()) - own
    answers, posts = count_in(database, "log") - answers, count_in(database, UNDER_WAY)
    requests = ", ".join(f"{what} {n / spent:.0f}" for what, n in presses.requests.items())
    late = await bot.lag()
    await carried(database)
    cost = (bot.cpu - before) * 1000
    count = len(presses.took)
    print(
        f"{count / spent:.0f} presses/s: {told(presses.took)}; {presses.late} too late,"
        f" {presses.unanswered} not answered,"
        f" {presses.idle} times nobody had anything to press\n"
        f"processor: the bot {used / spent:.0%} of a core, people and local table"
        f" {ours / spent:.0%}; the bot's loop {late}; {bot.megabytes:.0f} MB\n"
        f"an answer with all that follows: {cost / answers:.1f} ms of processor"
        f" ({answers} answers; {cost / count:.1f} ms a press)\n"
        f"answers/s {answers / spent:.0f}; requests/s: {requests}; then {posts} posts wait in the"
        " outbox"
    )


async def measure(given: argparse.Namespace, code: Path) -> None:
    """Set the stage, bring the bot of a folder up, press."""
    servers, tables = given.servers, given.tables
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        shards = math.ceil(servers / SERVERS_A_SHARD)
        async with stand_in(servers=servers, shards=shards) as local:
            first = int(local.world.guild["id"])
            crowd = Crowd(given.game, tables, first, servers - 1, min(given.active, tables))
            if tables:
                crowd.furnish(local, await crowd.fill(database))
                print(f"  {tables} tables, the file {database.stat().st_size / 1e6:.0f} MB")
            # Who is compared is left alone: how late the loop comes is not looked at.
            async with bot_at(local, database, code, "unseen" if given.beside else "") as bot:
                presses = Presses(local, crowd.pressing())
                await coming_up(local, bot, servers, shards)
                if tables:
                    await carried(database)
                    print(f"  pressing at the bot of {code}")
                    await pressing(bot, database, presses, given.rate, given.seconds)
                    print(f"  this was the bot of {code}")


async def main(given: argparse.Namespace) -> None:
    """One bot, or two at the same time."""
    # Presses that the bot answers too late are counted, not listed.
    logging.getLogger("localtable").setLevel(logging.CRITICAL)
    folders = [Path.cwd(), *([given.beside] if given.beside else [])]
    await asyncio.gather(*(measure(given, folder) for folder in folders))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--servers", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--active", type=int, default=500, help="tables at which people press")
    parser.add_argument("--rate", type=float, default=100, help="presses a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default=next(iter(all_games())), choices=list(all_games()))
    parser.add_argument("--beside", type=Path, help="another commit's folder, for its bot")
    asyncio.run(main(parser.parse_args()))
