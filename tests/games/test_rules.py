"""Every ruling of every game, as it is told in `tests/games/<game>/rules/*.txt`."""

from __future__ import annotations

import pytest

from tests.games.rulings import Case, all_cases
from tests.games.suite import cases
from tests.games.transcript import recorded

CASES = [case for game in cases() for case in all_cases(game)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_comes_of_it_is_what_was_recorded(case: Case) -> None:
    """If the change is wanted: `python -m tests.games.transcript --record`, and read the diff."""
    assert recorded(case).splitlines() == [line for line in case.text.splitlines() if line]


def test_no_two_rulings_have_the_same_title() -> None:
    titles = [(case.game, case.title) for case in CASES]
    assert len(titles) == len(set(titles))
