"""A prompt, and a lobby, are one screen of a phone: measured in Chromium on the local table's
page."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from playwright.async_api import async_playwright

from cogs.frame.message import Message, painted
from cogs.frame.words import game_words
from cogs.lobby import lobby_message
from engine.games import all_games, scenes
from tests.browsers import ARGS, PHONE, chromium
from tests.cogs.service import a_table, with_seat
from tests.e2e.people import LOUNGE, QUIET, TABLES
from tests.localtable.stand_in import stand_in
from tests.prompts.moments import face_of, moments
from tests.prompts.posted import Boxes, house_with, measured, shows_all
from texts import LOCALES

MOST_HIGH, HIGH, FEW = 720, 660, 0.05
"""CSS pixels from the first line to the last control, and how few prompts may be higher than
that."""
LOW = 150
"""A picture that is low."""
CHANNELS = dict(zip(LOCALES, (TABLES, LOUNGE, QUIET), strict=True))


async def prompts(locale: str, **who: bool) -> dict[str, Message]:
    """Every kind of every game. `who`: for whom (see `local_of`)."""
    house = house_with(Boxes())
    return {
        moment.name: await face_of(house, moment, locale, **who)
        for game in all_games()
        for moment in moments(game)
    }


def high(name: str, sizes: dict[str, int]) -> int:
    """Of a game without a picture of its own for prompts, which is stacked from others, the rest
    has to leave room for a low one."""
    stacked = scenes(name.partition("/")[0]).prompt is None
    return sizes["high"] + stacked * min(0, LOW - sizes["picture"])


@pytest.mark.parametrize(
    "who",
    [{}, {"new": True}, {"back": True}, {"text": True}, {"text": True, "back": True}],
    ids=["who know it", "newcomers", "who come back", "in words", "in words, who come back"],
)
async def test_every_prompt_is_one_screen_of_a_phone(
    monkeypatch: pytest.MonkeyPatch, who: dict[str, bool]
) -> None:
    shows_all(monkeypatch)
    async with stand_in() as table, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        page = await browser.new_page(viewport=PHONE)
        points = {
            f"{locale} {name}": high(name, sizes)
            for locale in LOCALES
            for name, sizes in (
                await measured(table, page, CHANNELS[locale], await prompts(locale, **who))
            ).items()
        }
        await browser.close()
    assert not {name: count for name, count in points.items() if count > MOST_HIGH}
    higher = {name: count for name, count in points.items() if count > HIGH}
    assert len(higher) <= FEW * len(points), higher


async def test_every_lobby_is_one_screen_of_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    """With as many people as it takes, or one person alone."""
    shows_all(monkeypatch)
    house = house_with(Boxes())

    async def nothing(*_: object) -> None:
        return None

    house.store = SimpleNamespace(read=nothing)
    faces: dict[str, dict[str, Message]] = {locale: {} for locale in LOCALES}
    for locale, (key, game), alone in product(LOCALES, all_games().items(), (False, True)):
        people = ["Bartholomew"] * (game.seats.stop - 1)
        lobby = a_table(key, *people, phase="lobby", locale=locale, thread=None)
        for seat in range(1, len(people)) if alone else ():
            lobby = with_seat(lobby, seat, person=None, name="")
        cover = scenes(key).cover(game_words(key, locale))
        images = () if cover is None else await painted(house, cover, "cover.png")
        face = replace(await lobby_message(house, lobby), images=images)
        faces[locale][f"{locale} {key} {alone}"] = face
    async with stand_in() as table, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        page = await browser.new_page(viewport=PHONE)
        high = {
            name: sizes["high"]
            for locale in LOCALES
            for name, sizes in (
                await measured(table, page, CHANNELS[locale], faces[locale])
            ).items()
        }
        await browser.close()
    assert max(high.values()) <= HIGH, high
