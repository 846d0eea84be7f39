"""The start, whatever Discord does: outages are waited out, a refused token ends it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import yarl
from aiohttp import web

from tests.e2e import starting
from tests.e2e.exchange import Exchange, StandIn, point_discord_at, stand_in
from tests.e2e.people import GUILD, LOUNGE, TABLES, People
from tests.e2e.play import GAME
from tests.e2e.starting import (
    ANEW,
    MEND_FIRST,
    NO_TOKEN,
    OUTAGE,
    READY,
    Log,
    Playing,
    free_port,
    only,
    played,
)

# Outages


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    starting.impatient(monkeypatch)


@contextlib.asynccontextmanager
async def playing_at(table: StandIn, folder: Path) -> AsyncIterator[Playing]:
    """The bot, once it is ready there."""
    point_discord_at(table.url)
    async with played(table, folder / "bot.sqlite3") as playing:
        yield playing


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
    table: StandIn,
    exchange: Exchange,
    tmp_path: Path,
    log: Log,
    impatient: None,
    how: Any,
    path: str,
) -> None:
    exchange.fail(path, how, times=3)
    async with playing_at(table, tmp_path) as playing:
        await log.says(READY)
        assert exchange.happened()
        line = only(log.lines(OUTAGE))  # three tries, one line
        assert line.exc_info is None or line.exc_info is False
        await playing.stop()


@pytest.mark.parametrize(
    "address",
    ["http://no-such-host.invalid", "http://127.0.0.1:{nobody}", "https://127.0.0.1:{table}"],
    ids=["no such name", "refused", "no TLS there"],
)
async def test_what_the_network_does_is_waited_out(
    table: StandIn, tmp_path: Path, log: Log, impatient: None, address: str
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
    table: StandIn, tmp_path: Path, log: Log, impatient: None, status: int, text: str
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
    table: StandIn,
    exchange: Exchange,
    tmp_path: Path,
    log: Log,
    impatient: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    right, wrong = exchange.gateway, f"ws://127.0.0.1:{free_port()}/gateway"
    exchange.gateway = wrong
    starting.gateway_is_at(wrong, 1.0, monkeypatch)
    async with playing_at(table, tmp_path) as playing:
        await log.says("onnect")  # the library's line, or ours
        exchange.gateway = right
        starting.gateway_is_at(right, 20.0, monkeypatch)
        await log.says(READY)
        only(log.of_connecting())  # one line a minute
        await playing.stop()


@pytest.fixture
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    starting.connects_again_at_once(monkeypatch)


async def test_an_outage_while_it_plays_is_waited_out_by_the_same_bot(
    tmp_path: Path, log: Log, no_pauses: None
) -> None:
    port, world = free_port(), tmp_path / "localtable"
    async with contextlib.AsyncExitStack() as first:
        table = await first.enter_async_context(stand_in(port, world))
        point_discord_at(table.url)
        async with played(table, tmp_path / "bot.sqlite3") as playing:
            await log.says(READY)
            await first.aclose()
            await log.says("econnect")
            async with stand_in(port, world):
                await log.says(READY, 2)
                assert not only(log.of_connecting()).exc_info, "one line a minute"
                await playing.stop()


STUMBLE = "cannot go on with what Discord says (ValueError"
UNREAD = "the library cannot read what Discord tells as"


async def test_the_bot_goes_on_without_an_event_that_the_library_cannot_read(
    table: StandIn, people: People, exchange: Exchange, tmp_path: Path, log: Log
) -> None:
    async with playing_at(table, tmp_path) as playing:
        await log.says(READY)
        for _ in range(3):
            exchange.tell("GUILD_ROLE_CREATE", {"guild_id": GUILD, "role": {}})
        await log.says(UNREAD)
        assert (await people["Ana"].slash(LOUNGE, "/help"))["ephemeral"]
        await playing.stop()
    line = only(log.lines(UNREAD))
    assert line.getMessage().endswith("GUILD_ROLE_CREATE")
    assert line.exc_info
    assert exchange.told("READY") == 1
    assert not log.of_connecting()


async def test_a_session_that_cannot_be_read_is_told_as_that_and_tried_again(
    table: StandIn,
    exchange: Exchange,
    tmp_path: Path,
    log: Log,
    no_pauses: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starting.cannot_read_sessions(lambda: exchange.told("READY") <= 3, monkeypatch)
    async with playing_at(table, tmp_path) as playing:
        await log.says(READY)
        await playing.stop()
    assert only(log.lines(UNREAD)).exc_info
    assert not log.lines(OUTAGE)


async def test_what_the_library_stumbles_over_is_no_outage(
    table: StandIn,
    exchange: Exchange,
    tmp_path: Path,
    log: Log,
    impatient: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def once() -> bool:
        return bool(exchange.told("READY")) and not log.lines(STUMBLE)

    starting.stumbles(once, monkeypatch)
    async with playing_at(table, tmp_path) as playing:
        await log.says(READY)
        await playing.stop()
    assert only(log.lines(STUMBLE)).exc_info
    assert not log.lines(OUTAGE)


async def test_a_fault_of_our_own_is_not_waited_out(
    table: StandIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starting.cannot_open("the disk is gone", monkeypatch)
    async with playing_at(table, tmp_path) as playing:
        with pytest.raises(OSError, match="the disk is gone"):
            await asyncio.wait_for(playing.task, 20)


async def test_a_bot_that_is_sent_away_again_and_again_leaves_some_sessions_of_the_day(
    table: StandIn,
    people: People,
    exchange: Exchange,
    tmp_path: Path,
    log: Log,
    no_pauses: None,
) -> None:
    ana = people["Ana"]
    await ana.world("spend-starts", left=starting.RESERVE + 3, seconds=3600)
    async with playing_at(table, tmp_path) as playing:
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
    table: StandIn, exchange: Exchange, tmp_path: Path, log: Log, path: str
) -> None:
    exchange.refuse(path, 40001, times=1)
    async with playing_at(table, tmp_path) as playing:
        reason = await playing.shut_out()
    assert (reason.exit_code, str(reason)) == (MEND_FIRST, NO_TOKEN)
    assert not log.lines(OUTAGE)


@pytest.mark.parametrize(
    ("close", "exit_code"),
    [
        (4004, MEND_FIRST),
        (4010, ANEW),
        (4011, ANEW),
        (4012, MEND_FIRST),
        (4013, MEND_FIRST),
        (4014, MEND_FIRST),
    ],
)
async def test_what_the_gateway_refuses_for_good_ends_it_with_a_word(
    table: StandIn, exchange: Exchange, tmp_path: Path, log: Log, close: int, exit_code: int
) -> None:
    async with playing_at(table, tmp_path) as playing:
        await log.says(READY)
        exchange.hang_up(close)
        reason = await playing.shut_out()
    assert reason.exit_code == exit_code
    assert str(reason) == starting.CLOSED_FOR_GOOD[close][1]
    assert close == 4004 or str(close) in str(reason)


async def test_any_other_end_of_the_connection_is_none_of_the_bots(
    table: StandIn, exchange: Exchange, tmp_path: Path, log: Log
) -> None:
    async with playing_at(table, tmp_path) as playing:
        await log.says(READY)
        for times, close in enumerate((4000, 4009, 1001), 1):
            exchange.hang_up(close)
            await log.says("RESUMED", times)
        assert not log.lines(OUTAGE)
        await playing.stop()


async def test_a_token_that_is_withdrawn_while_the_connection_stands_ends_it(
    table: StandIn, people: People, exchange: Exchange, tmp_path: Path, log: Log
) -> None:
    async with playing_at(table, tmp_path) as playing:
        await log.says(READY)
        exchange.refuse("^/(users|channels)/", 40001)
        await people["Ana"].slash(TABLES, "/game new", game=GAME)
        reason = await playing.shut_out()
    assert (reason.exit_code, str(reason)) == (MEND_FIRST, NO_TOKEN)


async def test_a_single_401_is_looked_into_and_ends_nothing(
    table: StandIn,
    people: People,
    exchange: Exchange,
    tmp_path: Path,
    log: Log,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starting.without_emojis(monkeypatch)  # they log in by themselves, which looks like a question

    def refused() -> list[str]:
        found = (request for request in exchange.requests if request.status == 401)
        return [request.path.split("/")[1] for request in found]

    async with playing_at(table, tmp_path) as playing:
        await log.says(READY)
        await log.says("registered")
        since = len(exchange.requests)
        # An interaction's token is not the bot's.
        exchange.refuse("^/webhooks/", 50027, times=1)
        await people["Ana"].slash(LOUNGE, "/help")
        assert refused() == ["webhooks"]
        assert not exchange.sent("GET", "^/users/@me$", since)
        exchange.refuse("^/channels/.*/messages", 40001, method="POST", times=1)
        await people["Ana"].slash(TABLES, "/game new", game=GAME)
        await exchange.until_sent("GET", "^/users/@me$", since=since)
        assert refused() == ["webhooks", "channels"]
        assert (await people["Ana"].slash(LOUNGE, "/help"))["ephemeral"]
        await playing.stop()
