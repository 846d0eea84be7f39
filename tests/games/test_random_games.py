"""Every promise in very many random games, in which everything that can happen has to."""

from __future__ import annotations

import os

import pytest

from tests.games.run import Outcome, run_table
from tests.games.suite import Case
from tests.games.test_conformance import EXAMPLE, each_game, tables

ENOUGH = 150_000
"""Checked answers for each game, shared by its numbers of seats, in which everything has to
happen."""
ANSWERS = int(os.environ.get("MEADHALL_ANSWERS", ENOUGH))
"""How many there are: fewer, to be quick."""
SHARE = 0.4
"""Of the checks: in so many games each is still made hundreds of times."""
FEW = {EXAMPLE.key: 12_000}


@pytest.mark.timeout(1200)
@each_game
def test_promises_hold_in_many_games_and_everything_has_happened(case: Case) -> None:
    fired: set[str] = set()
    for seats in case.game.seats:
        outcome = Outcome()
        for table in tables(case, seats, first=1):
            run_table(table, outcome=outcome, share=SHARE)
            if outcome.answers >= min(ANSWERS, FEW.get(case.key, ANSWERS)) / len(case.game.seats):
                break
        fired |= outcome.fired
    missing = case.hooks.everything() - fired if ANSWERS >= ENOUGH else set()
    assert ("told who is next" in fired) == case.game.tells_next
    assert not missing, f"never happened: {sorted(missing)}"
