"""The pictures that one seat gets: its hand, and the places that a question offers."""

from __future__ import annotations

import itertools
from math import dist

import pytest

from engine.games import art_folder, texts_folder
from engine.games.raiders import GAME, PICTURES
from engine.games.raiders.box import (
    BUILDING_KEYS,
    CARD_KEYS,
    CARDS,
    OFFERS,
    RAIDS,
    SETTLEMENTS,
    SPACES,
    SPACES_OF,
)
from engine.games.raiders.pictures import layout
from engine.games.raiders.pictures.pieces import ART, crew_glyphs, hall_glyphs
from engine.games.raiders.pictures.places import KINDS
from engine.games.raiders.state import State
from engine.games.raiders.words.names import card_name, crew_text, hall_text
from engine.kit.contract import Question
from engine.kit.draw.boxes import Box, Point
from engine.kit.scene import Scene, Shape
from pictures.drawings import shape_of, tinted
from tests.games.drawn import labels, sprites, words
from tests.games.raiders import positions
from tests.games.raiders.drawn import (
    LONG,
    NAMES,
    SAY,
    TABLES,
    frames,
    full,
    questions,
    seat_of,
    some,
)
from tests.games.raiders.test_scene import assert_on_canvas
from texts import LOCALES, words_in


@pytest.fixture(params=TABLES, ids=lambda t: f"{t[0]}-seats", scope="module")
def states(request: pytest.FixtureRequest) -> list[State]:
    return [*some(*request.param, every=17), full()]


# Hands.


def test_a_hand_shows_its_cards_the_own_crew_and_offerings(states: list[State]) -> None:
    for state in states:
        for seat in range(state.board.seats):
            view = GAME.view(state, seat)
            drawn = PICTURES.hand(view, SAY, NAMES[: state.board.seats])
            held = [*view.hand, *state.board.crew[seat]]
            if drawn is None:
                assert not held
                assert not view.tiles[seat]
                continue
            assert [s.name for s in sprites(drawn, "folk-")] == [f"folk-{card}" for card in held]
            told = words(drawn)
            for card in held:
                assert card_name(card, SAY) in told
            tiles = [s for s in sprites(drawn, "points") if s.size > 36 and s.x < drawn.width]
            assert len(tiles) == len(view.tiles[seat])
            assert_on_canvas(drawn)


def test_a_card_in_the_hand_tells_cost_strength_and_both_effects() -> None:
    for card in CARD_KEYS:
        state = positions.table(2, hands={0: card})
        drawn = PICTURES.hand(GAME.view(state, 0), SAY, NAMES[:2])
        assert drawn is not None
        told = words(drawn)
        names = [sprite.name for sprite in sprites(drawn)]
        for symbol, number in (("strength", CARDS[card].strength), ("silver", CARDS[card].cost)):
            place = names.index(symbol)
            sign = sprites(drawn)[place]
            beside = [n for n in labels(drawn) if n.y == sign.y and n.x < sign.x and n.x > 100]
            assert str(number) in [label.text for label in beside]
        whole = " ".join(told)
        assert crew_text(card, SAY) in whole
        assert hall_text(card, SAY) in whole
        assert ("crown" in names) == CARDS[card].hero


def test_effects_in_symbols_say_where_and_how_much() -> None:
    assert crew_glyphs("archer") == ["outpost", "=+2", "points"]
    assert crew_glyphs("brynjar") == ["=3", "armour", "to", "=+1", "strength"]
    assert crew_glyphs("cartographer") == ["fortress", "=−1", "gold"]
    assert crew_glyphs("berserker") == ["dead", "to", "cards"]
    assert crew_glyphs("merchant") == ["end", "livestock", "to", "=+1", "points"]
    assert hall_glyphs("jeweller") == ["=2", "silver", "to", "=1", "gold"]
    assert hall_glyphs("avenger") == ["others", "=−1", "silver"]
    assert hall_glyphs("brynjar") == []


def test_equal_effects_and_only_equal_ones_look_equal() -> None:
    for one, other in itertools.combinations(CARDS.values(), 2):
        assert (crew_glyphs(one.key) == crew_glyphs(other.key)) == (one.crew == other.crew)
        if one.hall and other.hall:
            same = one.hall == other.hall
            assert (hall_glyphs(one.key) == hall_glyphs(other.key)) == same, (one.key, other.key)


