"""The drawings: told apart whatever eyes one has."""

from __future__ import annotations

import itertools
from math import dist

import pytest

from engine.games.brian_boru.pictures.pieces import COLOUR, SEAT_COLOURS
from tests.games.sight import BLINDNESS, lab


@pytest.mark.parametrize("sight", BLINDNESS)
def test_seats_are_told_apart_by_colour_whatever_eyes_one_has(sight: str) -> None:
    own = {f"seat {n}": lab(colour, sight) for n, colour in enumerate(SEAT_COLOURS)}
    board = {name: lab(COLOUR[name], sight) for name in ("red", "blue", "yellow")}
    for (one, first), (other, second) in itertools.combinations((own | board).items(), 2):
        if one.startswith("seat"):
            # About 2.3 is the least that eyes notice side by side.
            assert dist(first, second) > 17, (sight, one, other)
