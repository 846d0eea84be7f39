"""The words of games whose rules are no transcripts yet: complete in each language, none too many,
and short enough even with the longest names."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from engine.games import all_games, wording
from tests.games.tellings import BOLD, Recorder, Tellings, all_keys, say_everything
from tests.games.words import LIMITS, LONGEST_BOLD, Reader, no_complaints
from texts import LOCALES

ALL: list[Tellings] = [
    importlib.import_module(f"tests.games.{key}.tellings").TELLINGS
    for key in all_games()
    if (Path(__file__).parent / key / "tellings.py").exists()
]

each_game = pytest.mark.parametrize("told", ALL, ids=lambda told: told.key)
every_language = pytest.mark.parametrize("locale", LOCALES)


# Every text is there, and every text is used.


@each_game
def test_every_text_that_is_asked_for_is_there_and_every_other_is_none_too_many(
    told: Tellings,
) -> None:
    say = Recorder(told.key, "en")
    with no_complaints():
        say_everything(told, say)
    assert say.seen - all_keys(told.key) == set()
    left = all_keys(told.key) - say.seen
    assert {key for key in left if not key.startswith(told.of_pictures)} == set(), (
        "texts that nobody reads"
    )


@every_language
@each_game
def test_every_language_can_say_everything(told: Tellings, locale: str) -> None:
    with no_complaints():
        say_everything(told, Recorder(told.key, locale))
    assert all_keys(told.key, locale) == all_keys(told.key)


@every_language
@each_game
def test_no_language_leaves_english_behind(told: Tellings, locale: str) -> None:
    words, english, say = wording(told.key), Recorder(told.key, "en"), Recorder(told.key, locale)
    same = [kind for kind in told.kinds if words.waiting(kind, english) == words.waiting(kind, say)]
    assert same == ([] if locale != "en" else list(told.kinds))


# Within the limits, with the longest names.


@every_language
@each_game
def test_all_forms_of_all_questions_and_events_are_short_enough(
    told: Tellings, locale: str
) -> None:
    reader = Reader(told.key, locale, 3)
    for view, question in told.questions():
        reader.read_question(view, question)
    for view, question in told.foreseen():
        reader.read_foreseen(view, question)
    for kind in told.kinds:
        reader.fits("waiting", reader.words.waiting(kind, reader.say))
    for event in told.events():
        line = reader.words.event(event, reader.say, told.names(event, LONGEST_BOLD))
        reader.fits("event", line, may_be_empty=True)


@every_language
@each_game
def test_the_longest_milestones_keep_what_matters(told: Tellings, locale: str) -> None:
    words, say = wording(told.key), Recorder(told.key, locale)
    for milestone in told.milestones():
        events, view = milestone.events, milestone.view
        text = words.summary(events, view, say, LONGEST_BOLD[: view.seats])
        assert len(text) <= LIMITS["summary"]
        assert text.count("**") % 2 == 0, "a name was cut in the middle"
        assert [sign for sign in milestone.signs if sign not in text] == [], text
        if milestone.of_everybody:
            short = words.summary(events, view, say, BOLD[: view.seats])
            assert all(name in short for name in BOLD[: view.seats])


@every_language
@each_game
def test_rules_pages_fit(told: Tellings, locale: str) -> None:
    pages = wording(told.key).rules(Recorder(told.key, locale))
    assert [page.key for page in pages] == list(told.pages)
    for page in pages:
        assert 100 < len(page.text) <= LIMITS["page"], page.key
        assert 0 < len(page.title) <= LIMITS["page title"]


# Who reads what.


@every_language
@each_game
def test_the_kinds_that_only_one_seat_may_know_are_told_to_it(told: Tellings, locale: str) -> None:
    words, say = wording(told.key), Recorder(told.key, locale)
    events = [event for event in told.events() if event.kind in told.private]
    assert {event.kind for event in events} == set(told.private)
    for event in events:
        line = words.event(event, say, told.names(event, BOLD))
        assert line
        if event.kind not in told.of_others:
            assert BOLD[0] not in line, "said to the seat itself"
