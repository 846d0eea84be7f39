"""Final scoring, tie-breaks, shared victory."""

from __future__ import annotations

import pytest

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import REGIONS
from engine.games.brian_boru.rules import scoring
from engine.games.brian_boru.state import FACE_UP
from engine.kit.contract import Standing
from tests.games.brian_boru.positions import do, table
from tests.games.by_hand import kinds, told


def end(state) -> Standing:
    """Score the position as the end of the game."""
    do(state, "final")
    standing = GAME.standing(state)
    assert standing is not None
    return standing


def points(state, source: str) -> tuple[int, ...]:
    return next(line.points for line in end(state).sources if line.key == source)


def test_sole_most_coins_one_point() -> None:
    assert points(table(coins=[4, 6, 5]), "coins") == (0, 1, 0)


def test_tied_coins_nobody_scores() -> None:
    assert points(table(coins=[6, 6, 5]), "coins") == (0, 0, 0)


def test_the_marker_one_point() -> None:
    assert points(table(marker=2), "marker") == (0, 0, 1)


def test_each_renown_one_point() -> None:
    assert points(table(renown=[3, 1, 0]), "renown") == (3, 1, 0)


def test_held_tokens_all_their_points() -> None:
    state = table(claims={"MU": 0, "DU": 0, "LE": 2})
    assert points(state, "claims") == (9, 0, 6)


def test_face_down_tokens_score_nothing() -> None:
    state = table(discs={0: "MU1 MU2"})
    assert points(state, "claims") == (0, 0, 0)
    assert points(table(discs={0: "MU1 MU2"}), "shared-claims") == (0, 0, 0)


@pytest.mark.parametrize(
    ("region", "half"),
    [("NU", 3), ("UL", 2), ("BR", 1), ("SU", 2), ("DU", 1), ("CO", 3), ("LE", 3), ("MU", 3)],
)
def test_tied_for_a_token_on_the_board_half_its_points_down(region: str, half: int) -> None:
    state = table(discs={0: f"{region}1", 2: f"{region}2"}, claims={region: FACE_UP})
    assert points(state, "shared-claims") == (half, 0, half)


def test_vikings_alone_in_front_nobody_scores_the_token_on_the_board() -> None:
    state = table(discs={0: "UL1 UL2 UL3", 1: "UL4"}, vikings="UL1 UL2", claims={"UL": FACE_UP})
    assert points(state, "shared-claims") == (0, 0, 0)


def test_the_switch_gives_it_to_the_leading_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "VIKINGS_HOLD_CLAIMS", False)
    state = table(discs={0: "UL1 UL2 UL3", 1: "UL4"}, vikings="UL1 UL2", claims={"UL": FACE_UP})
    assert points(state, "shared-claims") == (2, 2, 0)


def test_vikings_tied_with_seats_each_tied_seat_scores_half() -> None:
    state = table(discs={0: "UL1 UL2", 1: "UL4"}, vikings="UL1", claims={"UL": FACE_UP})
    assert points(state, "shared-claims") == (2, 2, 0)


def test_monasteries_count_twice_for_the_share() -> None:
    state = table(discs={0: "UL1", 1: "UL2 UL3"}, monasteries="UL1", claims={"UL": FACE_UP})
    assert points(state, "shared-claims") == (2, 2, 0)


def test_military_support_counts_for_the_share() -> None:
    state = table(
        discs={0: "UL1 UL2", 1: "UL3"},
        vikings="UL2",
        claims={"UL": FACE_UP},
        princess="support",
        princess_seat=2,
    )
    assert points(state, "shared-claims") == (2, 2, 2)


def test_a_held_token_scores_in_full_though_the_region_is_tied() -> None:
    state = table(discs={0: "MU1", 1: "MU2"}, claims={"MU": 0})
    assert points(state, "claims") == (7, 0, 0)


@pytest.mark.parametrize(
    ("regions", "scored"),
    [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 3), (6, 5), (7, 7), (8, 10)],
)
def test_points_by_number_of_regions(regions: int, scored: int) -> None:
    towns = " ".join(f"{key}1 {key}2" for key in list(REGIONS)[:regions])
    assert points(table(discs={0: towns}), "regions") == (scored, 0, 0)


def test_a_town_under_a_viking_token_counts_for_no_region_of_its_owner() -> None:
    state = table(discs={0: "MU1 LE1 CO1"}, vikings="CO1")
    assert points(state, "regions") == (0, 0, 0)


def test_trade_counts_every_viking_town_as_a_region_of_that_seat() -> None:
    state = table(
        discs={0: "MU1 LE1 CO1", 1: "CO2"}, vikings="LE1 CO1", princess="trade", princess_seat=1
    )
    assert points(state, "regions") == (0, 0, 0)
    state = table(
        discs={0: "MU1 LE1 CO1", 1: "DU1"}, vikings="LE1 CO1", princess="trade", princess_seat=1
    )
    assert points(state, "regions") == (0, 1, 0)


