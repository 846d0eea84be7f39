"""Two people at two tabs of the page play from `/game new` to the end of the first trick, with
the mouse and the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright, expect

from cogs.frame.house import House
from cogs.frame.speech import text_names
from cogs.lobby.invitation import Invitation
from engine.games import all_games, texts_folder, wording
from localtable.server import LocalTable, serve
from localtable.world.first_world import ANA, BRAM, LOUNGE, TABLES
from tests.e2e import records
from tests.e2e.play import GAME
from tests.e2e.runs import house_at, one_painter, settled
from tests.localtable.test_page import ARGS, chromium
from texts import words_in

OPEN_QUESTIONS = """() => [...document.querySelectorAll('[data-custom-id^="q:"]')]
    .filter(part => !part.closest("article").textContent.includes("🔒"))
    .map(part => part.dataset.customId.split(":").slice(0, 3).join(":"))"""
"""The questions with controls on the page that were not answered; what is laid down may still
be changed."""
MOST_MOVES = 60
PATIENCE_MS = 20_000
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    path = chromium()
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=ARGS)
        yield running
        await running.close()


class Tab:
    """Somebody at a tab."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wrong: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("response", lambda answer: self._look(answer.url, answer.status))

    def _look(self, url: str, status: int) -> None:
        # A picture may have been replaced in the moment in which the page asked for it.
        if status >= 400 and "/attachments/" not in url:
            self.wrong.append(f"{status} {url}")

    async def go(self, channel: str) -> None:
        """Choose a channel on the left."""
        await self.page.locator(f'nav [data-channel="{channel}"]').click()

    async def go_to_letters(self) -> None:
        """The direct messages with the bot."""
        await self.page.locator("nav [data-channel]").last.click()

    def control(self, custom_id: str) -> Locator:
        return self.page.locator(f'[data-custom-id="{custom_id}"]').last

    async def open_lobby(self, title: str) -> None:
        """`/game new` with the game chosen from what is offered, and three seats."""
        page = self.page
        await page.locator("[data-composer]").press_sequentially("/game new ")
        await expect(page.locator('[data-option="game"]')).to_be_focused()
        await page.keyboard.type(title[:5])
        await page.get_by_role("option", name=title).click()
        await page.locator('[data-more="seats"]').click()
        await page.locator('[data-option="seats"]').fill("3")
        await page.keyboard.press("Enter")

    async def asked(self) -> str | None:
        """The question before them: the start of its custom ids."""
        found = await self.page.evaluate(OPEN_QUESTIONS)
        return str(found[-1]) if found else None

    async def answer(self, question: str) -> None:
        """Answer a question with what its controls offer."""
        for _ in range(6):
            if await self._press(question):
                script = f"question => !({OPEN_QUESTIONS})().includes(question)"
                await self.page.wait_for_function(script, arg=question)
                return
        raise AssertionError(f"no answer to {question}")

    async def _press(self, question: str) -> bool:
        """One step; whether that was the answer."""
        # An option, or Confirm.
        buttons = self.page.locator(f'button.button[data-custom-id^="{question}:o"]:enabled')
        if await buttons.count():
            await buttons.last.click()
            return True
        several = self.page.locator(f'[data-custom-id="{question}:ok"]')
        menus = self.page.locator(f'.picker[data-picker^="{question}:s"]')
        if not await menus.count():
            await self._choose(self.page.locator(f'.picker[data-picker="{question}:g"]'))
            await menus.first.wait_for()
            return False
        if not await several.count():
            await self._choose(menus.last)
            return True
        await self._choose_all(menus.first)
        await expect(several).to_be_enabled()
        return False

    async def _choose(self, menu: Locator) -> None:
        await menu.locator(".picker-face").click()
        await menu.locator("[role=option]").last.click()

    async def _choose_all(self, menu: Locator) -> None:
        """As many as the menu takes."""
        await menu.locator(".picker-face").click()
        free = menu.locator('[role=option][aria-selected="false"]:not([aria-disabled="true"])')
        while await free.count():
            await free.first.click()
        await menu.locator("[data-apply]").click()

    async def check_thread(self, thread: str, told: list[str], title: str) -> None:
        """The thread as it stands: each post with its picture, the last one with buttons."""
        await self.go(thread)
        await expect(self.page.get_by_role("heading", name=title)).to_be_visible()
        articles = self.page.locator("article").filter(has=self.page.locator(".gallery img"))
        await expect(articles).to_have_count(len(told))
        for number, text in enumerate(told):
            await expect(articles.nth(number)).to_contain_text(text)
            picture = articles.nth(number).locator(".gallery img").first
            await picture.scroll_into_view_if_needed()
            await expect(picture).to_have_js_property("complete", True)
            assert await picture.evaluate("picture => picture.naturalWidth") > 500
            assert len(await picture.get_attribute("alt") or "") > 100
        await expect(self.page.locator('[data-custom-id^="t:"]')).to_have_count(4)


