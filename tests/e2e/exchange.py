"""What goes over the wire between the bot and Discord, and what a test puts in its way.

With `people`, this is all that an end-to-end test knows of the stand-in:

    exchange.refuse(f"/channels/{ana.dm}/messages", 50007)
    await ana.press_label(prompt, "Confirm")
    assert exchange.sent("POST", "/messages")[-1].body["content"].startswith("Ana")
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import re
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from typing import Any

from localtable import account, interactions, messages
from localtable.server import point_discord_at
from localtable.table import Interaction
from localtable.world import DM
from tests.localtable import schemas
from tests.localtable.faults import Fault
from tests.localtable.judge import Judge
from tests.localtable.servers import shard_of, usable_channel
from tests.localtable.stand_in import Exchange as Request
from tests.localtable.stand_in import StandIn
from tests.localtable.stand_in import stand_in as serve

__all__ = ["Exchange", "Fault", "Held", "Request", "StandIn", "point_discord_at", "stand_in"]

COMMAND, COMPONENT, WINDOW = 2, 3, 5
PUBLIC = ""
"""In place of a person's id: whoever sees the channel."""


SPECK = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
"""A picture of one pixel."""


def give_emojis(table: StandIn, names: Iterable[str]) -> None:
    """The application has them already, with a pixel for a picture."""
    there = {emoji["name"] for emoji in table.world.emojis.values()}
    for name in names:
        if name not in there:
            account.add_emoji(table, name, SPECK)


