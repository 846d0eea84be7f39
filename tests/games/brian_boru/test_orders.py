"""Standing orders: what they answer, and that they hang on no card in a hand."""

from __future__ import annotations

import pytest

from engine.games.brian_boru import GAME
from engine.kit.contract import Picks
from tests.games.brian_boru.positions import carry_out, open_question, table

NEVER = {"extras": "never", "expand": "never"}
ASK = {"extras": "ask", "expand": "ask"}


def ordered(
    card: str, orders: dict[str, str], *, won: bool = False, **board: object
) -> Picks | None:
    state = table(**{"coins": [6, 0, 0], "battle": 9, "discs": {0: "BR2"}} | board)
    carry_out(state, card, won=won)
    return GAME.ordered(GAME.view(state, 0), open_question(state, "action"), ASK | orders)


@pytest.mark.parametrize("card", ["r2", "b3", "y1"])
def test_a_winner_who_never_buys_more_is_not_asked(card: str) -> None:
    assert ordered(card, {"extras": "never"}, won=True) == ("primary",)
    assert ordered(card, {"expand": "never"}, won=True) is None


def test_a_royal_card_of_whoever_never_expands_gives_its_coins() -> None:
    assert ordered("w20", {"expand": "never"}) == ("upper",)
    assert ordered("w20", {"extras": "never"}) is None


def test_between_two_actions_no_order_decides() -> None:
    assert ordered("r11", NEVER) is None
    assert ordered("w13", NEVER, discs={0: "BR2", 1: "MU1"}, vikings="MU1") is None


def test_the_action_that_is_left_alone_is_taken() -> None:
    """Without raiders in the battle area a lost red card has its upper action alone."""
    assert ordered("r11", {"expand": "never"}, battle=0) == ("upper",)


def test_a_town_to_free_from_the_vikings_is_no_expansion() -> None:
    discs = {0: "BR2", 1: "MU1", 2: "MU2"}
    assert ordered("w13", NEVER, discs=discs, vikings="MU1 MU2") is None


def test_without_an_order_everything_is_asked() -> None:
    assert ordered("w20", {}) is None
    assert ordered("r2", {}, won=True) is None
