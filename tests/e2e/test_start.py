"""The start, whatever Discord does: commands, outages, refusals, and which world it is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from aiohttp import web

from cogs.frame.emojis import Emojis
from cogs.frame.house import House
from cogs.link import reaching, registry
from cogs.link.reaching import ANEW, MEND_FIRST, NO_TOKEN, Calm, Seldom, ShutOutError, keep_playing
from cogs.link.worlds import STORED_WORLD, OtherWorldError
from cogs.opening import Meadhall
from db.store import open_store
from localtable.connect import point_discord_at
from localtable.hall.hall import Exchange
from localtable.server import LocalTable, serve
from localtable.world.first_world import APPLICATION, GUILD, LOUNGE, TABLES
from tests.e2e.people import People
from tests.e2e.play import GAME
from tests.e2e.runs import (
    ROOT,
    emojis_there,
    everything_registered,
    house_at,
    one_painter,
    settings_for,
    settled,
)

SOON = 0.01
TOKEN = ".".join(("x" * 24, "y" * 6, "z" * 27))
OUTAGE = "Discord cannot be reached"
READY = "ready as"


class Registrations:
    """What the bot asks and tells about its commands."""

    def __init__(self, table: LocalTable) -> None:
        self.seen: list[Exchange] = []
        table.hall.on_exchange.append(self._note)

    def _note(self, exchange: Exchange) -> None:
        if exchange.path.endswith("/commands"):
            self.seen.append(exchange)

    def puts(self) -> list[str]:
        """Since the last time, what was registered where."""
        paths = [e.path for e in self.seen if e.method == "PUT"]
        self.seen.clear()
        return paths


def everybodys(table: LocalTable) -> str:
    return f"/applications/{table.hall.world.application_id}/commands"


def of_server(table: LocalTable, server: str) -> str:
    return f"/applications/{table.hall.world.application_id}/guilds/{server}/commands"


def forms(table: LocalTable) -> dict[tuple[Any, Any], Any]:
    return {(c.guild_id, c.form["name"]): c.form for c in table.hall.world.commands.values()}


class Log(logging.Handler):
    """Everything that is logged, line by line, and what can be waited for in it."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []
        self._more = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)
        self._more.set()

    def lines(self, part: str) -> list[logging.LogRecord]:
        """Those with these words."""
        return [record for record in self.records if part in record.getMessage()]

    def of_connecting(self) -> list[logging.LogRecord]:
        """What is told of tries to connect, by the library and by us."""
        tries = ("econnect", "Failed to connect")
        ours = [r for r in self.records if any(part in r.getMessage() for part in tries)]
        return ours + self.lines(OUTAGE)

    async def says(self, part: str, times: int = 1) -> None:
        """Until so many lines have these words."""
        async with asyncio.timeout(20):
            while len(self.lines(part)) < times:
                self._more.clear()
                await self._more.wait()


class Playing:
    """A bot that is kept playing."""

    def __init__(self, task: asyncio.Task[None], stop: asyncio.Event) -> None:
        self.task = task
        self._stop = stop

    async def stop(self) -> None:
        """As by SIGTERM: it ends without a fault."""
        self._stop.set()
        async with asyncio.timeout(20):
            await self.task

    async def shut_out(self) -> ShutOutError:
        """How it ended by itself."""
        async with asyncio.timeout(20):
            with pytest.raises(ShutOutError) as caught:
                await self.task
        return caught.value


def only(lines: list[logging.LogRecord]) -> logging.LogRecord:
    (line,) = lines
    return line


