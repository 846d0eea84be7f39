"""Declaring an attack."""

from __future__ import annotations

import pytest

from engine.games.ortus_regni.state import Step
from tests.games.by_hand import kinds, told
from tests.games.ortus_regni.positions import (
    answer,
    asked,
    attack,
    do,
    fight,
    open_question,
    options,
    refused,
    table,
)


def may_attack(state, seat: int = 0) -> bool:
    do(state, Step("turn", seat))
    return "attack" in options(state, "turn")


@pytest.mark.parametrize(
    ("board", "allowed"),
    [
        ({"round": 1}, False),
        ({"round": 2}, True),
        ({"round": 1, "tournament": True}, False),
        ({"round": 2, "tournament": True}, False),
        ({"round": 3, "tournament": True}, True),
    ],
)
def test_no_attack_in_the_first_round_with_tournament_rules_in_the_first_two(
    board: dict, allowed: bool
) -> None:
    assert may_attack(table(hands={0: "vassal"}, **board)) is allowed


def test_an_attack_needs_a_card_to_field() -> None:
    assert not may_attack(table(hands={0: "mercenary castle allies banner"}))
    assert not may_attack(table(reserves={0: "knight"}))
    assert may_attack(table(2, {0: "palace land"}, reserves={0: "knight"}))
    assert may_attack(table(hands={0: "monk"}))
    assert may_attack(table(mercenaries={0: "mercenary"}))
    assert may_attack(table(king=0))
    assert not may_attack(table(king=1))
    assert may_attack(table(2, {0: "palace:monk"}))


def test_at_least_one_card_must_be_fielded() -> None:
    state = table(hands={0: "vassal"})
    do(state, Step("turn", 0))
    answer(state, "turn", "attack")
    answer(state, "declare-attack", "siege-f1")
    assert refused(state, "attack-forces") == "too-few"


def test_towers_need_a_tower_raids_a_property_every_castle_can_be_besieged() -> None:
    state = table(
        4,
        {0: "palace land", 1: "palace | castle church", 2: "", 3: "palace land"},
        towers={0: "land", 3: "land"},
        hands={0: "vassal"},
    )
    do(state, Step("turn", 0))
    answer(state, "turn", "attack")
    assert open_question(state, "declare-attack").options == (
        "siege-f1",
        "raid-f4",
        "siege-f4",
        "towers-3",
        "raid-f3",
        "siege-f3",
    )


def test_declaring_moves_the_white_marker_forward_once_a_round() -> None:
    state = table(hands={0: "vassal vassal", 1: ""})
    events = attack(state, "siege-f1", "vassal.1")
    assert kinds(events)[:2] == ["attack-declared", "white-marker-forward"]
    assert told(events, "attack-declared") == [
        {"seat": 0, "other": 1, "way": "siege", "fief": "f1"}
    ]
    assert state.board.attacked
    answer(state, "turn", "draw")
    state.board.agenda.clear()
    assert "white-marker-forward" not in kinds(attack(state, "siege-f1", "vassal.1"))


def test_an_attack_is_the_one_action_of_the_turn() -> None:
    state = table(hands={0: "vassal vassal castle"})
    fight(state, "siege-f1", "vassal.1")
    assert options(state, "turn") == {"towers", "draw", "resign"}


def test_the_attackers_forces_are_shown_to_all_before_the_defender_answers() -> None:
    state = table(2, {0: "palace:champion"}, hands={0: "vassal", 1: "monk"})
    events = attack(state, "siege-f1", "vassal.1", "f0.lord")
    shown = next(event for event in events if event.kind == "attack-fielded")
    assert shown.args == {
        "seat": 0,
        "other": 1,
        "forces": [["hand", "vassal"], ["lord", "champion"]],
        "damage": 3,
    }
    assert (shown.seats, shown.reveals) == (None, (1,))
    question = open_question(state, "defence-forces")
    assert (question.seat, question.about) == (1, ("siege", "f1", 0, 3))


def test_fielded_hand_cards_have_left_the_hand() -> None:
    state = table(hands={0: "vassal vassal", 1: "monk"})
    attack(state, "siege-f1", "vassal.2")
    assert state.hands[0] == ["vassal"]
    assert asked(state) == "defence-forces"


def test_a_monk_alone_is_an_attack_that_holds_the_vikings_back() -> None:
    state = table(2, {1: "palace land"}, hands={0: "monk"})
    events = fight(state, "raid-f1", "monk.1")
    assert told(events, "attack-failed")[0]["left"] == 0
    events = do(state, "vikings")
    assert kinds(events) == ["white-marker-back"]
    assert state.board.markers == 0


def test_an_earl_may_attack_whom_he_likes_not_only_his_neighbours() -> None:
    state = table(6, hands={0: "vassal"})
    do(state, Step("turn", 0))
    answer(state, "turn", "attack")
    assert options(state, "declare-attack") == {f"siege-f{seat}" for seat in range(1, 6)}


def test_one_who_is_attacked_twice_in_a_round_answers_twice() -> None:
    state = table(3, hands={0: "monk", 2: "monk", 1: "monk monk"}, battle="normal normal")
    fight(state, "siege-f1", "monk.1", "monk.1")
    attack(state, "siege-f1", "monk.1", seat=2)
    assert open_question(state, "defence-forces").options == ("monk.1",)
