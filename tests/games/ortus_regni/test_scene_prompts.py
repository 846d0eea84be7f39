"""The pictures of prompts: what can be chosen stands out, what is fought over is there, and nothing
that others hide."""

from __future__ import annotations

from math import dist

import pytest

from engine.games import texts_folder
from engine.games.ortus_regni import PICTURES
from engine.games.ortus_regni.box import KINDS
from engine.games.ortus_regni.pictures import places
from engine.games.ortus_regni.pictures.layout import PROMPT_TALL
from engine.games.ortus_regni.pictures.pieces import COLOUR
from engine.games.ortus_regni.pictures.prompt import TALLER
from engine.games.ortus_regni.state import Battle, Card, Force, State, Step
from engine.kit.contract import Picks, Question
from engine.kit.draw.boxes import Box
from engine.kit.scene import Scene, Shape, Sprite
from tests.games.drawn import inside, sprites, words
from tests.games.ortus_regni import positions
from tests.games.ortus_regni.drawn import (
    KEY,
    LONG,
    NAMES,
    SAY,
    TABLES,
    check,
    crowded,
    earldom_boxes,
    hoard,
    questions,
    rich,
    some,
    view_of,
)
from texts import LOCALES, words_in

ABOUT: dict[str, tuple[str | int, ...]] = {
    "attack-forces": ("raid", 1, "f9"),
    "properties-lost": (2, "f9"),
    "seize": ("f9",),
    "turn": (0,),
}
RIVALS = (
    "towers-1", "raid-f1", "siege-f1", "raid-f9", "siege-f9", "towers-2", "siege-f2", "raid-f10",
    "siege-f10", "siege-f4",
)  # fmt: skip


@pytest.fixture(params=TABLES, ids=lambda t: f"{t[0]}-seats-{t[1]}", scope="module")
def states(request: pytest.FixtureRequest) -> list[State]:
    seats, seed, options = request.param
    return some(seats, seed, options, every=5)


def shown(
    kind: str, *options: str, state: State | None = None, seat: int = 0, picks: Picks = ()
) -> Scene:
    state = state or rich()
    question = Question(1, seat, kind, options, about=ABOUT.get(kind, ()))
    names = NAMES[: state.board.seats]
    drawn = PICTURES.of_prompt(view_of(state, seat), question, SAY, names, picks)
    assert isinstance(drawn, Scene)
    return drawn


def cards(drawn: Scene, kind: str) -> list[Sprite]:
    return sprites(drawn, f"emblem-{kind}")


def framed(drawn: Scene) -> list[Box]:
    """What stands out: single cards, and groups of them."""
    found = [Box(s.x - s.size * 0.4, s.y - s.size / 2, s.size * 0.8, s.size) for s in
             sprites(drawn, "gilded")]  # fmt: skip
    return found + [
        Box(item.x, item.y, item.width, item.height) for item in drawn.items
        if isinstance(item, Shape) and item.line == COLOUR["orpiment"]
    ]  # fmt: skip


def test_every_place_that_is_offered_stands_out(states: list[State]) -> None:
    seen = set()
    for view, question in questions(states):
        drawn = PICTURES.of_prompt(view, question, SAY, NAMES[: view.seats])
        spots = {places.spot_of(question, option) for option in question.options} - {None}
        if drawn is None or not spots:
            continue
        assert isinstance(drawn, Scene)
        seen.add(question.kind)
        assert framed(drawn)
        assert len(framed(drawn)) <= len(spots)
        check(drawn)
    assert seen


def test_every_prompt_is_low_and_keeps_within_its_frame(states: list[State]) -> None:
    for view, question in questions(states):
        drawn = PICTURES.of_prompt(view, question, SAY, LONG[: view.seats])
        if drawn is not None:
            assert isinstance(drawn, Scene)
            check(drawn)
            assert drawn.height <= PROMPT_TALL
            assert 0 < len(drawn.alt) <= 1000


def test_a_siege_frames_the_castle_a_raid_the_properties() -> None:
    drawn = shown("declare-attack", "siege-f9", "raid-f1")
    (siege,) = [box for box in framed(drawn) if inside(cards(drawn, "castle"), box)]
    assert not inside(cards(drawn, "church"), siege)
    (raid,) = [box for box in framed(drawn) if inside(cards(drawn, "cathedral"), box)]
    assert not inside(cards(drawn, "palace"), raid)


def test_a_lord_is_marked_himself_not_his_castle() -> None:
    drawn = shown("treachery", "f10.lord", "hand-1", "m2")
    assert len(sprites(drawn, "gilded")) == 2
    assert [s for s in sprites(drawn, "gilded") if any(
        dist((s.x, s.y), (one.x, one.y)) < 12 for one in cards(drawn, "monk")
    )]  # fmt: skip


