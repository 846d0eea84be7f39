"""Damage on forces, Towers, properties and Castles."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.ortus_regni.state import Mercenary
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

# Forces


def test_damage_is_taken_by_forces_before_anything_is_left_over() -> None:
    state = table(
        2, {1: "palace land land"}, hands={0: "champion champion", 1: "monk monk monk"},
        battle="normal",
    )  # fmt: skip
    fight(state, "raid-f1", "champion.1 champion.2", "monk.1 monk.2 monk.3")
    assert earldom(state, 1) == ["palace land"]


def test_the_owner_chooses_who_dies_and_all_damage_that_fits_is_taken() -> None:
    state = table(
        2,
        {0: "palace:vassal land land"},
        reserves={0: "infantry knight"},
        hands={1: "champion"},
        battle="normal",
    )
    fight(state, "siege-f1", "f0.lord infantry.1 knight.1", "champion.1")
    question = open_question(state, "attack-losses")
    assert (question.seat, question.least, question.most) == (0, 1, 1)
    assert question.options == ("infantry.1", "knight.1")
    assert question.about == (1, "siege")
    assert refused(state, "attack-losses", "infantry.1", "knight.1") == "too-many"
    events = answer(state, "attack-losses", "knight.1")
    assert told(events, "forces-hit")[0]["hits"] == 2
    assert told(events, "forces-hit")[0]["lost"] == [["reserve", "knight"]]
    assert state.reserves[0] == ["infantry"]
    assert fief(state, "f0") == "palace:vassal land land"


def test_whoever_survives_a_hit_takes_it_before_an_army_would_die() -> None:
    """The rulebook advises to; nobody has a reason to do otherwise, so that nobody is asked."""
    state = table(
        2,
        {0: "palace:vassal land land"},
        reserves={0: "infantry knight"},
        hands={1: "vassal"},
        battle="normal",
    )
    events = fight(state, "siege-f1", "f0.lord infantry.1 knight.1", "vassal.1")
    assert asked(state) != "attack-losses"
    assert told(events, "forces-hit")[0] | {"damage": 0} == {
        "seat": 0, "damage": 0, "hits": 1, "lost": [],
    }  # fmt: skip
    assert state.reserves[0] == ["infantry", "knight"]


@pytest.mark.parametrize(
    ("picks", "left"),
    [
        ("f0.lord infantry.1", ["knight"]),
        ("infantry.1 knight.1", []),
        ("knight.1 f0.lord", ["infantry"]),
    ],
)
def test_hits_that_a_former_version_asked_about_are_taken_as_they_were_chosen(
    picks: str, left: list[str]
) -> None:
    state = table(
        2,
        {0: "palace:vassal land land"},
        reserves={0: "infantry knight"},
        hands={1: "champion"},
        battle="normal",
    )
    fight(state, "siege-f1", "f0.lord infantry.1 knight.1", "champion.1")
    asked_now = open_question(state, "attack-losses")
    options, about = ("f0.lord", "infantry.1", "knight.1"), (2, "siege")
    state.questions = [replace(asked_now, options=options, least=2, most=2, about=about)]
    answer(state, "attack-losses", *picks.split())
    assert state.reserves[0] == left


def test_it_is_not_asked_where_nothing_can_be_lost_or_all_are_alike() -> None:
    state = table(2, {0: "palace:vassal"}, hands={0: "vassal", 1: "vassal"}, king=0)
    state.battle_deck.append("normal")
    fight(state, "siege-f1", "f0.lord vassal.1 king", "vassal.1")
    assert asked(state) != "attack-losses"
    state = table(2, {0: "palace land land"}, reserves={0: "knight knight"}, hands={1: "vassal"})
    state.battle_deck.append("normal")
    fight(state, "siege-f1", "knight.1 knight.2", "vassal.1")
    assert asked(state) != "attack-losses"
    assert state.reserves[0] == ["knight"]


def test_armies_of_the_guard_and_of_the_reserve_are_not_alike() -> None:
    state = table(
        2, {0: "palace land"}, reserves={0: "knight"}, king=0, guard=["knight"],
        hands={1: "vassal"}, battle="normal",
    )  # fmt: skip
    fight(state, "siege-f1", "knight.1 guard.knight.1", "vassal.1")
    answer(state, "attack-losses", "guard.knight.1")
    assert (state.board.guard, state.reserves[0]) == ([], ["knight"])


def test_the_king_takes_damage_and_never_dies() -> None:
    state = table(king=1, hands={0: "champion champion"}, earldoms={1: "palace land | castle"})
    state.battle_deck.append("normal")
    events = fight(state, "raid-f1", "champion.1 champion.2", "king")
    assert told(events, "forces-hit")[-1] == {"seat": 1, "damage": 4, "hits": 1, "lost": []}
    assert state.board.king == 1
    assert earldom(state, 1) == ["palace", "castle"]


def test_a_lord_who_is_hit_goes_home() -> None:
    state = table(2, {1: "palace:monk land"}, hands={0: "champion"}, battle="normal")
    fight(state, "raid-f1", "champion.1", "f1.lord")
    assert earldom(state, 1) == ["palace:monk"]


def test_a_mercenary_who_is_hit_dies_with_his_garrison_fielded_or_not() -> None:
    for fielded in ("m0", "m0 m0.army"):
        state = table(
            2, {1: "palace land land land"}, mercenaries={1: "mercenary:knight"},
            hands={0: "champion"}, battle="normal",
        )  # fmt: skip
        fight(state, "raid-f1", "champion.1", fielded)
        assert state.board.mercenaries[1] == []
        assert state.board.army_discard == ["knight"]
        assert "mercenary" in state.board.discards[1]
        left = 1 if fielded == "m0" else 0
        assert len(state.board.fiefs[1][0].cards) == 3 - left


def test_a_garrison_that_dies_with_its_mercenary_soaks_nothing() -> None:
    state = table(
        2,
        {0: "palace land"},
        mercenaries={0: "mercenary:infantry"},
        reserves={0: "infantry"},
        hands={1: "champion"},
        battle="normal",
    )
    fight(state, "siege-f1", "m0 m0.army infantry.1", "champion.1")
    events = answer(state, "attack-losses", "m0", "infantry.1")
    assert told(events, "forces-hit")[0]["lost"] == [
        ["reserve", "infantry"],
        ["garrison", "infantry"],
        ["mercenary", "mercenary"],
    ]
    assert state.board.mercenaries[0] == []
    assert state.board.army_discard == ["infantry", "infantry"]


def test_a_garrison_can_be_hit_in_front_of_its_mercenary() -> None:
    state = table(mercenaries={0: "mercenary:knight"}, hands={1: "vassal"}, battle="normal")
    fight(state, "siege-f1", "m0 m0.army", "vassal.1")
    answer(state, "attack-losses", "m0.army")
    assert state.board.mercenaries[0] == [Mercenary(0, 0)]


def test_a_garrison_may_fight_without_its_mercenary() -> None:
    state = table(mercenaries={0: "mercenary:knight"}, hands={1: "vassal"}, battle="normal")
    fight(state, "siege-f1", "m0.army", "vassal.1")
    assert state.board.mercenaries[0] == [Mercenary(0, 0)]
    assert state.board.army_discard == ["knight"]


def test_a_stolen_mercenary_goes_to_the_discards_of_his_first_owner() -> None:
    state = table(mercenaries={0: "mercenary@1"}, hands={1: "vassal"}, battle="normal")
    fight(state, "siege-f1", "m0", "vassal.1")
    assert sorted(state.board.discards[1]) == ["mercenary", "vassal"]
    assert state.board.discards[0] == []


def test_the_attackers_surplus_damage_is_lost() -> None:
    state = table(
        2, {0: "palace land land"}, towers={0: "land"}, hands={0: "monk", 1: "champion champion"},
        battle="normal",
    )  # fmt: skip
    fight(state, "siege-f1", "monk.1", "champion.1 champion.2")
    assert earldom(state, 0) == ["palace land land"]
    assert state.board.towers[0] == 1


# Towers


def test_tower_attack_destroys_one_tower_for_each_damage_left() -> None:
    state = table(hands={0: "champion", 1: "monk"}, towers={1: "land castle vassal"})
    fight(state, "towers-1", "champion.1")
    question = open_question(state, "towers-lost")
    assert (question.seat, question.least, question.most) == (1, 2, 2)
    assert options(state, "towers-lost") == {"castle.1", "land.1", "vassal.1"}
    events = answer(state, "towers-lost", "vassal.1", "land.1")
    felled = next(event for event in events if event.kind == "towers-felled")
    assert sorted(felled.args["cards"]) == ["land", "vassal"]
    assert (felled.seats, felled.reveals) == (None, (0,))
    assert state.towers[1] == ["castle"]
    assert state.board.towers[1] == 1
    assert sorted(state.board.discards[1]) == ["land", "vassal"]


def test_the_defender_is_asked_even_when_all_his_towers_hide_the_same_card() -> None:
    state = table(hands={0: "vassal", 1: "monk"}, towers={1: "land land"})
    fight(state, "towers-1", "vassal.1")
    assert asked(state) == "towers-lost"


def test_all_towers_fall_without_a_question_when_there_is_damage_enough() -> None:
    state = table(hands={0: "champion", 1: "monk"}, towers={1: "land castle"})
    fight(state, "towers-1", "champion.1")
    assert state.board.towers[1] == 0
    assert sorted(state.board.discards[1]) == ["castle", "land"]


def test_towers_do_not_protect_one_another_and_nothing_else_is_hit() -> None:
    state = table(
        2, {1: "palace land"}, hands={0: "champion champion", 1: "monk"}, towers={1: "land"}
    )
    fight(state, "towers-1", "champion.1 champion.2")
    assert state.board.towers[1] == 0
    assert earldom(state, 1) == ["palace land"]


def test_towers_cannot_be_seized() -> None:
    state = table(2, {0: "palace:prince | castle:vassal"}, towers={1: "castle land"})
    fight(state, "towers-1", "f0.lord f2.lord")
    assert asked(state) != "seize"
    assert sorted(state.board.discards[1]) == ["castle", "land"]


# Raids


def test_three_towers_raid_with_four_damage_one_property_falls_three_towers_stand() -> None:
    state = table(
        2, {1: "palace land market"}, hands={0: "champion champion"}, towers={1: "land castle monk"}
    )
    events = fight(state, "raid-f1", "champion.1 champion.2")
    assert told(events, "towers-held") == [{"seat": 1, "damage": 3, "left": 1}]
    answer(state, "properties-lost", "f1.market.1")
    assert earldom(state, 1) == ["palace land"]
    assert state.board.towers[1] == 3
    assert state.board.discards[1] == ["market"]


def test_a_raid_never_harms_the_castle_nor_another_fief() -> None:
    state = table(2, {1: "palace church | castle land"}, hands={0: "champion champion champion"})
    fight(state, "raid-f2", "champion.1 champion.2 champion.3")
    assert earldom(state, 1) == ["palace church", "castle"]


def test_the_defender_chooses_which_properties_fall() -> None:
    state = table(2, {1: "palace land church cathedral"}, hands={0: "champion"})
    fight(state, "raid-f1", "champion.1")
    question = open_question(state, "properties-lost")
    assert (question.seat, question.least, question.most) == (1, 2, 2)
    assert question.about == (2, "f1")
    answer(state, "properties-lost", "f1.land.1", "f1.church.1")
    assert earldom(state, 1) == ["palace cathedral"]


def test_equal_properties_are_not_asked_about_but_those_of_two_owners_are() -> None:
    state = table(2, {1: "palace land land"}, hands={0: "vassal"})
    fight(state, "raid-f1", "vassal.1")
    assert earldom(state, 1) == ["palace land"]
    state = table(2, {1: "palace land land@0"}, hands={0: "vassal"})
    fight(state, "raid-f1", "vassal.1")
    assert options(state, "properties-lost") == {"f1.land.1", "f1.land.2"}
    answer(state, "properties-lost", "f1.land.2")
    assert state.board.discards[0] == ["land", "vassal"]


def test_towers_that_take_all_the_damage_stop_a_raid() -> None:
    state = table(2, {1: "palace land"}, hands={0: "champion"}, towers={1: "land land"})
    events = fight(state, "raid-f1", "champion.1")
    assert told(events, "attack-failed") == [
        {"seat": 0, "other": 1, "way": "raid", "fief": "f1", "left": 0, "needed": 1}
    ]
    assert state.board.towers[1] == 2


# Sieges


@pytest.mark.parametrize(
    ("castle", "damage", "falls"),
    [("castle", 1, False), ("castle", 2, True), ("palace", 2, False), ("palace", 3, True)],
)
def test_a_castle_needs_two_a_palace_three_in_one_siege(
    castle: str, damage: int, falls: bool
) -> None:
    state = table(2, {1: f"castle | {castle} land"}, hands={0: "vassal " * 3, 1: "monk"})
    fight(state, "siege-f2", " ".join(f"vassal.{n}" for n in range(1, damage + 1)))
    assert (fief(state, "f2") == "") is falls


def test_damage_of_earlier_sieges_does_not_count() -> None:
    state = table(2, {1: "palace | castle"}, hands={0: "vassal vassal vassal"})
    for _ in range(2):
        fight(state, "siege-f2", "vassal.1")
        state.questions.clear()
        state.board.agenda.clear()
    assert earldom(state, 1) == ["palace", "castle"]


def test_siege_of_a_palace_two_damage_after_towers_nothing() -> None:
    state = table(2, {1: "palace land"}, hands={0: "champion champion"}, towers={1: "land land"})
    events = fight(state, "siege-f1", "champion.1 champion.2")
    assert told(events, "attack-failed") == [
        {"seat": 0, "other": 1, "way": "siege", "fief": "f1", "left": 2, "needed": 3}
    ]
    assert earldom(state, 1) == ["palace land"]
    assert state.board.towers[1] == 2


def test_with_the_castle_fall_its_properties_and_its_lord() -> None:
    state = table(
        2, {1: "palace | castle:champion land@0 church"}, hands={0: "champion", 1: "allies"}
    )
    events = fight(state, "siege-f2", "champion.1")
    assert earldom(state, 1) == ["palace"]
    assert told(events, "fief-lost") == [
        {
            "seat": 1,
            "fief": "f2",
            "castle": "castle",
            "properties": ["land", "church"],
            "lord": "champion",
            "why": "siege",
        }
    ]
    assert sorted(state.board.discards[1]) == ["castle", "champion", "church"]
    assert sorted(state.board.discards[0]) == ["champion", "land"]


def test_a_lord_who_defends_falls_with_his_castle() -> None:
    state = table(2, {1: "palace | castle:prince"}, hands={0: "champion champion"}, battle="normal")
    fight(state, "siege-f2", "champion.1 champion.2", "f2.lord")
    assert earldom(state, 1) == ["palace"]
    assert sorted(state.board.discards[1]) == ["castle", "prince"]


def test_the_last_fief_lost_is_the_end_of_its_earl() -> None:
    state = table(3, hands={0: "champion vassal", 1: "land monk"}, towers={1: ""})
    events = fight(state, "siege-f1", "champion.1 vassal.1", "")
    assert told(events, "earl-out") == [{"seat": 1, "why": "fief", "left": 2}]
    assert kinds(events).index("battle-over") < kinds(events).index("earl-out")
    assert state.board.cubes[1] == 0


def test_the_last_earl_wins_at_once() -> None:
    state = table(2, {0: "palace:prince"}, hands={0: "champion", 1: "land monk"})
    events = fight(state, "siege-f1", "champion.1 f0.lord")
    assert kinds(events)[-1] == "game-over"
    assert asked(state) == ""
