"""The promises of the contract late in the game: positions that random games seldom come to."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from tests.games.checks import (
    check_commute,
    check_default,
    check_end,
    check_foreseen,
    check_hidden,
    check_imagine,
    check_luck,
    check_offers,
    check_questions,
    check_round_trip,
    check_symmetry,
    check_two_worlds,
    check_views,
)
from tests.games.ortus_regni.late import late_position
from tests.games.ortus_regni.watching import CASE
from tests.games.suite import Step, Table, copy_of, encode

CHECKS = (
    check_commute,
    check_default,
    check_foreseen,
    check_hidden,
    check_imagine,
    check_luck,
    check_offers,
    check_round_trip,
    check_symmetry,
    check_two_worlds,
    check_views,
)
ANSWERS = 30
"""From each position on."""
DARING = ("treachery", "intrigue", "attack", "joust", "bequeath", "monastery", "claim")
"""Actions that are preferred."""
WANTED = (
    *("bequeathed", "king-dead", "vikings-landed", "vikings-attack", "cards-returned", "crowned"),
    *("battle-deck-shuffled", "viking-deck-shuffled", "fief-taken", "mercenary-stolen", "tribute"),
    *("joust-cancelled", "joust-break", "church-decided", "ransom-named", "seized", "struggle"),
)


def boldly(question: Question, luck: Chance) -> Picks:
    """At random, but with a liking for what brings others into it."""
    options = question.options
    daring = [option for option in options if option.partition(".")[0] in DARING]
    if question.kind == "turn" and daring and luck.below(3):
        return (luck.choice(daring),)
    if question.kind == "allies" and "allies" in options and luck.below(3):
        return ("allies", *luck.sample(options[2:], luck.below(len(options) - 1)))
    return question.sample(luck)


def positions(seats: int, count: int) -> list[tuple[Table, State, Chance]]:
    """So many positions, each with its luck."""
    found = []
    number = 0
    while len(found) < count:
        number += 1
        luck = Chance(bytes([seats]) * 16, number)
        state = late_position(seats, luck)
        if state is not None:
            found.append((Table(CASE, seats, (("tournament", "off"),), number), state, luck))
    return found


def test_promises_hold_late_in_the_game() -> None:
    seen: Counter[str] = Counter()
    for seats, count in ((2, 120), (3, 120), (4, 80), (6, 60)):
        for position in positions(seats, count):
            seen += played_on(*position)
    assert not [kind for kind in WANTED if not seen[kind]], seen


def played_on(table: Table, state: State, luck: Chance) -> Counter[str]:
    """The events of a while of bold play, with the checks on."""
    seen: Counter[str] = Counter()
    CASE.hooks.conserved(state)
    for number in range(1, ANSWERS + 1):
        step = Step(table, number, state, GAME.questions(state))
        check_questions(step)
        if not step.questions:
            check_end(step, luck)
            break
        if luck.below(3) == 0:
            luck.choice(CHECKS)(step, luck)
        question = luck.choice(step.questions)
        events = GAME.answer(state, question, boldly(question, luck), luck)
        CASE.hooks.conserved(state)
        seen.update([event.kind for event in events])
    return seen


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_comes_next_and_what_orders_answer_late_in_the_game(seats: int) -> None:
    """Standing orders answer or not whatever anybody holds, but for one that takes its time; and
    what they answer is legal."""
    told = given = 0
    for _, state, luck in positions(seats, 100):
        for number in range(ANSWERS):
            questions = GAME.questions(state)
            if not questions:
                break
            question = luck.choice(questions)
            orders = {order.key: luck.choice(order.choices) for order in GAME.orders}
            picks = GAME.ordered(GAME.view(state, question.seat), question, orders)
            assert picks is None or question.accepts(picks) is None, (orders, picks)
            given += picks is not None
            orders |= {order.key: "ask" for order in GAME.orders if order.veiled}
            picks = GAME.ordered(GAME.view(state, question.seat), question, orders)
            other = copy_of(GAME, encode(state))
            CASE.hooks.shuffle_hidden(other, (question.seat + 1) % seats, luck)
            twin = next(q for q in GAME.questions(other) if q.number == question.number)
            there = GAME.ordered(GAME.view(other, question.seat), twin, orders)
            assert (picks is None) == (there is None), f"{question.kind} with {orders}"
            coming = GAME.next_seats(GAME.view(state, None))
            GAME.answer(state, question, boldly(question, luck), luck)
            after = {q.seat for q in GAME.questions(state)}
            if coming and after and not after & {q.seat for q in questions}:
                told += 1
                assert after == {coming[0]}, f"after {question.kind}, answer {number}"
    assert told > 100
    assert given > 100
