"""The games: each folder here is one. Nothing outside a folder knows its name.

A game's folder holds

* `__init__.py` with `GAME`, the rules object (`engine.kit.contract.Game`);
* `words/wording.py`, the functions of `engine.kit.showing.Wording`;
* `pictures/scenes.py`, the functions of `engine.kit.showing.Scenes`;
* `texts/<locale>.ftl`, its words, and `art/`, its drawings; `art/symbols.json` tells which of
  these are emojis.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from functools import cache
from pathlib import Path
from typing import cast

from engine.kit.contract import Game
from engine.kit.showing import Scenes, Wording

FOLDER = Path(__file__).parent


@cache
def all_games() -> dict[str, Game]:
    """Every game, by key, in alphabetical order of the keys."""
    found = {}
    for module in sorted(pkgutil.iter_modules([str(FOLDER)]), key=lambda m: m.name):
        if module.ispkg:
            game: Game = importlib.import_module(f"{__name__}.{module.name}").GAME
            if game.key != module.name:
                raise ValueError(f"the game in {module.name} calls itself {game.key}")
            found[game.key] = game
    return found


@cache
def wording(key: str) -> Wording:
    """How the game's questions, options and events are put into words."""
    return cast(Wording, importlib.import_module(f"{__name__}.{key}.words.wording"))


@cache
def scenes(key: str) -> Scenes:
    """How the game's views are laid out as pictures."""
    return cast(Scenes, importlib.import_module(f"{__name__}.{key}.pictures.scenes"))


def art_folder(key: str) -> Path:
    """Where the game's drawings lie."""
    return FOLDER / key / "art"


@cache
def symbols(key: str) -> dict[str, str]:
    """The game's drawings that stand for an emoji in its words: the drawing's name, the Unicode
    emoji. They lie in `art/symbols.json`; a game may have none."""
    path = art_folder(key) / "symbols.json"
    found: dict[str, str] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def texts_folder(key: str) -> Path:
    """Where the game's words lie."""
    return FOLDER / key / "texts"
