"""The scoring: maps, factions, passive powers, the winner."""

from __future__ import annotations

import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.rules.scoring import (
    faction_points,
    final_standing,
    map_points,
    scores,
)
from engine.games.claim_kingdoms.state import Step
from tests.games.by_hand import luck, told
from tests.games.claim_kingdoms.positions import EAST, HERE, NORTH, SOUTH, table

# Maps


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        pytest.param([5, 3, 1], [7, 3, 0], id="first and second place"),
        pytest.param([5, 5, 1], [7, 7, 3], id="a tie for first: all get it, then second"),
        pytest.param([5, 3, 3, 1], [7, 3, 3, 0], id="a tie for second: all get it"),
        pytest.param([5, 5, 3, 3], [7, 7, 3, 3], id="ties at both"),
        pytest.param([2, 2, 2], [7, 7, 7], id="all tied for first: nobody is second"),
        pytest.param([2, 0, 0], [7, 0, 0], id="no second place without a follower"),
        pytest.param([0, 0, 0], [0, 0, 0], id="no first place without a follower"),
        pytest.param([9, 1, 0], [7, 3, 0], id="any gap with three seats"),
        pytest.param([5, 2], [7, 3], id="two seats: three behind"),
        pytest.param([5, 1], [7, 0], id="two seats: four behind"),
        pytest.param([1, 4], [3, 7], id="two seats: the other way round"),
        pytest.param([3, 3], [7, 7], id="two seats: a tie"),
        pytest.param([3, 0], [7, 0], id="two seats: nobody there"),
    ],
)
def test_places_on_a_war_map(counts: list[int], points: list[int]) -> None:
    assert map_points(counts, 7, 3) == points


def test_followers_count_for_the_map_they_stand_on() -> None:
    """A1 to E4 is map 1, F1 to J4 map 7, A5 to E8 map 4."""
    state = table(3, maps=(1, 7, 4), cards={"E1": "elves 0 0 1", "F1": "orcs 2", "B5": "orcs 1"})
    by_map, _ = scores(state.board)
    assert by_map[1].counts == (2, 1, 0)
    assert by_map[7].counts == (0, 0, 1)
    assert by_map[4].counts == (0, 1, 0)
    assert by_map[1].points == (5, 0, 0)
    assert by_map[7].points == (0, 0, 8)


