"""Standing orders that go together, and what holds without any being given."""

from __future__ import annotations

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.state import Step
from tests.games.ortus_regni.positions import answer, do, open_question, table

NONE_GIVEN = {order.key: "ask" for order in GAME.orders}


def plotted(hand: str, **orders: str) -> tuple[str, ...] | None:
    """What these orders answer to a Treachery against a hand."""
    state = table(2, {1: "palace:vassal"}, hands={0: "treachery", 1: hand})
    do(state, Step("turn", 0))
    answer(state, "turn", "treachery")
    answer(state, "treachery", "hand-1")
    question = open_question(state, "allies")
    picks = GAME.ordered(GAME.view(state, 1), question, NONE_GIVEN | orders)
    assert picks is None or question.accepts(picks) is None
    return picks


def test_every_order_begins_with_ask() -> None:
    assert all(order.choices[0] == "ask" for order in GAME.orders)
    assert len({order.key for order in GAME.orders}) == len(GAME.orders) <= 20


def test_nothing_holds_that_nobody_ordered_but_the_only_answer() -> None:
    """Who is asked so that nobody can tell what they hold gives it without being bothered."""
    held = {order.key: order.default for order in GAME.orders}
    assert held == NONE_GIVEN | {"only": "give"}
    assert [order.key for order in GAME.orders if order.veiled] == ["only"]


@pytest.mark.parametrize(
    ("hand", "most", "picks"),
    [
        ("land", "0", ("pass",)),
        ("allies", "0", ("allies",)),
        ("allies vassal vassal", "1", ("allies", "vassal.1")),
        ("allies vassal vassal", "3", ("allies", "vassal.1", "vassal.2", "f1.lord")),
    ],
)
def test_always_allies_with_at_most_so_many_vassals_answers_with_or_without_the_card(
    hand: str, most: str, picks: tuple[str, ...]
) -> None:
    assert plotted(hand, allies="always", vassals=most) == picks


def test_always_allies_needs_an_order_for_the_vassals() -> None:
    assert plotted("allies", allies="always") is None
    assert plotted("land", allies="always") is None
