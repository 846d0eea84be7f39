"""Connecting to Discord, and staying connected: when the bot waits, how many sessions it may start,
and what only the operator can fix.

Once it was connected, the library reconnects automatically. But it gives up if the first connection
fails (Rapptz/discord.py #10520), and a client that has given up cannot be used again, so each try
has a new one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
from discord.app_commands import Cooldown
from discord.http import Route

from cogs.frame import Bot, refusals
from engine.kit.words import cut

if TYPE_CHECKING:
    from discord.http import HTTPClient
    from discord.types.gateway import SessionStartLimit

log = logging.getLogger(__name__)

OUTAGES: Final = (
    *(discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed),
    *refusals.NETWORK,
)
"""What the library raises when Discord or the network between fails, or Discord says no."""

MOST_CHARACTERS: Final = 200


def growing(first: float, longest: float) -> Iterator[float]:
    """Pauses in seconds without end: each twice as long as the one before, none longer than
    `longest`. Of each a half at least is kept: bots that fell together shall not rise together."""
    pause = first
    while True:
        yield pause * random.uniform(0.5, 1.0)
        pause = min(2 * pause, longest)


def in_short(fault: BaseException) -> str:
    """A fault in one line for the log. Proxies and walls answer with whole pages.

    >>> in_short(ConnectionResetError(104, "Connection reset by peer"))
    'ConnectionResetError: [Errno 104] Connection reset by peer'
    >>> in_short(TimeoutError())
    'TimeoutError'
    """
    text = " ".join(str(fault).split())
    if isinstance(fault, discord.HTTPException) and not fault.code:
        text = f"{fault.status} {fault.response.reason or ''}".strip()
    return cut(f"{type(fault).__name__}: {text}".removesuffix(": "), MOST_CHARACTERS)


# Sessions: Discord lets a bot start a thousand a day. Whoever starts more loses the token


RESERVE: Final = 20  # so many stay untouched, for an operator who has mended what was wrong
FEW: Final = 200  # with this many left, each look at them is logged


class StartsSpentError(ConnectionError):
    """No session may be started for this many `seconds`. The library treats this as a failed
    connection: a shard tries again later, and the others go on."""

    def __init__(self, left: int, seconds: float) -> None:
        super().__init__(
            f"Discord lets this bot start {left} more sessions, and takes the token of a bot that"
            f" starts too many: waiting until {_at(seconds)}"
        )
        self.seconds = seconds


class Starts:
    """How many are left, as Discord said it and less those that were taken since."""

    def __init__(self, http: HTTPClient) -> None:
        """The library asks for the figures once, for the number of shards, and drops them: from
        here on they are looked at whenever it asks."""
        self._ask = http.get_bot_gateway
        self._left = 0
        http.get_bot_gateway = self._look  # type: ignore[method-assign]

    async def _look(self, wanted: int | None = None) -> tuple[int, str, SessionStartLimit]:
        """`wanted`: so many are to be started; None: one for each shard."""
        shards, url, limit = await self._ask()
        self._left, seconds = limit["remaining"], limit["reset_after"] / 1000
        if self._left < (wanted or shards) + RESERVE:
            raise StartsSpentError(self._left, seconds)
        if self._left < FEW:
            text = "Discord lets this bot start %d more sessions until %s"
            log.warning(text, self._left, _at(seconds))
        return shards, url, limit

    async def take(self) -> None:
        """One is taken now."""
        if self._left <= RESERVE:
            await self._look(wanted=1)
        self._left -= 1


def _at(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(time.time() + seconds))


# Events that the library cannot read: it would close all connections over one


FIRST: Final = "READY"  # without this one a session is none


class UnreadError(ConnectionError):
    """To the library a connection that failed: the shard tries again later, the others go on."""


def go_on_without_unread(client: discord.Client) -> None:
    """From here on, in this client. The first event of a kind that fails is told with its
    traceback; those that fail alike would say the same."""
    parsers = client._connection.parsers
    told: set[tuple[str, type[Exception]]] = set()

    def tried(event: str, read: Callable[[Any], None], data: Any) -> None:
        try:
            read(data)
        except Exception as fault:
            alike = event, type(fault)
            if alike not in told:
                told.add(alike)
                log.exception("the library cannot read what Discord sent as %s", event)
            if event == FIRST:
                raise UnreadError(f"{event} cannot be read") from fault

    for event, read in parsers.items():
        parsers[event] = partial(tried, event, read)


# Staying connected


FIRST_PAUSE, LONGEST_PAUSE = 1.0, 300.0
"""Seconds between two tries. More than a thousand a day, and Discord takes the token away
(topics/gateway, "Session Start Limit")."""
LONGEST_BAN: Final = 3600.0  # the longest wait that Discord may ask for
READY_SECONDS: Final = 15 * 60.0
"""How long the first shard may take before the bot starts the connection again. The library would
go on, each try inside the one before, until the stack is full. One of many shards that stays away
is no reason to start again: all others would lose their sessions, of which there are a thousand a
day."""
STEADY_SECONDS: Final = 10 * 60.0
"""After being connected for this long, the bot begins again with short pauses."""
MINUTE: Final = 60.0

OUTAGE: Final = "Discord cannot be reached (%s): trying until it can, next in %.0f s"
STRANGE: Final = (
    "the library does not understand what Discord says (%s): starting again in %.0f s; perhaps a"
    " newer Meadhall understands it"
)

AGAIN: Final = 1
MEND_FIRST: Final = 78
"""Exit codes: starting again may help; it does not before the settings are mended (EX_CONFIG of
sysexits.h). Whoever starts the bot again and again must not with the second one: each try with a
refused token counts towards a ban (topics/rate-limits, "Invalid Request Limit")."""

NO_TOKEN: Final = (
    "Discord does not accept this DISCORD_TOKEN (any more): copy it again from the page Bot of your"
    " application at https://discord.com/developers/applications, and start again"
)
CLOSED_FOR_GOOD: Final = {
    4004: (MEND_FIRST, NO_TOKEN),
    4010: (AGAIN, "Discord does not accept this bot's shards (4010): start it again"),
    4011: (
        AGAIN,
        "Discord wants more shards of this bot, because it is on more servers now (4011): start it"
        " again, and it will ask how many",
    ),
    4012: (
        MEND_FIRST,
        "Discord no longer supports this version of its API (4012): update Meadhall",
    ),
    4013: (MEND_FIRST, "Discord does not know an intent of this version (4013): update Meadhall"),
    4014: (
        MEND_FIRST,
        "Discord has not granted this bot an intent that it asks for (4014): update Meadhall, which"
        " needs no privileged intents, or allow it on the page Bot of your application",
    ),
}
"""Close codes after which connecting again is no use (topics/opcodes-and-status-codes, "Gateway
Close Event Codes")."""


class ShutOutError(Exception):
    """Discord does not let this bot in; the text says what to do."""

    def __init__(self, exit_code: int, text: str) -> None:
        super().__init__(text)
        self.exit_code = exit_code


class Calm(logging.Filter):
    """The library logs each try to connect, with a traceback: one line a minute is enough, of
    the library's and ours together."""

    LOGGERS: Final = ("discord.client", "discord.shard")
    TRIES: Final = ("Attempting a reconnect", "Failed to connect for shard_id")
    LOGGING_IN: Final = "logging in using static token"

    def __init__(self) -> None:
        super().__init__()
        self._limit = Cooldown(1, MINUTE)

    def may_speak(self) -> bool:
        return self._limit.update_rate_limit(time.monotonic()) is None

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg == self.LOGGING_IN:
            return False
        if not str(record.msg).startswith(self.TRIES):
            return True
        fault = record.exc_info[1] if record.exc_info else None
        why = "" if fault is None else f" ({in_short(fault)})"
        record.msg, record.args = f"{record.getMessage()}{why}", ()
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        return self.may_speak()


class Doubt:
    """Whether Discord has withdrawn the token while the bot plays. It says so by 401 to all that
    is asked (but not by those of interactions and webhooks, which have tokens of their own); the
    connection may go on for a while."""

    OTHERS: Final = ("/webhooks/", "/interactions/")

    def __init__(self) -> None:
        self._doubted = asyncio.Event()
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._ended)

    async def _ended(
        self, _session: Any, _context: Any, params: aiohttp.TraceRequestEndParams
    ) -> None:
        path = params.url.path
        if params.response.status == 401 and not any(part in path for part in self.OTHERS):
            self._doubted.set()

    async def confirmed(self, bot: Bot) -> None:
        """Until Discord does not know the bot any more, and says so: that is raised."""
        while True:
            await self._doubted.wait()
            self._doubted.clear()
            try:
                await bot.http.request(Route("GET", "/users/@me"))
            except Exception as fault:  # whatever else it is: the token is not refused
                if shut_out(fault) is not None:
                    raise
            await asyncio.sleep(MINUTE)


