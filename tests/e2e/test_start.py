"""The start, whatever Discord does: outages are waited out, a refused token ends it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yarl
from aiohttp import web

from tests.e2e import starting
from tests.e2e.exchange import Exchange, StandIn, point_discord_at, stand_in
from tests.e2e.people import GUILD, LOUNGE, TABLES, People, Person
from tests.e2e.play import GAME
from tests.e2e.starting import AGAIN, MEND_FIRST, NO_TOKEN, OUTAGE, READY, Log, Playing, only

STUMBLE = "does not understand what Discord says (ValueError"
UNREAD = "the library cannot read what Discord sent as"
CLOUDFLARE = "<html><title>Access denied | discord.com used Cloudflare</title>\n<p>1015</html>"
LOGIN = "/(users/@me|oauth2/applications/@me)$"


@dataclass
class Start:
    """Of a bot that is kept playing."""

    table: StandIn
    exchange: Exchange
    ana: Person
    log: Log
    patch: pytest.MonkeyPatch
    folder: Path

    @contextlib.asynccontextmanager
    async def playing(self, url: str = "") -> AsyncIterator[Playing]:
        """The bot, with Discord at this address."""
        point_discord_at(url or self.table.url)
        async with starting.played(self.table, self.folder / "bot.sqlite3") as playing:
            yield playing

    @contextlib.asynccontextmanager
    async def ready(self) -> AsyncIterator[Playing]:
        """The bot, once it is; stopped at the end."""
        async with self.playing() as playing:
            await self.log.says(READY)
            yield playing
            await playing.stop()

    async def waits(self, url: str) -> logging.LogRecord:
        """It cannot reach Discord there, says so once, and is ready once it can; what it said."""
        starting.impatient(self.patch)
        async with self.playing(url) as playing:
            await self.log.says(OUTAGE)
            point_discord_at(self.table.url)
            await self.log.says(READY)
            await playing.stop()
        return only(self.log.lines(OUTAGE))


@pytest.fixture
def start(
    table: StandIn,
    exchange: Exchange,
    people: People,
    log: Log,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Start:
    return Start(table, exchange, people["Ana"], log, monkeypatch, tmp_path)


# Outages


@pytest.mark.parametrize("how", ["503", "drop", "drop-answer"])
async def test_what_fails_at_the_login_is_tried_again(start: Start, how: str) -> None:
    starting.impatient(start.patch)
    start.exchange.fail(LOGIN, how, times=5)
    async with start.ready():
        assert start.exchange.happened()
        assert not only(start.log.lines(OUTAGE)).exc_info  # five tries, one line


@pytest.mark.parametrize(
    "address",
    ["http://no-such-host.invalid", "http://127.0.0.1:{nobody}", "https://127.0.0.1:{table}"],
    ids=["no such name", "refused", "no TLS there"],
)
async def test_what_the_network_does_is_waited_out(start: Start, address: str) -> None:
    port = yarl.URL(start.table.url).port
    line = await start.waits(address.format(nobody=starting.free_port(), table=port))
    assert not line.exc_info


@pytest.mark.parametrize(
    ("status", "text"),
    [(429, CLOUDFLARE), (403, CLOUDFLARE), (520, CLOUDFLARE), (200, "<html>Log in to the Wi-Fi")],
)
async def test_what_answers_in_discords_place_is_waited_out(
    start: Start, status: int, text: str
) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=status, text=text, content_type="text/html")

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    port = starting.free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    told = await start.waits(f"http://127.0.0.1:{port}")
    line = told.getMessage()
    assert str(status) in line or status == 200
    assert not told.exc_info, "nothing is wrong with the bot"
    assert "html" not in line
    assert "\n" not in line
    await runner.cleanup()


async def test_a_gateway_that_cannot_be_reached_is_waited_out(start: Start) -> None:
    starting.impatient(start.patch)
    right, wrong = start.exchange.gateway, f"ws://127.0.0.1:{starting.free_port()}/gateway"
    start.exchange.gateway = wrong
    starting.gateway_is_at(wrong, 1.0, start.patch)
    async with start.playing() as playing:
        await start.log.says("onnect")  # the library's line, or ours
        start.exchange.gateway = right
        starting.gateway_is_at(right, 20.0, start.patch)
        await start.log.says(READY)
        only(start.log.of_connecting())  # one line a minute
        await playing.stop()


async def test_an_outage_while_it_plays_is_waited_out_by_the_same_bot(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    starting.connects_again_at_once(monkeypatch)
    port, world = starting.free_port(), tmp_path / "localtable"
    async with contextlib.AsyncExitStack() as first:
        table = await first.enter_async_context(stand_in(port, world))
        point_discord_at(table.url)
        async with starting.played(table, tmp_path / "bot.sqlite3") as playing:
            await log.says(READY)
            await first.aclose()
            await log.says("econnect")
            async with stand_in(port, world):
                await log.says(READY, 2)
                assert not only(log.of_connecting()).exc_info, "one line a minute"
                await playing.stop()


Trouble = Callable[[Callable[[], bool], pytest.MonkeyPatch], None]


@pytest.mark.parametrize(
    ("trouble", "line"),
    [(starting.cannot_read_sessions, UNREAD), (starting.stumbles, STUMBLE)],
    ids=["a session that cannot be read", "what the library stumbles over"],
)
async def test_what_the_library_breaks_over_is_no_outage(
    start: Start, trouble: Trouble, line: str
) -> None:
    starting.impatient(start.patch)
    starting.connects_again_at_once(start.patch)
    trouble(lambda: bool(start.exchange.told("READY")) and not start.log.lines(line), start.patch)
    async with start.ready():
        pass
    assert only(start.log.lines(line)).exc_info
    assert not start.log.lines(OUTAGE)


async def test_the_bot_goes_on_when_hung_up_on_or_told_nonsense(start: Start) -> None:
    async with start.ready():
        for _ in range(3):
            start.exchange.tell("GUILD_ROLE_CREATE", {"guild_id": GUILD, "role": {}})
        await start.log.says(UNREAD)
        assert (await start.ana.slash(LOUNGE, "/help"))["ephemeral"]
        assert start.exchange.told("READY") == 1
        assert not start.log.of_connecting()
        for times, close in enumerate((4000, 4009, 1001), 1):
            start.exchange.hang_up(close)
            await start.log.says("RESUMED", times)
    line = only(start.log.lines(UNREAD))
    assert line.getMessage().endswith("GUILD_ROLE_CREATE")
    assert line.exc_info
    assert not start.log.lines(OUTAGE)


async def test_a_fault_of_our_own_is_not_waited_out(start: Start) -> None:
    starting.cannot_open("the disk is gone", start.patch)
    async with start.playing() as playing:
        with pytest.raises(OSError, match="the disk is gone"):
            await asyncio.wait_for(playing.task, 20)


async def test_a_bot_that_is_sent_away_leaves_some_sessions_of_the_day(start: Start) -> None:
    starting.connects_again_at_once(start.patch)
    await start.ana.world("spend-starts", left=starting.RESERVE + 3, seconds=3600)
    async with start.playing() as playing:
        await start.log.says("more sessions until")
        for begun in (1, 2, 3):
            await start.log.says("has connected to Gateway", begun)
            await start.ana.world("hang-up", forget=True)
        await start.log.says("waiting until")
        assert start.exchange.told("READY") == 3
        await start.ana.world("later", seconds=3600)
        await start.log.says("has connected to Gateway", 4)
        await playing.stop()


# Refusals


FOR_GOOD = {
    4004: MEND_FIRST,
    4010: AGAIN,
    4011: AGAIN,
    **dict.fromkeys((4012, 4013, 4014), MEND_FIRST),
}


@pytest.mark.parametrize("close", FOR_GOOD)
async def test_what_the_gateway_refuses_for_good_ends_it(start: Start, close: int) -> None:
    async with start.playing() as playing:
        await start.log.says(READY)
        start.exchange.hang_up(close)
        reason = await playing.shut_out()
    assert reason.exit_code == FOR_GOOD[close]
    assert str(reason) == starting.CLOSED_FOR_GOOD[close][1]
    assert close == 4004 or str(close) in str(reason)


@pytest.mark.parametrize("path", ["/users/@me", "/oauth2/applications/@me", "^/(users|channels)/"])
async def test_a_refused_token_ends_it_with_a_word(start: Start, path: str) -> None:
    """Also where it is withdrawn while the connection stands."""
    stands = path.startswith("^")
    if not stands:
        start.exchange.refuse(path, 40001, times=1)
    async with start.playing() as playing:
        if stands:
            await start.log.says(READY)
            start.exchange.refuse(path, 40001)
            await start.ana.slash(TABLES, "/game new", game=GAME)
        reason = await playing.shut_out()
    assert (reason.exit_code, str(reason)) == (MEND_FIRST, NO_TOKEN)
    assert not start.log.lines(OUTAGE)


async def test_a_single_401_is_looked_into_and_ends_nothing(start: Start) -> None:
    # EmojiSet log in by themselves, which looks like a question whether the token holds.
    starting.without_emojis(start.patch)
    exchange = start.exchange

    def refused() -> list[Any]:
        found = (request for request in exchange.requests if request.status == 401)
        return [request.path.split("/")[1] for request in found]

    async with start.ready():
        await start.log.says("registered")
        since = len(exchange.requests)
        # An interaction's token is not the bot's.
        exchange.refuse("^/webhooks/", 50027, times=1)
        await start.ana.slash(LOUNGE, "/help")
        assert refused() == ["webhooks"]
        assert not exchange.sent("GET", "^/users/@me$", since)
        exchange.refuse("^/channels/.*/messages", 40001, method="POST", times=1)
        await start.ana.slash(TABLES, "/game new", game=GAME)
        await exchange.until_sent("GET", "^/users/@me$", since=since)
        assert refused() == ["webhooks", "channels"]
        assert (await start.ana.slash(LOUNGE, "/help"))["ephemeral"]
