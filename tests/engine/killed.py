"""Plays a table to its end, carrying its posts, and kills itself at a given SQL statement.

    python -m tests.engine.killed DATABASE WALL STATEMENT

Run again and again by the kill test. Prints a line for each answer once it is given; what was
posted stands in the WALL file, one nonce and text a line.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from db.store import open_store
from engine.kit.chance import Chance
from engine.table.commands.lobby import Lobbies
from engine.table.door import Adapter
from engine.table.tasks.courier import Courier, Post
from tests.games import toy

PEOPLE = ((1, "Ana"), (2, "Ben"), (3, "Cat"))


class WallCarrier:
    """Appends to a file; knows a nonce again when it is told that it may be there."""

    def __init__(self, wall: Path) -> None:
        self.wall = wall

    async def carry(self, post: Post) -> None:
        there = self.wall.read_text("utf-8") if post.again else ""
        if post.nonce not in there:
            with self.wall.open("a", encoding="utf-8") as file:
                file.write(f"{post.nonce} {post.kind} {post.record}\n")


def die_at(statement: int):
    """Count the SQL statements, and die right before one of them."""
    left = [statement]

    def count(_sql: str) -> None:
        left[0] -= 1
        if left[0] == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    return count


async def main(path: str, wall: str, statement: int) -> None:
    async with open_store(path) as store:
        trace = die_at(statement)
        await store.write(lambda c: c.set_trace_callback(trace))
        adapter = Adapter(store, now=lambda: 1_700_000_000, games={"toy": toy.GAME})
        courier = Courier(store, WallCarrier(Path(wall)))
        await seat(adapter)
        while await one_round(adapter):
            await courier.settle()
        await courier.settle()


async def seat(adapter: Adapter) -> None:
    lobbies = Lobbies(adapter)
    found = await adapter.tables_of_channel(1)
    if not found and await adapter.store.tables.get(1) is None:
        await lobbies.open(
            game="toy",
            options={"length": "long"},
            wanted=3,
            guild=1,
            channel=1,
            host=PEOPLE[0],
            locale="en",
            kept=PEOPLE[1:],
        )
    table = await adapter.table(1)
    if table.phase == "lobby":
        for person in PEOPLE:
            if table.seat_of(person[0]) is None:
                await lobbies.join(1, person)
        await lobbies.start(1, PEOPLE[0][0])


async def one_round(adapter: Adapter) -> bool:
    """Everybody answers what is open to them; False once the game is over."""
    for person, _ in PEOPLE:
        sight = await adapter.sight(1, person)
        if sight.table.phase == "over":
            return False
        for open_ in sight.open:
            if open_.given is None:
                picks = open_.question.sample(Chance(b"", open_.ticket))
                given = await adapter.answer(1, person, open_.ticket, picks)
                print(open_.ticket, given.seat, *picks, flush=True)  # noqa: T201
    return True


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
