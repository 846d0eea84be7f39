"""Games broken on purpose, for the tests of the tests."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from tests.games.run import Outcome, run_table
from tests.games.suite import Case, Fault, Table, option_sets

Bug = Callable[[Any], None]
"""Puts functions of its own in place of some of a `Bent` game's."""


class Bent:
    """A game with some of its functions replaced; `sound` is the game as it is."""

    def __init__(self, sound: Any, bug: Bug) -> None:
        self.sound = sound
        bug(self)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.sound, name)


def search(game: Any, hooks: Any, answers: int) -> str:
    """The fault that random games find within so many answers; "" when they find none."""
    case, outcome = Case(game, hooks, words=False), Outcome()
    for index in itertools.count():
        for seats in game.seats:
            for options in option_sets(game):
                try:
                    run_table(Table(case, seats, options, index), outcome=outcome)
                except Fault as fault:
                    return str(fault)
                if outcome.answers > answers:
                    return ""
    raise AssertionError("unreachable")
