"""Two people at two tabs of the page play from `/game new` to the end of the first trick, with
the mouse and the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from engine.games import all_games, game_words, wording
from tests.browsers import OPEN_QUESTIONS, PHONE, Tab, browsing
from tests.e2e import records
from tests.e2e.exchange import StandIn, stand_in
from tests.e2e.house import House, house_at
from tests.e2e.people import ANA, BRAM, LOUNGE, TABLES
from tests.e2e.play import GAME
from tests.e2e.sketches import invitation, real_studio

MOST_MOVES = 60


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with browsing() as running:
        yield running


async def check_thread(tab: Tab, thread: str, told: list[str], title: str) -> None:
    """The thread as it stands: each post with its picture, the last one with buttons."""
    await tab.go(thread)
    await expect(tab.page.get_by_role("heading", name=title)).to_be_visible()
    articles = tab.page.locator("article").filter(has=tab.page.locator(".gallery img"))
    await expect(articles).to_have_count(len(told))
    for number, text in enumerate(told):
        await expect(articles.nth(number)).to_contain_text(text)
        picture = articles.nth(number).locator(".gallery img").first
        await picture.scroll_into_view_if_needed()
        await expect(picture).to_have_js_property("complete", True)
        assert await picture.evaluate("picture => picture.naturalWidth") > 500
        assert len(await picture.get_attribute("alt") or "") > 100
    await expect(tab.page.locator('[data-custom-id^="t:"]')).to_have_count(4)


@pytest.fixture
async def house(table: StandIn, tmp_path: Path) -> AsyncIterator[House]:
    """With real pictures, for people look at them."""
    async with house_at(table, tmp_path / "bot.sqlite3", studio=real_studio()) as running:
        yield running


async def test_two_people_play_the_first_trick_on_the_page(
    table: StandIn, house: House, browser: Browser
) -> None:
    say = game_words(GAME, "en")
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
        await tab.page.locator("nav [data-channel]").last.click()  # direct messages with the bot

    database = house.database
    for _ in range(MOST_MOVES):
        await house.settled()
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
    # The longest piece without what the page draws otherwise: bold, emoji, line breaks.
    pieces = (re.split(r"[^\w ,.:()'’-]+", records.summary(written, post)) for post in posts)
    told = [max(each, key=len).strip() for each in pieces]
    for tab in tabs:
        await check_thread(tab, thread, told, title)
        assert tab.wrong == []


async def test_from_the_empty_page_the_first_move_is_a_few_presses_away(
    tmp_path: Path, browser: Browser
) -> None:
    studio = real_studio()
    async with (
        stand_in(invites=invitation(studio)) as table,
        house_at(table, tmp_path / "bot.sqlite3", studio=studio) as house,
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
            await expect(card.get_by_role("button")).to_have_count(3)
        # One press to the table, one to the message with the question.
        await tab.page.locator(f'[data-begin="{GAME} alone"]').click()
        await expect(tab.control("l:1:thread")).to_be_visible()
        await expect(tab.page.locator(".invitation")).to_have_count(0)
        await tab.page.locator(".letter").click()
        await tab.page.wait_for_function(f"() => ({OPEN_QUESTIONS})().length")
        question = await tab.asked()
        assert question is not None
        await tab.answer(question)
        await house.settled()
        written = records.read(house.database, 1)
        assert int(ANA) in {record.person for record in written.standing}
        assert [seat.person for seat in written.table.seats if not seat.computer] == [int(ANA)]
        assert tab.wrong == []


def title_of(game: str) -> str:
    return wording(game).title(game_words(game, "en"))
