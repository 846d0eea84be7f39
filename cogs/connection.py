"""Discord's side of a start. Connecting, and staying connected: when the bot waits, how many
sessions it may start, and what only the operator can fix. And the slash commands, registered where
Discord has others than these: another installation of the same application may have put its own in
their place, so each start asks.

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
from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.app_commands import Cooldown, locale_str
from discord.http import Route

from cogs.frame import Bot, refusals
from cogs.server import NEEDED
from db.base.mapped import META
from db.tables.tables import DAY
from engine.kit.words import cut
from texts import LOCALES, nearest, own_words

if TYPE_CHECKING:
    from discord.http import HTTPClient
    from discord.types.gateway import SessionStartLimit

log = logging.getLogger(__name__)

Json = dict[str, Any]

OUTAGES: Final = (
    *(discord.HTTPException, discord.GatewayNotFound, discord.ConnectionClosed),
    *refusals.NETWORK,
)
"""What the library raises when Discord or the network between fails, or Discord says no."""


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
    return cut(f"{type(fault).__name__}: {text}".removesuffix(": "), 200)


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
            if event == "READY":
                # Without this one a session is none. To the library it is a connection that
                # failed: the shard tries again later, and the others go on.
                raise ConnectionError(f"{event} cannot be read") from fault

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
        coming = bot.start(token), stop.wait(), bot.up.wait(), doubt.confirmed(bot)
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


# Slash commands, in all languages


FIRST_TRY_SECONDS: Final = 10.0
"""How long the start waits for the commands. Discord may keep us waiting for hours: no more than
200 may be made a day (30034)."""
REGISTERING_PAUSES: Final = (30.0, 6 * 3600.0)

NO_SERVER: Final = (10004, 50001)  # unknown guild, missing access (topics/opcodes-and-status-codes)

ON_SERVERS: Final = "0"
"""As opposed to "1", for a person (resources/application, "Application Integration Types")."""
SCOPES: Final = ("bot", "applications.commands")
INVITED_WITH: Any = dict.fromkeys((*NEEDED, "create_private_threads", "pin_messages"), True)
RIGHTS: Final = discord.Permissions(**INVITED_WITH)
"""What the bot is invited with. The README says what for."""

STORED_SERVER = "commands-server"  # the server in which `/admin` was registered last


class Translator(app_commands.Translator):
    """Looks names and descriptions up in the bot's catalogue."""

    async def translate(self, string: locale_str, locale: discord.Locale, _: Any) -> str | None:
        key = string.extras.get("key")
        ours = nearest(locale.value)
        if key is None or ours is None or ours == LOCALES[0]:
            return None
        return own_words(ours)(key)


class Registrar:
    """Brings Discord's list of our commands up to date and tries again until it is. What fails
    here never stops the bot: the commands that Discord has go on working."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._tried = asyncio.Event()

    async def tried(self) -> None:
        """Until everybody's commands are registered or were refused once; a few seconds at most."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._tried.wait(), FIRST_TRY_SECONDS)

    async def run(self) -> None:
        leave = partial(leave_old_server, self.bot)
        steps = (self._everybodys, leave, self._the_operators, self._invitation)
        await asyncio.gather(*(self._until_done(step) for step in steps))

    async def _until_done(self, step: Callable[[], Awaitable[None]]) -> None:
        for pause in growing(*REGISTERING_PAUSES):
            try:
                await step()
                return
            except Exception as fault:
                text = "could not register the commands (%s); the next try is in %.0f s"
                log.warning(text, in_short(fault), pause, exc_info=not isinstance(fault, OUTAGES))
            await asyncio.sleep(pause)

    async def _everybodys(self) -> None:
        try:
            await mend(self.bot, None)
        finally:
            self._tried.set()

    async def _the_operators(self) -> None:
        """`/admin`, if it is kept to one server. Where the bot is not there nothing is sent: it
        waits for an invitation."""
        server = self.bot.settings.admin_server
        if server is None:
            return
        await self.bot.wait_until_ready()
        while True:
            if self.bot.get_guild(server) is not None:
                try:
                    await mend(self.bot, server)
                except discord.HTTPException as fault:
                    if fault.code not in NO_SERVER:
                        raise
                else:
                    return
            log.warning(
                "MEADHALL_ADMIN_SERVER is %d, but the bot is not there or may not add commands:"
                " /admin appears nowhere. Invite the bot there, or set another server or none",
                server,
            )
            with contextlib.suppress(TimeoutError):
                await self.bot.wait_for(
                    "guild_join", check=lambda guild: guild.id == server, timeout=DAY
                )

    async def _invitation(self) -> None:
        link = await mend_invitation(self.bot)
        if not self.bot.settings.token:
            return
        await self.bot.up.wait()
        if self.bot.guilds:
            log.info("this link invites the bot to another server: %s", link)
        else:
            log.warning("the bot is on no server yet. This link invites it: %s", link)


