"""Whoever presses is met once: their language, and what is noted of them."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from discord.enums import try_enum

from cogs.frame.context import context_of, meet
from cogs.frame.words import guild_locale
from db.people import people
from db.people.people import Person
from db.store import open_store


def interaction(
    store: Any, *, locale: str = "fr", guild: int | None = 1, here: str | None = "de"
) -> Any:
    return SimpleNamespace(
        client=SimpleNamespace(store=store, service=AsyncMock()),
        user=SimpleNamespace(id=9, display_name="Ana", name="ana"),
        locale=locale,
        guild_locale=try_enum(discord.Locale, here),
        guild_id=guild,
        extras={},
    )


@pytest.mark.parametrize(
    ("chosen", "client", "server", "spoken", "posted"),
    [
        ("es", "pt-BR", "en-US", "es", "en"),
        (None, "pt-BR", "es-ES", "pt-BR", "es"),
        (None, "fr", "es-ES", "es", "es"),
        (None, "fr", "pt-BR", "pt-BR", "pt-BR"),
        (None, "fr", "de", "en", "en"),
        (None, "fr", None, "en", "en"),
    ],
)
async def test_ones_own_choice_goes_before_discords_and_that_before_the_servers(
    chosen: str | None, client: str, server: str | None, spoken: str, posted: str
) -> None:
    store = AsyncMock(read=AsyncMock(return_value=Person(9, locale=chosen)))
    pressed = interaction(store, locale=client, here=server)
    ctx = await context_of(pressed)
    assert (ctx.locale, ctx.say.locale) == (spoken, spoken)
    assert guild_locale(pressed) == posted
    assert await context_of(pressed) is ctx
    assert store.read.await_count == 1


async def test_who_arrives_is_noted_and_gets_direct_messages_again_when_they_sit_down(
    tmp_path: Path,
) -> None:
    async with open_store(tmp_path / "people.sqlite3") as store:
        await store.write(people.set_dm, 9, 5, closed=True)
        ctx = await meet(interaction(store, locale="es-ES"), {})
        assert (ctx.person.name, ctx.person.dms_closed) == ("Ana", True)
        again = interaction(store, locale="es-ES")
        ctx = await meet(again, {"sits": True})
        assert await context_of(again) is ctx
        known = await store.read(people.get, 9)
        assert ctx.person == known
        assert (known.seen_locale, known.dm_channel, known.dms_closed) == ("es-ES", 5, False)
