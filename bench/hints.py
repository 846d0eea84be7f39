"""How long others wait while one person presses *Hint* again and again.

    python -m bench.hints [--presses N] [--rate R] [--game KEY] [--third KEY]

The bot runs as a process of its own over the local table. Ana, alone with computer players, presses
*Hint* N times, R times a second, all for one question. A second after her first press Bram presses
it once at another table, and Carlos asks for `/help`. At a third table, of a game that lasts,
computer players have all seats, and move all the time. Printed is how long the others waited, and
the longest pause between two of those moves: without Ana's presses, then with them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Final

from bench.press import environ_for, fill, open_threads, until_there
from engine.games import all_games
from localtable.first_world import TABLES
from tests.e2e.people import Json, People, Person, controls, people_at
from tests.e2e.play import open_table
from tests.localtable.stand_in import Exchange, StandIn, stand_in

MOST: Final = 300.0
"""Seconds after which an answer is waited for no longer."""
QUIET: Final = 2.0
"""Seconds in which both tables come to rest."""
SOON: Final = 1.0
"""Seconds after Ana's first press after which the others press."""


class Answers:
    """When the bot answered each interaction in full: not that it is thinking, but what it thought
    of."""

    def __init__(self, local: StandIn) -> None:
        self._local = local
        self._at: dict[str, float] = {}
        self._more = asyncio.Event()
        local.on_exchange.append(self._heard)

    def _heard(self, exchange: Exchange) -> None:
        if exchange.method == "PATCH" and exchange.path.endswith("/@original"):
            self._at.setdefault(exchange.path.split("/")[3], perf_counter())
            self._more.set()

    async def after(self, interaction: str, begin: float) -> float:
        """How many seconds after `begin`; infinite when it takes too long."""
        token = self._local.interactions[interaction].token
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(MOST):
                while token not in self._at:
                    self._more.clear()
                    await self._more.wait()
                return self._at[token] - begin
        return float("inf")


class Moves:
    """When the table of computer players moved."""

    def __init__(self, database: Path) -> None:
        self.at: list[float] = []
        self.over = False
        self._database = database

    async def watch(self) -> None:
        """Until its game is over, or cancelled."""
        with contextlib.closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as db:
            known = -1
            while not self.over:
                records, self.over = db.execute(
                    "SELECT records, phase = 'over' FROM tables WHERE id = 1"
                ).fetchone()
                if records != known:
                    known = records
                    self.at.append(perf_counter())
                await asyncio.sleep(0.01)

    def pause(self, since: float) -> float:
        """The longest one since then, up to now or to the game's end."""
        times = [since, *(at for at in self.at if at > since)]
        if not self.over:
            times.append(perf_counter())
        return max((later - earlier for earlier, later in pairwise(times)), default=0.0)


async def prompt_of(person: Person) -> tuple[Json, str]:
    """Their newest prompt with *Hint* in it, and the button's id."""
    prompt = await person.find(person.dm, lambda m: _hints(m), "a prompt")
    return prompt, _hints(prompt)[0]


def _hints(message: Json) -> list[str]:
    return [id_ for id_ in controls(message, "p:") if id_.endswith(":hint")]


async def flood(person: Person, presses: int, rate: float) -> None:
    """Press it this many times."""
    prompt, button = await prompt_of(person)
    async with asyncio.TaskGroup() as group:
        for _ in range(presses):
            group.create_task(person.press(prompt["id"], button))
            await asyncio.sleep(1 / rate)


async def measured(
    local: StandIn, people: People, moves: Moves, game: str, presses: int, rate: float
) -> None:
    """Two more tables, the presses, and what the others waited."""
    answers, ana, bram, carlos = Answers(local), people["Ana"], people["Bram"], people["Carlos"]
    seats = all_games()[game].seats.start
    for person in (ana, bram):
        await open_table([person], TABLES, computers=max(1, seats - 1), game=game)
        await prompt_of(person)
    prompt, button = await prompt_of(bram)
    help_ = await carlos.command_id("help")
    await asyncio.sleep(QUIET)
    begin = perf_counter()
    pressing = asyncio.create_task(flood(ana, presses, rate))
    await asyncio.sleep(SOON)
    now = perf_counter()
    hint = await bram.press(prompt["id"], button)
    asked = await carlos.ask("slash", channel=TABLES, command=help_, path=[], options={})
    helped = await answers.after(asked["interaction"], now)
    waited = await answers.after(hint, now)
    await pressing
    if moves.over:
        print("the third table's game was over too soon: another --third may last longer")
    print(
        f"{presses} presses: another's hint {waited:.1f} s, another's /help {helped:.2f} s, longest"
        f" pause between two moves of computer players {moves.pause(begin):.1f} s"
    )


@contextlib.asynccontextmanager
async def bot_at(local: StandIn, database: Path) -> AsyncIterator[None]:
    """The bot as a process of its own, watched."""
    environ = environ_for(local, database) | {"MEADHALL_COMPUTER_SECONDS": "0"}
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bench.watched", env=environ)
    try:
        await until_there(local)
        yield
    finally:
        bot.send_signal(signal.SIGTERM)
        await bot.wait()


async def main(game: str, third: str, presses: int, rate: float) -> None:
    """Both runs, each with a bot and a database of its own."""
    for count in (0, presses):
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "bench.sqlite3"
            threads = await fill(database, third, 1, 1)
            async with stand_in() as local, people_at(local) as people:
                open_threads(local, threads)
                async with bot_at(local, database):
                    moves = Moves(database)
                    watching = asyncio.create_task(moves.watch())
                    await measured(local, people, moves, game, count, rate)
                    watching.cancel()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default=next(iter(all_games())))
    parser.add_argument("--third", default=list(all_games())[-1])
    parser.add_argument("--presses", type=int, default=40)
    parser.add_argument("--rate", type=float, default=40)
    given = parser.parse_args()
    asyncio.run(main(given.game, given.third, given.presses, given.rate))
