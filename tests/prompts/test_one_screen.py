"""A prompt, and a lobby, are one screen of a phone: measured in Chromium on the local table's
page."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, async_playwright

from cogs.frame.message import painted
from cogs.frame.words import game_words
from cogs.lobby.lobby import lobby_message
from engine.games import all_games, scenes
from tests.browsers import ARGS, PHONE, chromium
from tests.cogs.service import a_table, with_seat
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


async def test_every_lobby_is_one_screen_of_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    """With as many people as it takes, or one person alone."""
    shows_all(monkeypatch)
    house = house_with(Boxes())

    async def nothing(*_: object) -> None:
        return None

    house.store = SimpleNamespace(read=nothing)
    async with stand_in() as table, async_playwright() as playwright:
        names = {}
        for locale, (key, game), alone in product(LOCALES, all_games().items(), (False, True)):
            people = ["Bartholomew"] * (game.seats.stop - 1)
            lobby = a_table(key, *people, phase="lobby", locale=locale, thread=None)
            for seat in range(1, len(people)) if alone else ():
                lobby = with_seat(lobby, seat, person=None, name="")
            cover = scenes(key).cover(game_words(key, locale))
            images = () if cover is None else await painted(house, cover, "cover.png")
            face = replace(await lobby_message(house, lobby), images=images)
            names[post(table, CHANNELS[locale], face)] = f"{locale} {key}", locale
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        page = await browser.new_page(viewport=PHONE)
        found: dict[str, dict[str, int]] = {}
        for locale in LOCALES:
            await page.goto(f"{table.url}/?person={ANA}&channel={CHANNELS[locale]}")
            last = [message for message, (_, where) in names.items() if where == locale][-1]
            await page.locator(f'[data-message="{last}"]').wait_for()
            await page.evaluate(LOADED)
            found |= await page.evaluate(MEASURE)
        await browser.close()
    high = {name: found[message]["high"] for message, (name, _) in names.items()}
    assert max(high.values()) <= MOST_HIGH, high
