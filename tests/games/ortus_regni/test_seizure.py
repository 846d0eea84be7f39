"""Seizing destroyed cards."""

from __future__ import annotations

import pytest

from tests.games.by_hand import told
from tests.games.ortus_regni.positions import (
    answer,
    asked,
    attack,
    earldom,
    fief,
    fight,
    open_question,
    options,
    refused,
    table,
)


def seizable(attacker: str, forces: str, hand: str = "champion champion") -> int:
    """How many cards a raid that destroys three properties may seize."""
    state = table(2, {0: attacker, 1: "palace land market church"}, hands={0: hand})
    fight(state, "raid-f1", forces)
    return open_question(state, "seize").most if asked(state) == "seize" else 0


@pytest.mark.parametrize(
    ("attacker", "lords", "most"),
    [
        ("palace:prince", "f0.lord", 1),
        ("palace:vassal", "f0.lord", 1),
        ("palace:vassal | castle:vassal", "f0.lord f2.lord", 1),
        ("palace:vassal | castle:prince", "f0.lord f2.lord", 2),
        ("palace:champion | castle:monk", "f0.lord f2.lord", 0),
    ],
)
def test_one_for_a_lord_prince_or_lord_vassals_two_for_both(
    attacker: str, lords: str, most: int
) -> None:
    assert seizable(attacker, f"{lords} champion.1 champion.2") == most


def test_lords_who_stayed_at_home_seize_nothing() -> None:
    assert seizable("palace:vassal | castle:prince", "champion.1 champion.2") == 0


def test_prince_and_vassal_from_the_hand_seize_nothing() -> None:
    hand = "prince vassal champion"
    assert seizable("palace", "prince.1 vassal.1 champion.1", hand) == 0


def test_only_what_the_defender_let_be_destroyed_may_be_seized() -> None:
    state = table(2, {0: "palace:vassal", 1: "palace land church"})
    fight(state, "raid-f1", "f0.lord")
    answer(state, "properties-lost", "f1.church.1")
    question = open_question(state, "seize")
    assert (question.seat, question.options, question.least) == (0, ("f1.church.1",), 0)
    answer(state, "seize", "f1.church.1")
    assert earldom(state, 0) == ["palace:vassal church@1"]
    assert state.board.discards[1] == []


def test_the_attacker_may_seize_less() -> None:
    state = table(2, {0: "palace:vassal", 1: "palace land"})
    fight(state, "raid-f1", "f0.lord")
    answer(state, "seize")
    assert earldom(state, 0) == ["palace:vassal"]
    assert state.board.discards[1] == ["land"]


def test_siege_of_a_castle_with_vassal_and_prince_up_to_two_of_castle_and_properties() -> None:
    state = table(
        2,
        {0: "palace:vassal | castle:prince", 1: "palace | castle:champion land church market"},
    )
    fight(state, "siege-f3", "f0.lord f2.lord")
    assert options(state, "seize") == {"f3", "f3.land.1", "f3.church.1", "f3.market.1"}
    assert refused(state, "seize", "f3", "f3.land.1", "f3.church.1") == "too-many"
    answer(state, "seize", "f3", "f3.church.1")
    answer(state, "place-property", "f4")
    assert earldom(state, 0) == ["palace:vassal", "castle:prince", "castle@1 church@1"]
    assert earldom(state, 1) == ["palace"]
    assert state.board.discards[1] == ["land", "market", "champion"]


def test_a_seized_property_may_join_any_fief_and_brings_no_army() -> None:
    state = table(2, {0: "palace:vassal market | castle", 1: "palace land"})
    fight(state, "raid-f1", "f0.lord")
    answer(state, "seize", "f1.land.1")
    question = open_question(state, "place-property")
    assert (question.about, question.options) == (("land", "seized"), ("f0", "f2"))
    answer(state, "place-property", "f0")
    assert earldom(state, 0) == ["palace:vassal land@1 market", "castle"]
    assert state.reserves[0] == []


def test_a_seized_palace_keeps_its_strength_and_its_owner() -> None:
    state = table(
        2, {0: "palace:prince", 1: "palace | castle"}, hands={0: "champion"}, decks={0: "land"}
    )
    fight(state, "siege-f1", "f0.lord champion.1")
    events = answer(state, "seize", "f1")
    assert told(events, "fief-taken") == [
        {"seat": 0, "fief": "f3", "card": "palace", "owner": 1, "why": "seized"}
    ]
    assert fief(state, "f3") == "palace@1"


def test_the_cathedral_that_is_seized_makes_another_archbishop() -> None:
    state = table(
        2,
        {0: "palace:vassal", 1: "palace cathedral"},
        hands={0: "monk", 1: "monk"},
        battle="church",
    )
    fight(state, "raid-f1", "f0.lord")
    answer(state, "seize", "f1.cathedral.1")
    state.questions.clear()
    state.board.agenda.clear()
    fight(state, "siege-f1", "monk.1", "monk.1")
    assert open_question(state, "church-decides").seat == 0


def test_a_card_of_a_third_earl_goes_back_to_him_when_it_is_not_seized() -> None:
    state = table(3, {0: "palace:vassal", 1: "palace land@2 market@2"}, hands={0: "vassal"})
    fight(state, "raid-f1", "f0.lord vassal.1")
    answer(state, "seize", "f1.land.1")
    assert earldom(state, 0) == ["palace:vassal land@2"]
    assert state.board.discards[2] == ["market"]


def test_nothing_is_seized_where_nothing_was_destroyed() -> None:
    state = table(2, {0: "palace:vassal", 1: "palace land"}, towers={1: "land"})
    fight(state, "raid-f1", "f0.lord")
    assert asked(state) != "seize"


def test_with_defender_wins_nothing_is_seized() -> None:
    state = table(2, {0: "palace:vassal", 1: "palace land"}, hands={1: "monk"}, battle="defender")
    fight(state, "raid-f1", "f0.lord", "monk.1")
    assert earldom(state, 1) == ["palace land"]
    assert asked(state) != "seize"


def test_lords_never_change_sides() -> None:
    state = table(2, {0: "palace:prince", 1: "palace | castle:champion"}, hands={0: "vassal"})
    fight(state, "siege-f2", "f0.lord vassal.1")
    answer(state, "seize", "f2")
    assert fief(state, "f3") == "castle@1"
    assert state.board.discards[1] == ["champion"]


def test_seizing_from_an_earl_who_is_gone_keeps_his_card_until_it_is_discarded() -> None:
    state = table(3, {0: "palace:prince", 1: "palace land"}, hands={0: "champion"})
    fight(state, "siege-f1", "f0.lord champion.1")
    answer(state, "seize", "f1.land.1")
    assert state.board.alive == [True, False, True]
    assert earldom(state, 0) == ["palace:prince land@1"]


def test_a_card_of_an_earl_who_is_gone_leaves_the_game_when_it_is_discarded() -> None:
    state = table(3, {0: "palace land@1", 1: ""}, hands={2: "vassal"})
    attack(state, "raid-f0", "vassal.1", seat=2)
    assert state.board.gone[1] == ["land"]
    assert state.board.discards[1] == []


def test_when_the_last_rival_falls_nothing_is_asked_any_more() -> None:
    state = table(2, {0: "palace:prince", 1: "palace land"}, hands={0: "champion"})
    events = fight(state, "siege-f1", "f0.lord champion.1")
    assert told(events, "game-over")
    assert asked(state) == ""
