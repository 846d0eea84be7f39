"""The pictures of places: each option's number on what it stands for, and nothing else."""

from __future__ import annotations

import itertools
from math import dist

import pytest

from engine.games import texts_folder
from engine.games.ortus_regni import PICTURES
from engine.games.ortus_regni.box import KINDS
from engine.games.ortus_regni.events import QUESTIONS
from engine.games.ortus_regni.pictures import places
from engine.games.ortus_regni.state import Battle, Card, Force, State, Step
from engine.kit.contract import Question
from engine.kit.draw.boxes import Box
from engine.kit.draw.places import PAPER
from engine.kit.scene import Scene, Shape, Sprite
from tests.games.drawn import labels, sprites
from tests.games.ortus_regni import positions
from tests.games.ortus_regni.drawn import (
    KEY,
    LONG,
    NAMES,
    SAY,
    TABLES,
    check,
    crowded,
    hoard,
    questions,
    rich,
    some,
    view_of,
)
from texts import LOCALES, words_in

ABOUT: dict[str, tuple[str | int, ...]] = {"properties-lost": (2, "f9"), "seize": ("f9",)}
RIVALS = (
    "towers-1", "raid-f1", "siege-f1", "raid-f9", "siege-f9", "towers-2", "siege-f2", "raid-f10",
    "siege-f10", "siege-f4",
)  # fmt: skip


@pytest.fixture(params=TABLES, ids=lambda t: f"{t[0]}-seats-{t[1]}", scope="module")
def states(request: pytest.FixtureRequest) -> list[State]:
    seats, seed, options = request.param
    return some(seats, seed, options, every=7)


def badges(drawn: Scene) -> dict[str, tuple[float, float]]:
    """Where the numbers are."""
    rounds = [item for item in drawn.items if isinstance(item, Shape) and item.fill == PAPER]
    return {
        label.text: (label.x, label.y)
        for label in labels(drawn)
        for one in rounds
        if dist((one.x + one.width / 2, one.y + one.height / 2), (label.x, label.y)) < 0.1
    }


def shown(kind: str, *options: str, state: State | None = None, seat: int = 0) -> Scene | None:
    state = state or rich()
    names = NAMES[: state.board.seats]
    return PICTURES.places(
        view_of(state, seat),
        Question(1, seat, kind, options, about=ABOUT.get(kind, ())),
        SAY,
        names,
    )


def cards(drawn: Scene, kind: str) -> list[Sprite]:
    return sprites(drawn, f"emblem-{kind}")


def test_every_place_that_is_offered_has_its_number(states: list[State]) -> None:
    seen = set()
    for view, question in questions(states):
        drawn = PICTURES.places(view, question, SAY, NAMES[: view.seats])
        if drawn is None:
            continue
        seen.add(question.kind)
        wanted = [
            str(number)
            for number, option in enumerate(question.options, 1)
            if question.kind == "seize" or places.spot_of(question, option) is not None
        ]
        found = badges(drawn)
        assert sorted(found, key=int) == wanted, question.kind
        apart = [dist(a, b) for a, b in itertools.combinations(found.values(), 2)]
        assert all(distance > 25 for distance in apart), question.kind
        check(drawn)
    assert seen


def test_hands_kinds_and_plain_choices_are_no_places() -> None:
    for kind in QUESTIONS:
        question = Question(1, 0, kind, ("none", "pass", "draw", "out", "banner", "knight.1"))
        assert PICTURES.places(view_of(rich(), 0), question, SAY, NAMES) is None
        question = Question(1, 0, kind, tuple(f"{card}.1" for card in KINDS))
        assert PICTURES.places(view_of(rich(), 0), question, SAY, NAMES) is None


def test_a_siege_is_on_the_castle_a_raid_around_the_properties() -> None:
    drawn = shown("declare-attack", *RIVALS)
    assert drawn is not None
    found = badges(drawn)
    palaces = cards(drawn, "palace")
    assert min(dist(found["3"], (one.x, one.y)) for one in palaces) < 70
    (cathedral,) = cards(drawn, "cathedral")
    x, y = found["2"]
    assert abs(x - cathedral.x) < 1
    assert y > cathedral.y
    frames = [Box(i.x, i.y, i.width, i.height) for i in drawn.items if isinstance(i, Shape)]
    around = [
        box for box in frames
        if box.x < cathedral.x < box.right and box.y < cathedral.y < box.foot and box.width < 140
    ]  # fmt: skip
    assert around


