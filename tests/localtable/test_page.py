"""The local table's page, tried by two people in Chromium against the real server and a bot."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, WebSocketRoute, async_playwright, expect

from localtable import first_world as first
from localtable.connect import point_discord_at
from tests.browsers import ARGS, chromium
from tests.localtable.page_bot import ALT, PageBot
from tests.localtable.stand_in import StandIn, stand_in

# One browser for all of them, so they share a loop as well; each has a table of its own.
pytestmark = pytest.mark.asyncio(loop_scope="module")

ANA, BRAM, DUARTE = first.ANA, first.BRAM, first.DUARTE


@pytest_asyncio.fixture(loop_scope="module")
async def table() -> AsyncIterator[StandIn]:
    async with stand_in() as running:
        running.first_answer_ms = 30_000
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def bot(table: StandIn, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PageBot]:
    """A bot that posts everything; where discord.py points is put back."""
    way = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(way, "DEFAULT_GATEWAY", way.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(discord.Asset, "BASE", discord.Asset.BASE)
    point_discord_at(table.url)
    client = PageBot()
    await client.login("token")
    running = asyncio.create_task(client.connect())
    await client.wait_until_ready()
    yield client
    await client.close()
    await running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    path = chromium()
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=ARGS)
        yield running
        await running.close()


Open = Callable[..., Any]


@pytest_asyncio.fixture(loop_scope="module")
async def tab(table: StandIn, browser: Browser) -> AsyncIterator[Open]:
    """Opens a tab as somebody; what goes wrong inside a page fails the test."""
    wrong: list[str] = []

    async def open_tab(person: str, channel: str = first.TABLES, **context: Any) -> Page:
        made = await browser.new_context(**context)
        page = await made.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        await page.goto(f"{table.url}/?person={person}&channel={channel}")
        await expect(page.locator("[data-person-switch]")).to_have_value(person)
        return page

    yield open_tab
    for context in browser.contexts:
        await context.close()
    assert wrong == []


async def command(page: Page, name: str) -> None:
    """Type a command without options and send it."""
    await page.locator("[data-composer]").fill(f"/{name}")
    await page.keyboard.press("Enter")
    await page.locator(f'[data-command="{name}"] [type=submit]').press("Enter")


def last(page: Page) -> Locator:
    return page.locator("[data-message]").last


def part(message: Locator, custom_id: str) -> Locator:
    return message.locator(f'[data-custom-id="{custom_id}"]')


def option(inside: Page | Locator, text: str) -> Locator:
    """A line of an open list (the browser's own selects are something else)."""
    return inside.locator("[role=option]", has_text=text)


async def heard(bot: PageBot, what: str) -> tuple[str, Any]:
    """Who did it last and with which value, as the bot learned it."""
    async with asyncio.timeout(10):
        while not (found := [entry for entry in bot.heard if entry[0] == what]):
            bot.news.clear()
            await bot.news.wait()
    return found[-1][1:]


async def test_a_press_of_one_person_shows_in_the_other_ones_tab(bot: PageBot, tab: Open) -> None:
    ana, bram = await tab(ANA), await tab(BRAM)
    await command(ana, "board")
    await expect(last(ana)).to_contain_text("@Ana, it is your turn")
    await part(last(bram), "count").click()
    await expect(last(ana)).to_contain_text("Pressed 1 times")
    await part(last(ana), "count").click()
    await expect(last(bram)).to_contain_text("Pressed 2 times")
    assert [who for what, who, _ in bot.heard if what == "count"] == ["Bram", "Ana"]


async def test_what_a_bot_writes_never_becomes_markup(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "board")
    await expect(last(ana)).to_contain_text("<img src=x onerror=")
    assert await ana.evaluate("document.body.dataset.broken") is None


async def test_buttons_are_buttons_and_links_are_links(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "board")
    await expect(last(ana).get_by_role("button", name="Never")).to_be_disabled()
    link = last(ana).get_by_role("link", name="Rules")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    await expect(last(ana).get_by_role("button", name="Count")).to_contain_text("🍯")


async def test_a_picture_has_its_alt_text_and_can_be_enlarged(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "board")
    picture = last(ana).get_by_alt_text(ALT)
    await expect(picture).to_be_visible()
    await ana.wait_for_function(
        "image => image.naturalWidth === 1200", arg=await picture.element_handle()
    )
    await picture.click()
    box = ana.locator("dialog.lightbox")
    await expect(box.get_by_text(ALT)).to_be_visible()
    await ana.keyboard.press("Escape")
    await expect(box).to_have_count(0)


async def test_a_list_for_one_acts_when_chosen(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "board")
    await part(last(ana), "region").click()
    await option(ana, "Connacht").click()
    assert await heard(bot, "region") == ("Ana", ["Co"])
    await expect(last(ana)).to_contain_text("Region Co")


async def test_a_list_for_several_waits_for_apply_within_its_bounds(
    bot: PageBot, tab: Open
) -> None:
    ana = await tab(ANA)
    await command(ana, "board")
    board = last(ana)
    await part(board, "cards").click()
    apply = board.locator('[data-apply="cards"]')
    await board.locator('[data-value="card 4"]').click()
    await expect(apply).to_be_disabled()
    await board.locator('[data-value="card 2"]').click()
    await board.locator('[data-value="card 9"]').click()
    await expect(board.locator('[data-value="card 1"]')).to_have_attribute("aria-disabled", "true")
    await apply.click()
    assert await heard(bot, "cards") == ("Ana", ["card 2", "card 4", "card 9"])


async def test_a_half_made_choice_and_text_outlive_what_others_do(bot: PageBot, tab: Open) -> None:
    ana, bram = await tab(ANA), await tab(BRAM)
    await command(ana, "board")
    board = last(ana)
    await part(board, "cards").click()
    await board.locator('[data-value="card 3"]').click()
    await part(last(bram), "count").click()
    await expect(board).to_contain_text("Pressed 1 times")
    chosen = board.locator('[data-value="card 3"]')
    await expect(chosen).to_have_attribute("aria-selected", "true")
    await expect(chosen).to_be_focused()
    composer = ana.locator("[data-composer]")
    await composer.fill("half a sent")
    await bram.locator("[data-composer]").fill("hello")
    await bram.keyboard.press("Enter")
    await expect(last(ana)).to_contain_text("hello")
    await expect(composer).to_have_value("half a sent")
    await expect(composer).to_be_focused()
    await ana.keyboard.type("ence")
    await expect(composer).to_have_value("half a sentence")


async def test_a_list_is_used_with_the_keyboard_alone(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "board")
    await part(last(ana), "region").focus()
    await ana.keyboard.press("ArrowDown")
    await ana.keyboard.press("ArrowDown")
    await expect(option(ana, "Leinster")).to_be_focused()
    await ana.keyboard.press("u")
    await ana.keyboard.press("Enter")
    assert await heard(bot, "region") == ("Ana", ["Ul"])


async def test_people_are_chosen_by_name(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "board")
    await part(last(ana), "whom").click()
    await option(ana, "Duarte").click()
    assert await heard(bot, "whom") == ("Ana", ["Duarte"])


async def test_only_the_person_meant_sees_a_private_answer(bot: PageBot, tab: Open) -> None:
    ana, bram = await tab(ANA), await tab(BRAM)
    await command(ana, "board")
    await part(last(bram), "whisper").click()
    private = bram.locator("[data-ephemeral]")
    await expect(private).to_contain_text("Your hand: 7, 12, 25")
    await expect(private).to_contain_text("Only you can see this")
    await part(last(ana), "count").click()
    await expect(last(ana)).to_contain_text("Pressed 1 times")
    await expect(ana.get_by_text("Your hand")).to_have_count(0)
    await private.locator("[data-dismiss]").click()
    await expect(private).to_have_count(0)


async def test_the_layout_parts_are_drawn(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "panel")
    panel = last(ana)
    await expect(panel.get_by_role("heading", name="Munster")).to_be_visible()
    await expect(panel.locator("strong", has_text="Danes")).to_be_visible()
    await expect(panel.get_by_alt_text(ALT)).to_be_visible()
    await expect(panel.get_by_alt_text("small map")).to_be_visible()
    await expect(panel.locator("hr")).to_have_count(1)
    await expect(panel.locator("a.file")).to_contain_text("log.txt")
    accent = await panel.locator(".container").evaluate(
        "node => getComputedStyle(node).borderLeftColor"
    )
    assert accent == "rgb(201, 138, 27)"
    await part(panel, "look").click()
    assert await heard(bot, "look") == ("Ana", None)


async def test_a_modal_is_filled_in_and_handed_in(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "bid")
    form = ana.locator('[data-modal="bid-form"]')
    await expect(form).to_contain_text("Say how much")
    await form.locator("[data-submit]").click()
    await expect(form.get_by_role("alert").first).to_be_visible()
    await part(form, "bid").fill("12345678901")
    await expect(part(form, "bid")).to_have_value("1234567890")
    await part(form, "bid").fill("12")
    await part(form, "note").fill("two\nlines")
    await part(form, "place").click()
    await option(form, "Ulster").click()
    await form.get_by_label("west").check()
    await form.locator("[data-submit]").click()
    await expect(last(ana)).to_contain_text("The bid is in")
    await expect(form).to_have_count(0)
    assert await heard(bot, "form") == ("Ana", ["12", "two\nlines", "west", ["Ulster"]])


async def test_checkboxes_of_a_modal_keep_their_bounds(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "boxes")
    form = ana.locator("dialog.modal")
    await form.get_by_label("c", exact=True).check()
    await form.get_by_label("a", exact=True).check()
    await expect(form.get_by_label("b", exact=True)).to_be_disabled()
    await part(form, "sure").check()
    await form.locator("[data-submit]").click()
    assert await heard(bot, "boxes") == ("Ana", [["a", "c"], True])


async def test_a_modal_can_be_put_away(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "bid")
    await ana.locator("dialog.modal [data-cancel]").click()
    await expect(ana.locator("dialog.modal")).to_have_count(0)
    await command(ana, "bid")
    await expect(ana.locator("dialog.modal")).to_be_visible()
    await ana.keyboard.press("Escape")
    await expect(ana.locator("dialog.modal")).to_have_count(0)


async def test_a_command_is_completed_by_the_bot_and_sent(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await ana.locator("[data-composer]").fill("/card")
    await expect(option(ana, "/play card")).to_contain_text("Play a card")
    await ana.keyboard.press("Enter")
    await expect(ana.locator('[data-option="which"]')).to_be_focused()
    await ana.keyboard.type("d 2")
    await option(ana, "card 21").click()
    await ana.locator('[data-more="seat"]').click()
    await ana.keyboard.type("9")
    await ana.keyboard.press("Enter")
    await expect(ana.get_by_role("alert")).to_contain_text("At most 5")
    await ana.locator('[data-option="seat"]').fill("4")
    await ana.locator('[data-more="guest"]').click()
    await ana.keyboard.type("bra")
    await option(ana, "Bram").click()
    await ana.locator('[data-more="loud"]').click()
    await option(ana, "True").click()
    await ana.keyboard.press("Enter")
    await expect(last(ana)).to_contain_text("You played key:card 21")
    assert await heard(bot, "card") == ("Ana", ("key:card 21", 4, "Bram", True))


async def test_a_required_option_is_asked_for(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await ana.locator("[data-composer]").press_sequentially("/play card ")
    which = ana.locator('[data-option="which"]')
    await expect(which).to_be_focused()
    await ana.keyboard.press("Enter")
    await expect(which).to_have_attribute("aria-invalid", "true")
    assert bot.heard == []


async def test_commands_and_page_speak_the_persons_language(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await ana.locator("[data-settings]").click()
    await ana.locator("[data-locale]").select_option("es-ES")
    await expect(ana.get_by_text("Mensajes directos", exact=True)).to_be_visible()
    await ana.locator("[data-composer]").fill("/play")
    await expect(option(ana, "/play")).to_contain_text("/play carta")
    await expect(option(ana, "/play")).to_contain_text("Jugar una carta")


async def test_a_letter_marks_its_channel_until_it_is_read(bot: PageBot, tab: Open) -> None:
    ana, bram = await tab(ANA), await tab(BRAM)
    await command(ana, "letter")
    entry = ana.locator("nav [data-channel]", has_text="Meadhall")
    await expect(entry).to_have_attribute("data-unread", "true")
    await entry.click()
    await expect(last(ana)).to_contain_text("Your cards: 3 and 21")
    await expect(entry).not_to_have_attribute("data-unread", "true")
    await bram.locator("nav [data-channel]", has_text="Meadhall").click()
    await expect(bram.get_by_role("heading", name="Meadhall", exact=True)).to_be_visible()
    await expect(bram.get_by_text("Your cards")).to_have_count(0)


async def test_closed_letters_are_a_switch_and_the_bot_feels_it(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await ana.locator("[data-settings]").click()
    async with ana.expect_response("**/table/person"):
        await ana.locator("[data-dms]").check()
    await expect(ana.locator("[data-dms]")).to_be_checked()
    with pytest.raises(discord.Forbidden) as refused:
        await (await bot.create_dm(discord.Object(int(ANA)))).send("hello")
    assert refused.value.code == 50007


async def test_one_tab_can_be_several_people(bot: PageBot, tab: Open) -> None:
    page = await tab(ANA)
    await page.locator("[data-person-switch]").select_option(BRAM)
    # The address follows once what Bram sees is there.
    await expect(page).to_have_url(re.compile(f"person={BRAM}"))
    await command(page, "board")
    await expect(last(page)).to_contain_text("@Bram, it is your turn")


async def test_a_deferred_answer_is_awaited_visibly(bot: PageBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "slow")
    await expect(last(ana)).to_contain_text("Meadhall is thinking")
    bot.go.set()
    await expect(last(ana)).to_contain_text("Here it is")


async def test_silence_of_the_bot_is_told(table: StandIn, bot: PageBot, tab: Open) -> None:
    table.first_answer_ms = 200
    ana = await tab(ANA)
    await command(ana, "silent")
    assert await heard(bot, "silent") == ("Ana", None)
    await expect(ana.get_by_role("alert")).to_contain_text("did not respond")


async def test_the_page_comes_back_by_itself(bot: PageBot, tab: Open) -> None:
    ana, bram = await tab(ANA), await tab(BRAM)
    lines: list[WebSocketRoute] = []
    up = asyncio.Event()
    down = False

    async def line(route: WebSocketRoute) -> None:
        if down:
            await route.close()
        else:
            route.connect_to_server()
            lines.append(route)
            up.set()

    await ana.route_web_socket("**/table/changed*", line)
    await ana.reload()
    await expect(ana.locator(".topbar")).to_be_visible()
    await asyncio.wait_for(up.wait(), 10)
    down = True
    for one in lines:
        await one.close()
    await expect(ana.locator(".offline")).to_contain_text("Reconnecting")
    await command(bram, "board")
    down = False
    await expect(last(ana)).to_contain_text("it is your turn")
    await expect(ana.locator(".offline")).to_have_count(0)


async def test_an_old_address_leads_somewhere(bot: PageBot, table: StandIn, tab: Open) -> None:
    page = await tab(ANA)
    for query in ("", "?person=1&channel=2", f"?person={BRAM}&channel=7", f"?person={ANA}"):
        await page.goto(f"{table.url}/{query}")
        await expect(page.get_by_role("heading", name="tables")).to_be_visible()


async def test_older_messages_come_when_asked_for(bot: PageBot, table: StandIn, tab: Open) -> None:
    channel = await bot.fetch_channel(int(first.TABLES))
    assert isinstance(channel, discord.TextChannel)
    for number in range(1, 131):
        await channel.send(f"Line {number}.")
    page = await tab(ANA)
    await expect(last(page)).to_contain_text("Line 130.")
    await expect(page.get_by_text("Line 12.")).to_have_count(0)
    await page.locator(".older").click()
    await expect(page.get_by_text("Line 12.")).to_have_count(1)
    await expect(page.locator(".older")).to_have_count(0)


async def test_a_thread_stands_under_its_channel(table: StandIn, bot: PageBot, tab: Open) -> None:
    table.world.roles[first.BOT_ROLE]["permissions"] = str(discord.Permissions.all().value)
    page = await tab(ANA)
    channel = await bot.fetch_channel(int(first.TABLES))
    assert isinstance(channel, discord.TextChannel)
    start = await channel.send("A table is open")
    thread = await start.create_thread(name="Saturday's table")
    await thread.add_user(discord.Object(int(ANA)))
    await thread.send("Welcome")
    entry = page.locator(f'nav [data-channel="{thread.id}"]')
    await expect(entry).to_have_attribute("data-unread", "true")
    await page.locator(".thread-link").click()
    await expect(last(page)).to_contain_text("Welcome")
    await expect(page.locator(".members")).to_contain_text("Ana")
    await channel.send(f"Look at {start.jump_url}")
    await page.locator("nav [data-channel]", has_text="tables").first.click()
    await page.get_by_role("button", name=start.jump_url).click()
    await expect(page.locator(f'[data-message="{start.id}"]')).to_be_focused()
    await start.pin()
    await page.locator("[data-pins]").click()
    await expect(page.locator(".pins")).to_contain_text("A table is open")


async def test_who_may_not_write_is_told_so(bot: PageBot, tab: Open) -> None:
    page = await tab(DUARTE)
    await expect(page.locator("[data-composer]")).to_have_attribute(
        "placeholder", re.compile("comandos começam com /")
    )
    await page.locator("[data-composer]").fill("hello")
    await page.keyboard.press("Enter")
    await expect(page.locator(".toast")).to_contain_text("permission")
    await expect(page.locator("[data-composer]")).to_have_value("hello")


async def test_somebody_elses_news_show_in_the_switch(bot: PageBot, tab: Open) -> None:
    page = await tab(ANA)
    for channel in await page.locator("nav [data-channel]").all():
        await channel.click()
    await (await bot.create_dm(discord.Object(int(BRAM)))).send("It is your turn")
    await expect(page.locator(f'option[value="{BRAM}"]')).to_have_text("Bram •")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_a_phone_shows_everything_without_scrolling_sideways(
    bot: PageBot, tab: Open, scheme: str, tmp_path: Path
) -> None:
    look = {"viewport": {"width": 400, "height": 800}, "color_scheme": scheme, "has_touch": True}
    ana = await tab(ANA, **look)
    await command(ana, "board")
    await command(ana, "panel")
    await expect(last(ana).get_by_alt_text(ALT)).to_be_visible()
    width = "Math.max(...[...document.querySelectorAll('.messages, body')].map(n => n.scrollWidth))"
    assert await ana.evaluate(width) <= 400
    paper = await ana.evaluate("getComputedStyle(document.body).backgroundColor")
    bright = sum(int(value) for value in re.findall(r"\d+", paper)[:3]) > 3 * 128
    assert bright == (scheme == "light")
    await ana.locator(".menu").tap()
    await ana.locator("nav [data-channel]", has_text="lounge").tap()
    await expect(ana.get_by_role("heading", name="lounge")).to_be_visible()
    shot = await ana.screenshot(path=tmp_path / "phone.png")
    assert len(shot) > 5_000


MARKDOWN: dict[str, str] = {
    "**a** *b* _c_": "<p><strong>a</strong> <em>b</em> <em>c</em></p>",
    "__d__ ~~e~~": "<p><u>d</u> <s>e</s></p>",
    "***a***": "<p><em><strong>a</strong></em></p>",
    "snake_case_name and 2 * 3 * 4": "<p>snake_case_name and 2 * 3 * 4</p>",
    r"\*a\* `**b**`": "<p>*a* <code>**b**</code></p>",
    "# One\n-# two\nthree": '<h3>One</h3><p class="subtext">two</p><p>three</p>',
    "> a\n> b\nc": "<blockquote><p>a\nb</p></blockquote><p>c</p>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b\n- c": '<ol start="3"><li>a</li><li>b</li></ol><ul><li>c</li></ul>',
    "x ```py\n**a**\n```y": '<p>x </p><pre tabindex="0"><code>**a**</code></pre><p>y</p>',
    "<b>a</b> &amp;": "<p>&lt;b&gt;a&lt;/b&gt; &amp;amp;</p>",
    "[a](javascript:alert(1))": "<p>[a](javascript:alert(1))</p>",
}


async def test_markdown_reads_as_in_discord(table: StandIn, tab: Open) -> None:
    page = await tab(ANA)
    draw = """async (text) => {
      const { rich } = await import("/static/rich.js");
      const { fill } = await import("/static/dom.js");
      const box = document.createElement("div");
      fill(box, [rich(text, "test")]);
      return box.firstChild.innerHTML;
    }"""
    assert {text: await page.evaluate(draw, text) for text in MARKDOWN} == MARKDOWN


async def test_mentions_and_times_are_written_for_the_reader(table: StandIn, tab: Open) -> None:
    page = await tab(ANA)
    text = f"<@{BRAM}> in <#{first.LOUNGE}> <t:4102444800:D> ||secret||"
    await page.locator("[data-composer]").fill(text)
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("@Bram in #lounge")
    await expect(last(page).locator("time.moment")).to_contain_text(re.compile("20(99|00)|2100"))
    cover = last(page).get_by_role("button", name="Hidden text, press to read")
    await cover.click()
    await expect(last(page).locator(".spoiler.shown")).to_have_text("secret")
    await last(page).get_by_role("button", name="#lounge").click()
    await expect(page.get_by_role("heading", name="lounge")).to_be_visible()


async def test_reading_older_messages_is_not_disturbed(bot: PageBot, tab: Open) -> None:
    ana, bram = await tab(ANA), await tab(BRAM)
    for _ in range(3):
        await command(ana, "board")
    await expect(ana.get_by_alt_text(ALT)).to_have_count(3)
    box = ana.locator(".messages")
    gap = "box => box.scrollHeight - box.scrollTop - box.clientHeight"
    await box.evaluate("box => { box.scrollTop = 0; }")
    await expect(ana.locator(".newest")).to_be_visible()
    await bram.locator("[data-composer]").fill("something new")
    await bram.keyboard.press("Enter")
    await expect(last(ana)).to_contain_text("something new")
    assert await box.evaluate("box => box.scrollTop") == 0
    await ana.locator(".newest").click()
    assert await box.evaluate(gap) < 2
