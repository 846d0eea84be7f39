"""Ransoming captured Lords."""

from __future__ import annotations

import pytest

from tests.games.by_hand import kinds, told
from tests.games.ortus_regni.positions import (
    answer,
    asked,
    earldom,
    fief,
    fight,
    open_question,
    options,
    refused,
    table,
)


def captured(earldoms: dict[int, str], target: str, lords: str, hand: str = "champion", **more):
    """Seat 0 attacks with its whole hand and wins; the defender's Lords are captured."""
    state = table(2, earldoms, hands={0: hand}, battle="attacker", **more)
    cards: dict[str, int] = {}
    keys = []
    for kind in hand.split():
        cards[kind] = cards.get(kind, 0) + 1
        keys.append(f"{kind}.{cards[kind]}")
    events = fight(state, target, " ".join(keys), lords)
    return state, events


def test_one_property_or_castle_for_each_lord_chosen_by_the_owner() -> None:
    state, _ = captured(
        {1: "palace:monk land | castle:vassal church | castle"}, "siege-f1", "f1.lord f2.lord"
    )
    question = open_question(state, "ransom-lords")
    assert (question.seat, question.about, question.least, question.most) == (1, (0,), 0, 2)
    answer(state, "ransom-lords", "f1.lord", "f2.lord")
    question = open_question(state, "ransom-price")
    assert (question.least, question.most) == (2, 2)
    assert question.about == (0, "f1.lord", "f2.lord")
    assert options(state, "ransom-price") == {"f1.land.1", "f2.church.1", "f3"}
    events = answer(state, "ransom-price", "f3", "f2.church.1")
    assert told(events, "handed-over")[0]["cards"] == [["church", 1], ["castle", 1]]
    assert earldom(state, 1) == ["palace:monk land", "castle:vassal"]


def test_won_castles_begin_a_fief_properties_go_where_the_captor_likes() -> None:
    state, _ = captured(
        {1: "palace:monk land | castle:vassal church | castle"}, "siege-f1", "f1.lord f2.lord"
    )
    answer(state, "ransom-lords", "f1.lord", "f2.lord")
    events = answer(state, "ransom-price", "f3", "f2.church.1")
    assert [args["fief"] for args in told(events, "fief-taken")] == ["f4"]
    question = open_question(state, "place-property")
    assert (question.seat, question.about) == (0, ("church", "ransom"))
    assert question.options == ("f0", "f4")
    answer(state, "place-property", "f4")
    assert earldom(state, 0) == ["palace", "castle@1 church@1"]


def test_lords_who_are_not_ransomed_die_after_the_battle_and_their_castles_stay() -> None:
    state, _ = captured({1: "palace:monk land | castle:vassal"}, "raid-f1", "f1.lord f2.lord")
    events = answer(state, "ransom-lords")
    assert kinds(events)[0] == "ransom-refused"
    assert told(events, "lord-slain") == [
        {"seat": 1, "fief": "f1", "card": "monk", "why": "captured"},
        {"seat": 1, "fief": "f2", "card": "vassal", "why": "captured"},
    ]
    assert kinds(events).index("forces-hit") < kinds(events).index("lord-slain")
    assert earldom(state, 1) == ["palace land", "castle"]
    assert state.board.discards[1] == ["vassal", "monk"]


def test_a_captured_lord_still_takes_his_damage() -> None:
    state, _ = captured({1: "palace:monk land land | castle"}, "raid-f1", "f1.lord")
    events = answer(state, "ransom-lords")
    assert told(events, "forces-hit") == [{"seat": 1, "damage": 2, "hits": 1, "lost": []}]
    assert earldom(state, 1) == ["palace land", "castle"]


def test_the_castle_of_another_lord_may_be_the_price_and_he_is_lost_with_it() -> None:
    state, _ = captured({1: "palace:monk | castle:vassal land"}, "siege-f1", "f1.lord")
    answer(state, "ransom-lords", "f1.lord")
    events = answer(state, "ransom-price", "f2")
    assert told(events, "fief-lost")[0]["lord"] == "vassal"
    assert earldom(state, 1) == ["palace:monk"]
    assert fief(state, "f3") == "castle@1"
    assert state.board.discards[1] == ["land", "vassal"]


