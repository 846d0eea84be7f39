"""Every ruling of every game, as it is told in `tests/games/<game>/rules/*.txt`."""

from __future__ import annotations

import pytest

from tests.games.example import CASE as EXAMPLE
from tests.games.example import make_known
from tests.games.rulings import Case, all_cases
from tests.games.suite import cases
from tests.games.transcript import recorded

GAMES = [EXAMPLE.key, *cases()]
CASES = [case for game in GAMES for case in all_cases(game)]


@pytest.fixture(autouse=True)
def _the_example_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_comes_of_it_is_what_was_recorded(case: Case) -> None:
    now, before = recorded(case).splitlines(), [line for line in case.text.splitlines() if line]
    assert now == before, f"if it is meant: python -m tests.games.record {case.game}; read the diff"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_rulings(game: str) -> None:
    assert all_cases(game), f"no case: write tests/games/{game}/rules/….txt, see docs/testing.md"


def test_no_two_rulings_have_the_same_title() -> None:
    titles = [(case.game, case.title) for case in CASES]
    assert len(titles) == len(set(titles))
