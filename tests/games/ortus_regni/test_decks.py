"""Decks as text: read in every language however they are written, and all that may be wrong; and
the decks that lie ready in the box."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from engine.games import game_words
from engine.games.ortus_regni import GAME, WORDS
from engine.games.ortus_regni.box import CARD_SET, DECK, KINDS, READY_DECKS
from engine.games.ortus_regni.words.names import card_name
from engine.kit.chance import Chance
from engine.kit.contract import Picks, Question
from engine.kit.showing import Say, Written
from texts import LOCALES

QUESTION = Question(1, 0, "build-deck", CARD_SET, 24, 24, about=(24,))
VIEW = GAME.view(GAME.start(2, {}, Chance(bytes(16), 0)), 0)
LAND_ARMY = (
    "2 castle, 6 land, 3 market town, 2 vassal, 4 mercenary, 2 intrigue, 3 allies, 2 banquet"
)

every_language = pytest.mark.parametrize("locale", LOCALES)


def say_in(locale: str) -> Say:
    return game_words(GAME.key, locale)


def counts(picks: Picks) -> dict[str, int]:
    """How many of each kind."""
    kinds = [pick.partition(".")[0] for pick in picks]
    return {kind: kinds.count(kind) for kind in KINDS if kind in kinds}


def read(text: str, first: str = "en") -> Written:
    """As somebody who reads this language first."""
    order = [first, *(locale for locale in LOCALES if locale != first)]
    return WORDS.read(VIEW, QUESTION, text, [say_in(locale) for locale in order])


@pytest.mark.parametrize(("writer", "reader"), list(itertools.product(LOCALES, LOCALES)))
def test_a_deck_that_is_written_is_read_again_in_every_language(writer: str, reader: str) -> None:
    luck = Chance(bytes(16), 0)
    for deck in (QUESTION.sample(luck) for _ in range(40)):
        text = WORDS.written(VIEW, QUESTION, deck, say_in(writer))
        found = read(text, reader)
        assert len(text) <= 1500
        assert (found.wrong, counts(found.picks)) == ((), counts(deck))
        assert QUESTION.accepts(found.picks) is None


@pytest.mark.parametrize(
    "text",
    [
        LAND_ARMY.upper(),
        LAND_ARMY.replace(", ", " "),
        "- " + LAND_ARMY.replace(", ", "\n- "),
        LAND_ARMY.replace(", 2 banquet", " and 2 banquet"),
        "2x castle, 6 x land, 3× market town, 2* vassal, 4 mercenary, 2 intrigue, 3 allies, "
        "2 banquet",
        "castle 2, land: 6, market town x3, vassal × 2, mercenary 4, intrigue 2, allies 3, "
        "banquet 2",
        "2 castles, 6 lands, 3 markets, 2 vassals, 4 mercenaries, 2 intrigues, 3 ally, 2 feasts.",
        "2 CASTELO, 6 terra, 3 mercado, 2 vassalo, 4 mercenario, 2 intriga, 3 aliado e 2 banquete",
        "2 cast, 6 lan, 3 town, 2 vass, 4 mercen, 2 intr, 3 alli, 2 banqu, 0 cath",
        "castle, castle, land, 5 land, 3 town, 2 vassal, 4 mercenary, 2 intrigue, 3 allies, "
        "2 banquet",
    ],
)
@every_language
def test_ways_to_write_the_same_deck(text: str, locale: str) -> None:
    found = read(text, locale)
    assert (found.wrong, counts(found.picks)) == ((), READY_DECKS["land-army"].cards)


@every_language
def test_whoever_has_written_none_begins_with_a_deck_that_names_every_card(locale: str) -> None:
    text = WORDS.example(VIEW, QUESTION, say_in(locale))
    assert QUESTION.accepts(read(text, locale).picks) is None
    assert all(card_name(say_in(locale), kind).lower() in text for kind in KINDS)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", ["That makes 0 cards; it must be 24."]),
        (LAND_ARMY + ", 1 monk", ["That makes 25 cards; it must be 24."]),
        ("7 land, 6 castle, 6 church, 5 monk", ["Land: 7 are too many, at most 6."]),
        (LAND_ARMY + ", 1 palace", ["The Palace is extra: leave it out."]),
        (LAND_ARMY + ", 2 dragon", ["There is no card “dragon”."]),
        (
            LAND_ARMY.replace("castle", "casle"),
            ["There is no card “casle”. Do you mean Castle?", "That makes 22 cards"],
        ),
        ("99999999999999 land", ["Land: 999 are too many, at most 6.", "999 cards"]),
        ("24", ["There is no card “?”.", "That makes 0 cards; it must be 24."]),
    ],
)
def test_all_that_is_wrong_with_a_deck_is_told(text: str, wrong: list[str]) -> None:
    for told, expected in zip(read(text).wrong, wrong, strict=True):
        assert expected in told


@every_language
def test_a_long_text_of_nonsense_is_answered_in_a_few_short_sentences(locale: str) -> None:
    words = [f"{n} nonsense{chr(97 + n % 26) * 9}" for n in range(99)]
    found = read(", ".join(["x" * 300, *words]) + "9" * 5000, locale)
    assert 0 < len(found.wrong) <= 8
    assert all(0 < len(sentence) <= 200 for sentence in found.wrong)
    assert found.wrong[-2] == say_in(locale)("deck-more-wrong")


def test_what_was_understood_is_kept() -> None:
    assert read("3 land, 2 dragon, 1 monk").picks == ("land.1", "land.2", "land.3", "monk.1")
    assert read("9 land").picks == tuple(f"land.{n}" for n in range(1, 7))


@every_language
def test_names_of_cards_differ_for_readers_of_each_language(locale: str) -> None:
    """One card a line, read alone, is that card whoever reads it first."""
    say = say_in(locale)
    for kind in KINDS:
        for name in (card_name(say, kind), *say(f"also-{kind}").split(",")):
            assert counts(read(f"1 {name.strip()}", locale).picks) == {kind: 1}, name
    for name in say("also-palace").split(","):
        assert say("deck-palace") in read(name, locale).wrong


BUILD = Question(1, 0, "build-deck", CARD_SET, DECK, DECK, sealed=True)


@pytest.mark.parametrize("key", READY_DECKS)
def test_a_ready_deck_can_be_built_and_says_where_it_is_from(key: str) -> None:
    deck = READY_DECKS[key]
    assert deck.source == ("published" if key == "all-rounder" else "recon")
    for seats, rules, often in ((2, "duels", "duel"), (2, "off", "open"), (3, "on", "more")):
        view = GAME.view(GAME.start(seats, {"tournament": rules}, Chance(bytes(16), 0)), 0)
        (offer,) = [offer for offer in GAME.ready(view, BUILD) if offer.key == key]
        assert offer.weight == deck.often[often] > 0
        assert BUILD.accepts(offer.picks) is None
        assert Counter(pick.split(".")[0] for pick in offer.picks) == deck.cards
