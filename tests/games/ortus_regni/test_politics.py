"""Treachery, Intrigue, Allies and the struggle of Vassals."""

from __future__ import annotations

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.state import State, Step
from engine.kit.chance import Chance
from tests.games.by_hand import kinds, told
from tests.games.ortus_regni.positions import (
    answer,
    asked,
    do,
    earldom,
    fief,
    open_question,
    options,
    refused,
    table,
)


def plot(state: State, card: str, target: str = "") -> list:
    """Seat 0 plays the card on a target ("" where there is but one): as far as the next
    question."""
    events = do(state, Step("turn", 0)) + answer(state, "turn", card)
    return events + answer(state, card, target) if target else events


# Targets


def test_treachery_aims_at_lords_hands_and_mercenaries_of_others() -> None:
    state = table(
        3,
        {0: "palace:vassal", 1: "palace:monk | castle | castle:prince", 2: "palace"},
        hands={0: "treachery", 1: "land"},
        mercenaries={0: "mercenary", 2: "mercenary"},
    )
    plot(state, "treachery")
    assert options(state, "treachery") == {"f1.lord", "f4.lord", "hand-1", "m1"}


def test_intrigue_aims_at_fiefs_with_properties_reserves_and_mercenaries_of_others() -> None:
    state = table(
        3,
        {0: "palace land", 1: "palace church | castle", 2: "palace"},
        hands={0: "intrigue", 1: "land"},
        reserves={0: "knight", 2: "infantry"},
        mercenaries={1: "mercenary"},
    )
    plot(state, "intrigue")
    assert options(state, "intrigue") == {"f1", "reserve-2", "m0"}


@pytest.mark.parametrize("card", ["treachery", "intrigue"])
def test_without_a_target_a_plot_cannot_be_played(card: str) -> None:
    state = table(hands={0: card})
    do(state, Step("turn", 0))
    assert card not in options(state, "turn")


def test_plots_are_allowed_in_the_first_round() -> None:
    state = table(hands={0: "treachery", 1: "land"}, round=1)
    do(state, Step("turn", 0))
    assert "treachery" in options(state, "turn")


@pytest.mark.parametrize(("number", "allowed"), [(1, False), (2, False), (3, True)])
def test_the_tournament_rules_forbid_plots_for_two_rounds(number: int, allowed: bool) -> None:
    state = table(
        earldoms={1: "palace land"},
        hands={0: "treachery intrigue", 1: "land"},
        round=number,
        tournament=True,
    )
    do(state, Step("turn", 0))
    assert ({"treachery", "intrigue"} <= options(state, "turn")) is allowed
    assert bool({"treachery", "intrigue"} & options(state, "turn")) is allowed


def test_the_card_is_discarded_when_it_is_played() -> None:
    state = table(hands={0: "treachery", 1: "land"})
    events = plot(state, "treachery")
    assert state.board.discards[0] == ["treachery"]
    assert told(events, "plot") == [
        {"seat": 0, "other": 1, "card": "treachery", "target": "hand-1"}
    ]


# Treachery


@pytest.mark.parametrize("lord", ["vassal", "champion", "monk"])
def test_treachery_on_a_lord_destroys_his_whole_fief(lord: str) -> None:
    state = table(
        earldoms={1: f"palace | castle:{lord} land market church"}, hands={0: "treachery"}
    )
    events = plot(state, "treachery")
    assert earldom(state, 1) == ["palace"]
    assert sorted(state.board.discards[1]) == sorted(["castle", "land", "market", "church", lord])
    (lost,) = told(events, "fief-lost")
    assert (lost["castle"], lost["lord"], lost["why"]) == ("castle", lord, "treachery")


def test_a_lord_prince_dies_alone_and_his_fief_stays() -> None:
    state = table(earldoms={1: "palace | castle:prince land"}, hands={0: "treachery"})
    events = plot(state, "treachery")
    assert earldom(state, 1) == ["palace", "castle land"]
    assert state.board.discards[1] == ["prince"]
    assert told(events, "lord-slain")[0]["why"] == "treachery"


def test_treachery_on_the_lord_of_the_last_fief_puts_his_earl_out() -> None:
    state = table(3, {1: "palace:vassal land"}, hands={0: "treachery"})
    events = plot(state, "treachery")
    assert told(events, "earl-out") == [{"seat": 1, "why": "fief", "left": 2}]


