"""Many live tables with their people at the local table, and the bot in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import statistics
import sys
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from time import perf_counter, time
from typing import Any, Final

from msgspec import Struct

from db.store import open_store
from engine.games import all_games
from engine.kit.chance import Chance
from engine.table.answers import queries
from engine.table.commands import lobbies, playing
from engine.table.service import TableService
from localtable import channels, first_world, messages, people
from localtable.world import PUBLIC_THREAD
from tests.localtable.servers import USABLE
from tests.localtable.stand_in import Exchange, StandIn
from tests.uncounted import UNCOUNTED

Json = dict[str, Any]

HOST: Final = 1_300_000_000_000_000_000
"""The pattern's host. The people of its copies follow a hundred numbers apart each."""
OF_DM: Final = 50
OF_PROMPT: Final = 60
"""A person's DM channel and the prompt in it have their id plus this."""
FIRST_THREAD: Final = 1000
"""The first table's thread has its server's id plus this, its lobby message the same id, and its
table message the next one."""
PICTURE: Final = {"id": "1", "filename": "board.png", "size": 1, "url": "", "proxy_url": ""}
UNDER_WAY: Final = "outbox WHERE parked IS NULL AND kind <> 'pin'"
"""Posts that are to go out. A board that is to be pinned stands for a while."""
TURNS: Final = 8
"""So often everybody answers, if they are asked, before their table is copied."""
BETWEEN_SECONDS: Final = 2.0
"""Nobody presses sooner again."""
TICKS: Final = os.sysconf("SC_CLK_TCK")


def clock() -> int:
    return int(time())


