"""The gateway: sessions, what happened since in each, and who is told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from aiohttp import WSMsgType, web
from discord import Intents

from localtable import rights
from localtable.world import THREADS, Json, told

log = logging.getLogger(__name__)

HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, ACK = 1, 2, 6, 9, 10, 11
HEARTBEAT_MS: Final = 41_250
ACK_SECONDS: Final = 0.05
KEPT_EVENTS: Final = 5_000
KEPT_SESSIONS: Final = 8

Payload = str | Callable[[], str]  # A text for the bot, or what makes it when it goes out


class Line(asyncio.Queue[Payload | int]):
    """A connection: what is put in goes out in order, as plain text; a number closes it."""

    def say(self, op: int, data: Any = None) -> None:
        """Say something that is no event."""
        self.put_nowait(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def run(self, socket: web.WebSocketResponse) -> None:
        while not isinstance(payload := await self.get(), int):
            await socket.send_str(payload if isinstance(payload, str) else payload())
        await socket.close(code=payload)


class Session:
    """A session of the bot, which outlives its connections."""

    def __init__(self, line: Line, data: Json) -> None:
        self.id = secrets.token_hex(16)
        self.line: Line | None = line
        self.token = str(data["token"])
        self.intents = Intents._from_value(int(data["intents"]))
        self.shard: list[int] = data.get("shard") or [0, 1]
        self.count = 0
        self.events: deque[tuple[int, Payload]] = deque(maxlen=KEPT_EVENTS)

    def tell(self, name: str, data: Json | Callable[[], str]) -> None:
        """An event: now, or at the next resume."""
        self.count += 1
        start = f'{{"op":0,"t":"{name}","s":{self.count},"d":'
        later = (lambda: start + data() + "}") if callable(data) else None
        payload: Payload = later or start + json.dumps(data) + "}"
        self.events.append((self.count, payload))
        if self.line is not None:
            self.line.put_nowait(payload)

    def since(self, number: int) -> list[Payload] | None:
        """The events after one of them; None where they are not all kept."""
        missed = [payload for at, payload in self.events if at > number]
        return missed if len(missed) == self.count - number else None


class Gateway:
    """All sessions and connections of a `LocalTable`. A test's may have shards and limits."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.url: str = table.url.replace("http", "ws", 1) + "/gateway"
        self.sessions: dict[str, Session] = {}
        self.lines: set[Line] = set()

    def tell(self, name: str, data: Json, only: Session | None = None) -> bool:
        """An event for one session, or for every one that hears of it; whether any did."""
        every = self.sessions.values()
        heard = [only] if only else [s for s in every if self.hears(s, name, data)]
        for session in heard:
            session.tell(name, data)
        return bool(heard)

    def hears(self, session: Session, name: str, data: Json) -> bool:
        return session.intents.guilds or name == "INTERACTION_CREATE"

    def admits(self, session: Session) -> bool:
        """Whether a session may begin now, or go on."""
        return True

    def limit(self) -> Json:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": self.url, "shards": 1, "session_start_limit": limit}

    def hang_up(self, code: int = 4000) -> None:
        """Close all connections; at most codes the bot resumes."""
        for line in list(self.lines):
            line.put_nowait(code)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Origin"):
            return web.Response(status=403, text="not for web pages")
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        try:
            await socket.prepare(request)
        except ConnectionError:
            return web.Response()  # it hung up in between
        line = Line()
        self.lines.add(line)
        talking = asyncio.create_task(line.run(socket))
        line.say(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            with contextlib.suppress(ConnectionError):
                async for message in socket:
                    if message.type == WSMsgType.TEXT and not self._hear(line, message.data):
                        break
        finally:
            self.lines.discard(line)
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
            return self._obey(line, said["op"], said.get("d"))
        except (AttributeError, KeyError, TypeError, ValueError):
            log.exception("the bot said to the gateway what cannot be understood")
            line.put_nowait(4002)
            return False

    def _obey(self, line: Line, op: int, data: Any) -> bool:
        if op == HEARTBEAT:
            # Sooner than a network could answer, the library has not noted yet that it asked,
            # and warns of a lag that is none.
            asyncio.get_running_loop().call_later(ACK_SECONDS, line.say, ACK)
        elif op in (IDENTIFY, RESUME):
            if not str(data.get("token") or "").strip():
                line.put_nowait(4004)
                return False
            (self._identify if op == IDENTIFY else self._resume)(line, data)
        else:
            log.error("the local table does not know gateway op %s", op)
            line.put_nowait(4001)
            return False
        return True

    def _identify(self, line: Line, data: Json) -> None:
        session = Session(line, data)
        if not self.admits(session):
            line.say(INVALID_SESSION, False)
            return
        self.sessions[session.id] = session
        ended = [s for s in self.sessions.values() if s.line is None and s.shard == session.shard]
        for old in ended[:-KEPT_SESSIONS]:
            del self.sessions[old.id]
        self.greet(session, sharded="shard" in data)

    def greet(self, session: Session, *, sharded: bool) -> None:
        world = self.table.world
        servers = self.servers(session)
        ready: Json = {
            "v": 10,
            "user": told(world.bot),
            "guilds": [{"id": id_, "unavailable": True} for id_ in servers],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": world.bot["id"], "flags": 0, "flags_new": "0"},
        }
        if sharded:
            ready["shard"] = session.shard
        self.tell("READY", ready, session)
        if world.guild["id"] in servers and session.intents.guilds:
            self.tell("GUILD_CREATE", guild_create(self.table), session)

    def servers(self, session: Session) -> list[str]:
        """Where the bot is, of those that this session hears of."""
        world = self.table.world
        return [world.guild["id"]] if world.bot["_member"] else []

    def _resume(self, line: Line, data: Json) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        missed = session.since(int(data.get("seq") or 0)) if session else None
        if session is None or missed is None or session.token != data.get("token"):
            line.say(INVALID_SESSION, False)
        elif not self.admits(session):
            line.put_nowait(4000)
        else:
            session.line = line
            for payload in missed:
                line.put_nowait(payload)
            self.tell("RESUMED", {}, session)


def guild_create(table: Any, *, joined: bool = False) -> Json:
    """The server as a whole. Without the privileged intents only the bot itself is among the
    members, whatever their number. By `unavailable` discord.py knows a server that was away from
    one that was joined."""
    world = table.world
    bot, guild = world.bot, told(world.guild)
    known = [c for c in world.channels.values() if c.get("guild_id") == guild["id"]]
    seen = [c for c in known if c["type"] not in THREADS and rights.sees(world, bot, c)]
    empty = "voice_states presences stage_instances guild_scheduled_events soundboard_sounds"
    return {
        **guild,
        **({} if joined else {"unavailable": False}),
        **{key: [] for key in empty.split()},
        "roles": list(map(told, world.roles.values())),
        "hub_type": None,
        "joined_at": (bot["_member"] or {}).get("joined_at"),
        "large": False,
        "member_count": sum(p["_member"] is not None for p in world.people.values()),
        "members": [{**bot["_member"], "user": told(bot)}] if bot["_member"] else [],
        "channels": list(map(told, seen)),
        "threads": list(map(table.channel, rights.active_threads(world, guild["id"]))),
    }
