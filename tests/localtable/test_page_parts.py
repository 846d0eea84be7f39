"""What the page is made of, each piece by itself in Chromium: its renderer and its markdown."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page

from localtable.first_world import ANA
from tests.localtable.stand_in import StandIn

MARKDOWN: dict[str, str] = {
    "**a** *b* _c_": "<p><strong>a</strong> <em>b</em> <em>c</em></p>",
    "__d__ ~~e~~": "<p><u>d</u> <s>e</s></p>",
    "***a***": "<p><em><strong>a</strong></em></p>",
    "snake_case_name and 2 * 3 * 4": "<p>snake_case_name and 2 * 3 * 4</p>",
    r"\*a\* `**b**`": "<p>*a* <code>**b**</code></p>",
    "# One\n-# two\nthree": '<h3>One</h3><p class="subtext">two</p><p>three</p>',
    "a\n\n## Two": "<p>a\n</p><h4>Two</h4>",
    "> a\n> b\nc": "<blockquote><p>a\nb</p></blockquote><p>c</p>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b\n- c": '<ol start="3"><li>a</li><li>b</li></ol><ul><li>c</li></ul>',
    "x ```py\n**a**\n```y": '<p>x </p><pre tabindex="0"><code>**a**</code></pre><p>y</p>',
    "<b>a</b> &amp;": "<p>&lt;b&gt;a&lt;/b&gt; &amp;amp;</p>",
    "[a](javascript:alert(1))": "<p>[a](javascript:alert(1))</p>",
    f"<@{ANA}> in <#1>": '<p><span class="mention me">@Ana</span> in'
    ' <span class="mention">#elsewhere</span></p>',
    "<t:4102444800:D>": '<p><time class="moment" datetime="2100-01-01T00:00:00.000Z"'
    ' title="Friday, January 1, 2100 at 12:00 AM">January 1, 2100</time></p>',
}


@pytest.fixture
async def page(table: StandIn, browser: Browser) -> Page:
    page = await browser.new_page(timezone_id="UTC")
    await page.goto(f"{table.url}/?person={ANA}")
    await page.locator("[data-composer]").wait_for()
    return page


async def test_markdown_reads_as_in_discord(page: Page) -> None:
    draw = """async (text) => {
      const { rich } = await import("/static/text.js");
      const { paint } = await import("/static/render.js");
      const box = document.createElement("div");
      paint(box, rich(text));
      return box.firstChild.innerHTML;
    }"""
    assert {text: await page.evaluate(draw, text) for text in MARKDOWN} == MARKDOWN


async def test_the_renderer_keeps_what_is_there(page: Page) -> None:
    """Elements stay the same ones while what is described is the same, wherever they move."""
    kept = """async () => {
      const { html, paint } = await import("/static/render.js");
      const box = document.body.appendChild(document.createElement("div"));
      const lines = (keys) => keys.map((key) => html`<input key=${key} initial=${key} />`);
      const look = ["a", false, "b"];
      paint(box, html`<p class=${look}>${"<i>"}</p><ul>${lines(["x", "y", "z"])}</ul>`);
      const [x, y, z] = box.querySelectorAll("input");
      y.value = "typed";
      y.focus();
      paint(box, html`<p class="a">text${null}</p><ul>${lines(["z", "y", "w"])}</ul>`);
      const now = [...box.querySelectorAll("input")];
      const place = y.getBoundingClientRect().height > 0;
      return [box.firstChild.outerHTML, now[0] === z, now[1] === y, x.isConnected, now[2].value,
        document.activeElement === y, y.value, place];
    }"""
    assert await page.evaluate(kept) == [
        *('<p class="a">text</p>', True, True, False, "w"),
        *(True, "typed", True),
    ]


async def test_a_component_has_its_own_state_and_rests_while_nothing_changes(page: Page) -> None:
    drawn = """async () => {
      const { html, paint } = await import("/static/render.js");
      const box = document.createElement("div");
      let asked = 0;
      let self = null;
      const Count = ({ name }, own) => {
        self = own;
        asked += 1;
        const { count = 0 } = own.state;
        return count > 1 ? html`<b>${name} ${count}</b>` : html`<i>${name} ${count}</i>`;
      };
      const again = (name) => {
        paint(box, html`<p>${asked}</p><${Count} key="one" name=${name} />`);
        return box.lastChild.outerHTML;
      };
      const seen = [again("a"), again("a"), again("b"), asked];
      self.set({ count: 2 });
      await null;
      return [...seen, box.lastChild.outerHTML, again("b"), again("c"), asked];
    }"""
    assert await page.evaluate(drawn) == [
        *("<i>a 0</i>", "<i>a 0</i>", "<i>b 0</i>", 2),
        *("<b>b 2</b>", "<b>b 2</b>", "<b>c 2</b>", 4),
    ]
