"""Battle cards and what they bring."""

from __future__ import annotations

import pytest

from engine.games.ortus_regni.box import BATTLE_DECK
from tests.games.by_hand import kinds, told
from tests.games.ortus_regni.positions import (
    answer,
    asked,
    earldom,
    fief,
    fight,
    open_question,
    options,
    table,
)


@pytest.mark.parametrize("defender", ["monk.1", "king", "m0", "f1.lord"])
def test_any_card_of_the_defender_brings_a_battle_card(defender: str) -> None:
    state = table(
        2,
        {1: "palace:monk"},
        hands={0: "champion", 1: "monk"},
        king=1,
        mercenaries={1: "mercenary"},
        battle="normal",
    )
    events = fight(state, "siege-f1", "champion.1", defender)
    assert told(events, "battle-card") == [{"card": "normal"}]
    card = next(event for event in events if event.kind == "battle-card")
    assert card.reveals == (0, 1)


def test_without_defending_forces_no_battle_card_and_the_attack_succeeds() -> None:
    state = table(2, {1: "palace land"}, hands={0: "vassal", 1: "monk"})
    events = fight(state, "raid-f1", "vassal.1")
    assert "battle-card" not in kinds(events)
    assert earldom(state, 1) == ["palace"]
    assert state.board.battle_discard == []


def test_the_battle_deck_is_not_shuffled_before_it_is_empty() -> None:
    state = table(
        2, {1: "palace | castle"}, hands={0: "monk " * 26, 1: "monk " * 26}, battle="normal"
    )
    seen = []
    for count in range(26):
        events = fight(state, "siege-f1", "monk.1", "monk.1")
        if asked(state) == "church-decides":
            events += answer(state, "church-decides", "normal")
        assert ("battle-deck-shuffled" in kinds(events)) == (count == 24)
        seen.append(told(events, "battle-card")[0]["card"])
        state.questions.clear()
        state.board.agenda.clear()
    assert sorted(seen[:24]) == sorted(BATTLE_DECK)
    assert state.board.battle_discard == seen[24:]
    assert sorted(state.battle_deck + seen[24:]) == sorted(BATTLE_DECK)


def test_normal_both_sides_take_damage_the_attacker_first() -> None:
    state = table(
        2,
        {0: "palace land", 1: "palace land"},
        reserves={0: "knight", 1: "infantry"},
        battle="normal",
    )
    events = fight(state, "raid-f1", "knight.1", "infantry.1")
    assert told(events, "forces-hit") == [
        {"seat": 0, "damage": 1, "hits": 1, "lost": [["reserve", "knight"]]},
        {"seat": 1, "damage": 2, "hits": 1, "lost": [["reserve", "infantry"]]},
    ]
    assert state.board.army_discard == ["infantry", "knight"]
    assert earldom(state, 1) == ["palace"]


def test_attacker_wins_only_the_defender_takes_damage() -> None:
    state = table(
        2,
        {0: "palace land", 1: "palace land"},
        reserves={0: "knight", 1: "infantry"},
        battle="attacker",
    )
    fight(state, "raid-f1", "knight.1", "infantry.1")
    assert state.reserves == [["knight"], []]
    assert earldom(state, 1) == ["palace"]


def test_defender_wins_only_the_attacker_takes_damage() -> None:
    state = table(
        2,
        {0: "palace land", 1: "palace land"},
        reserves={0: "knight", 1: "infantry"},
        battle="defender",
    )
    fight(state, "raid-f1", "knight.1", "infantry.1")
    assert state.reserves == [[], ["infantry"]]
    assert earldom(state, 1) == ["palace land"]


@pytest.mark.parametrize("card", ["normal", "attacker", "defender"])
def test_hand_cards_are_discarded_whatever_happens(card: str) -> None:
    state = table(hands={0: "vassal champion", 1: "prince"}, battle=card)
    events = fight(state, "siege-f1", "vassal.1", "prince.1")
    assert told(events, "hand-spent") == [
        {"seat": 0, "cards": ["vassal"]},
        {"seat": 1, "cards": ["prince"]},
    ]
    assert state.board.discards == [["vassal"], ["prince"]]


def test_a_prince_from_the_hand_may_be_fielded_again_later() -> None:
    state = table(hands={0: "prince prince"})
    fight(state, "siege-f1", "prince.1")
    assert state.hands[0] == ["prince"]


# The Church decides


def test_the_archbishop_decides_even_with_fewer_churches_and_in_no_part_of_the_battle() -> None:
    state = table(
        3,
        {0: "palace church church", 1: "palace land", 2: "palace cathedral"},
        hands={0: "champion", 1: "monk"},
        battle="church",
    )
    fight(state, "raid-f1", "champion.1", "monk.1")
    question = open_question(state, "church-decides")
    assert question.seat == 2
    assert question.options == ("normal", "attacker", "defender")
    assert question.about == (0, 1)
    events = answer(state, "church-decides", "defender")
    assert told(events, "church-decided") == [
        {"seat": 2, "outcome": "defender", "why": "cathedral"}
    ]
    assert earldom(state, 1) == ["palace land"]