class Held:
    """What takes as long as the test wants."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.go = asyncio.Event()

    async def wait(self) -> None:
        self.begun.set()
        await self.go.wait()

    async def has_begun(self) -> None:
        async with asyncio.timeout(20):
            await self.begun.wait()


@contextlib.asynccontextmanager
async def stand_in(*args: Any, **how: Any) -> AsyncIterator[StandIn]:
    """A running stand-in for Discord; `how`: see `tests.localtable.stand_in`."""
    async with serve(*args, **how) as running:
        # Discord waits for three seconds; here several tests share a processor.
        running.first_answer_ms = 10_000
        judges: list[Judge | schemas.Watcher] = [Judge(running)]
        if schemas.missing() is None:
            watcher = schemas.Watcher()
            watcher.attach(running)
            judges.append(watcher)
        yield running
    for judge in judges:
        assert not judge.problems, "\n".join(dict.fromkeys(judge.problems))


class Exchange:
    """Every request of the bot since it was made, with Discord's answer; the events told to it."""

    def __init__(self, table: StandIn) -> None:
        self._table = table
        self.url = table.url
        self.bot: str = table.world.bot["id"]
        """The bot's id."""
        self.requests: list[Request] = []
        self.events: list[tuple[str, dict[str, Any]]] = []
        self.on_request: list[Callable[[Request], object]] = []
        self.on_event: list[Callable[[str], object]] = []
        """Called with each, as soon as it is answered or told."""
        self._more = asyncio.Event()
        self._gate = asyncio.Event()
        table.on_exchange.append(self._heard)
        table.on_event.append(self._told)

    def _heard(self, request: Request) -> None:
        self.requests.append(request)
        self._more.set()
        for watch in self.on_request:
            watch(request)

    def _told(self, name: str, data: dict[str, Any]) -> None:
        self.events.append((name, data))
        self._more.set()
        for watch in self.on_event:
            watch(name)

    def application_says(self, **settings: Any) -> None:
        """What its owner set of the application."""
        world = self._table.world
        world.people.put(world.bot | {"_settings": settings})

    def sent(self, method: str = "", path: str = "", since: int = 0) -> list[Request]:
        """The requests of this method whose path contains the regular expression, oldest first;
        `since`: of those, leave out so many of `requests` from the start."""
        return [
            request
            for request in self.requests[since:]
            if method in ("", request.method) and re.search(path, request.path)
        ]

    async def until_sent(
        self, method: str, path: str, times: int = 1, *, since: int = 0, seconds: float = 20
    ) -> list[Request]:
        """Those, once there are so many."""
        async with asyncio.timeout(seconds):
            while len(found := self.sent(method, path, since)) < times:
                self._more.clear()
                await self._more.wait()
        return found

    def pinged(self, since: int = 0) -> list[str]:
        """Whom, people and roles, the bot's messages called, in order."""
        called: list[str] = []
        for request in self.sent("POST", "/messages$", since):
            allowed = (request.body or {}).get("allowed_mentions") or {}
            called += map(str, [*allowed.get("users", ()), *allowed.get("roles", ())])
        return called

    def told(self, event: str) -> int:
        """How many events of this name the bot was told."""
        return sum(name == event for name, _ in self.events)

    # Trouble

    def refuse(self, path: str, code: int, *, method: str = "", times: int = 10_000) -> Fault:
        """Discord refuses with this error code."""
        return self._table.faults.add("refuse", path, method=method, times=times, code=code)

    def fail(self, path: str, how: Any, *, method: str = "", times: int = 1, **more: Any) -> Fault:
        """Another trouble: see `tests.localtable.faults.Faults.add`."""
        return self._table.faults.add(how, path, method=method, times=times, **more)

    @contextlib.contextmanager
    def held(self, path: str, *, method: str = "", times: int = 10_000) -> Iterator[None]:
        """These requests wait while this lasts, and then go through."""
        gate = self._gate = asyncio.Event()
        fault = self._table.faults.add("delay", path, method=method, times=times, gate=gate)
        try:
            yield
        finally:
            self.lift(fault)
            gate.set()

    def let_go(self) -> None:
        """What waits goes through."""
        self._gate.set()

    def lift(self, *faults: Fault) -> None:
        """What was refused is refused no more."""
        for fault in faults:
            if fault in self._table.faults.waiting:
                self._table.faults.waiting.remove(fault)

    def lift_all(self) -> None:
        """No trouble is waiting any more."""
        self.lift(*self._table.faults.waiting)

    def happened(self, *faults: Fault) -> bool:
        """Whether all of these troubles, or all that there were to be, are over."""
        waiting = self._table.faults.waiting
        return not any(fault in waiting for fault in faults) if faults else not waiting

    def hang_up(self, code: int = 4000) -> None:
        """The gateway closes all connections so."""
        self._table.gateway.hang_up(code)

    def tell(self, event: str, data: dict[str, Any]) -> None:
        """An event of the server's, whatever it says."""
        self._table.gateway.tell(event, data)

    def wait_for_answers(self, milliseconds: int) -> None:
        """So long Discord waits for the first answer to an interaction."""
        self._table.first_answer_ms = milliseconds

    @property
    def gateway(self) -> str:
        """Where the bot is sent to listen."""
        return str(self._table.gateway.url)

    @gateway.setter
    def gateway(self, url: str) -> None:
        self._table.gateway.url = url

    async def limit_reached(self) -> None:
        """Until one of Discord's rate limits was."""
        async with asyncio.timeout(60):
            while not self._table.limits.spent:  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    # What Discord has

    @property
    def emojis(self) -> dict[str, str]:
        """The application's emojis: name, id."""
        return {emoji["name"]: emoji["id"] for emoji in self._table.world.emojis.values()}

    @property
    def commands(self) -> dict[tuple[str | None, str], dict[str, Any]]:
        """What is registered, by server (None: everywhere) and name."""
        known = self._table.world.commands.values()
        return {(command.get("guild_id"), command["name"]): command["_form"] for command in known}

    def server_on(self, shard: int, shards: int) -> tuple[str, str]:
        """One of the simulated servers of a shard, and a channel there."""
        simulated = list(self._table.world.guilds)[1:]
        found = next(id_ for id_ in simulated if shard_of(id_, shards) == shard)
        return found, usable_channel(found)

    def reader(self, request: Request) -> str | None:
        """Who gets to see what the bot sends so: a person's id, `PUBLIC`, or nobody."""
        place, about, *rest = request.path.split("/")[1:]
        if place == "channels":
            channel = self._table.world.channels[about]
            return channel["recipients"][0]["id"] if channel["type"] == DM else PUBLIC
        if place in ("interactions", "webhooks") and rest:
            mine = interactions.by_token(self._table, rest[0])
            return mine.person["id"] if mine else None
        return None

    # What no client of Discord would send

    async def post(self, channel: str, **body: Any) -> str:
        """A message of the bot's account that the bot knows nothing of; its id."""
        world = self._table.world
        sent = messages.send(self._table, world.bot, world.channels[channel], body, {})
        return str(sent["id"])

    def take_away(self, message: str) -> None:
        """A message that was sent so."""
        messages.delete(self._table, self._table.world.messages[message])

    def interact(
        self, kind: int, person: str, channel: str, data: dict[str, Any], message: str = ""
    ) -> str:
        """Send an interaction as it stands; its id. `message`: whose control is pressed, or has
        opened the window."""
        world, more = self._table.world, dict[str, Any]()
        who, where = world.people[person], world.channels[channel]
        if message:
            more["message_id"] = message
        if kind == WINDOW:
            opener = Interaction("1", "x", COMPONENT, who, where, {}, message_id=message)
            more["origin"] = interactions.metadata(opener)
        return str(interactions.start(self._table, kind, who, where, data, **more).id)

    def message_of(self, interaction: str) -> str:
        """The words of the message that came of an interaction; empty: there is none."""
        known = self._table.world.messages.values()
        return next((m["content"] for m in known if m.get("_interaction") == interaction), "")
