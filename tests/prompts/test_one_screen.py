"""A prompt is one screen of a phone: measured in Chromium on the local table's page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Browser, Page, async_playwright

from engine.games import all_games
from localtable.page import showing
from localtable.server import LocalTable, serve
from localtable.world.first_world import ANA, LOUNGE
from tests.localtable.test_page import ARGS, chromium
from tests.prompts.moments import face_of, moments
from tests.prompts.posted import Boxes, house_with, post
from texts import LOCALES

PHONE = {"width": 390, "height": 844}
MOST_HIGH = 640
"""CSS pixels from the first line to the last control."""
FAR = 560
"""And from the question to the first control, with the picture between them."""

MEASURE = """() => Object.fromEntries(
    [...document.querySelectorAll("[data-message]")].map(message => {
        const place = node => node.getBoundingClientRect();
        const parts = message.querySelector(".parts");
        const asked = [...message.querySelectorAll(".text h5")].at(-1);
        const top = place(message.querySelector(".text")).top;
        const image = message.querySelector(".gallery");
        return [message.dataset.message, {
            high: Math.round(place(parts).bottom - top),
            far: Math.round(place(parts).top - place(asked).top),
            text: Math.round(place(message.querySelector(".text")).height),
            picture: image ? Math.round(place(image).height) : 0,
            controls: Math.round(place(parts).height),
        }];
    }))"""


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with serve() as running:
        yield running


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        yield running
        await running.close()


async def measured(table: LocalTable, page: Page, locale: str) -> dict[str, dict[str, Any]]:
    """How high every prompt is, by its game and kind."""
    house = house_with(Boxes())
    names = {
        post(table, LOUNGE, await face_of(house, moment, locale)): moment.name
        for game in all_games()
        for moment in moments(game)
    }
    await page.goto(f"{table.url}/?person={ANA}&channel={LOUNGE}")
    last = list(names)[-1]
    await page.locator(f'[data-message="{last}"]').wait_for()
    found = await page.evaluate(MEASURE)
    return {f"{names[key]} {locale}": sizes for key, sizes in found.items() if key in names}


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_prompt_is_one_screen_of_a_phone(
    table: LocalTable, browser: Browser, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    monkeypatch.setattr(showing, "SHOWN", showing.MOST)
    page = await browser.new_page(viewport=PHONE)
    await page.route("**/attachments/**", lambda route: route.abort())
    found = await measured(table, page, locale)
    lines = [
        f"{name:42} {s['high']:5} = {s['text']} text, {s['picture']} picture, "
        f"{s['controls']} controls; {s['far']} from the question"
        for name, s in sorted(found.items(), key=lambda one: -one[1]["high"])
        if s["high"] > MOST_HIGH or s["far"] > FAR
    ]
    assert not lines, "\n" + "\n".join([f"{len(lines)} of {len(found)}", *lines])
