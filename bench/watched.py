"""The bot with a close look at its event loop: `python -m bench.watched`, as `python bot.py`.

At SIGUSR1 it prints what it saw since the last one: by how many milliseconds the loop came late
at worst and at the 99th percentile. With `stretches` behind the command it prints at its end how
often the loop was held for longer than 6 ms at a stretch once the bot had come up: processor time,
so that other guests of the machine do not count. Asking for it so often takes time itself, and so
does looking how late the loop comes: with `unseen` nobody does.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from time import perf_counter, thread_time
from typing import Final

import bot
from cogs.connection import Calm
from cogs.frame.settings import Settings

EVERY: Final = 0.02
LONG: Final = 0.006
COMING_UP: Final = 3.0
"""Seconds after the start that do not count: modules are read, commands compared."""

run_the_bot = bot.run


class Stretches:
    """Of all that the loop ran, each at a stretch: how many seconds those took that took long, and
    of which task they were."""

    def __init__(self) -> None:
        self.count = 0
        self.long: list[tuple[float, str]] = []
        self._since = perf_counter() + COMING_UP
        real = asyncio.Handle._run

        def run(handle: asyncio.Handle) -> None:
            task = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
            begin = thread_time()
            real(handle)
            held = thread_time() - begin
            if perf_counter() < self._since:
                return
            self.count += 1
            if held > LONG:
                name = task.get_name() if isinstance(task, asyncio.Task) else f"{task}"
                self.long.append((held, name))

        asyncio.Handle._run = run  # type: ignore[method-assign, assignment]

    def __str__(self) -> str:
        most = "".join(f"\n  {held * 1000:.1f} ms {name}" for held, name in sorted(self.long)[-5:])
        return f"loop held over 6 ms: {len(self.long)} of {self.count:,} times{most}"


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


async def run(settings: Settings, calm: Calm, *, restored: bool = False) -> None:
    """As the bot runs, but watched."""
    late: list[float] = []
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, report, late)
    watching = asyncio.create_task(watch(late) if "unseen" not in sys.argv else asyncio.sleep(0))
    stretches = Stretches() if "stretches" in sys.argv else None
    try:
        await run_the_bot(settings, calm, restored=restored)
    finally:
        watching.cancel()
        if stretches is not None:
            print(stretches, flush=True)


if __name__ == "__main__":
    bot.run = run
    if "stretches" in sys.argv:
        # uvloop lets nobody see what it runs.
        bot.new_event_loop = asyncio.new_event_loop  # type: ignore[attr-defined, assignment]
    sys.exit(bot.main())
