"""The drawings: told apart without colour."""

from __future__ import annotations

import itertools

import pytest

from drawings.raiders import draw_folk
from engine.games.raiders.box import CARD_KEYS, CARDS
from engine.games.raiders.pictures.pieces import COLOUR, crew_glyphs, hall_glyphs
from tests.games.sight import BLINDNESS, lab


def test_townsfolk_are_told_apart_without_colour() -> None:
    strokes = (draw_folk.strokes(card) for card in CARD_KEYS)
    shapes = {tuple(stroke.partition(": ")[2] for stroke in each) for each in strokes}
    assert set(draw_folk.FOLK) == set(CARD_KEYS)
    assert len(shapes) == len(CARD_KEYS)
    # What one carries is its own: the last strokes of no two are alike.
    carried = {draw_folk.strokes(card)[-1].partition(": ")[2] for card in CARD_KEYS}
    assert len(carried) == len(CARD_KEYS)


def test_equal_effects_and_only_equal_ones_look_equal() -> None:
    for one, other in itertools.combinations(CARDS.values(), 2):
        assert (crew_glyphs(one.key) == crew_glyphs(other.key)) == (one.crew == other.crew)
        if one.hall and other.hall:
            same = one.hall == other.hall
            assert (hall_glyphs(one.key) == hall_glyphs(other.key)) == same, (one.key, other.key)


@pytest.mark.parametrize("sight", BLINDNESS)
def test_the_three_workers_differ_in_lightness(sight: str) -> None:
    light = [lab(COLOUR[name], sight)[0] for name in ("coal", "steel", "white")]
    assert light[0] + 20 < light[1]
    assert light[1] + 20 < light[2]
