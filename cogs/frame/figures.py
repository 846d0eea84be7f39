"""What the operator may want to know about this run, counted since the start, in memory only."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

LAG_EVERY: Final = 1.0
"""Seconds between two looks at the event loop."""
LAGS_KEPT: Final = 300


@dataclass
class Figures:
    """Since `started` (seconds since 1970)."""

    started: int
    answers: int = 0
    """Answers that were accepted, sealed picks included."""
    posts: int = 0
    """Posts that arrived."""
    undeliverable: int = 0
    """Posts that were parked."""
    failures: int = 0
    """Faults: whatever was logged as an error."""
    last_failure: int | None = None
    lags: deque[float] = field(default_factory=lambda: deque(maxlen=LAGS_KEPT))
    """How late the event loop was, in seconds, over the last minutes."""

    @property
    def lag(self) -> float:
        """The last one."""
        return self.lags[-1] if self.lags else 0.0

    @property
    def worst_lag(self) -> float:
        """The greatest one of the last five minutes."""
        return max(self.lags, default=0.0)


async def watch_lag(
    figures: Figures,
    *,
    clock: Callable[[], float],
    sleep: Callable[[float], Awaitable[None]],
) -> None:
    """Until cancelled: measure how late the loop wakes us. Whatever delays it, such as a picture
    drawn in the wrong place, delays every press as much."""
    while True:
        before = clock()
        await sleep(LAG_EVERY)
        figures.lags.append(max(0.0, clock() - before - LAG_EVERY))


class FailureCount(logging.Handler):
    """Counts the errors that anything logs."""

    def __init__(self, figures: Figures, now: Callable[[], int]) -> None:
        super().__init__(logging.ERROR)
        self._figures = figures
        self._now = now

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self._figures.failures += 1
        self._figures.last_failure = self._now()
