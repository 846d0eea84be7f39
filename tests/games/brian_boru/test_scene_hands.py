"""The pictures for one seat: its cards, and the places of its question."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from engine.games.brian_boru import GAME, PICTURES
from engine.games.brian_boru.box import CARDS, REGIONS, TOWN_INDEX, TOWN_KEYS, TOWNS
from engine.games.brian_boru.pictures.layout import MAP, TOWN_AT
from engine.games.brian_boru.state import State, View
from engine.games.brian_boru.words.names import town_number
from engine.kit.draw.boxes import Box
from engine.kit.scene import Scene, Sprite, parts_of
from tests.games.brian_boru import positions
from tests.games.brian_boru.drawn import (
    NAMES,
    SAY,
    TABLES,
    inside,
    number_at,
    play,
    questions,
    seat_of,
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


ICONS = {"town", "coin", "pay", "expand", "raider", "church", "marriage", "unviking"}


def whole(drawn: Scene) -> list[Sprite]:
    """The whole cards on a picture."""
    return [sprite for sprite in sprites(drawn, "card") if sprite.name == "card"]


def cards_of(drawn: Scene) -> list[str]:
    """The cards on a picture of a hand, in order."""
    found = []
    for sprite in whole(drawn):
        value = number_at(drawn, sprite.x - 159 + 49, sprite.y - 98 + 62)
        (suit,) = near(sprites(drawn, "suit-"), (sprite.x - 159 + 49, sprite.y - 98 + 138), 1)
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
        (ground,) = whole(drawn)
        within = Box(ground.x - 159, ground.y - 98, 318, 196)
        symbols = [s for s in sprites(drawn) if inside(s, within) and s is not ground]
        symbols = [s for s in symbols if s.name in ICONS]
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
    (line,) = sprites(drawn, "cards")
    upper = [sprite for sprite in whole(drawn) if sprite.y < line.y]
    assert len(upper) == len(view.pack)
    assert len(whole(drawn)) == len(view.pack) + len(view.drafted)


# Places.


def ringed(drawn: Scene) -> set[int]:
    """The towns with a ring around them."""
    rings = {(ring.x, ring.y) for ring in sprites(drawn, "chosen")}
    return {town for town, place in enumerate(TOWN_AT) if MAP.at(place) in rings}


def test_towns_that_can_be_chosen_are_ringed_and_bear_their_own_number() -> None:
    checked = Counter[str]()
    for state in itertools.chain(play(3, 5), play(5, 6)):
        for question in GAME.questions(state):
            if question.kind not in ("first-town", "lead", "lose-town"):
                continue
            view = GAME.view(state, question.seat)
            drawn = PICTURES.places(view, question, SAY, NAMES[: view.seats])
            assert drawn is not None
            offered = {TOWN_INDEX[option.split("-")[-1]] for option in question.options}
            assert ringed(drawn) == offered
            for town in offered:
                number = str(town_number(TOWN_KEYS[town]))
                assert number_at(drawn, *MAP.at(TOWN_AT[town])) == number
            checked[question.kind] += 1
    assert all(checked[kind] for kind in ("first-town", "lead", "lose-town")), checked


def test_only_some_places_may_be_shown() -> None:
    state = next(iter(play(3, 5)))
    (question,) = GAME.questions(state)
    view = GAME.view(state, question.seat)
    drawn = PICTURES.places(view, question, SAY, NAMES[:3], only=("DU1", "DU3"))
    assert drawn is not None
    assert ringed(drawn) == {TOWN_INDEX["DU1"], TOWN_INDEX["DU3"]}


def test_places_are_cropped_to_what_can_be_chosen_with_room_around(states: list[State]) -> None:
    for view, question in questions(states):
        drawn = PICTURES.places(view, question, SAY, NAMES[: view.seats])
        if drawn is None:
            continue
        assert drawn.crop is not None
        left, top, right, bottom = drawn.crop
        assert 0 <= left < right <= drawn.width
        assert 0 <= top < bottom <= drawn.height
        names = {label.text for label in labels(drawn)}
        for option in question.options:
            if option in TOWN_INDEX:
                x, y = MAP.at(TOWN_AT[TOWN_INDEX[option]])
                assert left + 36 <= x <= right - 36
                assert top + 36 <= y <= bottom - 36
                assert REGIONS[TOWNS[option].region].name.split()[0] in names


def test_questions_about_no_place_have_no_map(states: list[State]) -> None:
    seen = set()
    for view, question in questions(states):
        if question.kind in ("draft", "play-card", "action", "princess"):
            assert PICTURES.places(view, question, SAY, NAMES[: view.seats]) is None
            seen.add(question.kind)
    assert {"play-card", "action"} <= seen


# The one picture of a prompt.


def test_the_trick_stands_above_the_hand(states: list[State]) -> None:
    seen = 0
    for view, question in questions(states):
        if question.kind != "play-card":
            continue
        canvas = PICTURES.of_prompt(view, question, SAY, NAMES[: view.seats])
        assert canvas is not None
        trick, held = parts_of(canvas)
        assert len(sprites(trick, "card-mini")) == len(list(filter(None, view.board.played)))
        assert cards_of(held) == list(view.hand)
        seen += 1
    assert seen


def test_the_choice_of_a_town_shows_the_hand(states: list[State]) -> None:
    for view, question in questions(states):
        if question.kind == "lead":
            canvas = PICTURES.of_prompt(view, question, SAY, NAMES[: view.seats])
            assert canvas is not None
            (scene,) = parts_of(canvas)
            assert len(sprites(scene, "card-mini")) == len(view.hand)


def test_the_choice_of_an_action_shows_card_counts_and_track(states: list[State]) -> None:
    seen = 0
    for view, question in questions(states):
        if question.kind != "action":
            continue
        canvas = PICTURES.of_prompt(view, question, SAY, NAMES[: view.seats])
        assert canvas is not None
        *_, scene = parts_of(canvas)
        assert cards_of(scene) == [str(question.about[0])]
        discs = Counter(seat_of(disc) for disc in sprites(scene, "disc"))
        assert discs == dict.fromkeys(range(view.seats), 2)
        seen += 1
    assert seen