async def mend(bot: Bot, server: int | None, *, anyway: bool = False) -> int:
    """Tell Discord the commands of a server, or everybody's, unless it has just these already. How
    many they are."""
    # The library's own way leaves the translations out, and others' commands.
    where = "" if server is None else f"/guilds/{server}"
    path = f"/applications/{bot.application_id}{where}/commands"
    has = await bot.http.request(Route("GET", path), params={"with_localizations": "true"})
    ours: list[Json] = []
    for command in bot.tree.get_commands(guild=None if server is None else discord.Object(server)):
        ours.append(await command.get_translated_payload(bot.tree, Translator()))
        # Its words in three languages take milliseconds: others have their turn between.
        await asyncio.sleep(0)
    if not anyway and normal(has, server) == normal(ours, server):
        return len(ours)
    # Ours, and none of others but those that are not ours to make: without them Discord refuses the
    # whole (50240).
    whole = [*ours, *(command for command in has if command["type"] not in KINDS)]
    await bot.http.request(Route("PUT", path), json=whole)
    log.info("registered %d commands%s", len(ours), f" in server {server}" if server else "")
    return len(ours)


async def mend_invitation(bot: Bot) -> str:
    """Have Discord's own *Add App* button ask for all that the bot needs, unless it does, or the
    owner has a link of their own. The link."""
    about: Any = await bot.http.application_info()
    if about.get("custom_install_url"):
        return str(about["custom_install_url"])
    config: Json = {}
    for where, install in (about.get("integration_types_config") or {}).items():
        params = dict((install or {}).get("oauth2_install_params") or {})
        if params:
            # Discord tells permissions as text, and takes them as a number.
            params["permissions"] = int(params["permissions"])
        config[where] = {"oauth2_install_params": params} if params else {}
    asked = config.get(ON_SERVERS, {}).get("oauth2_install_params", {})
    rights = discord.Permissions(asked.get("permissions", 0))
    scopes = list(dict.fromkeys([*asked.get("scopes", ()), *SCOPES]))
    if not rights >= RIGHTS or scopes != asked.get("scopes"):
        rights |= RIGHTS
        params = {"scopes": scopes, "permissions": rights.value}
        config[ON_SERVERS] = {"oauth2_install_params": params}
        payload = {"integration_types_config": config}
        try:
            await bot.http.edit_application_info(reason=None, payload=payload)
        except discord.HTTPException as fault:
            # The link needs no settings.
            log.warning("Discord's invitation to the bot stays as it is (%s)", in_short(fault))
        else:
            log.info("Discord's invitation to the bot asks for its permissions now")
    return discord.utils.oauth_url(about["id"], permissions=rights, scopes=scopes)


async def leave_old_server(bot: Bot) -> None:
    """Remove `/admin` from where it was before, if it belongs elsewhere now."""
    before = await bot.store.read(META.get, STORED_SERVER)
    now = str(bot.settings.admin_server or "")
    if before and before != now:
        try:
            await bot.http.bulk_upsert_guild_commands(bot.application_id or 0, int(before), [])
        except discord.HTTPException as fault:
            if fault.code not in NO_SERVER:
                raise
    await bot.store.write(META.put, STORED_SERVER, now)


KINDS: Final = (1, 2, 3)
"""Typed, of a person, of a message. Discord makes one of another kind ("Launch") for applications
with Activities, where its owner may have switched them on ("Entry Point Commands")."""
EVERYBODYS_ONLY: Final = ("contexts", "integration_types")
"""Means nothing of a server's own commands (interactions/application-commands)."""


def normal(commands: Iterable[Json], server: int | None) -> dict[tuple[int, str], Json]:
    """Commands that may be ours, by kind and name, as the library reads them: what is said in
    another order, or not said, means the same. Discord has more to say: ids, versions."""
    found = {}
    nobody: Any = None
    for form in commands:
        whole: Any = {"description": "", **form, "id": 0, "application_id": 0}
        read = app_commands.AppCommand(data=whole, state=nobody)
        told: Any = read.to_dict()
        told |= {"nsfw": read.nsfw, "for": read.default_member_permissions}
        if server is not None:
            told |= dict.fromkeys(EVERYBODYS_ONLY)
        if told["type"] in KINDS:
            found[told["type"], read.name] = told
    return found
