"""Text mode is whole: whoever reads nothing but words plays every game to its end.

The player below gets what a prompt without a picture has: the question, the position and the hand
in words, and each option's label as its menu shows it. Of an option it knows no key and no emoji.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import Any

import pytest

from cogs.panel.controls import parts_of
from engine.games import all_games, scenes, wording
from engine.kit.chance import Chance
from engine.kit.contract import RESIGN, Game, Picks, Question, View
from engine.table.record.words import game_words
from tests.games.shown import BOLD, PLAIN
from texts import LOCALES

MOST_ANSWERS = 3000


def read(text: str) -> str:
    """The letters, digits and signs of a text, without its pictures."""
    kept = [sign for sign in text if unicodedata.category(sign) not in ("So", "Sk", "Cf", "Mn")]
    return " ".join("".join(kept).split())


class Reader:
    """Somebody who reads one language, at any seat."""

    def __init__(self, game: Game, locale: str) -> None:
        self.game, self.speak = game, wording(game.key)
        self.say = game_words(game.key, locale)

    def options(self, view: View, question: Question) -> list[str]:
        """What each option says: the heading of its menu, where there are several, its label and
        what stands below that."""
        names = PLAIN[: view.seats]
        labels = [self.speak.option(view, question, o, self.say, names) for o in question.options]
        found = [""] * len(labels)
        for part in parts_of(labels):
            for index in part.indices:
                label = labels[index]
                found[index] = read(f"{part.heading} {label.text} · {label.detail}")
        return found

    def pages(self, view: View, public: View, question: Question) -> list[str]:
        """The question, the position, and the hand."""
        names = BOLD[: view.seats]
        board = scenes(self.game.key).board(public, self.say, PLAIN[: view.seats], ())
        asked = self.speak.question(view, question, self.say, names)
        return [asked, board.alt, self.speak.hand(view, self.say, names)]


def thing(option: str) -> str:
    """What an option is: "land.1" and "land.2" are the same thing."""
    name, _, number = option.rpartition(".")
    return name if number.isdigit() else option


def alike(words: list[str], options: tuple[str, ...]) -> list[str]:
    """What several options say that are not the same thing."""
    things = set(zip(words, map(thing, options), strict=True))
    return [said for said, count in Counter(said for said, _ in things).items() if count > 1]


def meant(words: list[str], options: tuple[str, ...], chosen: list[str]) -> Picks:
    """The options that say what was chosen."""
    left = list(zip(words, options, strict=True))
    picks = []
    for said in chosen:
        found = next(pair for pair in left if pair[0] == said)
        left.remove(found)
        picks.append(found[1])
    return tuple(picks)


def test_two_options_that_read_alike_are_found() -> None:
    assert alike(["Munster, yellow", "Munster, yellow"], ("MU1", "MU2")) == ["Munster, yellow"]
    assert alike(["Land", "Land", "Lord"], ("land.1", "land.2", "lord")) == []
    assert read("🟡 Munster 4 ⚔️") == "Munster 4"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", all_games())
def test_options_are_told_apart_by_their_words_alone(key: str, locale: str) -> None:
    game = all_games()[key]
    seats = game.seats[LOCALES.index(locale) % len(game.seats)]
    reader, luck = Reader(game, locale), Chance(f"{key} in text".encode(), 0)
    state: Any = game.start(seats, {o.key: o.default for o in game.options}, luck)
    for number in range(MOST_ANSWERS):
        questions = game.questions(state)
        if not questions:
            return
        question = questions[0]
        view = game.view(state, question.seat)
        if number % 10 == 0:
            asked, position, _ = reader.pages(view, game.view(state, None), question)
            assert read(asked), f"{question.kind} asks nothing"
            assert read(position), "nothing is said of the position"
        words = reader.options(view, question)
        assert all(words), f"{question.kind}: an option without words"
        double = alike(words, question.options)
        assert not double, f"{question.kind} {question.about}: several options say {double}"
        chosen = [words[question.options.index(pick)] for pick in question.sample(luck)]
        picks = meant(words, question.options, chosen)
        if RESIGN not in picks:
            game.answer(state, question, picks, Chance(b"text mode", number + 1))
    raise AssertionError("it never ends")
