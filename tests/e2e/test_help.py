"""`/help` and its page on privacy."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.exchange import StandIn
from tests.e2e.house import house_at
from tests.e2e.people import TABLES, People, controls, parts, said
from texts import LOCALES, own_words


@pytest.mark.parametrize("locale", LOCALES)
async def test_help_leads_to_privacy_and_back_in_the_readers_language(
    table: StandIn, people: People, tmp_path: Path, locale: str
) -> None:
    say, ana = own_words(locale), people["Ana"]
    await ana.speaks(locale)
    async with house_at(table, tmp_path / "bot.sqlite3"):
        told = await ana.slash(TABLES, "/help")
        page = await ana.pressed(told, "h:privacy")
        assert page["ephemeral"]
        assert said(page) == f"{say('privacy-text')}\n{say('privacy-contact-unknown')}"
        assert not [part for part in parts(page) if part.get("url")]
        back = await ana.pressed(page, "h:help")
        assert said(back) == said(told)
        assert list(controls(back)) == ["h:privacy"]


async def test_the_operators_contact_and_policy_stand_on_the_page(
    table: StandIn, people: People, tmp_path: Path
) -> None:
    say, ana = own_words("en"), people["Ana"]
    more = {"contact": "host@example.org or @everyone", "privacy_url": "https://example.org/p"}
    async with house_at(table, tmp_path / "bot.sqlite3", **more):
        page = await ana.pressed(await ana.slash(ana.dm, "/help"), "h:privacy")
        assert "host@example.org" in said(page)
        assert "@everyone" not in said(page), "it pings nobody"
        assert [p["url"] for p in parts(page) if p.get("url")] == ["https://example.org/p"]
        assert say("privacy-contact-unknown") not in said(page)
