"""Judgement that is learned: what decides a game is found, what does not is left alone."""

from __future__ import annotations

import pytest

from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question, Standing, State
from engine.kit.judgement import Judgement, Weights, difference, linear, logistic, logit
from engine.minds.train import Seen, fitted, train
from tests.engine.minds.open_games import OpenGame, ranked
from tests.games.suite import Case, Table, cases, option_sets, walk


class Race(State, kw_only=True):
    steps: list[int]
    turn: int = 0


class Run(OpenGame):
    """Each seat goes one to three steps, five times; the number of the seat is a feature that
    means nothing."""

    key = "run"
    seats = range(2, 4)
    state_type = Race
    rollout_depth = 2
    judgement = Judgement(
        "",
        ("steps", "seat"),
        {str(seats): Weights((0.0,) * 3, (0.0,) * 3, (0.0,) * 3) for seats in seats},
    )

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> Race:
        return Race(steps=[0] * seats)

    def questions(self, state: Race) -> tuple[Question, ...]:
        seats = len(state.steps)
        if state.turn == 5 * seats:
            return ()
        return (Question(state.turn, state.turn % seats, "go", ("1", "2", "3")),)

    def answer(self, state: Race, question: Question, picks: Picks, chance: Chance) -> list[Event]:
        state.turn += 1
        state.steps[question.seat] += chance.below(int(picks[0])) + 1
        return []

    def seats_at(self, state: Race) -> int:
        return len(state.steps)

    def features(self, state: Race) -> list[dict[str, float]]:
        return [{"steps": steps, "seat": seat} for seat, steps in enumerate(state.steps)]

    def standing(self, state: Race) -> Standing | None:
        return None if self.questions(state) else ranked(tuple(state.steps))


def test_what_decides_a_game_is_learned(capsys: pytest.CaptureFixture[str]) -> None:
    learned = train(Run(), games=40, rollouts=4, rounds=1, how="here")
    assert learned == train(Run(), games=40, rollouts=4, rounds=1, how="here")
    assert "80/80" in capsys.readouterr().err
    for weights in learned.seats.values():
        _, steps, seat = weights.wins
        assert steps > 0.05
        assert abs(seat) < steps
        assert weights.points[1] > 0
    ahead, behind = learned.worths([{"steps": 9, "seat": 0}, {"steps": 4, "seat": 1}])
    assert ahead > behind + 0.05


def test_weights_are_found_again_from_what_they_say() -> None:
    true = (0.2, 1.5, -0.5)
    luck = Chance(bytes(16), 1)
    seen = []
    for _ in range(3000):
        row = [luck.random() * 4 - 2, luck.random() * 4 - 2]
        won = float(luck.random() < logistic(true, row))
        seen.append(Seen(row, row, won, won, 10 + 2 * row[0]))
    nothing = Weights((0.0,) * 3, (0.0,) * 3, (0.0,) * 3)
    found = fitted(seen, nothing, held=1)
    assert found.wins == pytest.approx(true, abs=0.2)
    assert found.points == pytest.approx((10, 2, 0), abs=0.1)
    # What was known before weighs as much as so many positions.
    assert fitted(seen, found, held=10**6) == found
    assert fitted(seen, nothing, held=10**6).wins[1] < 0.1


def test_a_judgement_without_one_of_its_features_is_refused() -> None:
    with pytest.raises(KeyError, match="seat"):
        Run.judgement.worths([{"steps": 9.0}, {"steps": 4.0}])


def test_a_share_is_what_its_logit_says() -> None:
    for share in (0.02, 0.4, 0.97):
        assert logistic((0.0, 1.0), [logit(share)]) == pytest.approx(share)
    assert logit(0.0) == pytest.approx(-logit(1.0)), "bounded"


def test_a_difference_is_to_the_mean_of_the_others() -> None:
    rows = [(3.0, 1.0), (1.0, 1.0), (2.0, 4.0)]
    assert difference(rows, 0) == [1.5, -1.5]
    assert difference(rows[:2], 1) == [-2.0, 0.0]
    assert linear((1.0, 2.0, 0.5), rows[2]) == 7.0


JUDGED = [case for case in cases().values() if case.game.judgement is not None]


@pytest.mark.parametrize("case", JUDGED, ids=lambda case: case.key)
def test_every_position_of_a_game_that_is_judged_can_be(case: Case) -> None:
    game = all_games()[case.game.key]
    judgement = game.judgement
    assert judgement is not None
    for seats in game.seats:
        table = Table(case, seats, option_sets(game)[-1], 14)
        for step in list(walk(table))[:-1:6]:
            rows = game.features(step.state)
            assert [tuple(row) for row in rows] == [judgement.features] * seats
            assert all(0 < worth < 1 for worth in game.evaluate(step.state))
            for seat in range(seats):
                prospects = game.forecast(step.state, seat)
                assert prospects is not None
                assert 0 <= prospects[0] <= 1
