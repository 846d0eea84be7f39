"""What the operator sees and does; two processes never share a database; the bot's heartbeat."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any, cast

import aiohttp
import pytest

from cogs.frame.house import House
from cogs.operator.health import HEARTBEAT, Health
from cogs.operator.metrics import served
from cogs.operator.version import own_version
from db.copies import backup
from localtable.acts import interactions
from localtable.hall.hall import Exchange
from localtable.server import LocalTable
from localtable.world.first_world import GUILD, LOUNGE, TABLES
from tests.e2e.people import CannotDo, People, Person, said
from tests.e2e.play import open_table
from tests.e2e.runs import ROOT, BotProcess, bot_process, everything_registered, house_at, settled
from texts import own_words

say = own_words("en")


def health(house: House) -> Health:
    # Each start loads the module again, so that its class is not the one imported here.
    return cast(Health, house.get_cog("Health"))


async def forged(person: Person, table: LocalTable, name: str, sub: str) -> str:
    """What one is told who sends a command that Discord would not offer."""
    hall = table.hall
    options = [{"name": sub, "type": 1, "options": []}]
    data = {"id": await person.command_id(name), "name": name, "type": 1, "options": options}
    who, where = hall.world.people[person.id], hall.world.channels[LOUNGE]
    started = interactions.start(hall, interactions.COMMAND, who, where, data)
    answer = await person.outcome(started.id, LOUNGE)
    assert answer["ephemeral"]
    return said(answer)


# /admin


async def test_status_tells_the_owner_how_the_bot_fares(house: House, people: People) -> None:
    sunniva, ana = people["Sunniva"], people["Ana"]
    await open_table([ana], TABLES, computers=2)
    await settled(house)
    answer = await sunniva.slash(LOUNGE, "/admin status")
    assert answer["ephemeral"]
    text = said(answer)
    assert f"Meadhall {own_version()}" in text
    assert "discord.py" in text
    assert f"{say('status-running')} 1 " in text
    assert say("status-answers", count=house.figures.answers) in text
    assert str(house.settings.database) in text
    assert house.figures.posts >= 4
    assert (
        say(
            "status-outbox",
            waiting=0,
            parked=0,
            posts=house.figures.posts,
            undeliverable=0,
        )
        in text
    )


async def test_status_names_what_is_parked_and_that_something_failed(
    house: House, people: People
) -> None:
    sunniva, ana = people["Sunniva"], people["Ana"]
    sitting = await open_table([ana], TABLES, computers=2)
    await settled(house)
    await ana.world("deny", channel=TABLES, rights=["SEND_MESSAGES_IN_THREADS"])
    await house.adapter.put_post(sitting.table, "say", payload={"key": "left", "name": "x"})
    await settled(house)
    logging.getLogger("meadhall").error("for the count")
    house.figures.last_failure = 1_700_000_000
    text = said(await sunniva.slash(LOUNGE, "/admin status"))
    assert "`403 50013: Missing Permissions` × " in text
    assert house.figures.undeliverable >= 1
    assert house.figures.failures >= 1
    assert say("status-failures", count=house.figures.failures) in text
    assert say("status-last-failure", time="<t:1700000000:R>") in text


async def test_sync_registers_the_commands_anew(
    house: House, people: People, table: LocalTable
) -> None:
    seen: list[Exchange] = []
    table.hall.on_exchange.append(seen.append)
    sunniva = people["Sunniva"]
    answer = await sunniva.slash(LOUNGE, "/admin sync")
    assert said(answer) == say("synced", count=len(house.tree.get_commands()))
    puts = [e.path for e in seen if e.method == "PUT"]
    assert puts == [f"/applications/{house.application_id}/commands"]
    await sunniva.world("fail", path="/commands", method="PUT", how="refuse", code=50001)
    answer = await sunniva.slash(LOUNGE, "/admin sync")
    assert said(answer).startswith(say("sync-failed", why="").strip())


async def test_admin_is_hidden_from_others_and_refused_when_forged(
    house: House, people: People, table: LocalTable
) -> None:
    seen: list[Exchange] = []
    table.hall.on_exchange.append(seen.append)
    steward = people["Bram"]
    await steward.world("add-role", name="Stewards", rights=["MANAGE_GUILD"], people=[steward.id])
    for person in (people["Ana"], steward):
        for sub in ("status", "sync"):
            with pytest.raises(CannotDo, match="permission"):
                await person.slash(LOUNGE, f"/admin {sub}")
            told = await forged(person, table, "admin", sub)
            assert told == say("refused-not-owner")
    with pytest.raises(CannotDo):
        await people["Sunniva"].slash(people["Sunniva"].dm, "/admin status")
    assert not [e for e in seen if e.method == "PUT"], "nothing is registered"


async def test_admin_can_be_kept_to_one_server(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    def scopes() -> dict[str, Any]:
        return {c.form["name"]: c.guild_id for c in table.hall.world.commands.values()}

    database = tmp_path / "bot.sqlite3"
    async with house_at(table, database, admin_server=int(GUILD)) as house:
        await everything_registered(house)
        assert scopes()["admin"] == GUILD
        assert scopes()["game"] is None
        text = said(await people["Sunniva"].slash(LOUNGE, "/admin status"))
        assert own_version() in text
    async with house_at(table, database) as house:
        await everything_registered(house)
        names = [c.form["name"] for c in table.hall.world.commands.values()]
        assert names.count("admin") == 1, "it does not stand there twice"
        assert scopes()["admin"] is None


# Heartbeat, copies, figures


async def test_the_heartbeat_comes_every_minute_and_not_before_the_first(
    table: LocalTable, tmp_path: Path
) -> None:
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        await house.store.meta.set(HEARTBEAT, "1234")
        now = [1_800_000_000]
        house.adapter.now = lambda: now[0]
        assert await house.store.meta.get(HEARTBEAT) == "1234", "the former run's last one"
        await health(house).minute()
        assert await house.store.meta.get(HEARTBEAT) == "1800000000"
        now[0] += 60
        await health(house).minute()
        assert await house.store.meta.get(HEARTBEAT) == "1800000060"
        now[0] += 30
        await house.unload_extension("cogs.operator.health")
        assert await house.store.meta.get(HEARTBEAT) == "1800000090", "the last one at the end"


async def test_a_copy_is_made_every_day_and_a_failure_waits_an_hour(
    table: LocalTable, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "bot.sqlite3"
    async with house_at(table, database) as house:
        now = [1_800_000_000]
        house.adapter.now = lambda: now[0]
        cog = health(house)
        await cog.minute()
        now[0] += 3600
        await cog.minute()
        times = [time for time, _ in backup.copies(database)]
        assert times[0] == 1_800_000_000
        now[0] += backup.DAY_SECONDS
        folder = backup.folder_of(database)
        folder.rename(tmp_path / "moved")
        folder.write_text("in the way")
        await cog.minute()
        await cog.minute()
        assert caplog.text.count("the next try is in an hour") == 1
        folder.unlink()
        now[0] += 3600
        await cog.minute()
        assert [time for time, _ in backup.copies(database)] == [now[0]]


async def test_the_figures_are_served_for_prometheus(house: House, people: People) -> None:
    await open_table([people["Ana"]], TABLES, computers=2)
    await settled(house)
    async with (
        served(house, "127.0.0.1", 0) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as response,
    ):
        text = await response.text()
        assert response.status == 200
        assert response.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    assert 'meadhall_tables{phase="running"} 1.0' in text
    assert f"meadhall_posts_total {float(house.figures.posts)}" in text
    assert f"meadhall_answers_total {float(house.figures.answers)}" in text


async def test_a_taken_metrics_port_does_not_stop_the_bot(
    table: LocalTable, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = await asyncio.start_server(lambda _r, w: w.close(), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server, house_at(table, tmp_path / "bot.sqlite3", metrics_port=port) as house:
        assert f"no metrics at 127.0.0.1 port {port}" in caplog.text
        assert house.is_ready()


# Processes


async def second(bot: BotProcess, **more: str) -> tuple[int, str]:
    """Start another `python bot.py` with the same database; its exit code and what it said."""
    environ = {key: value for key, value in os.environ.items() if "MEADHALL" not in key}
    environ |= {"DISCORD_TOKEN": "", "MEADHALL_LOCAL_URL": bot.table.url}
    environ |= {"MEADHALL_DATABASE": str(bot.database), **more}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        env=environ,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    async with asyncio.timeout(20):
        out, _ = await process.communicate()
    return process.returncode or 0, out.decode()


async def test_a_second_process_with_the_same_database_refuses_to_start(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    async with bot_process(table, tmp_path) as bot:
        code, text = await second(bot)
        assert code == 1
        assert "another Meadhall" in text
        assert str(bot.database) in text
        assert "Traceback" not in text
        # The first one plays on.
        answer = await people["Ana"].slash(LOUNGE, "/help")
        assert answer["ephemeral"]
        await bot.kill()
        await bot.start()
        lines = [line for line in bot.log.read_text().splitlines() if "; database " in line]
        assert len(lines) == bot.starts, "one line a start"
        assert f"Meadhall {own_version()}" in lines[0]
        assert str(bot.database) in lines[0]


async def test_a_database_of_a_newer_version_is_refused_with_a_word(
    table: LocalTable, tmp_path: Path
) -> None:
    async with bot_process(table, tmp_path) as bot:
        await bot.stop()
        with sqlite3.connect(bot.database) as connection:
            connection.execute("PRAGMA user_version = 999")
        connection.close()
        code, text = await second(bot)
        assert code == 1
        assert "cannot start: the database is at migration 999" in text
        assert "Traceback" not in text