@pytest.fixture
def log() -> Iterator[Log]:
    handler, root = Log(), logging.getLogger()
    level = root.level
    root.setLevel(logging.INFO)
    root.addHandler(handler)
    yield handler
    root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be registered is tried again without a pause."""
    monkeypatch.setattr(registry, "FIRST_PAUSE", SOON)


# Commands


async def test_commands_that_discord_has_are_not_registered_again(
    table: LocalTable, tmp_path: Path
) -> None:
    told = Registrations(table)
    for server in (None, int(GUILD)):
        expected = [everybodys(table)] + ([of_server(table, GUILD)] if server else [])
        for first in (True, False):
            # Another database each time: what is stored does not matter, but what Discord has.
            database = tmp_path / f"{server}-{first}.sqlite3"
            async with house_at(table, database, admin_server=server) as house:
                await everything_registered(house)
            assert told.puts() == (expected if first else [])


async def test_commands_that_another_installation_overwrote_are_mended(
    table: LocalTable, tmp_path: Path
) -> None:
    database = tmp_path / "bot.sqlite3"
    async with house_at(table, database) as house:
        ours = forms(table)
        strange = {"name": "strange", "description": "of another installation", "type": 1}
        await house.http.bulk_upsert_global_commands(house.application_id or 0, [strange])
        assert forms(table) == {(None, "strange"): {**strange}}
    async with house_at(table, database) as house:
        assert forms(table) == ours
        game = next(c for c in table.hall.world.commands.values() if c.form["name"] == "game")
        game.form = {**game.form, "name_localizations": {"fr": "jeu"}}
    async with house_at(table, database):
        assert forms(table) == ours


async def test_a_failing_registration_never_stops_the_start_and_is_tried_again(
    table: LocalTable, people: People, tmp_path: Path, at_once: None
) -> None:
    for method in ("GET", "PUT"):
        table.hall.faults.add("503", "/commands", method=method)
        table.hall.faults.add("refuse", "/commands", method=method, code=50035)
        table.hall.faults.add("drop", "/commands", method=method)
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        assert house.is_ready()
        await everything_registered(house)
        assert table.hall.faults.waiting == []
        assert (await people["Ana"].slash(LOUNGE, "/help"))["ephemeral"]


async def test_a_slow_registration_holds_the_start_up_for_a_moment_only(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "FIRST_TRY_SECONDS", SOON)
    gate = asyncio.Event()
    table.hall.faults.add("delay", "/commands", method="PUT", gate=gate)
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        assert house.is_ready()
        assert forms(table) == {}
        gate.set()
        await everything_registered(house)
        assert (None, "game") in forms(table)


async def test_a_wrong_admin_server_costs_one_line_and_no_request(
    table: LocalTable, tmp_path: Path, log: Log
) -> None:
    told = Registrations(table)
    database = tmp_path / "bot.sqlite3"
    for puts in ([everybodys(table)], []):
        log.records.clear()
        async with house_at(table, database, admin_server=4711) as house:
            await log.says("MEADHALL_ADMIN_SERVER is 4711")
            assert house.is_ready()
        assert not [e for e in told.seen if "guilds" in e.path]
        assert told.puts() == puts
        line = only(log.lines("ADMIN_SERVER"))
        assert line.exc_info is None
    assert (None, "game") in forms(table)
    assert "admin" not in {name for _, name in forms(table)}


@pytest.mark.parametrize("code", [50001, 10004])
async def test_admin_appears_as_soon_as_the_bot_is_invited(
    table: LocalTable, tmp_path: Path, log: Log, code: int
) -> None:
    table.hall.faults.add("refuse", "/guilds/.*/commands", code=code)
    async with house_at(table, tmp_path / "bot.sqlite3", admin_server=int(GUILD)) as house:
        await log.says(f"MEADHALL_ADMIN_SERVER is {GUILD}")
        assert (GUILD, "admin") not in forms(table)
        house.dispatch("guild_join", house.get_guild(int(GUILD)))
        await everything_registered(house)
        assert (GUILD, "admin") in forms(table)


async def test_a_server_that_the_bot_left_does_not_hold_up_another(
    table: LocalTable, tmp_path: Path
) -> None:
    database = tmp_path / "bot.sqlite3"
    async with house_at(table, database) as house:
        await house.store.meta.set(registry.STORED_SERVER, "4711")
    async with house_at(table, database, admin_server=int(GUILD)) as house:
        await everything_registered(house)
        assert (GUILD, "admin") in forms(table)
        assert await house.store.meta.get(registry.STORED_SERVER) == GUILD


# Outages


@contextlib.asynccontextmanager
async def played(table: LocalTable, database: Path, **more: Any) -> AsyncIterator[Playing]:
    """What `bot.py` does, in this process; `more`: settings."""
    async with open_store(database) as store:
        await emojis_there(table, store)
        stop = asyncio.Event()
        settings = settings_for(table, database, **more)
        make = partial(Meadhall, settings, store, one_painter(), guild_ready_timeout=0.05)
        seldom = Seldom()
        calm = Calm(seldom)
        for name in Calm.LOGGERS:
            logging.getLogger(name).addFilter(calm)
        task = asyncio.create_task(keep_playing(make, "local-table", stop, seldom))
        try:
            yield Playing(task, stop)
        finally:
            stop.set()
            await asyncio.gather(task, return_exceptions=True)
            for name in Calm.LOGGERS:
                logging.getLogger(name).removeFilter(calm)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly any pause between two tries."""
    monkeypatch.setattr(reaching, "FIRST_PAUSE", SOON)
    monkeypatch.setattr(reaching, "LONGEST_PAUSE", SOON)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


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


