"""Powers that place, move, remove or petrify followers: each with its edge cases."""

from __future__ import annotations

import pytest

from tests.games.by_hand import told
from tests.games.claim_kingdoms.positions import (
    CORNERS,
    EAST,
    HERE,
    NORTH,
    SOUTH,
    WEST,
    answer,
    asked,
    at,
    followers,
    idle,
    open_question,
    options,
    play,
    table,
)

# Knights


def test_knights_remove_two_followers_of_one_card() -> None:
    state = table(cards={NORTH: "elves 0 1 1 1"}, supply=[14, 12])
    play(state, "knights")
    assert options(state, "target-followers") == ("N1E0-1.1", "N1E0-1.2")
    answer(state, "target-followers", "N1E0-1.1", "N1E0-1.2")
    assert followers(state, NORTH) == (1, 1)
    assert state.board.supply == [13, 14]


def test_knights_remove_followers_of_different_cards_and_players() -> None:
    state = table(3, cards={NORTH: "elves 1", EAST: "trolls 2 0", CORNERS[0]: "orcs 1"})
    play(state, "knights")
    assert options(state, "target-followers") == ("N0E1-2", "N1E0-1"), "orthogonal cards only"
    events = answer(state, "target-followers", "N1E0-1", "N0E1-2")
    assert followers(state, NORTH) == (0, 0, 0)
    assert followers(state, EAST) == (1, 0, 0)
    assert [args["owner"] for args in told(events, "follower-removed")] == [1, 2]


def test_knights_may_remove_one_or_none() -> None:
    state = table(cards={NORTH: "elves 1 1"})
    play(state, "knights")
    question = open_question(state, "target-followers")
    assert (question.least, question.most) == (1, 3), "the new card with them"
    answer(state, "target-followers", "N1E0-1.2")
    assert followers(state, NORTH) == (0, 1)
    state = table(cards={NORTH: "elves 1"})
    play(state, "knights")
    assert open_question(state, "target-followers").most == 2
    assert told(answer(state, "target-followers"), "power-declined")


@pytest.mark.parametrize("beside", ["elves 0", "elves stone1", "ice_queens 1", "elves"])
def test_knights_find_no_target(beside: str) -> None:
    state = table(cards={NORTH: beside})
    assert idle(play(state, "knights")) == "no-target"


# Werewolves


def test_werewolves_at_new_moon_remove_a_follower_and_turn_the_moon() -> None:
    state = table(cards={NORTH: "elves 1"}, supply=[15, 14])
    play(state, "werewolves")
    events = answer(state, "target-follower", "N1E0-1")
    assert followers(state, NORTH) == (0, 0)
    assert state.board.supply[1] == 15
    assert state.board.moon == "full"
    assert told(events, "moon") == [{"seat": 0, "moon": "full"}]


def test_werewolves_at_full_moon_gain_two_and_turn_it_back() -> None:
    state = table(cards={NORTH: "elves 1"}, moon="full")
    play(state, "werewolves")
    answer(state, "use-power", "use")
    assert state.board.score[0] == 2
    assert state.board.moon == "new"
    assert followers(state, NORTH) == (0, 1)


def test_werewolves_at_new_moon_without_a_target_do_nothing() -> None:
    state = table(cards={NORTH: "elves 0"})
    assert idle(play(state, "werewolves")) == "no-target"
    assert state.board.moon == "new"


def test_werewolves_that_are_declined_leave_the_moon() -> None:
    state = table(cards={NORTH: "elves 1"}, moon="full")
    play(state, "werewolves")
    answer(state, "use-power", "pass")
    assert state.board.moon == "full"


# Fire Phoenix


def test_fire_phoenix_clears_a_card_own_followers_too_but_no_stone() -> None:
    state = table(3, cards={NORTH: "elves 0 1 1 2 stone1", EAST: "orcs"}, supply=[14, 12, 14])
    play(state, "fire_phoenix")
    assert options(state, "target-card") == ("N1E0", "pass"), "not a card without followers"
    answer(state, "target-card", "N1E0")
    assert followers(state, NORTH) == (0, 0, 0)
    assert at(state, NORTH).stone == (0, 1, 0)
    assert state.board.supply == [14, 14, 15]


def test_fire_phoenix_finds_no_target() -> None:
    state = table(cards={NORTH: "elves stone1", EAST: "ice_queens 1", SOUTH: "orcs down"})
    assert idle(play(state, "fire_phoenix")) == "no-target"


# Basilisks


