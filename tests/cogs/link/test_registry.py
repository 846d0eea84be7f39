"""What is registered at Discord keeps all of its limits, in every language."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.frame.settings import read_settings
from cogs.link.registry import Translator, normal
from cogs.opening import COGS, Meadhall
from db.store import open_store
from engine.games import art_folder
from pictures.painter import Painter
from tests.pictures.at_hand import studio_at_hand

NAME = re.compile(r"^[-_'\w]{1,32}$", re.UNICODE)


async def payloads(tmp_path: Path) -> list[dict[str, Any]]:
    settings = read_settings({"MEADHALL_DATABASE": str(tmp_path / "x.sqlite3")}, tmp_path / "no")
    studio = studio_at_hand(Painter(art_folder))
    async with open_store(settings.database) as store, Meadhall(settings, store, studio) as house:
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


async def test_each_command_says_where_it_is_offered(tmp_path: Path) -> None:
    offered = {command["name"]: command["contexts"] for command in await payloads(tmp_path)}
    servers, dms = 0, 1  # interactions/receiving-and-responding, "Interaction Context Types"
    only_in_servers = {name for name, contexts in offered.items() if contexts == [servers]}
    assert only_in_servers == {"game", "setup", "admin"}
    assert all(offered[name] == [servers, dms] for name in offered.keys() - only_in_servers)


def as_discord_says_it(form: dict[str, Any]) -> dict[str, Any]:
    """A command as Discord lists it: with more of its own, and without what is "no" anyway."""
    said = {key: value for key, value in form.items() if value is not False and value != {}}
    for key in ("options", "choices"):
        if form.get(key):
            said[key] = [as_discord_says_it(part) for part in form[key]]
        elif key in said:
            del said[key]
    return said


def listed(form: dict[str, Any]) -> dict[str, Any]:
    rights = form["default_member_permissions"]
    return as_discord_says_it(form) | {
        "id": "1",
        "application_id": "2",
        "version": "3",
        "name_localizations": form["name_localizations"] or None,
        "default_permission": True,
        "default_member_permissions": None if rights is None else str(rights),
        "contexts": form["contexts"][::-1],
        "nsfw": False,
    }


async def test_what_discord_says_differently_means_the_same(tmp_path: Path) -> None:
    commands = await payloads(tmp_path)
    server = discord.Object(1)
    assert normal(map(listed, commands), None) == normal(commands, None)
    theirs = [listed(form) | {"guild_id": "1", "contexts": None} for form in commands]
    assert normal(theirs, server) == normal(commands, server)
    assert normal([], None) != normal(commands, None)


def _rename(form: dict[str, Any]) -> None:
    form["name_localizations"] = {"fr": "jeu"}


def _loosen(form: dict[str, Any]) -> None:
    form["default_member_permissions"] = "0"


def _reword(form: dict[str, Any]) -> None:
    form["options"][0]["description"] += "!"


def _drop(form: dict[str, Any]) -> None:
    form["options"].pop()


def _offer(form: dict[str, Any]) -> None:
    form["contexts"] = [0, 1]


def _bound(form: dict[str, Any]) -> None:
    form["options"][0]["options"][0]["min_value"] = 0


@pytest.mark.parametrize("change", [_rename, _loosen, _reword, _drop, _offer, _bound])
async def test_what_another_installation_changed_is_seen(
    tmp_path: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    commands = await payloads(tmp_path)
    theirs = copy.deepcopy(commands)
    change(next(form for form in theirs if form["name"] == "game"))
    assert normal(theirs, None) != normal(commands, None)
