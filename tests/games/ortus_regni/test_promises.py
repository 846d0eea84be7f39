"""The promises of the contract at every position of the recorded rulings, many of which random
games seldom come to: plots with Allies and Vassals, ransoms, jousts, large earldoms with cards of
others.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.state import Step as ToDo
from engine.kit.chance import Chance
from engine.kit.contract import RESIGN
from tests.games.checks import check_questions
from tests.games.rulings import all_cases, play
from tests.games.run import OFTEN
from tests.games.suite import Step, Table, cases, copy_of, encode


def positions() -> Iterator[Step]:
    """A copy of each where somebody is asked, as a step of a game of its own that goes on."""
    for index, case in enumerate(all_cases(GAME.key)):
        for number, moment in enumerate(play(case), 1):
            state = copy_of(GAME, encode(moment.state))
            state.board.agenda[:0] = [ToDo("round"), ToDo("round-over"), ToDo("vikings")]
            if questions := GAME.questions(state):
                table = Table(cases()[GAME.key], state.board.seats, (), index)
                yield Step(table, number, state, questions)


def test_promises_hold_in_every_recorded_position() -> None:
    luck = Chance(bytes(16), 0)
    for step in positions():
        step.hooks.conserved(step.state)
        check_questions(step)
        for check in luck.sample(tuple(OFTEN), 4):
            check(step, luck)


def test_whether_orders_answer_hangs_on_nothing_hidden_and_who_comes_next_is_true() -> None:
    """Only the order that is veiled, and so takes its time, may tell a hand with one answer from
    one with many."""
    luck, told, given = Chance(bytes(16), 1), 0, 0
    for step in positions():
        question, state = luck.choice(step.questions), step.state
        orders = {order.key: luck.choice(order.choices) for order in GAME.orders}
        picks = GAME.ordered(GAME.view(state, question.seat), question, orders)
        assert picks is None or question.accepts(picks) is None, (orders, picks)
        orders |= {order.key: "ask" for order in GAME.orders if order.veiled}
        picks = GAME.ordered(GAME.view(state, question.seat), question, orders)
        given += picks is not None
        other = copy_of(GAME, step.packed())
        step.hooks.shuffle_hidden(other, (question.seat + 1) % step.table.seats, luck)
        twin = next(q for q in GAME.questions(other) if q.number == question.number)
        there = GAME.ordered(GAME.view(other, question.seat), twin, orders)
        assert (picks is None) == (there is None), f"{question.kind} with {orders}"
        coming = GAME.next_seats(GAME.view(state, None))
        picks = question.sample(luck)
        GAME.answer(state, question, picks, luck)
        after = {q.seat for q in GAME.questions(state)}
        leaves = RESIGN in picks  # Nobody else has a turn in these rounds.
        if coming and after and not leaves and not after & {q.seat for q in step.questions}:
            told += 1
            assert after == {coming[0]}, f"{step.table}, answer {step.number}, after {question}"
    assert told > 50
    assert given > 50
