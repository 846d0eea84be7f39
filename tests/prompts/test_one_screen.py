"""A prompt is one screen of a phone: measured in Chromium on the local table's page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Browser, Page

from engine.games import all_games, scenes
from localtable import page as shown
from localtable.first_world import ANA, LOUNGE, QUIET, TABLES
from tests.browsers import browsing
from tests.localtable.stand_in import StandIn, stand_in
from tests.prompts.moments import face_of, moments
from tests.prompts.posted import Boxes, house_with, post
from texts import LOCALES

PHONE = {"width": 390, "height": 844}
MOST_HIGH = 640
"""CSS pixels from the first line to the last control."""
LOW = 150
"""A picture that is low."""
CHANNELS = dict(zip(LOCALES, (TABLES, LOUNGE, QUIET), strict=True))

MEASURE = """() => Object.fromEntries(
    [...document.querySelectorAll("[data-message]")].map(message => {
        const place = node => node.getBoundingClientRect();
        const parts = place(message.querySelector(".parts"));
        const text = place(message.querySelector(".text"));
        const asked = place([...message.querySelectorAll(".text h5")].at(-1));
        const image = message.querySelector(".gallery");
        return [message.dataset.message, {
            high: Math.round(parts.bottom - text.top),
            text: Math.round(text.height),
            picture: image ? Math.round(place(image).height) : 0,
            controls: Math.round(parts.height),
            apart: Math.round(parts.top - asked.top),
        }];
    }))"""
"""Of each prompt: all of it, its pieces, and how far its controls are from its question."""


LOADED = """() => Promise.all([...document.images].filter(image => !image.complete).map(
    image => new Promise(done => { image.onload = image.onerror = done; })))"""
"""A picture that does not come would be as high as its words."""


@pytest.fixture
async def table() -> AsyncIterator[StandIn]:
    async with stand_in() as running:
        yield running


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with browsing() as running:
        yield running


async def measured(
    table: StandIn, page: Page, locale: str, **who: bool
) -> dict[str, dict[str, Any]]:
    """How high every prompt is, by its game and kind. `who`: for whom (see `voice_of`)."""
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


def too_high(name: str, sizes: dict[str, Any]) -> bool:
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
    table: StandIn, browser: Browser, monkeypatch: pytest.MonkeyPatch, who: dict[str, bool]
) -> None:
    monkeypatch.setattr(shown, "SHOWN", shown.MOST)
    page = await browser.new_page(viewport=PHONE)
    lines = []
    for locale in LOCALES:
        for name, sizes in (await measured(table, page, locale, **who)).items():
            if too_high(name, sizes):
                lines.append(f"{locale} {name}: {sizes}")
    assert not lines, "\n" + "\n".join(lines)
