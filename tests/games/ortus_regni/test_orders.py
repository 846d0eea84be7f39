"""Standing orders that go together."""

from __future__ import annotations

import pytest

from engine.games.ortus_regni import GAME
from tests.games.ortus_regni.positions import do, open_question, table


@pytest.mark.parametrize(
    ("hand", "orders", "picks"),
    [
        ("land", {}, ("pass",)),
        ("land", {"allies": "always"}, None),
        ("allies", {"allies": "always"}, None),
        ("land", {"allies": "always", "vassals": "0"}, ("pass",)),
        ("allies", {"allies": "always", "vassals": "0"}, ("allies",)),
        ("allies vassal*2", {"allies": "always", "vassals": "1"}, ("allies", "vassal.1")),
        (
            "allies vassal*2",
            {"allies": "always", "vassals": "3"},
            ("allies", "vassal.1", "vassal.2", "f1.lord"),
        ),
    ],
)
def test_always_allies_answers_with_or_without_the_card_if_the_vassals_are_ordered_too(
    hand: str, orders: dict[str, str], picks: tuple[str, ...] | None
) -> None:
    """What nobody ordered does not hold, but for the only answer."""
    state = table(earldoms={1: "palace:vassal"}, hands={1: hand}, plot="treachery hand-1")
    do(state)
    question = open_question(state, "allies")
    held = {order.key: order.default for order in GAME.orders} | orders
    if orders:
        held["only"] = "ask"
    assert GAME.ordered(GAME.view(state, 1), question, held) == picks
    assert picks is None or question.accepts(picks) is None
