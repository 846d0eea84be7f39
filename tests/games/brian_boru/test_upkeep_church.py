"""Upkeep, church step."""

from __future__ import annotations

import re

import pytest

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import TOWN_INDEX
from tests.games.brian_boru.positions import answer, do, open_question, table
from tests.games.brian_boru.tellings import say_in
from tests.games.by_hand import kinds, told
from texts import LOCALES

DISCS = {0: "MU1 MU2", 1: "LE1 LE2", 2: "CO1 CO2"}


def monastery(state, town: str) -> bool:
    return bool(state.board.monasteries[TOWN_INDEX[town]])


def test_summary_church_1_most_discs_monastery_marker_and_all_discs_back() -> None:
    state = table(church=[1, 3, 2], discs=DISCS)
    do(state, "church-step")
    question = open_question(state, "monastery")
    assert (question.seat, question.options) == (1, ("LE1", "LE2"))
    assert question.about == ("first",)
    events = answer(state, "monastery", "LE1")
    assert kinds(events)[:3] == ["monastery-built", "marker-moved", "church-discs-back"]
    assert monastery(state, "LE1")
    assert state.board.marker == 1
    assert state.board.church[1] == 0


def test_summary_church_1_is_skipped_on_a_tie() -> None:
    state = table(church=[3, 3, 2], discs=DISCS, marker=2)
    events = do(state, "church-step")
    assert told(events, "church-tied") == [{"tied": [0, 1], "discs": 3}]
    assert not any(state.board.monasteries)
    assert state.board.marker == 2
    assert state.board.church == [2, 2, 2]


def test_summary_church_2_most_discs_then_a_point_for_one_disc_ties_too() -> None:
    state = table(4, church=[5, 2, 2, 1], discs={0: "MU1"})
    events = do(state, "church-step")
    assert [args["seat"] for args in told(events, "church-second")] == [1, 2]
    assert state.board.score == [10, 11, 11, 10]
    assert state.board.church == [0, 1, 1, 1]


def test_summary_church_3_four_discs_build_and_go_back() -> None:
    state = table(4, church=[9, 6, 5, 4], discs={0: "MU1", 1: "LE1", 2: "CO1", 3: "NU1"})
    events = do(state, "church-step")
    assert [monastery(state, town) for town in ("MU1", "LE1", "CO1", "NU1")] == [True] * 4
    assert state.board.church == [0, 0, 0, 0]
    assert [a["why"] for a in told(events, "monastery-built")] == ["first"] + ["four"] * 3
    assert [a["discs"] for a in told(events, "church-discs-back")] == [9, 5, 5, 4]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_example_of_the_church_comes_out_as_the_lesson_says(locale: str) -> None:
    example = say_in(locale)("about-church-example")
    before = [int(n) for n in re.findall(r"\d+", example)[:3]]
    state = table(church=before, discs={0: "MU1", 1: "LE1", 2: "CO1"})
    events = do(state, "church-step")
    builders = [(args["seat"], args["why"]) for args in told(events, "monastery-built")]
    assert sorted(builders) == [(0, "first"), (1, "four"), (2, "four")], example
    assert [args["seat"] for args in told(events, "church-second")] == [1]


def test_four_discs_are_counted_after_the_second_reward() -> None:
    state = table(4, church=[4, 4, 1, 0], discs=DISCS)
    events = do(state, "church-step")
    assert state.board.church == [3, 3, 1, 0]
    assert kinds(events)[-1] == "church-four-none"


def test_four_discs_build_clockwise_from_the_new_marker_holder() -> None:
    discs = {0: "MU1 MU2", 1: "LE1", 2: "CO1 CO2", 3: "NU1 NU2"}
    state = table(4, church=[5, 9, 5, 6], discs=discs, marker=0)
    events = do(state, "church-step")
    assert told(events, "marker-moved") == [{"seat": 1, "before": 0, "why": "church"}]
    assert open_question(state, "monastery").seat == 2
    answer(state, "monastery", "CO1")
    assert open_question(state, "monastery").seat == 3
    answer(state, "monastery", "NU1")
    assert open_question(state, "monastery").seat == 0


def test_sole_most_without_a_town_takes_marker_and_discs_all_the_same() -> None:
    state = table(church=[1, 3, 2], discs={0: "MU1", 1: "LE1"}, vikings="LE1")
    events = do(state, "church-step")
    assert told(events, "no-monastery") == [{"seat": 1, "why": "first"}]
    assert state.board.marker == 1
    assert state.board.church[1] == 0


def test_without_discs_nobody_gets_anything() -> None:
    state = table(church=[0, 0, 0], discs=DISCS)
    events = do(state, "church-step")
    assert kinds(events) == [
        "upkeep-step",
        "church-none",
        "church-second-none",
        "church-four-none",
    ]
    assert state.board.score == [10, 10, 10]


def test_the_second_reward_needs_a_disc() -> None:
    state = table(church=[2, 0, 0], discs={0: "MU1"})
    events = do(state, "church-step")
    assert kinds(events)[-2:] == ["church-second-none", "church-four-none"]
    assert state.board.score == [10, 10, 10]


def test_four_discs_without_a_town_stay_in_the_church_area() -> None:
    state = table(church=[6, 5, 5], discs={0: "MU1", 1: "LE1"}, monasteries="LE1")
    events = do(state, "church-step")
    assert state.board.church == [0, 4, 4]
    assert [a["seat"] for a in told(events, "no-monastery")] == [1, 2]


def test_never_two_monasteries_in_one_town() -> None:
    state = table(church=[1, 3, 2], discs={1: "LE1 LE2 LE3"}, monasteries="LE2")
    do(state, "church-step")
    assert open_question(state, "monastery").options == ("LE1", "LE3")


def test_no_monastery_in_a_town_under_a_viking_token() -> None:
    state = table(church=[1, 3, 2], discs={1: "LE1 LE2 LE3"}, vikings="LE2")
    do(state, "church-step")
    assert open_question(state, "monastery").options == ("LE1", "LE3")


def test_a_monastery_cannot_be_declined() -> None:
    state = table(church=[1, 3, 2], discs=DISCS)
    do(state, "church-step")
    question = open_question(state, "monastery")
    assert (question.least, question.options) == (1, ("LE1", "LE2"))


def test_the_only_town_gets_the_monastery_without_a_question() -> None:
    state = table(church=[1, 3, 2], discs={1: "LE1"})
    do(state, "church-step")
    assert monastery(state, "LE1")
    assert not GAME.questions(state)


def test_a_holder_of_the_marker_keeps_it() -> None:
    state = table(church=[3, 1, 2], discs={0: "MU1"}, marker=0)
    events = do(state, "church-step")
    assert not told(events, "marker-moved")
    assert state.board.marker == 0


def test_monasteries_of_both_steps_may_go_to_one_seat_in_different_rounds() -> None:
    state = table(church=[3, 0, 0], discs={0: "MU1 MU2"})
    do(state, "church-step")
    answer(state, "monastery", "MU1")
    state.board.church = [3, 0, 0]
    do(state, "church-step")
    assert monastery(state, "MU2")


def test_the_church_leader_leads_the_next_round() -> None:
    state = table(church=[1, 3, 2], discs={1: "LE1"}, marker=0, track=[0, 0, 0])
    do(state, "church-step", "claims", "round-end")
    while GAME.questions(state)[0].kind == "draft":
        for question in GAME.questions(state):
            answer_draft(state, question)
    assert open_question(state, "lead").seat == 1


def answer_draft(state, question) -> None:
    answer(state, "draft", *question.options[:2])
