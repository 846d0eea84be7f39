"""Who is awaited is marked in pictures of now, and in none that stays while it changes."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.games import all_games, art_folder, scenes, texts_folder
from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, Event, View
from engine.kit.scene import Canvas, Shape, parts_of
from pictures.shots import NAMES
from texts import words_in

POSTS = 12
"""Milestones that are looked at in a game."""
ACROSS = 600
"""Points of a row that is lit: single cells are for other reasons."""

each_game = pytest.mark.parametrize("key", all_games())


def milestones(key: str, seats: int) -> Iterator[tuple[list[Event], list[Event], View]]:
    """The events of each, those of the one before, and what everybody sees then."""
    game, seed = all_games()[key], bytes(16)
    luck = Chance(seed, 1 << 32)
    options = {option.key: option.default for option in game.options}
    state = game.start(seats, options, Chance(seed, 0))
    before: list[Event] = []
    since: list[Event] = []
    answers = found = 0
    while (asked := game.questions(state)) and found < POSTS:
        question, answers = luck.choice(asked), answers + 1
        picks = game.likely(state, question, luck)
        events = game.answer(state, question, picks, Chance(seed, answers))
        since += [event for event in events if event.seats is None]
        if any(event.kind in MILESTONES for event in events) and game.questions(state):
            found += 1
            yield since, before, game.view(state, None)
            before, since = since, []


def lit(key: str, canvas: Canvas) -> list[Shape]:
    """The rows, or heads, that are lit across the picture."""
    glow = json.loads((art_folder(key) / "colours.json").read_text())["glow"]
    shapes = [item for part in parts_of(canvas) for item in part.items if isinstance(item, Shape)]
    return [shape for shape in shapes if shape.fill == glow and shape.width > ACROSS]


@each_game
def test_the_picture_of_a_post_is_the_same_whoever_is_awaited(key: str) -> None:
    draw, say = scenes(key), words_in("en", texts_folder(key))
    for events, before, view in milestones(key, 3):
        drawn = [
            draw.of_post(events, before, replace(view, awaited=awaited), say, NAMES[:3])
            for awaited in ((), ((0, "turn"),), ((2, "turn"),), view.awaited)
        ]
        assert drawn == drawn[:1] * len(drawn)
        if all(
            event.kind != "round-over" for event in events
        ):  # A round's end may light who leads.
            assert not lit(key, drawn[0])


@each_game
def test_the_board_of_now_marks_who_is_awaited(key: str) -> None:
    draw, say = scenes(key), words_in("en", texts_folder(key))
    for _, _, view in milestones(key, 3):
        first, last, nobody = (
            draw.board(replace(view, awaited=awaited), say, NAMES[:3], ())
            for awaited in (((0, "turn"),), ((2, "turn"),), ())
        )
        assert first != last
        assert nobody not in (first, last)
        assert not lit(key, nobody)
    assert lit(key, draw.board(view, say, NAMES[:3], ()))
