"""What goes over the wire between the bot and Discord, and what a test puts in its way.

With `people`, this is all that an end-to-end test knows of the stand-in:

    exchange.refuse(f"/channels/{ana.dm}/messages", 50007)
    await ana.press_label(prompt, "Confirm")
    assert exchange.sent("POST", "/messages")[-1].body["content"].startswith("Ana")
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterator
from typing import Any

from localtable.hall.hall import Exchange as Request
from localtable.limits.faults import Fault
from localtable.server import LocalTable

__all__ = ["Exchange", "Fault", "Request"]


class Exchange:
    """Every request of the bot since it was made, with Discord's answer; the events told to it."""

    def __init__(self, table: LocalTable) -> None:
        self._hall = table.hall
        self.url = table.url
        self.requests: list[Request] = []
        self.events: list[tuple[str, dict[str, Any]]] = []
        self._more = asyncio.Event()
        table.hall.on_exchange.append(self._heard)
        table.hall.gateway.on_event.append(self._told)

    def _heard(self, request: Request) -> None:
        self.requests.append(request)
        self._more.set()

    def _told(self, name: str, data: dict[str, Any]) -> None:
        self.events.append((name, data))
        self._more.set()

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
        return self._hall.faults.add("refuse", path, method=method, times=times, code=code)

    def fail(self, path: str, how: Any, *, method: str = "", times: int = 1, **more: Any) -> Fault:
        """Another trouble: see `localtable.limits.faults.Faults.add`."""
        return self._hall.faults.add(how, path, method=method, times=times, **more)

    @contextlib.contextmanager
    def held(self, path: str, *, method: str = "", times: int = 10_000) -> Iterator[None]:
        """These requests wait while this lasts, and then go through."""
        gate = asyncio.Event()
        fault = self._hall.faults.add("delay", path, method=method, times=times, gate=gate)
        try:
            yield
        finally:
            self.lift(fault)
            gate.set()

    def lift(self, *faults: Fault) -> None:
        """What was refused is refused no more."""
        for fault in faults:
            if fault in self._hall.faults.waiting:
                self._hall.faults.waiting.remove(fault)
