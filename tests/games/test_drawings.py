"""The drawings of the games, and that seats have colours that all eyes tell apart."""

from __future__ import annotations

import itertools
import re
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from math import dist

import pytest

from drawings import sheet
from engine.games import all_games, art_folder, symbols
from engine.kit.scene import parts_of
from pictures.drawings import read_colours, shape_of, tinted
from tests.games.sight import BLINDNESS, lab

SEED = bytes(16)


@pytest.mark.parametrize("game", all_games())
def test_every_drawing_names_the_colours_that_have_a_name(game: str) -> None:
    """So a colour is changed in one file."""
    folder = art_folder(game)
    named = set(read_colours(folder).values())
    for path in folder.glob("*.svg"):
        bare = named & {*re.findall("#[0-9a-f]{6}", path.read_text("utf-8"))}
        assert not bare, f"{path.name}: write the names that {bare} have in colours.json, as $ink"


@pytest.mark.parametrize("game", all_games())
def test_a_ground_is_shaped_as_the_pictures_on_it(game: str) -> None:
    for shot in islice(sheet.shots(all_games()[game], all_games()[game].seats[-1], SEED, "en"), 60):
        for part in parts_of(shot.scene):
            if part.base:
                shape = shape_of(art_folder(part.art) / f"{part.base}.svg")
                assert shape == pytest.approx(part.width / part.height, 0.01), part.base


@pytest.mark.parametrize("game", all_games())
def test_every_symbol_is_a_drawing_with_an_emoji_of_its_own(game: str) -> None:
    signs = symbols(game)
    assert len(set(signs.values())) == len(signs)
    for name in signs:
        assert tinted(art_folder(game) / f"{name}.svg", ()), f"{name}.svg must need no colours"


NEAR = 15
GROUNDS = {
    "brian_boru": ("red", "blue", "yellow"),
    "raiders": ("plank", "vellum", "bone", "glow"),
}
"""What the colours of seats lie on."""


@pytest.mark.parametrize("sight", BLINDNESS)
@pytest.mark.parametrize("game", all_games())
def test_seats_are_told_apart_by_colour_whatever_eyes_one_has(game: str, sight: str) -> None:
    if find_spec(f"engine.games.{game}.pictures") is None:
        return  # Boxes with letters alone.
    pieces = import_module(f"engine.games.{game}.pictures")
    if hasattr(pieces, "__path__") and find_spec(f"{pieces.__name__}.pieces") is not None:
        pieces = import_module(f"{pieces.__name__}.pieces")
    most = all_games()[game].seats[-1]
    assert len(getattr(pieces, "SEAT_COLOURS", ())) >= most, (
        f"{pieces.__file__} must have `SEAT_COLOURS`, the colours of {most} seats"
    )
    seats = [(colour, lab(colour, sight)) for colour in pieces.SEAT_COLOURS]
    grounds = [(name, lab(pieces.COLOUR[name], sight)) for name in GROUNDS.get(game, ())]
    for one, other in [*itertools.combinations(seats, 2), *itertools.product(seats, grounds)]:
        # About 2.3 is the least that eyes notice side by side.
        far = dist(one[1], other[1])
        assert far > NEAR, (
            f"{one[0]} and {other[0]} are {far:.0f} apart with {sight} sight, more than {NEAR} are"
            " wanted: choose another `SEAT_COLOURS`"
        )
