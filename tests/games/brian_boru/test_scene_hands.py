"""The pictures for one seat: its cards, and the places of its question."""

from __future__ import annotations

import itertools
from collections import Counter
from math import dist

import pytest

from engine.games.brian_boru import GAME, PICTURES
from engine.games.brian_boru.box import CARDS, TOWN_INDEX
from engine.games.brian_boru.pictures.hand import LEGEND
from engine.games.brian_boru.pictures.layout import MAP, TOWN_AT
from engine.games.brian_boru.pictures.places import LEAST
from engine.games.brian_boru.state import State, View
from engine.kit.draw.boxes import Box, Point
from engine.kit.scene import Scene, Shape
from tests.games.brian_boru import positions
from tests.games.brian_boru.drawn import (
    NAMES,
    SAY,
    TABLES,
    inside,
    number_at,
    play,
    questions,
    some,
)
from tests.games.drawn import labels, near, sprites


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-seats-{table[1]}", scope="module")
def states(request: pytest.FixtureRequest) -> list[State]:
    return some(*request.param)


def test_a_spectator_has_no_hand(states: list[State]) -> None:
    for state in states:
        assert PICTURES.hand(GAME.view(state, None), SAY, NAMES[: state.board.seats]) is None


# Hands.


def cards_of(drawn: Scene) -> list[str]:
    """The cards on a picture of a hand, in order."""
    found = []
    for sprite in sprites(drawn, "card"):
        value = number_at(drawn, sprite.x - 110 + 66, sprite.y - 150 + 52)
        (suit,) = near(sprites(drawn, "suit-"), (sprite.x - 110 + 164, sprite.y - 150 + 51), 1)
        found.append(suit.name.removeprefix("suit-")[0] + value)
    return found


def test_a_hand_shows_its_own_cards_once(states: list[State]) -> None:
    shown = 0
    for state in states[:-1]:
        for seat in range(state.board.seats):
            view = GAME.view(state, seat)
            drawn = PICTURES.hand(view, SAY, NAMES[: state.board.seats])
            if state.board.phase == "draft":
                assert drawn is not None
                assert cards_of(drawn) == [*view.pack, *view.drafted]
            elif view.hand:
                assert drawn is not None
                assert cards_of(drawn) == list(view.hand)
                shown += 1
            else:
                assert drawn is None
    assert shown


def test_a_card_bears_its_symbols_in_order() -> None:
    for key, card in CARDS.items():
        drawn = PICTURES.hand(view_with(key), SAY, NAMES[:3])
        assert drawn is not None
        (ground,) = sprites(drawn, "card")
        within = Box(ground.x - 110, ground.y - 150, 220, 300)
        symbols = [s for s in sprites(drawn) if inside(s, within) and s is not ground]
        symbols = [s for s in symbols if s.name in LEGEND]
        rows = [
            tuple(s.name for s in sorted(row, key=lambda s: s.x))
            for _, row in itertools.groupby(sorted(symbols, key=lambda s: s.y), key=lambda s: s.y)
        ]
        assert rows == list(card.actions)


def view_with(card: str) -> View:
    return GAME.view(positions.table(3, hands={0: card}), 0)


def test_a_draft_shows_what_was_taken_apart_from_what_is_offered() -> None:
    for state in play(4, 3):
        view = GAME.view(state, 0)
        if state.board.phase == "draft" and view.drafted and view.pack:
            break
    drawn = PICTURES.hand(view, SAY, NAMES[:4])
    assert drawn is not None
    heading = SAY("picture-drafted")
    (below,) = [label.y for label in labels(drawn) if label.text == heading]
    upper = [sprite for sprite in sprites(drawn, "card") if sprite.y < below]
    assert len(upper) == len(view.pack)
    assert len(sprites(drawn, "card")) == len(view.pack) + len(view.drafted)


# Places.


def numbers(drawn: Scene) -> dict[str, Point]:
    """Each number on a picture of places, and where it stands."""
    pills = [item for item in drawn.items if isinstance(item, Shape)]
    found = {}
    for pill in pills:
        middle = pill.x + pill.width / 2, pill.y + pill.height / 2
        found[number_at(drawn, *middle)] = middle
    return found


def test_places_bear_their_number_among_the_options() -> None:
    checked = Counter[str]()
    for state in itertools.chain(play(3, 5), play(5, 6)):
        for question in GAME.questions(state):
            if not {"choose-town", "expand", "lose-town", "free-town"} & {question.kind}:
                continue
            view = GAME.view(state, question.seat)
            drawn = PICTURES.places(view, question, SAY, NAMES[: view.seats])
            towns = {
                str(number): TOWN_INDEX[option]
                for number, option in enumerate(question.options, 1)
                if option in TOWN_INDEX
            }
            assert drawn is not None
            shown = numbers(drawn)
            assert shown.keys() == towns.keys()
            for number, town in towns.items():
                assert dist(shown[number], MAP.at(TOWN_AT[town])) < 34
            checked[question.kind] += 1
    assert all(checked[kind] for kind in ("choose-town", "expand", "lose-town")), checked


def test_places_keep_their_numbers_when_only_some_are_shown() -> None:
    state = next(iter(play(3, 5)))
    (question,) = GAME.questions(state)
    view = GAME.view(state, question.seat)
    drawn = PICTURES.places(view, question, SAY, NAMES[:3], only=("DU1", "DU3"))
    assert drawn is not None
    expected = {str(question.options.index(town) + 1) for town in ("DU1", "DU3")}
    assert numbers(drawn).keys() == expected


def test_places_are_cropped_to_what_can_be_chosen_with_room_around(states: list[State]) -> None:
    for view, question in questions(states):
        drawn = PICTURES.places(view, question, SAY, NAMES[: view.seats])
        if drawn is None:
            continue
        assert drawn.crop is not None
        left, top, right, bottom = drawn.crop
        assert 0 <= left < right <= drawn.width
        assert 0 <= top < bottom <= drawn.height
        assert min(right - left, bottom - top) >= LEAST * 0.7
        for option in question.options:
            if option in TOWN_INDEX:
                x, y = MAP.at(TOWN_AT[TOWN_INDEX[option]])
                assert left + 50 <= x <= right - 50
                assert top + 40 <= y <= bottom - 40


def test_questions_about_no_place_have_no_map(states: list[State]) -> None:
    seen = set()
    for view, question in questions(states):
        if not set(question.options) & TOWN_INDEX.keys():
            assert PICTURES.places(view, question, SAY, NAMES[: view.seats]) is None
            seen.add(question.kind)
    assert "play-card" in seen
