"""The drawings: told apart whatever eyes one has, and the emojis they stand
for; what is chosen is lit."""

from __future__ import annotations

import itertools
from collections import Counter
from math import dist

import pytest

from engine.games import game_words, symbols
from engine.games.claim_kingdoms import GAME, PICTURES
from engine.games.claim_kingdoms.box import FACTION_KEYS
from engine.games.claim_kingdoms.pictures.pieces import (
    ART,
    COLOUR,
    GROUND_OF,
    SEAT_COLOURS,
    SHAPES,
)
from engine.kit.contract import Picks, Question
from engine.kit.scene import Shape, parts_of
from tests.games.claim_kingdoms import positions
from tests.games.shown import PLAIN
from tests.games.sight import BLINDNESS, lab, outlines


def test_every_faction_has_an_emblem_a_sign_and_a_colour_that_it_shares_with_two() -> None:
    signs = symbols(ART)
    assert len({tuple(outlines(ART, f"emblem-{key}")) for key in FACTION_KEYS}) == len(FACTION_KEYS)
    assert Counter(Counter(GROUND_OF[key] for key in FACTION_KEYS).values()) == {3: 11}
    assert len(set(signs.values())) == len(signs)


@pytest.mark.parametrize("sight", BLINDNESS)
def test_seats_are_told_apart_by_colour_whatever_eyes_one_has_and_without(sight: str) -> None:
    seats = {f"seat {n}": lab(colour, sight) for n, colour in enumerate(SEAT_COLOURS)}
    cards = {colour: lab(colour, sight) for colour in set(GROUND_OF.values())}
    stone = {"stone": lab(COLOUR["rock"], sight)}
    for (one, first), (other, second) in itertools.combinations((seats | cards | stone).items(), 2):
        if one.startswith("seat"):
            # About 2.3 is the least that eyes notice side by side.
            assert dist(first, second) > 15, (sight, one, other)
    assert len({outlines(ART, f"follower-{shape}")[0] for shape in SHAPES}) == len(SEAT_COLOURS)


SHOTS = ("C3-1", "D3-1.1", "D3-1.2", "D3-0")
CARDS = ("elves", "trolls", "deck")


@pytest.mark.parametrize(
    ("question", "picks"),
    [
        (Question(1, 0, "target-card", ("C3", "D3"), about=("giants", "C4", "alone", 1)), ("D3",)),
        (
            Question(1, 0, "target-followers", SHOTS, 0, 2, about=("knights", "C4", "alone", 2)),
            SHOTS[1:3],
        ),
        (Question(1, 0, "draw-card", CARDS, about=("turn",)), ("trolls",)),
        (Question(1, 0, "choose-factions", FACTION_KEYS, 2, 2, about=(2,)), ("orcs", "mages")),
    ],
)
def test_what_is_chosen_is_lit_and_nothing_else(question: Question, picks: Picks) -> None:
    cards = {"C3": "elves a b", "D3": "trolls a b b", "C4": "gnomes a"}
    view = GAME.view(positions.table(2, cards, maps=(5, 7), factions="elves trolls gnomes"), 0)

    def lit(picks: Picks) -> int:
        say = game_words(ART, "en")
        prompt = PICTURES.of_prompt(view, question, say, PLAIN[:2], picks)
        assert prompt is not None
        shapes = [one for part in parts_of(prompt) for one in part.items if isinstance(one, Shape)]
        return sum(COLOUR["amber"] in (shape.fill, shape.line) for shape in shapes)

    assert lit(picks) - lit(()) == len(picks)
