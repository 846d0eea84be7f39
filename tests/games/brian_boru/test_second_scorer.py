"""Random games of Brian Boru against a second count: the end, the claims, the whole upkeep."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import REGION_KEYS, REGIONS, TOWN_KEYS
from engine.kit.chance import Chance
from tests.games.brian_boru import second_scorer as second
from tests.games.brian_boru.second_upkeep import Referee
from tests.games.suite import Table, cases

CASE = cases()["brian_boru"]
BOOKS = ("coins", "renown", "raiders", "church", "track", "battle")
seats_and_games = pytest.mark.parametrize(
    ("seats", "games"), [(3, 200), (4, 150), (5, 150)], ids=["3", "4", "5"]
)


def tables(seats: int, games: int) -> list[Table]:
    return [Table(CASE, seats, (), 1000 + index) for index in range(games)]


def test_the_board_is_the_same_one() -> None:
    assert tuple(second.TOWNS) == REGION_KEYS
    assert [town[:2] for town in TOWN_KEYS] == [
        region for region, count in second.TOWNS.items() for _ in range(count)
    ]
    for key, region in REGIONS.items():
        assert (region.points, region.threshold) == (second.POINTS[key], second.THRESHOLD[key])


@seats_and_games
def test_points_places_and_tie_breaks_agree(seats: int, games: int) -> None:
    for table in tables(seats, games):
        state, luck = table.start(), table.luck("end")
        for number in itertools.count(1):
            if not state.questions:
                break
            question = luck.choice(state.questions)
            GAME.answer(state, question, question.sample(luck), Chance(table.seed, number))
        standing = GAME.standing(state)
        assert standing is not None
        counted = second.second_score(state.board)
        assert {s.key: list(s.points) for s in standing.sources} == counted["sources"], str(table)
        assert list(standing.points) == counted["points"], str(table)
        assert list(standing.places) == counted["places"], str(table)
        assert standing.why == counted["why"], str(table)


@seats_and_games
def test_claims_go_where_the_second_count_puts_them(seats: int, games: int) -> None:
    moved = 0
    for table in tables(seats, games):
        state, luck = table.start(), table.luck("claims")
        for number in itertools.count(1):
            if not state.questions:
                break
            before = second.tokens(state.board)
            question = luck.choice(state.questions)
            events = GAME.answer(state, question, question.sample(luck), Chance(table.seed, number))
            after = second.tokens(state.board)
            if any(e.kind == "upkeep-step" and e.args["step"] == "claims" for e in events):
                # Towns do not change between the claims step and the next question.
                assert after == second.claims_after(state.board, before), f"{table} {number}"
                moved += after != before
            else:
                assert after == before, f"{table} {number}"
    assert moved > games


@seats_and_games
def test_the_upkeep_is_as_the_second_referee_counts_it(seats: int, games: int) -> None:
    for table in tables(seats, games):
        state, luck = table.start(), table.luck("upkeep")
        referee = Referee(seats)
        referee.marker = state.board.first
        for number in itertools.count(1):
            if not state.questions:
                break
            question = luck.choice(state.questions)
            events = GAME.answer(state, question, question.sample(luck), Chance(table.seed, number))
            for event in events:
                try:
                    referee.see(event)
                except AssertionError as error:
                    raise AssertionError(f"{table}, answer {number}, {event}: {error}") from error
            board = state.board
            for book in BOOKS:
                assert getattr(board, book) == getattr(referee, book), f"{table} {number} {book}"
            assert board.score == referee.points, f"{table} {number}"
            assert board.marker == referee.marker, f"{table} {number}"
            held = {TOWN_KEYS[i]: seat for i, seat in enumerate(board.discs) if seat >= 0}
            assert held == referee.owner, f"{table} {number}"
            taken = {TOWN_KEYS[i] for i, viking in enumerate(board.vikings) if viking}
            assert taken == referee.under_vikings, f"{table} {number}"


def test_the_second_count_is_not_the_first_one_again() -> None:
    """A false score is seen: the comparison can fail."""
    table = tables(3, 1)[0]
    state, luck = table.start(), table.luck("end")
    for number in itertools.count(1):
        if not state.questions:
            break
        question = luck.choice(state.questions)
        GAME.answer(state, question, question.sample(luck), Chance(table.seed, number))
    counted = second.second_score(state.board)
    richer = msgspec.structs.replace(state.board, claims=[0] * 8)
    assert second.second_score(richer)["points"] != counted["points"]
