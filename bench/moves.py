"""What a move costs of what Discord counts: a whole game of each kind over the local table.

    python -m bench.moves [game ...]

People fill all seats at the least number, and press what the bot sends them, as a sensible seat
would where the game tells. For each game: answers, presses, and the requests that go into
Discord's limit of 50 a second (answers to interactions do not), by what they are for, for each
answer; and how many transactions were written.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

from cogs.frame.settings import FOLLOW_SECONDS
from db.store import Store
from engine.games import all_games
from localtable.first_world import TABLES
from localtable.world import DM, THREADS, World
from tests.e2e.people import people_at
from tests.e2e.play import Player, open_table, play_out
from tests.e2e.records import taste
from tests.e2e.starting import at_rest, meadhall_at
from tests.localtable.stand_in import Exchange, stand_in

PER_SECOND: Final = 50
"""Requests that Discord lets a bot make ("Rate Limits")."""
PER_DAY: Final = 86_400


class Count:
    """Requests by what they are for."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.free = 0
        """Answers to interactions, which are not counted."""
        self.counted: Counter[str] = Counter()
        self.writes = 0
        """Transactions that write."""

    def watch(self, store: Store) -> None:
        """Count what is written."""
        write = store.write

        async def counted(*about: Any, **more: Any) -> Any:
            self.writes += 1
            return await write(*about, **more)

        store.write = counted  # type: ignore[method-assign]

    def seen(self, exchange: Exchange) -> None:
        """One more."""
        parts = exchange.path.strip("/").split("/")
        if parts[0] in ("interactions", "webhooks"):
            self.free += 1
            return
        if parts[0] == "applications":
            return  # the application's emojis, brought up once
        channel = self._world.channels.get(parts[1]) if parts[0] == "channels" else None
        if channel is None:
            self.counted["others"] += 1
            return
        where = (
            "DM" if channel["type"] == DM else "thread" if channel["type"] in THREADS else "channel"
        )
        self.counted[f"{exchange.method} {where}"] += 1


async def measure(game: str) -> None:
    """Play one game, and print its line."""
    seats = all_games()[game].seats.start
    with tempfile.TemporaryDirectory() as folder:
        async with stand_in() as table, people_at(table) as everybody:
            people = list(everybody.values())[:seats]
            database = Path(folder) / "bench.sqlite3"
            async with meadhall_at(table, database, follow_seconds=FOLLOW_SECONDS) as house:
                await at_rest(house)
                count = Count(table.world)
                table.on_exchange.append(count.seen)
                count.watch(house.store)
                sitting = await open_table(people, TABLES, game=game)
                luck = Random(game)
                file, players = house.settings.database, []
                for person in people:
                    own = Random(luck.random())
                    liked = taste(file, sitting.table, own)
                    players.append(Player(person, sitting, own, taste=liked))
                await asyncio.wait_for(play_out(players), 3600)
                await at_rest(house)
                answers, presses = house.figures.answers, len(table.interactions)
    counted = count.counted.total()
    each = ", ".join(f"{what} {n / answers:.2f}" for what, n in count.counted.most_common())
    print(
        f"{game}, {seats} people: {answers} answers, {presses / answers:.1f} presses an answer,"
        f" {count.writes / answers:.1f} transactions,"
        f" {count.free / answers:.1f} requests that are not counted; counted"
        f" {counted / answers:.2f} ({each}): at {PER_SECOND} a second"
        f" {PER_SECOND * answers / counted:.0f} answers/s,"
        f" {PER_SECOND * answers / counted * PER_DAY / 1e6:.1f} million a day"
    )


async def main(games: list[str]) -> None:
    """One game after the other."""
    logging.getLogger("localtable").setLevel(logging.CRITICAL)
    for game in games:
        await measure(game)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", help="their keys; all games if left out")
    asyncio.run(main(parser.parse_args().games or list(all_games())))
