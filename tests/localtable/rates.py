"""Discord's rate limits, with their headers: per route, and for all requests together.

By Discord's "Rate Limits": a route's limit counts the requests with one top-level id (channel,
server, webhook with its token), and headers tell how many are left; a bot may make 50 requests a
second in all, to which those about interactions do not count; who gets 10,000 answers 401, 403 or
429 within ten minutes is shut out by its address. Discord publishes no figures of the routes:
those here were seen of it by others, and routes that only read had no limit of their own
(discord-api-docs 1135).
"""

from __future__ import annotations

import hashlib
import math
from typing import Any, Final

from msgspec import Struct, field

from localtable.world import Clock

Json = dict[str, Any]
Headers = dict[str, str]

FROM_DISCORD: Final = {"Via": "1.1 google"}
"""By this header discord.py knows a 429 of Discord's from one of the servers before it."""
ABOUT_INTERACTIONS: Final = ("/interactions/", "/webhooks/")
TOP: Final = ("channel_id", "guild_id", "webhook_id", "webhook_token")

IN_ALL: Final = (50, 1.0)
INVALID: Final = (10_000, 600.0)
INVALID_STATUSES: Final = (401, 403, 429)
WRITES: Final = (5, 5.0)
"""Of routes that write and have no figure of their own below: as messages have it."""
FIGURES: Final[dict[tuple[str, str], tuple[int, float]]] = {
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
}
RENAMES: Final = (2, 600.0)
"""Changes of a channel's name or topic: within the limit of their route, and told by no header
(discord-api-docs 1900)."""
CALLBACK: Final = "/interactions/{interaction_id}/{interaction_token}/callback"

SHUT_OUT: Final = "<!doctype html><title>Access denied</title><p>error code: 1015"


class TooMany(Exception):
    """A request came too soon; what it is answered, with status 429."""

    def __init__(self, answer: Json | str, headers: Headers) -> None:
        super().__init__("too many requests")
        self.answer = answer
        self.headers = headers


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
        """How many are left, after the first one was taken."""
        return int(self.open[kind][0])

    def seconds_left(self, kind: str, now_ms: float) -> float:
        """How long it is until the count begins again."""
        return max(0.0, self.open[kind][1] - now_ms) / 1000


class RateLimits:
    """The limits of one bot, as long as they are on."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._speed: float | None = None
        self._routes: dict[str, Windows] = {}
        self.spent = 0
        """How often the last request of a window was taken: a bot had to wait after it."""
        self.start(None)

    def start(
        self, speed: float | None, *, in_all: int = IN_ALL[0], invalid: int = INVALID[0]
    ) -> None:
        """From here on; a `speed` of 50 makes each window 50 times shorter, None ends them."""
        self._speed = speed
        self._routes.clear()
        self._in_all = self._windows(in_all, IN_ALL[1])
        self._invalid = self._windows(invalid, INVALID[1])
        self._renames = self._windows(*RENAMES)

    def _windows(self, most: int, seconds: float) -> Windows:
        return Windows(most, seconds / (self._speed or 1.0))

    def take(self, method: str, route: str, ids: dict[str, str], body: Any) -> Headers:
        """Count a request; the headers that its answer carries.

        Raises:
            TooMany: it came too soon.
        """
        if self._speed is None:
            return {}
        now = self._clock.now_ms()
        if self._shut_out(now):
            raise TooMany(*shut_out(self._invalid.seconds_left("", now)))
        if not route.startswith(ABOUT_INTERACTIONS) and not self._in_all.take("", now):
            raise TooMany(*too_many_in_all(self._in_all.seconds_left("", now)))
        if method == "GET" or route == CALLBACK:
            return {}
        name = f"{method} {route}"
        windows = self._routes.get(name)
        if windows is None:
            figures = FIGURES.get((method, route), WRITES)
            windows = self._routes[name] = self._windows(*figures)
        kind = " ".join(ids[key] for key in TOP if key in ids)
        taken = windows.take(kind, now)
        headers = _headers(name, windows, kind, now)
        if not taken:
            raise TooMany(*too_many(windows.seconds_left(kind, now), headers))
        self.spent += windows.left(kind) == 0
        renames = name == "PATCH /channels/{channel_id}" and {"name", "topic"} & set(body or ())
        if renames and not self._renames.take(kind, now):
            raise TooMany(*too_many(self._renames.seconds_left(kind, now), headers))
        return headers

    def answered(self, status: int) -> None:
        """Note an answer: too many of the invalid ones shut the bot out."""
        if self._speed is not None and status in INVALID_STATUSES:
            self._invalid.take("", self._clock.now_ms())

    def _shut_out(self, now: float) -> bool:
        if "" not in self._invalid.open:
            return False
        return self._invalid.left("") <= 0 and self._invalid.seconds_left("", now) > 0


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


def too_many(seconds: float, headers: Headers | None = None) -> tuple[Json, Headers]:
    """The answer to one request too many of a kind, and its headers besides those of its route."""
    more = {"Retry-After": str(math.ceil(seconds)), "X-RateLimit-Scope": "user"}
    return _said(seconds), {**FROM_DISCORD, **(headers or {}), **more}


def _said(seconds: float, *, in_all: bool = False) -> Json:
    message = "You are being rate limited."
    return {"message": message, "retry_after": round(seconds, 3), "global": in_all}


def too_many_in_all(seconds: float) -> tuple[Json, Headers]:
    """The answer to one request too many of all together, and its headers."""
    more = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
    headers = {**FROM_DISCORD, "Retry-After": str(math.ceil(seconds)), **more}
    return _said(seconds, in_all=True), headers


def shut_out(seconds: float) -> tuple[str, Headers]:
    """The answer to an address that is shut out, which is not Discord's: no JSON, no `Via`."""
    return SHUT_OUT, {"Retry-After": str(math.ceil(seconds))}
