"""Photographs of prompts as a phone shows them.

    python -m tests.prompts [folder] [--locale en] [--game raiders] [--kind place] [--wide 390]
        [--new] [--back] [--text]

Every kind of question is asked once, laid out by the local table's page in Chromium, and written
as `raiders-place-en.png`.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import pytest
from playwright.async_api import async_playwright

from engine.games import all_games
from tests.browsers import ARGS, chromium
from tests.e2e.people import ANA, LOUNGE
from tests.localtable.stand_in import stand_in
from tests.prompts.moments import face_of, moments
from tests.prompts.posted import Paints, house_with, post, shows_all
from texts import LOCALES

HIGH = 1600
"""Points of the window: a message is photographed whole."""


async def photograph(
    folder: Path, locale: str, game: str, kind: str, wide: int, **who: bool
) -> None:
    """Write the pictures."""
    wanted = [
        moment
        for key in all_games()
        if game in ("", key)
        for moment in moments(key)
        if kind in ("", moment.question.kind)
    ]
    painter = Paints()
    shows_all(pytest.MonkeyPatch())
    async with stand_in() as table, async_playwright() as playwright:
        posted = {
            post(table, LOUNGE, await face_of(house_with(painter), moment, locale, **who)): moment
            for moment in wanted
        }
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        page = await browser.new_page(viewport={"width": wide, "height": HIGH})
        await page.goto(f"{table.url}/?person={ANA}&channel={LOUNGE}")
        for message, moment in posted.items():
            article = page.locator(f'[data-message="{message}"]')
            await article.scroll_into_view_if_needed()
            path = folder / f"{moment.name.replace('/', '-')}-{locale}.png"
            await article.screenshot(path=path)
        await browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.prompts", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("var/prompts"))
    parser.add_argument("--locale", choices=LOCALES, default=LOCALES[0])
    parser.add_argument("--game", choices=["", *all_games()], default="")
    parser.add_argument("--kind", default="")
    parser.add_argument("--wide", type=int, default=390)
    parser.add_argument("--new", action="store_true", help="as a newcomer sees them")
    parser.add_argument("--back", action="store_true", help="as who was away for days sees them")
    parser.add_argument("--text", action="store_true", help="as who wants words sees them")
    given = parser.parse_args()
    folder = given.folder
    who = {"new": given.new, "back": given.back, "text": given.text}
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(photograph(folder, given.locale, given.game, given.kind, given.wide, **who))


if __name__ == "__main__":
    main()
