"""How often a bot may start sessions ("Session Start Limit Object" and "Sharding" in Discord's
description of the gateway)."""

from __future__ import annotations

import math
from typing import Any, Final

from localtable.world.clock import Clock

TOTAL: Final = 1000
"""A day."""
DAY_MS: Final = 86_400_000
WINDOW_MS: Final = 5000
SERVERS_A_SHARD: Final = 1000
"""What Discord recommends is not written down; bots report about this."""


class Starts:
    """Counts what IDENTIFY takes. Held to the limit is only who was told a number of shards."""

    def __init__(
        self, clock: Clock, servers: int = 1, shards: int | None = None, max_concurrency: int = 1
    ) -> None:
        self._clock = clock
        self.shards = shards or math.ceil(servers / SERVERS_A_SHARD)
        """How many are recommended."""
        self.max_concurrency = max_concurrency
        self._is_limited = shards is not None
        self._day_ms = clock.now_ms()
        self._taken = 0
        self._day_lasts_ms = DAY_MS
        self._last_ms: dict[int, int] = {}

    def take(self, shard: int) -> bool:
        """Whether this shard may start now: of those with the same key only one in 5 seconds."""
        key, now = shard % self.max_concurrency, self._clock.now_ms()
        if self._is_limited and now - self._last_ms.get(key, 0) < WINDOW_MS:
            return False
        self._last_ms[key] = now
        self._new_day(now)
        self._taken += 1
        return True

    def spend(self, left: int, seconds: float) -> None:
        """As if this many were left of this day, and this much of the day."""
        self._taken = TOTAL - left
        self._day_ms, self._day_lasts_ms = self._clock.now_ms(), round(seconds * 1000)

    def limit(self) -> dict[str, Any]:
        """What `GET /gateway/bot` says of it."""
        now = self._clock.now_ms()
        self._new_day(now)
        return {
            "total": TOTAL,
            "remaining": max(0, TOTAL - self._taken),
            "reset_after": self._day_ms + self._day_lasts_ms - now,
            "max_concurrency": self.max_concurrency,
        }

    def _new_day(self, now: int) -> None:
        if now - self._day_ms >= self._day_lasts_ms:
            self._day_ms, self._day_lasts_ms, self._taken = now, DAY_MS, 0
