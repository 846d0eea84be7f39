"""The start, whatever Discord does: outages are waited out, a refused token ends it."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from aiohttp import web
from discord.state import AutoShardedConnectionState

from cogs.frame.emojis import Emojis
from cogs.frame.house import House
from cogs.link import reaching
from cogs.link.reaching import AGAIN, MEND_FIRST, NO_TOKEN, OnceAMinute
from cogs.link.starts import RESERVE
from localtable.connect import point_discord_at
from localtable.hall.gateway import GUILDS
from localtable.server import LocalTable, serve
from localtable.world.first_world import GUILD, LOUNGE, TABLES
from tests.e2e.exchange import Exchange, Request
from tests.e2e.people import People
from tests.e2e.play import GAME
from tests.e2e.starting import OUTAGE, READY, SOON, Log, free_port, only, played

# Outages


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly any pause between two tries."""
    monkeypatch.setattr(reaching, "FIRST_PAUSE", SOON)
    monkeypatch.setattr(reaching, "LONGEST_PAUSE", SOON)


@pytest.mark.parametrize(
    ("how", "path"),
    [
        ("503", "/users/@me"),
        ("drop", "/users/@me"),
        ("503", "/oauth2/applications/@me"),
        ("drop-answer", "/oauth2/applications/@me"),
    ],
)
async def test_what_fails_at_the_login_is_tried_again(
    table: LocalTable, tmp_path: Path, log: Log, impatient: None, how: Any, path: str
) -> None:
    table.hall.faults.add(how, path, times=3)
    point_discord_at(table.url)
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says(READY)
        assert table.hall.faults.waiting == []
        line = only(log.lines(OUTAGE))  # three tries, one line
        assert line.exc_info is None or line.exc_info is False
        await playing.stop()


@pytest.mark.parametrize(
    "address",
    ["http://no-such-host.invalid", "http://127.0.0.1:{nobody}", "https://127.0.0.1:{table}"],
    ids=["no such name", "refused", "no TLS there"],
)
async def test_what_the_network_does_is_waited_out(
    table: LocalTable, tmp_path: Path, log: Log, impatient: None, address: str
) -> None:
    table_port = yarl.URL(table.url).port
    point_discord_at(address.format(nobody=free_port(), table=table_port))
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says(OUTAGE)
        point_discord_at(table.url)
        await log.says(READY)
        assert not only(log.lines(OUTAGE)).exc_info
        await playing.stop()


CLOUDFLARE = "<html><title>Access denied | discord.com used Cloudflare</title>\n<p>1015</html>"


@pytest.mark.parametrize(
    ("status", "text"),
    [(429, CLOUDFLARE), (403, CLOUDFLARE), (520, CLOUDFLARE), (200, "<html>Log in to the Wi-Fi")],
)
async def test_what_answers_in_discords_place_is_waited_out(
    table: LocalTable, tmp_path: Path, log: Log, impatient: None, status: int, text: str
) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.Response(status=status, text=text, content_type="text/html")

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    point_discord_at(f"http://127.0.0.1:{port}")
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says(OUTAGE)
        point_discord_at(table.url)
        await log.says(READY)
        text = only(log.lines(OUTAGE)).getMessage()
        assert str(status) in text or status == 200
        assert "html" not in text
        assert "\n" not in text
        await playing.stop()
    await runner.cleanup()


