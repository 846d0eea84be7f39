"""How many servers and tables one process carries, through real discord.py over the local table.

    python -m bench.scale [--servers N] [--tables N] [--active N] [--rate R] [--seconds S]
                          [--beside FOLDER]

First the bot comes up, as a process of its own, on N simulated servers (40 channels and 20 roles
each), on as many shards as Discord would recommend: how long that takes, how late its event loop
comes at worst, how much memory it then has. With tables, people then press in those that are
active, R times a second. The time runs from the moment the local table sends the interaction
until it has the bot's first answer; local table and people are one process, and what both use of
the processor is printed beside it. With the folder of another commit, its bot plays at the same
time with people of its own, so that the two can be compared, whatever else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import math
import os
import random
import signal
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from bench.press import any_choice, controls, environ_for, told
from bench.service import clock, copy_tables, play, seat_people
from db.store import open_store
from engine.games import all_games
from engine.table.service import TableService
from localtable import channels, first_world, messages, people
from localtable.world import PUBLIC_THREAD
from tests.localtable.servers import SERVERS_A_SHARD, USABLE
from tests.localtable.stand_in import Exchange, StandIn, stand_in

Json = dict[str, Any]

HOST: Final = 1_300_000_000_000_000_000
"""The pattern's host; whose copies' people follow a hundred numbers apart each."""
OF_DM: Final = 50
"""A person's DM channel has their id plus this."""
FIRST_THREAD: Final = 1000
"""The first table's thread has its server's id plus this, its lobby message the same id, and its
table message the next one."""
SETTLE_SECONDS: Final = 15.0
"""Until the painter has all drawings ready as well."""
BETWEEN_SECONDS: Final = 2.0
"""Nobody presses sooner again."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Places:
    """Where the tables are: one after the other on all simulated servers."""

    def __init__(self, first_server: int, servers: int) -> None:
        self.first, self.servers = first_server, servers

    def server(self, table: int) -> int:
        return ((self.first >> 22) + 1 + table % self.servers) << 22

    def thread(self, table: int) -> int:
        return self.server(table) + FIRST_THREAD + 2 * (table // self.servers)

    def columns(self) -> dict[str, str]:
        """The same for the database."""
        server = f"(({self.first >> 22} + 1 + i % {self.servers}) << 22)"
        thread = f"{server} + {FIRST_THREAD} + 2 * (i / {self.servers})"
        return {
            "guild": server,
            "channel": f"{server} + {USABLE}",
            "thread": thread,
            "lobby_message": thread,
        }


async def fill(path: Path, game: str, tables: int, active: int, places: Places) -> int:
    """Live tables in the middle of a game; at the active ones the prompts are still to go out.
    Gives the number of the first of them less one."""
    async with open_store(path) as store:
        # The same luck each time: what is compared plays the same games.
        service = TableService(store, now=clock, secret=bytes)
        pattern = await seat_people(service, game, HOST)
        await play(service, pattern, 15)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM outbox")
            copy_tables(connection, pattern, tables, live=True, **places.columns())
            connection.execute(
                "UPDATE tables SET phase = 'cancelled' WHERE id = ?", (pattern,)
            )  # nobody can be found there
            awaited = (
                "SELECT {} FROM questions q JOIN seats s"
                " ON s.table_id = q.table_id AND s.number = q.seat WHERE q.table_id {} ?"
            )
            prompt = "q.table_id, 'p' || s.person, 'panel', 0, q.seat,"
            prompt += " json_object('person', s.person)"
            connection.execute(
                "INSERT INTO outbox (table_id, lane, kind, record, seat, payload_json) "
                + awaited.format(prompt, f"> {pattern} AND q.table_id <="),
                (pattern + active,),
            )
            panel = (
                f"q.table_id, 'panel/' || q.seat, s.person, s.person + {OF_DM}, '', 1, 1, q.ticket"
            )
            connection.execute(
                "INSERT INTO letters (table_id, key, person, channel, nonce, message, awaited,"
                " ticket) " + awaited.format(panel, ">"),
                (pattern + active,),
            )
            connection.execute(
                "INSERT INTO letters (table_id, key, channel, nonce, message, record, public)"
                " SELECT id, 'board', thread, '', thread + 1, records, 1 FROM tables WHERE id > ?",
                (pattern,),
            )

        await store.write(work)
        return pattern


def people_of(copy: int, seats: int) -> list[int]:
    """Who plays at a copy of the pattern."""
    return [HOST + 100 * copy + number for number in range(seats)]


def furnish(local: StandIn, tables: int, pattern: int, seats: int, places: Places) -> None:
    """The people of all tables, their DMs, and the tables' threads."""
    world = local.world
    now, bot = local.clock.now_ms(), world.bot
    for copy in range(1, tables + 1):
        there = people_of(copy, seats)
        for id_ in there:
            somebody = first_world.person(
                str(id_), "Somebody", f"somebody{id_}", roles=[], joined_ms=now
            )
            first_world.arrive(world, somebody, str(id_ + OF_DM))
        server, thread = places.server(copy), places.thread(copy)
        parent = world.channels[str(server + USABLE)]
        body = {"name": f"Table {copy}", "type": PUBLIC_THREAD}
        made = channels.make_thread(local, bot, parent, body, str(thread))
        made["_members"] |= {str(id_): now for id_ in there}
        hand = {"type": 2, "style": 1, "label": "Hand", "custom_id": f"t:{pattern + copy}:hand"}
        row = {"type": 1, "id": 1, "components": [hand | {"id": 2}]}
        post = messages.new(local, bot, made, id=str(thread + 1), components=[row])
        world.messages.put(post)


