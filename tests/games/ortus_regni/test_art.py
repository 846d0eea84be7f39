"""The drawings: told apart whatever eyes one has, and the emojis they stand for; and that the
fullest pictures fit a phone."""

from __future__ import annotations

import itertools
from math import dist

import pytest

from engine.games import art_folder, game_words, symbols
from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import CARDS, FORCES
from engine.games.ortus_regni.pictures.pieces import SEAT_COLOURS
from engine.games.ortus_regni.pictures.post import written
from engine.games.ortus_regni.words.names import EMOJI
from engine.kit.scene import size_of
from pictures.painter import Painter
from tests.games.shown import scenarios, seen
from tests.games.sight import BLINDNESS, lab, outlines
from tests.games.words import LONGEST_PLAIN

KEY = GAME.key


def test_every_card_has_an_emblem_and_a_sign_of_its_own_and_its_drawing_stands_for_it() -> None:
    signs = symbols(KEY)
    assert {*CARDS, *FORCES} <= set(EMOJI)
    assert len({tuple(outlines(KEY, f"emblem-{kind}")) for kind in EMOJI}) == len(EMOJI)
    assert len(set(signs.values())) == len(signs)


def test_a_name_in_letters_that_no_font_has_is_its_seats_letter_in_a_headline() -> None:
    names = ("漢字 🎉", "𝔃𝓸𝓮", "Łucja", "🎉")
    assert written(names) == ["A", "zoe", "Łucja", "D"]


@pytest.mark.parametrize("title", ["The largest table", "One earldom", "The longest"])
def test_the_fullest_pictures_are_light_and_a_phone_shows_them_whole(title: str) -> None:
    painter, say = Painter(art_folder), game_words(KEY, "en")
    full = [one for one in scenarios(KEY) if one.title.startswith(title)]
    assert full
    for scenario in full:
        *_, spot = scenario.spots()
        for kind, canvas in seen(KEY, spot, say, LONGEST_PLAIN):
            wide, high = size_of(canvas)
            assert high <= round(1.25 * wide), f"{scenario.title}, {kind}"
            if kind in ("board", "post"):
                assert len(painter.paint(canvas)) < 250_000, f"{scenario.title}, {kind}"


@pytest.mark.parametrize("sight", BLINDNESS)
def test_seats_are_told_apart_by_colour_whatever_eyes_one_has_and_without(sight: str) -> None:
    seats = [lab(colour, sight) for colour in SEAT_COLOURS]
    for first, second in itertools.combinations(seats, 2):
        # About 2.3 is the least that eyes notice side by side.
        assert dist(first, second) > 25, sight
    shields = {tuple(outlines(KEY, f"shield-{letter}")) for letter in "abcdef"}
    assert len(shields) == len(SEAT_COLOURS)
