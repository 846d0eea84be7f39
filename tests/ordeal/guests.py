"""People who play in the middle of it. They answer what they are prompted for, and nothing else:
who is not prompted does not play on."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from tests.e2e.people import CannotDo, Json, controls
from tests.e2e.play import Player
from tests.ordeal.crowd import Direct, is_loading
from tests.ordeal.ledger import Claims

LOOK_SECONDS = 0.5
"""At least so often somebody looks whether there is something new."""
GIVES_UP_SECONDS = 6.0
"""After so long without a word about a press they look again."""
TIRED_SECONDS = 2.0
LOOKS_BACK = 30
"""Messages of a channel that somebody looks through."""


@dataclass
class Calm:
    """While it is set nobody does anything new."""

    still: bool = False
    busy: int = 0

    async def wanted(self) -> None:
        """Until people may go on."""
        while self.still:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


@dataclass
class Guest(Player):
    """One person at one table, in spite of everything."""

    undisturbed: bool = False
    calm: Calm = field(default_factory=Calm)
    claims: Claims | None = None
    over: bool = False
    """The table has ended: told from outside."""
    dawdles: float = 0.0
    """How often they take seconds over an answer."""
    _tired_until: float = 0.0
    """Nobody presses the same call all the time."""

    @property
    def who(self) -> Direct:
        assert isinstance(self.person, Direct)
        return self.person

    async def play(self) -> None:
        """Until the table has ended."""
        while not self.over:
            await self.calm.wanted()
            self.calm.busy += 1
            try:
                did = await self._next_step()
            finally:
                self.calm.busy -= 1
            if did is None:
                await self.who.changed(LOOK_SECONDS)
            await asyncio.sleep(self.luck.random() * 0.1)

    async def _next_step(self) -> str | None:
        assert self.bot is not None
        if not self.bot.up.is_set():
            return None
        panel = await self.panel()
        if panel is not None:
            if self.luck.random() < self.dawdles:
                await self._dawdle()
            else:
                await self._answer(panel)
            return "answered"
        call = self.call()
        if call is not None:
            await self._open(call)
            return "opened"
        return None

    async def _dawdle(self) -> None:
        for _ in range(self.luck.randint(20, 90)):
            if self.calm.still or self.over:
                return
            await asyncio.sleep(0.1)

    # What is before them

    def newest(self, channel: str) -> list[Json]:
        """What they see in a channel, the newest first."""
        found = self.who.local.world.messages.of(channel)[: -LOOKS_BACK - 1 : -1]
        return [m for m in found if m["components"] and self.who.sees(m)]

    def places(self) -> list[str]:
        """Where a panel may be."""
        return [self.who.dm, *self.public()]

    def public(self) -> list[str]:
        """Where they may be called."""
        return [*self.sitting.threads, self.sitting.channel]

    async def panel(self) -> Json | None:
        for channel in self.places():
            for message in self.newest(channel):
                private = channel == self.who.dm or message.get("_seen_by") == self.who.id
                if private and not is_loading(message) and self._asks(message):
                    return self.who.shown(message)
        return None

    def _asks(self, message: Json) -> bool:
        start = f"q:{self.sitting.table}:"
        found = (id_ for id_ in controls(message) if id_.startswith(start))
        return any(int(id_.split(":")[2]) not in self.given for id_ in found)

    def call(self) -> tuple[Json, str] | None:
        """A post of the thread that calls them, with the button that opens their hand."""
        if self._tired_until > time.monotonic():
            return None
        for channel in self.public():
            for message in self.newest(channel):
                found = call_of(message, self.sitting.table, self.who.id)
                if found is not None:
                    return message, found
        return None

    async def _open(self, call: tuple[Json, str]) -> None:
        """Open the hand where they are called."""
        message, custom_id = call
        await self.pressed_open(message["id"], custom_id)
        self._tired_until = time.monotonic() + TIRED_SECONDS

    async def pressed_open(self, message: str, custom_id: str) -> Json | None:
        """Press what shows the hand; the private message that comes, if it does."""
        start = self._start()
        try:
            interaction = await self.person.press(message, custom_id)
        except CannotDo:
            return None
        for _ in range(int(GIVES_UP_SECONDS / 0.05)):
            if self._start() != start:
                return None
            for found in self.newest(self.who.local.interactions[interaction].channel["id"]):
                if found.get("_interaction") == interaction and not is_loading(found):
                    return self.who.shown(found)
            if self.who.local.interactions[interaction].error:
                return None
            await asyncio.sleep(0.05)
        return None

    # Answering

    async def press(
        self, panel: Json, custom_id: str, *values: str, twice: bool = False
    ) -> Json | None:
        start = await self._when_up()
        pressing = [self.person.press(panel["id"], custom_id, *values) for _ in "12"[: 1 + twice]]
        tried = await asyncio.gather(*pressing, return_exceptions=True)
        if isinstance(tried[0], BaseException):
            raise tried[0]
        first = str(tried[0])
        local = self.who.local
        try:
            async with asyncio.timeout(GIVES_UP_SECONDS):
                while first not in self.who.edited:
                    if self._start() != start or local.interactions[first].error:
                        return None
                    await self.who.changed(0.2)
        except TimeoutError:
            return None
        finally:
            self.who.edited.discard(first)
        now = local.world.messages.get(panel["id"])
        return None if now is None else self.who.shown(now)

    def _note(self, ticket: int, after: Json) -> None:
        before = len(self.given)
        super()._note(ticket, after)
        if len(self.given) > before and self.claims is not None:
            self.claims.confirmed[ticket] = self.who.name


def call_of(message: Json, table: int, person: str) -> str | None:
    """The button with which a post of the thread calls this person to their hand."""
    if message.get("_seen_by") is not None or f"<@{person}>" not in message["content"]:
        return None
    ids = [id_ for id_ in controls(message) if id_.startswith(f"t:{table}:hand.")]
    return next(iter(ids), None)
