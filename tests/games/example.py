"""The example from which new games are copied, as one of the house's games."""

from __future__ import annotations

import pytest

from engine.games import all_games, packages
from engine.kit import example
from tests.games.larder.hooks import HOOKS
from tests.games.suite import Case, cases

CASE = Case(example.GAME, HOOKS)


def make_known(patch: pytest.MonkeyPatch) -> None:
    """Until the patch is undone, it is a game like any other, as if its folder were among
    theirs."""
    patch.setitem(all_games(), example.GAME.key, example.GAME)
    patch.setitem(packages(), example.GAME.key, example)
    patch.setitem(cases(), CASE.key, CASE)
