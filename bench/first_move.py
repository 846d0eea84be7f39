"""From `make run` to the first move: how long it takes somebody who has just cloned this.

    python -m bench.first_move [game ...]

Starts the bot as `make run` does, in an empty folder, opens the local table's page in Chromium at
a phone's width, presses a game's button there and answers the first question with the first thing
offered, as fast as the page lets one: what a person reads and thinks comes on top. With --install
it makes the virtual environment again, first.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Final

from playwright.async_api import Browser, async_playwright

from engine.games import all_games
from localtable.first_world import ANA, LOUNGE
from tests.browsers import ARGS, OPEN_QUESTIONS, PHONE, Tab, chromium, letters_of

ROOT: Final = Path(__file__).parents[1]
OPENS: Final = re.compile(r"the local table is at (http\S+)")


async def measured(browser: Browser, game: str) -> tuple[float, float, float]:
    """Seconds until the page is there, until the first question, and until its answer."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bot.sqlite3")
        told = {"DISCORD_TOKEN": "", "MEADHALL_LOCAL_PORT": "0", "MEADHALL_DATABASE": database}
        begin = perf_counter()
        bot = await asyncio.create_subprocess_exec(
            sys.executable,
            "bot.py",
            cwd=ROOT,
            env={**os.environ, **told},
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            assert bot.stderr is not None
            url = ""
            while not url:
                found = OPENS.search((await bot.stderr.readline()).decode())
                url = found[1] if found else ""
            draining = asyncio.create_task(bot.stderr.read())
            tab = Tab(await (await browser.new_context(viewport=PHONE)).new_page())
            await tab.page.goto(f"{url}/?person={ANA}&channel={LOUNGE}")
            begins = tab.page.locator(f'[data-begin="{game} alone"]')
            await begins.wait_for()
            there = perf_counter()
            await begins.click()
            await tab.control("l:1:thread").wait_for()
            await tab.page.goto(f"{url}/?person={ANA}&channel={await letters_of(tab)}")
            await tab.page.wait_for_function(f"() => ({OPEN_QUESTIONS})().length")
            asked = perf_counter()
            question = await tab.asked()
            assert question is not None
            await tab.answer(question)
            answered = perf_counter()
            draining.cancel()
        finally:
            bot.terminate()
            await bot.wait()
    return there - begin, asked - there, answered - asked


def installing() -> float:
    """Seconds that the virtual environment of `make run` takes."""
    with tempfile.TemporaryDirectory() as folder:
        begin = perf_counter()
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        pip = [f"{folder}/bin/python", "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, "-r", ROOT / "requirements.txt"], check=True)
        return perf_counter() - begin


async def report(games: list[str]) -> None:
    """Print a line for each game."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        for game in games:
            page, question, answer = await measured(browser, game)
            print(
                f"{game}: the page after {page:.1f} s, the question {question:.1f} s after a"
                f" press, answered in {answer:.1f} s: {page + question + answer:.1f} s in all",
                flush=True,
            )
        await browser.close()


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(prog="python -m bench.first_move")
    parser.add_argument("game", nargs="*", default=list(all_games()))
    parser.add_argument("--install", action="store_true")
    given = parser.parse_args()
    if given.install:
        print(f"installed in {installing():.0f} s", flush=True)
    asyncio.run(report(given.game))


if __name__ == "__main__":
    main()
