"""Upkeep, claims step."""

from __future__ import annotations

import pytest

from engine.games.brian_boru.state import FACE_DOWN, FACE_UP
from tests.games.brian_boru.positions import claim, do, table
from tests.games.by_hand import kinds, told


def test_summary_claims_1_a_face_down_token_turns_at_its_threshold() -> None:
    state = table(discs={0: "UL1 UL2", 1: "UL3"})
    events = do(state, "claims")
    assert told(events, "claim-flipped") == [{"region": "UL", "count": 3, "threshold": 3}]


def test_summary_claims_1_below_the_threshold_it_stays_face_down() -> None:
    state = table(discs={0: "UL1 UL2"})
    events = do(state, "claims")
    assert kinds(events) == ["upkeep-step", "claims-unchanged"]
    assert claim(state, "UL") == FACE_DOWN


def test_summary_claims_2_a_face_up_token_goes_to_whoever_has_most_towns() -> None:
    state = table(discs={0: "UL1 UL2", 1: "UL3"})
    events = do(state, "claims")
    assert told(events, "claim-taken") == [{"region": "UL", "seat": 0, "before": None, "count": 2}]
    assert claim(state, "UL") == 0


def test_summary_claims_2_on_a_tie_it_stays_where_it_is() -> None:
    state = table(discs={0: "UL1 UL2", 1: "UL3 UL4"}, claims={"UL": 1})
    events = do(state, "claims")
    assert told(events, "claim-tied") == [
        {"region": "UL", "holder": 1, "tied": [0, 1], "vikings": False, "count": 2}
    ]
    assert claim(state, "UL") == 1


def test_summary_towns_with_monasteries_count_twice() -> None:
    state = table(discs={0: "UL1", 1: "UL3"}, monasteries="UL1")
    events = do(state, "claims")
    assert told(events, "claim-flipped") == [{"region": "UL", "count": 3, "threshold": 3}]
    assert claim(state, "UL") == 0


def test_first_all_tokens_are_turned_then_all_are_awarded() -> None:
    state = table(discs={0: "UL1 UL2 UL3 DU1", 1: "DU2 DU3"}, claims={"BR": FACE_DOWN})
    events = do(state, "claims")
    assert kinds(events) == [
        "upkeep-step",
        "claim-flipped",
        "claim-flipped",
        "claim-taken",
        "claim-taken",
    ]


def test_towns_under_viking_tokens_count_once_for_the_threshold() -> None:
    state = table(discs={0: "UL1 UL2", 1: "UL3"}, vikings="UL1 UL3")
    events = do(state, "claims")
    assert told(events, "claim-flipped") == [{"region": "UL", "count": 3, "threshold": 3}]


def test_a_token_stays_face_up_below_the_threshold() -> None:
    state = table(discs={0: "MU1"}, claims={"MU": FACE_UP})
    do(state, "claims")
    assert claim(state, "MU") == 0


def test_a_tie_leaves_the_token_with_a_holder_who_is_not_among_the_tied() -> None:
    state = table(discs={0: "UL1 UL2", 1: "UL3 UL4", 2: "UL5"}, claims={"UL": 2})
    do(state, "claims")
    assert claim(state, "UL") == 2


def test_a_tie_leaves_the_token_on_the_board() -> None:
    state = table(discs={0: "UL1 UL2", 1: "UL3 UL4"})
    events = do(state, "claims")
    assert kinds(events) == ["upkeep-step", "claim-flipped", "claim-tied"]
    assert claim(state, "UL") == FACE_UP


def test_a_holder_loses_the_token_only_to_more_towns() -> None:
    state = table(discs={0: "UL1", 1: "UL3 UL4"}, claims={"UL": 0})
    events = do(state, "claims")
    assert told(events, "claim-taken") == [{"region": "UL", "seat": 1, "before": 0, "count": 2}]


def test_the_holder_keeps_the_token_without_a_word() -> None:
    state = table(discs={0: "UL1 UL2", 1: "UL3"}, claims={"UL": 0})
    assert kinds(do(state, "claims")) == ["upkeep-step", "claims-unchanged"]


@pytest.mark.parametrize("holder", [FACE_UP, 0])
def test_vikings_with_sole_most_put_the_token_on_the_board(holder: int) -> None:
    state = table(discs={0: "UL1 UL2 UL3", 1: "UL4"}, vikings="UL1 UL2", claims={"UL": holder})
    events = do(state, "claims")
    before = None if holder == FACE_UP else holder
    assert told(events, "claim-vikings") == [{"region": "UL", "before": before, "count": 2}]
    assert claim(state, "UL") == FACE_UP


@pytest.mark.parametrize("holder", [FACE_UP, 1])
def test_vikings_tied_with_a_seat_leave_the_token_where_it_is(holder: int) -> None:
    state = table(discs={0: "UL1 UL2", 1: "UL4"}, vikings="UL1", claims={"UL": holder})
    events = do(state, "claims")
    assert told(events, "claim-tied")[0] | {"holder": None} == {
        "region": "UL",
        "holder": None,
        "tied": [0, 1],
        "vikings": True,
        "count": 1,
    }
    assert claim(state, "UL") == holder


def test_vikings_tied_with_one_seat_leave_the_token_too() -> None:
    state = table(discs={0: "UL1", 1: "UL4"}, vikings="UL4", claims={"UL": 1})
    events = do(state, "claims")
    assert told(events, "claim-tied") == [
        {"region": "UL", "holder": 1, "tied": [0], "vikings": True, "count": 1}
    ]
    assert claim(state, "UL") == 1


def test_military_support_wins_with_viking_towns_alone() -> None:
    state = table(
        discs={0: "UL1 UL2", 1: "UL4"},
        vikings="UL1 UL2",
        princess="support",
        princess_seat=2,
        claims={"UL": FACE_UP},
    )
    events = do(state, "claims")
    assert told(events, "claim-taken") == [{"region": "UL", "seat": 2, "before": None, "count": 2}]


def test_military_support_adds_the_vikings_towns_to_that_seat() -> None:
    state = table(
        discs={0: "UL1 UL2 UL3", 1: "UL4"},
        vikings="UL1 UL2",
        princess="support",
        princess_seat=1,
    )
    events = do(state, "claims")
    assert told(events, "claim-taken") == [{"region": "UL", "seat": 1, "before": None, "count": 3}]


def test_military_support_makes_the_vikings_no_side_of_their_own() -> None:
    state = table(
        discs={0: "UL1 UL2 UL3", 1: "UL4"},
        vikings="UL1",
        princess="support",
        princess_seat=2,
        claims={"UL": FACE_UP},
    )
    do(state, "claims")
    assert claim(state, "UL") == 0


def test_with_trade_the_vikings_remain_a_side_of_their_own() -> None:
    state = table(
        discs={0: "UL1 UL2 UL3", 1: "UL4"},
        vikings="UL1 UL2",
        princess="trade",
        princess_seat=1,
        claims={"UL": 0},
    )
    do(state, "claims")
    assert claim(state, "UL") == FACE_UP


def test_tokens_are_awarded_in_this_step_only() -> None:
    state = table(discs={0: "UL1 UL2 UL3"})
    do(state, "marriage-step", "battle", "church-step")
    assert claim(state, "UL") == FACE_DOWN
