"""What is registered at Discord, in every language. (The limits of commands are the local table's,
at which end-to-end tests register them.)"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import discord
import pytest

from cogs.connection import normal
from tests.cogs.service import loaded


def commands() -> list[dict[str, Any]]:
    return deepcopy(loaded().commands)


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield payload
    for option in payload.get("options", ()):
        yield from parts(option)


def test_every_part_of_a_command_is_translated() -> None:
    """An entry of a menu has a name alone."""
    for command in commands():
        words = "description" if "description" in command else "name"
        for part in parts(command):
            assert {"es-ES", "es-419", "pt-BR"} <= part[f"{words}_localizations"].keys()


def test_names_differ_among_siblings_in_every_language() -> None:
    siblings = [commands()]
    for command in commands():
        siblings += [part["options"] for part in parts(command) if part.get("options")]
    for group in siblings:
        for locale in ("en", "es-ES", "es-419", "pt-BR"):
            names = [(p.get("name_localizations") or {}).get(locale, p["name"]) for p in group]
            assert len(set(names)) == len(names), names


def test_each_command_says_where_it_is_offered_and_asks_for_no_user_install() -> None:
    servers, dms = 0, 1  # interactions/receiving-and-responding, "Interaction Context Types"
    everywhere = [command for command in commands() if command["contexts"] == [servers, dms]]
    in_servers = {c["name"] for c in commands() if c["contexts"] == [servers]}
    menus = {"Invite to a table", "What happened here?", "Replay from here"}
    assert in_servers == {"game", "setup", "admin"} | menus
    assert len(everywhere) + len(in_servers) == len(commands())
    of_a_server = discord.AppInstallationType(guild=True).to_array()[:1]
    assert all(command["integration_types"] == of_a_server for command in commands())


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


def test_what_discord_says_differently_means_the_same() -> None:
    assert normal(map(listed, commands()), None) == normal(commands(), None)
    theirs = [listed(form) | {"guild_id": "1", "contexts": None} for form in commands()]
    assert normal(theirs, 1) == normal(commands(), 1)
    assert normal([], None) != normal(commands(), None)


@pytest.mark.parametrize(
    ("path", "other"),
    [
        (["name_localizations"], {"fr": "jeu"}),
        (["default_member_permissions"], "0"),
        (["contexts"], [0, 1]),
        (["options"], []),
        (["options", 0, "description"], "Another one!"),
        (["options", 0, "options", 0, "min_value"], 0),
    ],
)
def test_what_another_installation_changed_is_seen(path: list[Any], other: Any) -> None:
    theirs = commands()
    changed: Any = next(form for form in theirs if form["name"] == "game")
    *way, last = path
    for step in way:
        changed = changed[step]
    changed[last] = other
    assert normal(theirs, None) != normal(commands(), None)
