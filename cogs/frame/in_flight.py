"""Requests of people that have not been answered yet."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator


class InFlight:
    """Requests of people that have not been answered yet."""

    def __init__(self) -> None:
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()
        self.shut = False
        """Whether the bot is about to stop, so that nothing new begins."""

    @contextlib.contextmanager
    def one(self) -> Iterator[None]:
        """Hold this during one of them."""
        self._count += 1
        self._none.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._none.set()

    async def settle(self, seconds: float) -> None:
        """Wait until nothing is under way, but at most this long."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._none.wait(), seconds)
