"""Measures how soon a press is acknowledged, with real discord.py over the local table.

    python -m bench.press [--game KEY] [--tables N] [--seconds S] [--rate R]
                          [--newcomers N] [--opening S] [--thinking N]

The bot runs in a process of its own, with N live tables in its database. People press buttons and
menus at a few of them, R times a second. The time is measured from when the local table sends the
interaction until it has the bot's first answer. With `--newcomers`, people meanwhile open tables of
their own, and Discord takes S seconds (`--opening`) to open each one's direct messages: how long
does another table then wait for the first post in its thread? With `--thinking`, computer players
have all seats of N tables, and think and move all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp

from bench.service import all_stands, clock, seat_people
from db.store import open_store
from engine.games import all_games
from engine.table.answers import queries
from engine.table.service import TableService
from localtable.channels import make_thread
from localtable.first_world import ANA, BRAM, CARLOS, GUILD, LOUNGE, SUNNIVA, TABLES
from localtable.world import PUBLIC_THREAD
from tests.localtable.stand_in import StandIn, stand_in
from tests.uncounted import UNCOUNTED

PEOPLE = (SUNNIVA, ANA, BRAM, CARLOS)
REAL = 4
PROBE_SECONDS = 4
"""How often somebody else opens a table."""
Json = dict[str, Any]


async def fill(path: Path, game: str, tables: int, thinking: int) -> list[int]:
    """That many live tables, whose posts went out long ago; the threads of those that think."""
    async with open_store(path) as store:
        service = TableService(store, now=clock)
        ids = [await seat_people(service, game, 1_000_000 + 10 * n) for n in range(tables)]
        await all_stands(store)
        for table in ids[:thinking]:
            await store.write(partial(all_computers, table=table))
        await store.write(lambda c: c.execute(UNCOUNTED).rowcount)
        return [(await service.look(queries.table, table)).thread or 0 for table in ids[:thinking]]


def all_computers(connection: sqlite3.Connection, table: int) -> int:
    """As if computer players had all seats of a table, which is in the local table's channel."""
    for sql in (
        "UPDATE seats SET person = NULL, computer = 1 WHERE table_id = ?",
        "DELETE FROM panels WHERE table_id = ?",
        "DELETE FROM clocks WHERE table_id = ?",
    ):
        connection.execute(sql, (table,))
    place = "UPDATE tables SET guild = ?, channel = ? WHERE id = ?"
    return connection.execute(place, (int(GUILD), int(TABLES), table)).rowcount


def open_threads(local: StandIn, threads: list[int]) -> None:
    """They are there before the bot comes."""
    world = local.world
    for thread in threads:
        parent = world.channels[TABLES]
        body = {"name": "A table", "type": PUBLIC_THREAD}
        make_thread(local, world.bot, parent, body, str(thread))


class Page:
    """What the web page would ask."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self.session, self.url = session, url

    async def ask(self, what: str, **body: Any) -> Json:
        async with self.session.post(f"{self.url}/table/{what}", json=body) as answer:
            found: Json = await answer.json()
            return found

    async def messages(self, person: str, channel: str) -> list[Json]:
        state = await self.ask("state", person=person, channel=channel)
        found: list[Json] = state.get("messages", [])
        return found

    async def direct(self, person: str) -> str:
        """The person's channel with the bot."""
        state = await self.ask("state", person=person)
        return next(str(c["id"]) for c in state["channels"] if c["type"] == 1)

    async def wait_for(self, person: str, channel: str, count: int) -> list[Json]:
        """The messages with controls, once there are that many, or after 20 seconds."""
        found: list[Json] = []
        for _ in range(200):
            found = [m for m in await self.messages(person, channel) if controls(m)]
            if len(found) >= count:
                break
            await asyncio.sleep(0.1)
        return found

    async def answered(self, interaction: str) -> float:
        """Milliseconds until the bot's first answer; infinite when there was none."""
        for _ in range(200):
            state = await self.ask("interaction", id=interaction)
            if state.get("answered"):
                return float(state["ms"])
            if state.get("error"):
                break
            await asyncio.sleep(0.02)
        return float("inf")


