"""Faults on request, what the table does not know, and the page's door."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from localtable.first_world import ANA, LOUNGE, QUIET, SUNNIVA, TABLES
from tests.localtable.conftest import Raw
from tests.localtable.page import Page, PageError
from tests.localtable.small_bot import SmallBot
from tests.localtable.stand_in import StandIn, stand_in


def tables(bot: SmallBot) -> discord.TextChannel:
    channel = bot.get_channel(int(TABLES))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_rate_limit_is_waited_for(bot: SmallBot, ana: Page) -> None:
    await ana.ask("world", do="fail", how="429", path="/messages$", method="POST", seconds=0.01)
    await tables(bot).send("After all")
    assert [m["content"] for m in await ana.messages(TABLES)] == ["After all"]


async def test_a_lost_request_was_not_carried_out(bot: SmallBot, ana: Page) -> None:
    await ana.ask("world", do="fail", how="drop", path="/messages$")
    with pytest.raises(aiohttp.ClientError):
        await tables(bot).send("Lost")
    assert await ana.messages(TABLES) == []


async def test_a_lost_answer_was_carried_out_and_its_nonce_finds_it(
    bot: SmallBot, ana: Page
) -> None:
    await ana.ask("world", do="fail", how="drop-answer", path="/messages$")
    with pytest.raises(aiohttp.ClientError):
        await tables(bot).send("Once", nonce="row-1")
    await tables(bot).send("Once", nonce="row-1")
    assert [m["content"] for m in await ana.messages(TABLES)] == ["Once"]


async def test_a_refusal_on_request(bot: SmallBot, ana: Page) -> None:
    await ana.ask("world", do="fail", how="refuse", path="/messages$", code=50001, times=2)
    for _ in range(2):
        with pytest.raises(discord.Forbidden):
            await tables(bot).send("No")
    await tables(bot).send("Yes")


async def test_a_server_error_is_raised(bot: SmallBot, ana: Page) -> None:
    await ana.ask("world", do="fail", how="503", path="/messages$")
    with pytest.raises(discord.DiscordServerError):
        await tables(bot).send("No")


async def test_a_request_is_held_until_a_test_lets_it_go(bot: SmallBot, table: StandIn) -> None:
    gate = asyncio.Event()
    table.faults.add("delay", "/messages$", gate=gate)
    sending = asyncio.create_task(tables(bot).send("Held"))
    await asyncio.sleep(0.05)
    assert not sending.done()
    gate.set()
    assert (await sending).content == "Held"


@pytest.mark.stand_in_fails
@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/guilds/1/audit-logs"), ("POST", "/stage-instances")]
)
async def test_what_is_not_known_is_answered_404_and_said_loudly(
    session: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture, method: str, path: str
) -> None:
    async with stand_in() as table:
        status, said = await Raw(table, session)(method, path)
    assert (status, said) == (404, {"message": "404: Not Found", "code": 0})
    assert "the local table does not know" in caplog.text
    assert path in caplog.text


@pytest.mark.stand_in_fails
async def test_an_error_of_our_own_is_no_5xx(
    raw: Raw, table: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    table.world.people.clear()
    status, said = await raw("GET", "/users/@me")
    assert (status, said["code"]) == (400, 0)
    assert "Traceback" in caplog.text


async def test_only_its_own_page_may_ask(table: StandIn, session: aiohttp.ClientSession) -> None:
    url = f"{table.url}/table/state"
    body = {"person": ANA}
    port = table.url.rpartition(":")[2]
    for headers, status in (
        ({"Origin": table.url}, 200),
        ({"Origin": "https://example.org"}, 403),
        ({"Host": f"example.org:{port}"}, 403),
        ({"Host": f"localhost:{port}"}, 200),
    ):
        async with session.post(url, json=body, headers=headers) as response:
            assert response.status == status
    async with session.post(url, data='{"person": "1"}') as response:
        assert response.status == 403, "a form of another site sends no JSON"
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await session.ws_connect(
            f"{table.url}/table/changed?person={ANA}", headers={"Origin": "https://example.org"}
        )


@pytest.mark.parametrize("path", ["/api/v10/users/@me", "/emojis/1", "/gateway", "/"])
async def test_no_other_site_reaches_the_table_by_a_name_for_this_machine(
    table: StandIn, session: aiohttp.ClientSession, path: str
) -> None:
    port = table.url.rpartition(":")[2]
    bot = {"Authorization": "Bot x"}

    async def status(**headers: str) -> int:
        async with session.get(table.url + path, headers={**bot, **headers}) as response:
            return response.status

    usual = await status()
    assert usual != 403
    for host in ("localhost", f"localhost:{port}", f"LocalHost:{port}", f"[::1]:{port}"):
        assert await status(Host=host) == usual
    for host in (f"example.org:{port}", f"127.0.0.1.example.org:{port}", "", f"[::1:{port}"):
        assert await status(Host=host) == 403
    assert await status(Origin="https://example.org") == 403
    assert await status(Origin="null") == 403


async def test_pages_hear_of_what_their_person_may_see(
    bot: SmallBot, table: StandIn, session: aiohttp.ClientSession
) -> None:
    ana = Page(table, session, ANA)
    await ana.ask("world", do="deny", channel=LOUNGE, rights=["VIEW_CHANNEL"], whom=ANA)
    url = f"{table.url}/table/changed?person="
    async with session.ws_connect(url + ANA) as hers, session.ws_connect(url + SUNNIVA) as theirs:
        lounge = bot.get_channel(int(LOUNGE))
        assert isinstance(lounge, discord.TextChannel)
        await lounge.send("Not for Ana")
        assert (await theirs.receive()).data == "changed"
        await ana.settled(await ana.command(TABLES, "/hand"))
        assert (await hers.receive()).data == "changed"
        assert [m["content"] for m in await Page(table, session, SUNNIVA).messages(LOUNGE)] == [
            "Not for Ana"
        ]
        with pytest.raises(PageError, match="do not see"):
            await ana.messages(LOUNGE)


async def test_what_a_person_asks_wrongly_is_said_in_words(ana: Page) -> None:
    for action, body in (
        ("state", {"channel": "1"}),
        ("say", {"person": "1", "channel": TABLES, "content": "x"}),
        ("say", {"channel": TABLES, "content": ""}),
        ("say", {"channel": TABLES, "content": "x" * 2001}),
        ("component", {"message": "1", "custom_id": "x"}),
        ("slash", {"channel": TABLES, "command": "1"}),
        ("modal", {"id": "1", "values": {}}),
        ("person", {"locale": "xx"}),
        ("interaction", {"id": "1"}),
    ):
        with pytest.raises(PageError):
            await ana.ask(action, **body)


async def test_the_state_of_the_page(ana: Page) -> None:
    state = await ana.state()
    assert set(state) == {
        "people",
        "guild",
        "channels",
        "commands",
        "edition",
        "channel",
        "messages",
        "modal",
        "notice",
    }
    assert [p["name"] for p in state["people"] if not p["bot"]] == [
        "Sunniva",
        "Ana",
        "Bram",
        "Carlos",
        "Duarte",
    ]
    assert [(c["name"], c["type"]) for c in state["channels"]] == [
        ("tables", 0),
        ("lounge", 0),
        ("quiet", 0),
        ("hall", 2),
        ("Meadhall", 1),
    ]
    assert state["channel"] == TABLES
    assert all(c["can_send"] for c in state["channels"])
    assert QUIET in [c["id"] for c in state["channels"]]
    known = await ana.state(edition=state["edition"])
    assert known["commands"] is None, "told once"


async def test_older_messages_come_page_by_page(raw: Raw, ana: Page) -> None:
    for number in range(5):
        await raw("POST", f"/channels/{TABLES}/messages", {"content": str(number)})
    last = await ana.state(TABLES, limit=2)
    assert [m["content"] for m in last["messages"]] == ["3", "4"]
    older = await ana.state(TABLES, limit=2, before=last["messages"][0]["id"])
    assert [m["content"] for m in older["messages"]] == ["1", "2"]


async def test_somebody_new_sits_down(ana: Page, table: StandIn) -> None:
    new = (await ana.ask("world", do="add-person", name="Einar", locale="en-GB"))["id"]
    theirs = await Page(table, ana.session, new).state()
    assert [c["type"] for c in theirs["channels"]][-1] == 1
    await Page(table, ana.session, new).ask("say", channel=TABLES, content="Hello")
    await ana.ask("world", do="guild-locale", locale="es-ES")
    assert (await ana.state())["guild"]["locale"] == "es-ES"


KNOCK = (
    "GET /table/changed?person={} HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


CUT_OFF = (
    "POST /{} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n["
)


async def test_closing_a_tab_is_nothing_to_write_home_about(
    session: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture
) -> None:
    """However it goes: before its websocket stands, while it is told something, in the middle
    of a ping or of a question."""
    async with stand_in() as table:
        host, port = table.url.removeprefix("http://").split(":")
        for number in range(60):
            _, out = await asyncio.open_connection(host, int(port))
            out.write(KNOCK.format(ANA, f"{host}:{port}").encode())
            await asyncio.sleep(0)
            out.transport.abort() if number % 2 else out.close()
        for action in ("table/state", "api/v10/channels/1/messages"):
            _, out = await asyncio.open_connection(host, int(port))
            out.write(CUT_OFF.format(action, f"{host}:{port}").encode())
            await session.get(table.url)
            out.close()
            await session.get(table.url)
        for number in range(60):
            tab = await session.ws_connect(f"{table.url}/table/changed?person={ANA}")
            table.changed()
            if number % 2:
                await tab.ping()
            response = tab._response
            response.close()
            table.changed()
            await asyncio.sleep(0)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
