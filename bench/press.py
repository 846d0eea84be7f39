"""Measures how soon a press is acknowledged, with real discord.py over the local table.

    python -m bench.press [--game KEY] [--tables N] [--active N] [--seconds S] [--rate R]
                          [--newcomers N] [--opening S] [--thinking N]

The bot runs in a process of its own, with N live tables in its database. At the active ones people
press what answers their questions, R times a second. Every four seconds somebody else opens a
table: how soon is its first post there? With `--newcomers`, people meanwhile open tables of their
own, and Discord takes S seconds (`--opening`) to open each one's direct messages. With
`--thinking`, computer players have all seats of N tables, and think and move all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import tempfile
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

from bench.crowd import Crowd, Presses, bot_at, carried, count_in, told
from engine.games import all_games
from tests.e2e.people import LOUNGE, People, Person, controls, people_at
from tests.e2e.play import lobby_press, open_lobby
from tests.localtable.stand_in import stand_in

SERVERS: Final = 20
PROBE_SECONDS: Final = 4
"""How often somebody else opens a table."""


async def new_table(host: Person, game: str) -> float:
    """They open a table and start it with computer players. The milliseconds from *Start* until
    the first post is in its thread."""
    sitting = await open_lobby(host, LOUNGE, game=game, seats=all_games()[game].seats.start)
    await lobby_press(host, sitting, "fill")
    begun = perf_counter()
    await lobby_press(host, sitting, "start")
    await host.until(partial(host.channel, sitting.thread), "the thread")
    await host.find(sitting.thread, controls, "the first post")
    return (perf_counter() - begun) * 1000


async def sit_down(everybody: People, game: str, count: int) -> None:
    """Newcomers, one after the other."""
    for number in range(count):
        await new_table(await everybody.add(f"Newcomer {number}"), game)


async def probe(host: Person, game: str, seconds: float) -> list[float]:
    """Somebody opens a table again and again, for so long."""
    took: list[float] = []
    for number in range(math.ceil(seconds / PROBE_SECONDS)):
        pause = asyncio.create_task(asyncio.sleep(PROBE_SECONDS if number else 0))
        took.append(await new_table(host, game))
        await pause
    return took


async def main(given: argparse.Namespace) -> None:
    game, thinking = given.game, given.thinking
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        async with stand_in(servers=SERVERS) as local, people_at(local) as everybody:
            first = int(local.world.guild["id"])
            crowd = Crowd(game, given.tables, first, SERVERS - 1, given.active, thinking)
            pattern = await crowd.fill(database)
            crowd.furnish(local, pattern)
            async with bot_at(local, database, Path.cwd(), "stretches") as bot:
                await bot.until("emojis uploaded")
                await carried(database, pattern + thinking)
                if given.newcomers:
                    slow = {"method": "POST", "times": 1_000_000, "seconds": given.opening}
                    local.faults.add("delay", "/users/@me/channels$", **slow)
                presses = Presses(local, crowd.pressing())
                computers = f"log WHERE table_id > {pattern} AND table_id <= {pattern + thinking}"
                answers = count_in(database, computers)
                sitting = asyncio.create_task(sit_down(everybody, game, given.newcomers))
                _, threads = await asyncio.gather(
                    presses.press(given.rate, given.seconds),
                    probe(everybody["Sunniva"], game, given.seconds),
                )
                sitting.cancel()
                await asyncio.wait([sitting])
                answers = count_in(database, computers) - answers
    print(
        f"{len(presses.took)} presses with {given.tables} live tables, {given.newcomers} newcomers:"
        f" {told(presses.took)}; {presses.unanswered} not answered, {presses.idle} times nobody had"
        f" anything to press\n{len(threads)} new threads, from Start to the first post:"
        f" {told(threads)}"
    )
    if thinking:
        print(f"{answers} answers of computer players at {thinking} tables meanwhile")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default=next(iter(all_games())), choices=list(all_games()))
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--active", type=int, default=50, help="tables at which people press")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=20, help="presses a second")
    parser.add_argument("--newcomers", type=int, default=0)
    parser.add_argument("--opening", type=float, default=3)
    parser.add_argument("--thinking", type=int, default=0)
    asyncio.run(main(parser.parse_args()))
