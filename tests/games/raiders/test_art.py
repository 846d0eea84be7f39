"""The drawings: told apart without colour."""

from __future__ import annotations

import itertools

import pytest

from engine.games.raiders.box import CARD_KEYS, CARDS
from engine.games.raiders.pictures.pieces import ART, COLOUR, crew_effect, hall_effect
from tests.games.sight import BLINDNESS, lab, outlines


def test_townsfolk_are_told_apart_without_colour() -> None:
    drawn = [outlines(ART, f"folk-{card}") for card in CARD_KEYS]
    assert len({tuple(each) for each in drawn}) == len(CARD_KEYS)
    # What one carries is its own: the last strokes of no two are alike.
    assert len({each[-1] for each in drawn}) == len(CARD_KEYS)


def test_equal_effects_and_only_equal_ones_look_equal() -> None:
    for one, other in itertools.combinations(CARDS.values(), 2):
        assert (crew_effect(one.key) == crew_effect(other.key)) == (one.crew == other.crew)
        if one.hall and other.hall:
            same = one.hall == other.hall
            assert (hall_effect(one.key) == hall_effect(other.key)) == same, (one.key, other.key)


@pytest.mark.parametrize("sight", BLINDNESS)
def test_the_three_workers_differ_in_lightness(sight: str) -> None:
    light = [lab(COLOUR[name], sight)[0] for name in ("coal", "steel", "white")]
    assert light[0] + 20 < light[1]
    assert light[1] + 20 < light[2]
