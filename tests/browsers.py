"""Chromium, and somebody at a tab of the local table's page."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import AsyncIterator
from typing import Final

import pytest
from playwright.async_api import Browser, Locator, Page, ViewportSize, async_playwright, expect

ARGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """Where Chromium is; without one the test is skipped, but under CI it fails."""
    found = (
        shutil.which("chromium")
        or shutil.which("chromium-browser")
        or shutil.which("google-chrome")
    )
    if found is None:
        say = pytest.fail if os.environ.get("CI") else pytest.skip
        say("no Chromium found: install Debian's chromium to try the page")
    return str(found)


@contextlib.asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """A running Chromium."""
    path = chromium()
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=path, args=ARGS)
        yield running
        await running.close()


OPEN_QUESTIONS: Final = """() => [...document.querySelectorAll('[data-custom-id^="q:"]')]
    .filter(part => !part.closest("article").textContent.includes("🔒"))
    .map(part => part.dataset.customId.split(":").slice(0, 3).join(":"))"""
"""The questions with controls on the page that were not answered; what is laid down may still
be changed."""
PATIENCE_MS: Final = 20_000
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}


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
        for _ in range(20):
            if await self._press(question):
                script = f"question => !({OPEN_QUESTIONS})().includes(question)"
                await self.page.wait_for_function(script, arg=question)
                return
        raise AssertionError(f"no answer to {question}")

    async def _press(self, question: str) -> bool:
        """One step; whether that was the answer."""
        several = self.page.locator(f'[data-custom-id="{question}:ok"]')
        menus = self.page.locator(f'.picker[data-picker^="{question}:s"]')
        # An option, or Confirm. Where picks are gathered, those that are chosen have a ✓.
        options = self.page.locator(f'button.button[data-custom-id^="{question}:o"]')
        if await options.count() and await several.count():
            if await several.is_enabled():
                await several.click()
                return True
            chosen = options.filter(has_text="✓")
            before = await chosen.count()
            await options.filter(has_not_text="✓").and_(self.page.locator(":enabled")).first.click()
            await expect(chosen).to_have_count(before + 1)
            return False
        if await options.count():
            await options.last.click()
            return True
        if not await menus.count():
            await self._choose(self.page.locator(f'.picker[data-picker="{question}:g"]'))
            await menus.first.wait_for()
            return False
        if not await several.count():
            await self._choose(menus.last)
            return True
        for number in range(await menus.count()):
            await self._choose_most(menus.nth(number))
        await expect(several).to_be_enabled(timeout=PATIENCE_MS)
        await several.click()
        return True

    async def _choose(self, menu: Locator) -> None:
        await menu.locator(".picker-face").click()
        await menu.locator("[role=option]").last.click()

    async def _choose_most(self, menu: Locator) -> None:
        """As many as the menu takes."""
        await menu.locator(".picker-face").click()
        if not await menu.locator("[data-apply]").count():
            await menu.locator("[role=option]").last.click()
            return
        free = menu.locator('[role=option][aria-selected="false"]:not([aria-disabled="true"])')
        while await free.count():
            await free.first.click()
        await menu.locator("[data-apply]").click()
