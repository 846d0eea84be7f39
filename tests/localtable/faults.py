"""Faults that a test asks for: rate limits, errors, lost requests, lost answers, delays."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from localtable.calls import ERRORS, Call, Refused, Reply
from localtable.server import refusal
from tests.localtable import rates

ERRORS |= {
    20026: (403, "Your bot has been flagged by our anti-spam system for abusive behavior"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40001: (401, "Unauthorized"),
    40002: (403, "You need to verify your account in order to perform this action"),
    40003: (403, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40333: (403, "internal network error"),
    160006: (400, "Maximum number of active threads reached"),
    200000: (400, "Message was blocked by automatic moderation"),
    200001: (400, "Title was blocked by automatic moderation"),
}
"""Those that only a test brings about."""

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

    async def happen(self, call: Call, handle: Callable[[Call], Reply]) -> Reply | None:
        """The answer to a request that it befalls; None: there is none."""
        if self.how == "delay":
            await (self.gate.wait() if self.gate else asyncio.sleep(self.seconds))
            return handle(call)
        if self.how in ("drop", "drop-answer"):
            if self.how == "drop-answer":
                handle(call)
            return None
        if self.how == "429":
            return Reply(429, *rates.too_many(self.seconds))
        if self.how == "429-global":
            return Reply(429, *rates.too_many_in_all(self.seconds))
        if self.how == "429-cloudflare":
            return Reply(429, *rates.shut_out(self.seconds))
        if self.how == "refuse":
            return refusal(Refused(self.code))
        return Reply(int(self.how), {"message": f"{self.how}: a test's fault", "code": 0})


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
                return fault
        return None
