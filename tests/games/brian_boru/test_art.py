"""The drawings: from their scripts, and told apart whatever eyes one has."""

from __future__ import annotations

import itertools
from math import dist

import pytest

from drawings.brian_boru import draw_board, draw_leaves, draw_pieces
from engine.games import art_folder
from engine.games.brian_boru.pictures.pieces import ART, COLOUR, SEAT_COLOURS
from tests.games.sight import BLINDNESS, lab


def test_the_grounds_are_what_their_script_draws() -> None:
    folder = art_folder(ART)
    drawn = {**draw_board.drawings(), **draw_pieces.drawings(), "poster": draw_leaves.poster()}
    for name, text in drawn.items():
        assert (folder / f"{name}.svg").read_text("utf-8") == text, name


@pytest.mark.parametrize("sight", BLINDNESS)
def test_seats_are_told_apart_by_colour_whatever_eyes_one_has(sight: str) -> None:
    own = {f"seat {n}": lab(colour, sight) for n, colour in enumerate(SEAT_COLOURS)}
    board = {name: lab(COLOUR[name], sight) for name in ("red", "blue", "yellow")}
    for (one, first), (other, second) in itertools.combinations((own | board).items(), 2):
        if one.startswith("seat"):
            # About 2.3 is the least that eyes notice side by side.
            assert dist(first, second) > 17, (sight, one, other)
