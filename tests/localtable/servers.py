"""Many servers and shards: simulated servers beside the one that is furnished, each with 40
channels and 20 roles, on which the same people are with the same rights; the first text channel
can be used. And Discord's rules for starting sessions.

Names and topics are drawn: alike they would be packed to next to nothing on their way, and a
thousand servers would reach the bot at once, as they never do."""

from __future__ import annotations

import json
import math
import random
import re
import string
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from discord import Permissions

from localtable import first_world, gateway, rights
from localtable.gateway import Session
from localtable.world import THREADS, VOICE, Clock, World, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.localtable.stand_in import StandIn

Json = dict[str, Any]

CATEGORY: Final = 4
ROLES: Final = 20
CATEGORIES, TEXTS, VOICES = 5, 30, 5
FIRST_CHANNEL: Final = ROLES
CHANNELS: Final = CATEGORIES + TEXTS + VOICES
USABLE: Final = FIRST_CHANNEL + CATEGORIES
"""The number of the channel that people can use. What belongs to a server is numbered, and has
the server's id plus that number."""
LETTERS: Final = 1 << 18
"""From which names and topics are cut."""
TOPIC: Final = 40
"""Letters of a topic."""
_MARK: Final = re.compile(r'"%(\w+)"')

TOTAL: Final = 1000
"""Sessions that may be started a day ("Session Start Limit Object")."""
DAY_MS: Final = 86_400_000
WINDOW_MS: Final = 5000
SERVERS_A_SHARD: Final = 1000
"""What Discord recommends is not written down; bots report about this."""
MOST_SERVERS: Final = 2500
"""Of one session ("Sharding")."""


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
        number, count = session.shard
        if not 0 <= number < count:
            return self._refuse(session, 4010)
        if len(self.servers(session)) > MOST_SERVERS:
            return self._refuse(session, 4011)
        if number in self.down:
            return self._refuse(session, 4000)
        is_new = session.id not in self.sessions
        return not is_new or self.starts.take(number)

    def _refuse(self, session: Session, code: int) -> bool:
        if session.line is not None:
            session.line.put_nowait(code)
        return False

    def servers(self, session: Session) -> list[str]:
        number, count = session.shard
        there = super().servers(session) + list(self.table.world.guilds)[1:]
        return [id_ for id_ in there if shard_of(id_, count) == number]

    def greet(self, session: Session, *, sharded: bool) -> None:
        super().greet(session, sharded=sharded)
        guilds = self.table.world.guilds
        servers = [
            id_ for id_ in self.servers(session) if guilds[id_] is not self.table.world.guild
        ]
        if servers and session.intents.guilds:
            tell = Told(self.table)
            for id_ in servers:
                session.tell("GUILD_CREATE", partial(tell.create, guilds[id_]))
                for watch in self.table.on_event:
                    watch("GUILD_CREATE", json.loads(tell.create(guilds[id_])))

    def tell(self, name: str, data: Json, only: Session | None = None) -> bool:
        if name == "GUILD_CREATE" and self.table.away:
            return False
        heard = super().tell(name, data, only)
        for watch in self.table.on_event if heard else ():
            watch(name, data)
        return heard

    def heard(self, said: Json) -> None:
        for watch in self.table.on_command:
            watch(said)

    def limit(self) -> Json:
        return {
            "url": self.url,
            "shards": self.starts.shards,
            "session_start_limit": self.starts.limit(),
        }

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
        """As if so many were left of this day, and so much of the day."""
        self._taken = TOTAL - left
        self._day_ms, self._day_lasts_ms = self._clock.now_ms(), round(seconds * 1000)

    def limit(self) -> Json:
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


class Told:
    """What is told of simulated servers, quickly: what differs is put into a text made once."""

    def __init__(self, table: StandIn) -> None:
        pattern = json.dumps(_pattern(table), separators=(",", ":"))
        self._pieces = _MARK.split(pattern)
        self._chance = random.Random(1)
        self._letters = "".join(self._chance.choices(string.ascii_lowercase, k=LETTERS))
        self._threads: dict[str, list[Json]] = {}
        for channel in table.world.channels.values():
            if channel["type"] in THREADS and not channel["thread_metadata"]["archived"]:
                threads = self._threads.setdefault(channel["guild_id"], [])
                threads.append(table.channel(channel))

    def create(self, guild: Json) -> str:
        """The data of GUILD_CREATE, as JSON."""
        first = int(guild["id"])
        said = list(self._pieces)
        made: dict[str, Callable[[], str]] = {
            "name": lambda: json.dumps(guild["name"]),
            "short": lambda: self._cut(TOPIC // 4),
            "long": lambda: self._cut(TOPIC),
            "threads": lambda: json.dumps(self._threads.get(guild["id"], [])),
        }
        for at in range(1, len(said), 2):
            what = said[at]
            said[at] = f'"{first + int(what)}"' if what.isdigit() else made[what]()
        return "".join(said)

    def _cut(self, size: int) -> str:
        start = self._chance.randrange(LETTERS - TOPIC)
        return f'"{self._letters[start : start + size]}"'


def _pattern(table: StandIn) -> Json:
    """A server with marks in place of its ids, its name and its threads."""
    world = table.world
    about = gateway.guild_create(table)
    bot = {**first_world.member(["%1"], first_world.JOINED_MS), "user": told(world.bot)}
    about |= {"id": "%0", "name": "%name", "members": [bot], "member_count": 200}
    about["joined_at"] = bot["joined_at"]
    about["roles"] = [_role(world, number) for number in range(ROLES)]
    about["channels"] = [_channel(number) for number in range(CHANNELS)]
    about["threads"] = "%threads"
    return about


def _role(world: World, number: int) -> Json:
    everybody = told(world.roles[world.guild["id"]])
    if number == 0:
        return {**everybody, "id": "%0"}
    role = {**everybody, "id": f"%{number}", "position": ROLES - number, "hoist": number % 3 == 0}
    if number == 1:
        given = rights.on_server(world, world.bot)
        return {**role, **first_world.bots_role(world, "%1", given, world.bot["id"])}
    colours = {"primary_color": 1000 * number, "secondary_color": None, "tertiary_color": None}
    return {**role, "name": "%short", "color": 1000 * number, "colors": colours}


def _channel(number: int) -> Json:
    id_ = f"%{FIRST_CHANNEL + number}"
    said = first_world.channel(id_, "%short", number, "%0")
    if number < CATEGORIES:
        del said["topic"], said["last_message_id"]
        return said | {"type": CATEGORY}
    # Every third is closed to everybody but two roles, as servers have them for their staff.
    if number % 3 == 0:
        hidden = str(Permissions(view_channel=True).value)
        said["permission_overwrites"] = [
            {"id": "%0", "type": 0, "allow": "0", "deny": hidden},
            *({"id": f"%{n}", "type": 0, "allow": hidden, "deny": "0"} for n in (1, 5)),
        ]
    said["parent_id"] = f"%{FIRST_CHANNEL + number % CATEGORIES}"
    if number < CATEGORIES + TEXTS:
        name = "tables" if FIRST_CHANNEL + number == USABLE else "%short"
        return said | {"topic": "%long", "name": name}
    del said["topic"]
    return said | {"type": VOICE, "bitrate": 64_000, "user_limit": 0, "rtc_region": None}