def test_basilisks_turn_a_follower_to_stone_for_good() -> None:
    state = table(cards={NORTH: "elves 1 1"}, supply=[15, 13])
    play(state, "basilisks")
    answer(state, "target-follower", "N1E0-1")
    assert followers(state, NORTH) == (0, 1)
    assert at(state, NORTH).stone == (0, 1)
    assert state.board.supply[1] == 13, "it does not come back"


def test_stone_is_no_target() -> None:
    state = table(cards={NORTH: "elves stone1"})
    assert idle(play(state, "basilisks")) == "no-target"


# Zombies


def test_zombies_join_a_card_of_others() -> None:
    state = table(
        3,
        cards={NORTH: "elves 1", EAST: "trolls 0 1", SOUTH: "orcs", WEST: "ice_queens 1"},
    )
    play(state, "zombies")
    assert options(state, "target-card") == ("N1E0", "pass")
    answer(state, "target-card", "N1E0")
    assert followers(state, NORTH) == (1, 1, 0)
    assert state.board.supply[0] == 13


def test_zombies_may_join_where_an_own_follower_is_stone() -> None:
    state = table(cards={NORTH: "elves 1 stone0"})
    play(state, "zombies")
    assert "N1E0" in options(state, "target-card")


def test_zombies_need_a_follower() -> None:
    state = table(cards={NORTH: "elves 1"}, supply=[1, 15])
    assert idle(play(state, "zombies")) == "no-followers"


# Vampires


def test_vampires_move_onto_a_card_and_remove_a_follower_there() -> None:
    state = table(cards={NORTH: "elves 1 1"}, supply=[15, 13])
    play(state, "vampires")
    answer(state, "target-follower", "N1E0-1")
    assert followers(state, NORTH) == (1, 1)
    assert followers(state, HERE) == (0, 0), "the Vampire's card is left empty"
    assert state.board.supply == [14, 14]


def test_vampires_leave_the_follower_of_a_mill() -> None:
    """C2 of map 2 is a mill."""
    state = table(maps=(2, 1), cards={"B2": "elves 1"})
    play(state, "vampires", "C2")
    assert followers(state, "C2") == (2, 0)
    answer(state, "target-follower", "B2-1")
    assert followers(state, "C2") == (1, 0)


def test_vampires_do_not_enter_an_ice_queen() -> None:
    state = table(cards={NORTH: "ice_queens 1"})
    assert idle(play(state, "vampires")) == "no-target"


# Undead


def test_undead_move_a_follower_of_another_to_a_card_beside_it() -> None:
    state = table(
        cards={NORTH: "elves 1", "N2E0": "orcs 0", "N1E1": "mages", "N1W1": "gnomes down"}
    )
    play(state, "undead")
    assert options(state, "target-pair") == (
        *("N1E0-1>N0E0", "N1E0-1>N1E1", "N1E0-1>N2E0", "pass"),
    ), "this card may take it"
    answer(state, "target-pair", "N1E0-1>N2E0")
    assert followers(state, NORTH) == (0, 0)
    assert followers(state, "N2E0") == (1, 1)


def test_undead_neither_take_from_nor_give_to_ice_queens() -> None:
    state = table(cards={NORTH: "elves 1", "N2E0": "ice_queens", EAST: "ice_queens 1"})
    play(state, "undead")
    assert options(state, "target-pair") == (f"N1E0-1>{HERE}", "pass")


def test_undead_do_not_move_own_followers() -> None:
    state = table(cards={NORTH: "elves 0"})
    assert idle(play(state, "undead")) == "no-target"


# Ghosts


def test_ghosts_bring_an_own_follower_from_anywhere() -> None:
    state = table(
        cards={NORTH: "elves 1", "N2E0": "orcs", "N3E0": "mages 0 0", CORNERS[0]: "trolls"}
    )
    play(state, "ghosts")
    assert options(state, "target-pair") == (
        *(f"{HERE}>N1E0", f"{HERE}>N1E1", f"N3E0>{HERE}", "N3E0>N1E0", "N3E0>N1E1", "pass"),
    ), "to this card and those around"
    answer(state, "target-pair", "N3E0>N1E1")
    assert followers(state, "N3E0") == (1, 0)
    assert followers(state, "N1E1") == (1, 0)


def test_ghosts_do_not_move_onto_the_card_they_come_from() -> None:
    state = table(cards={NORTH: "elves 0"})
    play(state, "ghosts")
    assert options(state, "target-pair") == (f"{HERE}>N1E0", f"N1E0>{HERE}", "pass")