def test_treachery_on_a_prince_in_the_last_fief_puts_nobody_out() -> None:
    state = table(earldoms={1: "palace:prince"}, hands={0: "treachery"})
    plot(state, "treachery")
    assert state.board.alive == [True, True]


def test_cards_of_others_in_a_ruined_fief_go_back_to_their_owners() -> None:
    state = table(3, {1: "palace | castle@2:vassal land@0 church"}, hands={0: "treachery"})
    plot(state, "treachery")
    assert state.board.discards[0] == ["land", "treachery"]
    assert state.board.discards[1] == ["church", "vassal"]
    assert state.board.discards[2] == ["castle"]


@pytest.mark.parametrize(("held", "struck"), [(1, 1), (2, 2), (3, 2), (7, 2)])
def test_treachery_on_a_hand_strikes_two_cards_or_what_is_there(held: int, struck: int) -> None:
    state = table(hands={0: "treachery", 1: "church " * held})
    plot(state, "treachery")
    events = answer(state, "allies", "pass")
    assert state.hands[1] == ["church"] * (held - struck)
    assert state.board.discards[1] == ["church"] * struck
    assert told(events, "hand-struck") == [
        {"seat": 1, "cards": ["church"] * struck, "hand": held - struck}
    ]


def test_which_hand_cards_are_struck_is_drawn_and_everybody_sees_them() -> None:
    seen = set()
    for number in range(60):
        state = table(hands={0: "treachery", 1: "land church vassal"})
        plot(state, "treachery")
        question = open_question(state, "allies")
        events = GAME.answer(state, question, ("pass",), Chance(bytes(16), number))
        (event,) = [event for event in events if event.kind == "hand-struck"]
        assert event.seats is None
        assert event.reveals == (0, 1)
        seen.add(frozenset(event.args["cards"]))
    assert len(seen) == 3


def test_treachery_kills_a_mercenary_and_his_garrison() -> None:
    state = table(hands={0: "treachery"}, mercenaries={1: "mercenary:knight"})
    plot(state, "treachery")
    assert state.board.mercenaries[1] == []
    assert state.board.discards[1] == ["mercenary"]
    assert state.board.army_discard == ["knight"]


def test_a_stolen_mercenary_that_is_slain_goes_to_his_owners_discards() -> None:
    state = table(hands={0: "treachery"}, mercenaries={1: "mercenary@0"})
    plot(state, "treachery")
    assert state.board.discards == [["mercenary", "treachery"], []]


# Intrigue


def test_intrigue_takes_a_single_property() -> None:
    state = table(earldoms={1: "palace land"}, hands={0: "intrigue"})
    events = plot(state, "intrigue")
    assert (earldom(state, 0), earldom(state, 1)) == (["palace land@1"], ["palace"])
    assert told(events, "properties-stolen")[0]["cards"] == [["land", 1]]


def test_intrigue_takes_two_properties_and_the_thief_places_each_where_he_likes() -> None:
    state = table(earldoms={0: "palace | castle", 1: "palace land church"}, hands={0: "intrigue"})
    plot(state, "intrigue")
    assert open_question(state, "place-property").about == ("land", "intrigue")
    answer(state, "place-property", "f2")
    assert open_question(state, "place-property").about == ("church", "intrigue")
    answer(state, "place-property", "f0")
    assert earldom(state, 0) == ["palace church@1", "castle land@1"]


def test_of_more_than_two_properties_the_defender_chooses_exactly_two() -> None:
    state = table(earldoms={1: "palace land land church"}, hands={0: "intrigue"})
    plot(state, "intrigue")
    question = open_question(state, "yield-properties")
    assert (question.seat, question.about) == (1, (0, "f1"))
    assert question.options == ("f1.land.1", "f1.land.2", "f1.church.1")
    assert (question.least, question.most) == (2, 2)
    answer(state, "yield-properties", "f1.land.1", "f1.land.2")
    assert (earldom(state, 0), earldom(state, 1)) == (["palace land@1 land@1"], ["palace church"])


