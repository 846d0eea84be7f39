"""What may be fielded, and who is asked."""

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

ALL = "prince vassal champion monk mercenary treachery intrigue allies banquet banner castle land"


def forces(state, seat: int = 0) -> set[str]:
    """What a seat may field in an attack."""
    do(state, Step("turn", seat))
    answer(state, "turn", "attack")
    answer(state, "declare-attack", f"siege-f{1 - seat}")
    return options(state, "attack-forces")


def test_from_the_hand_only_prince_vassal_champion_and_monk() -> None:
    assert forces(table(hands={0: ALL})) == {"prince.1", "vassal.1", "champion.1", "monk.1"}


def test_two_lands_with_a_market_and_one_land_elsewhere_allow_five_armies() -> None:
    state = table(
        2,
        {0: "palace land land market | castle land"},
        reserves={0: "infantry infantry infantry infantry knight knight"},
    )
    forces(state)
    six = ("infantry.1", "infantry.2", "infantry.3", "infantry.4", "knight.1", "knight.2")
    assert refused(state, "attack-forces", *six[:5]) is None
    assert refused(state, "attack-forces", *six) == "limit"


@pytest.mark.parametrize(
    ("earldom", "allowed"),
    [
        ("palace", 0),
        ("palace market", 0),
        ("palace land", 1),
        ("palace land land land", 3),
        ("palace land market market", 2),
        ("palace land | castle market", 1),
        ("palace land land market | castle land land market", 8),
    ],
)
def test_armies_from_the_reserve_one_for_each_land_two_beside_a_market(
    earldom: str, allowed: int
) -> None:
    state = table(2, {0: earldom}, reserves={0: "infantry " * 9}, hands={0: "monk"})
    forces(state)
    armies = [f"infantry.{n}" for n in range(1, 10)]
    assert refused(state, "attack-forces", "monk.1", *armies[:allowed]) is None
    assert refused(state, "attack-forces", "monk.1", *armies[: allowed + 1])


def test_the_allowance_counts_anew_in_every_battle_of_a_round() -> None:
    state = table(3, {1: "palace land"}, reserves={1: "infantry"}, hands={0: "monk", 2: "monk"})
    fight(state, "raid-f1", "monk.1", "infantry.1")
    assert state.reserves[1] == ["infantry"]
    state.questions.clear()
    state.board.agenda.clear()
    attack(state, "raid-f1", "monk.1", seat=2)
    assert "infantry.1" in options(state, "defence-forces")


def test_mercenaries_garrisons_king_and_guard_need_no_land_in_any_combination() -> None:
    state = table(king=0, guard=["infantry", "knight"], mercenaries={0: "mercenary:knight"})
    assert forces(state) == {"king", "guard.infantry.1", "guard.knight.1", "m0", "m0.army"}
    for picks in (("guard.knight.1",), ("m0.army",), ("king", "m0"), ("king", "guard.infantry.1")):
        assert refused(state, "attack-forces", *picks) is None


def test_king_and_guard_fight_for_their_earl_alone() -> None:
    state = table(king=1, guard=["infantry"], hands={0: "monk"})
    assert forces(state) == {"monk.1"}


def test_only_one_prince_may_be_fielded_from_the_hand() -> None:
    state = table(hands={0: "prince prince vassal"})
    forces(state)
    assert refused(state, "attack-forces", "prince.1", "vassal.1") is None
    assert refused(state, "attack-forces", "prince.1", "prince.2") == "limit"


def test_no_prince_from_the_hand_while_one_is_lord_fielded_or_not() -> None:
    state = table(2, {0: "palace:prince"}, hands={0: "prince vassal"})
    assert forces(state) == {"f0.lord", "vassal.1"}


def test_several_vassals_champions_and_monks_may_be_fielded_together() -> None:
    state = table(2, {0: "palace:vassal | castle:vassal"}, hands={0: "vassal vassal monk monk"})
    everything = forces(state)
    assert refused(state, "attack-forces", *everything) is None


@pytest.mark.parametrize(
    ("force", "damage"),
    [
        ("prince.1", 1),
        ("vassal.1", 1),
        ("champion.1", 2),
        ("monk.1", 0),
        ("infantry.1", 1),
        ("knight.1", 2),
        ("m0", 2),
        ("m0.army", 1),
        ("king", 1),
    ],
)
def test_damage_of_each_force(force: str, damage: int) -> None:
    state = table(
        2,
        {0: "palace land"},
        hands={0: "prince vassal champion monk"},
        reserves={0: "infantry knight"},
        mercenaries={0: "mercenary:infantry"},
        king=0,
    )
    events = attack(state, "siege-f1", force)
    assert told(events, "attack-fielded")[0]["damage"] == damage


# Who is asked to defend


@pytest.mark.parametrize("hand", ["land", "castle allies", "banner", "mercenary"])
def test_a_defender_with_any_card_in_hand_is_asked_whatever_it_is(hand: str) -> None:
    state = table(hands={0: "monk", 1: hand})
    attack(state, "siege-f1", "monk.1")
    question = open_question(state, "defence-forces")
    assert (question.seat, question.options) == (1, ("none",))
    events = answer(state, "defence-forces", "none")
    assert "defence-conceded" in kinds(events)


@pytest.mark.parametrize(
    "means",
    [
        {"earldoms": {1: "palace:monk"}},
        {"mercenaries": {1: "mercenary"}},
        {"king": 1},
        {"earldoms": {1: "palace land"}, "reserves": {1: "infantry"}},
    ],
)
def test_a_defender_with_public_means_is_asked(means: dict) -> None:
    state = table(hands={0: "monk"}, **means)
    attack(state, "siege-f1", "monk.1")
    assert open_question(state, "defence-forces").seat == 1
    assert refused(state, "defence-forces") is None


def test_a_defender_who_could_field_nothing_is_not_asked() -> None:
    state = table(
        hands={0: "monk"}, reserves={1: "knight"}, towers={1: "vassal"}, earldoms={1: "palace"}
    )
    events = attack(state, "siege-f1", "monk.1")
    assert asked(state) != "defence-forces"
    assert "defence-conceded" in kinds(events)
    assert "battle-card" not in kinds(events)


def test_the_defender_may_field_nothing_although_he_could() -> None:
    state = table(hands={0: "monk", 1: "vassal"})
    events = fight(state, "siege-f1", "monk.1")
    assert "battle-card" not in kinds(events)
    assert state.hands[1] == ["vassal"]


def test_the_attacker_cannot_change_his_forces_after_the_defender_has_answered() -> None:
    state = table(hands={0: "monk vassal", 1: "vassal"}, battle="normal")
    events = fight(state, "siege-f1", "monk.1", "vassal.1")
    assert told(events, "hand-spent") == [
        {"seat": 0, "cards": ["monk"]},
        {"seat": 1, "cards": ["vassal"]},
    ]
