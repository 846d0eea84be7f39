"""Levels: what each of them thinks and spares; what is told of a thought; no ganging up."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question, Standing, State
from engine.minds.levels import (
    FIERCE,
    GENTLE,
    LEVELS,
    STEADY,
    TOLD,
    Level,
    level_in,
    ratings,
)
from engine.minds.search_player import think
from tests.engine.minds.open_games import OpenGame, ranked

SEATS = 4


class Fray(State, kw_only=True):
    points: list[int]
    asked: int
    over: bool = False


class Brawl(OpenGame):
    """One seat takes three points from another one, and gets one; or it gets none and leaves all
    in peace. All points lie open."""

    key = "brawl"
    seats = range(SEATS, SEATS + 1)
    state_type = Fray

    def __init__(self) -> None:
        self.given = 0

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> Fray:
        return Fray(points=[10] * seats, asked=0)

    def questions(self, state: Fray) -> tuple[Question, ...]:
        if state.over:
            return ()
        hits = [f"hit-{seat}" for seat in range(SEATS) if seat != state.asked]
        return (Question(1, state.asked, "hit", ("peace", *hits)),)

    def answer(self, state: Fray, question: Question, picks: Picks, chance: Chance) -> list[Event]:
        self.given += 1
        state.over = True
        if picks != ("peace",):
            state.points[int(picks[0][4:])] -= 3
            state.points[question.seat] += 1
        return []

    def seats_at(self, state: Fray) -> int:
        return SEATS

    def standing(self, state: Fray) -> Standing | None:
        return ranked(tuple(state.points)) if state.over else None


def hits(points: list[int], asked: int, level: Level, tries: int = 12) -> Counter[str]:
    """What a seat does, with so many different lucks."""
    game = Brawl()
    state = Fray(points=points, asked=asked)
    question = game.questions(state)[0]
    view = game.view(state, asked)
    return Counter(
        think(game, view, question, Chance(bytes([n]) * 16, asked), level=level).picks[0]
        for n in range(tries)
    )


def test_a_stronger_level_imagines_more_games() -> None:
    given: list[int] = []
    for level in LEVELS.values():
        game = Brawl()
        state = game.start(SEATS, {}, Chance(bytes(16), 0))
        question = game.questions(state)[0]
        think(game, game.view(state, 0), question, Chance(bytes(16), 1), level=level)
        given.append(game.given)
        assert given[-1] <= level.rollouts * game.rollouts + 1
    assert given == sorted(set(given))


def test_the_gentle_one_spares_whoever_is_behind() -> None:
    """Seat 3 has next to nothing: to hit it is no use to anybody."""
    assert hits([30, 20, 20, 5], 0, GENTLE)["hit-3"] == 0
    assert hits([20, 20, 30, 5], 1, GENTLE)["hit-3"] == 0


def test_the_gentle_one_sometimes_overlooks_all_there_is() -> None:
    """It gives the modest answer then; the others never do where another one is better."""
    assert 0 < hits([30, 20, 20, 20], 0, GENTLE, tries=60)["peace"] < 30
    assert hits([30, 20, 20, 20], 0, STEADY, tries=60)["peace"] == 0


def test_the_others_hit_whoever_is_best() -> None:
    for level in (STEADY, FIERCE):
        assert hits([20, 20, 21, 5], 0, level) == {"hit-2": 12}


def test_three_of_them_do_not_gang_up_on_one_seat() -> None:
    """Where all seats stand alike, a person's is hit no more often than any other: who sits where
    is in no view, and which computer player it is makes no difference to it."""
    for level in LEVELS.values():
        suffered: Counter[str] = Counter()
        for asked in range(SEATS):
            suffered += hits([10] * SEATS, asked, level, tries=24)
        shares = [suffered[f"hit-{seat}"] / (24 * (SEATS - 1)) for seat in range(SEATS)]
        # 0.33 is fair; one seat hit by all three would have 1.
        assert all(share <= 0.5 for share in shares), (level.key, shares)


def test_a_thought_tells_what_the_best_answers_lead_to() -> None:
    game = Brawl()
    state = Fray(points=[20, 20, 21, 5], asked=0)
    question = game.questions(state)[0]
    thought = think(game, game.view(state, 0), question, Chance(bytes(16), 1), level=STEADY)
    assert len(thought.candidates) == TOLD
    best, *others = thought.candidates
    assert best.picks == thought.picks == ("hit-2",)
    assert (best.wins, best.points, best.spread) == pytest.approx((1.0, 21.0, 0.0))
    for other in others:
        assert other.picks != best.picks
        assert other.worth <= best.worth
        assert other.games > 0
    named = {candidate.picks[0]: candidate for candidate in others}
    assert all(named[hit].points == 21 for hit in named if hit.startswith("hit"))


def test_where_there_is_nothing_to_think_about_nothing_is_told_and_no_luck_used() -> None:
    game, luck = Brawl(), Chance(bytes(16), 1)
    state = Fray(points=[10] * SEATS, asked=0)
    thought = think(game, game.view(state, 0), Question(1, 0, "hit", ("peace",)), luck)
    assert (thought.picks, thought.candidates) == (("peace",), ())
    assert (game.given, luck.used) == (0, False)


@pytest.mark.parametrize("key", all_games())
def test_in_no_game_a_weaker_level_thinks_more_or_the_strongest_less(key: str) -> None:
    levels = [level_in(key, level) for level in LEVELS]
    effort = [level.rollouts for level in levels]
    assert effort == sorted(set(effort))
    assert replace(levels[-1], dares=FIERCE.dares, duels=1.0) == FIERCE
    assert levels[-1].dares >= FIERCE.dares, "it gives no worth to luck"
    assert levels[-1].duels == max(level.duels for level in levels)


@pytest.mark.parametrize("seats", [2, 3])
def test_between_two_a_level_may_imagine_more_games(seats: int) -> None:
    quick, thorough = (replace(FIERCE, rollouts=1.0, duels=duels) for duels in (1.0, 3.0))
    given = []
    for level in (quick, thorough):
        game = Brawl()
        state = game.start(SEATS, {}, Chance(bytes(16), 0))
        view = replace(game.view(state, 0), seats=seats)
        think(game, view, game.questions(state)[0], Chance(bytes(16), 1), level=level)
        given.append(game.given)
    assert (given[1] > 2 * given[0]) == (seats == 2)


@pytest.mark.parametrize("key", all_games())
def test_what_was_measured_of_levels_is_clearly_apart(key: str) -> None:
    """By 100 to 250 points, as far as that can be told from so few games."""
    measured = ratings(key)
    assert [level for level in LEVELS if level in measured] == list(measured)
    for level, side in (("gentle", -1), ("fierce", 1)):
        if level in measured:
            found = measured[level]
            apart = side * (found.rating - measured["steady"].rating)
            assert 100 - 2 * found.error <= apart <= 250 + 2 * found.error
