"""What the operator sees and does; two processes never share a database; the bot's heartbeat."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from pathlib import Path

import pytest

from tests.e2e.exchange import Exchange, StandIn
from tests.e2e.forging import Forger
from tests.e2e.house import House, house_at, version
from tests.e2e.people import LOUNGE, TABLES, CannotDo, People, said
from tests.e2e.play import at_table
from tests.e2e.runs import BotProcess, ran
from tests.e2e.starting import Log
from texts import own_words

say = own_words("en")


async def test_status_tells_the_owner_how_the_bot_fares(house: House, people: People) -> None:
    sunniva, ana = people["Sunniva"], people["Ana"]
    sitting = await at_table(house, people, "Ana", computers=2)
    answer = await sunniva.slash(LOUNGE, "/admin status")
    assert answer["ephemeral"]
    text, figures = said(answer), house.figures
    assert f"Meadhall {version()}" in text
    assert "discord.py" in text
    assert f"{say('status-running')} 1 " in text
    assert say("status-answers", count=figures.answers) in text
    assert str(house.database) in text
    assert figures.posts >= 4
    told = {"waiting": 0, "parked": 0, "undeliverable": 0}
    assert say("status-outbox", posts=figures.posts, **told) in text
    # The same figures are served for Prometheus.
    kind, text = await house.metrics()
    assert kind.startswith("text/plain; version=0.0.4")
    assert 'meadhall_tables{phase="running"} 1.0' in text
    assert f"meadhall_posts_total {float(figures.posts)}" in text
    assert f"meadhall_answers_total {float(figures.answers)}" in text
    # What is parked is named, and that something failed.
    await ana.world("deny", channel=TABLES, rights=["SEND_MESSAGES_IN_THREADS"])
    await house.says(sitting)
    await house.settled()
    logging.getLogger("meadhall").error("for the count")
    figures.last_failure = 1_700_000_000
    text = said(await sunniva.slash(LOUNGE, "/admin status"))
    assert "`403 50013: Missing Permissions` × " in text
    assert figures.undeliverable >= 1
    assert figures.failures >= 1
    assert say("status-failures", count=figures.failures) in text
    assert say("status-last-failure", time="<t:1700000000:R>") in text


async def test_admin_is_the_owners_alone(house: House, people: People, exchange: Exchange) -> None:
    steward, sunniva = people["Bram"], people["Sunniva"]
    await steward.world("add-role", name="Stewards", rights=["MANAGE_GUILD"], people=[steward.id])
    since = len(exchange.requests)
    for person in (people["Ana"], steward):
        for sub in ("status", "sync"):
            with pytest.raises(CannotDo, match="permission"):
                await person.slash(LOUNGE, f"/admin {sub}")
            told = await Forger(exchange, house, person).command(f"admin {sub}", LOUNGE)
            assert told == say("refused-not-owner")
    with pytest.raises(CannotDo):
        await sunniva.slash(sunniva.dm, "/admin status")
    assert not exchange.sent("PUT", since=since), "nothing is registered"
    answer = await sunniva.slash(LOUNGE, "/admin sync")
    assert said(answer) == say("synced", count=len(exchange.commands))
    (put,) = exchange.sent("PUT", since=since)
    assert put.path == f"/applications/{exchange.bot}/commands"
    exchange.refuse("/commands", 50001, method="PUT", times=1)
    answer = await sunniva.slash(LOUNGE, "/admin sync")
    assert said(answer).startswith(say("sync-failed", why="").strip())


async def test_the_heartbeat_comes_every_minute(table: StandIn, tmp_path: Path, log: Log) -> None:
    server = await asyncio.start_server(lambda _r, w: w.close(), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server, house_at(table, tmp_path / "bot.sqlite3", metrics_port=port) as house:
        assert log.lines(f"no metrics at 127.0.0.1 port {port}")
        await house.kept("heartbeat", "1234")
        assert await house.kept("heartbeat") == "1234", "the former run's last one"
        for _ in range(2):
            house.ahead += 60
            now = house.now()
            await house.minute()
            assert now <= int(await house.kept("heartbeat") or 0) <= house.now()
        house.ahead += 30
        await house.stops_looking_after_itself()
        assert now + 30 <= int(await house.kept("heartbeat") or 0), "the last one at the end"


async def test_another_process_or_version_refuses_the_database(
    people: People, bot: BotProcess
) -> None:
    code, text = await ran(**bot.environ())
    assert code == 1
    assert "another Meadhall" in text
    assert str(bot.database) in text
    # The first one plays on.
    answer = await people["Ana"].slash(LOUNGE, "/help")
    assert answer["ephemeral"]
    await bot.kill()
    await bot.start()
    lines = [line for line in bot.log.read_text().splitlines() if "; database " in line]
    assert len(lines) == bot.starts, "one line a start"
    assert f"Meadhall {version()}" in lines[0]
    assert str(bot.database) in lines[0]
    await bot.stop()
    with contextlib.closing(sqlite3.connect(bot.database)) as connection, connection:
        connection.execute("PRAGMA user_version = 999")
    code, text = await ran(**bot.environ())
    assert code == 1
    assert "cannot start: the database is at migration 999" in text
