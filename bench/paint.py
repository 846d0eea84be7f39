"""Measures how fast pictures are painted, and whether this delays the event loop.

    python -m bench.paint [game ...] [--pictures 60]

For each game, with the most players: boards of different positions of random games with changes
marked, and the pictures of posts and prompts as they are sent. Cold is the first picture of a new
painter. Warm is the median of positions that were never painted before.

The loop's lag is how late a task is that should wake up every millisecond, compared to an idle bot.
The other figure is how long the loop was busy without a break, at most. That much of the lag is
ours; the rest is the machine's. "At the start" is what the bot does after it is ready, so that
nobody waits for the first picture.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import hashlib
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from itertools import count, islice
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from bench import played, seed_of
from cogs.operator import THRESHOLDS, TURN
from cogs.painting import PROGRAM
from drawings import sheet
from engine.games import all_games, art_folder, game_words, scenes
from engine.kit.contract import MILESTONES, Event, Game
from engine.kit.scene import Canvas, Scene
from engine.process import Process
from pictures.painter import Painter
from pictures.shots import shots
from pictures.studio import Studio
from texts import LOCALES

EVERY = 9
"""Answers between two pictures."""
BEGUN, FIRST_SEED = 8, 20
"""Tables whose first boards are painted after the start; their seeds are not among those that the
painter is made ready with."""


def boards(game: Game) -> Iterator[Scene]:
    """Boards of one random game after another."""
    for number, (kind, scene) in enumerate(drawn(game)):
        if kind == "board" and number % EVERY == 0:
            yield scene


def posts(game: Game) -> Iterator[Canvas]:
    """What is posted at milestones."""
    return (scene for kind, scene in drawn(game) if kind == "post")


def prompts(game: Game) -> Iterator[Canvas]:
    """What somebody is asked with, now and then."""
    say = game_words(game.key, "en")
    draw, names = scenes(game.key), [f"Seat {seat}" for seat in range(game.seats[-1])]
    for number, (state, _, _) in enumerate(told(game, game.seats[-1])):
        asked = game.questions(state)
        if number % EVERY == 0 and asked:
            view = game.view(state, asked[0].seat)
            scene = draw.of_prompt(view, asked[0], say, names)
            if scene is not None:
                yield scene


def drawn(game: Game) -> Iterator[tuple[str, Any]]:
    """ "board" after each answer, "post" at milestones, of one random game after another."""
    seats = game.seats[-1]
    say = game_words(game.key, "en")
    names = [f"Seat {hashlib.sha256(bytes([seat])).hexdigest()[:9]}" for seat in range(seats)]
    draw = scenes(game.key)
    for state, since, before in told(game, seats):
        view = game.view(state, None)
        yield "board", draw.board(view, say, names, since)
        if any(event.kind in MILESTONES for event in since):
            yield "post", draw.of_post(since, before, view, say, names)


def told(game: Game, seats: int) -> Iterator[tuple[Any, list[Event], list[Event]]]:
    """Random play without end: after each answer the position, the public events since the last
    milestone and those of the stretch before."""
    for number in count(1):
        before: list[Event] = []
        since: list[Event] = []
        for state, events in played(game, seats, seed_of(game.key, seats, number)):
            since = since + [event for event in events if event.seats is None]
            yield state, since, before
            if any(event.kind in MILESTONES for event in since):
                before, since = since, []


def laying_out(game: Game, count: int) -> float:
    """Median milliseconds to make a board's scene, with its alt text."""
    say = game_words(game.key, "en")
    draw, names = scenes(game.key), ["Seat"] * game.seats[-1]
    times = []
    for state, since, _ in islice(told(game, game.seats[-1]), 0, count * EVERY, EVERY):
        view, begin = game.view(state, None), perf_counter()
        draw.board(view, say, names, since)
        times.append((perf_counter() - begin) * 1e3)
    return median(times)


def painting(painted: Sequence[Canvas]) -> tuple[list[float], list[float], list[int]]:
    """Of each picture: milliseconds, those of them on the processor, and bytes."""
    painter = Painter(art_folder)
    times, busy, sizes = [], [], []
    for scene in painted:
        begin, worked = perf_counter(), thread_time()
        png = painter.paint(scene)
        busy.append((thread_time() - worked) * 1e3)
        times.append((perf_counter() - begin) * 1e3)
        sizes.append(len(png))
    return times, busy, sizes


