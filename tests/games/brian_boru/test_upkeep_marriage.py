"""Upkeep, marriage step."""

from __future__ import annotations

import pytest

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import REGIONS, TOWN_KEYS, TOWNS
from tests.games.brian_boru.positions import answer, disc, do, open_question, table
from tests.games.by_hand import kinds, told


def asked(state) -> bool:
    return bool(GAME.questions(state))


def test_summary_marriage_1_highest_takes_the_card_and_goes_to_the_start() -> None:
    state = table(track=[3, 5, 0], marriage="brigid")
    events = do(state, "marriage-step")
    assert told(events, "marriage-won") == [{"seat": 1, "card": "brigid", "space": 5}]
    assert state.board.won == [[], ["brigid"], []]
    assert state.board.track == [3, 0, 0]
    assert state.board.score[1] == 14
    assert state.board.marriage == ""


def test_summary_marriage_2_all_others_get_the_reward_of_their_space() -> None:
    state = table(5, track=[1, 2, 5, 7, 9], marriage="brigid")
    events = do(state, "marriage-step")
    assert state.board.coins == [3, 4, 5, 3, 3]
    assert state.board.renown == [1, 1, 1, 2, 1]
    assert [(a["seat"], a["coins"]) for a in told(events, "coins-gained")] == [(2, 2), (1, 1)]


@pytest.mark.parametrize(
    ("space", "coins", "renown"),
    [(0, 0, 0), (1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 1, 0), (5, 2, 0), (6, 2, 0), (7, 0, 1)],
)
def test_reward_of_each_space(space: int, coins: int, renown: int) -> None:
    state = table(track=[space, 9, 0], marriage="brigid")
    do(state, "marriage-step")
    assert state.board.coins[0] == 3 + coins
    assert state.board.renown[0] == 1 + renown


def test_the_winner_has_no_reward_of_the_track() -> None:
    state = table(track=[6, 0, 0], marriage="brigid")
    do(state, "marriage-step")
    assert state.board.coins == [3, 3, 3]


def test_space_8_a_disc_in_any_free_town() -> None:
    state = table(track=[8, 9, 0], marriage="brigid", discs={1: "MU3", 2: "DU1"}, vikings="DU1")
    do(state, "marriage-step")
    question = open_question(state, "track-town")
    assert (question.seat, question.about) == (0, (8,))
    assert set(question.options) == set(TOWN_KEYS) - {"MU3", "DU1"}
    events = answer(state, "track-town", "CO8")
    assert told(events, "disc-placed") == [{"seat": 0, "town": "CO8", "why": "track"}]
    assert disc(state, "CO8") == 0
    assert state.board.track == [8, 0, 0]


def test_space_8_without_a_free_town_has_no_effect() -> None:
    state = table(track=[8, 9, 0], marriage="brigid", discs={1: " ".join(TOWN_KEYS)})
    events = do(state, "marriage-step")
    assert told(events, "no-effect") == [{"seat": 0, "icon": "town", "why": "none"}]


def test_nobody_off_the_start_the_card_leaves_the_game() -> None:
    state = table(track=[0, 0, 0], marriage="orlaith")
    events = do(state, "marriage-step")
    assert kinds(events) == ["upkeep-step", "marriage-unwon"]
    assert state.board.gone == ["orlaith"]
    assert state.board.won == [[], [], []]
    assert state.board.marriage == ""


def test_nobody_off_the_start_the_princess_leaves_too() -> None:
    state = table(track=[0, 0, 0], marriage="estrid")
    do(state, "marriage-step")
    assert state.board.gone == ["estrid"]
    assert state.board.princess == ""
    assert not asked(state)


def test_order_card_then_winner_to_the_start_then_the_others_from_high_to_low() -> None:
    state = table(4, track=[2, 7, 9, 8], marriage="orlaith")
    events = do(state, "marriage-step")
    assert open_question(state, "marriage-town").seat == 2
    events += answer(state, "marriage-town", "MU1")
    assert open_question(state, "track-town").seat == 3
    events += answer(state, "track-town", "LE1")
    assert kinds(events) == [
        "upkeep-step",
        "marriage-won",
        "points-gained",
        "disc-placed",
        "marriage-back",
        "disc-placed",
        "renown-gained",
        "coins-gained",
    ]