def test_every_symbol_of_the_cards_is_drawn() -> None:
    for card in CARD_KEYS:
        for glyph in (*crew_glyphs(card), *hall_glyphs(card)):
            assert glyph[0] == "=" or (art_folder(ART) / f"{glyph}.svg").exists(), glyph


def test_what_is_chosen_in_secret_is_marked_for_the_one_who_chose() -> None:
    state = positions.table(2, hands={0: "archer archer sage"})
    state.chosen[0] = ["archer"]
    drawn = PICTURES.hand(GAME.view(state, 0), SAY, NAMES[:2])
    assert drawn is not None
    thick = [item for item in drawn.items if isinstance(item, Shape) and item.thick == 6]
    assert len(thick) == 1


def test_spectators_have_no_hand_and_empty_hands_no_picture(states: list[State]) -> None:
    for state in states:
        assert PICTURES.hand(GAME.view(state, None), SAY, NAMES[: state.board.seats]) is None
    assert PICTURES.hand(GAME.view(positions.table(2), 0), SAY, NAMES[:2]) is None


# Places.


def badges(drawn: Scene) -> dict[int, Point]:
    """Where the numbers are: bold ones in the middle of a round."""
    rounds = {
        (round(i.x + i.width / 2, 1), round(i.y + i.height / 2, 1))
        for i in drawn.items
        if isinstance(i, Shape) and i.thick == 2.6 and i.radius == i.height / 2
    }
    return {
        int(label.text): (label.x, label.y)
        for label in labels(drawn)
        if label.style == "bold" and (round(label.x, 1), round(label.y, 1)) in rounds
    }


def box_of(state: State, option: str) -> Box:
    """What is framed for an option of "place" or "pick-up"."""
    if option in SETTLEMENTS:
        return layout.settlement(option)
    if option in SPACES:
        spaces = SPACES_OF[SPACES[option].settlement]
        number = spaces.index(SPACES[option])
        return layout.slot(SPACES[option].settlement, number, len(spaces))
    key, _, alternative = option.partition(".")
    if alternative in OFFERS:
        return layout.offer(state.board.offers.index(alternative))
    return layout.building(BUILDING_KEYS.index(key))


def test_every_offered_place_is_framed_and_has_its_number(states: list[State]) -> None:
    seen = set()
    for state in states:
        for question in GAME.questions(state):
            view = GAME.view(state, question.seat)
            drawn = PICTURES.places(view, question, SAY, NAMES[: view.seats])
            assert (drawn is not None) == (question.kind in KINDS), question.kind
            if drawn is None or question.kind not in ("place", "pick-up"):
                continue
            seen.add(question.kind)
            found = badges(drawn)
            assert sorted(found) == list(range(1, len(question.options) + 1))
            framed = frames(drawn)
            for number, option in enumerate(question.options, 1):
                box = box_of(state, option)
                x, y = found[number]
                assert any(dist(box.middle, frame.middle) < 0.1 for frame in framed), option
                assert box.x - 4 <= x <= box.right + 4, option
                assert box.y - 4 <= y <= box.foot + 4, option
    assert seen == {"place", "pick-up"}


def test_numbers_lie_apart_and_on_the_part_that_is_shown(states: list[State]) -> None:
    for view, question in questions(states):
        drawn = PICTURES.places(view, question, SAY, NAMES[: view.seats])
        if drawn is None:
            continue
        assert drawn.crop is not None
        left, top, right, bottom = drawn.crop
        assert 0 <= left < right <= drawn.width
        assert 0 <= top < bottom <= drawn.height
        found = badges(drawn)
        for x, y in found.values():
            assert left + 8 < x < right - 8
            assert top + 8 < y < bottom - 8
        for one, other in itertools.combinations(found.values(), 2):
            assert dist(one, other) > 24


def raiding() -> tuple[State, Question]:
    """A question with much to choose from."""
    state = positions.table(
        2,
        crew={0: "archer archer archer archer archer"},
        hands={0: "archer sage"},
        workers=["white", "black"],
        village={"gate_house": "black", "town_hall": "grey", "silversmith": "black"},
        silver=[8, 0],
        provision=[8, 0],
        gold=[4, 0],
        iron=[4, 0],
        livestock=[8, 0],
        offers="o08 o09 o10",
    )
    positions.turn(state)
    return state, positions.open_question(state, "place")


