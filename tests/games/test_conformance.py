"""What every registered game promises, at every number of seats and with every option."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import game_words, wording
from engine.kit.chance import Chance
from engine.kit.contract import RESIGN
from engine.minds import search_player
from tests.games import golden
from tests.games.checks import check_standing
from tests.games.example import CASE as EXAMPLE
from tests.games.example import make_known
from tests.games.run import run_table
from tests.games.suite import (
    Case,
    Table,
    by_number,
    cases,
    copy_of,
    digest,
    option_sets,
    walk,
)
from tests.games.words import NAMES, everything_shown

ROOT = Path(__file__).parents[2]
THOROUGH = 20
"""Positions from the start of a game at each of which everything is checked."""
LUCK = Chance(bytes(16), 0)
COMPARED = 20
"""Positions of a game in which two worlds are compared, where that takes long; about."""

ALL = {**cases(), EXAMPLE.key: EXAMPLE}


@pytest.fixture(autouse=True)
def _the_example_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch)


each_game = pytest.mark.parametrize("case", ALL.values(), ids=ALL.keys())
each_table = pytest.mark.parametrize(
    ("case", "seats"),
    [pytest.param(c, seats, id=f"{c.key}-{seats}") for c in ALL.values() for seats in c.game.seats],
)


def tables(case: Case, seats: int, *, first: int = 0) -> itertools.chain[Table]:
    """Games without end, the options in turn."""
    sets = option_sets(case.game)
    return itertools.chain.from_iterable(
        (Table(case, seats, options, index) for options in sets) for index in itertools.count(first)
    )


# The object itself


@each_game
def test_a_game_says_what_it_is(case: Case) -> None:
    game = case.game
    assert case.key in ALL
    assert game.version >= 1
    assert 1 <= game.seats.start < game.seats.stop
    assert game.seats.step == 1
    for option in game.options:
        assert option.default in option.choices
        assert len(set(option.choices)) == len(option.choices) >= 2
    assert len({option.key for option in game.options}) == len(game.options)
    for seats in (game.seats.start - 1, game.seats.stop):
        with pytest.raises(ValueError, match=f"{game.seats[0]} to {game.seats[-1]}"):
            game.start(seats, {o.key: o.default for o in game.options}, Chance(bytes(16), 0))


# Random games


@each_table
def test_every_promise_at_every_position_of_a_games_first_part(case: Case, seats: int) -> None:
    for options in option_sets(case.game):
        run_table(Table(case, seats, options, 0), thorough=THOROUGH)


@each_game
def test_the_shuffle_for_leaks_reaches_all_that_is_hidden(case: Case) -> None:
    """Else the test that nothing leaks would compare a position with itself."""
    moved: set[str] = set()
    for index, seats, options in itertools.product(
        range(25), case.game.seats, option_sets(case.game)
    ):
        for step in walk(Table(case, seats, options, index)):
            luck = Chance(step.table.seed, step.number)
            other = copy_of(case.game, step.packed())
            case.hooks.shuffle_hidden(other, luck.below(seats), luck)
            names = type(other).__struct_fields__
            moved |= {n for n in names if getattr(other, n) != getattr(step.state, n)}
        if moved >= case.hooks.hidden:
            break
    assert moved == case.hooks.hidden, (
        f"the hooks' `shuffle_hidden` must move just what is `hidden`, and moves {sorted(moved)}"
    )


@each_game
def test_another_process_with_other_hashes_plays_and_shows_the_same_games(case: Case) -> None:
    here = fingerprints(case)
    code = (
        "import json\n"
        "from pytest import MonkeyPatch\n"
        "from tests.games.test_conformance import ALL, fingerprints, make_known\n"
        "make_known(MonkeyPatch())\n"
        f"print(json.dumps(fingerprints(ALL[{case.key!r}])))\n"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=True
    )
    assert json.loads(run.stdout) == here


def fingerprints(case: Case) -> dict[str, object]:
    """Games with all their positions and events, and some of what is shown of them."""
    found: dict[str, object] = {}
    for seats in case.game.seats:
        for table in itertools.islice(tables(case, seats), 3):
            found[str(table)] = golden.game_of(table)
        steps = list(walk(table))
        views = [case.game.view(step.state, 0) for step in steps[:: len(steps) // 4]]
        shown = [everything_shown(case.key, view, seats) for view in views]
        found[f"{table}, shown"] = digest(*shown)
    return found


# Computer players and absent people


@each_game
def test_a_beginning_is_judged_with_any_options(case: Case) -> None:
    keys = [option.key for option in case.game.options]
    for choices in itertools.product(*[option.choices for option in case.game.options]):
        state = case.game.start(case.game.seats[0], dict(zip(keys, choices, strict=True)), LUCK)
        assert all(0 <= worth <= 1 for worth in case.game.evaluate(state))


@each_table
def test_absent_people_and_a_computer_player_in_any_seat_come_to_the_end(
    case: Case, seats: int
) -> None:
    """From the beginning, and where a person becomes a computer player on the way."""
    game = case.game
    for table in itertools.islice(tables(case, seats), max(3, len(option_sets(game)))):
        luck = table.luck("computer")
        positions = [step.packed() for step in walk(table)]
        for computer, begun in ((-1, 0), (luck.below(seats), luck.below(len(positions)))):
            state, number = copy_of(game, positions[begun]), 0
            while questions := game.questions(state):
                number += 1
                assert number <= case.hooks.longest(seats)
                question, chance = luck.choice(questions), Chance(table.seed, number)
                view = game.view(state, question.seat)
                picks = game.default_answer(view, question)
                if question.seat == computer:
                    picks = search_player.think(game, view, question, chance, rollouts=2).picks
                assert question.accepts(picks) is None
                game.answer(state, question, picks, Chance(table.seed, number))
            check_standing(game.standing(state), seats)


@each_table
def test_a_computer_player_answers_the_same_whatever_is_hidden(case: Case, seats: int) -> None:
    game = case.game
    for table in itertools.islice(tables(case, seats), 2):
        luck = table.luck("hidden")
        apart = max(12, sum(1 for _ in walk(table)) // COMPARED)
        for step in walk(table):
            if not step.questions or luck.below(apart):
                continue
            question = luck.choice(step.questions)
            other = copy_of(game, step.packed())
            case.hooks.shuffle_hidden(other, question.seat, luck)
            picks = [
                search_player.think(
                    game,
                    game.view(state, question.seat),
                    by_number(game.questions(state), question.number),
                    step.chance(),
                    rollouts=3,
                ).picks
                for state in (step.state, other)
            ]
            assert picks[0] == picks[1]


# What is frozen


@each_game
def test_the_golden_games_end_as_they_did(case: Case) -> None:
    path, again = golden.folder(case) / "games.json", f"python -m tests.games.record {case.key}"
    assert path.exists(), f"it was never recorded: {again}"
    frozen, now = json.loads(path.read_text("utf-8")), golden.games(case)
    others = [table for table in {**frozen, **now} if frozen.get(table) != now.get(table)]
    assert not others, f"{len(others)} games end otherwise, as {others[0]}; meant? then: {again}"


@each_game
def test_positions_stored_by_every_version_still_load_and_play(case: Case) -> None:
    game = case.game
    assert golden.stored_file(case, game.version).is_file(), (
        f"version {game.version} was never recorded: python -m tests.games.record {case.key}"
    )
    for version in range(1, game.version + 1):
        golden.check_stored(case, version)


# How sensible seats answer, for the imagined games of computer players


@pytest.mark.parametrize(
    "case", [pytest.param(c, id=c.key) for c in ALL.values() if c.game.has_rollout_policy]
)
def test_habits_are_legal_answers_that_follow_from_what_the_seat_may_know(case: Case) -> None:
    game = case.game
    for seats in game.seats:
        for table in itertools.islice(tables(case, seats), 3):
            for step in walk(table):
                before = step.packed()
                for question in step.questions:
                    picks = game.rollout_policy(step.state, question, step.chance())
                    assert question.accepts(picks) is None, f"{question}: {picks}"
                    assert RESIGN not in picks
                    other = copy_of(game, before)
                    case.hooks.shuffle_hidden(other, question.seat, step.chance())
                    assert game.rollout_policy(other, question, step.chance()) == picks, (
                        question.kind
                    )
                assert step.packed() == before, "thinking changes the position"


# Words and pictures


@each_table
def test_what_is_hidden_changes_no_word_and_no_picture(case: Case, seats: int) -> None:
    game, compared, say = case.game, 0, game_words(case.key, "en")
    table = next(tables(case, seats))
    apart = max(1, sum(1 for _ in walk(table)) // COMPARED)
    for step in walk(table):
        luck = Chance(step.table.seed, step.number)
        if luck.below(apart):
            continue
        seat = luck.choice([None, *range(seats)])
        other = copy_of(game, step.packed())
        case.hooks.shuffle_hidden(other, seat, luck)
        shown = [
            everything_shown(case.key, game.view(state, seat), seats)
            for state in (step.state, other)
        ]
        assert shown[0] == shown[1]
        words, views = wording(case.key), [game.view(step.state, one) for one in (None, seat)]
        told = [
            (words.standings(view, say, NAMES[:seats]), words.phase(view, say)) for view in views
        ]
        assert told[0] == told[1], "everybody reads the same of what lies open"
        compared += 1
    assert compared > 3
