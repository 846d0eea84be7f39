"""How sensible seats of Claim Kingdoms play."""

from __future__ import annotations

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.box import FACTIONS, VALUE
from engine.games.claim_kingdoms.rules.ground import cell_of, is_space
from engine.kit.chance import Chance
from tests.games.suite import Table, by_luck, cases, played


def test_a_sensible_seat_beats_a_random_one() -> None:
    won = 0
    for number in range(40):
        table = Table(cases()[GAME.key], 2, (("hand", "one"),), number)
        state, luck, sensible = table.start(), table.luck("habits"), number % 2
        while questions := GAME.questions(state):
            (question,) = questions
            mine = question.seat == sensible
            picks = GAME.rollout_policy(state, question, luck) if mine else question.sample(luck)
            GAME.answer(state, question, picks, Chance(table.seed, state.asked))
        standing = GAME.standing(state)
        won += standing is not None and standing.places[sensible] == 1
    assert won >= 30


def test_a_sensible_seat_takes_back_nobody_who_is_worth_more_where_they_stand() -> None:
    stayed, luck, pays = 0, Chance(bytes(16), 0), FACTIONS["phoenix"].power.points
    for number in range(40):
        seed = bytes([number] * 16)
        for state, question, _ in played(GAME, 2, {}, by_luck(GAME), seed, luck):
            if question and (question.kind, *question.about[:1]) == ("target-card", "phoenix"):
                taken = [
                    pick for pick in GAME.rollout_policy(state, question, luck) if is_space(pick)
                ]
                worth = [VALUE[state.board.cards[cell_of(pick)].faction] for pick in taken]
                # The end counts a little less than now; a whim is worth up to 2.
                assert all(0.8 * value < pays + 2 for value in worth)
                stayed += not taken
    assert stayed > 5