async def test_an_outage_while_it_plays_is_waited_out_by_the_same_bot(
    tmp_path: Path, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(*_: Any, **__: Any) -> None:
        return

    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: SOON)
    monkeypatch.setattr(House, "before_identify_hook", at_once)
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
    seldom = Seldom(lambda: now[0])
    heard = []
    for second in range(0, 200, 10):
        now[0] = second
        if seldom.due():
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
        (4010, ANEW),
        (4011, ANEW),
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

    def watch(exchange: Exchange) -> None:
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


# Worlds


def rows(database: Path) -> list[str]:
    """All that is in it."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


@contextlib.asynccontextmanager
async def another_world(folder: Path) -> AsyncIterator[LocalTable]:
    """A local table that is kept on the disk, so that its application is its own."""
    async with serve(data_dir=folder) as table:
        assert table.hall.world.application_id != APPLICATION
        yield table


async def refused_world(table: LocalTable, database: Path, **more: Any) -> str:
    """What is said to somebody who opens the database there."""
    point_discord_at(table.url)
    sent: list[Exchange] = []
    table.hall.on_exchange.append(sent.append)
    before = rows(database)
    async with played(table, database, **more) as playing:
        with pytest.raises(OtherWorldError) as caught:
            await asyncio.wait_for(playing.task, 20)
    assert rows(database) == before
    assert {exchange.method for exchange in sent} == {"GET"}, "nothing is delivered"
    return str(caught.value)


async def test_a_database_stays_in_the_world_of_its_first_start(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    database, local = tmp_path / "discord.sqlite3", tmp_path / "local.sqlite3"
    for file, token in ((database, TOKEN), (local, "")):
        async with house_at(table, file, token=token) as house:
            await house.courier.stop()
            await people["Ana"].slash(TABLES, "/game new", game=GAME)
            assert await house.store.outbox.depth() == (1, 0), "a lobby waits to be posted"
    # Played on Discord, and now without a token.
    text = await refused_world(table, database)
    for part in (str(database), f"application {APPLICATION}", "DISCORD_TOKEN", "MEADHALL_DATABASE"):
        assert part in text
    # Played at a local table, and now with a token.
    text = await refused_world(table, local, token=TOKEN)
    for part in (str(local), "local table", "DISCORD_TOKEN", "MEADHALL_DATABASE"):
        assert part in text
    async with another_world(tmp_path / "other") as other:
        # With another application's token.
        text = await refused_world(other, database, token=TOKEN)
        theirs = other.hall.world.application_id
        for part in (str(database), APPLICATION, theirs, "MEADHALL_DATABASE"):
            assert part in text
        # At another local table, or at this one after its folder was erased.
        text = await refused_world(other, local)
        for part in (str(local), other.url, "another local table", "erased", "MEADHALL_DATABASE"):
            assert part in text
    # At home all goes on.
    for file, token in ((database, TOKEN), (local, "")):
        async with house_at(table, file, token=token) as house:
            await settled(house)
            assert await house.store.outbox.depth() == (0, 0)


async def test_a_local_table_opened_again_is_the_same_world(tmp_path: Path) -> None:
    database = tmp_path / "bot.sqlite3"
    stored = set()
    for _ in range(2):
        async with (
            another_world(tmp_path / "localtable") as table,
            house_at(table, database) as house,
        ):
            stored.add(await house.store.meta.get(STORED_WORLD))
            assert stored == {f"local {table.hall.world.application_id}"}


async def test_a_database_from_discord_that_knew_no_worlds_takes_the_first_application(
    table: LocalTable, tmp_path: Path
) -> None:
    database = tmp_path / "bot.sqlite3"
    async with open_store(database) as store:
        await emojis_there(table, store)
        await store.meta.set(STORED_WORLD, "discord")
    text = await refused_world(table, database)
    assert "(application" not in text
    async with house_at(table, database, token=TOKEN) as house:
        assert await house.store.meta.get(STORED_WORLD) == f"discord {APPLICATION}"


# The process


class Process:
    """`python bot.py`, read line by line."""

    def __init__(self, running: asyncio.subprocess.Process) -> None:
        self._running = running
        self.text = ""

    async def says(self, part: str) -> None:
        """Until it has said this."""
        out = self._running.stdout
        assert out is not None
        async with asyncio.timeout(30):
            while part not in self.text:
                line = (await out.readline()).decode()
                assert line, self.text
                self.text += line

    async def end(self) -> int:
        """Its exit code."""
        async with asyncio.timeout(30):
            rest, _ = await self._running.communicate()
        self.text += rest.decode()
        return self._running.returncode or 0

    def send(self, number: signal.Signals) -> None:
        """A signal."""
        self._running.send_signal(number)


@contextlib.asynccontextmanager
async def process(url: str, database: Path, token: str = "") -> AsyncIterator[Process]:
    """Start it; with a token, what stands at `url` is Discord to it."""
    environ = {key: value for key, value in os.environ.items() if "MEADHALL" not in key}
    environ |= {"MEADHALL_DATABASE": str(database), "DISCORD_TOKEN": token}
    program = [str(ROOT / "bot.py")]
    if token:
        point = f"from localtable.connect import point_discord_at; point_discord_at({url!r})"
        program = ["-c", f"import sys; {point}; import bot; sys.exit(bot.main())"]
    else:
        environ["MEADHALL_LOCAL_URL"] = url
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        *program,
        env=environ,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield Process(running)
    finally:
        if running.returncode is None:
            running.kill()
            await running.communicate()


async def test_a_bot_that_is_up_before_discord_waits_for_it(tmp_path: Path) -> None:
    port = free_port()
    async with process(f"http://127.0.0.1:{port}", tmp_path / "bot.sqlite3") as bot:
        await bot.says(OUTAGE)
        async with serve(port=port):
            await bot.says(READY)
            bot.send(signal.SIGTERM)
            assert await bot.end() == 0
    assert bot.text.count(OUTAGE) == 1
    assert "Traceback" not in bot.text
    assert "logging in" not in bot.text
    assert "Unclosed" not in bot.text


async def test_sigterm_ends_the_waiting_at_once(tmp_path: Path) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    async with process(url, tmp_path / "bot.sqlite3", TOKEN) as bot:
        await bot.says(OUTAGE)
        bot.send(signal.SIGTERM)
        assert await bot.end() == 0
    assert "stopped" in bot.text
    assert "Traceback" not in bot.text


async def test_a_refused_token_has_an_exit_code_of_its_own(
    table: LocalTable, tmp_path: Path
) -> None:
    table.hall.faults.add("refuse", "/users/@me", code=40001)
    async with process(table.url, tmp_path / "bot.sqlite3", TOKEN) as bot:
        assert await bot.end() == MEND_FIRST
        assert NO_TOKEN in bot.text
        assert "Traceback" not in bot.text
        assert TOKEN not in bot.text


async def test_a_database_of_another_world_is_refused_with_exit_code_1(
    table: LocalTable, tmp_path: Path
) -> None:
    database = tmp_path / "bot.sqlite3"
    async with process(table.url, database, TOKEN) as bot:
        await bot.says(READY)
        bot.send(signal.SIGTERM)
        assert await bot.end() == 0
    async with process(table.url, database) as bot:
        assert await bot.end() == 1
        assert f"cannot start: {database} was played on Discord" in bot.text
        assert "Traceback" not in bot.text
