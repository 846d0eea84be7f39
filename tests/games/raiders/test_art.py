"""The drawings: told apart without colour, and the emojis they stand for."""

from __future__ import annotations

import itertools
from math import dist

import pytest

from drawings.raiders import draw_folk, draw_symbols
from engine.games import art_folder, symbols, texts_folder
from engine.games.raiders import GAME, PICTURES
from engine.games.raiders.box import (
    BUILDING_KEYS,
    CARD_KEYS,
    CARDS,
    COLOURS,
    FACES,
    GOODS,
    SETTLEMENTS,
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
from pictures.drawings import shape_of
from tests.games.raiders import positions
from tests.games.shown import PLAIN
from tests.games.sight import BLINDNESS, lab
from texts import words_in


def test_everything_of_the_game_has_a_drawing() -> None:
    wanted = [
        *(f"folk-{card}" for card in CARD_KEYS),
        *BUILDING_KEYS,
        *{place.kind for place in SETTLEMENTS.values()},
        *GOODS,
        VALKYRIE,
        *(f"worker-{colour}" for colour in COLOURS),
        *(f"die-{face}" for face in FACES),
    ]
    for name in wanted:
        assert (art_folder(ART) / f"{name}.svg").exists(), name


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


def test_a_die_has_as_many_pips_as_its_face() -> None:
    for face in set(FACES):
        assert len(draw_symbols.PIPS[face]) == face


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


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_ground_has_the_pictures_own_size_so_that_it_need_not_be_scaled(seats: int) -> None:
    say = words_in("en", texts_folder(ART))
    drawn = PICTURES.board(GAME.view(positions.table(seats), None), say, PLAIN[:seats])
    scale = drawn.pixels / max(drawn.width, drawn.height)
    for length in (drawn.width, drawn.height):
        assert length * scale == pytest.approx(round(length * scale), abs=1e-6)
    assert shape_of(art_folder(ART) / f"{drawn.base}.svg") == drawn.width / drawn.height


# Colours.


@pytest.mark.parametrize("sight", BLINDNESS)
def test_seats_and_the_grounds_of_their_tracks_differ_whatever_eyes_one_has(sight: str) -> None:
    seats = {f"seat {n}": lab(colour, sight) for n, colour in enumerate(SEAT_COLOURS)}
    grounds = {name: lab(COLOUR[name], sight) for name in ("plank", "vellum", "bone", "glow")}
    for (one, first), (other, second) in itertools.combinations((seats | grounds).items(), 2):
        if one.startswith("seat"):
            # About 2.3 is the least that eyes notice side by side.
            assert dist(first, second) > 15, (sight, one, other)


@pytest.mark.parametrize("sight", BLINDNESS)
def test_the_three_workers_differ_in_lightness(sight: str) -> None:
    light = [lab(COLOUR[name], sight)[0] for name in ("coal", "steel", "white")]
    assert light[0] + 20 < light[1]
    assert light[1] + 20 < light[2]
