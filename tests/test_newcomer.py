"""The newcomers whose results stand in `docs/learning.md`."""

from __future__ import annotations

import pytest

from bench.newcomer import PLAYERS, at_their_word, played
from engine.games import all_games
from engine.kit import example
from engine.kit.chance import Chance
from tests.games.example import make_known


@pytest.mark.parametrize("name", PLAYERS)
def test_every_newcomer_plays_to_the_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch)
    game = all_games()[example.GAME.key]
    shares = [played(game, PLAYERS[name], index) for index in range(2)]
    assert all(0 <= share <= 1 for share in shares)
    assert shares == [played(game, PLAYERS[name], index) for index in range(2)], "the same again"


def test_who_takes_explanations_at_their_word_gives_answers_that_are_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    make_known(monkeypatch)
    game = all_games()[example.GAME.key]
    state = game.start(2, {}, Chance(bytes(16), 0))
    for number in range(1, 20):
        for question in game.questions(state)[:1]:
            luck = Chance(bytes(16), number)
            picks = at_their_word(game, game.view(state, question.seat), question, luck)
            assert question.accepts(picks) is None
            game.answer(state, question, picks, Chance(bytes(16), number))