def test_all_kinds_of_places_at_once() -> None:
    state, question = raiding()
    assert {"mill.provision", "mill.gold", "armoury.iron", "long_house.o08", "fortress_1"} <= set(
        question.options
    )
    drawn = PICTURES.places(GAME.view(state, 0), question, SAY, NAMES[:2])
    assert drawn is not None
    found = badges(drawn)
    assert len(found) == len(question.options)
    for one, other in itertools.combinations(found.values(), 2):
        assert dist(one, other) > 24
    mill = found[question.options.index("mill.provision") + 1]
    gold = found[question.options.index("mill.gold") + 1]
    assert mill[1] < gold[1]


def test_numbers_stay_when_only_some_places_are_shown() -> None:
    state, question = raiding()
    view = GAME.view(state, 0)
    whole = PICTURES.places(view, question, SAY, NAMES[:2])
    raids = tuple(option for option in question.options if option in RAIDS)
    part = PICTURES.places(view, question, SAY, NAMES[:2], only=raids)
    assert whole is not None
    assert part is not None
    assert sorted(badges(part)) == [question.options.index(raid) + 1 for raid in raids]
    assert area(part) < area(whole)
    assert PICTURES.places(view, question, SAY, NAMES[:2], only=()) is None


def area(drawn: Scene) -> float:
    assert drawn.crop is not None
    left, top, right, bottom = drawn.crop
    return (right - left) * (bottom - top)


def test_an_exchange_of_workers_shows_whose() -> None:
    state = positions.table(4)
    options = tuple(f"{seat}.{key}" for seat in (1, 2, 3) for key in ("gate_house", "treasury"))
    question = Question(1, 0, "swap-worker", (*options, "pass"), about=("archer",))
    drawn = PICTURES.places(GAME.view(state, 0), question, SAY, NAMES)
    assert drawn is not None
    found = badges(drawn)
    assert sorted(found) == [1, 2, 3, 4, 5, 6]
    for number, option in enumerate(options, 1):
        x, y = found[number]
        marker = min(
            sprites(drawn, "seat-"), key=lambda s: dist((s.x, s.y), (x, y)) if s.size == 30 else 1e9
        )
        assert seat_of(marker) == int(option[0])
        assert marker.x == x


def test_what_is_left_unpaid_is_numbered_on_the_tile() -> None:
    state = positions.table(2, offers="o12 o13 o01")
    options = ("o12.gold", "o12.iron", "o12.livestock", "o13.silver", "o01.silver")
    question = Question(1, 0, "trade-offer", options, about=("trader",))
    drawn = PICTURES.places(GAME.view(state, 0), question, SAY, NAMES[:2])
    assert drawn is not None
    found = badges(drawn)
    assert sorted(found) == [1, 2, 3, 4, 5]
    symbols = {(s.name, round(s.y, 2)) for s in sprites(drawn)}
    for number, option in enumerate(options, 1):
        tile, _, kind = option.partition(".")
        box = layout.offer(state.board.offers.index(tile))
        assert (kind, round(found[number][1], 2)) in symbols
        assert abs(found[number][0] - box.x) < 8


def test_questions_about_no_place_have_no_picture_of_places() -> None:
    view = GAME.view(full(), 0)
    for kind, options in (("hire", ("archer", "pass")), ("deaths", ("archer", "sage"))):
        assert PICTURES.places(view, Question(1, 0, kind, options), SAY, NAMES) is None


def test_every_drawing_of_hands_and_places_is_there(states: list[State]) -> None:
    folder = art_folder(ART)
    for view, question in questions(states):
        names = NAMES[: view.seats]
        for drawn in (PICTURES.places(view, question, SAY, names), PICTURES.hand(view, SAY, names)):
            for name, tint in {(s.name, s.tint) for s in sprites(drawn)} if drawn else ():
                assert tinted(folder / f"{name}.svg", tint)
                assert shape_of(folder / f"{name}.svg") > 0


@pytest.mark.parametrize("locale", LOCALES)
def test_hands_and_places_are_told_in_at_most_1000_characters(locale: str) -> None:
    say = words_in(locale, texts_folder(ART))
    state, _ = raiding()
    shown = 0
    for view, question in questions([*some(4, 5, {}, every=61), state]):
        for drawn in (PICTURES.places(view, question, say, LONG), PICTURES.hand(view, say, LONG)):
            if drawn is not None:
                shown += 1
                assert 0 < len(drawn.alt) <= 1000
                assert_on_canvas(drawn)
    assert shown
