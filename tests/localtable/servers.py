"""Many servers and shards: simulated servers beside the one that is furnished, each with 40
channels and 20 roles, on which the same people are with the same rights; the first text channel
can be used. And Discord's rules for starting sessions."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING, Final

from localtable import first_world, gateway, rights
from localtable.gateway import Session
from localtable.world import THREADS, Clock, Json, World, told

if TYPE_CHECKING:
    from tests.localtable.stand_in import StandIn

ROLES, CHANNELS = 20, 40
USABLE: Final = ROLES + 5
"""The number of the channel that people can use. What belongs to a server is numbered, and has
the server's id plus that number."""
TOTAL: Final = 1000  # sessions that may be started a day ("Session Start Limit Object")
DAY_MS, WINDOW_MS = 86_400_000, 5000
SERVERS_A_SHARD: Final = 1000  # so do bots report; Discord writes down nothing
MOST_SERVERS: Final = 2500  # of one session ("Sharding")


def gather(world: World, count: int) -> None:
    """Put so many simulated servers into the world. Their ids follow the first server's, one
    millisecond after the other, so that they are spread over all shards."""
    first = int(world.guild["id"]) >> 22
    for number in range(1, count + 1):
        id_ = str((first + number) << 22)
        world.guilds.keep(id_, {**world.guild, "id": id_, "name": f"Server {number}"})
        channel = first_world.channel(usable_channel(id_), "tables", 0, id_)
        world.channels.keep(channel["id"], channel)


def usable_channel(server: str) -> str:
    """The id of the channel of a simulated server that people can use."""
    return str(int(server) + USABLE)


def shard_of(server: str | None, count: int) -> int:
    """The shard that hears of a server; what belongs to none goes to the first ("Sharding")."""
    return 0 if server is None else (int(server) >> 22) % count


class ShardedGateway(gateway.Gateway):
    """A gateway whose sessions are shards, and which says whether they may start."""

    table: StandIn

    def __init__(self, table: StandIn, starts: Starts) -> None:
        super().__init__(table)
        self.starts = starts
        self.down: set[int] = set()
        """The shards that cannot be reached."""

    def hears(self, session: Session, name: str, data: Json) -> bool:
        server = data.get("id" if name in ("GUILD_CREATE", "GUILD_DELETE") else "guild_id")
        number, count = session.shard
        return shard_of(server, count) == number and super().hears(session, name, data)

    def admits(self, session: Session) -> bool:
        number = session.shard[0]
        is_over = len(self.servers(session)) > MOST_SERVERS
        wrong = 4011 if is_over else 4000 if number in self.down else None
        if wrong and session.line is not None:
            session.line.put_nowait(wrong)
        return not wrong and (session.id in self.sessions or self.starts.take(number))

    def servers(self, session: Session) -> list[str]:
        number, count = session.shard
        there = super().servers(session) + list(self.table.world.guilds)[1:]
        return [id_ for id_ in there if shard_of(id_, count) == number]

    def greet(self, session: Session, *, sharded: bool) -> None:
        super().greet(session, sharded=sharded)
        world, threads = self.table.world, defaultdict[str, list[Json]](list)
        for channel in world.channels.values():
            if channel["type"] in THREADS and not channel["thread_metadata"]["archived"]:
                threads[channel["guild_id"]].append(self.table.channel(channel))
        pattern = gateway.guild_create(self.table)
        for id_ in self.servers(session) if session.intents.guilds else ():
            if id_ != world.guild["id"]:
                about = pattern | {key: world.guilds[id_][key] for key in ("id", "name")}
                made = partial(simulated, world, about | {"threads": threads[id_]})
                session.tell("GUILD_CREATE", made)
                for watch in self.table.on_event:
                    watch("GUILD_CREATE", json.loads(made()))

    def tell(self, name: str, data: Json, only: Session | None = None) -> bool:
        if name == "GUILD_CREATE" and self.table.away:
            return False
        heard = super().tell(name, data, only)
        for watch in self.table.on_event if heard else ():
            watch(name, data)
        return heard

    def limit(self) -> Json:
        limit = self.starts.limit()
        return {"url": self.url, "shards": self.starts.shards, "session_start_limit": limit}

    def hang_up(self, code: int = 4000, shard: int | None = None) -> None:
        """Close all connections, or those of one shard."""
        if shard is None:
            super().hang_up(code)
        for session in self.sessions.values():
            if session.line and session.shard[0] == shard:
                session.line.put_nowait(code)


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
        self._last_ms: dict[int, int] = {}
        self.spend(TOTAL, DAY_MS / 1000)

    def take(self, shard: int) -> bool:
        """Whether this shard may start now: of those with the same key only one in 5 seconds."""
        key, now = shard % self.max_concurrency, self._clock.now_ms()
        if self._is_limited and now - self._last_ms.get(key, 0) < WINDOW_MS:
            return False
        self._last_ms[key] = now
        self._left = self.limit()["remaining"] - 1
        return True

    def spend(self, left: int, seconds: float) -> None:
        """As if so many were left of this day, and so much of the day."""
        self._left, self._day_ends_ms = left, self._clock.now_ms() + round(seconds * 1000)

    def limit(self) -> Json:
        """What `GET /gateway/bot` says of it."""
        if (seconds := self._day_ends_ms - self._clock.now_ms()) <= 0:
            self.spend(TOTAL, DAY_MS / 1000)
            seconds = DAY_MS
        about = {"total": TOTAL, "remaining": max(0, self._left), "reset_after": seconds}
        return about | {"max_concurrency": self.max_concurrency}


def simulated(world: World, about: Json) -> str:
    """What GUILD_CREATE tells of a simulated server, as JSON."""
    first, bot = int(about["id"]), world.bot
    given = rights.on_server(world, bot)
    own = first_world.bots_role(world, str(first + 1), given, bot["id"])
    roles = [told(world.roles[world.guild["id"]]) | {"id": about["id"]}, own]
    roles += [roles[0] | {"id": str(first + n), "name": f"Role {n}"} for n in range(2, ROLES)]
    member = first_world.member([own["id"]], first_world.JOINED_MS)
    names = ["tables" if ROLES + n == USABLE else f"channel-{n}" for n in range(CHANNELS)]
    said = {
        "members": [{**member, "user": told(bot)}],
        "member_count": 200,
        "joined_at": member["joined_at"],
        "roles": roles,
        "channels": [
            first_world.channel(str(first + ROLES + number), name, number, about["id"])
            for number, name in enumerate(names)
        ],
    }
    return json.dumps(about | said, separators=(",", ":"))
