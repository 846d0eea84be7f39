"""What a game takes for an answer and is none does not pass."""

from __future__ import annotations

import pytest

from engine.kit import example
from engine.kit.chance import Chance
from engine.kit.showing import Written
from engine.table.answers.answering import read
from tests.games.example import make_known

GAME = example.GAME


def test_what_a_game_takes_for_an_answer_and_is_none_does_not_pass(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    make_known(monkeypatch)
    view = GAME.view(GAME.start(2, {}, Chance(b"x" * 16, 0)), 0)
    monkeypatch.setattr(example.WORDS, "read", lambda *_: Written(("bread.1",)))
    found = read(GAME, view, view.questions[0], "anything", "en")
    assert len(found.wrong) == 1
    assert "too-few" in caplog.text
    assert "bread" not in caplog.text
