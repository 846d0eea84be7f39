"""The games: each folder here is one. Nothing outside a folder knows its name.

A game's folder holds

* `__init__.py` with `GAME`, the rules object (`engine.kit.contract.Rules`), `WORDS`
  (`engine.kit.showing.Wording`), `PICTURES` (`engine.kit.showing.Scenes`) and `LESSONS`
  (`engine.kit.lessons.Lessons`);
* `texts/<locale>.ftl`, its words, and `texts/lessons/<locale>.ftl`, those of its lessons; `art/`,
  its drawings; `art/symbols.json` tells which of these are emojis.

`docs/a_game.md` tells how to write one.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from engine.kit.contract import Game
from engine.kit.lessons import Lessons
from engine.kit.showing import Scenes, Wording
from engine.kit.words import FUNCTIONS
from texts import Words

FOLDER = Path(__file__).parent


@cache
def packages() -> dict[str, ModuleType]:
    """Every game's folder, by key, in alphabetical order of the keys."""
    found = sorted(module.name for module in pkgutil.iter_modules([str(FOLDER)]) if module.ispkg)
    return {name: importlib.import_module(f"{__name__}.{name}") for name in found}


@cache
def all_games() -> dict[str, Game]:
    """Every game, by key, in alphabetical order of the keys."""
    found: dict[str, Game] = {}
    for key, package in packages().items():
        found[key] = package.GAME
        if found[key].key != key:
            raise ValueError(f"the game in {key} calls itself {found[key].key}")
    return found


def wording(key: str) -> Wording:
    """How the game's questions, options and events are put into words."""
    words: Wording = packages()[key].WORDS
    return words


def scenes(key: str) -> Scenes:
    """How the game's views are laid out as pictures."""
    pictures: Scenes = packages()[key].PICTURES
    return pictures


def lessons(key: str) -> Lessons:
    """What the game tells those who never read its rules."""
    told: Lessons = packages()[key].LESSONS
    return told


def folder(key: str) -> Path:
    """Where the game lies, or lay: tables of a game that is gone may still be there."""
    package = packages().get(key)
    return FOLDER / key if package is None else Path(package.__path__[0])


def art_folder(key: str) -> Path:
    """Where the game's drawings lie."""
    return folder(key) / "art"


@cache
def symbols(key: str) -> dict[str, str]:
    """The game's drawings that stand for an emoji in its words: the drawing's name, the Unicode
    emoji. They lie in `art/symbols.json`; a game may have none."""
    path = art_folder(key) / "symbols.json"
    found: dict[str, str] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def texts_folder(key: str) -> Path:
    """Where the game's words lie."""
    return folder(key) / "texts"


@cache
def game_words(key: str, locale: str) -> Words:
    """The game's catalogue in a language of `LOCALES`."""
    return Words(locale, (texts_folder(key),), functions(key))


def functions(key: str) -> dict[str, Callable[..., Any]]:
    """What the game's texts may call: those of all games, and its own."""
    return {**FUNCTIONS, **wording(key).functions}
