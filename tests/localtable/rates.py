"""Discord's rate limits, with their headers: per route, and for all requests together.

By Discord's "Rate Limits": a route's limit counts the requests with one top-level id (channel,
server, webhook with its token); in all a bot may make 50 a second, without those about
interactions. Discord publishes no figures of the routes: those here were seen of it by others, and
routes that only read had no limit of their own (discord-api-docs 1135).
"""

from __future__ import annotations

import hashlib
import math
from typing import Final

from msgspec import Struct, field

from localtable.calls import Call, Reply
from localtable.world import Clock

Headers = dict[str, str]

FROM_DISCORD: Final = {"Via": "1.1 google"}
"""By this header discord.py knows a 429 of Discord's from one of the servers before it."""
ABOUT_INTERACTIONS: Final = ("/interactions/", "/webhooks/")
TOP: Final = ("channel_id", "guild_id", "webhook_id", "webhook_token")
IN_ALL: Final = (50, 1.0)
WRITES: Final = (5, 5.0)
"""Of routes that write and have no figure of their own below: as messages have it."""
FIGURES: Final[dict[str, tuple[int, float]]] = {
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "PATCH /channels/{channel_id}": (5, 15.0),
    "POST /webhooks/{webhook_id}/{webhook_token}": (5, 2.0),
}
RENAMES: Final = (2, 600.0)
"""Changes of a channel's name or topic: within the limit of their route, and told by no header
(discord-api-docs 1900)."""


class Windows(Struct):
    """How many of each kind are allowed in how long, counted from the first one; then the count
    begins again."""

    most: int
    seconds: float
    open: dict[str, list[float]] = field(default_factory=dict)
    """How many are left, and when it ends in milliseconds."""

    def take(self, kind: str, now_ms: float) -> bool:
        """Whether one was left, which thereby is taken."""
        window = self.open.get(kind)
        if window is None or now_ms >= window[1]:
            window = self.open[kind] = [self.most, now_ms + self.seconds * 1000]
        if window[0] <= 0:
            return False
        window[0] -= 1
        return True

    def left(self, kind: str) -> int:
        return int(self.open[kind][0])

    def seconds_left(self, kind: str, now_ms: float) -> float:
        return max(0.0, self.open[kind][1] - now_ms) / 1000


class RateLimits:
    """The limits of one bot, as long as they are on."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.spent = 0
        """How often the last request of a window was taken: a bot had to wait after it."""
        self.start(None)

    def start(self, speed: float | None) -> None:
        """From here on; a `speed` of 50 makes each window 50 times shorter, None ends them."""
        self._speed = speed
        self._routes: dict[str, Windows] = {}
        self._in_all = self._windows(*IN_ALL)
        self._renames = self._windows(*RENAMES)

    def _windows(self, most: int, seconds: float) -> Windows:
        return Windows(most, seconds / (self._speed or 1.0))

    def take(self, call: Call) -> Headers | Reply:
        """Count a request; the headers that its answer carries, or an answer because it came too
        soon."""
        if self._speed is None:
            return {}
        now, name = self._clock.now_ms(), f"{call.method} {call.route}"
        if not call.route.startswith(ABOUT_INTERACTIONS) and not self._in_all.take("", now):
            return too_many(self._in_all.seconds_left("", now), in_all=True)
        if call.method == "GET" or call.route.endswith("/callback"):
            return {}
        kind = " ".join(call.ids[key] for key in TOP if key in call.ids)
        fresh = self._windows(*FIGURES.get(name, WRITES))
        windows = self._routes.setdefault(name, fresh)
        taken = windows.take(kind, now)
        headers = _headers(name, windows, kind, now)
        if not taken:
            return too_many(windows.seconds_left(kind, now), headers)
        self.spent += windows.left(kind) == 0
        renames = name == "PATCH /channels/{channel_id}" and {"name", "topic"} & call.form.keys()
        if renames and not self._renames.take(kind, now):
            return too_many(self._renames.seconds_left(kind, now), headers)
        return headers


def _headers(name: str, windows: Windows, kind: str, now_ms: float) -> Headers:
    after = windows.seconds_left(kind, now_ms)
    return {
        "X-RateLimit-Limit": str(windows.most),
        "X-RateLimit-Remaining": str(windows.left(kind)),
        "X-RateLimit-Reset": f"{now_ms / 1000 + after:.3f}",
        "X-RateLimit-Reset-After": f"{after:.3f}",
        # Top-level ids are no part of it.
        "X-RateLimit-Bucket": hashlib.sha256(name.encode()).hexdigest()[:32],
    }


def too_many(seconds: float, headers: Headers | None = None, *, in_all: bool = False) -> Reply:
    """The answer to one request too many of a kind, or of all together; besides the `headers` of
    its route."""
    said = {"message": "You are being rate limited.", "retry_after": round(seconds, 3)}
    more = {"Retry-After": str(math.ceil(seconds)), "X-RateLimit-Scope": "user"}
    more |= {"X-RateLimit-Scope": "global", "X-RateLimit-Global": "true"} if in_all else {}
    return Reply(429, said | {"global": in_all}, {**FROM_DISCORD, **(headers or {}), **more})


def shut_out(seconds: float) -> Reply:
    """The answer to an address that is shut out, which is not Discord's: no JSON, no `Via`."""
    page = "<!doctype html><title>Access denied</title><p>error code: 1015"
    return Reply(429, page, {"Retry-After": str(math.ceil(seconds))})
