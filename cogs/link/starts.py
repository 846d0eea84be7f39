"""Sessions that Discord lets the bot start: a thousand a day. Whoever starts more loses the token
(topics/gateway, "Session Start Limit"); a bot that is started again and again, or sent away again
and again, would get there in an hour or two. So before the last ones are taken it waits.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from discord.http import HTTPClient
    from discord.types.gateway import SessionStartLimit

log = logging.getLogger(__name__)

RESERVE: Final = 20
"""So many stay untouched, for an operator who has mended what was wrong."""
FEW: Final = 200
"""With this many left, each look at them is logged."""


class StartsSpentError(ConnectionError):
    """No session may be started for this many `seconds`. The library treats this as a failed
    connection: a shard tries again later, and the others go on."""

    def __init__(self, left: int, seconds: float) -> None:
        super().__init__(
            f"Discord lets this bot start {left} more sessions, and takes the token of a bot that"
            f" starts too many: waiting until {_at(seconds)}"
        )
        self.seconds = seconds


class Starts:
    """How many are left, as Discord said it and less those that were taken since."""

    def __init__(self, http: HTTPClient) -> None:
        """The library asks for the figures once, for the number of shards, and drops them: from
        here on they are looked at whenever it asks."""
        self._ask = http.get_bot_gateway
        self._left = 0
        http.get_bot_gateway = self._for_all  # type: ignore[method-assign]

    async def _for_all(self) -> tuple[int, str, SessionStartLimit]:
        shards, url, limit = await self._ask()
        self._heed(limit, shards)
        return shards, url, limit

    async def take(self) -> None:
        """One is taken now.

        Raises:
            StartsSpentError: it must not be.
            discord.GatewayNotFound: Discord does not say.
        """
        if self._left <= RESERVE:
            _, _, limit = await self._ask()
            self._heed(limit, 1)
        self._left -= 1

    def _heed(self, limit: SessionStartLimit, wanted: int) -> None:
        self._left, seconds = limit["remaining"], limit["reset_after"] / 1000
        if self._left < wanted + RESERVE:
            raise StartsSpentError(self._left, seconds)
        if self._left < FEW:
            text = "Discord lets this bot start %d more sessions until %s"
            log.warning(text, self._left, _at(seconds))


def _at(seconds: float) -> str:
    """
    >>> len(_at(60.0))
    19
    """
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(time.time() + seconds))
