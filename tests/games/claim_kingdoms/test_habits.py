"""How sensible seats of Claim Kingdoms play."""

from __future__ import annotations

from engine.games.claim_kingdoms import GAME
from engine.kit.chance import Chance
from tests.games.suite import Table, cases


def test_a_sensible_seat_beats_a_random_one() -> None:
    won = 0
    for number in range(40):
        table = Table(cases()[GAME.key], 2, (("hand", "one"),), number)
        state, luck, sensible = table.start(), table.luck("habits"), number % 2
        while questions := GAME.questions(state):
            (question,) = questions
            mine = question.seat == sensible
            picks = GAME.likely(state, question, luck) if mine else question.sample(luck)
            GAME.answer(state, question, picks, Chance(table.seed, state.asked))
        standing = GAME.standing(state)
        won += standing is not None and standing.places[sensible] == 1
    assert won >= 30
