"""The local table as a test wants it: watched, with faults, limits and hard days, many servers
and shards. All of it lies in `LocalTable.answer` and in the gateway."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from msgspec import Struct

from localtable.calls import Call, Refused, Reply
from localtable.server import LocalTable, serve
from localtable.world import Json
from tests.localtable.faults import Faults, Hardships
from tests.localtable.rates import RateLimits
from tests.localtable.servers import ShardedGateway, Starts, gather


class Exchange(Struct, frozen=True):
    """A request of the bot and its answer, for whoever watches."""

    method: str
    route: str
    """The path as in Discord's own description, "/channels/{channel_id}/messages"."""
    path: str
    query: dict[str, str]
    body: Any
    """The JSON, or None."""
    files: dict[str, tuple[str, int]]
    """Name and size of each file that was sent along, by its field."""
    status: int
    answer: Any


class StandIn(LocalTable):
    """A local table that does what a test asks."""

    gateway: ShardedGateway

    def __init__(
        self,
        url: str,
        folder: Path | None = None,
        invites: Any = None,
        *,
        rate_limits: bool = False,
        rate_speed: float = 1.0,
        servers: int = 1,
        shards: int | None = None,
        max_concurrency: int = 1,
    ) -> None:
        """Of `servers` all but one are simulated. `shards`: how many the bot is told to use, and
        then held to Discord's limit of starting them, `max_concurrency` at once; None recommends
        as many as there are servers for, without that limit. With `rate_limits` their windows are
        `rate_speed` times shorter than Discord's."""
        self.on_exchange: list[Callable[[Exchange], None]] = []
        """Called with every request of the bot, when it is answered."""
        self.on_event: list[Callable[[str, Json], None]] = []
        """Called with every event that is told to the bot."""
        self.away = self.reached = False
        """Whether the server has an outage."""
        self.life = 0
        """Of the bot: what one that was killed has on its way does not come after the next one."""
        self._starts = (servers, shards, max_concurrency)
        super().__init__(url, folder, invites)
        gather(self.world, servers - 1)
        self.faults = Faults()
        self.hardships = Hardships(self)
        self.limits = RateLimits(self.clock)
        if rate_limits:
            self.limits.start(rate_speed)

    def make_gateway(self) -> ShardedGateway:
        return ShardedGateway(self, Starts(self.clock, *self._starts))

    async def answer(self, call: Call, handle: Callable[[Call], Reply]) -> Reply | None:
        fault = self.faults.next_for(call.method, call.path)
        how, asked = fault.how if fault else "", deepcopy(call.body)
        if how == "drop":
            return None
        if fault and how == "delay":
            life = self.life
            await (fault.gate.wait() if fault.gate else asyncio.sleep(fault.seconds))
            if life != self.life:
                return None
        if fault is None or how in ("delay", "drop-answer"):
            reply = self._held_to_limits(call, handle)
        else:
            reply = fault.answer()
        files = {f"files[{n}]": (u.filename, len(u.content)) for n, u in call.uploads.items()}
        seen = (call.method, call.route, call.path, call.query, asked, files)
        for watch in list(self.on_exchange):
            watch(Exchange(*seen, reply.status, reply.body))
        return None if how == "drop-answer" else reply

    def _held_to_limits(self, call: Call, handle: Callable[[Call], Reply]) -> Reply:
        headers = self.limits.take(call)
        if isinstance(headers, Reply):
            return headers
        try:
            reply = self.hardships.check(call) or handle(call)
        except Refused as refused:
            reply = refused.reply
        return Reply(reply.status, reply.body, headers | reply.headers)

    def tell(self, name: str, data: Json, channel: Json | None = None) -> None:
        """An outage is of the server that is furnished."""
        away = self.away and not (self.reached and name == "INTERACTION_CREATE")
        if not (away and data.get("guild_id") == self.world.guild["id"]):
            super().tell(name, data, channel)


@contextlib.asynccontextmanager
async def stand_in(
    port: int = 0, data_dir: Path | None = None, **how: Any
) -> AsyncIterator[StandIn]:
    """A running one; `how`: see `StandIn`."""
    async with serve(lambda url: StandIn(url, data_dir, **how), port) as table:
        yield table
