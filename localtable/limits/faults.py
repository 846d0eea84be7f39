"""Faults that a test asks for: rate limits, errors, lost requests, lost answers, delays."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Final, Literal, get_args

from aiohttp import web
from msgspec import Struct

log = logging.getLogger(__name__)

How = Literal[
    "429",
    "429-global",
    "429-cloudflare",
    "500",
    "502",
    "503",
    "drop",
    "drop-answer",
    "delay",
    "refuse",
]
HOWS: Final[tuple[How, ...]] = get_args(How)


class Fault(Struct):
    """What happens to the next requests that fit."""

    how: How
    method: str
    path: re.Pattern[str]
    times: int
    seconds: float
    code: int
    """Discord's error code, of "refuse"."""
    gate: asyncio.Event | None
    """Of a "delay": it lasts until this is set."""


class Faults:
    """The faults that are still to happen, the oldest first."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []

    def add(
        self,
        how: How,
        path: str = "",
        *,
        method: str = "",
        times: int = 1,
        seconds: float = 0.0,
        code: int = 50013,
        gate: asyncio.Event | None = None,
    ) -> Fault:
        """The next `times` requests whose path (after /api/v10) contains the regular expression:

        * "429": a rate limit, with `seconds` as `retry_after`; "429-global": that of all requests
          together; "429-cloudflare": the address is shut out before Discord, with no JSON and no
          `Via`; "500", "502", "503": that error;
        * "drop": the connection ends before anything is done; "drop-answer": after it was done;
        * "delay": it takes `seconds` longer, or until `gate` is set;
        * "refuse": Discord's error `code`.
        """
        fault = Fault(how, method.upper(), re.compile(path), times, seconds, code, gate)
        self.waiting.append(fault)
        return fault

    def next_for(self, method: str, path: str) -> Fault | None:
        """The fault of this request, which thereby happens."""
        for fault in self.waiting:
            if fault.method in ("", method) and fault.path.search(path):
                fault.times -= 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                log.info("a fault that a test asked for: %s %s: %s", method, path, fault.how)
                return fault
        return None


def drop(request: web.Request) -> web.Response:
    """End the connection without an answer."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