# Factions


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 1, 0], [6, 0, 0]),
        ([2, 2, 1], [6, 6, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_most_followers_on_a_faction_score_it_all_who_are_tied_do(counts, points) -> None:
    assert faction_points(counts, 6, True) == points


def test_with_the_2021_rule_nobody_scores_a_faction_with_a_tie() -> None:
    assert faction_points([2, 2, 1], 6, False) == [0, 0, 0]
    assert faction_points([3, 2, 2], 6, False) == [6, 0, 0]


def test_that_rule_is_for_factions_alone() -> None:
    state = table(maps=(1, 3), cards={"C1": "elves 0 1"}, ties=False)
    by_map, by_faction = scores(state.board)
    assert by_map[1].points == (5, 5)
    assert by_faction["elves"].points == (0, 0)


def test_all_cards_of_a_faction_count_together_without_maps_too() -> None:
    state = table(cards={HERE: "elves 0", NORTH: "elves 0 1", EAST: "orcs 1"})
    by_map, by_faction = scores(state.board)
    assert by_map == {}
    assert by_faction["elves"].counts == (2, 1)
    assert by_faction["elves"].points == (5, 0)
    assert by_faction["orcs"].points == (0, 6)


def test_cards_without_followers_count_for_nobody() -> None:
    state = table(cards={HERE: "elves"})
    assert not any(any(score.points) for score in scores(state.board)[1].values())


# Druids


def count(cards: dict[str, str], faction: str) -> tuple[int, ...]:
    return scores(table(cards=cards).board)[1][faction].counts


def test_followers_beside_a_druid_count_double_whoevers_they_are() -> None:
    assert count({HERE: "elves 0 1 1", NORTH: "druids 0"}, "elves") == (2, 4)
    assert count({HERE: "elves 0", NORTH: "druids"}, "elves") == (2, 0), "nobody's Druid does too"


def test_the_druids_own_followers_do_not_unless_beside_another_druid() -> None:
    assert count({HERE: "druids 0", NORTH: "elves 1"}, "druids") == (1, 0)
    assert count({HERE: "druids 0", NORTH: "druids 1"}, "druids") == (2, 2)


def test_druids_double_for_the_map_too_and_over_its_border() -> None:
    state = table(maps=(1, 3), cards={"E1": "druids", "F1": "elves 0"})
    by_map, by_faction = scores(state.board)
    assert by_map[3].counts == (2, 0)
    assert by_faction["elves"].counts == (2, 0)


def test_several_druids_do_not_make_it_more_than_double() -> None:
    assert count({HERE: "elves 0", NORTH: "druids 1", EAST: "druids 1"}, "elves") == (2, 0)


def test_druids_at_a_corner_or_face_down_do_not_double() -> None:
    assert count({HERE: "elves 0", "N1E1": "druids", NORTH: "druids down"}, "elves") == (1, 0)


def test_a_poisoned_druid_doubles_all_the_same() -> None:
    assert count({HERE: "elves 0", NORTH: "druids 1 poison"}, "elves") == (2, 0)


def test_with_two_seats_the_gap_is_taken_after_doubling() -> None:
    state = table(maps=(10, 3), cards={"B2": "elves 0 0 0", "A1": "orcs 1 1"})
    assert scores(state.board)[0][10].points == (9, 3)
    state.board.cards |= table(maps=(10, 3), cards={"B3": "druids"}).board.cards
    assert scores(state.board)[0][10].counts == (6, 2)
    assert scores(state.board)[0][10].points == (9, 0)


# Stone, poison, face-down cards


def test_stone_counts_for_nothing() -> None:
    state = table(maps=(1, 3), cards={"C1": "elves 0 stone1 stone1"})
    by_map, by_faction = scores(state.board)
    assert by_map[1].counts == (1, 0)
    assert by_faction["elves"].counts == (1, 0)


def test_followers_on_a_poisoned_card_count_for_the_map_alone() -> None:
    state = table(maps=(1, 3), cards={"C1": "elves 0 poison", "C2": "elves 1"})
    by_map, by_faction = scores(state.board)
    assert by_map[1].counts == (1, 1)
    assert by_faction["elves"].counts == (0, 1)


def test_a_face_down_card_is_no_card_of_its_faction() -> None:
    assert count({HERE: "elves down", SOUTH: "orcs 0"}, "elves") == (0, 0)


# The winner


def test_the_standing_adds_up_points_in_play_maps_and_factions() -> None:
    state = table(
        maps=(1, 3),
        cards={"C1": "elves 0 0", "C2": "orcs 1"},
        score=[1, 10],
        factions=["elves", "orcs"],
    )
    standing = final_standing(state.board)
    assert [(source.key, source.points) for source in standing.sources] == [
        ("play", (1, 10)),
        ("map-1", (5, 0)),
        ("map-3", (0, 0)),
        ("elves", (5, 0)),
        ("orcs", (0, 6)),
    ]
    assert (standing.points, standing.places, standing.why) == ((11, 16), (2, 1), "points")


@pytest.mark.parametrize(
    ("score", "supply", "places", "why"),
    [
        ([9, 8, 7], [0, 5, 5], (1, 2, 3), "points"),
        ([9, 9, 7], [2, 3, 5], (2, 1, 3), "supply"),
        ([9, 9, 7], [3, 3, 5], (1, 1, 3), "shared"),
        ([9, 7, 7], [3, 3, 5], (1, 3, 2), "points"),
        ([9, 9, 9], [3, 3, 3], (1, 1, 1), "shared"),
    ],
)
def test_ties_go_to_the_fuller_supply_then_they_are_shared(score, supply, places, why) -> None:
    standing = final_standing(table(3, score=score, supply=supply).board)
    assert (standing.places, standing.why) == (places, why)


def test_the_end_is_told_map_by_map_and_faction_by_faction() -> None:
    state = table(maps=(1, 3), cards={"C1": "elves 0"}, factions=["elves", "orcs"], end="covered")
    state.board.agenda.append(Step("final", 0))
    events: list = []
    GAME.run(state, events, luck(state))
    assert [args["map"] for args in told(events, "map-scored")] == [1, 3]
    assert told(events, "faction-scored")[0] == {
        "faction": "elves",
        "counts": [1, 0],
        "points": [5, 0],
    }
    assert told(events, "game-over") == [{"winners": [0], "points": [10, 0], "why": "points"}]
    assert GAME.standing(state) is not None