class Ticks:
    """Of ticks that are wanted every millisecond: by how many milliseconds each came too late, and
    how many the loop worked since the one before."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.held: list[float] = []

    def __str__(self) -> str:
        late = sorted(self.late)
        told = f"{late[int(len(late) * 0.99)]:.1f} / {late[-1]:.1f} ms"
        return f"{told}, held {max(self.held):.1f}"


@contextlib.asynccontextmanager
async def ticking() -> AsyncIterator[Ticks]:
    """Ticks, while it lasts."""
    ticks = Ticks()

    async def tick() -> None:
        while True:
            begin, worked = perf_counter(), thread_time()
            await asyncio.sleep(0.001)
            ticks.late.append((perf_counter() - begin - 0.001) * 1e3)
            ticks.held.append((thread_time() - worked) * 1e3)

    task = asyncio.create_task(tick())
    try:
        yield ticks
    finally:
        task.cancel()


def begun(game: Game) -> list[Canvas]:
    """The first boards of some tables, none of them that of another."""
    seeds = (bytes([number]) * 16 for number in range(FIRST_SEED, FIRST_SEED + BEGUN))
    shown = sheet.shown(game, LOCALES[0])
    return [next(shots(shown, game.seats[-1], seed)).scene for seed in seeds]


async def lag(
    painted: Sequence[Canvas], first: Sequence[Canvas]
) -> tuple[list[Ticks], float, float]:
    """Ticks with nothing to do, while the painter is made ready, and during the pictures; how long
    the making ready took, and the slowest of the first boards after it."""
    async with contextlib.aclosing(Studio(Process(PROGRAM))) as studio:
        async with ticking() as idle:
            await asyncio.sleep(2)
        begin = perf_counter()
        async with ticking() as start:
            await studio.make_ready()
        ready, slowest = (perf_counter() - begin) * 1e3, 0.0
        for scene in first:
            begin = perf_counter()
            await studio.picture(scene)
            slowest = max(slowest, (perf_counter() - begin) * 1e3)
        async with ticking() as busy:
            for scene in painted:
                await studio.picture(scene)
    return [idle, start, busy], ready, slowest


def report(game: Game, count: int) -> None:
    painted = list(islice(boards(game), count))
    (first, *others), (_, *busy), sizes = painting(painted)
    ticks, ready, after = asyncio.run(lag(painted, begun(game)))
    slowest = sorted(others)[int(len(others) * 0.95)]
    lines = {
        "scene made, with its words": f"{laying_out(game, count):.2f} ms median",
        "painted and encoded, cold": f"{first:.0f} ms",
        "painted and encoded, warm": f"{median(others):.1f} ms median, 95%: {slowest:.1f},"
        f" on the processor {median(busy):.1f}",
        "size": f"{median(sizes) / 1e3:.0f} KB median, most {max(sizes) / 1e3:.0f}",
        "made ready at the start": f"{ready:.0f} ms; a first board then {after:.0f} ms at most",
        "the loop's lag, 99% / most": "",
        "  with nothing to do": str(ticks[0]),
        "  at the start": str(ticks[1]),
        "  while painting": str(ticks[2]),
    }
    more = {"a milestone's post": posts, "a prompt": prompts}
    for what, shown in more.items():
        some = list(islice(shown(game), count))
        if len(some) < 2:
            lines[f"{what}, warm"] = "none"
            continue
        (_, *others), (_, *busy), sizes = painting(some)
        lines[f"{what}, warm"] = (
            f"{median(others):.1f} ms median, on the processor {median(busy):.1f},"
            f" {median(sizes) / 1e3:.0f} KB, most {max(sizes) / 1e3:.0f}"
        )
    print(f"{game.key}, {game.seats[-1]} seats, {count} boards")
    for what, text in lines.items():
        print(f"  {what:30} {text}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.paint", description=__doc__)
    parser.add_argument("games", nargs="*", help="keys; without any, all games")
    parser.add_argument("--pictures", type=int, default=60)
    options = parser.parse_args()
    # As the bot has it when it has come up.
    sys.setswitchinterval(TURN)
    gc.set_threshold(*THRESHOLDS)
    gc.freeze()
    games = all_games()
    for key in options.games or games:
        report(games[key], options.pictures)


if __name__ == "__main__":
    main()
