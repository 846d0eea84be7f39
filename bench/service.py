"""What answers cost on their way through the service, with the database on disk.

    python -m bench.service [--game KEY] [--answers N] [--tables N] [--folder DIR]

* answers a second, from a hundred tables at once;
* how long a press takes when 20 a second come in from a thousand tables;
* a move's cost with few and with many tables stored;
* the start with many live tables.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from db.store import Store, open_store
from db.tables import outbox
from engine.games import all_games
from engine.kit.chance import Chance
from engine.table.answers import queries
from engine.table.commands import lobbies, playing
from engine.table.service import TableService
from engine.table.tasks import reconcile
from engine.table.tasks.computers import Computers
from engine.table.tasks.courier import Courier, Post
from engine.table.tasks.thinkers import Thinkers

LIVE = 10_000


class Nowhere:
    """A carrier for posts that nobody reads."""

    async def carry(self, post: Post) -> None: ...

    async def given_up(self, post: Post) -> None: ...


def clock() -> int:
    """Seconds since 1970."""
    return int(time.time())


async def all_stands(store: Store) -> None:
    """As if every post had gone out long ago: lobbies, threads, boards and prompts are there."""

    def work(connection: sqlite3.Connection) -> int:
        connection.execute(
            "UPDATE tables SET lobby_message = 1000 + id, thread = 1000 + id, threads = 1"
        )
        connection.execute("DELETE FROM letters")
        connection.execute(
            "INSERT INTO letters (table_id, key, channel, nonce, message, record)"
            " SELECT id, 'board', thread, '', 1000 + id, records FROM tables"
        )
        connection.execute(
            "INSERT INTO letters (table_id, key, person, channel, nonce, message, awaited, ticket)"
            " SELECT q.table_id, 'panel/' || q.seat, s.person, 1, '', 1, 1, min(q.ticket)"
            " FROM questions q"
            " JOIN seats s ON s.table_id = q.table_id AND s.number = q.seat"
            " WHERE s.person IS NOT NULL AND q.given_json IS NULL"
            " GROUP BY q.table_id, q.seat, s.person"
        )
        return connection.execute("DELETE FROM outbox").rowcount

    await store.write(work)


async def seat_people(service: TableService, game: str, host: int) -> int:
    """A running table with as few people as the game allows; its id."""
    seats = service.games[game].seats.start
    table = await service.run(
        lobbies.open,
        game=game,
        options={},
        wanted=seats,
        guild=host,  # of its own: a server has a budget of lobbies
        channel=1,
        host=(host, "Host"),
        locale="en",
    )
    for number in range(1, seats):
        await service.do(table.id, lobbies.join, (host + number, "Guest"))
    await service.do(table.id, lobbies.start, host)
    return table.id


async def play(service: TableService, table: int, answers: int) -> list[float]:
    """Answer at random until the game ends; how long each answer took, in seconds."""
    took: list[float] = []
    while len(took) < answers:
        people = [seat.person for seat in (await service.look(queries.table, table)).seats]
        for person in people:
            view = await service.look(queries.view, table, person)
            if view.table.phase == "over":
                return took
            for open_ in view.open[:1]:
                picks = open_.question.sample(Chance(b"bench", open_.ticket))
                begun = time.perf_counter()
                await service.do(table, playing.answer, person or 0, open_.ticket, picks)
                took.append(time.perf_counter() - begun)
    return took


async def many_tables(service: TableService, game: str, answers: int) -> None:
    """Throughput with a hundred tables playing at once, everybody looking before each answer."""
    ids = [await seat_people(service, game, 10_000 + 10 * n) for n in range(100)]
    begun = time.perf_counter()
    played = await asyncio.gather(*(play(service, table, answers // 100) for table in ids))
    seconds = time.perf_counter() - begun
    print(f"100 tables at once: {sum(map(len, played)) / seconds:,.0f} answers/s, looks among them")


async def presses(store: Store, service: TableService, game: str, count: int) -> None:
    """A press at one of a thousand tables every 50 ms, whatever the one before takes."""
    pattern = await seat_people(service, game, 7_000)
    await store.write(lambda c: copy_tables(c, pattern, 1_000, live=True))
    begun = asyncio.get_running_loop().time()

    async def press(number: int) -> float:
        await asyncio.sleep(max(0.0, begun + number / 20 - asyncio.get_running_loop().time()))
        started = time.perf_counter()
        await play(service, pattern + 1 + number * 37 % 1_000, 1)
        return time.perf_counter() - started

    took = await asyncio.gather(*(press(number) for number in range(count)))
    show("a press, 1,000 live tables, 20 a second", took)


def show(what: str, took: list[float]) -> None:
    """Median and 99th percentile in milliseconds."""
    p99 = statistics.quantiles(took, n=100)[98]
    print(f"{what}: median {statistics.median(took) * 1000:.2f} ms, p99 {p99 * 1000:.2f} ms")


def copy_tables(
    connection: sqlite3.Connection, pattern: int, count: int, live: bool, **places: str
) -> None:
    """`count` more tables that look like the table `pattern`, with people of their own. `places`
    are SQL for columns, in which `i` is the copy's number, from 1 on."""
    last = connection.execute("SELECT max(id) FROM tables").fetchone()[0]
    numbers = f"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"
    for table, key in (
        ("tables", "id"),
        ("seats", "table_id"),
        ("holders", "table_id"),
        ("positions", "table_id"),
        ("questions", "table_id"),
        ("log", "table_id"),
    ):
        if table == "questions" and not live:
            continue
        names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        other = {key: f"{last} + i", "person": "person + 100 * i", "host": "host + 100 * i"}
        other |= {"channel": "i % 5000", "thread": "1000000 + i", "lobby_message": "1000000 + i"}
        other |= places
        if not live:
            other["phase"] = "'over'"
        values = ", ".join(other.get(name, name) for name in names)
        connection.execute(
            f"{numbers} INSERT INTO {table} ({', '.join(names)})"
            f" SELECT {values} FROM n, {table} WHERE {key} = {pattern}"
        )