def test_the_castle_of_one_captured_lord_may_pay_for_the_other() -> None:
    state, _ = captured({1: "palace:monk | castle:vassal"}, "siege-f1", "f1.lord f2.lord")
    assert open_question(state, "ransom-lords").most == 1
    events = answer(state, "ransom-lords", "f1.lord")
    # Nothing else is left to pay with.
    assert told(events, "ransom-named")[0]["price"] == ["f2"]
    assert earldom(state, 1) == ["palace:monk"]
    assert state.board.discards[1] == ["vassal"]
    assert told(events, "lord-slain") == []


def test_the_last_castle_cannot_be_the_price() -> None:
    state, events = captured({1: "palace:monk"}, "siege-f1", "f1.lord")
    assert asked(state) != "ransom-lords"
    assert told(events, "lord-slain")[0]["why"] == "captured"
    state, _ = captured({1: "palace:monk land church"}, "siege-f1", "f1.lord")
    answer(state, "ransom-lords", "f1.lord")
    assert options(state, "ransom-price") == {"f1.church.1", "f1.land.1"}


def test_towers_armies_and_mercenaries_cannot_be_the_price() -> None:
    state, events = captured(
        {1: "palace:monk"},
        "siege-f1",
        "f1.lord",
        towers={1: "land"},
        reserves={1: "knight"},
        mercenaries={1: "mercenary"},
    )
    assert asked(state) != "ransom-lords"
    assert "lord-slain" in kinds(events)


def test_the_price_may_be_what_is_about_to_be_destroyed_and_the_captor_gets_nothing() -> None:
    state, _ = captured(
        {1: "palace:monk land church | castle"}, "raid-f1", "f1.lord", "champion vassal"
    )
    answer(state, "ransom-lords", "f1.lord")
    events = answer(state, "ransom-price", "f1.land.1")
    # Three damage: one on the Lord, both properties fall.
    assert earldom(state, 1) == ["palace:monk", "castle"]
    assert "handed-over" not in kinds(events)
    assert earldom(state, 0) == ["palace"]
    assert sorted(state.board.discards[1]) == ["church", "land"]


def test_a_named_property_that_stands_is_handed_over_after_the_damage() -> None:
    state, _ = captured({1: "palace:monk land land church | castle"}, "raid-f1", "f1.lord")
    answer(state, "ransom-lords", "f1.lord")
    answer(state, "ransom-price", "f1.land.2")
    events = answer(state, "properties-lost", "f1.land.1")
    order = kinds(events)
    assert order.index("properties-destroyed") < order.index("handed-over")
    assert earldom(state, 1) == ["palace:monk church", "castle"]
    assert earldom(state, 0) == ["palace land@1"]
    assert state.board.discards[1] == ["land"]


@pytest.mark.parametrize(("destroyed", "won"), [("f1.land.1", True), ("f1.land.2", False)])
def test_of_equal_properties_the_named_one_is_a_card_of_its_own(destroyed: str, won: bool) -> None:
    state, _ = captured({1: "palace:monk land land | castle"}, "raid-f1", "f1.lord")
    answer(state, "ransom-lords", "f1.lord")
    answer(state, "ransom-price", "f1.land.2")
    answer(state, "properties-lost", destroyed)
    assert (earldom(state, 0) == ["palace land@1"]) is won
    assert earldom(state, 1) == (
        ["palace:monk", "castle"] if won else ["palace:monk land", "castle"]
    )


def test_destroyed_ransom_may_be_seized() -> None:
    state = table(
        2, {0: "palace:vassal", 1: "palace:monk land | castle"}, hands={0: "vassal"},
        battle="attacker",
    )  # fmt: skip
    fight(state, "raid-f1", "f0.lord vassal.1", "f1.lord")
    answer(state, "ransom-lords", "f1.lord")
    answer(state, "ransom-price", "f1.land.1")
    answer(state, "seize", "f1.land.1")
    assert earldom(state, 0) == ["palace:vassal land@1"]
    assert earldom(state, 1) == ["palace:monk", "castle"]


def test_ransom_from_a_castle_that_falls_is_lost_and_the_ransomed_lord_with_his() -> None:
    state, _ = captured(
        {1: "palace:monk land | castle"}, "siege-f1", "f1.lord", "champion champion"
    )
    answer(state, "ransom-lords", "f1.lord")
    events = answer(state, "ransom-price", "f1.land.1")
    assert earldom(state, 1) == ["castle"]
    assert "handed-over" not in kinds(events)
    assert sorted(state.board.discards[1]) == ["land", "monk", "palace"]


