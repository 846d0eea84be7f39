"""Answers as a whole: what a game offers of them is found, and what it does not is not missed."""

from __future__ import annotations

import pytest

from engine.kit import example
from engine.kit.chance import Chance
from engine.kit.contract import Question
from engine.kit.example.box import things
from engine.kit.example.state import View
from engine.kit.showing import Written
from engine.table.answers.words import game_words, read
from tests.engine.script import Script
from tests.games.example import make_known

GAME = example.GAME


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch)


@pytest.fixture
def view() -> View:
    return GAME.view(GAME.start(2, {}, Chance(b"x" * 16, 0)), 0)


@pytest.fixture
def question(view: View) -> Question:
    return view.questions[0]


def test_every_ready_answer_answers_the_question(view: View, question: Question) -> None:
    found = GAME.ready(view, question)
    assert [one.key for one in found] == ["baker", "fisher"]
    assert [question.accepts(one.picks) for one in found] == [None, None]
    label = example.WORDS.ready(view, question, "baker", game_words(GAME.key, "es"))
    assert label.text == "El panadero"


def test_other_questions_and_other_games_have_none(view: View) -> None:
    other = Question(9, 0, "taste", ("yes", "no"))
    assert GAME.ready(view, other) == ()
    assert Script().ready(view, other) == ()


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "6 bread, 2 cheese, 4 fish"),
        ("es", "6 pan, 2 queso, 4 pescado"),
        ("pt-BR", "6 pão, 2 queijo, 4 peixe"),
    ],
)
def test_what_is_written_in_any_language_is_read_in_every_one(
    view: View, question: Question, locale: str, text: str
) -> None:
    picks = things(bread=6, cheese=2, fish=4)
    assert example.WORDS.written(view, question, picks, game_words(GAME.key, locale)) == text
    for reader in ("en", "es", "pt-BR"):
        assert read(GAME, view, question, text, reader) == Written(picks, ())


def test_what_a_game_takes_for_an_answer_and_is_none_does_not_pass(
    view: View,
    question: Question,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(example.WORDS, "read", lambda *_: Written(("bread.1",)))
    found = read(GAME, view, question, "anything", "en")
    assert len(found.wrong) == 1
    assert "too-few" in caplog.text
    assert "bread" not in caplog.text