def shut_out(fault: BaseException) -> ShutOutError | None:
    """What only the operator can mend; None: it passes."""
    match fault:
        case discord.LoginFailure() | discord.HTTPException(status=401):
            code = 4004
        case discord.PrivilegedIntentsRequired():
            code = 4014
        case discord.ConnectionClosed():
            code = fault.code
        case _:
            return None
    return ShutOutError(*CLOSED_FOR_GOOD[code]) if code in CLOSED_FOR_GOOD else None


async def keep_playing(
    make: Callable[..., Bot], token: str, stop: asyncio.Event, calm: Calm
) -> None:
    """Play until `stop` is set, with a bot of `make`, and with another one whenever Discord or
    the network has failed. What Discord refuses for good, and faults in the bot's own start, are
    raised."""
    pauses = growing(FIRST_PAUSE, LONGEST_PAUSE)
    told: set[str] = set()
    while not stop.is_set():
        began = time.monotonic()
        doubt = Doubt()
        bot = make(http_trace=doubt.trace)
        try:
            await _play(bot, token, stop, doubt)
        except Exception as fault:
            reason = shut_out(fault)
            if reason is not None:
                raise reason from fault
            if fault is bot.broken:
                raise
            if time.monotonic() - began > STEADY_SECONDS:
                pauses = growing(FIRST_PAUSE, LONGEST_PAUSE)
            pause = max(next(pauses), pause_asked_for(fault))
            if isinstance(fault, StartsSpentError):
                log.warning("%s", fault)
            elif calm.may_speak():
                # Before the login anything may answer in Discord's place: a hotel's Wi-Fi.
                known = isinstance(fault, OUTAGES) or bot.user is None
                what = OUTAGE if known else STRANGE
                why = in_short(fault)
                log.warning(what, why, pause, exc_info=not known and why not in told)
                told.add(why)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), pause)