def test_properties_that_are_all_alike_are_not_asked_about() -> None:
    state = table(earldoms={1: "palace land land land"}, hands={0: "intrigue"})
    plot(state, "intrigue")
    assert earldom(state, 1) == ["palace land"]


def test_castles_are_no_target_of_intrigue() -> None:
    state = table(earldoms={1: "palace | castle"}, hands={0: "intrigue", 1: "land"})
    do(state, Step("turn", 0))
    assert "intrigue" not in options(state, "turn")


def test_a_stolen_land_brings_no_army_card() -> None:
    state = table(earldoms={1: "palace land"}, hands={0: "intrigue"})
    plot(state, "intrigue")
    assert state.reserves[0] == []


def test_a_stolen_cathedral_makes_the_thief_archbishop() -> None:
    state = table(earldoms={1: "palace cathedral"}, hands={0: "intrigue"})
    plot(state, "intrigue")
    assert fief(state, "f0") == "palace cathedral@1"


def test_intrigue_on_a_reserve_takes_two_cards_of_the_victims_choice_unseen() -> None:
    state = table(3, hands={0: "intrigue"}, reserves={1: "infantry infantry knight"})
    plot(state, "intrigue")
    question = open_question(state, "yield-armies")
    assert question.seat == 1
    assert question.options == ("infantry.1", "infantry.2", "knight.1")
    events = answer(state, "yield-armies", "infantry.1", "knight.1")
    assert state.reserves == [["infantry", "knight"], ["infantry"], []]
    assert told(events, "armies-stolen") == [{"seat": 0, "other": 1, "cards": 2}]
    (private,) = [event for event in events if event.kind == "armies-moved"]
    assert (private.seats, private.reveals) == ((0, 1), (0,))
    assert private.args["cards"] == ["infantry", "knight"]


@pytest.mark.parametrize("reserve", ["knight", "infantry knight"])
def test_of_up_to_two_reserve_armies_all_are_taken(reserve: str) -> None:
    state = table(hands={0: "intrigue"}, reserves={1: reserve})
    plot(state, "intrigue")
    assert state.reserves == [reserve.split(), []]


def test_intrigue_moves_a_mercenary_with_his_garrison() -> None:
    state = table(hands={0: "intrigue"}, mercenaries={1: "mercenary:knight"})
    events = plot(state, "intrigue")
    ((mercenary,), none) = state.board.mercenaries
    assert none == []
    assert (mercenary.owner, mercenary.army, mercenary.number) == (1, "knight", 0)
    assert told(events, "mercenary-stolen") == [{"seat": 0, "other": 1, "mercenary": "m0"}]


# Allies


def test_the_target_is_asked_whatever_it_holds_as_long_as_it_holds_anything() -> None:
    for card in ("land", "allies", "vassal"):
        state = table(earldoms={1: "palace | castle:monk"}, hands={0: "treachery", 1: card})
        plot(state, "treachery", "f2.lord")
        assert open_question(state, "allies").seat == 1
        assert open_question(state, "allies").about == ("treachery", 0, "f2.lord")


def test_a_target_without_cards_is_not_asked() -> None:
    state = table(earldoms={1: "palace:vassal | castle:monk"}, hands={0: "treachery"})
    plot(state, "treachery", "f2.lord")
    assert earldom(state, 1) == ["palace:vassal"]


def test_without_the_card_there_is_only_to_pass() -> None:
    state = table(hands={0: "treachery", 1: "vassal vassal"})
    plot(state, "treachery")
    assert open_question(state, "allies").options == ("pass",)


def test_vassals_help_only_with_allies() -> None:
    state = table(earldoms={1: "palace:vassal"}, hands={0: "treachery", 1: "allies vassal"})
    plot(state, "treachery", "hand-1")
    assert open_question(state, "allies").options == ("pass", "allies", "vassal.1", "f1.lord")
    assert refused(state, "allies", "vassal.1") == "limit"
    assert refused(state, "allies", "pass", "vassal.1") == "limit"
    assert refused(state, "allies", "pass", "allies") == "limit"
    assert refused(state, "allies", "f1.lord", "allies", "vassal.1") is None


