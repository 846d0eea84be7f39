"""Decks as text: written and read again in every language, and all that may be wrong with one."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from engine.games import texts_folder
from engine.games.ortus_regni import GAME, WORDS
from engine.games.ortus_regni.box import CARD_SET, CARDS, KINDS, READY_DECKS
from engine.games.ortus_regni.words.names import card_name
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from engine.kit.showing import Say, Written
from tests.games.words import no_complaints
from texts import LOCALES, words_in

QUESTION = Question(1, 0, "build-deck", CARD_SET, 24, 24, about=(24,))
VIEW = GAME.view(GAME.start(2, {}, Chance(bytes(16), 0)), 0)

LAND_ARMY = (
    "2 castle, 6 land, 3 market town, 2 vassal, 4 mercenary, 2 intrigue, 3 allies, 2 banquet"
)

every_language = pytest.mark.parametrize("locale", LOCALES)


def say_in(locale: str) -> Say:
    return words_in(locale, texts_folder(GAME.key))


def decks() -> Iterator[Picks]:
    """The ready ones, then random ones."""
    for ready in GAME.ready(VIEW, QUESTION):
        yield ready.picks
    luck = Chance(bytes(16), 0)
    for _ in range(40):
        yield QUESTION.sample(luck)


def counts(picks: Picks) -> dict[str, int]:
    """How many of each kind."""
    kinds = [pick.partition(".")[0] for pick in picks]
    return {kind: kinds.count(kind) for kind in KINDS if kind in kinds}


def read(text: str, *locales: str) -> Written:
    """As somebody who reads the first of these languages."""
    order = [*locales, *(locale for locale in LOCALES if locale not in locales)]
    return WORDS.read(VIEW, QUESTION, text, [say_in(locale) for locale in order])


@pytest.mark.parametrize(("writer", "reader"), list(itertools.product(LOCALES, LOCALES)))
def test_a_deck_that_is_written_is_read_again_in_every_language(writer: str, reader: str) -> None:
    for deck in decks():
        text = WORDS.written(VIEW, QUESTION, deck, say_in(writer))
        assert len(text) <= 1500
        found = read(text, reader)
        assert found.wrong == ()
        assert counts(found.picks) == counts(deck)
        assert QUESTION.accepts(found.picks) is None


@every_language
def test_every_ready_deck_answers_the_question_and_has_a_name(locale: str) -> None:
    with no_complaints():
        offered = GAME.ready(VIEW, QUESTION)
        assert [one.key for one in offered] == list(READY_DECKS)
        labels = [WORDS.ready(VIEW, QUESTION, one.key, say_in(locale)) for one in offered]
    assert len({label.text for label in labels}) == len(labels)
    for label in labels:
        assert 0 < len(label.text) <= 80
        assert 0 < len(label.detail) <= 100
        assert not label.detail.endswith("…")
    assert all(QUESTION.accepts(one.picks) is None for one in offered)


@pytest.mark.parametrize(
    "text",
    [
        LAND_ARMY,
        LAND_ARMY.upper(),
        LAND_ARMY.replace(", ", "\n"),
        LAND_ARMY.replace(", ", "; "),
        LAND_ARMY.replace(", ", " "),
        "- " + LAND_ARMY.replace(", ", "\n- "),
        LAND_ARMY.replace(", 2 banquet", " and 2 banquet"),
        "2x castle, 6 x land, 3× market town, 2* vassal, 4 mercenary, 2 intrigue, 3 allies, "
        "2 banquet",
        "castle 2, land: 6, market town x3, vassal × 2, mercenary 4, intrigue 2, allies 3, "
        "banquet 2",
        "castle 2 land 6 market town 3 vassal 2 mercenary 4 intrigue 2 allies 3 banquet 2",
        "2 castles, 6 lands, 3 markets, 2 vassals, 4 mercenaries, 2 intrigues, 3 ally, 2 feasts.",
        "2 castillos, 6 campos, 3 mercados, 2 vasallos, 4 mercenarios, 2 intrigas, 3 aliados y "
        "2 banquetes",
        "2 castelo, 6 terra, 3 mercado, 2 vassalo, 4 mercenário, 2 intriga, 3 aliado e 2 banquete",
        "castle, castle, land, 5 land, 3 town, 2 vassal, 4 mercenary, 2 intrigue, 3 allies, "
        "2 banquet",
    ],
)
@every_language
def test_ways_to_write_the_same_deck(text: str, locale: str) -> None:
    found = read(text, locale)
    assert found.wrong == ()
    assert counts(found.picks) == READY_DECKS["land-army"].cards


def test_accents_and_case_do_not_matter() -> None:
    found = read("6 PRINCIPE, 6 campeon, 6 traição, 6 Cathédral", "es")
    assert counts(found.picks) == {"cathedral": 6, "prince": 6, "champion": 6, "treachery": 6}
    assert found.wrong == ()


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", ["That makes 0 cards; it must be 24."]),
        ("6 land, 6 castle", ["That makes 12 cards; it must be 24."]),
        (LAND_ARMY + ", 1 monk", ["That makes 25 cards; it must be 24."]),
        (
            "7 land, 6 castle, 6 church, 5 monk",
            ["Land: 7 are too many, at most 6."],
        ),
        (
            LAND_ARMY + ", 1 palace",
            ["The Palace is extra: leave it out."],
        ),
        (LAND_ARMY + ", 2 dragon", ["There is no card “dragon”."]),
        (
            LAND_ARMY.replace("castle", "casle"),
            [
                "There is no card “casle”. Do you mean Castle?",
                "That makes 22 cards; it must be 24.",
            ],
        ),
        ("99999999999999 land", ["Land: 999 are too many, at most 6.", "999 cards"]),
        ("24", ["There is no card “?”.", "That makes 0 cards; it must be 24."]),
    ],
)
def test_all_that_is_wrong_with_a_deck_is_told(text: str, wrong: list[str]) -> None:
    found = read(text, "en")
    assert len(found.wrong) == len(wrong)
    for told, expected in zip(found.wrong, wrong, strict=True):
        assert expected in told


@every_language
def test_what_is_wrong_is_told_in_the_language_of_the_reader(locale: str) -> None:
    say = say_in(locale)
    text = f"9 {card_name('land', say)}, 3 zzzzz, 1 {card_name('palace', say)}, 1 castl"
    found = read(text, locale)
    assert found.wrong == (
        say("deck-unknown", word="zzzzz"),
        say("deck-palace"),
        say("deck-unknown-near", word="castl", cards=card_name("castle", say)),
        say("deck-too-many", card=card_name("land", say), count=9, most=6),
        say("deck-too-few-cards", total=9, wanted=24),
    )


@every_language
def test_a_long_text_of_nonsense_is_answered_in_a_few_short_sentences(locale: str) -> None:
    words = [f"{n} nonsense{chr(97 + n % 26) * 9}" for n in range(99)]
    found = read(", ".join(["x" * 300, *words]) + "9" * 5000, locale)
    assert 0 < len(found.wrong) <= 8
    assert all(0 < len(sentence) <= 200 for sentence in found.wrong)
    assert found.wrong[-2] == say_in(locale)("deck-more-wrong")
    assert found.picks == ()


def test_what_was_understood_is_kept() -> None:
    found = read("3 land, 2 dragon, 1 monk")
    assert found.picks == ("land.1", "land.2", "land.3", "monk.1")
    assert read("9 land").picks == tuple(f"land.{n}" for n in range(1, 7))


@every_language
def test_names_of_cards_differ_for_readers_of_each_language(locale: str) -> None:
    """One card a line, read alone, is that card whoever reads it first."""
    say = say_in(locale)
    for kind in KINDS:
        for name in (card_name(kind, say), *say(f"also-{kind}").split(",")):
            assert counts(read(f"1 {name.strip()}", locale).picks) == {kind: 1}, name
    assert set(CARDS) - set(KINDS) == {"palace"}
    for name in say("also-palace").split(","):
        assert say("deck-palace") in read(name, locale).wrong
