"""A clock that tests move, over a bot in this process."""

from __future__ import annotations

import time

from cogs.frame.house import House
from tests.e2e.house import settled


class Clock:
    """The bot's clock: the real one, and ahead of it by what has passed here."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ahead = 0
        house.adapter.now = self

    def __call__(self) -> int:
        return int(time.time()) + self.ahead

    async def passes(self, seconds: int) -> None:
        """So much later, with all done that was due by then."""
        self.ahead += seconds
        await self.house.timekeeper.ring()
        await settled(self.house)
