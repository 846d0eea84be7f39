"""The drawings: told apart without colour, and the emojis they stand for."""

from __future__ import annotations

import itertools

import pytest

from drawings.raiders import draw_folk, draw_symbols
from engine.games import art_folder, symbols
from engine.games.raiders.box import (
    BUILDING_KEYS,
    CARD_KEYS,
    CARDS,
    COLOURS,
    GOODS,
    VALKYRIE,
)
from engine.games.raiders.pictures.pieces import (
    ART,
    COLOUR,
    SEAT_COLOURS,
    SHAPES,
    crew_glyphs,
    hall_glyphs,
)
from tests.games.sight import BLINDNESS, lab


def colourless(strokes: list[str]) -> tuple[str, ...]:
    """The paths alone."""
    return tuple(stroke.partition(": ")[2] for stroke in strokes)


def test_townsfolk_are_told_apart_without_colour() -> None:
    shapes = {colourless(draw_folk.strokes(card)) for card in CARD_KEYS}
    assert set(draw_folk.FOLK) == set(CARD_KEYS)
    assert len(shapes) == len(CARD_KEYS)
    # What one carries is its own: the last strokes of no two are alike.
    carried = {draw_folk.strokes(card)[-1].partition(": ")[2] for card in CARD_KEYS}
    assert len(carried) == len(CARD_KEYS)


def test_workers_are_told_apart_without_colour() -> None:
    shapes = {
        colourless(draw_symbols.SYMBOLS[f"worker-{colour}"].strip().splitlines())
        for colour in COLOURS
    }
    assert len(shapes) == len(COLOURS)


def test_seats_are_told_apart_without_colour() -> None:
    assert len({draw_symbols.SEATS[shape] for shape in SHAPES}) == len(SEAT_COLOURS)


def test_every_symbol_is_a_square_drawing_with_an_emoji_of_its_own() -> None:
    signs = symbols(ART)
    assert len(set(signs.values())) == len(signs)
    for name in signs:
        drawing = (art_folder(ART) / f"{name}.svg").read_text("utf-8")
        assert 'viewBox="0 0 48 48"' in drawing or 'viewBox="0 0 64 64"' in drawing, name
        assert "$" not in drawing
    for thing in (*GOODS, VALKYRIE, "armour", "strength", "points", *BUILDING_KEYS):
        assert thing in signs
    assert {f"folk-{card}" for card in CARD_KEYS} <= set(signs)


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