def test_allies_that_are_not_played_stay_in_the_hand() -> None:
    state = table(earldoms={1: "palace | castle:monk"}, hands={0: "treachery", 1: "allies"})
    plot(state, "treachery", "f2.lord")
    events = answer(state, "allies", "pass")
    assert told(events, "no-allies") == [{"seat": 1}]
    assert state.hands[1] == ["allies"]
    assert earldom(state, 1) == ["palace"]


def test_allies_stop_a_plot_that_gets_no_support() -> None:
    state = table(
        earldoms={1: "palace | castle:monk"}, hands={0: "treachery vassal", 1: "allies allies"}
    )
    plot(state, "treachery", "f2.lord")
    answer(state, "allies", "allies")
    question = open_question(state, "struggle")
    assert (question.seat, question.options) == (0, ("pass", "vassal.1"))
    assert question.about == ("treachery", 1, "f2.lord")
    events = answer(state, "struggle", "pass")
    assert told(events, "no-support") == [{"seat": 0}]
    assert earldom(state, 1) == ["palace", "castle:monk"]
    assert (state.hands[0], state.hands[1]) == (["vassal"], ["allies"])
    assert state.board.discards[1] == ["allies"]


def test_an_attacker_without_hand_and_lord_vassal_cannot_go_on() -> None:
    state = table(earldoms={1: "palace | castle:monk"}, hands={0: "treachery", 1: "allies"})
    plot(state, "treachery", "f2.lord")
    events = answer(state, "allies", "allies")
    assert kinds(events)[:2] == ["allies-played", "no-support"]
    assert earldom(state, 1) == ["palace", "castle:monk"]


def test_an_attacker_with_any_card_is_asked_for_vassals() -> None:
    state = table(earldoms={1: "palace:monk"}, hands={0: "treachery land", 1: "allies"})
    plot(state, "treachery", "f1.lord")
    answer(state, "allies", "allies")
    assert open_question(state, "struggle").options == ("pass",)


# The struggle


def struggle(
    earldoms: dict[int, str], hands: dict[int, str], pledge: str, added: str
) -> tuple[State, list]:
    """Treachery on the Monk in f2, Allies with this pledge, the attacker's Vassals."""
    state = table(earldoms={1: "palace | castle:monk land"} | earldoms, hands=hands)
    plot(state, "treachery", "f2.lord")
    answer(state, "allies", "allies", *pledge.split())
    return state, answer(state, "struggle", *added.split())


def test_one_vassal_of_the_attacker_beats_the_allies_alone() -> None:
    state, events = struggle({}, {0: "treachery vassal", 1: "allies"}, "", "vassal.1")
    assert earldom(state, 1) == ["palace"]
    assert told(events, "struggle") == [
        {"seat": 0, "other": 1, "vassals": ["hand"], "against": [], "winner": 0}
    ]
    assert state.board.discards[0] == ["vassal", "treachery"]


def test_a_tie_of_vassals_goes_to_the_defender() -> None:
    hands = {0: "treachery vassal", 1: "allies vassal"}
    state, events = struggle({}, hands, "vassal.1", "vassal.1")
    assert earldom(state, 1) == ["palace", "castle:monk land"]
    assert told(events, "struggle")[0]["winner"] == 1
    assert state.board.discards == [["vassal", "treachery"], ["vassal", "allies"]]


def test_whoever_adds_none_any_more_loses_and_no_more_are_shown_than_needed() -> None:
    hands = {0: "treachery vassal vassal vassal vassal", 1: "allies vassal"}
    state, events = struggle({}, hands, "vassal.1", "vassal.1 vassal.2 vassal.3 vassal.4")
    (told_of,) = told(events, "struggle")
    assert (told_of["vassals"], told_of["against"]) == (["hand", "hand"], ["hand"])
    assert state.hands[0] == ["vassal", "vassal"]
    assert earldom(state, 1) == ["palace"]


def test_a_defender_shows_no_more_vassals_than_the_attacker_has_added() -> None:
    hands = {0: "treachery vassal", 1: "allies vassal vassal vassal"}
    state, events = struggle({}, hands, "vassal.1 vassal.2 vassal.3", "vassal.1")
    assert told(events, "struggle")[0]["against"] == ["hand"]
    assert state.hands[1] == ["vassal", "vassal"]


