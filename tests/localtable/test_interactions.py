"""Interactions in time and out of it, and what a bot may answer to which."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from localtable.first_world import ANA, APPLICATION, LOUNGE, TABLES
from tests.localtable.conftest import Raw
from tests.localtable.page import Page, PageError
from tests.localtable.small_bot import SmallBot
from tests.localtable.stand_in import StandIn

Json = dict[str, Any]

HOOK = f"/webhooks/{APPLICATION}"


class Presser:
    """A message with a button, pressed by a person; answers are sent raw."""

    def __init__(self, raw: Raw, page: Page) -> None:
        self.raw = raw
        self.page = page

    async def press(self, *, message: Json | None = None) -> tuple[str, str, Json]:
        """The interaction's id and token, and the pressed message."""
        if message is None:
            row = {"type": 1, "components": [BUTTON]}
            path = f"/channels/{TABLES}/messages"
            _, message = await self.raw("POST", path, {"content": "Press", "components": [row]})
        assert message is not None
        id_ = await self.page.press(message["id"], "go")
        return id_, self.raw.table.interactions[id_].token, message

    async def answer(self, id_: str, token: str, kind: int, data: Json | None = None) -> Any:
        body = {"type": kind, "data": data} if data is not None else {"type": kind}
        path = f"/interactions/{id_}/{token}/callback?with_response=1"
        return await self.raw("POST", path, body, token="")


NOT_OURS: Json = {"type": 2, "style": 1, "custom_id": "x", "emoji": {"id": "1", "name": "x"}}
BUTTON: Json = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
MODAL: Json = {
    "custom_id": "m",
    "title": "Title",
    "components": [
        {
            "type": 1,
            "components": [{"type": 4, "custom_id": "t", "style": 1, "label": "Text"}],
        }
    ],
}


@pytest.fixture
def presser(raw: Raw, ana: Page) -> Presser:
    return Presser(raw, ana)


async def test_the_bot_answers_too_late(bot: SmallBot, table: StandIn, ana: Page) -> None:
    may_answer, failed = asyncio.Event(), asyncio.Queue[discord.HTTPException]()

    async def slow(interaction: discord.Interaction[Any]) -> None:
        await may_answer.wait()
        try:
            await interaction.response.send_message("Late")
        except discord.NotFound as late:
            await failed.put(late)

    bot.handlers["go"] = slow
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Go", custom_id="go"))
    channel = bot.get_channel(int(TABLES))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("Press", view=view)
    id_ = await ana.press(str(message.id), "go")
    table.clock.ahead_ms += 30_001
    may_answer.set()
    assert (await failed.get()).code == 10062
    state = await ana.state(TABLES)
    assert state["notice"] == "This interaction failed"
    assert await ana.ask("interaction", id=id_) == {
        "answered": False,
        "error": "no-answer",
        "ms": None,
    }
    await ana.ask("dismiss", notice=True)
    assert (await ana.state(TABLES))["notice"] is None


async def test_a_bot_that_never_answers_fails_by_the_clock(session: aiohttp.ClientSession) -> None:
    from tests.localtable.small_bot import running
    from tests.localtable.stand_in import stand_in

    async with stand_in() as table, running(table):
        table.first_answer_ms = 50
        ana = Page(table, session, ANA)
        said = await ana.settled(await ana.command(TABLES, "/silence"))
        assert said["error"] == "no-answer"
        assert (await ana.state())["notice"] == "The application did not respond"


async def test_a_second_answer_is_refused(presser: Presser) -> None:
    id_, token, _ = await presser.press()
    status, said = await presser.answer(id_, token, 4, {"content": "One"})
    assert status == 200
    assert said["resource"]["message"]["content"] == "One"
    status, said = await presser.answer(id_, token, 4, {"content": "Two"})
    assert (status, said["code"]) == (400, 40060)


async def test_a_wrong_token_or_id_is_unknown(presser: Presser) -> None:
    id_, token, _ = await presser.press()
    assert (await presser.answer(id_, "wrong", 4, {"content": "x"}))[1]["code"] == 10062
    assert (await presser.answer("1", token, 4, {"content": "x"}))[1]["code"] == 10062


async def test_a_refused_answer_may_be_repeated_rightly(
    presser: Presser, request: pytest.FixtureRequest
) -> None:
    id_, token, _ = await presser.press()
    status, said = await presser.answer(
        id_, token, 4, {"components": [{"type": 1, "components": [NOT_OURS]}]}
    )
    assert (status, said["code"]) == (400, 50035)
    assert (await presser.answer(id_, token, 4, {"content": "x"}))[0] == 200


async def test_tokens_live_a_quarter_of_an_hour(presser: Presser, table: StandIn) -> None:
    id_, token, _ = await presser.press()
    unknown = await presser.raw("POST", f"{HOOK}/{token}", {"content": "Early"}, token="")
    assert unknown[1]["code"] == 10015, "nothing follows before the first answer"
    await presser.answer(id_, token, 5, {"flags": 64})
    table.clock.ahead_ms += 14 * 60_000
    status, first = await presser.raw("POST", f"{HOOK}/{token}", {"content": "Now"}, token="")
    assert (status, first["flags"]) == (200, 64)
    table.clock.ahead_ms += 61_000
    for method, path in (
        ("POST", f"{HOOK}/{token}"),
        ("PATCH", f"{HOOK}/{token}/messages/@original"),
        ("GET", f"{HOOK}/{token}/messages/@original"),
        ("DELETE", f"{HOOK}/{token}/messages/@original"),
    ):
        body = {"content": "Late"} if method in ("POST", "PATCH") else None
        status, said = await presser.raw(method, path, body, token="")
        assert (status, said["code"]) == (401, 50027)