async def _play(bot: Bot, token: str, stop: asyncio.Event, doubt: Doubt) -> None:
    async with bot:
        coming = bot.start(token), stop.wait(), bot.wait_until_up(), doubt.confirmed(bot)
        every = [asyncio.create_task(one) for one in coming]
        playing, stopping, ready, refused = every
        first = asyncio.FIRST_COMPLETED
        try:
            await asyncio.wait(every[:3], timeout=READY_SECONDS, return_when=first)
            if ready.done():
                await asyncio.wait({playing, stopping, refused}, return_when=first)
            if stop.is_set():
                return
            if not ready.done() and not playing.done():
                raise TimeoutError(f"connected for {READY_SECONDS:.0f} s, and no shard is up")
            await (refused if refused.done() else playing)
            raise ConnectionError("the connection was closed")
        finally:
            # Whatever it waits for now, the library would wait to the end before it looks.
            for task in every:
                task.cancel()
            await asyncio.gather(*every, return_exceptions=True)
            await bot.close()


def pause_asked_for(fault: BaseException) -> float:
    """For how long Discord wants to be left alone, as it says when it shuts out an address, or
    when there are no more sessions to be started."""
    if isinstance(fault, StartsSpentError):
        return fault.seconds
    if isinstance(fault, discord.HTTPException):
        with contextlib.suppress(ValueError):  # a date
            return min(float(fault.response.headers.get("Retry-After", "0")), LONGEST_BAN)
    return 0.0
