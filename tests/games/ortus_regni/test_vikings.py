"""The Viking markers, the landing and the attacks."""

from __future__ import annotations

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.state import VIKINGS, Step
from engine.kit.chance import Chance
from tests.games.by_hand import SEED, kinds, told
from tests.games.ortus_regni.positions import answer, asked, do, earldom, open_question, table


def horde(seats: int = 2, vikings: str = "viking", **more):
    """The Vikings have landed and attack in this turn; seat 0 directs them."""
    ready = sorted((vikings.split() * 12)[: seats + 1])
    cubes = [1] + [0] * (seats - 1)
    return table(
        seats, vikings=ready[:-1], viking_deck=ready[-1], arrived=True, cubes=cubes, **more
    )


def strike(state, target: str, *against: str) -> list:
    """Their turn, this target, this defence: as far as the next question."""
    events = do(state, "vikings") + answer(state, "viking-attack", target)
    if asked(state) == "defence-forces":
        events += answer(state, "defence-forces", *against)
    return events


# Markers


def test_a_round_without_an_attack_moves_a_black_marker() -> None:
    state = table()
    events = do(state, "vikings")
    assert told(events, "viking-marker") == [{"markers": 1}]
    assert state.board.markers == 1


def test_after_an_attack_the_white_marker_goes_back_and_no_black_one_moves() -> None:
    state = table(attacked=True, markers=3)
    events = do(state, "vikings")
    assert kinds(events) == ["white-marker-back"]
    assert (state.board.markers, state.board.attacked) == (3, False)


def test_the_first_round_moves_a_marker_too() -> None:
    state = table(round=1, tournament=True)
    do(state, "vikings")
    assert state.board.markers == 1


def test_an_emissary_moves_a_marker_at_once_and_brings_cubes() -> None:
    state = table(hands={0: "vassal monk"})
    do(state, Step("turn", 0))
    events = answer(state, "turn", "emissary.monk")
    assert told(events, "emissary-sent") == [
        {"seat": 0, "card": "monk", "cubes": 2, "total": 3, "markers": 1, "moved": True}
    ]
    assert state.board.cubes == [3, 1]
    assert state.board.emissaries[0] == ["monk"]
    assert state.board.discards[0] == []
    state = table(hands={0: "vassal monk"})
    do(state, Step("turn", 0))
    answer(state, "turn", "emissary.vassal")
    assert (state.board.cubes, state.board.markers) == ([2, 1], 1)


def test_eight_rounds_without_attack_or_emissary_bring_the_vikings() -> None:
    state = table()
    for count in range(1, 8):
        events = do(state, "vikings")
        assert kinds(events) == ["viking-marker"]
        assert state.board.markers == count
    events = do(state, "vikings")
    assert kinds(events) == ["viking-marker", "vikings-landed", "cube-drawn"]
    assert asked(state) == "viking-attack"
    assert (state.board.arrived, state.board.markers) == (True, 0)


def test_four_players_five_vikings_land() -> None:
    for seats in (2, 4, 6):
        state = table(seats, markers=7)
        do(state, "vikings")
        assert len(state.board.vikings) == seats + 1
    state = table(4, {3: ""}, markers=7)
    do(state, "vikings")
    assert len(state.board.vikings) == 5, "counted are those who began the game"


def test_with_the_eighth_marker_forward_they_land_even_after_attacks() -> None:
    state = table(markers=7, hands={0: "monk monk"}, attacked=True)
    do(state, Step("turn", 0))
    answer(state, "turn", "emissary.monk")
    state.questions.clear()
    state.board.agenda.clear()
    events = do(state, "vikings")
    assert kinds(events) == ["white-marker-back", "vikings-landed", "cube-drawn"]


def test_after_the_landing_emissaries_bring_cubes_and_move_no_marker() -> None:
    state = table(arrived=True, hands={0: "monk monk"})
    do(state, Step("turn", 0))
    events = answer(state, "turn", "emissary.monk")
    assert told(events, "emissary-sent")[0]["moved"] is False
    assert (state.board.markers, state.board.cubes[0]) == (0, 3)


def test_a_ninth_marker_is_never_moved() -> None:
    state = table(markers=8, hands={0: "monk monk"})
    do(state, Step("turn", 0))
    events = answer(state, "turn", "emissary.monk")
    assert told(events, "emissary-sent")[0]["moved"] is False
    state.questions.clear()
    state.board.agenda.clear()
    events = do(state, "vikings")
    assert "viking-marker" not in kinds(events)
    assert "vikings-landed" in kinds(events)


# Later turns


def test_later_one_viking_joins_and_fewer_than_one_more_than_the_earls_wait() -> None:
    state = table(arrived=True, vikings=["viking"], viking_deck="chieftain")
    events = do(state, "vikings")
    assert told(events, "vikings-joined") == [{"cards": ["chieftain"], "vikings": 2}]
    assert told(events, "vikings-wait") == [{"vikings": 2, "needed": 3}]
    assert state.board.vikings == ["chieftain", "viking"]
    events = do(state, "vikings")
    assert "cube-drawn" in kinds(events)