async def test_the_first_message_after_deferring_replaces_the_loading_one(
    presser: Presser, ana: Page, bram: Page
) -> None:
    id_, token, _ = await presser.press()
    await presser.answer(id_, token, 5)
    loading = (await ana.messages(TABLES))[-1]
    assert loading["loading"]
    assert not loading["ephemeral"]
    with pytest.raises(PageError):
        await ana.press(loading["id"], "go")
    body = {"content": "Public", "flags": 64}
    _, first = await presser.raw("POST", f"{HOOK}/{token}", body, token="")
    assert (first["id"], first["flags"]) == (loading["id"], 0), "it stays as it was deferred"
    _, second = await presser.raw("POST", f"{HOOK}/{token}", body, token="")
    assert second["flags"] == 64
    assert [m["content"] for m in await bram.messages(TABLES)] == ["Press", "Public"]


async def test_components_v2_come_with_the_edit_of_a_deferred_answer(
    presser: Presser, ana: Page
) -> None:
    id_, token, _ = await presser.press()
    await presser.answer(id_, token, 5, {"flags": 64})
    body = {"flags": 1 << 15, "components": [{"type": 10, "content": "Panel"}]}
    path = f"{HOOK}/{token}/messages/@original"
    status, said = await presser.raw("PATCH", path, body, token="")
    assert status == 200
    assert said["flags"] == 1 << 15 | 64
    assert (await ana.messages(TABLES))[-1]["components"][0]["content"] == "Panel"


async def test_whose_messages_a_token_reaches(presser: Presser) -> None:
    one, token, pressed = await presser.press()
    await presser.answer(one, token, 4, {"content": "Answer"})
    two, other, _ = await presser.press(message=pressed)
    _, said = await presser.answer(two, other, 4, {"content": "Other"})
    theirs = said["resource"]["message"]["id"]
    for id_ in (theirs, pressed["id"], "1"):
        path = f"{HOOK}/{token}/messages/{id_}"
        assert (await presser.raw("PATCH", path, {"content": "x"}, token=""))[1]["code"] == 10008


async def test_a_modal_from_a_button_comes_back_with_its_message(
    presser: Presser, ana: Page, table: StandIn
) -> None:
    id_, token, pressed = await presser.press()
    await presser.answer(id_, token, 9, MODAL)
    modal = (await ana.state())["modal"]
    assert modal["components"][0]["components"][0]["custom_id"] == "t"
    sent = await ana.ask("modal", id=modal["id"], values={"t": "Words"})
    back = table.interactions[sent["interaction"]]
    assert back.message_id == pressed["id"]
    assert back.data["components"][0]["components"][0]["value"] == "Words"
    status, said = await presser.answer(back.id, back.token, 7, {"content": "Done"})
    assert status == 200
    shown = said["resource"]["message"]
    assert (shown["id"], shown["content"]) == (pressed["id"], "Done")
    with pytest.raises(PageError, match="not open"):
        await ana.ask("modal", id=modal["id"], values={"t": "Again"})


async def test_a_person_puts_a_window_away(presser: Presser, ana: Page, bram: Page) -> None:
    id_, token, _ = await presser.press()
    await presser.answer(id_, token, 9, MODAL)
    assert (await bram.state())["modal"] is None
    await ana.ask("dismiss", modal=True)
    assert (await ana.state())["modal"] is None


async def test_a_disabled_button_cannot_be_pressed(raw: Raw, ana: Page) -> None:
    row = {"type": 1, "components": [{**BUTTON, "disabled": True}]}
    path = f"/channels/{LOUNGE}/messages"
    _, message = await raw("POST", path, {"content": "x", "components": [row]})
    with pytest.raises(PageError, match="disabled"):
        await ana.press(message["id"], "go")


async def test_updating_a_message_that_is_gone(presser: Presser, ana: Page) -> None:
    id_, token, message = await presser.press()
    await ana.ask("world", do="delete-message", message=message["id"])
    status, said = await presser.answer(id_, token, 7, {"content": "x"})
    assert (status, said["code"]) == (404, 10008)


async def test_commands_are_for_where_and_whom_they_are_meant(raw: Raw, ana: Page) -> None:
    body = [
        {"name": "here", "description": "x", "contexts": [0]},
        {"name": "apart", "description": "x", "contexts": [1]},
        {"name": "rule", "description": "x", "default_member_permissions": 1 << 5},
    ]
    await raw("PUT", f"/applications/{APPLICATION}/commands", body)
    dm = next(c["id"] for c in (await ana.state())["channels"] if c["type"] == 1)
    with pytest.raises(PageError, match="cannot be used here"):
        await ana.command(dm, "/here")
    with pytest.raises(PageError, match="cannot be used here"):
        await ana.command(TABLES, "/apart")
    with pytest.raises(PageError, match="permission"):
        await ana.command(TABLES, "/rule")
    assert await ana.command(TABLES, "/here")
    assert await ana.command(dm, "/apart")
