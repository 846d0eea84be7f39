"""The commands are registered where Discord does not have them, and nothing waits for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cogs.link import registry
from localtable.hall.hall import Exchange
from localtable.server import LocalTable
from localtable.world.first_world import GUILD, LOUNGE
from tests.e2e.house import everything_registered, house_at
from tests.e2e.people import People, said
from tests.e2e.starting import SOON, Log, only
from texts import own_words


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


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be registered is tried again without a pause."""
    monkeypatch.setattr(registry, "FIRST_PAUSE", SOON)


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


async def test_what_discord_made_for_activities_stays_and_holds_up_no_command(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    told, ana = Registrations(table), people["Ana"]
    database = tmp_path / "bot.sqlite3"
    await ana.world("switch-on-activities")
    launch = forms(table)[None, "Launch"]
    async with house_at(table, database) as house:
        await everything_registered(house)
        assert (None, "game") in forms(table)
        answer = await people["Sunniva"].slash(LOUNGE, "/admin sync")
        count = len(house.tree.get_commands())
        assert said(answer) == own_words("en")("synced", count=count)
    assert told.puts() == [everybodys(table)] * 2
    async with house_at(table, database) as house:
        await everything_registered(house)
    assert told.puts() == [], "they are the same"
    assert launch.items() <= forms(table)[None, "Launch"].items()


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