def test_an_attack_of_this_round_stops_no_viking_who_has_landed() -> None:
    state = horde(attacked=True)
    events = do(state, "vikings")
    assert "white-marker-back" not in kinds(events)
    assert asked(state) == "viking-attack"
    assert not state.board.attacked


def test_the_cube_is_drawn_by_share_and_goes_back() -> None:
    drawn = []
    for number in range(300):
        state = table(3, vikings=["viking"] * 3, arrived=True, cubes=[5, 1, 0])
        state.board.agenda.append(Step("vikings"))
        events: list = []
        GAME.run(state, events, Chance(bytes(16), number))
        drawn.append(told(events, "cube-drawn")[0]["seat"])
        assert state.board.cubes == [5, 1, 0]
    assert 2 not in drawn
    assert 210 < drawn.count(0) < 285


def test_the_director_may_aim_at_anybody_himself_too_or_at_nobody() -> None:
    state = horde(3, earldoms={1: "palace land"}, towers={2: "land"})
    do(state, "vikings")
    question = open_question(state, "viking-attack")
    assert question.seat == 0
    assert question.about == (4, 4)
    assert set(question.options) == {
        "raid-f1", "siege-f1", "towers-2", "siege-f2", "siege-f0", "none",
    }  # fmt: skip
    assert question.options[-2:] == ("siege-f0", "none")
    events = answer(state, "viking-attack", "none")
    assert told(events, "vikings-held") == [{"seat": 0}]
    assert len(state.board.vikings) == 4


# Attacks


def test_all_vikings_attack_and_the_defender_answers() -> None:
    state = horde(vikings="viking viking chieftain", hands={1: "land"})
    do(state, "vikings")
    events = answer(state, "viking-attack", "siege-f1")
    forces = [["viking", "chieftain"], ["viking", "viking"], ["viking", "viking"]]
    assert told(events, "vikings-attack") == [
        {"seat": 0, "other": 1, "way": "siege", "fief": "f1", "forces": forces, "damage": 4}
    ]
    question = open_question(state, "defence-forces")
    assert (question.seat, question.about) == (1, ("siege", "f1", VIKINGS, 4))


def test_vikings_destroy_and_seize_nothing() -> None:
    state = horde(earldoms={0: "palace:prince", 1: "palace land market"})
    strike(state, "raid-f1")
    assert earldom(state, 1) == ["palace"]
    assert earldom(state, 0) == ["palace:prince"]
    assert len(state.board.vikings) == 3


def test_a_director_may_attack_himself_and_defend() -> None:
    state = horde(earldoms={0: "palace:champion land"}, battle="normal")
    events = strike(state, "raid-f0", "f0.lord")
    assert told(events, "forces-hit")[0] == {
        "seat": VIKINGS,
        "damage": 2,
        "hits": 2,
        "lost": [["viking", "viking"], ["viking", "viking"]],
    }
    assert state.board.viking_discard == ["viking", "viking"]
    assert earldom(state, 0) == ["palace:champion"]


def test_the_director_chooses_the_casualties_of_the_vikings() -> None:
    state = horde(vikings="viking viking chieftain", hands={1: "vassal"}, battle="normal")
    strike(state, "siege-f1", "vassal.1")
    question = open_question(state, "attack-losses")
    assert question.seat == 0
    assert set(question.options) == {"viking.1", "viking.2", "chieftain.1"}
    answer(state, "attack-losses", "viking.2")
    assert state.board.vikings == ["chieftain", "viking"]
    assert state.board.viking_discard == ["viking"]


def test_lords_captured_by_vikings_die_without_a_ransom() -> None:
    state = horde(earldoms={1: "palace:champion land | castle"}, battle="attacker")
    events = strike(state, "raid-f1", "f1.lord")
    assert asked(state) == ""
    assert told(events, "lord-slain") == [
        {"seat": 1, "fief": "f1", "card": "champion", "why": "vikings"}
    ]
    assert earldom(state, 1) == ["palace", "castle"]


def test_lords_captured_by_vikings_take_their_damage_before_they_die() -> None:
    state = horde(earldoms={1: "palace:champion land land land"}, battle="attacker")
    events = strike(state, "raid-f1", "f1.lord")
    # Three Vikings: one hits the Lord, two Lands fall.
    assert told(events, "forces-hit")[0]["hits"] == 1
    assert earldom(state, 1) == ["palace land"]


def test_defender_wins_only_the_vikings_take_damage() -> None:
    state = horde(earldoms={1: "palace:champion land"}, battle="defender")
    strike(state, "raid-f1", "f1.lord")
    assert earldom(state, 1) == ["palace:champion land"]
    assert state.board.vikings == ["viking"]


