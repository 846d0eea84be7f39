"""The drawings: from their scripts, told apart without colour, and the emojis they stand for."""

from __future__ import annotations

import itertools
from math import dist

import pytest

from engine.games import art_folder, symbols
from engine.games.raiders.art import draw_folk, draw_grounds, draw_sheets, draw_symbols
from engine.games.raiders.components import (
    BUILDING_KEYS,
    CARD_KEYS,
    COLOURS,
    FACES,
    GOODS,
    SETTLEMENTS,
    VALKYRIE,
)
from engine.games.raiders.pieces import ART, COLOUR, SEAT_COLOURS, SHAPES

SCRIPTS = (draw_folk, draw_grounds, draw_sheets, draw_symbols)


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_drawings_are_what_their_scripts_draw(script: object) -> None:
    drawings = script.drawings()  # type: ignore[attr-defined]
    assert drawings
    for name, text in drawings.items():
        assert (art_folder(ART) / f"{name}.svg").read_text("utf-8") == text, name


def test_every_drawing_comes_from_one_script() -> None:
    drawn = [name for script in SCRIPTS for name in script.drawings()]
    assert sorted(drawn) == sorted(path.stem for path in art_folder(ART).glob("*.svg"))


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


# Colours.

BLINDNESS = {
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes (2009), severity 1.0, on linear RGB."""


def lab(colour: str, sight: str) -> tuple[float, float, float]:
    """CIELAB of what somebody with this sight sees."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    rows = BLINDNESS[sight]
    r, g, b = (
        min(1.0, max(0.0, sum(w * c for w, c in zip(row, linear, strict=True)))) for row in rows
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


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