def test_discs_of_the_others_stay_where_they_are() -> None:
    state = table(4, track=[2, 7, 9, 5], marriage="brigid")
    do(state, "marriage-step")
    assert state.board.track == [2, 7, 0, 5]


@pytest.mark.parametrize(
    ("card", "region"),
    [("aodhan", "LE"), ("conall", "SU"), ("cormac", "CO"), ("niall", "NU"), ("orlaith", "MU")],
)
def test_marriage_card_two_points_then_a_free_town_of_its_region(card: str, region: str) -> None:
    taken = f"{region}1"
    state = table(track=[1, 0, 0], marriage=card, discs={1: taken})
    events = do(state, "marriage-step")
    assert told(events, "points-gained")[0]["points"] == 2
    question = open_question(state, "marriage-town")
    assert question.about == (card, region)
    assert list(question.options) == [
        key for key, town in TOWNS.items() if town.region == region and key != taken
    ]
    answer(state, "marriage-town", question.options[-1])
    assert disc(state, question.options[-1]) == 0


def test_aoife_two_points_and_a_renown() -> None:
    state = table(track=[1, 0, 0], marriage="aoife")
    do(state, "marriage-step")
    assert (state.board.score[0], state.board.renown[0]) == (12, 2)


def test_brigid_four_points() -> None:
    state = table(track=[1, 0, 0], marriage="brigid")
    do(state, "marriage-step")
    assert state.board.score[0] == 14


def test_no_free_town_in_the_region_the_points_are_gained_all_the_same() -> None:
    towns = " ".join(TOWN_KEYS[town] for town in REGIONS["SU"].towns)
    state = table(track=[1, 0, 0], marriage="conall", discs={1: towns})
    events = do(state, "marriage-step")
    assert not asked(state)
    assert told(events, "no-effect") == [{"seat": 0, "icon": "town", "why": "none"}]
    assert state.board.score[0] == 12


def test_the_only_free_town_of_the_region_is_taken_without_a_question() -> None:
    towns = " ".join(TOWN_KEYS[town] for town in REGIONS["SU"].towns[1:])
    state = table(track=[1, 0, 0], marriage="conall", discs={1: towns})
    do(state, "marriage-step")
    assert not asked(state)
    assert disc(state, "SU1") == 0


def test_princess_three_ways() -> None:
    state = table(track=[0, 4, 0], marriage="estrid")
    do(state, "marriage-step")
    question = open_question(state, "princess")
    assert (question.seat, question.options) == (1, ("support", "trade", "reject"))
    assert state.board.track == [0, 4, 0]


@pytest.mark.parametrize("way", ["support", "trade"])
def test_princess_kept(way: str) -> None:
    state = table(track=[0, 4, 2], marriage="estrid")
    do(state, "marriage-step")
    answer(state, "princess", way)
    board = state.board
    assert (board.princess, board.princess_seat) == (way, 1)
    assert board.won == [[], ["estrid"], []]
    assert board.score == [10, 10, 10]
    assert board.track == [0, 0, 2]
    assert board.coins == [3, 3, 4]


def test_princess_rejected_is_discarded_for_four_points() -> None:
    state = table(track=[0, 4, 0], marriage="estrid")
    do(state, "marriage-step")
    answer(state, "princess", "reject")
    board = state.board
    assert (board.princess, board.gone, board.won[1]) == ("", ["estrid"], [])
    assert board.score == [10, 14, 10]


def test_towns_lost_in_the_raid_after_her_choice_count_for_her() -> None:
    state = table(
        track=[1, 0, 0],
        marriage="estrid",
        battle=1,
        raiders=[3, 2, 1],
        discs={0: "DU1", 2: "DU2"},
    )
    do(state, "marriage-step", "battle", "claims")
    events = answer(state, "princess", "support")
    assert told(events, "town-lost") == [{"seat": 2, "town": "DU2", "chooser": 0}]
    assert told(events, "claim-taken") == [{"region": "DU", "seat": 0, "before": None, "count": 2}]