def test_ghosts_may_leave_their_own_card() -> None:
    state = table(cards={NORTH: "elves"})
    play(state, "ghosts")
    answer(state, "target-pair", f"{HERE}>N1E0")
    assert followers(state, HERE) == (0, 0)
    assert followers(state, NORTH) == (1, 0)


def test_ghosts_neither_leave_nor_enter_an_ice_queen() -> None:
    state = table(cards={NORTH: "ice_queens 0", "N2E0": "elves 0", EAST: "gnomes down"})
    play(state, "ghosts")
    assert options(state, "target-pair") == (f"N2E0>{HERE}", "pass")


# Ice Kings


def test_ice_kings_exchange_all_followers_of_two_cards() -> None:
    state = table(
        cards={NORTH: "elves 1 1 stone0", "N0E4": "orcs 0", CORNERS[0]: "mages 0"},
    )
    play(state, "ice_kings")
    assert options(state, "target-pair") == ("N1E0>N0E4", "pass"), "in this row or column only"
    answer(state, "target-pair", "N1E0>N0E4")
    assert followers(state, NORTH) == (1, 0)
    assert at(state, NORTH).stone == (1, 0), "stone stays"
    assert followers(state, "N0E4") == (0, 2)


def test_ice_kings_may_exchange_with_an_empty_card_but_not_two_empty_ones() -> None:
    state = table(cards={NORTH: "elves", EAST: "trolls 1", "N3E0": "orcs"})
    play(state, "ice_kings")
    assert options(state, "target-pair") == ("N0E1>N3E0", "N1E0>N0E1", "pass"), "each pair once"
    answer(state, "target-pair", f"{NORTH}>{EAST}")
    assert followers(state, NORTH) == (0, 1)
    assert followers(state, EAST) == (0, 0)


def test_cards_with_the_same_followers_exchange_nothing() -> None:
    state = table(cards={NORTH: "elves 1", "N0E3": "trolls 1"})
    assert idle(play(state, "ice_kings")) == "no-target"


def test_ice_kings_leave_ice_queens_blank_cards_and_their_own_card_alone() -> None:
    state = table(cards={NORTH: "elves 1", "N2E0": "ice_queens 0", "N0E3": "gnomes down"})
    assert idle(play(state, "ice_kings")) == "no-target"


# Giants


def test_giants_turn_a_card_face_down_for_good() -> None:
    state = table(cards={NORTH: "elves 0 1 stone1 poison"}, supply=[14, 13])
    play(state, "giants")
    events = answer(state, "target-card", "N1E0")
    card = at(state, NORTH)
    assert (card.down, card.followers, card.stone, card.poison) == (True, (0, 0), (0, 0), False)
    assert state.board.supply == [14, 14], "followers go back"
    assert state.board.lost == [0, 1], "stone leaves the game"
    assert told(events, "turned-down") == [{"seat": 0, "space": "N1E0", "card": "elves"}]


def test_giants_may_turn_the_start_card_but_no_blank_one_and_no_ice_queen() -> None:
    state = table(cards={NORTH: "elves", EAST: "orcs down", SOUTH: "ice_queens 1"})
    play(state, "giants")
    assert options(state, "target-card") == ("N1E0", "pass")


def test_a_blank_card_blocks_its_space_and_gives_adjacency() -> None:
    state = table(cards={NORTH: "elves down"})
    play(state, "elves", "N2E0")
    assert asked(state) == "draw-card"
    assert at(state, NORTH).faction == "elves"


@pytest.mark.parametrize(
    "faction", ["zombies", "poisoners", "giants", "knights", "undead", "basilisks", "vampires"]
)
def test_a_blank_card_is_no_target(faction: str) -> None:
    state = table(cards={NORTH: "elves down"})
    assert idle(play(state, faction)) == "no-target"


# Poisoners


def test_poisoners_mark_a_card_once() -> None:
    state = table(
        cards={NORTH: "elves 1", EAST: "orcs poison", SOUTH: "ice_queens", WEST: "gnomes"}
    )
    play(state, "poisoners")
    assert options(state, "target-card") == ("N0W1", "N1E0", "pass")
    answer(state, "target-card", "N1E0")
    assert at(state, NORTH).poison
    assert followers(state, NORTH) == (0, 1)


# Across maps


def test_powers_reach_over_the_border_of_maps() -> None:
    """E3 of map 2 is beside F3 of the map to its right."""
    state = table(maps=(2, 4), cards={"E3": "elves 1"})
    play(state, "basilisks", "F3")
    assert options(state, "target-follower") == ("E3-1", "pass")
