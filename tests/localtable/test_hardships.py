"""Hard days on request: kicked and invited, an outage, word filters, limits without headers."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from localtable import account
from localtable.first_world import (
    ANA,
    APPLICATION,
    FIRST_DM,
    LOUNGE,
    QUIET,
    TABLES,
)
from tests.localtable.conftest import Raw
from tests.localtable.page import Page, PageError
from tests.localtable.small_bot import SmallBot, picture, running
from tests.localtable.stand_in import StandIn

MESSAGES = f"/channels/{TABLES}/messages"
EMOJIS = f"/applications/{APPLICATION}/emojis"
PICTURE = "data:image/png;base64,eA=="
DM_OF_ANA = str(FIRST_DM + 1)


class Heard:
    """The server events that reach a bot."""

    def __init__(self, bot: SmallBot) -> None:
        self.names: asyncio.Queue[str] = asyncio.Queue()
        for name in ("join", "remove", "available", "unavailable"):
            self._watch(bot, name)

    def _watch(self, bot: SmallBot, name: str) -> None:
        async def heard(_: discord.Guild) -> None:
            self.names.put_nowait(name)

        setattr(bot, f"on_guild_{name}", heard)


async def code(asked: Any) -> int:
    status, said = await asked
    assert status >= 400
    return int(said["code"])


async def test_a_kicked_bot_reaches_nothing_of_the_server_until_it_is_invited_again(
    bot: SmallBot, ana: Page, raw: Raw
) -> None:
    heard = Heard(bot)
    _, before = await raw("POST", MESSAGES, {"content": "Before"})
    await ana.ask("world", do="kick-bot")
    assert await heard.names.get() == "remove"
    assert not bot.guilds
    assert await code(raw("POST", MESSAGES, {"content": "x"})) == 50001
    assert await code(raw("PATCH", f"{MESSAGES}/{before['id']}", {"content": "x"})) == 50001
    assert await code(raw("POST", f"/channels/{DM_OF_ANA}/messages", {"content": "x"})) == 50278
    with pytest.raises(PageError):
        await ana.command(TABLES, "/hand")
    await ana.ask("world", do="invite-bot")
    assert await heard.names.get() == "join"
    channel = bot.get_channel(int(TABLES))
    assert isinstance(channel, discord.TextChannel)
    await channel.send("Back")
    assert [m["content"] for m in await ana.messages(TABLES)] == ["Before", "Back"]
    await ana.settled(await ana.command(TABLES, "/hand"))


async def test_a_bot_that_starts_while_it_is_kicked_finds_no_server(
    table: StandIn, ana: Page
) -> None:
    await ana.ask("world", do="kick-bot")
    async with running(table) as bot:
        assert not bot.guilds
        heard = Heard(bot)
        await ana.ask("world", do="invite-bot", rights=["VIEW_CHANNEL"])
        assert await heard.names.get() == "join"
        channel = bot.get_channel(int(TABLES))
        assert isinstance(channel, discord.TextChannel)
        assert not channel.permissions_for(channel.guild.me).send_messages


async def test_a_server_goes_away_and_comes_back(bot: SmallBot, ana: Page) -> None:
    heard = Heard(bot)
    await ana.ask("world", do="outage")
    assert await heard.names.get() == "unavailable"
    await ana.ask("world", do="outage", on=False)
    assert await heard.names.get() == "available"


@pytest.mark.parametrize(
    ("word", "caught", "free"),
    [
        ("ana", "To Ana only", "To Anabel"),
        ("ana*", "Anabel", "Banana"),
        ("*ana", "Banana", "Anabel"),
        ("*ana*", "Bananas", "Bran"),
    ],
)
async def test_a_banned_word_is_refused_in_messages_and_titles(
    raw: Raw, ana: Page, word: str, caught: str, free: str
) -> None:
    await ana.ask("world", do="ban-word", word=word)
    assert await code(raw("POST", MESSAGES, {"content": caught})) == 200000
    assert await code(raw("POST", MESSAGES, {"embeds": [{"description": caught}]})) == 200000
    status, message = await raw("POST", MESSAGES, {"content": free})
    assert status == 200
    path = f"{MESSAGES}/{message['id']}"
    assert await code(raw("PATCH", path, {"content": caught})) == 200000
    assert await code(raw("POST", f"{path}/threads", {"name": caught})) == 200001
    status, thread = await raw("POST", f"{path}/threads", {"name": free})
    assert status == 201
    assert await code(raw("PATCH", f"/channels/{thread['id']}", {"name": caught})) == 200001
    status, _ = await raw("POST", f"/channels/{DM_OF_ANA}/messages", {"content": caught})
    assert status == 200, "direct messages have no filter"
    await ana.ask("world", do="ban-word", word=word, on=False)
    assert (await raw("PATCH", path, {"content": caught}))[0] == 200


async def test_answers_in_the_channel_are_filtered_and_private_ones_are_not(
    table: StandIn, bot: SmallBot, ana: Page
) -> None:
    await ana.ask("world", do="ban-word", word="Your")
    hand = await ana.command(TABLES, "/hand")
    await ana.settled(hand)
    await ana.until(TABLES, lambda m: m["content"] == "And more")
    await ana.ask("world", do="ban-word", word="Chess")
    answers: asyncio.Queue[Any] = asyncio.Queue()
    table.on_exchange.append(answers.put_nowait)
    await ana.command(TABLES, "/game new", game="Chess")
    answer = await answers.get()
    assert (answer.status, answer.answer["code"]) == (400, 200000)


async def test_old_messages_take_few_edits(raw: Raw, ana: Page) -> None:
    _, message = await raw("POST", MESSAGES, {"content": "0"})
    _, other = await raw("POST", f"/channels/{LOUNGE}/messages", {"content": "0"})
    await ana.ask("world", do="limit-old-edits", most=3, seconds=20)
    path = f"{MESSAGES}/{message['id']}"
    for number in range(5):
        assert (await raw("PATCH", path, {"content": str(number)}))[0] == 200, "it is young"
    await ana.ask("world", do="later", seconds=3601)
    for number in range(3):
        assert (await raw("PATCH", path, {"content": str(number)}))[0] == 200
    status, said = await raw("PATCH", path, {"content": "3"})
    assert (status, said["code"], "retry_after" in said) == (429, 30046, False)
    elsewhere = f"/channels/{LOUNGE}/messages/{other['id']}"
    assert (await raw("PATCH", elsewhere, {"content": "1"}))[0] == 200
    await ana.ask("world", do="later", seconds=20)
    assert (await raw("PATCH", path, {"content": "4"}))[0] == 200


async def test_a_nonce_is_one_over_all_channels_for_a_few_minutes(raw: Raw, ana: Page) -> None:
    body = {"content": "Once", "nonce": "row-1", "enforce_nonce": True}
    _, first = await raw("POST", MESSAGES, body)
    _, again = await raw("POST", f"/channels/{LOUNGE}/messages", body)
    assert again["id"] == first["id"]
    assert again["channel_id"] == TABLES
    assert await ana.messages(LOUNGE) == []
    await ana.ask("world", do="later", seconds=301)
    _, fresh = await raw("POST", f"/channels/{LOUNGE}/messages", body)
    assert (fresh["channel_id"], fresh["content"]) == (LOUNGE, "Once")
    assert len(await ana.messages(LOUNGE)) == 1


async def upload(raw: Raw, name: str) -> tuple[int, Any]:
    return await raw("POST", EMOJIS, {"name": name, "image": PICTURE})


async def test_an_application_has_so_many_emojis_and_no_more(
    raw: Raw, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(account, "MOST_EMOJIS", 1)
    assert (await upload(raw, "cow"))[0] == 201
    assert await code(upload(raw, "sheep")) == 30008


async def test_emojis_deleted_by_hand_stay_as_names_in_texts(raw: Raw, ana: Page) -> None:
    _, cow = await upload(raw, "cow")
    _, sheep = await upload(raw, "sheep")
    text = f"<:cow:{cow['id']}> and <:sheep:{sheep['id']}>"
    assert (await raw("POST", MESSAGES, {"content": text}))[1]["content"] == text
    await ana.ask("world", do="delete-emojis", names=["cow"])
    kept = f":cow: and <:sheep:{sheep['id']}>"
    assert (await raw("POST", MESSAGES, {"content": text}))[1]["content"] == kept
    layout = {"flags": 1 << 15, "components": [{"type": 10, "content": text}]}
    assert (await raw("POST", MESSAGES, layout))[1]["components"][0]["content"] == kept
    await ana.ask("world", do="delete-emojis")
    assert (await raw("GET", EMOJIS))[1]["items"] == []


async def test_somebody_closes_and_opens_their_direct_messages(raw: Raw, ana: Page) -> None:
    path = f"/channels/{DM_OF_ANA}/messages"
    await ana.ask("world", do="dms", person=ANA)
    assert await code(raw("POST", path, {"content": "x"})) == 50007
    await ana.ask("world", do="dms", person=ANA, on=True)
    assert (await raw("POST", path, {"content": "x"}))[0] == 200


async def test_a_deleted_thread_is_unknown(raw: Raw, ana: Page) -> None:
    _, message = await raw("POST", MESSAGES, {"content": "x"})
    _, thread = await raw("POST", f"{MESSAGES}/{message['id']}/threads", {"name": "T"})
    await ana.ask("world", do="delete-channel", channel=thread["id"])
    path = f"/channels/{thread['id']}/messages"
    assert await code(raw("POST", path, {"content": "x"})) == 10003


async def test_the_words_of_a_picture_may_be_changed_without_the_picture(bot: SmallBot) -> None:
    channel = bot.get_channel(int(TABLES))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("x", file=picture("a.png", "Old words"))
    old = message.attachments[0]
    http = bot.http
    body = {"attachments": [{"id": old.id, "description": "New words"}]}
    route = discord.http.Route("PATCH", f"{MESSAGES}/{message.id}")
    said = await http.request(route, json=body)
    (file,) = said["attachments"]
    assert (file["id"], file["description"]) == (str(old.id), "New words")


async def test_chosen_channels_tell_what_the_bot_may_do_there(
    table: StandIn, bot: SmallBot, ana: Page
) -> None:
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    table.on_event.append(
        lambda name, data: heard.put_nowait(data) if name == "INTERACTION_CREATE" else None
    )
    for channel in (TABLES, QUIET):
        await ana.command(TABLES, "/game new", game="go", where=channel)
        told = (await heard.get())["data"]["resolved"]["channels"][channel]
        may_send = discord.Permissions(int(told["app_permissions"])).send_messages
        assert may_send == (channel == TABLES)