def longest_words(text: str) -> str:
    """A piece of a text without what the page draws otherwise: bold, emoji, line breaks."""
    return max(re.split(r"[^\w ,.:()'’-]+", text), key=len, default="").strip()


@pytest.fixture
async def house(table: LocalTable, tmp_path: Path) -> AsyncIterator[House]:
    """With real pictures, for people look at them."""
    async with house_at(table, tmp_path / "bot.sqlite3", painter=one_painter()) as running:
        yield running


async def test_two_people_play_the_first_trick_on_the_page(
    table: LocalTable, house: House, browser: Browser
) -> None:
    say = words_in("en", texts_folder(GAME))
    title = wording(GAME).title(say)
    ana, bram = [Tab(await (await browser.new_context()).new_page()) for _ in range(2)]
    for tab, person in ((ana, ANA), (bram, BRAM)):
        await tab.page.goto(f"{table.url}/?person={person}&channel={TABLES}")
    await ana.open_lobby(title)
    await bram.control("l:1:join").click()
    await expect(ana.control("l:1:join").locator("xpath=ancestor::article")).to_contain_text("Bram")
    await ana.control("l:1:fill").click()
    await expect(bram.page.locator("article").last).to_contain_text("🤖")
    await ana.control("l:1:start").click()
    thread = await bram.page.locator("button.thread-link").get_attribute("data-channel")
    assert thread is not None
    tabs = [ana, bram]
    for tab in tabs:
        await tab.go_to_letters()

    database = house.settings.database
    for _ in range(MOST_MOVES):
        await settled(house)
        posts = records.check_log(records.read(database, 1))
        if len(posts) == 3:
            break
        questions = [(tab, question) for tab in tabs if (question := await tab.asked())]
        for tab, question in questions:
            await tab.answer(question)
    assert len(posts) == 3, "the first trick did not end"
    written = records.read(database, 1)
    answered = {record.person for record in written.standing}
    assert answered == {int(ANA), int(BRAM), None}
    names = text_names(written.table, "en")
    summaries = [wording(GAME).summary(p.events, p.view, say, names) for p in posts]
    told = [longest_words(text) for text in summaries]
    for tab in tabs:
        await tab.check_thread(thread, told, title)
        assert tab.wrong == []


async def test_from_the_empty_page_the_first_move_is_a_few_presses_away(
    tmp_path: Path, browser: Browser
) -> None:
    painter = one_painter()
    async with (
        serve(invites=Invitation(painter)) as table,
        house_at(table, tmp_path / "bot.sqlite3", painter=painter) as house,
    ):
        tab = Tab(await (await browser.new_context(viewport=PHONE)).new_page())
        await tab.page.goto(f"{table.url}/?person={ANA}&channel={LOUNGE}")
        for game in all_games():
            card = tab.page.locator(".invitation .card").filter(has_text=title_of(game))
            picture = card.locator("img")
            await picture.scroll_into_view_if_needed()
            await expect(picture).to_have_js_property("complete", True)
            assert await picture.evaluate("picture => picture.naturalWidth") == 990
            assert title_of(game).partition(":")[0] in (await picture.get_attribute("alt") or "")
            await expect(card.get_by_role("button")).to_have_count(2)
        # One press to the table, one to the letters.
        await tab.page.locator(f'[data-begin="{GAME} game new"]').click()
        await expect(tab.control("l:1:thread")).to_be_visible()
        await expect(tab.page.locator(".invitation")).to_have_count(0)
        await tab.page.goto(f"{table.url}/?person={ANA}&channel={await letters_of(tab)}")
        await tab.page.wait_for_function(f"() => ({OPEN_QUESTIONS})().length")
        question = await tab.asked()
        assert question is not None
        await tab.answer(question)
        await settled(house)
        written = records.read(house.settings.database, 1)
        assert int(ANA) in {record.person for record in written.standing}
        assert [seat.person for seat in written.table.seats if not seat.computer] == [int(ANA)]
        assert tab.wrong == []


def title_of(game: str) -> str:
    return wording(game).title(words_in("en", texts_folder(game)))


async def letters_of(tab: Tab) -> str:
    """The channel of one's direct messages with the bot."""
    found = await tab.page.locator("nav [data-channel]").last.get_attribute("data-channel")
    assert found is not None
    return found
