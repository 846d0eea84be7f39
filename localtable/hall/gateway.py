"""The gateway: sessions, shard by shard, what happened since, and who is told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from aiohttp import WSMsgType, web

from localtable.hall.crowd import Told
from localtable.limits.starts import Starts
from localtable.limits.tokens import Tokens
from localtable.shapes import wire
from localtable.world.world import World

log = logging.getLogger(__name__)

Json = dict[str, Any]

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE = 0, 1, 2, 3, 4
RESUME, RECONNECT, MEMBERS, INVALID_SESSION, HELLO, ACK = 6, 7, 8, 9, 10, 11

GUILDS: Final = 1 << 0
GUILD_MEMBERS: Final = 1 << 1
GUILD_MESSAGES: Final = 1 << 9
GUILD_REACTIONS: Final = 1 << 10
GUILD_TYPING: Final = 1 << 11
DIRECT_MESSAGES: Final = 1 << 12
DIRECT_REACTIONS: Final = 1 << 13
MESSAGE_CONTENT: Final = 1 << 15
ALWAYS: Final = 0
"""Instead of an intent: the event goes to every session."""

HEARTBEAT_MS: Final = 41_250
ACK_SECONDS: Final = 0.05
KEPT_EVENTS: Final = 5_000
KEPT_SESSIONS: Final = 8
"""Of each shard."""
MOST_SERVERS: Final = 2500
"""Of one session ("Sharding")."""

Shard = tuple[int, int]
"""Which one, of how many."""
Payload = Json | Callable[[], str]
"""What is said to the bot, or what makes its text when it goes out."""


def shard_of(server: str | None, count: int) -> int:
    """The shard that hears of a server; what belongs to none goes to the first ("Sharding")."""
    return 0 if server is None else (int(server) >> 22) % count


def _server_of(name: str, data: Json) -> str | None:
    found = data.get("id" if name in ("GUILD_CREATE", "GUILD_DELETE") else "guild_id")
    return None if found is None else str(found)


class Session:
    """A session of one of a bot's shards, which outlives its connections."""

    def __init__(self, token: str, intents: int, shard: Shard = (0, 1)) -> None:
        self.id = secrets.token_hex(16)
        self.token = token
        self.intents = intents
        self.shard = shard
        self.number = 0
        self.events: deque[tuple[int, Payload]] = deque(maxlen=KEPT_EVENTS)
        self.line: Line | None = None

    def wants(self, intent: int) -> bool:
        """Whether an event of this intent goes to this session."""
        return intent == ALWAYS or bool(self.intents & intent)

    def hears_of(self, server: str | None) -> bool:
        """Whether what happens on a server (None: on none) goes to this shard."""
        number, count = self.shard
        return shard_of(server, count) == number

    def tell(self, name: str, data: Json) -> None:
        """An event: now, or at the next resume."""
        self._say({"op": DISPATCH, "t": name, "s": self.number + 1, "d": data})

    def tell_made(self, name: str, make: Callable[[], str]) -> None:
        """An event whose data are made, as JSON, when it goes out."""
        number = self.number + 1
        self._say(lambda: f'{{"op":{DISPATCH},"t":"{name}","s":{number},"d":{make()}}}')

    def _say(self, payload: Payload) -> None:
        self.number += 1
        self.events.append((self.number, payload))
        if self.line is not None:
            self.line.send(payload)

    def since(self, number: int) -> list[Payload] | None:
        """The events after one of them; None where they are not all kept."""
        missed = [payload for at, payload in self.events if at > number]
        return missed if len(missed) == self.number - number else None


