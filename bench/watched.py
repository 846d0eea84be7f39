"""The bot with a close look at its event loop: `python -m bench.watched`, as `python bot.py`.

At SIGUSR1 it prints what it saw since the last one: by how many milliseconds the loop came late
at worst and at the 99th percentile. With `BENCH_PROFILE` set it writes at its end, into the file
of that name, where the time of the main thread went.
"""

from __future__ import annotations

import asyncio
import cProfile
import os
import signal
import sys
from time import perf_counter

import bot
from cogs.frame.settings import Settings
from cogs.link.reaching import Seldom

EVERY = 0.005
PROFILE = os.environ.get("BENCH_PROFILE")

run_the_bot = bot.run


async def watch(late: list[float]) -> None:
    """Until cancelled."""
    while True:
        before = perf_counter()
        await asyncio.sleep(EVERY)
        late.append((perf_counter() - before - EVERY) * 1000)


def report(late: list[float]) -> None:
    """Since the last time."""
    found = sorted(late) or [0.0]
    late.clear()
    print(f"lag {found[-1]:.1f} {found[int(len(found) * 0.99)]:.1f}", flush=True)


async def run(settings: Settings, seldom: Seldom) -> None:
    """As the bot runs, but watched."""
    late: list[float] = []
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, report, late)
    watching = asyncio.create_task(watch(late))
    try:
        await run_the_bot(settings, seldom)
    finally:
        watching.cancel()


if __name__ == "__main__":
    bot.run = run
    if PROFILE is None:
        sys.exit(bot.main())
    with cProfile.Profile() as profile:
        bot.main()
    profile.dump_stats(PROFILE)
