"""The cases of the rules are positions that can be, and stay so."""

from __future__ import annotations

import pytest

from tests.games.raiders.hooks import conserved
from tests.games.transcript import Case, all_cases, play


@pytest.mark.parametrize("case", all_cases("raiders"), ids=str)
def test_nothing_is_lost_or_there_twice_and_each_turn_begins_as_it_may(case: Case) -> None:
    for moment in play(case):
        conserved(moment.state)
