"""The rooms of a game's folder: which of them knows which."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

import pytest

from engine.games import FOLDER, all_games
from tests.test_walls import imports

FACTS: Mapping[str, Collection[str]] = {
    "brian_boru": ("tricks",),
    "claim_kingdoms": ("ground", "points", "seen", "turns"),
    "ortus_regni": ("holdings",),
    "raiders": ("raids", "turns", "village"),
}
"""Modules of the rules that tell what lies open; a game's words may read them."""

READ = ("box", "events", "state")
"""What the words of every game may read."""

FLOORS = ("", "rules", "mind", "words", "pictures")
"""A room knows those that stand before it."""


@pytest.mark.parametrize("key", all_games())
def test_a_room_knows_only_those_before_it(key: str) -> None:
    for number, room in enumerate(FLOORS[1:], 1):
        later = [f"engine.games.{key}.{each}." for each in FLOORS[number + 1 :]]
        for path in (FOLDER / key / room).rglob("*.py"):
            known = [f"{module}." for module in imports(path)]
            assert not [m for m in known if m.startswith(tuple(later))], path.name


@pytest.mark.parametrize("key", all_games())
def test_words_know_no_state_and_no_rules(key: str) -> None:
    home = f"engine.games.{key}."
    allowed = {
        *READ,
        *FACTS.get(key, ()),
        *(path.stem for path in (FOLDER / key / "words").glob("*.py")),
    }
    for path in (FOLDER / key / "words").glob("*.py"):
        for module in imports(path):
            if module.startswith(home):
                *where, name = module.removeprefix(home).split(".")
                assert {*where, name} & allowed, f"{path.name} imports {module}"
                assert name not in ("State", "GAME", "run"), f"{path.name} imports {module}"


def test_modules_of_a_game_name_one_another_by_where_they_stand() -> None:
    for key in all_games():
        for path in (FOLDER / key).rglob("*.py"):
            from_afar = rf"^\s*(from|import) engine\.games\.{key}\b"
            assert not re.search(from_afar, path.read_text("utf-8"), re.MULTILINE), path.name
