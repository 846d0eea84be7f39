"""The drawings of the games are what their scripts in `drawings/` draw."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from engine.games import art_folder

ROOT = Path(__file__).parents[2]
SCRIPTS: dict[str, list[str]] = {}
for _path in sorted((ROOT / "drawings").glob("*/draw_*.py")):
    SCRIPTS.setdefault(_path.parent.name, []).append(_path.stem)
BY_HAND = ("brian_boru",)
"""Games that also have drawings without a script."""


def drawn(game: str, script: str) -> dict[str, str]:
    found: dict[str, str] = import_module(f"drawings.{game}.{script}").drawings()
    assert found
    return found


@pytest.mark.parametrize(("game", "script"), [(g, s) for g in SCRIPTS for s in SCRIPTS[g]])
def test_the_drawings_are_what_their_scripts_draw(game: str, script: str) -> None:
    for name, text in drawn(game, script).items():
        assert (art_folder(game) / f"{name}.svg").read_text("utf-8") == text, name


@pytest.mark.parametrize("game", SCRIPTS)
def test_every_drawing_comes_from_one_script(game: str) -> None:
    names = [name for script in SCRIPTS[game] for name in drawn(game, script)]
    assert len(names) == len(set(names))
    if game not in BY_HAND:
        assert sorted(names) == sorted(path.stem for path in art_folder(game).glob("*.svg"))