def test_vassals_are_added_in_the_order_that_was_named() -> None:
    earldoms = {1: "palace:vassal | castle:monk land"}
    hands = {0: "treachery vassal", 1: "allies vassal"}
    state, events = struggle(earldoms, hands, "f1.lord vassal.1", "vassal.1")
    assert told(events, "struggle")[0]["against"] == ["f1"]
    assert state.hands[1] == ["vassal"]
    assert earldom(state, 1) == ["palace:vassal", "castle:monk land"]


def test_lord_vassals_of_the_winner_go_home_and_those_of_the_loser_are_lost() -> None:
    earldoms = {0: "palace:vassal church", 1: "palace:vassal land | castle:monk"}
    hands = {0: "treachery vassal", 1: "allies"}
    state, events = struggle(earldoms, hands, "f1.lord", "f0.lord vassal.1")
    assert earldom(state, 0) == ["palace:vassal church"]
    assert earldom(state, 1) == ["palace land"]
    assert state.board.discards[1] == ["castle", "vassal", "monk", "allies"]
    assert [args["why"] for args in told(events, "lord-slain")] == ["struggle"]


def test_a_losing_attackers_lord_vassals_are_lost_and_their_castles_stay() -> None:
    earldoms = {0: "palace:vassal church"}
    hands = {0: "treachery", 1: "allies vassal"}
    state, _ = struggle(earldoms, hands, "vassal.1", "f0.lord")
    assert earldom(state, 0) == ["palace church"]
    assert state.board.discards[0] == ["vassal", "treachery"]


def test_the_lord_under_attack_may_support_and_his_fief_falls_all_the_same() -> None:
    state = table(
        earldoms={1: "palace | castle:vassal land"},
        hands={0: "treachery vassal vassal", 1: "allies"},
    )
    plot(state, "treachery", "f2.lord")
    answer(state, "allies", "allies", "f2.lord")
    answer(state, "struggle", "vassal.1", "vassal.2")
    assert earldom(state, 1) == ["palace"]
    assert sorted(state.board.discards[1]) == ["allies", "castle", "land", "vassal"]


def test_treachery_allies_and_a_vassal_on_each_side_fails() -> None:
    hands = {0: "treachery vassal", 1: "allies vassal"}
    state, _ = struggle({}, hands, "vassal.1", "vassal.1")
    assert fief(state, "f2") == "castle:monk land"


def test_a_pledge_is_seen_by_its_seat_alone() -> None:
    state = table(3, {1: "palace:vassal"}, hands={0: "treachery vassal", 1: "allies vassal"})
    plot(state, "treachery", "hand-1")
    answer(state, "allies", "allies", "f1.lord", "vassal.1")
    assert GAME.view(state, 1).pledge == ("f1.lord", "vassal.1")
    assert [GAME.view(state, seat).pledge for seat in (0, 2, None)] == [()] * 3


def test_after_a_struggle_over_a_hand_two_of_what_is_left_are_struck() -> None:
    state = table(hands={0: "treachery vassal", 1: "allies land"})
    plot(state, "treachery")
    answer(state, "allies", "allies")
    answer(state, "struggle", "vassal.1")
    assert state.hands[1] == []
    assert state.board.discards[1] == ["land", "allies"]


def test_a_hand_that_the_struggle_has_emptied_has_nothing_to_strike() -> None:
    state = table(hands={0: "treachery vassal", 1: "allies"})
    plot(state, "treachery")
    answer(state, "allies", "allies")
    events = answer(state, "struggle", "vassal.1")
    assert told(events, "hand-struck") == [{"seat": 1, "cards": [], "hand": 0}]


def test_intrigue_is_stopped_by_allies_in_the_same_way() -> None:
    state = table(earldoms={1: "palace land"}, hands={0: "intrigue land", 1: "allies"})
    plot(state, "intrigue", "")
    answer(state, "allies", "allies")
    answer(state, "struggle", "pass")
    assert earldom(state, 1) == ["palace land"]
    assert asked(state) == "turn"


def test_a_plot_is_the_action_of_the_turn_even_if_it_fails() -> None:
    state = table(hands={0: "treachery land", 1: "allies"})
    plot(state, "treachery")
    answer(state, "allies", "allies")
    answer(state, "struggle", "pass")
    assert open_question(state, "turn").about == (1, "treachery")