class Presses:
    """People at the active tables, pressing what is before them."""

    def __init__(self, local: StandIn, active: int, seats: int) -> None:
        self._local = local
        self._chance = random.Random(1)
        self._people = [id_ for copy in range(1, active + 1) for id_ in people_of(copy, seats)]
        self._begun: dict[str, float] = {}
        self._last: dict[int, float] = {}
        """When somebody pressed last."""
        self.took: list[float] = []
        """Milliseconds until each first answer."""
        self.late = 0
        """First answers that came after Discord's three seconds."""
        self.requests: Counter[str] = Counter()
        local.on_exchange.append(self._answered)

    def press(self) -> bool:
        """Somebody presses something; whether anybody could."""
        for _ in range(200):
            who = self._chance.choice(self._people)
            if self._last.get(who, 0) > perf_counter() - BETWEEN_SECONDS:
                continue
            message = self._prompt(who)
            if message is not None:
                break
        else:
            return False
        custom_id, values = any_choice(_usable(message), self._chance)
        person = self._local.world.people[str(who)]
        begun = self._last[who] = perf_counter()
        pressed = people.press(self._local, person, message, custom_id, values)
        self._begun[pressed.id] = begun
        return True

    def unanswered(self) -> int:
        """How many presses have no answer yet."""
        return len(self._begun)

    def _prompt(self, who: int) -> Json | None:
        for message in reversed(self._local.world.messages.of(str(who + OF_DM))[-3:]):
            if _usable(message):
                return message
        return None

    def _answered(self, seen: Exchange) -> None:
        kind = seen.path.split("/")[1]
        self.requests[kind if kind in ("interactions", "webhooks") else "counted"] += 1
        if kind == "interactions":
            begun = self._begun.pop(seen.path.split("/")[2], None)
            if begun is not None:
                self.took.append((perf_counter() - begun) * 1000)
                self.late += seen.status >= 400


def _usable(message: Json) -> list[Json]:
    """What brings an answer nearer: *Confirm* where it can be pressed, else a choice."""
    found = controls(message)
    those = [c for c in found if str(c.get("custom_id", "")).startswith("q:")]
    acts = {str(c["custom_id"]).rpartition(":")[2]: c for c in those}
    return [acts["ok"]] if "ok" in acts else [c for act, c in acts.items() if act != "no"]


class Bot:
    """The process, and what it uses."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._lines: list[str] = []
        self._more = asyncio.Condition()

    async def read(self) -> None:
        """Its log, until it ends."""
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            async with self._more:
                self._lines.append(line.decode().strip())
                self._more.notify_all()
            if " WARNING " in self._lines[-1] or " ERROR " in self._lines[-1]:
                print(self._lines[-1])

    def cpu(self) -> float:
        """Seconds of the processor."""
        return cpu_of(self._process.pid)

    def megabytes(self) -> float:
        """Of memory."""
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        found = next(line for line in lines if line.startswith("VmRSS"))
        return int(found.split()[1]) / 1000

    async def lag(self) -> tuple[float, float]:
        """How late its loop came since it was asked last: at worst, and at the 99th percentile."""
        asked = sum(line.startswith("lag ") for line in self._lines)
        self._process.send_signal(signal.SIGUSR1)
        _, worst, usual = (await self.until("lag ", asked + 1)).split()
        return float(worst), float(usual)

    async def until(self, what: str, times: int = 1) -> str:
        """The line of its log that has these words for so many times."""
        async with self._more:
            await self._more.wait_for(lambda: len(self._with(what)) >= times)
        return self._with(what)[times - 1]

    def _with(self, what: str) -> list[str]:
        return [line for line in self._lines if what in line]


def cpu_of(process: int) -> float:
    """Seconds of the processor that it has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextlib.asynccontextmanager