def test_equal_properties_are_one_heap_with_how_many_there_are() -> None:
    drawn = shown("properties-lost", *(f"f9.land.{n}" for n in range(1, 6)), seat=1)
    assert "×5" in words(drawn)


def test_only_earldoms_with_a_place_are_shown() -> None:
    drawn = shown("declare-attack", "siege-f4", "raid-f10")
    assert sorted(earldom_boxes(drawn)) == [2, 4]
    question = Question(1, 0, "declare-attack", RIVALS)
    part = PICTURES.of_prompt(view_of(rich(), 0), question, SAY, NAMES, (), ("siege-f4",))
    assert isinstance(part, Scene)
    assert sorted(earldom_boxes(part)) == [4]


def test_what_is_chosen_is_marked_in_another_way() -> None:
    green = COLOUR["verdigris"]
    plain = shown("declare-attack", "siege-f9", "siege-f1")
    picked = shown("declare-attack", "siege-f9", "siege-f1", picks=("siege-f1",))
    assert not [item for item in plain.items if getattr(item, "line", "") == green]
    assert [item for item in picked.items if getattr(item, "line", "") == green]


def test_the_forces_that_are_chosen_stand_on_their_side_with_their_damage() -> None:
    battle = Battle(0, 0, 1, "raid", 9)
    options = ("vassal.1", "vassal.2", "f0.lord", "m1.army")
    state = rich(battle=battle)
    before = shown("attack-forces", *options, state=state)
    after = shown("attack-forces", *options, state=state, picks=("vassal.1", "f0.lord", "m1.army"))
    assert cards(before, "hit") == []
    (hit,) = cards(after, "hit")
    (damage,) = [la for la in words(after) if la == "4"]
    assert damage
    assert hit.x < after.width / 2


def test_what_can_be_seized_is_shown_though_it_lies_nowhere_any_more() -> None:
    battle = Battle(
        0, 0, 1, "siege", 9, (Force("lord", "prince", 0),),
        fallen=(Card("castle", 0), Card("land", 1), Card("land", 2), Card("church", 1)),
    )  # fmt: skip
    state = rich(battle=battle)
    state.board.fiefs[1].pop()
    state.hands[0], state.towers[0], state.reserves[0] = [], [], []
    drawn = shown("seize", "f9", "f9.land.1", "f9.land.2", "f9.church.1", state=state)
    for kind, count in (("castle", 1), ("land", 2), ("church", 1)):
        assert len(cards(drawn, kind)) == count


def test_a_plot_shows_the_card_its_target_and_both_sides() -> None:
    question = Question(1, 1, "allies", ("pass", "allies"), about=("treachery", 0, "f10.lord", 2))
    drawn = PICTURES.of_prompt(view_of(rich(), 1), question, SAY, NAMES)
    assert isinstance(drawn, Scene)
    assert cards(drawn, "treachery")
    assert cards(drawn, "monk")
    assert "11" in words(drawn)
    assert NAMES[0] in words(drawn)


def test_what_is_hidden_changes_no_prompt() -> None:
    one, two = rich(), rich()
    for seat in range(1, 6):
        two.hands[seat] = ["castle"] * len(one.hands[seat])
        two.towers[seat] = ["monk"] * len(one.towers[seat])
        two.reserves[seat] = ["infantry"] * len(one.reserves[seat])
    for kind, options in (("declare-attack", RIVALS), ("turn", ("draw", "attack"))):
        assert shown(kind, *options, state=one) == shown(kind, *options, state=two)


def test_whoever_looks_on_has_no_prompt() -> None:
    assert PICTURES.of_prompt(view_of(rich()), None, SAY, NAMES) is None


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
        state.hands[0] = sorted([*KINDS, "palace", "land", "land"])
        state.towers[0] = sorted(KINDS * 2)
        state.reserves[0] = ["infantry"] * 19 + ["knight"] * 12
        positions.do(state, Step("turn", 0))
        for kind, options in (("declare-attack", everywhere(state)), ("turn", ("draw",))):
            question = Question(1, 0, kind, options, about=ABOUT.get(kind, ()))
            drawn = PICTURES.of_prompt(view_of(state, 0), question, say, LONG)
            assert isinstance(drawn, Scene)
            check(drawn)
            assert drawn.height <= (1.25 * drawn.width if kind in TALLER else PROMPT_TALL)
            assert 0 < len(drawn.alt) <= 1000
