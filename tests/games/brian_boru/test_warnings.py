"""What is said before an answer does harm, and only then."""

from __future__ import annotations

from typing import Any

from engine.games.brian_boru import GAME
from tests.games.brian_boru.positions import answer, carry_out, do, table

LOW = {0: "r2 r5 b3", 1: "r11 y1 b6", 2: "y4 y7 b9"}


def warned(state: Any) -> str | None:
    question = GAME.questions(state)[0]
    found = GAME.warning(GAME.view(state, question.seat), question)
    return None if found is None else found.key


def leading(**more: Any) -> Any:
    state = table(**{"hands": LOW, "coins": [3] * 3, "trick": 1} | more)
    do(state, "trick")
    return state


def test_without_a_coin_a_card_that_asks_for_coins_is_warned_of() -> None:
    """Who cannot pay loses two points for each coin."""
    high = LOW | {0: "r2 r24 b3"}
    assert warned(leading(hands=high, coins=[0, 3, 3])) == "unpaid"
    assert warned(leading(hands=high)) is None
    assert warned(leading(coins=[0, 3, 3])) is None


def test_a_follower_is_warned_only_of_cards_that_may_win() -> None:
    for hand, key in (("r24 b3 y1", "unpaid"), ("b25 r11 y1", None)):
        state = leading(hands=LOW | {1: hand}, coins=[3, 0, 3])
        answer(state, "lead", "r2-MU3")
        assert warned(state) == key


def test_in_the_last_trick_the_other_card_is_lost() -> None:
    assert warned(leading(trick=6)) == "last-card"
    assert warned(leading(trick=5)) is None


def test_with_the_fewest_raiders_one_is_warned_before_the_vikings_raid() -> None:
    board = {"trick": 7, "coins": [3] * 3}
    for battle, raiders, key in (
        (4, [1, 2, 3], "raid"),
        (0, [1, 2, 3], None),
        (4, [3, 1, 2], None),
    ):
        state = table(battle=battle, raiders=raiders, **board)
        carry_out(state, "b6")
        assert warned(state) == key
    state = table(battle=4, raiders=[1, 2, 3], **board | {"trick": 6})
    carry_out(state, "b6")
    assert warned(state) is None
