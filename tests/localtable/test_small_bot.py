"""A real discord.py bot against the local table: each way to ask, answer and post once."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from localtable.first_world import ANA, BRAM, DUARTE, GUILD, LOUNGE, QUIET, TABLES
from tests.localtable.page import Page, PageError
from tests.localtable.small_bot import PIXEL, Count, SmallBot, a_panel, picture
from tests.localtable.stand_in import StandIn


def text_channel(bot: SmallBot, id_: str = TABLES) -> discord.TextChannel:
    found = bot.get_channel(int(id_))
    assert isinstance(found, discord.TextChannel)
    return found


async def test_the_bot_knows_its_server_after_login(bot: SmallBot) -> None:
    [guild] = bot.guilds
    assert guild.name == "The Meadhall"
    assert guild.member_count == 6
    assert guild.me.guild_permissions.send_messages_in_threads
    assert not guild.me.guild_permissions.manage_threads
    assert [channel.name for channel in guild.text_channels] == ["tables", "lounge", "quiet"]
    assert not text_channel(bot, QUIET).permissions_for(guild.me).send_messages
    assert bot.application is not None
    assert bot.application.owner.name == "sunniva"


async def test_without_the_privileged_intent_only_the_bot_is_among_the_members(
    bot: SmallBot,
) -> None:
    assert [member.id for member in bot.guilds[0].members] == [bot.application_id]


async def test_a_slash_command_carries_options_people_channels_and_language(
    bot: SmallBot, ana: Page
) -> None:
    await ana.ask("person", locale="pt-BR")
    done = await ana.settled(
        await ana.command(TABLES, "/game new", game="chess", seats=4, host=BRAM, where=LOUNGE)
    )
    assert done["answered"]
    message = (await ana.messages(TABLES))[-1]
    assert message["content"] == f"chess for 4 by <@{BRAM}> in lounge (pt-BR)"
    assert [user["id"] for user in message["mentions"]] == [BRAM]
    assert message["interaction_metadata"]["user"]["id"] == ANA


async def test_autocomplete_waits_for_the_bot(bot: SmallBot, ana: Page) -> None:
    command = next(c for c in (await ana.state())["commands"] if c["name"] == "game")
    answer = await ana.ask(
        "autocomplete",
        channel=TABLES,
        command=command["id"],
        path=["new"],
        options={"game": "ch"},
        focused="game",
    )
    assert [choice["name"] for choice in answer["choices"]] == ["Chess", "Checkers"]


async def test_a_button_updates_its_message(bot: SmallBot, ana: Page, bram: Page) -> None:
    await ana.settled(await ana.command(TABLES, "/game new", game="go"))
    message = (await ana.messages(TABLES))[-1]
    await bram.settled(await bram.press(message["id"], "count:0"))
    await ana.settled(await ana.press(message["id"], "count:1"))
    after = (await ana.messages(TABLES))[-1]
    assert after["components"][0]["components"][0]["custom_id"] == "count:2"
    assert after["edited_timestamp"] is not None
    with pytest.raises(PageError, match="no such control"):
        await ana.press(message["id"], "count:0")


async def test_a_deferred_answer_loads_and_then_shows_to_its_person_alone(
    bot: SmallBot, ana: Page, bram: Page
) -> None:
    await ana.settled(await ana.command(TABLES, "/hand"))
    first = await ana.until(TABLES, lambda m: m["content"] == "Your hand")
    second = await ana.until(TABLES, lambda m: m["content"] == "And more")
    assert first["ephemeral"]
    assert not first["loading"]
    assert second["ephemeral"]
    assert second["interaction_metadata"]["original_response_message_id"] == first["id"]
    assert await bram.messages(TABLES) == []
    with pytest.raises(discord.NotFound):
        await text_channel(bot).fetch_message(int(first["id"]))
    assert [m async for m in text_channel(bot).history()] == []
    await ana.ask("dismiss", message=first["id"])
    assert [m["content"] for m in await ana.messages(TABLES)] == ["And more"]


async def test_files_are_served_as_they_were_sent(
    bot: SmallBot, ana: Page, session: aiohttp.ClientSession
) -> None:
    await text_channel(bot).send("Look", file=picture("a board.png", "What it shows"))
    [attachment] = (await ana.messages(TABLES))[-1]["attachments"]
    assert attachment["filename"] == "a_board.png"
    assert attachment["description"] == "What it shows"
    assert (attachment["width"], attachment["height"]) == (1, 1)
    async with session.get(attachment["url"]) as response:
        assert await response.read() == PIXEL
        assert response.content_type == "image/png"


async def test_a_modal_brings_text_and_choices(bot: SmallBot, ana: Page) -> None:
    await ana.settled(await ana.command(TABLES, "/bid"))
    modal = (await ana.state())["modal"]
    assert modal["title"] == "Secret bid"
    with pytest.raises(PageError, match="0 to 3 characters"):
        await ana.ask("modal", id=modal["id"], values={"bid": "12345", "town": "Cork"})
    answer = await ana.ask("modal", id=modal["id"], values={"bid": "12", "town": ["Cork"]})
    await ana.settled(answer["interaction"])
    state = await ana.state(TABLES)
    assert state["modal"] is None
    assert state["messages"][-1]["content"] == "12 for Cork"


async def test_components_v2_after_a_deferred_answer(bot: SmallBot, ana: Page) -> None:
    await ana.settled(await ana.command(TABLES, "/panel"))
    message = await ana.until(TABLES, lambda m: m["components"])
    assert message["flags"] & 1 << 15
    [box] = message["components"]
    media = box["components"][3]["items"][0]
    assert media["description"] == "The board in words"
    assert media["media"]["url"].endswith("/b.png")
    assert message["attachments"] == [], "files that components show are not listed"
    used: list[list[str]] = []

    async def picked(interaction: discord.Interaction[Any]) -> None:
        used.append((interaction.data or {})["values"])  # type: ignore[typeddict-item]
        await interaction.response.send_message("Noted", ephemeral=True)

    bot.handlers["pick"] = picked
    await ana.settled(await ana.press(message["id"], "pick", "a", "c"))
    assert used == [["a", "c"]]
    for wrong in (("a", "a"), ("a", "b", "c"), ("z",)):
        with pytest.raises(PageError):
            await ana.press(message["id"], "pick", *wrong)


async def test_an_ephemeral_panel_is_updated_by_its_own_buttons(bot: SmallBot, ana: Page) -> None:
    await text_channel(bot).send(view=a_panel(), file=picture("b.png"))
    public = (await ana.messages(TABLES))[-1]

    async def look(interaction: discord.Interaction[Any]) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Count(0))
        await interaction.response.send_message("Yours", view=view, ephemeral=True)

    bot.handlers["look"] = look
    await ana.settled(await ana.press(public["id"], "look"))
    private = await ana.until(TABLES, lambda m: m["content"] == "Yours")
    await ana.settled(await ana.press(private["id"], "count:0"))
    after = await ana.until(TABLES, lambda m: m["id"] == private["id"])
    assert after["components"][0]["components"][0]["label"] == "Pressed 1"
    assert after["ephemeral"]


async def test_defer_update_then_edit_the_pressed_message(bot: SmallBot, ana: Page) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Go", custom_id="go"))
    await text_channel(bot).send("Before", view=view)

    async def go(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="After", view=None)
        original = await interaction.original_response()
        assert original.content == "After"
        await interaction.followup.send("Said", ephemeral=False)

    bot.handlers["go"] = go
    message = (await ana.messages(TABLES))[-1]
    await ana.settled(await ana.press(message["id"], "go"))
    await ana.until(TABLES, lambda m: m["content"] == "Said")
    assert [m["content"] for m in await ana.messages(TABLES)] == ["After", "Said"]


async def test_deleting_what_an_interaction_said(bot: SmallBot, ana: Page) -> None:
    done = asyncio.Event()

    async def look(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("one", ephemeral=True)
        two = await interaction.followup.send("two", ephemeral=True, wait=True)
        await two.edit(content="three")
        await interaction.delete_original_response()
        done.set()

    bot.handlers["look"] = look
    await text_channel(bot).send(view=a_panel(), file=picture("b.png"))
    await ana.press((await ana.messages(TABLES))[-1]["id"], "look")
    await done.wait()
    assert [m["content"] for m in await ana.messages(TABLES) if m["ephemeral"]] == ["three"]


async def test_direct_messages_are_between_two(
    bot: SmallBot, table: StandIn, ana: Page, bram: Page
) -> None:
    dm = await bot.create_dm(discord.Object(int(ANA)))
    view = discord.ui.View(timeout=None)
    view.add_item(Count(4))
    sent = await dm.send("Your move", view=view)
    theirs = next(c for c in (await ana.state())["channels"] if c["type"] == 1)
    assert theirs["id"] == str(dm.id)
    [message] = await ana.messages(theirs["id"])
    assert message["id"] == str(sent.id)
    with pytest.raises(PageError):
        await bram.messages(theirs["id"])
    await ana.settled(await ana.press(message["id"], "count:4"))
    [interaction] = bot.pressed
    assert interaction.guild is None
    assert interaction.user.id == int(ANA)
    await sent.edit(content="Done", view=None)
    [message] = await ana.messages(theirs["id"])
    assert message["content"] == "Done"


async def test_closed_direct_messages_open_but_refuse(bot: SmallBot, ana: Page) -> None:
    await ana.ask("person", dms_open=False)
    dm = await bot.create_dm(discord.Object(int(ANA)))
    with pytest.raises(discord.Forbidden) as refused:
        await dm.send("Hello")
    assert refused.value.code == 50007


async def test_somebody_who_left_shares_no_server(bot: SmallBot, ana: Page) -> None:
    dm = await bot.create_dm(discord.Object(int(BRAM)))
    await ana.ask("world", do="remove-member", person=BRAM)
    with pytest.raises(discord.Forbidden) as refused:
        await dm.send("Hello")
    assert refused.value.code == 50278
    with pytest.raises(discord.NotFound) as gone:
        await bot.guilds[0].fetch_member(int(BRAM))
    assert gone.value.code == 10007


async def test_a_thread_opens_from_a_message_with_its_id(
    bot: SmallBot, ana: Page, bram: Page
) -> None:
    message = await text_channel(bot).send("A table")
    thread = await message.create_thread(name="Table 1", auto_archive_duration=10080)
    assert thread.id == message.id
    with pytest.raises(discord.HTTPException) as twice:
        await message.create_thread(name="Again")
    assert twice.value.code == 160004
    await thread.add_user(discord.Object(int(BRAM)))
    await thread.send(f"Welcome <@{ANA}>")
    shown = next(c for c in (await bram.state())["channels"] if c["id"] == str(thread.id))
    assert shown["parent_id"] == TABLES
    assert set(shown["members"]) == {str(bot.application_id), BRAM, ANA}
    kinds = [m["type"] for m in await ana.messages(str(thread.id))]
    assert kinds == [21, 1, 0], "the first message, who was added, the welcome"
    parent = (await ana.messages(TABLES))[-1]
    assert parent["thread"]["name"] == "Table 1"


async def test_an_archived_thread_refuses_edits_and_opens_by_a_message(
    bot: SmallBot, ana: Page
) -> None:
    message = await text_channel(bot).send("A table")
    thread = await message.create_thread(name="Table 1")
    inside = await thread.send("Inside")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await inside.edit(content="Changed")
    assert refused.value.code == 50083
    await thread.send("Again")
    shown = next(c for c in (await ana.state())["channels"] if c["id"] == str(thread.id))
    assert not shown["archived"]
    await ana.ask("world", do="lock", channel=str(thread.id))
    with pytest.raises(discord.Forbidden) as locked:
        await thread.send("No more")
    assert locked.value.code == 160005


async def test_a_private_thread_is_for_those_in_it(bot: SmallBot, ana: Page, bram: Page) -> None:
    told = asyncio.create_task(bot.wait_for("guild_channel_update"))
    await ana.ask("world", do="allow", channel=TABLES, rights=["CREATE_PRIVATE_THREADS"])
    await told
    channel = text_channel(bot)
    assert channel.permissions_for(channel.guild.me).create_private_threads
    thread = await channel.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(ANA)))
    assert str(thread.id) in [c["id"] for c in (await ana.state())["channels"]]
    assert str(thread.id) not in [c["id"] for c in (await bram.state())["channels"]]


async def test_the_same_nonce_gives_the_first_message(bot: SmallBot, ana: Page) -> None:
    channel = text_channel(bot)
    first = await channel.send("One", nonce="row-17")
    again = await channel.send("One", nonce="row-17")
    assert first.id == again.id
    assert [m["content"] for m in await ana.messages(TABLES)] == ["One"]
    assert again.nonce == "row-17"
    assert [m.nonce async for m in channel.history()] == [None], "Discord does not keep it"
    await first.delete()
    with pytest.raises(discord.NotFound):
        await channel.send("One", nonce="row-17")
    await ana.ask("world", do="later", seconds=301)
    await channel.send("One", nonce="row-17")
    assert [m["content"] for m in await ana.messages(TABLES)] == ["One"]


async def test_pins(bot: SmallBot, ana: Page) -> None:
    await ana.ask("world", do="allow", channel=TABLES, rights=["PIN_MESSAGES"])
    channel = text_channel(bot)
    one, two = await channel.send("one"), await channel.send("two")
    await one.pin()
    await two.pin()
    await two.unpin()
    assert [m["content"] for m in await ana.messages(TABLES) if m["pinned"]] == ["one"]
    assert sum(m["type"] == 6 for m in await ana.messages(TABLES)) == 2


async def test_application_emojis(bot: SmallBot, ana: Page) -> None:
    emoji = await bot.create_application_emoji(name="cow", image=PIXEL)
    [found] = await bot.fetch_application_emojis()
    assert found.id == emoji.id
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(emoji=found, custom_id="moo"))
    await text_channel(bot).send("Moo", view=view)
    button = (await ana.messages(TABLES))[-1]["components"][0]["components"][0]
    assert button["emoji"]["id"] == str(emoji.id)
    await emoji.delete()
    with pytest.raises(discord.HTTPException) as unknown:
        await text_channel(bot).send("Moo", view=view)
    assert unknown.value.code == 50035


async def test_an_edit_keeps_listed_files_and_drops_others(
    bot: SmallBot, ana: Page, session: aiohttp.ClientSession
) -> None:
    files = [picture("a.png"), picture("b.png")]
    message = await text_channel(bot).send("Files", files=files)
    dropped = message.attachments[1].url
    await message.edit(attachments=[message.attachments[0], picture("c.png")])
    names = [a["filename"] for a in (await ana.messages(TABLES))[-1]["attachments"]]
    assert names == ["a.png", "c.png"]
    async with session.get(dropped) as response:
        assert response.status == 404


async def test_a_person_with_few_rights_sees_and_presses_but_does_not_write(
    bot: SmallBot, table: StandIn, session: aiohttp.ClientSession, ana: Page
) -> None:
    await ana.settled(await ana.command(TABLES, "/game new", game="go"))
    duarte = Page(table, session, DUARTE)
    [message] = await duarte.messages(TABLES)
    await duarte.settled(await duarte.press(message["id"], "count:0"))
    with pytest.raises(PageError, match="permission"):
        await duarte.ask("say", channel=TABLES, content="May I?")
    channel = next(c for c in (await duarte.state())["channels"] if c["id"] == TABLES)
    assert not channel["can_send"]


async def test_the_bot_lacks_rights_in_the_quiet_channel(bot: SmallBot, ana: Page) -> None:
    with pytest.raises(discord.Forbidden) as refused:
        await text_channel(bot, QUIET).send("Anybody?")
    assert refused.value.code == 50013
    await ana.settled(await ana.command(QUIET, "/game new", game="go"))
    assert (await ana.messages(QUIET))[-1]["content"].startswith("go for 3")
    await ana.ask("world", do="deny", channel=LOUNGE, rights=["VIEW_CHANNEL"])
    with pytest.raises(discord.Forbidden) as unseen:
        await bot.http.send_message(LOUNGE, params=discord.http.handle_message_parameters("Hi"))
    assert unseen.value.code == 50001


async def test_a_deleted_message_or_channel_is_gone(bot: SmallBot, ana: Page) -> None:
    message = await text_channel(bot, LOUNGE).send("Short-lived")
    await ana.ask("world", do="delete-message", message=str(message.id))
    with pytest.raises(discord.NotFound) as gone:
        await message.edit(content="Still here?")
    assert gone.value.code == 10008
    channel = text_channel(bot, LOUNGE)
    await ana.ask("world", do="delete-channel", channel=LOUNGE)
    with pytest.raises(discord.NotFound) as no_channel:
        await channel.send("Hello?")
    assert no_channel.value.code == 10003
    assert bot.get_channel(int(LOUNGE)) is None


async def test_commands_are_replaced_and_keep_their_ids(bot: SmallBot, ana: Page) -> None:
    before = {c["name"]: c["id"] for c in (await ana.state())["commands"]}
    assert set(before) == {"game", "hand", "bid", "silence", "panel"}
    bot.tree.remove_command("bid")
    await bot.tree.sync()
    after = {c["name"]: c["id"] for c in (await ana.state())["commands"]}
    assert after == {name: id_ for name, id_ in before.items() if name != "bid"}
    bot.tree.copy_global_to(guild=discord.Object(int(GUILD)))
    synced = await bot.tree.sync(guild=discord.Object(int(GUILD)))
    fetched = await bot.tree.fetch_commands(guild=discord.Object(int(GUILD)))
    assert {c.id for c in synced} == {c.id for c in fetched}


@pytest.mark.parametrize("options", [{}, {"game": "go", "seats": 9}, {"game": "go", "what": 1}])
async def test_wrong_options_are_refused_before_the_bot_hears(
    bot: SmallBot, ana: Page, options: dict[str, Any]
) -> None:
    with pytest.raises(PageError):
        await ana.command(TABLES, "/game new", **options)
    with pytest.raises(PageError, match="subcommand"):
        await ana.command(TABLES, "/game")
