"""The gateway: sessions, what happened since, and who is told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from aiohttp import WSMsgType, web

from localtable import wire
from localtable.world import World

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


class Session:
    """A bot's session, which outlives its connections."""

    def __init__(self, token: str, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.token = token
        self.intents = intents
        self.number = 0
        self.events: deque[tuple[int, Json]] = deque(maxlen=KEPT_EVENTS)
        self.line: Line | None = None

    def wants(self, intent: int) -> bool:
        """Whether an event of this intent goes to this session."""
        return intent == ALWAYS or bool(self.intents & intent)

    def tell(self, name: str, data: Json) -> None:
        """An event: now, or at the next resume."""
        self.number += 1
        payload = {"op": DISPATCH, "t": name, "s": self.number, "d": data}
        self.events.append((self.number, payload))
        if self.line is not None:
            self.line.send(payload)

    def since(self, number: int) -> list[Json] | None:
        """The events after one of them; None where they are not all kept."""
        missed = [payload for at, payload in self.events if at > number]
        return missed if len(missed) == self.number - number else None


class Line:
    """A connection: what is said goes out in order, compressed where the bot asked for it."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self._zlib = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[Json | int] = asyncio.Queue()

    def send(self, payload: Json) -> None:
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
            text = json.dumps(payload, separators=(",", ":"))
            if self._zlib is None:
                await self.socket.send_str(text)
            else:
                packed = self._zlib.compress(text.encode())
                await self.socket.send_bytes(packed + self._zlib.flush(zlib.Z_SYNC_FLUSH))


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.on_event: list[Callable[[str, Json], None]] = []
        """Called with every event that is told, by name."""
        self.on_command: list[Callable[[Json], None]] = []
        """Called with everything that the bot says."""
        self._lines: set[Line] = set()

    def tell(self, name: str, data: Json, intent: int) -> None:
        """An event for every session that asked for its intent."""
        listening = [session for session in self.sessions.values() if session.wants(intent)]
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

    def hang_up(self, code: int = 4000) -> None:
        """Close all connections; at most codes the bot resumes."""
        for line in list(self._lines):
            line.hang_up(code)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection, from HELLO to the end."""
        if request.headers.get("Origin"):
            return web.Response(status=403, text="not for web pages")
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        line = Line(socket, compressed=request.query.get("compress") == "zlib-stream")
        self._lines.add(line)
        talking = asyncio.create_task(line.run())
        line.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": None, "t": None})
        try:
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
            log.exception("the bot said op %s wrongly", op)
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
            log.error("the bot said op %s, which is not known here", op)
            line.hang_up(4001)
            return False
        return True

    def _identify(self, line: Line, data: Json) -> bool:
        if not str(data.get("token") or "").strip():
            line.hang_up(4004)
            return False
        session = Session(data["token"], int(data.get("intents", 0)))
        session.line = line
        self.sessions[session.id] = session
        for old in list(self.sessions.values())[:-KEPT_SESSIONS]:
            if old.line is None:
                del self.sessions[old.id]
        world = self._world
        ready: Json = {
            "v": 10,
            "user": wire.user(world.bot()),
            "guilds": [{"id": world.guild.id, "unavailable": True}],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": world.application_id, "flags": 0, "flags_new": "0"},
        }
        if "shard" in data:
            ready["shard"] = data["shard"]
        self._alone(session, "READY", ready)
        guild = wire.guild_create(world, all_members=session.wants(GUILD_MEMBERS))
        if session.wants(GUILDS):
            self._alone(session, "GUILD_CREATE", guild)
        return True

    def _resume(self, line: Line, data: Json) -> None:
        session = self.sessions.get(str(data.get("session_id")))
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
            "guild_id": self._world.guild.id,
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
