"""Pictures stand on the page as Discord's clients show them: measured in Chromium."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Browser, Page

from localtable import messages
from localtable.calls import Upload
from localtable.first_world import ANA, TABLES
from tests.localtable.stand_in import StandIn

GAP = 4
DESKTOP, PHONE = 1280, 390
BOXES = """node => {
    const whole = node.getBoundingClientRect();
    return [...node.querySelectorAll("img")].map(image => {
        const {x, y, width: wide, height: high} = image.getBoundingClientRect();
        return {x: x - whole.x, y: y - whole.y, wide, high, fit: getComputedStyle(image).objectFit};
    });
}"""


def post(table: StandIn, count: int, size: tuple[int, int] = (1200, 800), **body: Any) -> str:
    """A message with so many pictures."""
    out = io.BytesIO()
    Image.new("RGB", size, "#7f9c6b").save(out, "PNG")
    files = {n: Upload(f"{n}.png", out.getvalue()) for n in range(count)}
    channel = table.world.channels[TABLES]
    body = {"content": f"{count} pictures", **body}
    return str(messages.send(table, table.world.bot, channel, body, files)["id"])


def post_layout(table: StandIn, count: int, shown: int) -> str:
    """The newer kind of message, which shows some of its pictures in a gallery."""
    items = [{"media": {"url": f"attachment://{n}.png"}} for n in range(shown)]
    parts: list[dict[str, Any]] = [{"type": 10, "content": "Look"}]
    parts += [{"type": 12, "items": items}] if items else []
    return post(table, count, content="", components=parts, flags=1 << 15)


async def opened(browser: Browser, table: StandIn, wide: int) -> Page:
    page = await browser.new_page(viewport={"width": wide, "height": 900})
    page.set_default_timeout(20_000)
    await page.goto(f"{table.url}/?person={ANA}&channel={TABLES}")
    await page.locator("[data-message]").first.wait_for()
    return page


async def boxes(page: Page, message: str) -> list[dict[str, Any]]:
    """Where its pictures stand and how large, from the gallery's own corner."""
    found = await page.locator(f'[data-message="{message}"] .gallery').evaluate(BOXES)
    return [{key: v if isinstance(v, str) else round(v) for key, v in box.items()} for box in found]


def sizes(found: list[dict[str, Any]]) -> list[tuple[int, int]]:
    return [(box["wide"], box["high"]) for box in found]


async def test_pictures_are_tiled_and_cropped_as_on_a_computer(
    browser: Browser, table: StandIn
) -> None:
    count = {n: post(table, n) for n in (1, 2, 3, 4, 5, 7, 9)}
    tall, small = post(table, 1, (600, 1200)), post(table, 1, (120, 80))
    page = await opened(browser, table, DESKTOP)
    found = {n: await boxes(page, message) for n, message in count.items()}
    assert sizes(found[1]) == [(525, 350)], "whole, 350 high"
    assert sizes(await boxes(page, tall)) == [(175, 350)]
    assert sizes(await boxes(page, small)) == [(120, 80)], "never larger than it is"
    assert sizes(found[2]) == [(273, 273)] * 2
    assert [(box["x"], box["fit"]) for box in found[2]] == [(0, "cover"), (273 + GAP, "cover")]
    assert sizes(found[3]) == [(364, 350), (182, 173), (182, 173)]
    assert [box["y"] for box in found[3]] == [0, 0, 173 + GAP]
    assert sizes(found[4]) == [(273, 173)] * 4
    assert [(box["x"], box["y"]) for box in found[4]] == [(0, 0), (277, 0), (0, 177), (277, 177)]
    assert sizes(found[5]) == [(273, 273)] * 2 + [(181, 181)] * 3
    assert sizes(found[7]) == [(550, 280)] + [(181, 181)] * 6
    assert sizes(found[9]) == [(181, 181)] * 9


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
async def test_a_gallery_shows_what_is_in_it(
    browser: Browser, table: StandIn, viewport: int
) -> None:
    alone, several = post_layout(table, 1, 1), post_layout(table, 3, 3)
    none = post_layout(table, 1, 0)
    page = await opened(browser, table, viewport)
    (one,) = await boxes(page, alone)
    assert one["wide"] / one["high"] == pytest.approx(1.5, abs=0.02), "whole"
    body = await page.locator(f'[data-message="{alone}"] .body').bounding_box()
    assert body
    assert one["wide"] == pytest.approx(min(525, body["width"]), abs=1), "as wide as there is room"
    assert [box["fit"] for box in await boxes(page, several)] == ["cover"] * 3
    assert await page.locator(f'[data-message="{none}"] img').count() == 0