async def cost_of_a_move(store: Store, service: TableService, game: str, answers: int) -> None:
    """Answers at one table, one after the other."""
    took: list[float] = []
    begun = clock()
    while len(took) < answers:
        table = await seat_people(service, game, 90_000_000 + 10 * (len(took) + begun % 1000))
        took += await play(service, table, answers - len(took))
    stored = await store.read(lambda c: c.execute("SELECT count(*) FROM tables").fetchone()[0])
    show(f"a move with {stored:,} tables stored", took)


async def timed(what: str, work: Callable[[], Awaitable[object]]) -> None:
    """Run it and say how long it took."""
    begun = time.perf_counter()
    await work()
    print(f"  {what}: {(time.perf_counter() - begun) * 1000:,.0f} ms")


async def start(path: Path) -> None:
    """All that the service does before it is ready, with many live tables."""
    begun = time.perf_counter()
    async with open_store(path) as store:
        service = TableService(store, now=clock)
        courier = Courier(store, Nowhere())
        computers = Computers(service, Thinkers())
        await timed("tables where a computer player is awaited", computers.take_up)
        await timed(
            "what should stand in Discord and does not",
            lambda: service.run(reconcile.ask_again),
        )
        await timed("lanes of the posts that were left", lambda: store.read(outbox.lanes, 0))
        print(f"start with {LIVE:,} live tables: {time.perf_counter() - begun:.2f} s")
        await timed(f"then carrying the {LIVE // 10:,} posts that were left", courier.settle)
        await computers.stop()


async def main(game: str, answers: int, tables: int, folder: Path) -> None:
    """All measurements, in a database of their own."""
    path = folder / "bench.sqlite3"
    async with open_store(path) as store:
        service = TableService(store, now=clock)
        await many_tables(service, game, answers)
        await presses(store, service, game, 200)
        await cost_of_a_move(store, service, game, answers)
        pattern = await seat_people(service, game, 5_000)
        await play(service, pattern, 5)
        # Carried elsewhere: a tenth of the live tables has a post left.
        await store.write(lambda c: c.execute("DELETE FROM outbox").rowcount)
        await store.write(lambda c: copy_tables(c, pattern, LIVE, live=True))
        await store.write(lambda c: copy_tables(c, pattern, tables - LIVE, live=False))
        await cost_of_a_move(store, service, game, answers)
        await all_stands(store)
        await store.write(
            lambda c: (
                c.execute(
                    "INSERT INTO outbox (table_id, lane, kind, record, payload_json)"
                    " SELECT id, 't' || id, 'table', 0, '{}' FROM tables"
                    f" WHERE phase = 'running' LIMIT {LIVE // 10}"
                ).rowcount
            )
        )
    await start(path)
    print(f"the file: {path.stat().st_size / 1e6:,.0f} MB")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=next(iter(all_games()), ""), choices=list(all_games()))
    parser.add_argument("--answers", type=int, default=2_000)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--folder", type=Path, help="where the database goes (default: temporary)")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=wish.folder) as temporary:
        asyncio.run(main(wish.game, wish.answers, wish.tables, Path(temporary)))
