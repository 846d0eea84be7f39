"""The rooms of a game's folder: the same thing has the same name in all games.

What every game has, what a game may have, and what only one has are listed here by room. A new
game's chapters of the rules go into `OWN`; a name that two games need goes into `MAY`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from pathlib import Path

import pytest

from engine.games import FOLDER, all_games, folder
from engine.kit import example
from tests.test_walls import imports

Rooms = Mapping[str, Collection[str]]

MUST: Rooms = {
    "": ("box", "events", "state"),
    "rules": ("scoring", "setup"),
    "mind": ("absent", "seen"),
    "words": ("asking", "names", "position"),
}
"""What every game has, by room; a room's own folders count as the room."""

GROWN: Rooms = {
    "": ("rulings",),
    "mind": ("next",),
    "words": ("chronicle", "options", "pages", "story"),
    "pictures": (
        "board", "changes", "cover", "hand", "layout", "panels", "pieces", "places", "poster",
        "post", "prompt", "sheets",
    ),
}  # fmt: skip
"""What a game has besides, once it has pictures of its own."""

MAY: Rooms = {
    "rules": ("turns", "hands"),
    "mind": ("appraisal", "habits", "orders", "ready", "value", "warnings"),
    "words": ("answers", "lessons", "stakes"),
    "pictures": ("headline", "lessons", "told"),
}
"""What some games have."""

OWN: Mapping[str, Rooms] = {
    "brian_boru": {
        "rules": ("icons", "marriage", "older", "tricks", "upkeep", "ways"),
        "words": ("older", "spoken"),
    },
    "claim_kingdoms": {
        "rules": (
            "cardpowers", "counting", "fields", "followerpowers", "ground", "offers",
            "pointpowers", "powers",
            "targets", "tracks",
        ),
        "mind": ("ahead",),
    },
    "ortus_regni": {
        "rules": (
            "actions", "politics",
            "attack", "battle", "forces", "joust", "losses", "ransom", "seizure", "vikings",
            "discards", "elimination", "garrisons", "holdings", "kingship", "seasons",
        ),
        "mind": ("cautions", "deeds", "responses"),
        "words": ("combatlines", "deckwords", "ends", "spoken"),
        "pictures": ("arena", "earldoms"),
    },
    "raiders": {
        "rules": (
            "goods", "hall", "hiring", "offerings", "opponents", "playable", "prices",
            "prospects", "raids", "village",
        ),
        "mind": ("errands",),
        "pictures": ("cards", "coast"),
    },
}  # fmt: skip
"""What only one game has."""

FACTS: Mapping[str, Collection[str]] = {
    "brian_boru": ("ways",),
    "claim_kingdoms": ("ahead", "counting", "ground", "targets"),
    "ortus_regni": ("forces", "holdings", "seasons", "seizure"),
    "raiders": ("prices", "prospects"),
}
"""Modules of the rules that tell what lies open; a game's words may read them."""

GAMES = {"the example": Path(example.__path__[0]), **{key: folder(key) for key in all_games()}}
"""Where each game lies; the example is as they are when they begin."""

READ = ("box", "events", "ready", "rulings", "scoring", "state")
"""What the words of every game may read."""

FLOORS = ("", "rules", "mind", "words", "pictures")
"""A room knows those that stand before it."""


def modules(folder: Path) -> dict[str, list[str]]:
    """The names of a game's modules, by room."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        room, *_ = [*path.relative_to(folder).parts[:-1], ""]
        if path.stem != "__init__":
            found.setdefault(room, []).append(path.stem)
    return found


def amiss(found: Rooms, own: Rooms) -> list[str]:
    """Strangers, and what is missing."""
    wrong = []
    for room in sorted({*found, *MUST}):
        there, must = set(found.get(room, ())), set(MUST.get(room, ()))
        if "pictures" in found:
            must |= set(GROWN.get(room, ()))
        known = {*must, *GROWN.get(room, ()), *MAY.get(room, ()), *own.get(room, ())}
        wrong += [f"{room}/{name} is a stranger" for name in sorted(there - known)]
        wrong += [f"{room}/{name} is missing" for name in sorted(must - there)]
    return wrong


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_the_same_rooms(key: str) -> None:
    assert amiss(modules(GAMES[key]), OWN.get(key, {})) == []


def test_strangers_and_missing_modules_are_found(tmp_path: Path) -> None:
    every = (*MUST.items(), *GROWN.items())
    must = {f"{room}/{name}.py" for room, names in every for name in names}
    for path in (*(must - {"words/story.py"}), "rules/sea/ships.py", "words/terms.py", "maps/a.py"):
        file = tmp_path / path.strip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    found = modules(tmp_path)
    assert amiss(found, {"rules": ("ships",)}) == [
        "maps/a is a stranger",
        "words/terms is a stranger",
        "words/story is missing",
    ]
    assert "rules/ships is a stranger" in amiss(found, {})


def test_what_is_listed_is_there() -> None:
    for key, rooms in OWN.items():
        found = modules(FOLDER / key)
        gone = [
            f"{room}/{n}" for room, names in rooms.items() for n in names if n not in found[room]
        ]
        assert gone == [], key
    for room, names in MAY.items():
        having = [modules(folder).get(room, []) for folder in GAMES.values()]
        assert [name for name in names if not any(name in found for found in having)] == []


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
    allowed = {*READ, *FACTS.get(key, ()), *modules(FOLDER / key)["words"]}
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
