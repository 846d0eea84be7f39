"""The commands are registered where Discord does not have them, and nothing waits for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e import starting
from tests.e2e.exchange import Exchange, StandIn
from tests.e2e.house import house_at, version
from tests.e2e.people import GUILD, LOUNGE, People, said
from tests.e2e.starting import Log, only
from texts import own_words

LINKED = 2252177770908672


def puts(exchange: Exchange) -> list[str]:
    """Where something was registered, since the last time that this was asked: below the
    application."""
    paths = [request.path for request in exchange.sent("PUT", "/commands$")]
    exchange.requests.clear()
    return [path.removeprefix(f"/applications/{exchange.bot}/") for path in paths]


async def test_commands_that_discord_has_are_not_registered_again_and_admin_on_one_server_alone(
    table: StandIn, people: People, exchange: Exchange, tmp_path: Path
) -> None:
    for server in (None, int(GUILD), None):
        for first in (True, False):
            # Another database each time: what is stored does not matter, but what Discord has.
            database = tmp_path / f"{server}-{first}.sqlite3"
            async with house_at(table, database, admin_server=server) as house:
                await house.registered()
                places = [place for place, name in exchange.commands if name == "admin"]
                if server:
                    assert version() in said(await people["Sunniva"].slash(LOUNGE, "/admin status"))
            assert places.count(GUILD if server else None) == 1
            assert (None, "game") in exchange.commands
            assert first or not puts(exchange)
            exchange.requests.clear()


async def test_overwritten_commands_are_mended(
    table: StandIn, exchange: Exchange, tmp_path: Path
) -> None:
    database = tmp_path / "bot.sqlite3"
    async with house_at(table, database) as house:
        ours = exchange.commands
        strange = {"name": "strange", "description": "of another installation", "type": 1}
        await house.registers_instead(strange)
        assert exchange.commands == {(None, "strange"): strange}
    async with house_at(table, database):
        assert exchange.commands == ours


async def test_what_discord_made_for_activities_stays_and_holds_up_no_command(
    table: StandIn, people: People, exchange: Exchange, tmp_path: Path
) -> None:
    database = tmp_path / "bot.sqlite3"
    await people["Ana"].world("switch-on-activities")
    launch = dict(exchange.commands[None, "Launch"])
    async with house_at(table, database) as house:
        await house.registered()
        assert (None, "game") in exchange.commands
        answer = await people["Sunniva"].slash(LOUNGE, "/admin sync")
        count = len(exchange.commands) - 1
        assert said(answer) == own_words("en")("synced", count=count)
    assert puts(exchange) == ["commands"] * 2
    async with house_at(table, database) as house:
        await house.registered()
    assert puts(exchange) == [], "they are the same"
    assert launch.items() <= exchange.commands[None, "Launch"].items()


async def test_a_failing_or_slow_registration_never_stops_the_start_and_is_tried_again(
    table: StandIn,
    people: People,
    exchange: Exchange,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starting.impatient(monkeypatch)
    starting.registers_for_a_moment(monkeypatch)
    for method in ("GET", "PUT"):
        exchange.fail("/commands", "503", method=method)
        exchange.refuse("/commands", 50035, method=method, times=1)
        exchange.fail("/commands", "drop", method=method)
    with exchange.held("/commands", method="PUT"):
        async with house_at(table, tmp_path / "bot.sqlite3") as house:
            assert house.is_ready
            assert exchange.commands == {}
            exchange.let_go()
            await house.registered()
            assert (await people["Ana"].slash(LOUNGE, "/help"))["ephemeral"]
    assert exchange.happened()


async def test_a_wrong_server_costs_one_line(
    table: StandIn, exchange: Exchange, tmp_path: Path, log: Log
) -> None:
    database = tmp_path / "bot.sqlite3"
    for expected in (["commands"], []):
        log.records.clear()
        async with house_at(table, database, admin_server=4711) as house:
            await log.says("MEADHALL_ADMIN_SERVER is 4711")
            assert house.is_ready
            await house.registered_at("4711")
        assert not exchange.sent("", "/guilds/.*/commands")
        assert puts(exchange) == expected
        assert only(log.lines("ADMIN_SERVER")).exc_info is None
    assert not [place for place, name in exchange.commands if name == "admin"]
    # Nor does a server that the bot left hold up another.
    async with house_at(table, database, admin_server=int(GUILD)) as house:
        await house.registered()
        assert (GUILD, "admin") in exchange.commands
        assert await house.registered_at() == GUILD


@pytest.mark.parametrize("code", [50001, 10004])
async def test_admin_appears_as_soon_as_the_bot_is_invited(
    table: StandIn, exchange: Exchange, tmp_path: Path, log: Log, code: int
) -> None:
    exchange.refuse("/guilds/.*/commands", code, times=1)
    async with house_at(table, tmp_path / "bot.sqlite3", admin_server=int(GUILD)) as house:
        await log.says(f"MEADHALL_ADMIN_SERVER is {GUILD}")
        assert (GUILD, "admin") not in exchange.commands
        await house.invited()
        await house.registered()
        assert (GUILD, "admin") in exchange.commands


async def test_discords_invitation_asks_for_what_the_bot_needs_and_keeps_what_the_owner_set(
    table: StandIn, exchange: Exchange, tmp_path: Path
) -> None:
    administrator, commands = 8, ["applications.commands"]
    by_person = {"oauth2_install_params": {"scopes": commands, "permissions": "0"}}
    own = {"oauth2_install_params": {"scopes": ["bot"], "permissions": str(administrator)}}
    exchange.application_says(integration_types_config={"0": own, "1": by_person})
    for again in (False, True):
        exchange.requests.clear()
        async with house_at(table, tmp_path / "bot.sqlite3") as house:
            await house.registered()
        sent = exchange.sent("PATCH", "/applications/@me$")
        assert bool(sent) is not again
        if sent:
            config = sent[0].body["integration_types_config"]
            asked = config["0"]["oauth2_install_params"]
            assert asked["scopes"] == ["bot", "applications.commands"]
            assert asked["permissions"] == administrator | LINKED
            assert config["1"]["oauth2_install_params"]["scopes"] == commands


def test_the_readmes_link_asks_for_the_same() -> None:
    for file in ("README.md", "docs/es.md", "docs/pt-BR.md"):
        assert f"&permissions={LINKED}\n" in Path(file).read_text("utf-8")