async def bot_at(local: StandIn, database: Path, code: Path, *more: str) -> AsyncIterator[Bot]:
    """The bot of a folder, started."""
    environ = environ_for(local, database) | {"MEADHALL_LOG_LEVEL": "INFO"}
    command = (sys.executable, "-m", "bench.watched", *more)
    pipe, both = asyncio.subprocess.PIPE, asyncio.subprocess.STDOUT
    process = await asyncio.create_subprocess_exec(
        *command, env=environ, cwd=code, stdout=pipe, stderr=both
    )
    bot = Bot(process)
    reading = asyncio.create_task(bot.read())
    try:
        yield bot
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()
        await reading


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
    seconds = perf_counter() - begun
    used = bot.cpu()
    worst, usual = await bot.lag()
    await bot.until("emojis uploaded")
    await asyncio.sleep(SETTLE_SECONDS)
    print(
        f"{servers} servers, {shards} shards: ready in {seconds:.1f} s"
        f" ({5 * (shards - 1)} s of them between the shards), {used:.1f} s of processor,"
        f" loop late by {worst:.0f} ms at worst, 99% {usual:.1f} ms; {bot.megabytes():.0f} MB"
    )
    assert f"in {servers} servers" in line, line


def count_in(database: Path, what: str) -> int:
    """How many rows of a table there are; `what` may go on with a condition."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {what}").fetchone()[0])


async def pressing(bot: Bot, database: Path, presses: Presses, rate: float, seconds: float) -> None:
    """Press, and say how it went."""
    loop = asyncio.get_running_loop()
    await bot.lag()
    before, own, answers = bot.cpu(), cpu_of(os.getpid()), count_in(database, "log")
    presses.took.clear()
    presses.late = 0
    presses.requests.clear()
    begun, idle = loop.time(), 0
    for number in range(int(rate * seconds)):
        await asyncio.sleep(begun + number / rate - loop.time())
        idle += not presses.press()
        if number % int(10 * rate) == 0:
            print(f"  {number} presses, {presses.unanswered()} of them not answered yet")
    spent = loop.time() - begun
    used, ours = bot.cpu() - before, cpu_of(os.getpid()) - own
    answers, posts = count_in(database, "log") - answers, count_in(database, "outbox")
    requests = presses.requests.copy()
    worst, usual = await bot.lag()
    await asyncio.sleep(3)
    for _ in range(60):
        if count_in(database, "outbox WHERE parked IS NULL"):
            await asyncio.sleep(1)
    cost = bot.cpu() - before
    took = sorted(presses.took)
    print(
        f"{len(took) / spent:.0f} presses/s: {told(took)}; {presses.late} too late,"
        f" {presses.unanswered()} not answered,"
        f" {idle} times nobody had anything to press\n"
        f"processor: the bot {used / spent:.0%} of a core, people and local table"
        f" {ours / spent:.0%}; the bot's loop late by {worst:.0f} ms at worst, 99% {usual:.1f} ms;"
        f" {bot.megabytes():.0f} MB\nan answer with all that follows:"
        f" {cost / answers * 1000:.1f} ms of processor ({answers} answers;"
        f" {cost / len(took) * 1000:.1f} ms a press)\nanswers/s {answers / spent:.0f}; requests/s: "
        + ", ".join(f"{what} {n / spent:.0f}" for what, n in requests.items())
        + f"; then {posts} posts wait in the outbox"
    )


async def measure(given: argparse.Namespace, code: Path) -> None:
    """Set the stage, bring the bot of a folder up, press."""
    servers, tables = given.servers, given.tables
    seats = all_games()[given.game].seats.start
    active = min(given.active, tables)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        shards = math.ceil(servers / SERVERS_A_SHARD)
        async with stand_in(servers=servers, shards=shards) as local:
            if tables:
                places = Places(int(local.world.guild["id"]), servers - 1)
                pattern = await fill(database, given.game, tables, active, places)
                furnish(local, tables, pattern, seats, places)
                print(f"  {tables} tables, the file {database.stat().st_size / 1e6:.0f} MB")
            # Who is compared is left alone: how late the loop comes is not looked at.
            unseen = ("unseen",) if given.beside else ()
            async with bot_at(local, database, code, *unseen) as bot:
                presses = Presses(local, active, seats)
                await coming_up(local, bot, servers, shards)
                if not tables:
                    return
                while (left := count_in(database, "outbox WHERE parked IS NULL")) > 0:
                    print(f"  {left} prompts to go out")
                    await asyncio.sleep(5)
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
