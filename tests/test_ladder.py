"""The ladder's own arithmetic, and its fixed players."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bench import ladder
from bench.ladder import MEAN, Result, play, players_of, ratings, tables
from bench.opponents import opponents
from engine.games import all_games
from engine.kit.chance import Chance
from engine.minds import levels

SEED = bytes(range(16))


def results(wins: int, losses: int) -> list[Result]:
    won, lost = Result(("one", "steady"), (1, 2), (2, 1)), Result(("one", "steady"), (2, 1), (1, 2))
    return [won] * wins + [lost] * losses


def test_a_hundred_points_more_win_64_of_100() -> None:
    rated = ratings(("one", "steady"), results(640, 360))
    assert rated["steady"] == MEAN
    assert rated["one"] - MEAN == pytest.approx(100, abs=2)
    assert ratings(("one", "steady"), results(50, 50))["one"] == pytest.approx(MEAN, abs=0.1)


def test_everybody_sits_in_each_seat_equally_often() -> None:
    names = ("a", "b", "c", "d")
    for seats in (2, 3, 4):
        sat = Counter(
            (name, n) for group in tables(names, seats, 48) for n, name in enumerate(group)
        )
        assert len(sat) == len(names) * seats
        assert max(sat.values()) - min(sat.values()) <= 1


@pytest.mark.parametrize("key", all_games())
def test_every_fixed_player_answers_what_it_is_asked(key: str) -> None:
    game = all_games()[key]
    fixed = opponents(key)
    if not fixed:
        pytest.skip(f"nobody has written bench/opponents/{key}.py, which only the ladder needs")
    assert len(fixed) >= 3, f"bench/opponents/{key}.py has {len(fixed)}: at least 3 `PLAYERS`"
    assert set(fixed) <= set(players_of(game))
    names = list(fixed)
    seats = game.seats.start
    options = {option.key: option.default for option in game.options}
    state = game.start(seats, options, Chance(SEED, 0))
    for number in range(1, 31):
        questions = game.questions(state)
        if not questions:
            break
        question = questions[0]
        player = fixed[names[number % len(names)]]
        view = game.view(state, question.seat)
        picks = player(game, view, question, Chance(SEED, 1000 + number))
        assert question.accepts(picks) is None, (question, picks)
        game.answer(state, question, picks, Chance(SEED, number))


def test_games_are_played_with_the_options_that_are_asked_for() -> None:
    game = all_games()["claim_kingdoms"]
    drawn = ("default", players_of(game)["default"])
    shares = {
        chosen: play(game, [drawn, drawn], SEED, {"factions": chosen}).points
        for chosen in ("starter", "random")
    }
    assert shares["starter"] != shares["random"]


def test_what_is_measured_of_a_level_is_what_is_told_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "folder", lambda game: tmp_path / game)
    (tmp_path / "tag" / "mind").mkdir(parents=True)
    for level, won in (("fierce", 64), ("gentle", 36)):
        seated, other = (level, "steady"), ("steady", level)
        # Whoever is measured sits in each seat in turn.
        games = [
            Result((seated, other)[n % 2], (1, 2) if (n % 2 == 0) == (n < won) else (2, 1), (0, 0))
            for n in range(100)
        ]
        assert ladder.share(games)[0] == won / 100
        ladder.write("tag", level, games)
    told = levels.ratings("tag")
    assert list(told) == ["gentle", "steady", "fierce"]
    assert told["steady"].rating == MEAN
    for level, rating in (("fierce", 1600), ("gentle", 1400)):
        assert told[level].rating == pytest.approx(rating, abs=2)
        assert 20 < told[level].error < 50
        assert (told[level].games, told[level].seats) == (100, 2)