def test_military_support_does_not_count_for_regions() -> None:
    state = table(
        discs={0: "MU1 LE1 CO1", 1: "DU1"}, vikings="LE1 CO1", princess="support", princess_seat=1
    )
    assert points(state, "regions") == (0, 0, 0)


def test_trade_does_not_count_for_the_tokens_on_the_board() -> None:
    state = table(
        discs={0: "UL1 UL2", 1: "UL3"},
        vikings="UL2",
        claims={"UL": FACE_UP},
        princess="trade",
        princess_seat=2,
    )
    assert points(state, "shared-claims") == (2, 2, 0)


def test_points_of_the_track_are_part_of_the_sum() -> None:
    standing = end(table(score=[12, 20, 15], coins=[1, 1, 1]))
    assert standing.sources[0].key == "track"
    assert standing.sources[0].points == (12, 20, 15)
    for seat in range(3):
        assert standing.points[seat] == sum(line.points[seat] for line in standing.sources)


def test_most_points_win() -> None:
    standing = end(table(score=[12, 20, 15]))
    assert (standing.places, standing.why) == ((3, 1, 2), "points")


def test_a_tie_goes_to_most_claim_tokens() -> None:
    # Seat 0 holds two tokens of 2 and 3 points, seat 1 one of 5.
    state = table(claims={"DU": 0, "BR": 0, "SU": 1}, score=[11, 12, 0])
    standing = end(state)
    assert standing.points[0] == standing.points[1]
    assert (standing.places, standing.why) == ((1, 2, 3), "claims")


def test_then_to_most_marriage_cards() -> None:
    state = table(score=[11, 12, 0], won=[["aoife"], ["brigid", "estrid"], []])
    standing = end(state)
    assert standing.points[0] == standing.points[1]
    assert (standing.places, standing.why) == ((2, 1, 3), "marriages")


def test_a_rejected_princess_is_no_marriage_card() -> None:
    state = table(score=[11, 12, 0], gone=["estrid"], won=[["aoife"], ["brigid"], []])
    assert end(state).why == "shared"


def test_then_victory_is_shared() -> None:
    state = table(score=[11, 12, 0])
    events = do(state, "final")
    standing = GAME.standing(state)
    assert standing is not None
    assert (standing.places, standing.why) == ((1, 1, 3), "shared")
    assert told(events, "game-over")[0]["winners"] == [0, 1]


def test_lower_places_are_told_apart_by_the_same_tie_breaks() -> None:
    state = table(4, score=[30, 12, 12, 0], won=[[], ["aoife"], ["brigid", "estrid"], []])
    standing = end(state)
    assert standing.points[1] == standing.points[2]
    assert (standing.places, standing.why) == ((1, 3, 2, 4), "points")


def test_the_final_upkeep_is_played_in_full_then_scored() -> None:
    state = table(
        round=3,
        battle=0,
        raiders=[2, 0, 0],
        church=[0, 2, 0],
        track=[0, 0, 1],
        marriage="brigid",
        discs={0: "UL1 UL2", 1: "UL3"},
    )
    events = do(state, "marriage-step", "battle", "church-step", "claims", "round-end")
    steps = [args["step"] for args in told(events, "upkeep-step")]
    assert steps == ["marriage", "battle", "church", "claims"]
    assert kinds(events)[-9:] == ["round-over", *["final-score"] * 7, "game-over"]
    assert GAME.questions(state) == ()
    assert state.board.phase == "over"
    assert state.board.score == [12, 10, 14]
    standing = GAME.standing(state)
    assert standing is not None
    assert GAME.view(state, 0).standing == standing


def test_before_the_end_there_is_no_standing() -> None:
    assert GAME.standing(table()) is None
    assert GAME.view(table(), 0).standing is None


@pytest.mark.parametrize(("round_", "rounds"), [(1, 3), (2, 3)])
def test_with_marriage_cards_left_the_next_round_is_prepared(round_: int, rounds: int) -> None:
    state = table(round=round_, trick=7)
    state.marriage_deck = state.marriage_deck[: rounds - round_]
    events = do(state, "round-end")
    assert (state.board.round, state.board.trick, state.board.draft) == (round_ + 1, 0, 1)
    assert kinds(events)[0] == "round-begins"
    assert kinds(events)[-1] == "round-over"
    assert told(events, "round-over") == [{"round": round_, "rounds": rounds}]
    last = told(events, "marriage-offered")[0]
    assert last["last"] == (round_ + 1 == rounds)
    assert (last["card"] == "estrid") == last["last"]
