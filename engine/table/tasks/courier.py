"""Delivers the outbox: in order in each lane, with retries, none lost and none doubled.

A lane is a channel or a person. Rows of different lanes go out side by side. A row is carried, and
deleted when that is done. If the bot stops in between, it is carried again: the carrier knows by
its letters what may have got there (`db.tables.letters`).
"""

from __future__ import annotations

import logging
from typing import Final, Protocol

from db.base.disk import DiskTrouble
from db.store import Store
from db.tables import letters
from db.tables.letters import Post
from engine.table.record.transaction import Refused
from engine.table.tasks.keyed_worker import KeyedWorker, Later, in_seconds

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


MOST_FAULTS: Final = 10  # a post at which the carrier itself fails is parked after this many tries

SLOW_SECONDS: Final = 1.0
"""A post that takes longer (to somebody whose DMs Discord is slow to open) delays no others."""

_LOOK: Final = ""  # in place of a lane: look which lanes have new rows

log = logging.getLogger(__name__)


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
