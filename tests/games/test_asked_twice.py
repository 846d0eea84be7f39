"""A rule that asks is begun again when the answer comes, so until then it changes nothing."""

from __future__ import annotations

from itertools import islice

import pytest
from msgspec.structs import replace

from engine.kit.chance import Chance
from engine.kit.steps import Play, Rulebook
from tests.games.suite import Case, Table, as_json, cases, copy_of, encode, option_sets, walk

STEPPED = [
    case for case in cases().values() if isinstance(getattr(case.game, "steps", None), Rulebook)
]


@pytest.mark.parametrize("case", STEPPED, ids=lambda case: case.key)
def test_a_step_that_asks_would_ask_the_same_again_and_has_done_nothing_before(case: Case) -> None:
    options = option_sets(case.game)
    for index, seats in enumerate(case.game.seats):
        table = Table(case, seats, options[index % len(options)], index)
        for at in islice(walk(table, "twice"), 600):
            if not at.questions:
                break
            again, luck = copy_of(case.game, encode(at.state)), Chance(bytes(16), 0)
            again.questions, step = [], again.board.agenda.pop()
            play = Play(again, again.board, again.board.agenda, [], luck)
            case.game.steps.rules[step.do](play, step)
            # Who has answered already, while others are still to, may be asked once more.
            numbers = {question.seat: question.number for question in at.questions}
            found = [question for question in again.questions if question.seat in numbers]
            asked = [replace(question, number=numbers[question.seat]) for question in found]
            again.questions, again.asked = asked, at.state.asked
            assert as_json(again) == as_json(at.state), f"{step.do} changes or asks something else"
            assert not luck.used, f"{step.do} draws luck before it asks"
            assert not play.events, f"{step.do} tells something before it asks"
