"""What every game tells somebody who never read its rules: whole, in each language, and short
enough to be read on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import pytest

from engine.games import all_games, game_words, lessons, symbols, texts_folder, wording
from engine.kit.chance import Chance
from engine.kit.lessons import MOST_THING, met_in
from engine.kit.scene import size_of
from tests.games.example import CASE as EXAMPLE
from tests.games.example import make_known
from tests.games.shown import Recorder
from tests.games.suite import Table, cases, option_sets, walk
from tests.games.words import LEFT_OVER, LONGEST_BOLD, NAMES, is_drawn, no_complaints
from texts import LOCALES, catalogues

CASES = {EXAMPLE.key: EXAMPLE, **cases()}
each_game = pytest.mark.parametrize("key", CASES)
MOST_PAGE = 320
"""Characters of a page of *How it plays*: two sentences, beside a picture."""
MOST_MATTERS, MOST_LOOKS, MOST_TOLD, MOST_WARNING = 100, 160, 200, 120
LONGEST_LESSON = 250
"""Answers of all seats within which a guided game comes to its end."""
KEYS = re.compile(r"(?m)^([a-z][\w-]*) =")


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch)


def fits(what: str, text: str, most: int) -> None:
    assert text.strip(), f"empty {what}"
    assert len(text) <= most, f"{len(text)} of {most} characters, {what}: {text!r}"
    assert LEFT_OVER.search(text) is None, f"{what}: {text!r}"
    assert text.count("**") % 2 == 0, f"{what}: {text!r}"


def sayings(key: str) -> Iterator[Any]:
    return (game_words(key, locale) for locale in LOCALES)


def kinds(key: str, head: str = "wait") -> set[str]:
    """What comes behind this beginning in the catalogue: each kind of question has a text for who
    waits, "wait-KIND"; those that matter "matters-KIND"."""
    files = catalogues(texts_folder(key), LOCALES[0])
    found = [one for path in files for one in KEYS.findall(path.read_text("utf-8"))]
    return {one.removeprefix(f"{head}-") for one in found if one.startswith(f"{head}-")}


def each(head: str, kinds: set[str]) -> str:
    return ", ".join(f"{head}-{kind}" for kind in sorted(kinds))


@each_game
def test_four_or_five_drawn_pages_of_two_sentences_tell_how_it_plays(key: str) -> None:
    told, game = lessons(key), all_games()[key]
    assert 4 <= len(told.pages) <= 5, "`Lessons.pages` has four or five keys"
    for say in sayings(key):
        with no_complaints():
            for page in told.pages:
                fits(f"title of {page} in {say.locale}", say(f"learn-{page}-title"), 45)
                fits(f"{page} in {say.locale}", say(f"learn-{page}"), MOST_PAGE)
                picture = told.page_picture(game, page, say)
                is_drawn(key, say, picture)
                width, height = size_of(picture)
                assert height <= 1.25 * width + 1, (
                    f"the picture of {page} is {height:.0f} high and {width:.0f} wide:"
                    f" at most {1.25 * width:.0f}"
                )


@each_game
def test_every_kind_of_question_says_why_it_matters(key: str) -> None:
    missing, strange = kinds(key) - kinds(key, "matters"), kinds(key, "matters") - kinds(key)
    assert not missing, f"texts/lessons needs {each('matters', missing)}: why the question matters"
    assert not strange, f"{each('matters', strange)} in texts/lessons: no question has a wait-… so"
    for say in sayings(key):
        with no_complaints():
            for kind in kinds(key):
                fits(f"{kind} in {say.locale}", say(f"matters-{kind}"), MOST_MATTERS)


@each_game
def test_all_that_may_be_looked_up_has_effect_example_and_a_picture(key: str) -> None:
    for say in sayings(key):
        with no_complaints():
            things = lessons(key).things(say)
            assert things, "`Lessons.things` has nothing to look up: at least one thing"
            named = [name for thing in things for name in (thing.key, *thing.also)]
            assert len(named) == len(set(named)), f"a key twice among `things`: {named}"
            assert len({thing.title for thing in things}) == len(things), "two have one name"
            for thing in things:
                for part in ("title", "effect", "example"):
                    where = f"{part} of {thing.key} in {say.locale}"
                    fits(where, getattr(thing, part), MOST_THING[part])
                assert len(thing.ruling) <= MOST_THING["ruling"]
                is_drawn(key, say, lessons(key).thing_picture(thing.key, say))
            missing = {*symbols(key), *CASES[key].hooks.looked_up} - {*named}
            assert not missing, (
                f"`Lessons.things` lacks symbols, or what the hooks' `looked_up` has: {missing}"
            )


@each_game
def test_what_is_met_can_be_looked_up_and_warnings_fit_in_every_language(key: str) -> None:
    game, words, met = all_games()[key], wording(key), 0
    says = list(sayings(key))
    known = {thing.key: thing for thing in lessons(key).things(says[0])}
    options = option_sets(game)[0]
    games = [walk(Table(CASES[key], game.seats[n % len(game.seats)], options, n)) for n in range(6)]
    with no_complaints():
        for step in islice(chain.from_iterable(games), 3000):
            for question in step.questions:
                view = game.view(step.state, question.seat)
                met += bool(met_in(lessons(key), view, question, known))
                caution = game.warning(view, question)
                assert caution is None or {*caution.options} <= {*question.options}
                for say in says if caution is not None else ():
                    for names in (NAMES, LONGEST_BOLD):
                        told = words.warning(view, caution, say, names[: view.seats])
                        assert "\n" not in told
                        most = MOST_WARNING if names is NAMES else 4 * MOST_WARNING
                        fits(f"warning {caution.key} in {say.locale}", told, most)
    assert met, (
        "no question is about anything that `Lessons.things` has: name its keys in `about` or in"
        " the options, or write `Lessons.met`"
    )


@each_game
def test_a_guided_first_game_goes_through_to_its_end_and_says_all_it_has_to(key: str) -> None:
    game, first = all_games()[key], lessons(key).first_game
    assert first is not None, "`Lessons.first_game` is missing: the guided game"
    looks, told = kinds(key, "look"), kinds(key, "after")
    assert looks <= kinds(key), f"{each('look', looks - kinds(key))}: no question has a wait-… so"
    options = {option.key: option.default for option in game.options} | dict(first.options)
    assert len(first.seed) == 16
    assert 0 <= first.seat < first.seats
    state: Any = game.start(first.seats, options, Chance(first.seed, 0))
    luck, left, happened = Chance(first.seed, 1 << 32), first.times, set()
    for number in range(1, LONGEST_LESSON):
        asked = game.questions(state)
        if not asked or not left:
            break
        prepared = number <= len(first.opening)
        if not prepared:
            own = {question.kind for question in asked if question.seat == first.seat}
            assert own <= looks, f"texts/lessons needs {each('look', own - looks)}: what to look at"
        picks = (
            first.opening[number - 1] if prepared else game.rollout_policy(state, asked[0], luck)
        )
        events = game.answer(state, asked[0], picks, Chance(first.seed, number))
        happened |= {event.kind for event in events} if not prepared else set()
        left -= sum(event.kind == first.ends for event in events) if not prepared else 0
    assert left <= 0, (
        f"{first.times} times {first.ends} is more than {LONGEST_LESSON} answers away: change"
        " `ends` or `times` of the first game"
    )
    assert told & happened, (
        f"of after-… in texts/lessons has {sorted(told)}, of which nothing happened in the guided"
        f" game; there were {sorted(happened)}"
    )
    for say in sayings(key):
        with no_complaints():
            for kind in looks:
                fits(f"{kind} in {say.locale}", say(f"look-{kind}"), MOST_LOOKS)
            for kind in told:
                fits(f"{kind} in {say.locale}", say(f"after-{kind}"), MOST_TOLD)


@each_game
def test_no_words_of_lessons_are_left_over(key: str) -> None:
    told = lessons(key)
    used = {f"learn-{page}" for page in told.pages} | {f"learn-{page}-title" for page in told.pages}
    used |= {f"{head}-{kind}" for head in ("matters", "look", "after") for kind in kinds(key, head)}
    say = Recorder(key, "en")
    for thing in told.things(say):
        told.thing_picture(thing.key, say)
    for page in told.pages:
        told.page_picture(all_games()[key], page, say)
    for locale in LOCALES:
        files = catalogues(texts_folder(key), locale)[1:]
        assert files, "they have a file of their own"
        there = set(KEYS.findall(files[0].read_text("utf-8")))
        left = {k for k in there - used - say.seen if not k.startswith("warn-")}
        assert not left, f"{sorted(left)} in texts/lessons/{locale}.ftl: no lesson reads it"
        assert used <= there, f"texts/lessons/{locale}.ftl lacks {sorted(used - there)}"
