"""How fast pictures are painted, and whether the event loop feels it.

    python -m bench.paint [game ...] [--pictures 60]

For each game, with most seats: boards of different positions of random games. Cold is the first
picture of a new painter, warm the median of positions that were never painted before. The loop's
lag is how late a task wakes up that wants to wake up every millisecond, beside what it is with
nothing to paint.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from statistics import median
from time import perf_counter, thread_time

from bench.play import positions
from engine.contract import Game
from engine.games import all_games, art_folder, scenes, texts_folder
from engine.scene import Scene
from pictures import Painter
from texts import words_in

EVERY = 9
"""Answers between two pictures."""


def boards(game: Game) -> Iterator[Scene]:
    """Boards of one random game after another."""
    seats = game.seats[-1]
    say = words_in("en", texts_folder(game.key))
    names = [f"Seat {hashlib.sha256(bytes([seat])).hexdigest()[:9]}" for seat in range(seats)]
    draw = scenes(game.key)
    for state in islice(positions(game, seats, 0), EVERY, None, EVERY):
        yield draw.board(game.view(state, None), say, names)


def laying_out(game: Game, count: int) -> float:
    """Median milliseconds to make a board's scene, view and alt text included."""
    times, made = [], boards(game)
    for _ in range(count):
        begin = perf_counter()
        next(made)
        times.append((perf_counter() - begin) * 1e3)
    return median(times)


def painting(painted: list[Scene]) -> tuple[list[float], list[float], list[int]]:
    """Of each picture: milliseconds, those of them on the processor, and bytes."""
    painter = Painter(art_folder)
    times, busy, sizes = [], [], []
    for scene in painted:
        begin, worked = perf_counter(), thread_time()
        png = painter.paint(scene)
        busy.append((thread_time() - worked) * 1e3)
        times.append((perf_counter() - begin) * 1e3)
        sizes.append(len(png))
    painter.close()
    return times, busy, sizes


@contextlib.asynccontextmanager
async def ticking(late: list[float]) -> AsyncIterator[None]:
    """Fills `late` with how many milliseconds each tick came too late."""

    async def tick() -> None:
        while True:
            begin = perf_counter()
            await asyncio.sleep(0.001)
            late.append((perf_counter() - begin - 0.001) * 1e3)

    task = asyncio.create_task(tick())
    try:
        yield
    finally:
        task.cancel()


async def lag(painted: list[Scene]) -> tuple[list[float], list[float], list[float]]:
    """How late ticks come: with nothing to do, during the first picture, during the others."""
    painter = Painter(art_folder)
    idle: list[float] = []
    cold: list[float] = []
    warm: list[float] = []
    async with ticking(idle):
        await asyncio.sleep(0.5)
    async with ticking(cold):
        await painter.picture(painted[0])
    async with ticking(warm):
        for scene in painted[1:]:
            await painter.picture(scene)
    painter.close()
    return idle, cold, warm


def late(ticks: list[float]) -> str:
    return f"{sorted(ticks)[int(len(ticks) * 0.99)]:.1f} / {max(ticks):.1f}"


def report(game: Game, count: int) -> None:
    painted = list(islice(boards(game), count))
    (first, *others), (_, *busy), sizes = painting(painted)
    idle, cold, warm = asyncio.run(lag(painted))
    slowest = sorted(others)[int(len(others) * 0.95)]
    print(f"{game.key}, {game.seats[-1]} seats, {count} boards")
    print(f"  scene made, with view and words   {laying_out(game, count):7.2f} ms median")
    print(f"  painted and encoded, cold         {first:7.1f} ms")
    print(
        f"  painted and encoded, warm         {median(others):7.1f} ms median, 95%: {slowest:.1f},"
        f" on the processor {median(busy):.1f}"
    )
    print(f"  size                              {median(sizes) / 1e3:7.0f} KB median, "
          f"most {max(sizes) / 1e3:.0f}")  # fmt: skip
    print("  the loop's lag, 99% / most        "
          f"{late(idle)} ms idle, {late(cold)} cold, {late(warm)} warm")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.paint", description=__doc__)
    parser.add_argument("games", nargs="*", help="keys; without any, all games")
    parser.add_argument("--pictures", type=int, default=60)
    options = parser.parse_args()
    games = all_games()
    for key in options.games or games:
        report(games[key], options.pictures)


if __name__ == "__main__":
    main()
