"""Who is awaited is marked in pictures of now, and in none that stays while it changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.games import all_games, scenes, texts_folder
from engine.kit.chance import Chance
from engine.kit.contract import MILESTONES, Event, View
from pictures.shots import NAMES
from texts import words_in

POSTS = 12
"""Milestones that are looked at in a game."""

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


@each_game
def test_the_picture_of_a_post_is_the_same_whoever_is_awaited(key: str) -> None:
    draw, say = scenes(key), words_in("en", texts_folder(key))
    for events, before, view in milestones(key, 3):
        drawn = [
            draw.of_post(events, before, replace(view, awaited=awaited), say, NAMES[:3])
            for awaited in ((), ((0, "turn"),), ((2, "turn"),), view.awaited)
        ]
        assert drawn == drawn[:1] * len(drawn)


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