async def until_there(local: StandIn) -> None:
    """Until the bot is connected, and has had a moment to make itself ready.

    Raises:
        TimeoutError: it did not come up.
    """
    for _ in range(300):
        if any(session.line for session in local.gateway.sessions.values()):
            await asyncio.sleep(5)
            return
        await asyncio.sleep(0.1)
    raise TimeoutError("the bot did not come up")


def controls(message: Json) -> list[Json]:
    """The buttons and menus of a message that can be used."""
    return [
        c
        for row in message["components"]
        for c in row.get("components", ())
        if not c.get("disabled")
    ]


async def open_tables(page: Page, game: str) -> None:
    """A few tables of people, in the stand-in's channel."""
    seats = all_games()[game].seats.start
    state = await page.ask("state", person=SUNNIVA, channel=TABLES)
    command = next(c["id"] for c in state["commands"] if c["name"] == "game")
    for number in range(REAL):
        host = PEOPLE[number % len(PEOPLE)]
        options = {"game": game, "seats": seats}
        await page.ask(
            "slash", person=host, channel=TABLES, command=command, path=["new"], options=options
        )
    lobbies = await page.wait_for(SUNNIVA, TABLES, REAL)
    for number, lobby in enumerate(lobbies):
        ids = {c["custom_id"].split(":")[2]: c["custom_id"] for c in controls(lobby)}
        for guest in range(1, seats):
            person = PEOPLE[(number + guest) % len(PEOPLE)]
            await page.ask("component", person=person, message=lobby["id"], custom_id=ids["join"])
            await asyncio.sleep(0.3)
        base = ids["join"].rpartition(":")[0]
        host = PEOPLE[number % len(PEOPLE)]
        await page.ask("component", person=host, message=lobby["id"], custom_id=f"{base}:start")
    for person in PEOPLE:
        await page.wait_for(person, await page.direct(person), 1)


async def new_table(page: Page, game: str, host: str) -> float:
    """Somebody opens a table and starts it with computer players. The milliseconds from *Start*
    until the first post is in its thread."""
    seats = all_games()[game].seats.start
    state = await page.ask("state", person=host, channel=LOUNGE)
    command = next(c["id"] for c in state["commands"] if c["name"] == "game")
    seen = {m["id"] for m in state["messages"]}
    options = {"game": game, "seats": seats}
    await page.ask(
        "slash", person=host, channel=LOUNGE, command=command, path=["new"], options=options
    )
    while True:
        messages = await page.messages(host, LOUNGE)
        mine = [m for m in messages if m["id"] not in seen and f"<@{host}>" in m["content"]]
        if mine and controls(mine[0]):
            break
        await asyncio.sleep(0.05)
    base = controls(mine[0])[0]["custom_id"].rpartition(":")[0]
    for what in ("fill", "start"):
        pressed = {"person": host, "message": mine[0]["id"], "custom_id": f"{base}:{what}"}
        answer = await page.ask("component", **pressed)
        begun = time.perf_counter()
        await page.answered(answer["interaction"])
        await asyncio.sleep(0.3 if what == "fill" else 0)
    for _ in range(3000):
        if await page.messages(host, mine[0]["id"]):
            break
        await asyncio.sleep(0.02)
    return (time.perf_counter() - begun) * 1000


async def sit_down(page: Page, local: StandIn, game: str, count: int, opening: float) -> None:
    """Newcomers, whose direct messages Discord is slow to open."""
    path = "/users/@me/channels$"
    local.faults.add("delay", path, method="POST", times=1_000_000, seconds=opening)
    for number in range(count):
        added = await page.ask("world", do="add-person", name=f"Newcomer {number}", locale="en-US")
        await new_table(page, game, added["id"])