def test_without_a_cathedral_most_churches_of_the_whole_earldom_decide() -> None:
    state = table(
        2,
        {0: "palace church", 1: "palace church | castle church"},
        hands={0: "champion", 1: "monk"},
        battle="church",
    )
    fight(state, "raid-f1", "champion.1", "monk.1")
    assert open_question(state, "church-decides").seat == 1


@pytest.mark.parametrize(
    ("earldoms", "why"),
    [
        ({0: "palace church church", 1: "palace church church"}, "tie"),
        ({0: "palace", 1: "palace land"}, "none"),
    ],
)
def test_a_tie_in_churches_or_none_at_all_is_a_normal_battle(
    earldoms: dict[int, str], why: str
) -> None:
    state = table(2, earldoms, hands={0: "champion", 1: "monk"}, battle="church")
    events = fight(state, "raid-f1", "champion.1", "monk.1")
    assert told(events, "church-silent") == [{"why": why}]
    assert asked(state) != "church-decides"
    if why == "none":
        assert earldom(state, 1) == ["palace"]


def test_churches_that_lie_tied_behind_the_leader_do_not_matter() -> None:
    state = table(
        4,
        {1: "palace church", 2: "palace church", 3: "palace church church"},
        hands={0: "champion", 1: "monk"},
        battle="church",
    )
    fight(state, "siege-f1", "champion.1", "monk.1")
    assert open_question(state, "church-decides").seat == 3


@pytest.mark.parametrize("outcome", ["normal", "attacker", "defender"])
def test_what_the_church_decides_is_what_a_battle_card_of_that_kind_brings(outcome: str) -> None:
    results = []
    for card in ("church", outcome):
        state = table(
            2,
            {0: "palace:vassal cathedral | castle", 1: "palace:champion land | castle land"},
            reserves={1: "infantry"},
            battle=card,
        )
        fight(state, "raid-f1", "f0.lord", "f1.lord infantry.1")
        if card == "church":
            answer(state, "church-decides", outcome)
        results.append((asked(state), state.board.fiefs, state.reserves, state.board.discards))
    assert results[0] == results[1]


def test_lords_are_captured_by_the_side_that_wins_normal_battles_capture_none() -> None:
    for card, captive in (("attacker", 1), ("defender", 0), ("normal", None)):
        state = table(
            2,
            {0: "palace:vassal land", 1: "palace:monk land"},
            battle=card,
        )
        events = fight(state, "siege-f1", "f0.lord", "f1.lord")
        captured = told(events, "lords-captured")
        if captive is None:
            assert captured == []
            assert fief(state, "f0") == "palace:vassal land"
        else:
            assert captured == [{"seat": captive, "other": 1 - captive, "fiefs": [f"f{captive}"]}]
            assert open_question(state, "ransom-lords").seat == captive


def test_lords_who_stayed_at_home_are_not_captured() -> None:
    state = table(
        2,
        {1: "palace:champion land | castle:vassal"},
        hands={0: "champion"},
        battle="attacker",
    )
    fight(state, "siege-f1", "champion.1", "f2.lord")
    assert options(state, "ransom-lords") == {"f2.lord"}


def test_king_guard_and_mercenaries_are_not_captured() -> None:
    state = table(
        2,
        {1: "palace:monk land | castle"},
        king=1,
        guard=["knight"],
        mercenaries={1: "mercenary"},
        hands={0: "monk"},
        battle="attacker",
    )
    events = fight(state, "siege-f1", "monk.1", "king guard.knight.1 m0 f1.lord")
    assert told(events, "lords-captured") == [{"seat": 1, "other": 0, "fiefs": ["f1"]}]
    answer(state, "ransom-lords")
    assert (state.board.king, state.board.guard) == (1, ["knight"])
    assert len(state.board.mercenaries[1]) == 1


@pytest.mark.parametrize(("card", "alive"), [("defender", True), ("attacker", False)])
def test_one_card_may_save_a_castle_from_a_horde(card: str, alive: bool) -> None:
    state = table(hands={0: "champion " * 6, 1: "monk"}, battle=card)
    fight(state, "siege-f1", " ".join(f"champion.{n}" for n in range(1, 7)), "monk.1")
    assert state.board.alive[1] is alive


def test_the_battle_is_off_the_table_when_it_is_over() -> None:
    state = table(hands={0: "vassal", 1: "land"}, battle="normal")
    fight(state, "siege-f1", "vassal.1")
    assert state.board.battle is None
    assert state.board.loot == []


def test_an_archbishop_who_attacks_or_defends_decides_for_himself() -> None:
    for seat in (0, 1):
        state = table(
            2, {seat: "palace cathedral"}, hands={0: "champion", 1: "monk"}, battle="church"
        )
        fight(state, "siege-f1", "champion.1", "monk.1")
        assert open_question(state, "church-decides").seat == seat
