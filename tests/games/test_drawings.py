"""The drawings of the games are what their scripts in `drawings/` draw, and seats have colours that
all eyes tell apart."""

from __future__ import annotations

import itertools
from importlib import import_module
from math import dist
from pathlib import Path

import pytest

from engine.games import all_games, art_folder, symbols
from tests.games.sight import BLINDNESS, lab

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


@pytest.mark.parametrize("game", all_games())
def test_every_symbol_is_a_drawing_with_an_emoji_of_its_own(game: str) -> None:
    signs = symbols(game)
    assert len(set(signs.values())) == len(signs)
    for name in signs:
        shape = (art_folder(game) / f"{name}.svg").read_text("utf-8")
        assert "$" not in shape, f"{name} wants colours"


GROUNDS = {
    "brian_boru": ("red", "blue", "yellow"),
    "raiders": ("plank", "vellum", "bone", "glow"),
}
"""What the colours of seats lie on."""


@pytest.mark.parametrize("sight", BLINDNESS)
@pytest.mark.parametrize("game", all_games())
def test_seats_are_told_apart_by_colour_whatever_eyes_one_has(game: str, sight: str) -> None:
    pieces = import_module(f"engine.games.{game}.pictures.pieces")
    seats = [lab(colour, sight) for colour in pieces.SEAT_COLOURS]
    grounds = [lab(pieces.COLOUR[name], sight) for name in GROUNDS.get(game, ())]
    for one, other in [*itertools.combinations(seats, 2), *itertools.product(seats, grounds)]:
        # About 2.3 is the least that eyes notice side by side.
        assert dist(one, other) > 15
