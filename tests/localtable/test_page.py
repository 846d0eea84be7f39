"""The local table's page, tried by two people in Chromium against the real server and a bot."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import discord
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, WebSocketRoute, expect

from localtable import first_world as first
from tests.browsers import PHONE, browsing
from tests.localtable.small_bot import ALT, SmallBot, running
from tests.localtable.stand_in import StandIn, stand_in

# One browser for all of them, so they share a loop as well; each has a table of its own.
pytestmark = pytest.mark.asyncio(loop_scope="module")

ANA, BRAM, DUARTE = first.ANA, first.BRAM, first.DUARTE
LETTERS = "Meadhall"
ON_A_PHONE = {"viewport": PHONE, "has_touch": True}


class Invites:
    """Cards without games, of two buttons that use commands of the small bot."""

    def cards(self, locale: str) -> Sequence[dict[str, Any]]:
        way = {"command": "board", "options": {}}
        ways = [{"name": name, "label": name, **way} for name in ("alone", "together")]
        game = {"title": f"A game in {locale}", "text": "Long", "alt": "A cover", "ways": ways}
        return [{"key": key, **game} for key in "abcd"]

    async def picture(self, key: str, locale: str) -> bytes | None:
        return b'<svg xmlns="http://www.w3.org/2000/svg"/>'


@pytest_asyncio.fixture(loop_scope="module")
async def table() -> AsyncIterator[StandIn]:
    async with stand_in(invites=Invites()) as running:
        running.first_answer_ms = 30_000
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def bot(table: StandIn) -> AsyncIterator[SmallBot]:
    async with running(table) as small_bot:
        yield small_bot


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with browsing() as running:
        yield running


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


async def say(page: Page, text: str) -> None:
    await page.locator("[data-composer]").fill(text)
    await page.keyboard.press("Enter")


def last(page: Page) -> Locator:
    return page.locator("[data-message]").last


def part(message: Locator, custom_id: str) -> Locator:
    return message.locator(f'[data-custom-id="{custom_id}"]')


def option(inside: Page | Locator, text: str) -> Locator:
    """A line of an open list (the browser's own selects are something else)."""
    return inside.locator("[role=option]", has_text=text)


def entry(page: Page, name: str) -> Locator:
    """A line of the list of channels."""
    return page.locator("nav [data-channel]", has_text=name)


async def is_invalid(field: Locator) -> bool:
    return bool(await field.evaluate("field => field.matches(':invalid')"))


async def heard(bot: SmallBot, what: str) -> tuple[str, Any]:
    """Who did it last and with which value, as the bot learned it."""
    async with asyncio.timeout(10):
        while not (found := [entry for entry in bot.heard if entry[0] == what]):
            bot.news.clear()
            await bot.news.wait()
    return found[-1][1:]


async def test_a_message_is_drawn_with_all_that_is_in_it(bot: SmallBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "board")
    await expect(last(ana)).to_contain_text("<img src=x onerror=")
    assert await ana.evaluate("document.body.dataset.broken") is None, "a text became markup"
    await expect(last(ana).get_by_role("button", name="Never")).to_be_disabled()
    link = last(ana).get_by_role("link", name="Rules")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    picture = last(ana).get_by_alt_text(ALT)
    await expect(picture).to_have_js_property("naturalWidth", 1200)
    await picture.click()
    box = ana.locator("dialog.lightbox")
    await expect(box.get_by_text(ALT)).to_be_visible()
    await ana.keyboard.press("Escape")
    await expect(box).to_have_count(0)
    await expect(last(ana).locator(".picture")).to_be_focused()
    await command(ana, "panel")
    panel = last(ana)
    await expect(panel.get_by_role("heading", name="Munster")).to_be_visible()
    await expect(panel.locator("strong", has_text="Danes")).to_be_visible()
    await expect(panel.get_by_alt_text(ALT)).to_be_visible()
    await expect(panel.locator("hr")).to_have_count(1)
    await part(panel, "look").click()
    assert await heard(bot, "look") == ("Ana", None)


async def test_an_emoji_is_drawn_and_stays_a_letter(bot: SmallBot, tab: Open) -> None:
    """For whoever has no font with emojis, and for whoever copies or hears it."""
    ana = await tab(ANA)
    await say(ana, "Done ⚔️ 3️⃣ 🇮🇪 and 2 * 3")
    emojis = last(ana).locator(".emoji")
    await expect(emojis).to_have_text(["⚔️", "3️⃣", "🇮🇪"])
    for number, code in enumerate(("2694", "33-20e3", "1f1ee-1f1ea")):
        await expect(emojis.nth(number)).to_have_css("background-image", re.compile(code))
    answer = await ana.request.get(f"{ana.url.partition('/?')[0]}/emoji/2694.svg")
    assert "image/svg+xml" in answer.headers["content-type"]


async def test_a_list_for_one_acts_when_chosen(bot: SmallBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "board")
    await part(last(ana), "whom").click()
    await option(ana, "@Regulars").click()
    assert await heard(bot, "whom") == ("Ana", [first.REGULARS])
    await part(last(ana), "region").focus()
    await ana.keyboard.press("ArrowDown")
    await ana.keyboard.press("ArrowDown")
    await expect(option(ana, "Leinster")).to_be_focused()
    await ana.keyboard.press("u")
    await ana.keyboard.press("Enter")
    assert await heard(bot, "region") == ("Ana", ["Ul"])
    await expect(last(ana)).to_contain_text("Region Ul")


async def test_a_press_leaves_what_others_have_half_made(bot: SmallBot, tab: Open) -> None:
    ana, bram = await tab(ANA), await tab(BRAM)
    await command(ana, "board")
    board = last(ana)
    await part(board, "cards").click()
    await board.locator('[data-value="card 3"]').click()
    await part(last(bram), "count").click()
    assert await heard(bot, "count") == ("Bram", None)
    await expect(board).to_contain_text("Pressed 1 times")
    chosen = board.locator('[data-value="card 3"]')
    await expect(chosen).to_have_attribute("aria-selected", "true")
    await expect(chosen).to_be_focused()
    composer = ana.locator("[data-composer]")
    await composer.fill("half a sent")
    await say(bram, "hello")
    await expect(last(ana)).to_contain_text("hello")
    await expect(composer).to_be_focused()
    await ana.keyboard.type("ence")
    await entry(ana, "lounge").click()
    await entry(ana, "tables").click()
    await expect(composer).to_have_value("half a sentence")


async def test_only_the_person_meant_sees_a_private_answer(bot: SmallBot, tab: Open) -> None:
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


async def test_a_modal_is_filled_in_and_handed_in(bot: SmallBot, tab: Open) -> None:
    ana = await tab(ANA)
    await command(ana, "bid")
    form = ana.locator('[data-modal="bid-form"]')
    await expect(form).to_contain_text("Bid in secret")
    await ana.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await command(ana, "bid")
    await form.locator("[data-submit]").click()
    assert await is_invalid(part(form, "bid"))
    await part(form, "bid").fill("12345678901")
    await expect(part(form, "bid")).to_have_value("1234567890")
    await expect(part(form, "reasons")).to_have_value("none")
    await part(form, "reasons").fill("One.\nTwo.")
    await form.locator("[data-submit]").click()
    await expect(last(ana)).to_contain_text("The bid is in")
    await expect(form).to_have_count(0)
    assert await heard(bot, "form") == ("Ana", ["1234567890", "One.\nTwo."])


async def test_a_command_is_completed_by_the_bot_and_sent(bot: SmallBot, tab: Open) -> None:
    ana = await tab(ANA)
    await ana.locator("[data-composer]").fill("/card")
    await expect(option(ana, "/play card")).to_contain_text("Play a card")
    await ana.keyboard.press("Enter")
    which = ana.locator('[data-option="which"]')
    await expect(which).to_be_focused()
    await ana.keyboard.press("Enter")
    assert await is_invalid(which)
    await ana.keyboard.type("d 2")
    await option(ana, "card 21").click()
    await ana.locator('[data-more="seat"]').click()
    await ana.keyboard.type("9")
    await ana.keyboard.press("Enter")
    assert await is_invalid(ana.locator('[data-option="seat"]'))
    await ana.locator('[data-option="seat"]').fill("4")
    await ana.locator('[data-more="guest"]').click()
    await ana.keyboard.type("bra")
    await option(ana, "Bram").click()
    await ana.locator('[data-more="loud"]').click()
    await option(ana, "True").click()
    assert bot.heard == []
    await ana.keyboard.press("Enter")
    await expect(last(ana)).to_contain_text("You played key:card 21")
    assert await heard(bot, "card") == ("Ana", ("key:card 21", 4, "Bram", True))


async def test_the_keyboard_alone_does_all_within_a_lists_bounds(bot: SmallBot, tab: Open) -> None:
    ana = await tab(ANA)

    async def tab_to(place: Locator) -> None:
        for _ in range(80):
            if await place.evaluate("place => place.matches(':focus-visible')"):
                return
            await ana.keyboard.press("Tab")
        raise AssertionError("the keyboard does not reach it")

    await tab_to(entry(ana, "lounge"))
    await ana.keyboard.press("Enter")
    await expect(ana.get_by_role("heading", name="lounge")).to_be_visible()
    await tab_to(ana.locator("[data-composer]"))
    await ana.keyboard.type("/boa")
    await ana.keyboard.press("Enter")
    await ana.keyboard.press("Enter")
    await expect(last(ana)).to_contain_text("it is your turn")
    await ana.locator(".messages").focus()
    await tab_to(part(last(ana), "count"))
    await ana.keyboard.press("Space")
    assert await heard(bot, "count") == ("Ana", None)
    await tab_to(part(last(ana), "cards"))
    await ana.keyboard.press("Enter")
    await ana.keyboard.press("Space")
    apply = last(ana).locator("[data-apply]")
    await expect(apply).to_be_disabled()
    for _ in range(2):
        await ana.keyboard.press("ArrowDown")
        await ana.keyboard.press("Space")
    fourth = last(ana).locator('[data-value="card 4"]')
    await expect(fourth).to_have_attribute("aria-disabled", "true")
    await tab_to(apply)
    await ana.keyboard.press("Enter")
    assert await heard(bot, "cards") == ("Ana", ["card 1", "card 2", "card 3"])
    await expect(part(last(ana), "cards")).to_be_focused()


async def test_settings_hold_for_page_commands_and_bot(bot: SmallBot, tab: Open) -> None:
    ana = await tab(ANA)
    await ana.locator("[data-settings]").click()
    async with ana.expect_response("**/table/person"):
        await ana.locator("[data-dms]").check()
    with pytest.raises(discord.Forbidden):
        await (await bot.create_dm(discord.Object(int(ANA)))).send("hello")
    await ana.locator("[data-locale]").select_option("es-ES")
    await expect(ana.get_by_text("Mensajes directos", exact=True)).to_be_visible()
    await ana.locator("[data-composer]").fill("/play")
    await expect(option(ana, "/play")).to_contain_text("/play carta")
    await expect(option(ana, "/play")).to_contain_text("Jugar una carta")


async def test_a_letter_is_one_press_away_until_it_is_read(bot: SmallBot, tab: Open) -> None:
    ana, bram = await tab(ANA), await tab(BRAM)
    await command(ana, "letter")
    await expect(entry(ana, LETTERS)).to_have_attribute("data-unread", "true")
    await expect(bram.locator(f'option[value="{ANA}"]')).to_have_text("Ana •")
    await ana.locator(".letter").click()
    await expect(last(ana)).to_contain_text("Your cards: 3 and 21")
    await expect(last(ana)).to_be_focused()
    await expect(entry(ana, LETTERS)).not_to_have_attribute("data-unread", "true")
    await expect(ana.locator(".letter")).to_have_count(0)
    await ana.go_back()
    await expect(ana.get_by_role("heading", name="tables")).to_be_visible()
    await entry(bram, LETTERS).click()
    await expect(bram.get_by_text("Your cards")).to_have_count(0)


async def test_who_comes_second_is_asked_who_they_are(
    bot: SmallBot, table: StandIn, browser: Browser, tab: Open
) -> None:
    alone = await (await browser.new_context()).new_page()
    await alone.goto(table.url)
    await expect(alone.locator("[data-person-switch]")).to_have_value(first.SUNNIVA)
    second = await (await browser.new_context(**ON_A_PHONE)).new_page()
    await second.goto(table.url)
    question = second.get_by_role("dialog", name="Who are you?")
    await expect(question.locator(f'[data-who="{first.SUNNIVA}"]')).to_contain_text("here already")
    await question.locator(f'[data-who="{BRAM}"]').tap()
    await expect(question).to_have_count(0)
    await command(second, "board")
    await expect(last(second)).to_contain_text("@Bram, it is your turn")
    await alone.locator("[data-person-switch]").select_option(ANA)
    # The address follows once what Ana sees is there.
    await expect(alone).to_have_url(re.compile(f"person={ANA}"))
    await command(alone, "board")
    await expect(last(alone)).to_contain_text("@Ana, it is your turn")


async def test_the_bot_is_awaited_and_its_silence_told(
    table: StandIn, bot: SmallBot, tab: Open
) -> None:
    ana = await tab(ANA)
    await command(ana, "slow")
    await expect(last(ana)).to_contain_text("Meadhall is thinking")
    bot.go.set()
    await expect(last(ana)).to_contain_text("Here it is")
    table.first_answer_ms = 200
    await command(ana, "silent")
    await expect(ana.get_by_role("alert")).to_contain_text("did not respond")


async def test_the_page_comes_back_by_itself(bot: SmallBot, tab: Open) -> None:
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
    await asyncio.wait_for(up.wait(), 10)
    down = True
    for one in lines:
        await one.close()
    await expect(ana.locator(".offline")).to_contain_text("Reconnecting")
    await command(bram, "board")
    down = False
    await expect(last(ana)).to_contain_text("it is your turn")
    await expect(ana.locator(".offline")).to_have_count(0)


async def test_an_old_address_leads_somewhere(table: StandIn, tab: Open) -> None:
    page = await tab(ANA)
    for query in ("", "?person=1&channel=2", f"?person={BRAM}&channel=7", f"?person={ANA}"):
        await page.goto(f"{table.url}/{query}")
        await expect(page.get_by_role("heading", name="tables")).to_be_visible()


async def test_older_messages_come_when_asked_for_and_reading_them_is_not_disturbed(
    bot: SmallBot, tab: Open
) -> None:
    channel = bot.channel(first.TABLES)
    for number in range(1, 131):
        await channel.send(f"Line {number}.")
    ana, bram = await tab(ANA, **ON_A_PHONE), await tab(BRAM)
    await expect(last(ana)).to_be_in_viewport()
    await expect(ana.get_by_text("Line 12.")).to_have_count(0)
    await ana.locator(".older").click()
    await expect(ana.locator(".older")).to_have_count(0)
    await ana.get_by_text("Line 12.").scroll_into_view_if_needed()
    await expect(ana.locator(".newest")).to_be_visible()
    place = await ana.get_by_text("Line 12.").bounding_box()
    await say(bram, "something new")
    await expect(last(ana)).to_contain_text("something new")
    assert await ana.get_by_text("Line 12.").bounding_box() == place
    way, said = [await ana.locator(one).bounding_box() for one in (".newest", ".messages")]
    assert way
    assert said
    assert way["y"] >= said["y"] + said["height"], "the way to the newest covers no control"
    await command(ana, "board")
    await expect(last(ana)).to_be_in_viewport()
    await expect(ana.locator(".newest")).to_have_count(0)


async def test_what_is_opened_leads_back_to_where_one_was(
    table: StandIn, bot: SmallBot, tab: Open
) -> None:
    table.world.roles[first.BOT_ROLE]["permissions"] = str(discord.Permissions.all().value)
    page = await tab(ANA)
    channel = bot.channel(first.TABLES)
    start = await channel.send("A table is open")
    thread = await start.create_thread(name="Saturday's table")
    await thread.add_user(discord.Object(int(ANA)))
    await thread.send("Welcome")
    for number in range(60):
        await channel.send(f"Line {number}.")
    await channel.send(f"Look at {start.jump_url}")
    await expect(entry(page, "Saturday")).to_have_attribute("data-unread", "true")
    await page.get_by_role("button", name=start.jump_url).click()
    await expect(page.locator(f'[data-message="{start.id}"]')).to_be_focused()
    place = await page.locator(".thread-link").bounding_box()
    await page.locator(".thread-link").click()
    await expect(last(page)).to_contain_text("Welcome")
    await expect(page.locator(".members")).to_contain_text("Ana")
    await page.go_back()
    await expect(page.locator(".thread-link")).to_be_in_viewport()
    assert await page.locator(".thread-link").bounding_box() == place


async def test_who_may_not_write_is_told_so(bot: SmallBot, tab: Open) -> None:
    page = await tab(DUARTE)
    composer = page.locator("[data-composer]")
    await expect(composer).to_have_attribute("placeholder", re.compile("comandos começam com /"))
    await say(page, "hello")
    await expect(page.locator(".toast")).to_contain_text("permission")
    await expect(composer).to_have_value("hello")


async def test_an_empty_channel_invites_where_the_bot_may_post(bot: SmallBot, tab: Open) -> None:
    ana = await tab(ANA, viewport={"width": 1280, "height": 800})
    cards = ana.locator(".invitation .card")
    await expect(cards.first).to_contain_text("A game in en-US")
    boxes = [await card.bounding_box() for card in await cards.all()]
    corners = [(round(box["x"]), round(box["y"])) for box in boxes if box]
    assert len({x for x, _ in corners}) == len({y for _, y in corners}) == 2, "two rows of two"
    await entry(ana, "quiet").click()
    await expect(ana.get_by_role("heading", name="quiet")).to_be_visible()
    await expect(cards).to_have_count(0)
    await entry(ana, "lounge").click()
    begin = ana.locator('[data-begin="b together"]')
    used = bot.tree.remove_command("board")
    assert used is not None
    await bot.tree.sync()
    await expect(begin).to_be_disabled()
    bot.tree.add_command(used)
    await bot.tree.sync()
    await begin.click()
    await expect(last(ana)).to_contain_text("it is your turn")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_on_a_phone_all_is_in_reach_of_a_thumb(bot: SmallBot, tab: Open, scheme: str) -> None:
    ana = await tab(ANA, color_scheme=scheme, **ON_A_PHONE)
    paper = await ana.evaluate("getComputedStyle(document.body).backgroundColor")
    bright = sum(int(value) for value in re.findall(r"\d+", paper)[:3]) > 3 * 128
    assert bright == (scheme == "light")
    await ana.locator("[data-slash]").tap()
    await option(ana, "/board").tap()
    await ana.locator("[type=submit]").tap()
    await expect(last(ana).get_by_alt_text(ALT)).to_be_visible()
    width = "Math.max(...[...document.querySelectorAll('.messages, body')].map(n => n.scrollWidth))"
    assert await ana.evaluate(width) <= PHONE["width"]
    await part(last(ana), "cards").tap()
    sheet = ana.locator(".picker-sheet")
    await expect(option(sheet, "card 1").first).to_be_focused()
    box = await sheet.bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, PHONE["width"])
    assert box["y"] + box["height"] == pytest.approx(PHONE["height"], abs=1)
    await ana.touchscreen.tap(200, 40)
    await expect(sheet).to_have_count(0)
    await ana.locator(".menu button").tap()
    await entry(ana, "lounge").tap()
    await expect(ana.get_by_role("heading", name="lounge")).to_be_visible()


async def test_a_message_and_a_person_have_menus_of_their_own(bot: SmallBot, tab: Open) -> None:
    ana, bram = await tab(ANA), await tab(BRAM)
    await say(bram, "hello there")
    await expect(last(ana)).to_contain_text("hello there")
    apps = ana.locator("[data-message]", has_text="hello there").first.locator("[data-apps]")
    of_person, of_message = apps.first, apps.last
    await of_message.locator("summary").click()
    await of_message.get_by_text("Quote").click()
    await expect(last(ana)).to_contain_text("hello there in ")
    await expect(of_message.get_by_text("Quote")).to_be_hidden()
    await of_person.locator("summary").click()
    await of_person.get_by_text("Greet").click()
    await expect(last(ana)).to_contain_text("Hello")
