"""While Discord has not told of a server yet, or cannot: the bot says nothing of it that is not
so, and what was set there goes on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.exchange import Exchange, StandIn
from tests.e2e.forging import Forger
from tests.e2e.house import House, house_at
from tests.e2e.people import LOUNGE, TABLES, People, said
from tests.e2e.play import GAME, open_table
from texts import own_words

say = own_words("en")
AWAY = say("refused-server-away")


async def goes_away(house: House, people: People) -> None:
    """Its people reach the bot all the same."""
    assert house.knows_server()
    heard = house.hears("guild_unavailable")
    await people["Ana"].world("outage", reached=True)
    await heard


async def comes_back(house: House, people: People) -> None:
    heard = house.hears("guild_available")
    await people["Ana"].world("outage", on=False)
    await heard


@pytest.fixture(params=["not told of yet", "away"])
async def away(
    request: pytest.FixtureRequest, table: StandIn, people: People, tmp_path: Path
) -> AsyncIterator[House]:
    """A bot whose server is not there, from the start or after it was."""
    told = request.param == "away"
    if not told:
        await people["Ana"].world("outage", reached=True)
    async with house_at(table, tmp_path / "bot.sqlite3") as house:
        if told:
            await goes_away(house, people)
        assert not house.knows_server()
        yield house


async def test_whoever_has_the_role_opens_tables_and_nobody_is_told_that_it_is_gone(
    away: House, people: People
) -> None:
    ana, carlos, owner = people["Ana"], people["Carlos"], people["Sunniva"]
    role = (await ana.world("add-role", name="Hosts", people=[ana.id]))["id"]
    await away.set_server(opener=int(role), channel=int(TABLES))
    told = await carlos.slash(TABLES, "/game new", game=GAME)
    assert said(told) == own_words("es")("opener-only", role=f"<@&{role}>")
    # The rule of the lobbies' channel holds.
    elsewhere = await ana.slash(LOUNGE, "/game new", game=GAME)
    assert said(elsewhere) == say("lobby-elsewhere", channel=f"<#{TABLES}>")
    # Who manages the server always may; which of its settings are good still, nobody can tell.
    for person in (ana, owner):
        opened = await person.slash(TABLES, "/game new", game=GAME)
        assert said(opened) == say("lobby-opened", start=say("button-start"))
    assert said(await owner.slash(TABLES, "/setup")) == AWAY
    await comes_back(away, people)
    for person in (ana, owner):
        await carlos.reads(TABLES, say("lobby-host", who=f"<@{person.id}>"))


async def test_what_only_the_server_knows_is_told_when_it_is_there_again(
    house: House, people: People, exchange: Exchange
) -> None:
    ana, carlos = people["Ana"], people["Carlos"]
    await carlos.speaks("en")
    sitting = await open_table([ana], TABLES, computers=2)
    await house.settled()
    await goes_away(house, people)
    await house.set_server(opener=1)
    number = str(sitting.table)
    again = await Forger(exchange, house, ana).press(f"t:{number}:again", ana.dm)
    assert again == AWAY
    # Whoever sits there, or is where it is played, needs no server; of others nobody can tell.
    assert (await ana.slash(LOUNGE, "/board", table=number))["attachments"]
    assert (await carlos.slash(TABLES, "/board", table=number))["attachments"]
    for wanted in (number, "999"):
        assert said(await carlos.slash(LOUNGE, "/board", table=wanted)) == AWAY
    assert said(await carlos.slash(LOUNGE, "/stats", person=ana.id)) == AWAY
    await comes_back(house, people)
    assert (await carlos.slash(LOUNGE, "/board", table=number))["attachments"]
    nowhere = await carlos.slash(LOUNGE, "/board", table="999")
    assert said(nowhere) == say("refused-no-table", detail="")
    told = await ana.slash(TABLES, "/game new", game=GAME)
    assert said(told) == say("opener-gone"), "now it can be known"
