"""The pictures that one seat gets: its hand, and the places that a question offers."""

from __future__ import annotations

import itertools
from math import dist

import pytest

from engine.games import art_folder, texts_folder
from engine.games.raiders import GAME, PICTURES, WORDS
from engine.games.raiders.box import BUILDING_KEYS, CARD_KEYS, CARDS, OFFERS, RAIDS
from engine.games.raiders.pictures.pieces import ART, COLOUR, crew_glyphs, hall_glyphs
from engine.games.raiders.pictures.places import KINDS
from engine.games.raiders.state import State
from engine.games.raiders.words.names import (
    building_name,
    card_name,
    crew_text,
    hall_text,
    settlement_name,
)
from engine.kit.contract import Question
from engine.kit.draw.boxes import Point
from engine.kit.scene import Scene, Shape
from pictures.drawings import shape_of, tinted
from tests.games.drawn import labels, sprites, words
from tests.games.raiders import positions
from tests.games.raiders.drawn import (
    LONG,
    NAMES,
    SAY,
    TABLES,
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
            rounds = [shape for shape in shapes(drawn) if shape.fill == COLOUR["glow"]]
            assert len(rounds) == len(view.tiles[seat]) + len(view.chosen)
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
            beside = [n for n in labels(drawn) if n.y == sign.y and n.x < sign.x]
            assert str(number) in [label.text for label in beside]
        assert card_name(card, SAY) in told
        for glyph in (*crew_glyphs(card), *hall_glyphs(card)):
            assert glyph in names or glyph[1:] in told
        assert crew_text(card, SAY) in drawn.alt
        assert CARDS[card].hall is None or hall_text(card, SAY) in drawn.alt
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
    assert len([shape for shape in shapes(drawn) if shape.line == COLOUR["amber"]]) == 1


def test_spectators_have_no_hand_and_empty_hands_no_picture(states: list[State]) -> None:
    for state in states:
        assert PICTURES.hand(GAME.view(state, None), SAY, NAMES[: state.board.seats]) is None
    assert PICTURES.hand(GAME.view(positions.table(2), 0), SAY, NAMES[:2]) is None


# Places.


def shapes(drawn: Scene) -> list[Shape]:
    return [item for item in drawn.items if isinstance(item, Shape)]


def badges(drawn: Scene) -> dict[int, Point]:
    """The numbers of the options, and where they stand; "3–7" stands for five of them."""
    rounds = {
        (round(i.x + i.width / 2, 1), round(i.y + i.height / 2, 1))
        for i in shapes(drawn)
        if i.thick == 3 and i.radius == i.height / 2
    }
    found: dict[int, Point] = {}
    for label in labels(drawn):
        if label.style == "bold" and (round(label.x, 1), round(label.y, 1)) in rounds:
            first, _, last = label.text.partition("–")
            numbers = range(int(first), int(last or first) + 1)
            found |= dict.fromkeys(numbers, (label.x, label.y))
    return found


def test_every_offered_place_has_its_number_and_they_lie_apart(states: list[State]) -> None:
    seen = set()
    for view, question in questions(states):
        drawn = PICTURES.places(view, question, SAY, NAMES[: view.seats])
        assert (drawn is not None) == (question.kind in KINDS), question.kind
        if drawn is None:
            continue
        seen.add(question.kind)
        found = badges(drawn)
        aside = ("pass", "idle", "back")
        wanted = [n for n, option in enumerate(question.options, 1) if option not in aside]
        assert sorted(found) == wanted
        for one, other in itertools.combinations(set(found.values()), 2):
            assert dist(one, other) > 40
        assert_on_canvas(drawn)
    assert seen >= {"place", "pick-up"}


def test_the_number_of_a_building_stands_with_its_name(states: list[State]) -> None:
    for view, question in questions(states):
        if question.kind not in ("place", "pick-up"):
            continue
        drawn = PICTURES.places(view, question, SAY, NAMES[: view.seats])
        assert drawn is not None
        found = badges(drawn)
        names = {label.text: (label.x, label.y) for label in labels(drawn)}
        for number, option in enumerate(question.options, 1):
            key, _, way = option.partition(".")
            if key in BUILDING_KEYS and way not in OFFERS:
                x, y = names[building_name(key, SAY)]
                assert 0 < found[number][0] - x < 316
                assert -10 < found[number][1] - y < 110
            elif option in RAIDS:
                x, y = names[settlement_name(RAIDS[option], SAY)]
                assert -60 < found[number][0] - x < 316
                assert 0 < found[number][1] - y < 212


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
    assert len(found) == len(question.options) - 1, "all but what leads on"
    for one, other in itertools.combinations(set(found.values()), 2):
        assert dist(one, other) > 40
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
    assert part.height < whole.height
    assert PICTURES.places(view, question, SAY, NAMES[:2], only=()) is None


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
            sprites(drawn, "seat-"), key=lambda s: dist((s.x, s.y), (x, y)) if s.size == 46 else 1e9
        )
        assert seat_of(marker) == int(option[0])
        assert marker.x == pytest.approx(x)


def test_what_is_left_unpaid_is_numbered_on_the_tile() -> None:
    state = positions.table(2, offers="o12 o13 o01")
    options = ("o12.gold", "o12.iron", "o12.livestock", "o13.silver", "o01.silver")
    question = Question(1, 0, "trade-offer", options, about=("trader",))
    drawn = PICTURES.places(GAME.view(state, 0), question, SAY, NAMES[:2])
    assert drawn is not None
    found = badges(drawn)
    assert sorted(found) == [1, 2, 3, 4, 5]
    for number, option in enumerate(options, 1):
        kind = option.partition(".")[2]
        x, y = found[number]
        below = [s for s in sprites(drawn, kind) if 0 < s.y - y < 70]
        assert min(abs(s.x - x) for s in below) < 20


def test_questions_about_no_place_have_no_picture_of_places() -> None:
    view = GAME.view(full(), 0)
    for kind, options in (("hire", ("archer", "pass")), ("deaths", ("archer", "sage"))):
        assert PICTURES.places(view, Question(1, 0, kind, options), SAY, NAMES) is None


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("treasury", ("archer.1", "archer.2", "sage", "scout")),
        ("hire", ("archer", "scout", "dismiss")),
        ("deaths", ("archer.1", "archer.2", "sage", "warlord")),
        ("lose-crew", ("archer", "sage", "warlord")),
    ],
)
def test_cards_to_choose_from_have_the_numbers_of_their_buttons(
    kind: str, options: tuple[str, ...]
) -> None:
    state = positions.table(
        2, hands={0: "archer archer sage scout"}, crew={0: "archer archer sage warlord"}
    )
    view = GAME.view(state, 0)
    about = {"hire": ("barracks", 0), "deaths": ("harbour_1.1", 2)}.get(kind, ("silver",))
    question = Question(0, 0, kind, options, about=about)
    drawn = PICTURES.prompt and PICTURES.prompt(view, question, SAY, NAMES[:2])
    assert isinstance(drawn, Scene)
    found = badges(drawn)
    labels_by_mark = {
        label.mark: option
        for option in options
        if (label := WORDS.option(view, question, option, SAY, NAMES[:2])).mark
    }
    assert sorted(found) == sorted(map(int, labels_by_mark))
    assert len(found) == len(options) - ("dismiss" in options)
    told = {(label.x, label.y): label.text for label in labels(drawn)}
    for number, (x, y) in found.items():
        beside = min(
            (place for place in told if 0 < place[0] - x < 60 and abs(place[1] - y) < 4),
            key=lambda place: place[0],
        )
        assert told[beside] == card_name(options[number - 1].partition(".")[0], SAY)


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
