"""Makes this game one of the house's for a while, as if its folder were among theirs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import engine.games
import engine.table.record.words
from engine.games import all_games, texts_folder
from tests.games import larder
from tests.games.larder import scene, wording

TEXTS = Path(__file__).parent / "texts"


def make_known(patch: pytest.MonkeyPatch) -> None:
    """Until the patch is undone, `larder` is a game like any other."""
    name = f"{engine.games.__name__}.{larder.GAME.key}"
    shown = ((wording, ".words.wording"), (scene, ".pictures.scenes"))
    for module, stands_for in ((larder, ""), *shown):
        patch.setitem(sys.modules, name + stands_for, module)
    patch.setattr(
        engine.table.record.words,
        "texts_folder",
        lambda key: TEXTS if key == larder.GAME.key else texts_folder(key),
    )
    patch.setitem(all_games(), larder.GAME.key, larder.GAME)
