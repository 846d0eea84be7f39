"""Serves keys (lanes, tables) one job at a time each, several keys side by side: what the courier,
the computer players and the answers given ahead have in common. A key is put in when there may be
something to do, is never served twice at once, and may ask for another turn, now or later.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import TimerHandle
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Generic, TypeVar

from db.base.disk import DiskTrouble

K = TypeVar("K", bound=Hashable)

AFTER_FAULT_SECONDS = 30.0  # how long a key rests when its job fails unexpectedly

log = logging.getLogger(__name__)


Later = Callable[[float, Callable[[], None]], TimerHandle]


def in_seconds(seconds: float, then: Callable[[], None]) -> TimerHandle:
    return asyncio.get_running_loop().call_later(seconds, then)


class KeyedWorker(Generic[K]):
    """One task, `run()`. `job(key)` says after how many seconds the key wants its next turn; None:
    not before it is put in again. At most `at_once` jobs are served side by side; those that take
    longer than `slow_after` seconds, or stepped aside, do not count."""

    def __init__(
        self,
        job: Callable[[K], Awaitable[float | None]],
        *,
        at_once: int,
        later: Later = in_seconds,
        slow_after: float | None = None,
    ) -> None:
        self._job = job
        self._at_once = at_once
        self._later = later
        self._slow_after = slow_after
        self._aside: set[K] = set()  # keys whose jobs are under way and do not count
        self._ready: dict[K, None] = {}
        self._busy: dict[K, asyncio.Task[None]] = {}
        self._once_more: set[K] = set()
        self._resting: dict[K, TimerHandle] = {}
        self._open = False
        self._stopped = asyncio.Event()

    def put(self, key: K) -> None:
        """There may be something to do. A key that rests is left to rest."""
        if key in self._busy:
            self._once_more.add(key)
        elif key not in self._resting:
            self._ready[key] = None
            self._begin()

    async def run(self) -> None:
        self._open = not self._stopped.is_set()
        self._begin()
        try:
            await self._stopped.wait()
        finally:
            self._open = False

    async def stop(self) -> None:
        """Begin nothing new; wait for the jobs under way."""
        self._stopped.set()
        self._open = False
        for timer in self._resting.values():
            timer.cancel()
        self._resting.clear()
        while self._busy:
            await asyncio.wait(self._busy.values())

    @property
    def is_stopped(self) -> bool:
        """Whether it only waits for the jobs under way."""
        return self._stopped.is_set()

    async def settle(self) -> None:
        """Serve until nothing is left but keys that rest."""
        was_open, self._open = self._open, not self._stopped.is_set()
        self._begin()
        while self._busy:
            await asyncio.wait(self._busy.values())
        self._open = was_open and not self._stopped.is_set()

    def aside(self) -> None:
        """The job that runs in this task no longer counts among those served at once."""
        task = asyncio.current_task()
        for key, job in self._busy.items():
            if job is task:
                self._step_aside(key)
                return

    def _step_aside(self, key: K) -> None:
        if key in self._busy and key not in self._aside:
            self._aside.add(key)
            self._begin()

    async def idle(self, key: K) -> None:
        """Until the job for this key that is under way, if any, is done."""
        while (task := self._busy.get(key)) is not None:
            await asyncio.wait([task])

    def _begin(self) -> None:
        while self._open and self._ready and len(self._busy) - len(self._aside) < self._at_once:
            key = next(iter(self._ready))
            del self._ready[key]
            self._busy[key] = asyncio.get_running_loop().create_task(self._serve(key))

    async def _serve(self, key: K) -> None:
        again: float | None = AFTER_FAULT_SECONDS
        slow = None
        if self._slow_after is not None:
            slow = in_seconds(self._slow_after, partial(self._step_aside, key))
        try:
            again = await self._job(key)
        except DiskTrouble:
            pass  # the store has told of it; the key's turn comes again
        except Exception:
            log.exception("the job for %s failed", key)
        finally:
            if slow is not None:
                slow.cancel()
            self._aside.discard(key)
            del self._busy[key]
            if key in self._once_more:
                self._once_more.discard(key)
                again = again or 0.0
            if again == 0:
                self._ready[key] = None
            elif again is not None and not self._stopped.is_set():
                self._resting[key] = self._later(again, partial(self._rested, key))
            self._begin()

    def _rested(self, key: K) -> None:
        del self._resting[key]
        self.put(key)