class Crowd(Struct, frozen=True):
    """Copies of one table in the middle of a game, one after the other on all simulated servers.
    The first ones have computer players only; at the next ones people press."""

    game: str
    tables: int
    first_server: int
    servers: int
    """Simulated ones."""
    active: int
    thinking: int = 0

    @property
    def seats(self) -> int:
        return all_games()[self.game].seats.start

    def server(self, copy: int) -> int:
        return ((self.first_server >> 22) + 1 + copy % self.servers) << 22

    def thread(self, copy: int) -> int:
        return self.server(copy) + FIRST_THREAD + 2 * (copy // self.servers)

    def people(self, copy: int) -> list[int]:
        return [HOST + 100 * copy + number for number in range(self.seats)]

    def pressing(self) -> list[int]:
        """The people who press."""
        copies = range(self.thinking + 1, self.thinking + self.active + 1)
        return [person for copy in copies for person in self.people(copy)]

    async def fill(self, path: Path) -> int:
        """Write the tables into a new database; the number of the table that was copied. At those
        where people press, the prompts are still to go out."""
        async with open_store(path) as store:
            # The same luck each time: what is compared plays the same games.
            service = TableService(store, now=clock, secret=bytes)
            pattern = await self._pattern(service)
            await store.write(partial(self._copy, pattern=pattern))
        return pattern

    async def _pattern(self, service: TableService) -> int:
        table = await service.run(
            lobbies.open,
            game=self.game,
            options={},
            wanted=self.seats,
            guild=1,
            channel=1,
            host=(HOST, "Host"),
            locale="en",
        )
        for number in range(1, self.seats):
            await service.do(table.id, lobbies.join, (HOST + number, "Guest"))
        await service.do(table.id, lobbies.start, HOST)
        for turn in range(TURNS * self.seats):
            person = HOST + turn % self.seats
            for ask in (await service.look(queries.view, table.id, person)).open[:1]:
                picks = ask.question.sample(Chance(b"bench", ask.ticket))
                await service.do(table.id, playing.answer, person, ask.ticket, picks)
        return table.id

    def _copy(self, connection: sqlite3.Connection, pattern: int) -> None:
        connection.execute(UNCOUNTED)
        connection.execute("DELETE FROM outbox")
        connection.execute("DELETE FROM letters")
        server = f"(({self.first_server >> 22} + 1 + i % {self.servers}) << 22)"
        thread = f"{server} + {FIRST_THREAD} + 2 * (i / {self.servers})"
        other = {
            "person": "person + 100 * i",
            "host": "host + 100 * i",
            "guild": server,
            "channel": f"{server} + {USABLE}",
            "thread": thread,
            "lobby_message": thread,
        }
        rows = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
        rows += f" WHERE i < {self.tables})"
        for table in ("tables", "seats", "holders", "positions", "questions", "log"):
            key = "id" if table == "tables" else "table_id"
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            values = ", ".join((other | {key: f"{pattern} + i"}).get(name, name) for name in names)
            connection.execute(
                f"{rows} INSERT INTO {table} ({', '.join(names)})"
                f" SELECT {values} FROM n, {table} WHERE {key} = {pattern}"
            )
        # Its people are not at the local table.
        connection.execute("UPDATE tables SET phase = 'cancelled' WHERE id = ?", (pattern,))
        first = pattern + self.thinking
        connection.execute(
            "UPDATE seats SET person = NULL, computer = 1 WHERE table_id > ? AND table_id <= ?",
            (pattern, first),
        )
        awaited = (
            "SELECT {} FROM questions q JOIN seats s"
            " ON s.table_id = q.table_id AND s.number = q.seat"
            " WHERE q.given_json IS NULL AND q.table_id {} ?"
        )
        prompt = "q.table_id, 'p' || s.person, 'panel', 0, q.seat, json_object('person', s.person)"
        between = f"> {first} AND q.table_id <="
        connection.execute(
            "INSERT INTO outbox (table_id, lane, kind, record, seat, payload_json) "
            + awaited.format(prompt, between),
            (first + self.active,),
        )
        panel = (
            f"q.table_id, 'panel/' || q.seat, s.person, s.person + {OF_DM}, '',"
            f" s.person + {OF_PROMPT}, 1, q.ticket"
        )
        connection.execute(
            "INSERT INTO letters (table_id, key, person, channel, nonce, message, awaited,"
            " ticket) " + awaited.format(panel, ">"),
            (first + self.active,),
        )
        connection.execute(
            "INSERT INTO letters (table_id, key, channel, nonce, message, record, public)"
            " SELECT id, 'board', thread, '', thread + 1, records, 1 FROM tables WHERE id > ?",
            (pattern,),
        )

    def furnish(self, local: StandIn, pattern: int) -> None:
        """The people of all tables, their prompts, and the tables' threads."""
        world, now = local.world, local.clock.now_ms()
        row = {"type": 1, "id": 1}
        for copy in range(1, self.tables + 1):
            there = self.people(copy)
            button = {"type": 2, "style": 1, "label": "Hand", "id": 2}
            button["custom_id"] = f"t:{pattern + copy}:hand"
            posts = [(self.thread(copy), self.thread(copy) + 1)]
            for id_ in there:
                about = (str(id_), "Somebody", f"somebody{id_}")
                somebody = first_world.person(*about, roles=[], joined_ms=now)
                first_world.arrive(world, somebody, str(id_ + OF_DM))
                if copy > self.thinking + self.active:
                    posts.append((id_ + OF_DM, id_ + OF_PROMPT))
            parent = world.channels[str(self.server(copy) + USABLE)]
            body = {"name": f"Table {copy}", "type": PUBLIC_THREAD}
            made = channels.make_thread(local, world.bot, parent, body, str(self.thread(copy)))
            made["_members"] |= {str(id_): now for id_ in there}
            for channel, id_ in posts:
                where, shown = world.channels[str(channel)], [row | {"components": [button]}]
                # A board or a prompt without a picture is told in words: that would cost more.
                files = {"_files": [PICTURE], "attachments": [PICTURE]}
                post = messages.new(local, world.bot, where, id=str(id_), components=shown, **files)
                world.messages.put(post)


class Presses:
    """People at the active tables, pressing what is before them. The time runs from the moment
    the local table sends the interaction until it has the bot's first answer."""

    def __init__(self, local: StandIn, pressing: list[int]) -> None:
        self._local = local
        self._chance = random.Random(1)
        self._people = pressing
        self._begun: dict[str, float] = {}
        self._last: dict[int, float] = {}
        """When somebody pressed last."""
        self.took: list[float] = []
        """Milliseconds until each first answer."""
        self.late = self.idle = 0
        """First answers that came after Discord's three seconds; nobody had anything to press."""
        self.requests: Counter[str] = Counter()
        local.on_exchange.append(self._answered)

    async def press(self, rate: float, seconds: float) -> float:
        """So often a second, for so long; the seconds that it took."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(begun + number / rate - loop.time())
            self.idle += not self._press()
            if number % int(10 * rate) == 0:
                print(f"  {number} presses, {self.unanswered} of them not answered yet")
        return loop.time() - begun

    @property
    def unanswered(self) -> int:
        return len(self._begun)

    def _press(self) -> bool:
        """Somebody presses something; whether anybody could."""
        for _ in range(200):
            who = self._chance.choice(self._people)
            if self._last.get(who, 0) > perf_counter() - BETWEEN_SECONDS:
                continue
            found = self._local.world.messages.of(str(who + OF_DM))[-3:]
            message = next((m for m in reversed(found) if _usable(m)), None)
            if message is not None:
                break
        else:
            return False
        control, values = self._chance.choice(_usable(message)), None
        if control["type"] == 3:
            options = [option["value"] for option in control["options"]]
            most = min(control.get("max_values", 1), len(options))
            values = self._chance.sample(options, most)
        person = self._local.world.people[str(who)]
        begun = self._last[who] = perf_counter()
        pressed = people.press(self._local, person, message, control["custom_id"], values)
        self._begun[pressed.id] = begun
        return True

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
    parts = (part for row in message["components"] for part in row.get("components", ()))
    acts = {
        str(part["custom_id"]).rpartition(":")[2]: part
        for part in parts
        if str(part.get("custom_id", "")).startswith("q:") and not part.get("disabled")
    }
    return [acts["ok"]] if "ok" in acts else [part for act, part in acts.items() if act != "no"]


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
            if "INFO" not in self._lines[-1] and not self._lines[-1].startswith("lag "):
                print(self._lines[-1])

    @property
    def cpu(self) -> float:
        """Seconds of the processor."""
        return cpu_of(self._process.pid)

    @property
    def megabytes(self) -> float:
        lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
        found = next(line for line in lines if line.startswith("VmRSS"))
        return int(found.split()[1]) / 1000

    async def lag(self) -> str:
        """How late its loop came since it was asked last."""
        asked = sum(line.startswith("lag ") for line in self._lines)
        self._process.send_signal(signal.SIGUSR1)
        _, worst, usual = (await self.until("lag ", asked + 1)).split()
        return f"late by {float(worst):.0f} ms at worst, 99% {usual} ms"

    async def until(self, what: str, times: int = 1) -> str:
        """The line of its log that has these words for so many times."""

        def found() -> list[str]:
            return [line for line in self._lines if what in line]

        async with self._more:
            await self._more.wait_for(lambda: len(found()) >= times)
        return found()[times - 1]


def cpu_of(process: int) -> float:
    """Seconds of the processor that it has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextlib.asynccontextmanager
async def bot_at(local: StandIn, database: Path, code: Path, watch: str) -> AsyncIterator[Bot]:
    """The bot of a folder, started and watched (see `bench.watched`)."""
    environ = os.environ | {
        "DISCORD_TOKEN": "",
        "MEADHALL_DATABASE": str(database),
        "MEADHALL_LOCAL_URL": local.url,
        "MEADHALL_DM_SECONDS": "0",
        "MEADHALL_LOG_LEVEL": "INFO",
    }
    command = (sys.executable, "-m", "bench.watched", watch)
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


def count_in(database: Path, what: str) -> int:
    """How many rows of a table there are; `what` may go on with a condition."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {what}").fetchone()[0])


async def carried(database: Path, after: int = 0) -> None:
    """Wait until all posts are, of the tables after that number."""
    what = f"{UNDER_WAY} AND table_id > {after}"
    while (left := count_in(database, what)) > 0:
        print(f"  {left} posts to go out")
        await asyncio.sleep(5)


def told(took: list[float]) -> str:
    """Milliseconds: in the middle, at the 99th percentile, at most."""
    took = sorted(took)
    p99 = took[int(len(took) * 0.99)]
    return f"median {statistics.median(took):.1f} ms, 99% {p99:.1f} ms, most {took[-1]:.1f} ms"