class Line:
    """A connection: what is said goes out in order, compressed where the bot asked for it."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self._zlib = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[Payload | int] = asyncio.Queue()

    def send(self, payload: Payload) -> None:
        """Say something."""
        self._queue.put_nowait(payload)

    def hang_up(self, code: int) -> None:
        """Close, after what was said before."""
        self._queue.put_nowait(code)

    async def run(self) -> None:
        """Until the connection is closed."""
        while True:
            payload = await self._queue.get()
            if isinstance(payload, int):
                await self.socket.close(code=payload)
                return
            text = payload() if callable(payload) else json.dumps(payload, separators=(",", ":"))
            if self._zlib is None:
                await self.socket.send_str(text)
            else:
                packed = self._zlib.compress(text.encode())
                await self.socket.send_bytes(packed + self._zlib.flush(zlib.Z_SYNC_FLUSH))


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, starts: Starts) -> None:
        self._world = world
        self.starts = starts
        self.url = ""
        self.tokens = Tokens()
        self.sessions: dict[str, Session] = {}
        self.down: set[int] = set()
        """The shards that cannot be reached."""
        self.on_event: list[Callable[[str, Json], None]] = []
        """Called with every event that is told, by name."""
        self.on_command: list[Callable[[Json], None]] = []
        """Called with everything that the bot says."""
        self._lines: set[Line] = set()

    def tell(self, name: str, data: Json, intent: int) -> None:
        """An event for every session that asked for its intent, and whose shard hears it."""
        server = _server_of(name, data)
        listening = [s for s in self.sessions.values() if s.wants(intent) and s.hears_of(server)]
        for session in listening:
            session.tell(name, data)
        if listening:
            self._watched(name, data)

    def listening(self) -> bool:
        """Whether a bot is connected."""
        return any(session.line is not None for session in self.sessions.values())

    def forget_sessions(self) -> None:
        """As after a restart: nobody can resume."""
        self.sessions.clear()

    def hang_up(self, code: int = 4000, shard: int | None = None) -> None:
        """Close all connections, or those of one shard; at most codes the bot resumes."""
        theirs = [s.line for s in self.sessions.values() if s.line and s.shard[0] == shard]
        for line in list(self._lines) if shard is None else theirs:
            line.hang_up(code)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection, from HELLO to the end."""
        if request.headers.get("Origin"):
            return web.Response(status=403, text="not for web pages")
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        try:
            await socket.prepare(request)
        except ConnectionError:
            return web.Response()  # it hung up in between
        line = Line(socket, compressed=request.query.get("compress") == "zlib-stream")
        self._lines.add(line)
        talking = asyncio.create_task(line.run())
        line.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": None, "t": None})
        try:
            with contextlib.suppress(ConnectionError):
                async for message in socket:
                    if message.type == WSMsgType.TEXT and not self._hear(line, message.data):
                        break
        finally:
            self._lines.discard(line)
            for session in self.sessions.values():
                if session.line is line:
                    session.line = None
            if socket.closed:
                talking.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await talking
        return socket

    def _hear(self, line: Line, text: str) -> bool:
        try:
            said = json.loads(text)
            op, data = said["op"], said.get("d")
        except (ValueError, KeyError, TypeError):
            line.hang_up(4002)
            return False
        for watch in self.on_command:
            watch(said)
        try:
            return self._obey(line, op, data)
        except (AttributeError, KeyError, TypeError, ValueError):
            log.exception("the bot sent op %s wrongly", op)
            line.hang_up(4002)
            return False

    def _obey(self, line: Line, op: int, data: Any) -> bool:
        if op == HEARTBEAT:
            # Sooner than a network could answer, the library has not noted yet that it asked,
            # and warns of a lag that is none.
            ack = {"op": ACK, "d": None, "s": None, "t": None}
            asyncio.get_running_loop().call_later(ACK_SECONDS, line.send, ack)
        elif op == IDENTIFY:
            return self._identify(line, data)
        elif op == RESUME:
            self._resume(line, data)
        elif op == MEMBERS:
            self._chunk(line, data)
        elif op not in (PRESENCE, VOICE):
            log.error("the bot sent op %s, which is not known here", op)
            line.hang_up(4001)
            return False
        return True

    def _identify(self, line: Line, data: Json) -> bool:
        if not self.tokens.is_good(str(data.get("token") or "")):
            line.hang_up(4004)
            return False
        shard = _shard(data.get("shard", [0, 1]))
        if shard is None:
            line.hang_up(4010)
            return False
        session = Session(data["token"], int(data.get("intents", 0)), shard)
        servers = [id_ for id_ in self._servers() if session.hears_of(id_)]
        if len(servers) > MOST_SERVERS:
            line.hang_up(4011)
            return False
        if shard[0] in self.down:
            line.hang_up(4000)
            return False
        if not self.starts.take(shard[0]):
            line.send({"op": INVALID_SESSION, "d": False, "s": None, "t": None})
            return True
        self._begin(session, line)
        world = self._world
        ready: Json = {
            "v": 10,
            "user": wire.user(world.bot()),
            "guilds": [{"id": id_, "unavailable": True} for id_ in servers],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": world.application_id, "flags": 0, "flags_new": "0"},
        }
        if "shard" in data:
            ready["shard"] = data["shard"]
        self._alone(session, "READY", ready)
        if world.guild.id in servers and not world.away:
            self._tell_server(session, joined=False)
        self._tell_crowd(session, servers)
        return True

    def _begin(self, session: Session, line: Line) -> None:
        session.line = line
        self.sessions[session.id] = session
        alike = [s for s in self.sessions.values() if s.shard == session.shard]
        for old in alike[:-KEPT_SESSIONS]:
            if old.line is None:
                del self.sessions[old.id]

    def _servers(self) -> list[str]:
        """Where the bot is."""
        world = self._world
        here = [world.guild.id] if world.bot().joined_ms is not None else []
        return [*here, *world.crowd]

    def tell_server(self, *, joined: bool) -> None:
        """The server as a whole, to every session: it was joined, or is there again."""
        for session in self.sessions.values():
            if session.hears_of(self._world.guild.id):
                self._tell_server(session, joined=joined)

    def _tell_server(self, session: Session, *, joined: bool) -> None:
        if not session.wants(GUILDS):
            return
        guild = wire.guild_create(self._world, all_members=session.wants(GUILD_MEMBERS))
        if joined:
            del guild["unavailable"]
        self._alone(session, "GUILD_CREATE", guild)

    def _tell_crowd(self, session: Session, servers: list[str]) -> None:
        crowd = self._world.crowd
        if not crowd or not session.wants(GUILDS):
            return
        told = Told(self._world)
        for guild in (crowd[id_] for id_ in servers if id_ in crowd):
            session.tell_made("GUILD_CREATE", partial(told.create, guild))
            if self.on_event:
                self._watched("GUILD_CREATE", json.loads(told.create(guild)))

    def _resume(self, line: Line, data: Json) -> None:
        if not self.tokens.is_good(str(data.get("token") or "")):
            line.hang_up(4004)
            return
        session = self.sessions.get(str(data.get("session_id")))
        if session is not None and session.shard[0] in self.down:
            line.hang_up(4000)
            return
        missed = None
        if session is not None and session.token == data.get("token"):
            missed = session.since(int(data.get("seq") or 0))
        if session is None or missed is None:
            line.send({"op": INVALID_SESSION, "d": False, "s": None, "t": None})
            return
        session.line = line
        for payload in missed:
            line.send(payload)
        self._alone(session, "RESUMED", {})

    def _chunk(self, line: Line, data: Json) -> None:
        session = next((s for s in self.sessions.values() if s.line is line), None)
        if session is None:
            line.hang_up(4003)
            return
        wanted = data.get("user_ids")
        wanted = {str(wanted)} if isinstance(wanted, (str, int)) else set(map(str, wanted or ()))
        query = str(data.get("query") or "").lower()
        here = [p for p in self._world.people.values() if p.joined_ms is not None]
        found = [
            p for p in here if (p.id in wanted if wanted else p.name.lower().startswith(query))
        ]
        chunk: Json = {
            "guild_id": str(data.get("guild_id") or self._world.guild.id),
            "members": [wire.member(person) for person in found[: data.get("limit") or None]],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(wanted - {person.id for person in found}),
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        self._alone(session, "GUILD_MEMBERS_CHUNK", chunk)

    def _alone(self, session: Session, name: str, data: Json) -> None:
        session.tell(name, data)
        self._watched(name, data)

    def _watched(self, name: str, data: Json) -> None:
        for watch in self.on_event:
            watch(name, data)


def _shard(said: Any) -> Shard | None:
    """What IDENTIFY says of its shard; None where there can be no such shard."""
    if not isinstance(said, list) or len(said) != 2 or not all(type(n) is int for n in said):
        return None
    number, count = said
    return (number, count) if 0 <= number < count else None