async def press(page: Page, chance: random.Random) -> str | None:
    """Somebody presses something in their panel; the interaction."""
    person = chance.choice(PEOPLE)
    direct = await page.direct(person)
    prompts = [m for m in await page.messages(person, direct) if controls(m)]
    if not prompts:
        return None
    message = chance.choice(prompts)
    custom_id, values = any_choice(controls(message), chance)
    body: Json = {"person": person, "message": message["id"], "custom_id": custom_id}
    if values is not None:
        body["values"] = values
    found: str | None = (await page.ask("component", **body)).get("interaction")
    return found


def any_choice(those: list[Json], chance: random.Random) -> tuple[str, list[str] | None]:
    """One of the controls, and in a menu as much as may be chosen."""
    control = chance.choice(those)
    if control["type"] != 3:
        return control["custom_id"], None
    values = [option["value"] for option in control["options"]]
    most = min(control.get("max_values", 1), len(values))
    return control["custom_id"], chance.sample(values, most)


def environ_for(local: StandIn, database: Path) -> dict[str, str]:
    """What a bot at this local table is started with."""
    return os.environ | {
        "DISCORD_TOKEN": "",
        "MEADHALL_DATABASE": str(database),
        "MEADHALL_LOCAL_URL": local.url,
        "MEADHALL_DM_SECONDS": "0",
        "MEADHALL_LOG_LEVEL": "WARNING",
    }


async def moves_of(database: Path, threads: list[int]) -> tuple[int, int]:
    """How many answers were given at the tables of these threads, and how many of them play on."""
    async with open_store(database) as store:
        service = TableService(store, now=clock)
        found = [await service.look(queries.table, thread - 1000) for thread in threads]
        return sum(t.records for t in found), sum(t.phase == "running" for t in found)


def told(took: list[float]) -> str:
    """Milliseconds, sorted: in the middle, at the 99th percentile, at most."""
    p99 = took[int(len(took) * 0.99)]
    return f"median {statistics.median(took):.1f} ms, 99% {p99:.1f} ms, most {took[-1]:.1f} ms"


async def main(
    game: str,
    tables: int,
    seconds: float,
    rate: float,
    newcomers: int,
    opening: float,
    thinking: int,
) -> None:
    """Fill the database, start both processes' worth of servers, press, print."""
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        think = await fill(database, game, tables, thinking)
        async with stand_in() as local, aiohttp.ClientSession() as session:
            open_threads(local, think)
            environ = environ_for(local, database)
            bot = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bench.watched", "stretches", env=environ
            )
            page = Page(session, local.url)
            await until_there(local)
            await open_tables(page, game)
            sitting = asyncio.create_task(sit_down(page, local, game, newcomers, opening))
            threads: list[asyncio.Task[float]] = []
            waiting: list[asyncio.Task[float]] = []
            for number in range(int(seconds * rate)):
                if number % int(PROBE_SECONDS * rate) == 0:
                    threads.append(asyncio.create_task(new_table(page, game, SUNNIVA)))
                interaction = await press(page, chance)
                if interaction is not None:
                    waiting.append(asyncio.create_task(page.answered(interaction)))
                await asyncio.sleep(1 / rate)
            took = sorted(await asyncio.gather(*waiting))
            came = sorted(await asyncio.gather(*threads))
            sitting.cancel()
            bot.send_signal(signal.SIGTERM)
            await bot.wait()
        moved, still = await moves_of(database, think)
    print(f"{len(took)} presses with {tables} live tables, {newcomers} newcomers: {told(took)}")
    if think:
        print(f"{moved} answers of computer players at {still} of {thinking} tables meanwhile")
    print(f"{len(came)} new threads, from Start to the first post: {told(came)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default=next(iter(all_games())))
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=20)
    parser.add_argument("--newcomers", type=int, default=0)
    parser.add_argument("--opening", type=float, default=3)
    parser.add_argument("--thinking", type=int, default=0)
    given = parser.parse_args()
    wish = (given.tables, given.seconds, given.rate, given.newcomers, given.opening)
    asyncio.run(main(given.game, *wish, given.thinking))
