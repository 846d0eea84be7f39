"""Whole random games with the checks on, because volume finds what thought does not."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from tests.games.checks import (
    apply,
    check_commute,
    check_default,
    check_determinize,
    check_end,
    check_foreseen,
    check_hidden,
    check_luck,
    check_offers,
    check_orders,
    check_questions,
    check_round_trip,
    check_symmetry,
    check_two_worlds,
    check_views,
)
from tests.games.suite import Fault, Step, Table, as_json, encode, from_json, play_out

Check = Callable[[Step, Chance], None]

OFTEN: dict[Check, float] = {
    check_round_trip: 1 / 40,
    check_offers: 1 / 100,
    check_default: 1 / 40,
    check_luck: 1 / 60,
    check_commute: 1 / 30,
    check_symmetry: 1 / 40,
    check_views: 1 / 50,
    check_hidden: 1 / 15,
    check_two_worlds: 1 / 50,
    check_determinize: 1 / 150,
    check_foreseen: 1 / 100,
    check_orders: 1 / 10,
}
"""How often each check is made, as a share of the positions."""

COUNTED = 12
"""After every so many-th answer, and at the end, all things are counted: what was lost or doubled
stays so."""

NEED_A_QUESTION = {check_luck, check_symmetry}


@dataclass
class Outcome:
    """What a game with checks brought."""

    answers: int = 0
    fired: set[str] = field(default_factory=set)
    checks: Counter[str] = field(default_factory=Counter)


def run_table(
    table: Table, outcome: Outcome | None = None, *, thorough: int = 0, share: float = 1.0
) -> Outcome:
    """Play a random game to the end, checking: everything at each of the first `thorough`
    positions, then this share of what `OFTEN` says.

    Raises:
        Fault: a promise is broken; names the game, the answer and the check.
    """
    outcome = outcome or Outcome()
    before = outcome.answers
    try:
        _checked_game(table, outcome, thorough, share)
    except Fault:
        raise
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        raise Fault(
            f"{table}, answer {outcome.answers - before + 1}: {type(error).__name__}: {error} "
            f"({where.name}, line {where.lineno})"
        ) from error
    return outcome


def _checked_game(table: Table, outcome: Outcome, thorough: int, share: float) -> None:
    game, hooks = table.case.game, table.case.hooks
    play, dice = table.luck("play"), table.luck("checks")
    state = table.start()
    hooks.conserved(state)
    bound = hooks.longest(table.seats)
    highest, known = 0, dict[int, tuple[int, str]]()
    log: list[tuple[int, Picks]] = []
    fork = dice.below(min(bound // 2, 200)) if dice.below(10) == 0 else -1
    twin, shorter = None, None
    for number in range(1, bound + 2):
        questions = game.questions(state)
        step = Step(table, number, state, questions)
        check_questions(step)
        highest, known = _check_numbers(questions, highest, known)
        for check, rate in OFTEN.items():
            now = number <= thorough or dice.random() < rate * share
            if now and (questions or check not in NEED_A_QUESTION):
                check(step, dice)
                outcome.checks[check.__name__] += 1
        if number == fork:
            twin, shorter = from_json(game, as_json(state)), encode(state)
        if not questions:
            hooks.conserved(state)
            break
        question, picks = table.choose(state, play)
        coming = game.next_seats(game.view(state, None))
        outcome.fired |= {"told who is next"} if coming else set()
        events = game.answer(state, question, picks, Chance(table.seed, number))
        # Whoever was told to come next is asked next, once all who were asked have answered.
        # Nobody: the game is over, which is no lie (somebody resigned).
        now = {q.seat for q in game.questions(state)}
        if coming and now and not now & {q.seat for q in questions}:
            assert now == {coming[0]}, f"{coming} were told to come next, not {now}"
        if twin is not None:
            apply(step, twin, question.number, picks)
        if number <= thorough or number % COUNTED == 0:
            hooks.conserved(state)
        outcome.fired |= hooks.happened(question, picks, events, state)
        outcome.answers += 1
        log.append((question.number, picks))
    assert not questions, (
        f"no end after {bound} answers: if it would come, the hooks' `longest` is too low"
    )
    check_end(step, dice)
    if twin is not None:
        assert encode(twin) == encode(state), f"going on from the stored position {fork} differs"
        replayed, _ = play_out(table, log[: fork - 1])
        assert encode(replayed) == shorter, f"undo to {fork} by replay gives something else"


def _check_numbers(
    questions: tuple[Question, ...], highest: int, known: dict[int, tuple[int, str]]
) -> tuple[int, dict[int, tuple[int, str]]]:
    """A question keeps its number while it is open, and no number is given twice."""
    now = {q.number: (q.seat, q.kind) for q in questions}
    for number, what in now.items():
        if number in known:
            assert known[number] == what, f"question {number} has become {what}"
        else:
            assert number > highest, f"question number {number} is given a second time"
    return max(highest, *now) if now else highest, now
