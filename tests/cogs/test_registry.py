"""What is registered at Discord keeps all of its limits, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.house import COGS, House
from cogs.registry import Translator
from cogs.settings import read_settings
from db.store import open_store
from engine.games import art_folder
from pictures import Painter

NAME = re.compile(r"^[-_'\w]{1,32}$", re.UNICODE)


async def payloads(tmp_path: Path) -> list[dict[str, Any]]:
    settings = read_settings({"MEADHALL_DATABASE": str(tmp_path / "x.sqlite3")}, tmp_path / "no")
    painter = Painter(art_folder)
    async with open_store(settings.database) as store:
        house = House(settings, store, painter)
        for name in COGS:
            await house.load_extension(name)
        await house.tree.set_translator(Translator())
        translator = house.tree.translator
        assert translator is not None
        found = [
            await command.get_translated_payload(house.tree, translator)
            for command in house.tree.get_commands()
        ]
        for name in list(house.cogs):
            await house.remove_cog(name)
        await house.close()
    painter.close()
    return found


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield payload
    for option in payload.get("options", ()):
        yield from parts(option)


def texts_of(part: dict[str, Any], field: str) -> list[str]:
    return [part[field], *(part.get(f"{field}_localizations") or {}).values()]


async def test_commands_keep_discords_limits(tmp_path: Path) -> None:
    commands = await payloads(tmp_path)
    assert 1 <= len(commands) <= 100
    for command in commands:
        for part in parts(command):
            assert len(part.get("options", ())) <= 25
            assert len(part.get("choices", ())) <= 25
            assert not (part.get("choices") and part.get("autocomplete"))
            for name in texts_of(part, "name"):
                assert NAME.match(name), name
                assert name == name.lower(), name
            for text in texts_of(part, "description"):
                assert 1 <= len(text) <= 100, text
            required = [bool(option.get("required")) for option in part.get("options", ())]
            assert required == sorted(required, reverse=True)
        longest = sum(
            max(len(text) for text in texts_of(part, "name"))
            + max(len(text) for text in texts_of(part, "description"))
            for part in parts(command)
        )
        assert longest <= 8000


async def test_names_differ_among_siblings_in_every_language(tmp_path: Path) -> None:
    commands = await payloads(tmp_path)
    siblings = [commands]
    for command in commands:
        siblings += [part["options"] for part in parts(command) if part.get("options")]
    for group in siblings:
        for locale in ("en", "es-ES", "es-419", "pt-BR"):
            names = [(p.get("name_localizations") or {}).get(locale, p["name"]) for p in group]
            assert len(set(names)) == len(names), names


@pytest.mark.parametrize("locale", ["es-ES", "es-419", "pt-BR"])
async def test_every_command_is_translated(tmp_path: Path, locale: str) -> None:
    for command in await payloads(tmp_path):
        for part in parts(command):
            assert locale in part["description_localizations"], part["name"]


async def test_no_command_asks_for_a_user_install(tmp_path: Path) -> None:
    for command in await payloads(tmp_path):
        assert command["integration_types"] == [
            discord.AppInstallationType(guild=True).to_array()[0]
        ]
