"""Pictures stand on the page as Discord's clients show them: measured in Chromium."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Browser, Locator, Page, async_playwright

from localtable import messages
from localtable.calls import Upload
from localtable.first_world import ANA, TABLES
from tests.browsers import ARGS, chromium
from tests.localtable.stand_in import StandIn

GAP = 4
DESKTOP, PHONE = 1280, 390
BOXES = """node => {
    const box = ({x, y, width, height}) => ({x, y, wide: width, high: height});
    const whole = box(node.getBoundingClientRect());
    return [...node.querySelectorAll("img")].map(image => {
        const one = box(image.getBoundingClientRect());
        const fit = getComputedStyle(image).objectFit;
        return {...one, x: one.x - whole.x, y: one.y - whole.y, fit};
    });
}"""


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        yield running
        await running.close()


def drawn(size: tuple[int, int], kind: str = "PNG") -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, "#7f9c6b").save(out, kind)
    return out.getvalue()


def moving() -> bytes:
    out = io.BytesIO()
    frames = [Image.new("P", (300, 200), colour) for colour in (1, 2)]
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=50)
    return out.getvalue()


class Posts:
    """What the bot has posted."""

    def __init__(self, table: StandIn) -> None:
        self._table = table

    def post(self, body: dict[str, Any], *files: Upload) -> str:
        world = self._table.world
        channel, files_by = world.channels[TABLES], dict(enumerate(files))
        return str(messages.send(self._table, world.bot, channel, body, files_by)["id"])

    def pictures(self, count: int, size: tuple[int, int] = (1200, 800)) -> str:
        content = drawn(size)
        files = [Upload(f"{n}.png", content) for n in range(count)]
        return self.post({"content": f"{count} pictures"}, *files)

    def gallery(self, count: int) -> str:
        files = [Upload(f"{n}.png", drawn((1200, 800))) for n in range(count)]
        items = [{"media": {"url": f"attachment://{file.filename}"}} for file in files]
        parts = [{"type": 17, "components": [{"type": 12, "items": items}]}]
        return self.post({"components": parts, "flags": 1 << 15}, *files)


@pytest.fixture
def posts(table: StandIn) -> Posts:
    return Posts(table)


async def opened(browser: Browser, table: StandIn, wide: int) -> Page:
    page = await browser.new_page(viewport={"width": wide, "height": 900})
    page.set_default_timeout(20_000)
    await page.goto(f"{table.url}/?person={ANA}&channel={TABLES}")
    await page.locator("[data-message]").first.wait_for()
    return page


def at(page: Page, message: str) -> Locator:
    return page.locator(f'[data-message="{message}"] .gallery')


async def boxes(where: Locator) -> list[dict[str, Any]]:
    """Where its pictures stand and how large, from its own corner."""
    found = await where.evaluate(BOXES)
    assert isinstance(found, list)
    return [{key: v if isinstance(v, str) else round(v) for key, v in box.items()} for box in found]


async def width_of(where: Locator) -> float:
    box = await where.bounding_box()
    assert box is not None
    return box["width"]


def sizes(found: list[dict[str, Any]]) -> list[tuple[int, int]]:
    return [(box["wide"], box["high"]) for box in found]


async def test_pictures_are_tiled_and_cropped_as_on_a_computer(
    browser: Browser, table: StandIn, posts: Posts
) -> None:
    count = {n: posts.pictures(n) for n in (1, 2, 3, 4, 5, 7, 9)}
    tall, small = posts.pictures(1, (600, 1200)), posts.pictures(1, (120, 80))
    page = await opened(browser, table, DESKTOP)
    (one,) = await boxes(at(page, count[1]))
    assert (one["wide"], one["high"]) == (525, 350), "whole, 350 high"
    assert sizes(await boxes(at(page, tall))) == [(175, 350)]
    assert sizes(await boxes(at(page, small))) == [(120, 80)], "never larger than it is"
    two = await boxes(at(page, count[2]))
    assert sizes(two) == [(273, 273)] * 2
    assert [box["fit"] for box in two] == ["cover"] * 2
    assert [box["x"] for box in two] == [0, 273 + GAP]
    three = await boxes(at(page, count[3]))
    assert sizes(three) == [(364, 350), (182, 173), (182, 173)]
    assert [box["y"] for box in three] == [0, 0, 173 + GAP]
    four = await boxes(at(page, count[4]))
    assert sizes(four) == [(273, 173)] * 4
    assert [(box["x"], box["y"]) for box in four] == [(0, 0), (277, 0), (0, 177), (277, 177)]
    assert sizes(await boxes(at(page, count[5]))) == [(273, 273)] * 2 + [(181, 181)] * 3
    assert sizes(await boxes(at(page, count[7]))) == [(550, 280)] + [(181, 181)] * 6
    assert sizes(await boxes(at(page, count[9]))) == [(181, 181)] * 9


async def test_pictures_are_as_wide_as_the_message_on_a_phone(
    browser: Browser, table: StandIn, posts: Posts
) -> None:
    count = {n: posts.pictures(n) for n in (1, 2, 3, 4)}
    page = await opened(browser, table, PHONE)
    wide = await width_of(page.locator(f'[data-message="{count[1]}"] .body'))
    assert PHONE - 80 < wide < PHONE
    (one,) = await boxes(at(page, count[1]))
    assert one["wide"] == pytest.approx(wide, abs=1)
    assert one["high"] == pytest.approx(wide * 800 / 1200, abs=1), "whole"
    half = (wide - GAP) / 2
    for box in await boxes(at(page, count[2])):
        assert (box["wide"], box["high"]) == pytest.approx((half, half), abs=1)
        assert box["fit"] == "cover"
    three = await boxes(at(page, count[3]))
    high = wide * 350 / 550
    assert (three[0]["wide"], three[0]["high"]) == pytest.approx(
        ((wide - GAP) * 2 / 3, high), abs=1
    )
    for box in await boxes(at(page, count[4])):
        assert (box["wide"], box["high"]) == pytest.approx((half, (high - GAP) / 2), abs=1)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
async def test_a_gallery_of_one_stands_whole_and_one_of_several_is_cropped(
    browser: Browser, table: StandIn, posts: Posts, viewport: int
) -> None:
    alone, several = posts.gallery(1), posts.gallery(3)
    page = await opened(browser, table, viewport)
    (one,) = await boxes(at(page, alone))
    assert one["wide"] / one["high"] == pytest.approx(1.5, abs=0.02)
    fits = [box["fit"] for box in await boxes(at(page, several))]
    assert fits == ["cover"] * 3


async def test_files_that_a_layout_does_not_show_are_not_shown(
    browser: Browser, table: StandIn, posts: Posts
) -> None:
    parts = [{"type": 10, "content": "No picture"}]
    file = Upload("0.png", drawn((1200, 800)))
    layout = posts.post({"components": parts, "flags": 1 << 15}, file)
    page = await opened(browser, table, DESKTOP)
    assert await page.locator(f'[data-message="{layout}"] img').count() == 0