def test_with_defender_wins_the_attacker_pays_the_defender() -> None:
    state = table(
        2, {0: "palace:champion market", 1: "palace land"}, hands={1: "monk"}, battle="defender"
    )
    fight(state, "raid-f1", "f0.lord", "monk.1")
    question = open_question(state, "ransom-lords")
    assert (question.seat, question.about) == (0, (1,))
    answer(state, "ransom-lords", "f0.lord")
    assert earldom(state, 0) == ["palace:champion"]
    assert earldom(state, 1) == ["palace land market@0"]


def test_no_army_card_for_a_land_that_comes_as_ransom() -> None:
    state, _ = captured({1: "palace:monk land | castle"}, "siege-f1", "f1.lord")
    answer(state, "ransom-lords", "f1.lord")
    answer(state, "ransom-price", "f1.land.1")
    assert earldom(state, 0) == ["palace land@1"]
    assert state.reserves[0] == []


def test_a_ransomed_palace_is_a_palace_for_its_captor() -> None:
    state, _ = captured({1: "palace | castle:monk"}, "siege-f2", "f2.lord", "vassal")
    events = answer(state, "ransom-lords", "f2.lord")
    assert told(events, "fief-taken")[0]["card"] == "palace"
    assert earldom(state, 0) == ["palace", "palace@1"]
    assert earldom(state, 1) == ["castle:monk"]


def test_ransoms_are_named_before_damage_is_assigned() -> None:
    state, _ = captured({1: "palace:monk land church | castle"}, "raid-f1", "f1.lord")
    assert asked(state) == "ransom-lords"
    assert refused(state, "ransom-lords", "f1.lord") is None
    answer(state, "ransom-lords", "f1.lord")
    assert asked(state) == "ransom-price"
    answer(state, "ransom-price", "f1.church.1")
    assert asked(state) == "properties-lost"


def test_an_earl_who_named_his_other_castle_and_loses_the_besieged_one_is_out() -> None:
    state, _ = captured({1: "palace:monk | castle"}, "siege-f1", "f1.lord", "champion champion")
    events = answer(state, "ransom-lords", "f1.lord")
    assert told(events, "earl-out") == [{"seat": 1, "why": "fief", "left": 1}]
    assert fief(state, "f3") == "castle@1"


def test_a_captured_lord_whose_castle_falls_is_discarded_once() -> None:
    state, _ = captured(
        {1: "palace land | castle:champion"}, "siege-f2", "f2.lord", "champion champion"
    )
    events = answer(state, "ransom-lords")
    assert earldom(state, 1) == ["palace land"]
    assert told(events, "lord-slain") == []
    assert state.board.discards[1] == ["castle", "champion"]


def test_an_abbot_is_captured_and_ransomed_like_a_lord() -> None:
    state, _ = captured({1: "palace:monk church church | castle"}, "siege-f1", "f1.lord", "monk")
    answer(state, "ransom-lords", "f1.lord")
    answer(state, "ransom-price", "f1.church.2")
    assert earldom(state, 1) == ["palace:monk church", "castle"]
    assert earldom(state, 0) == ["palace church@1"]


def test_a_won_property_of_the_captor_himself_comes_back_as_his_own() -> None:
    state, _ = captured({1: "palace:monk land@0 | castle"}, "siege-f1", "f1.lord", "monk")
    answer(state, "ransom-lords", "f1.lord")
    answer(state, "ransom-price", "f1.land.1")
    assert earldom(state, 0) == ["palace land"]


def test_castle_and_a_property_of_it_may_be_two_prices() -> None:
    state, _ = captured(
        {1: "palace:monk | castle:champion | castle:vassal land church"},
        "siege-f1",
        "f1.lord f2.lord",
        "monk",
    )
    answer(state, "ransom-lords", "f1.lord", "f2.lord")
    answer(state, "ransom-price", "f3", "f3.church.1")
    answer(state, "place-property", "f0")
    assert earldom(state, 0) == ["palace church@1", "castle@1"]
    assert earldom(state, 1) == ["palace:monk", "castle:champion"]
    assert state.board.discards[1] == ["land", "vassal"]
