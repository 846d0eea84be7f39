"""What the games call their options on buttons."""

from __future__ import annotations

from engine.games import all_games, game_words, wording
from tests.prompts.moments import NAMES, asked_in
from texts import LOCALES

MOST_BUTTONS = 15
"""Options; more of them are in menus."""
MOST_LETTERS = 28
"""Of a button that has a phone's row for itself."""


def test_each_of_a_few_options_has_a_short_name_of_its_own() -> None:
    games = all_games()
    for key in games:
        for seats in {games[key].seats[0], games[key].seats[-1]}:
            for moment in asked_in(key, seats, b"buttons"):
                question, among = moment.question, len(moment.question.options)
                for locale in LOCALES if among <= MOST_BUTTONS else ():
                    say = game_words(key, locale)
                    labels = wording(key).labels(moment.view, question, say, NAMES[:seats])
                    called = [label.mark or label.text for label in labels]
                    assert len(set(called)) == among, (moment.name, called)
                    assert max(map(len, called)) <= MOST_LETTERS, (moment.name, called)