@pytest.mark.parametrize("archbishop", [0, 1])
def test_the_church_decides_about_viking_attacks_as_well(archbishop: int) -> None:
    earldoms = {archbishop: "palace cathedral", 1 - archbishop: "palace land"}
    state = horde(earldoms=earldoms, hands={1: "monk"}, battle="church")
    strike(state, "siege-f1", "monk.1")
    question = open_question(state, "church-decides")
    assert (question.seat, question.about) == (archbishop, (VIKINGS, 1))


def test_vikings_who_are_left_need_one_more_than_the_earls_again() -> None:
    state = horde(hands={1: "champion"}, earldoms={1: "palace"}, battle="normal")
    strike(state, "siege-f1", "champion.1")
    assert len(state.board.vikings) == 1
    assert "vikings-wait" in kinds(do(state, "vikings"))
    assert asked(state) == ""


def test_the_viking_discards_are_shuffled_when_the_deck_is_empty() -> None:
    state = table(arrived=True, vikings=["viking"], viking_discard=["chieftain", "viking"])
    state.viking_deck.clear()
    events = do(state, "vikings")
    assert kinds(events)[:2] == ["viking-deck-shuffled", "vikings-joined"]
    assert (len(state.viking_deck), state.board.viking_discard) == (1, [])


def test_without_any_viking_card_left_none_joins() -> None:
    state = table(arrived=True, vikings=["viking"] * 24)
    state.viking_deck.clear()
    events = do(state, "vikings")
    assert told(events, "vikings-joined") == [{"cards": [], "vikings": 24}]
    assert asked(state) == "viking-attack"


def test_an_earl_whom_the_vikings_destroy_is_out_and_the_game_goes_on() -> None:
    state = horde(3, hands={1: "land"})
    events = strike(state, "siege-f1", "none")
    assert told(events, "earl-out") == [{"seat": 1, "why": "fief", "left": 2}]
    assert state.board.cubes[1] == 0


def test_the_vikings_may_end_the_game() -> None:
    state = horde()
    events = strike(state, "siege-f1")
    assert told(events, "game-over")[0]["winners"] == [0]


def test_a_director_may_destroy_himself() -> None:
    state = horde()
    events = strike(state, "siege-f0")
    assert told(events, "game-over")[0]["winners"] == [1]


def test_a_viking_attack_does_not_hold_the_markers_back() -> None:
    state = horde(earldoms={1: "palace land"})
    strike(state, "raid-f1")
    assert not state.board.attacked


@pytest.mark.parametrize("tournament", ["off", "on"])
def test_eight_quiet_rounds_from_the_start_bring_the_vikings_in_the_eighth(
    tournament: str,
) -> None:
    state = GAME.start(3, {"tournament": tournament}, Chance(SEED, 0))
    luck = Chance(SEED, 1)
    number = 0
    while asked(state) != "viking-attack":
        question = GAME.questions(state)[0]
        picks = ("draw",) if question.kind == "turn" else question.sample(luck)
        number += 1
        GAME.answer(state, question, picks, Chance(SEED, number))
    assert state.board.round == 8
    assert len(state.board.vikings) == 4


@pytest.mark.parametrize(("towers", "falls"), [("land land", True), ("land land land", False)])
def test_towers_take_damage_from_vikings_as_from_earls(towers: str, falls: bool) -> None:
    state = horde(4, earldoms={1: "palace land"}, towers={1: towers})
    strike(state, "siege-f1")
    assert earldom(state, 1) == ([] if falls else ["palace land"])
    assert state.board.towers[1] == (0 if falls else 3)


def test_vikings_tear_towers_down() -> None:
    state = horde(towers={1: "land castle monk church"})
    strike(state, "towers-1")
    answer(state, "towers-lost", "church.1", "land.1", "monk.1")
    assert state.towers[1] == ["castle"]


def test_the_director_is_asked_even_if_it_is_he_who_defends() -> None:
    state = horde(vikings="viking viking chieftain", hands={0: "vassal"}, battle="normal")
    strike(state, "siege-f0", "vassal.1")
    assert open_question(state, "attack-losses").seat == 0


def test_cards_of_others_in_a_fallen_earldom_go_back_to_them() -> None:
    state = horde(3, earldoms={1: "palace:prince land@2"}, mercenaries={1: "mercenary@0"})
    strike(state, "siege-f1")
    assert state.board.discards[2] == ["land"]
    assert state.board.discards[0] == ["mercenary"]
    assert sorted(state.board.gone[1]) == ["palace", "prince"]


def test_a_viking_attack_on_whoever_has_no_means_is_not_answered() -> None:
    state = horde(3, towers={1: "land"}, reserves={1: "knight knight"})
    events = strike(state, "towers-1")
    assert "defence-conceded" in kinds(events)
    assert state.board.towers[1] == 0
