"""Time and the ids that are made from it."""

from __future__ import annotations

import time
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""Discord's epoch, the first moment of 2015; an id's upper bits count milliseconds from it."""

FIRST_ANSWER_MS = 3_000
"""How long a bot may take for the first answer to an interaction."""
TOKEN_MS = 15 * 60_000
"""How long an interaction's token lives."""
NONCE_MS = 5 * 60_000
"""How long a nonce is remembered ("the past few minutes")."""


class Clock:
    """Real time, which a test may put forward."""

    def __init__(self) -> None:
        self.ahead_ms = 0
        self._last_id = 0

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000 + self.ahead_ms

    def next_id(self) -> str:
        """A snowflake: strictly growing, and telling its own time."""
        self._last_id = max((self.now_ms() - EPOCH_MS) << 22, self._last_id + 1)
        return str(self._last_id)

    def remember(self, taken: str) -> None:
        """No later id may be `taken` or smaller (after a restart)."""
        self._last_id = max(self._last_id, int(taken))


def made_ms(snowflake: str) -> int:
    """When an id was made, in milliseconds since 1970."""
    return (int(snowflake) >> 22) + EPOCH_MS


def iso(ms: int) -> str:
    """A moment as Discord writes it.

    >>> iso(1_700_000_000_123)
    '2023-11-14T22:13:20.123000+00:00'
    """
    moment = datetime.fromtimestamp(ms // 1000, UTC).replace(microsecond=ms % 1000 * 1000)
    return moment.isoformat(timespec="microseconds")
