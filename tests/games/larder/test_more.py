"""Standing orders of Larder, which a new game does not have."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kit.example import GAME
from engine.kit.example.state import State
from tests.games.larder.test_rules import give, state

__all__ = ["state"]

ORDERS: dict[str, Any] = {order.key: "ask" for order in GAME.orders}


@pytest.mark.parametrize(
    ("kind", "choice", "picks"),
    [
        ("taste", "always", ("yes",)),
        ("taste", "never", ("no",)),
        ("taste", "ask", None),
        ("bring", "nothing", ("nothing",)),
        ("bring", "first", ("bread",)),
    ],
)
def test_what_is_ordered_is_done(state: State, kind: str, choice: str, picks: Any) -> None:
    if kind == "taste":
        give(state, "bread")
    question = GAME.questions(state)[0]
    view = GAME.view(state, question.seat)
    assert GAME.ordered(view, question, {**ORDERS, kind: choice}) == picks