async def test_a_gateway_that_cannot_be_reached_is_waited_out(
    table: LocalTable,
    tmp_path: Path,
    log: Log,
    impatient: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    point_discord_at(table.url)
    right, wrong = table.hall.gateway.url, f"ws://127.0.0.1:{free_port()}/gateway"
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", yarl.URL(wrong))
    monkeypatch.setattr(reaching, "READY_SECONDS", 1.0)
    table.hall.gateway.url = wrong
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says("onnect")  # the library's line, or ours
        table.hall.gateway.url = right
        monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", yarl.URL(right))
        monkeypatch.setattr(reaching, "READY_SECONDS", 20.0)
        await log.says(READY)
        only(log.of_connecting())  # one line a minute
        await playing.stop()


@pytest.fixture
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library connects again at once."""

    async def at_once(*_: Any, **__: Any) -> None:
        return

    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: SOON)
    monkeypatch.setattr(House, "before_identify_hook", at_once)


async def test_an_outage_while_it_plays_is_waited_out_by_the_same_bot(
    tmp_path: Path, log: Log, no_pauses: None
) -> None:
    port, world = free_port(), tmp_path / "localtable"
    async with contextlib.AsyncExitStack() as first:
        table = await first.enter_async_context(serve(port, world))
        point_discord_at(table.url)
        async with played(table, tmp_path / "bot.sqlite3") as playing:
            await log.says(READY)
            await first.aclose()
            await log.says("econnect")
            async with serve(port, world) as again:
                await log.says(READY, 2)
                assert again.hall.gateway.listening()
                assert not only(log.of_connecting()).exc_info, "one line a minute"
                await playing.stop()


STUMBLE = "does not understand what Discord says (ValueError"
UNREAD = "the library cannot read what Discord sent as"


async def test_the_bot_goes_on_without_an_event_that_the_library_cannot_read(
    table: LocalTable, people: People, exchange: Exchange, tmp_path: Path, log: Log
) -> None:
    point_discord_at(table.url)
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says(READY)
        for _ in range(3):
            table.hall.gateway.tell("GUILD_ROLE_CREATE", {"guild_id": GUILD, "role": {}}, GUILDS)
        await log.says(UNREAD)
        assert (await people["Ana"].slash(LOUNGE, "/help"))["ephemeral"]
        await playing.stop()
    line = only(log.lines(UNREAD))
    assert line.getMessage().endswith("GUILD_ROLE_CREATE")
    assert line.exc_info
    assert exchange.told("READY") == 1
    assert not log.of_connecting()


async def test_a_session_that_cannot_be_read_is_told_as_that_and_tried_again(
    table: LocalTable,
    exchange: Exchange,
    tmp_path: Path,
    log: Log,
    no_pauses: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = AutoShardedConnectionState.parse_ready

    def newer(self: AutoShardedConnectionState, data: Any) -> None:
        if exchange.told("READY") <= 3:
            raise KeyError("shape")
        read(self, data)

    monkeypatch.setattr(AutoShardedConnectionState, "parse_ready", newer)
    point_discord_at(table.url)
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says(READY)
        await playing.stop()
    assert only(log.lines(UNREAD)).exc_info
    assert not log.lines(OUTAGE)


async def test_what_the_library_stumbles_over_is_no_outage(
    table: LocalTable,
    exchange: Exchange,
    tmp_path: Path,
    log: Log,
    impatient: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hear = discord.gateway.DiscordWebSocket.received_message

    async def stumble(self: discord.gateway.DiscordWebSocket, message: Any) -> None:
        if exchange.told("READY") and not log.lines(STUMBLE):
            raise ValueError("no such thing")
        await hear(self, message)

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "received_message", stumble)
    point_discord_at(table.url)
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says(READY)
        await playing.stop()
    assert only(log.lines(STUMBLE)).exc_info
    assert not log.lines(OUTAGE)


async def test_one_is_left_in_peace_for_as_long_as_discord_says(tmp_path: Path) -> None:
    class Response:
        status, reason, headers = 429, "Too Many Requests", {"Retry-After": "1234"}

    banned = discord.HTTPException(Response(), CLOUDFLARE)  # type: ignore[arg-type]
    assert reaching._asked_for(banned) == 1234
    Response.headers = {"Retry-After": "1000000"}
    assert reaching._asked_for(banned) == reaching.LONGEST_BAN
    Response.headers = {"Retry-After": "Fri, 21 Nov 2026 07:28:00 GMT"}
    assert reaching._asked_for(banned) == 0
    assert reaching._asked_for(TimeoutError()) == 0


def test_the_log_hears_of_it_once_a_minute() -> None:
    now = [0.0]
    limit = OnceAMinute(lambda: now[0])
    heard = []
    for second in range(0, 200, 10):
        now[0] = second
        if limit.due():
            heard.append(second)
    assert heard == [0, 60, 120, 180]


async def test_a_fault_of_our_own_is_not_waited_out(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr("cogs.opening.Translator", broken)
    point_discord_at(table.url)
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        with pytest.raises(OSError, match="the disk is gone"):
            await asyncio.wait_for(playing.task, 20)


async def test_a_bot_that_is_sent_away_again_and_again_leaves_some_sessions_of_the_day(
    table: LocalTable,
    people: People,
    exchange: Exchange,
    tmp_path: Path,
    log: Log,
    no_pauses: None,
) -> None:
    ana = people["Ana"]
    await ana.world("spend-starts", left=RESERVE + 3, seconds=3600)
    point_discord_at(table.url)
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says("more sessions until")
        for begun in (1, 2, 3):
            await log.says("has connected to Gateway", begun)
            await ana.world("hang-up", forget=True)
        await log.says("waiting until")
        assert exchange.told("READY") == 3
        await ana.world("later", seconds=3600)
        await log.says("has connected to Gateway", 4)
        await playing.stop()


# Refusals


@pytest.mark.parametrize("path", ["/users/@me", "/oauth2/applications/@me"])
async def test_a_refused_token_ends_it_with_a_word(
    table: LocalTable, tmp_path: Path, log: Log, path: str
) -> None:
    table.hall.faults.add("refuse", path, code=40001)
    point_discord_at(table.url)
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        reason = await playing.shut_out()
    assert (reason.exit_code, str(reason)) == (MEND_FIRST, NO_TOKEN)
    assert not log.lines(OUTAGE)


@pytest.mark.parametrize(
    ("close", "exit_code"),
    [
        (4004, MEND_FIRST),
        (4010, AGAIN),
        (4011, AGAIN),
        (4012, MEND_FIRST),
        (4013, MEND_FIRST),
        (4014, MEND_FIRST),
    ],
)
async def test_what_the_gateway_refuses_for_good_ends_it_with_a_word(
    table: LocalTable, tmp_path: Path, log: Log, close: int, exit_code: int
) -> None:
    point_discord_at(table.url)
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says(READY)
        table.hall.gateway.hang_up(close)
        reason = await playing.shut_out()
    assert reason.exit_code == exit_code
    assert str(reason) == reaching.CLOSED_FOR_GOOD[close][1]
    assert close == 4004 or str(close) in str(reason)


async def test_any_other_end_of_the_connection_is_none_of_the_bots(
    table: LocalTable, tmp_path: Path, log: Log
) -> None:
    point_discord_at(table.url)
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says(READY)
        for times, close in enumerate((4000, 4009, 1001), 1):
            table.hall.gateway.hang_up(close)
            await log.says("RESUMED", times)
        assert not log.lines(OUTAGE)
        await playing.stop()


async def test_a_token_that_is_withdrawn_while_the_connection_stands_ends_it(
    table: LocalTable, people: People, tmp_path: Path, log: Log
) -> None:
    point_discord_at(table.url)
    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says(READY)
        table.hall.faults.add("refuse", "^/(users|channels)/", code=40001, times=1000)
        await people["Ana"].slash(TABLES, "/game new", game=GAME)
        reason = await playing.shut_out()
    assert (reason.exit_code, str(reason)) == (MEND_FIRST, NO_TOKEN)


async def test_a_single_401_is_looked_into_and_ends_nothing(
    table: LocalTable,
    people: People,
    tmp_path: Path,
    log: Log,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def none(_: Emojis) -> None:
        """They log in by themselves, which looks like a question whether the token holds."""

    monkeypatch.setattr(Emojis, "run", none)
    point_discord_at(table.url)
    seen: list[str] = []
    asked = asyncio.Event()

    def watch(exchange: Request) -> None:
        if exchange.status == 401:
            seen.append(exchange.path.split("/")[1])
        elif exchange.path == "/users/@me":
            asked.set()

    async with played(table, tmp_path / "bot.sqlite3") as playing:
        await log.says(READY)
        await log.says("registered")
        table.hall.on_exchange.append(watch)
        # An interaction's token is not the bot's.
        table.hall.faults.add("refuse", "^/webhooks/", code=50027)
        await people["Ana"].slash(LOUNGE, "/help")
        assert (seen, asked.is_set()) == (["webhooks"], False)
        table.hall.faults.add("refuse", "^/channels/.*/messages", method="POST", code=40001)
        await people["Ana"].slash(TABLES, "/game new", game=GAME)
        await asyncio.wait_for(asked.wait(), 20)
        assert seen == ["webhooks", "channels"]
        assert (await people["Ana"].slash(LOUNGE, "/help"))["ephemeral"]
        await playing.stop()