def test_a_lord_is_marked_himself_not_his_castle() -> None:
    drawn = shown("treachery", "f10.lord", "hand-1", "m2")
    assert drawn is not None
    (lord,) = [s for s in sprites(drawn, "gilded") if any(
        dist((s.x, s.y), (one.x, one.y)) < 20 for one in cards(drawn, "monk")
    )]  # fmt: skip
    assert dist(badges(drawn)["1"], (lord.x, lord.y)) < lord.size
    assert len(sprites(drawn, "gilded")) == 2


def test_equal_properties_lie_apart_when_one_of_them_is_to_be_picked() -> None:
    options = tuple(f"f9.land.{n}" for n in range(1, 6))
    drawn = shown("properties-lost", *options, seat=1)
    assert drawn is not None
    found = [badges(drawn)[str(n)] for n in range(1, 6)]
    steps = [b[0] - a[0] for a, b in itertools.pairwise(found)]
    assert all(step > 50 for step in steps)


def test_armies_for_one_garrison_have_their_numbers_side_by_side() -> None:
    drawn = shown("garrison", "m0.infantry", "m0.knight")
    assert drawn is not None
    found = badges(drawn)
    assert found["1"][1] == found["2"][1]
    assert found["2"][0] - found["1"][0] > 30


def test_only_earldoms_with_a_place_are_shown() -> None:
    drawn = shown("declare-attack", "siege-f4", "raid-f10")
    assert drawn is not None
    heads = [s.name for s in sprites(drawn, "shield-") if s.size == 42]
    assert heads == ["shield-c", "shield-e"]


def test_numbers_stay_when_only_some_places_are_shown() -> None:
    question = Question(1, 0, "declare-attack", RIVALS)
    view = view_of(rich(), 0)
    whole = PICTURES.places(view, question, SAY, NAMES)
    part = PICTURES.places(view, question, SAY, NAMES, only=("siege-f9", "siege-f4"))
    assert whole is not None
    assert part is not None
    assert sorted(badges(part), key=int) == ["5", "10"]
    assert part.height < whole.height
    assert PICTURES.places(view, question, SAY, NAMES, only=()) is None


def test_what_can_be_seized_is_shown_though_it_lies_nowhere_any_more() -> None:
    battle = Battle(
        0, 0, 1, "siege", 9, (Force("lord", "prince", 0),),
        fallen=(Card("castle", 0), Card("land", 1), Card("land", 2), Card("church", 1)),
    )  # fmt: skip
    state = rich(battle=battle)
    state.board.fiefs[1].pop()
    options = ("f9", "f9.land.1", "f9.land.2", "f9.church.1")
    drawn = shown("seize", *options, state=state)
    assert drawn is not None
    assert [s.name for s in sprites(drawn, "emblem-")] == [
        "emblem-castle", "emblem-land", "emblem-land", "emblem-church"
    ]  # fmt: skip
    assert [s.name for s in sprites(drawn, "shield-")] == ["shield-a", "shield-c"]
    assert sorted(badges(drawn)) == ["1", "2", "3", "4"]
    check(drawn)


def test_what_is_hidden_changes_no_places() -> None:
    one, two = rich(), rich()
    for seat in range(1, 6):
        two.hands[seat] = ["castle"] * len(one.hands[seat])
        two.towers[seat] = ["monk"] * len(one.towers[seat])
        two.reserves[seat] = ["infantry"] * len(one.reserves[seat])
    assert shown("declare-attack", *RIVALS, state=one) == shown(
        "declare-attack", *RIVALS, state=two
    )


def everywhere(state: State) -> tuple[str, ...]:
    """All that could be attacked."""
    found = []
    for seat, fiefs in enumerate(state.board.fiefs):
        if state.board.towers[seat]:
            found.append(f"towers-{seat}")
        for fief in fiefs:
            found += [f"raid-f{fief.number}"] if fief.cards else []
            found.append(f"siege-f{fief.number}")
    return tuple(found)


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_leaves_the_fullest_pictures(locale: str) -> None:
    say = words_in(locale, texts_folder(KEY))
    for state in (rich(), crowded(), hoard()):
        positions.do(state, Step("turn", 0))
        question = Question(1, 0, "declare-attack", everywhere(state))
        drawn = PICTURES.places(view_of(state, 0), question, say, LONG)
        assert drawn is not None
        check(drawn)
        assert len(badges(drawn)) == len(question.options)
        assert 0 < len(drawn.alt) <= 1000
