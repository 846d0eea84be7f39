"""A prompt is one screen of a phone: measured in Chromium on the local table's page."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, async_playwright

from engine.games import all_games, scenes
from tests.browsers import ARGS, PHONE, chromium
from tests.e2e.people import ANA, LOUNGE, QUIET, TABLES
from tests.localtable.stand_in import StandIn, stand_in
from tests.prompts.moments import face_of, moments
from tests.prompts.posted import Boxes, house_with, post, shows_all
from texts import LOCALES

MOST_HIGH = 640
"""CSS pixels from the first line to the last control."""
LOW = 150
"""A picture that is low."""
CHANNELS = dict(zip(LOCALES, (TABLES, LOUNGE, QUIET), strict=True))

MEASURE = """() => Object.fromEntries(
    [...document.querySelectorAll("[data-message]")].map(message => {
        const place = what => message.querySelector(what)?.getBoundingClientRect();
        return [message.dataset.message, {
            high: Math.round(place(".parts").bottom - place(".text").top),
            picture: Math.round(place(".gallery")?.height ?? 0),
        }];
    }))"""
"""Of each prompt: all of it, and its picture."""


LOADED = """() => Promise.all([...document.images].filter(image => !image.complete).map(
    image => new Promise(done => { image.onload = image.onerror = done; })))"""
"""A picture that does not come would be as high as its words."""


async def measured(
    table: StandIn, page: Page, locale: str, **who: bool
) -> dict[str, dict[str, int]]:
    """How high every prompt is, by its game and kind. `who`: for whom (see `local_of`)."""
    house, channel = house_with(Boxes()), CHANNELS[locale]
    names = {
        post(table, channel, await face_of(house, moment, locale, **who)): moment.name
        for game in all_games()
        for moment in moments(game)
    }
    await page.goto(f"{table.url}/?person={ANA}&channel={channel}")
    await page.locator(f'[data-message="{list(names)[-1]}"]').wait_for()
    await page.evaluate(LOADED)
    found = await page.evaluate(MEASURE)
    assert names.keys() <= found.keys()
    return {names[key]: sizes for key, sizes in found.items() if key in names}


def too_high(name: str, sizes: dict[str, int]) -> bool:
    """Whether it does not fit. Of a game without a picture of its own for prompts, which is stacked
    from others, the rest has to leave room for a low one."""
    high = sizes["high"]
    if scenes(name.partition("/")[0]).prompt is None:
        high += min(0, LOW - sizes["picture"])
    return bool(high > MOST_HIGH)


@pytest.mark.parametrize(
    "who", [{}, {"new": True}, {"back": True}], ids=["who know it", "newcomers", "who come back"]
)
async def test_every_prompt_is_one_screen_of_a_phone(
    monkeypatch: pytest.MonkeyPatch, who: dict[str, bool]
) -> None:
    shows_all(monkeypatch)
    async with stand_in() as table, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        page = await browser.new_page(viewport=PHONE)
        lines = [
            f"{locale} {name}: {sizes}"
            for locale in LOCALES
            for name, sizes in (await measured(table, page, locale, **who)).items()
            if too_high(name, sizes)
        ]
        await browser.close()
    assert not lines, "\n" + "\n".join(lines)
