"""What is said before an answer does harm, and only then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import ACTIONS, CARDS
from engine.games.brian_boru.state import State, controlled
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from tests.games.brian_boru.positions import answer, carry_out, do, table
from tests.games.suite import by_luck, played

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
    board = {"trick": 7, "coins": [3] * 3, "discs": {0: "MU1"}}
    for card, battle, raiders, key in (
        ("r11", 4, [1, 2, 3], "raid"),
        ("r11", 0, [1, 2, 3], None),
        ("r11", 4, [3, 1, 2], None),
        ("r11", 9, [1, 9, 9], None),  # Whatever one does, one has the fewest.
        ("b6", 4, [1, 2, 3], None),
    ):
        state = table(battle=battle, raiders=raiders, **board)
        carry_out(state, card)
        assert warned(state) == key
    state = table(battle=4, raiders=[1, 2, 3], **board | {"trick": 6})
    carry_out(state, "r11")
    assert warned(state) is None


def test_a_raid_is_warned_of_only_if_the_hand_can_help() -> None:
    """In random games: who is warned loses a town or not, as they play, while nobody else takes
    raiders; who is not warned cannot change it."""
    told: Counter[str] = Counter()
    for index in range(18):
        seats = 3 + index % 3
        luck = Chance(bytes(16), 1000 + index)
        for state, question, _ in played(GAME, seats, {}, by_luck(GAME), bytes([index] * 16), luck):
            if question is None or question.kind not in ("lead", "play-card", "action"):
                continue
            last = state.board.trick == state.board.tricks
            if not last or not controlled(state.board, question.seat):
                continue
            found = GAME.warning(GAME.view(state, question.seat), question)
            warned_of_it = found is not None and found.key == "raid"
            outcomes = set(raids_after(state, question, luck))
            if not outcomes:
                continue  # Others have to take raiders.
            assert warned_of_it == (len(outcomes) == 2), (index, question, outcomes)
            told[f"{question.kind} {warned_of_it}"] += 1
    assert len(told) == 6, told
    assert min(told.values()) > 3, told


def test_coins_that_are_not_there_are_warned_of_at_the_cards_that_may_cost_points() -> None:
    """In random games: those cards, and no others, may win and cost points."""
    told: Counter[bool] = Counter()
    for index in range(12):
        luck = Chance(bytes(16), 2000 + index)
        for state, question, _ in played(
            GAME, 3 + index % 3, {}, by_luck(GAME), bytes([index] * 16), luck
        ):
            if question is None or question.kind not in ("lead", "play-card"):
                continue
            view = GAME.view(state, question.seat)
            found = GAME.warning(view, question)
            if state.board.coins[question.seat] or (found is not None and found.key == "raid"):
                continue
            signed = found.options if found is not None else ()
            for option in luck.sample(question.options, min(6, len(question.options))):
                costs = any(
                    wins_for_points(GAME.imagine(view, luck), question, option, luck)
                    for _ in range(5 * TRIES)
                )
                assert costs == (option in signed), (index, question, option)
                told[costs] += 1
    assert min(told[True], told[False]) > 5, told


def wins_for_points(state: State, question: Question, option: str, luck: Chance) -> bool:
    """Whether a card that is played so wins the trick, and its coins are paid in points."""
    seat, asked, picks = question.seat, GAME.questions(state)[0], (option,)
    cost = 0
    while True:
        for event in GAME.answer(state, asked, picks, luck):
            if event.kind == "paid" and event.args["seat"] == seat:
                cost += event.args["points"]
            if event.kind == "trick-over":
                return bool(cost) and event.args["winner"] == seat
        asked = GAME.questions(state)[0]
        picks = asked.sample(luck)


TRIES = 12
"""So often each card is played on."""


def raids_after(state: State, question: Question, luck: Chance) -> Iterator[bool]:
    """Whether the seat loses a town to the Vikings, for ways to play on in which others take no
    raiders."""
    view, picks = GAME.view(state, question.seat), question.options
    if question.kind == "lead":
        by_card: dict[str, list[str]] = {}
        for option in luck.sample(picks, len(picks)):
            by_card.setdefault(option.partition("-")[0], []).append(option)
        picks = tuple(option for options in by_card.values() for option in options[:2])
    for pick in picks:
        for _ in range(TRIES):
            world = GAME.imagine(view, luck)
            raided = played_on(world, question, (pick,), luck)
            if raided is not None:
                yield raided


def played_on(state: State, question: Question, picks: Picks, luck: Chance) -> bool | None:
    seat, asked = question.seat, GAME.questions(state)[0]
    while True:
        events = GAME.answer(state, asked, picks, luck)
        if any(e.kind == "raiders-taken" and e.args["seat"] != seat for e in events):
            return None
        if any(e.kind == "town-lost" and e.args["seat"] == seat for e in events):
            return True
        if any(e.kind == "upkeep-step" and e.args["step"] == "church" for e in events):
            return False
        asked = GAME.questions(state)[0]
        picks = asked.sample(luck)
        if asked.kind == "action" and asked.seat != seat:
            peaceful = [o for o in asked.options if not takes_raiders(str(asked.about[0]), o)]
            picks = (luck.choice(peaceful or asked.options),)


def takes_raiders(card: str, way: str) -> bool:
    return "raider" in CARDS[card].actions[ACTIONS.index(way.partition("-")[0])]
