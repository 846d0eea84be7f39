"""The local table as a test wants it: watched, with faults, limits and hard days, many servers
and shards. All of it lies in `LocalTable.answer` and in the gateway."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from msgspec import Struct

from localtable.calls import Call, Refused, Reply
from localtable.server import LocalTable, refusal, serve
from tests.localtable.faults import Faults
from tests.localtable.hardships import Hardships
from tests.localtable.rates import RateLimits, TooMany
from tests.localtable.servers import ShardedGateway, Starts, gather

Json = dict[str, Any]


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
        """
        Args:
            rate_limits: whether Discord's rate limits and their headers are given.
            rate_speed: how many times shorter their windows are than Discord's.
            servers: how many servers the bot is on; all but one are simulated.
            shards: how many the bot is told to use, and then held to Discord's limit of starting
                them; None recommends as many as there are servers for, without that limit.
            max_concurrency: how many shards may start at once.
        """
        self.on_exchange: list[Callable[[Exchange], None]] = []
        """Called with every request of the bot, when it is answered."""
        self.on_event: list[Callable[[str, Json], None]] = []
        """Called with every event that is told to the bot."""
        self.on_command: list[Callable[[Json], None]] = []
        """Called with all that the bot says to the gateway."""
        self.away = False
        """Whether the server has an outage."""
        self.reached = False
        """Whether its people reach the bot all the same."""
        self._seen_tokens: set[str] = set()
        self._reset_tokens: set[str] = set()
        self._how_many = (servers, shards, max_concurrency)
        super().__init__(url, folder, invites)
        gather(self.world, servers - 1)
        self.faults = Faults()
        self.hardships = Hardships(self)
        self.limits = RateLimits(self.clock)
        if rate_limits:
            self.limits.start(rate_speed)

    def make_gateway(self) -> ShardedGateway:
        return ShardedGateway(self, Starts(self.clock, *self._how_many))

    async def answer(self, call: Call, handle: Callable[[Call], Reply]) -> Reply | None:
        fault = self.faults.next_for(call.method, call.path)
        asked = deepcopy(call.body)
        if fault is None:
            reply = self._held_to_limits(call, handle)
        else:
            last: list[Reply] = []

            def noted(call: Call) -> Reply:
                last.append(self._held_to_limits(call, handle))
                return last[-1]

            answered = await fault.happen(call, noted)
            reply = answered or (last[0] if last else None)
            if fault.how == "drop":
                return None
        assert reply is not None
        self.limits.answered(reply.status)
        files = {f"files[{n}]": (u.filename, len(u.content)) for n, u in call.uploads.items()}
        seen = Exchange(
            call.method, call.route, call.path, call.query, asked, files, reply.status, reply.body
        )
        for watch in list(self.on_exchange):
            watch(seen)
        return None if fault is not None and fault.how == "drop-answer" else reply

    def _held_to_limits(self, call: Call, handle: Callable[[Call], Reply]) -> Reply:
        try:
            headers = self.limits.take(call.method, call.route, call.ids, call.body)
        except TooMany as soon:
            return Reply(429, soon.answer, soon.headers)
        try:
            reply = self.hardships.check(call) or handle(call)
        except Refused as refused:
            reply = refusal(refused)
        return Reply(reply.status, reply.body, headers | reply.headers)

    def is_good(self, token: str) -> bool:
        self._seen_tokens.add(token)
        return super().is_good(token) and token not in self._reset_tokens

    def reset_tokens(self) -> None:
        """None that was seen is good any more; a new one will be."""
        self._reset_tokens |= self._seen_tokens
        self.gateway.hang_up(4004)

    def restore_tokens(self) -> None:
        """All are good again."""
        self._reset_tokens.clear()

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
