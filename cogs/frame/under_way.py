"""What people asked for and has not been answered yet."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator


class UnderWay:
    """What people asked for and has not been answered yet."""

    def __init__(self) -> None:
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()
        self.shut = False
        """Whether the bot is about to leave: nothing new is begun."""

    @contextlib.contextmanager
    def one(self) -> Iterator[None]:
        """Around one of them."""
        self._count += 1
        self._none.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._none.set()

    async def settle(self, seconds: float) -> None:
        """Until nothing is under way, at most so long."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._none.wait(), seconds)
