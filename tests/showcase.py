"""What the README opens with: a game as a moving picture, and a prompt as it looks on a phone.

    python -m tests.showcase [folder] [--game KEY] [--seed 1]

Writes `game.gif` and `prompt.png` into the folder (docs): a game as sensible seats play it, and
the page of the local table in Chromium, at the size of a phone. The same seed gives the same game.
It takes a minute or two.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import Page

from cogs.bot import Bot
from cogs.frame.words import game_words
from cogs.replay import frames_of
from engine.games import all_games, art_folder, scenes, symbols
from engine.table.answers import queries
from localtable.first_world import TABLES
from pictures.film import make_film
from tests.browsers import browsing
from tests.cogs.service import a_table, timeline
from tests.e2e.house import House
from tests.e2e.people import People, people_at
from tests.e2e.play import Sitting, open_table
from tests.e2e.sketches import real_studio
from tests.e2e.starting import meadhall_at
from tests.localtable.stand_in import stand_in

NAMES: Final = ("Ana", "Bram", "Carlos", "Duarte")
LOCALE: Final = "en"
MOST: Final = 1_450_000
"""Bytes of a picture: whoever opens the README on a train waits for it."""
PHONE: Final = (390, 844)
SHARP: Final = 2
"""Pixels of the screen for one of the page."""
ON: Final = 60
"""Answers before the prompt that is shown."""
PATIENCE: Final = 90
"""Seconds for all symbols to be there."""


def seed_of(number: int) -> bytes:
    """A table's secret."""
    return hashlib.sha256(f"showcase {number}".encode()).digest()[:16]


async def film(key: str, seed: bytes) -> bytes:
    """The game as a moving picture."""
    table = a_table(key, *NAMES[: all_games()[key].seats[-1]])
    frames, _ = frames_of(table, [frame for _, frame in timeline(table, seed)], LOCALE)
    gif = await make_film(frames, art_folder, most=MOST)
    assert gif is not None, "no film can be made so small"
    return gif


async def prompt(key: str, seed: bytes) -> bytes:
    """The direct message with which somebody is asked, in the midst of a game."""
    with tempfile.TemporaryDirectory() as folder:
        async with (
            stand_in() as table,
            people_at(table) as people,
            meadhall_at(
                table, Path(folder) / "bot.sqlite3", emojis=False, studio=real_studio()
            ) as house,
            browsing() as chrome,
        ):
            house.service.secret = lambda count: seed[:count].ljust(count, b"\0")
            await symbols_there(house, key)
            ana = people[NAMES[0]]
            await asked(house, people, key)
            wide, high = PHONE
            page = await chrome.new_page(
                viewport={"width": wide, "height": high},
                device_scale_factor=SHARP,
                is_mobile=True,
                has_touch=True,
            )
            await page.goto(f"{table.url}/?person={ana.id}&channel={ana.dm}")
            await at_rest(page)
            return smaller(await page.screenshot())


async def symbols_there(house: Bot, key: str) -> None:
    """Until the game's own emojis are brought up: what is sent before that has plain ones."""
    wanted = len(set(symbols(key).values()))
    for _ in range(PATIENCE * 5):
        if len(house.emoji_set._marks.get(key, {})) == wanted:
            return
        await asyncio.sleep(0.2)
    raise TimeoutError("the symbols are not there")


async def asked(house: Bot, people: People, key: str) -> Sitting:
    """A table at which the first one is asked, with something in the hand, after some answers."""
    seats = NAMES[: all_games()[key].seats[-1]]
    sitting = await open_table([people[name] for name in seats], TABLES, game=key)
    await House(house).played_on(sitting, ON)
    first, say = int(people[NAMES[0]].id), game_words(key, LOCALE)
    while True:
        view = await house.service.look(queries.view, sitting.table, first)
        if view.open and scenes(key).hand(view.view, say, seats) is not None:
            break
        await House(house).played_on(sitting, 1)
    await House(house).settled()
    return sitting


async def at_rest(page: Page) -> None:
    """Until the question's controls and all pictures are there."""
    await page.locator('[data-custom-id^="q:"]').last.wait_for()
    await page.wait_for_function(
        "() => [...document.images].every(image => image.complete && image.naturalWidth)"
    )
    await page.wait_for_timeout(500)


def smaller(png: bytes) -> bytes:
    """In all its colours: 256 of its own lose those of small things, such as seats'."""
    out = BytesIO()
    Image.open(BytesIO(png)).convert("RGB").save(out, "PNG", optimize=True)
    return out.getvalue()


async def make(folder: Path, key: str, seed: bytes) -> None:
    for name, data in (
        ("game.gif", await film(key, seed)),
        ("prompt.png", await prompt(key, seed)),
    ):
        assert len(data) <= MOST, f"{name} is too large: {len(data)} bytes"
        (folder / name).write_bytes(data)
        sys.stdout.write(f"{folder / name}, {len(data) // 1000} KB\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.showcase", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("docs"))
    parser.add_argument("--game", choices=list(all_games()), default=next(iter(all_games())))
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    asyncio.run(make(options.folder, options.game, seed_of(options.seed)))


if __name__ == "__main__":
    main()
