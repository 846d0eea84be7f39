"""Who may ask the local table, and what it says to what it does not know."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from localtable.first_world import ANA, LOUNGE, SUNNIVA, TABLES
from tests.e2e.people import CannotDo, Person
from tests.localtable import deeds
from tests.localtable.conftest import Raw
from tests.localtable.stand_in import StandIn, stand_in


@pytest.mark.stand_in_fails
async def test_what_is_not_known_is_a_404_and_a_fault_of_ours_a_400_both_said_loudly(
    session: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture
) -> None:
    async with stand_in() as table:
        raw = Raw(table, session)
        for method, path in (("GET", "/guilds/1/audit-logs"), ("POST", "/stage-instances")):
            assert await raw(method, path) == (404, {"message": "404: Not Found", "code": 0})
            assert f"the local table does not know {method} {path}" in caplog.text
        async with session.ws_connect(table.gateway.url) as socket:
            await socket.send_json({"op": 77})
            await socket.receive()
            assert (await socket.receive()).data == 4001
            assert "the local table does not know gateway op 77" in caplog.text
        table.world.people.clear()
        assert (await raw("GET", "/users/@me"))[0] == 400, "5xx would be tried for half a minute"
        assert "Traceback" in caplog.text


@pytest.mark.parametrize("path", ["/api/v10/users/@me", "/emojis/1.png", "/gateway", "/"])
async def test_no_other_site_reaches_the_table_by_a_name_for_this_machine(
    table: StandIn, session: aiohttp.ClientSession, path: str
) -> None:
    port = table.url.rpartition(":")[2]

    async def is_let_in(**headers: str) -> bool:
        more = {"Authorization": "Bot x", **headers}
        async with session.get(table.url + path, headers=more) as response:
            return response.status != 403

    for host in ("localhost", f"LocalHost:{port}", f"[::1]:{port}"):
        assert await is_let_in(Host=host)
    for host in (f"example.org:{port}", f"127.0.0.1.example.org:{port}", "", f"[::1:{port}"):
        assert not await is_let_in(Host=host)
    for origin in ("https://example.org", "null"):
        assert not await is_let_in(Origin=origin)
    async with session.post(f"{table.url}/table/state", data='{"person": "1"}') as response:
        assert response.status == 403, "a form of another site sends no JSON"


async def test_pages_hear_of_what_their_person_may_see(
    table: StandIn, raw: Raw, ana: Person, session: aiohttp.ClientSession
) -> None:
    deeds.do(table, "deny", channel=LOUNGE, rights=["VIEW_CHANNEL"], whom=ANA)
    url = f"{table.url}/table/changed?person="
    async with session.ws_connect(url + ANA) as hers, session.ws_connect(url + SUNNIVA) as theirs:
        await raw("POST", f"/channels/{LOUNGE}/messages", {"content": "Not for Ana"})
        assert (await theirs.receive()).data == "changed"
        with pytest.raises(TimeoutError):
            await hers.receive(timeout=0.05)
    with pytest.raises(CannotDo, match="do not see"):
        await ana.messages(LOUNGE)


async def test_what_a_person_asks_wrongly_is_said_in_words(ana: Person, raw: Raw) -> None:
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "disabled": True}
    body = {"components": [{"type": 1, "components": [button]}]}
    message = (await raw("POST", f"/channels/{TABLES}/messages", body))[1]["id"]
    for action, body in (
        ("state", {"channel": "1"}),
        ("say", {"person": "1", "channel": TABLES, "content": "x"}),
        ("say", {"channel": TABLES, "content": "x" * 2001}),
        ("component", {"message": message, "custom_id": "x"}),
        ("component", {"message": message, "custom_id": "go"}),
        ("slash", {"channel": TABLES, "command": "1"}),
        ("modal", {"id": "1", "values": {}}),
        ("person", {"locale": "xx"}),
        ("interaction", {"id": "1"}),
    ):
        with pytest.raises(CannotDo):
            await ana.ask(action, **body)


CUT_OFF = (
    "POST /{} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n["
)


async def test_closing_a_tab_is_nothing_to_write_home_about(
    session: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture
) -> None:
    """In the middle of a question, while it is told something, in the middle of a ping."""
    async with stand_in() as table:
        where = table.url.removeprefix("http://")
        for path in ("table/state", "api/v10/channels/1/messages"):
            _, out = await asyncio.open_connection(*where.split(":"))
            out.write(CUT_OFF.format(path, where).encode())
            await session.get(table.url)
            out.close()
        for number in range(60):
            tab = await session.ws_connect(f"{table.url}/table/changed?person={ANA}")
            table.changed()
            if number % 2:
                await tab.ping()
            tab._response.close()
            table.changed()
            await asyncio.sleep(0)
        await session.get(table.url)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
