"""Every promise in very many random games, in which everything that can happen has to."""

from __future__ import annotations

import os
from functools import partial

import pytest

from engine.kit.contract import Rules
from tests.games.example import make_known
from tests.games.run import Outcome, run_table
from tests.games.suite import Case, told
from tests.games.test_conformance import each_game, tables

SHARE = 0.4
"""Of the checks, where as much is played as it takes until everything has happened: each is still
made hundreds of times. Of fewer answers, twice as much."""


@pytest.mark.timeout(1200)
@each_game
def test_promises_hold_in_many_games_and_everything_has_happened(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_known(monkeypatch)
    fired: set[str] = set()
    enough = case.hooks.enough
    answers = min(int(os.environ.get("MEADHALL_ANSWERS", enough)), enough)
    for seats in case.game.seats:
        outcome = Outcome()
        for table in tables(case, seats, first=1):
            run_table(table, outcome=outcome, share=SHARE if answers == enough else 2 * SHARE)
            if outcome.answers >= answers / len(case.game.seats):
                break
        fired |= outcome.fired
    everything = (case.hooks.everything or partial(told, case.key))()
    missing = everything - fired if answers == enough else set()
    tells_next = type(case.game).next_seats is not Rules.next_seats
    assert ("told who is next" in fired) == tells_next, "`next_seats` has never told anybody"
    assert not missing, (
        f"never happened: {sorted(missing)}. Raise the hooks' `enough`, or let the hooks'"
        " `everything` leave out what cannot happen in a game (events of the start are told to"
        " nobody)"
    )
