"""Text mode is whole: whoever reads nothing but words plays every game to its end.

They get what a prompt without a picture has: the question, the position in words, and each option's
label as its menu shows it, without its emoji.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict

import pytest

from cogs.panel.controls import parts_of
from engine.games import all_games, scenes, wording
from engine.kit.contract import Question, View
from engine.kit.showing import Say
from engine.table.record.words import game_words
from tests.games.shown import BOLD, PLAIN
from tests.games.suite import Table, cases, option_sets, walk
from texts import LOCALES


def read(text: str) -> str:
    """The letters, digits and signs of a text, without its pictures."""
    kept = [sign for sign in text if unicodedata.category(sign) not in ("So", "Sk", "Cf", "Mn")]
    return " ".join("".join(kept).split())


def told(key: str, view: View, question: Question, say: Say) -> dict[str, set[str]]:
    """By what is said of the options, the heading of their menu with it: which things that are;
    "land.1" and "land.2" are the same thing."""
    names, found = PLAIN[: view.seats], defaultdict[str, set[str]](set)
    labels = [wording(key).option(view, question, o, say, names) for o in question.options]
    for part in parts_of(labels):
        for index in part.indices:
            name, _, number = question.options[index].rpartition(".")
            thing = name if number.isdigit() else question.options[index]
            label = labels[index]
            found[read(f"{part.heading} {label.text} · {label.detail}")].add(thing)
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", all_games())
def test_options_are_told_apart_by_their_words_alone(key: str, locale: str) -> None:
    game, say = all_games()[key], game_words(key, locale)
    seats = game.seats[LOCALES.index(locale) % len(game.seats)]
    for step in walk(Table(cases()[key], seats, option_sets(game)[0], LOCALES.index(locale))):
        for question in step.questions[:1]:
            view = game.view(step.state, question.seat)
            if step.number % 10 == 0:
                public, names = game.view(step.state, None), BOLD[:seats]
                assert read(wording(key).question(view, question, say, names))
                assert read(scenes(key).board(public, say, PLAIN[:seats], ()).alt)
            for said, things in told(key, view, question, say).items():
                assert said.strip(" ·"), f"{question.kind}: an option without words"
                assert len(things) == 1, f"{question.kind} {question.about}: {things} say {said}"
