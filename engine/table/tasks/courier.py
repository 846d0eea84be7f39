"""Delivers the outbox: in order in each lane, with retries, none lost and none doubled.

A lane is a channel or a person. Rows of different lanes go out side by side. A row is carried, and
deleted when that is done. If the bot stops in between, it is carried again: the carrier knows by
its letters what may have got there (`db.tables.letters`).

The courier is a `KeyedWorker`, as the computer players and the answers given ahead are: it serves
keys (lanes, tables) one job at a time each, several keys side by side. A key is put in when there
may be something to do, is never served twice at once, and may ask for another turn, now or later.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import TimerHandle
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Final, Generic, Protocol, TypeVar

from db.base.disk import DiskTrouble
from db.store import Store
from db.tables import letters
from db.tables.letters import Post
from engine.table.record.transaction import Refused

__all__ = ["Carrier", "Courier", "Needless", "Post", "TryLater", "Undeliverable"]


class TryLater(Exception):
    """Discord is busy or failing: carry it again after `seconds` (None: the usual back-off).
    `counts`: it was a try."""

    def __init__(self, seconds: float | None = None, *, counts: bool = True) -> None:
        super().__init__(f"try later: {seconds}")
        self.seconds = seconds
        self.counts = counts


class Undeliverable(Exception):
    """It will never get there. The row is parked with the reason; the lane goes on."""


class Needless(Exception):
    """Nobody misses it: the row goes."""


class Carrier(Protocol):
    """Carries one post to Discord. What it learns (message ids, threads, closed DMs) it writes
    through the store itself, before it returns; doing so twice is harmless."""

    async def carry(self, post: Post) -> None:
        """Raises TryLater, Undeliverable, Needless."""

    async def given_up(self, post: Post) -> None:
        """The post was parked for reasons of our own: what can be done for its person?"""


K = TypeVar("K", bound=Hashable)

AFTER_FAULT_SECONDS = 30.0  # how long a key rests when its job fails unexpectedly

MOST_FAULTS: Final = 10  # a post at which the carrier itself fails is parked after this many tries

SLOW_SECONDS: Final = 1.0
"""A post that takes longer (to somebody whose DMs Discord is slow to open) delays no others."""

_LOOK: Final = ""  # in place of a lane: look which lanes have new rows

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


class Courier(KeyedWorker[str]):
    """Serves lanes; `wake()` after each commit."""

    def __init__(
        self,
        store: Store,
        carrier: Carrier,
        *,
        retry_seconds: tuple[float, ...] = (1, 2, 5, 15, 60, 300),
        at_once: int = 8,
        later: Later = in_seconds,
    ) -> None:
        self._store = store
        self._carrier = carrier
        self._retry_seconds = retry_seconds
        super().__init__(self._turn, at_once=at_once, later=later, slow_after=SLOW_SECONDS)
        self._seen = 0
        self._delivered: set[int] = set()
        """Posts that got there and of which that could not be written down yet."""
        self.wake()

    def wake(self) -> None:
        """There may be something to carry."""
        self.put(_LOOK)

    async def settle(self) -> None:
        """Until nothing that is due is left but lanes that rest after a failure."""
        self.wake()
        await super().settle()

    async def _turn(self, lane: str) -> float | None:
        if lane == _LOOK:
            lanes, self._seen = await self._store.read(letters.lanes, self._seen)
            for found in lanes:
                self.put(found)
            return None
        post = await self._store.read(letters.next_post, lane)
        if post is None:
            return None
        if post.id in self._delivered:
            return await self._done(post, lane)
        try:
            await self._carrier.carry(post)
        except TryLater as later:
            seconds = self._back_off(post) if later.seconds is None else later.seconds
            log.info(
                "%s: the next try is in %s s: %s", _named(post, lane), seconds, later.__cause__
            )
            if later.counts:
                await self._store.write(letters.post_failed, post)
            return seconds
        except (Refused, Needless) as reason:
            # The table is no longer one at which there is anything to show, for instance.
            log.info("%s: no longer needed: %s", _named(post, lane), reason)
        except Undeliverable as reason:
            await self._park(post, lane, str(reason))
            return 0.0
        except DiskTrouble:
            raise  # nothing was sent that is not written down
        except Exception as fault:
            log.exception("%s: the carrier failed", _named(post, lane))
            if post.tries < MOST_FAULTS:
                await self._store.write(letters.post_failed, post)
                return self._back_off(post)
            await self._park(post, lane, f"{type(fault).__name__} in the carrier")
            try:
                await self._carrier.given_up(post)
            except Exception as other:
                log.warning("%s: could not tell anybody: %r", _named(post, lane), other)
            return 0.0
        return await self._done(post, lane)

    async def _done(self, post: Post, lane: str) -> float | None:
        self._delivered.add(post.id)
        more = await self._store.write(letters.post_done, post.id, lane)
        self._delivered.discard(post.id)
        return 0.0 if more else None

    def _back_off(self, post: Post) -> float:
        return self._retry_seconds[min(post.tries, len(self._retry_seconds)) - 1]

    async def _park(self, post: Post, lane: str, reason: str) -> None:
        log.warning("%s: parked: %s", _named(post, lane), reason)
        await self._store.write(letters.park_post, post, reason)


def _named(post: Post, lane: str) -> str:
    return (
        f"post {post.id} ({post.kind} of table {post.table}, record {post.record}, "
        f"lane {lane}, try {post.tries})"
    )
