"""What lies in the box, against the rulebook's numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.ortus_regni.box import (
    ARMY_DECKS,
    BATTLE_DECK,
    CARD_SET,
    CARDS,
    DECK,
    ENVOYS,
    FORCES,
    JOUST_DECK,
    KINDS,
    LORDS,
    PROPERTIES,
    READY_DECKS,
    SEATS,
    SOURCES,
    VIKING_DECK,
)
from engine.games.ortus_regni.mind.ready import ready
from engine.kit.contract import Question

BUILD = Question(1, 0, "build-deck", CARD_SET, DECK, DECK, sealed=True)


def test_a_colour_has_six_of_each_of_fifteen_kinds_and_a_palace_besides() -> None:
    assert len(KINDS) == 15
    assert len(CARD_SET) == 90
    assert Counter(card.split(".")[0] for card in CARD_SET) == dict.fromkeys(KINDS, 6)
    assert set(CARDS) == {*KINDS, "palace"}


def test_each_group_has_five_kinds() -> None:
    assert Counter(CARDS[kind].group for kind in KINDS) == {"property": 5, "face": 5, "politics": 5}


def test_properties_are_what_joins_a_fief() -> None:
    assert PROPERTIES == ("land", "market", "church", "cathedral")


def test_all_face_cards_but_the_mercenary_are_lords_and_fight_from_the_hand() -> None:
    assert LORDS == ("prince", "vassal", "champion", "monk")
    assert tuple(kind for kind in KINDS if CARDS[kind].field) == LORDS


def test_vassals_bring_one_cube_and_monks_two() -> None:
    assert {kind: CARDS[kind].envoy for kind in ENVOYS} == {"vassal": 1, "monk": 2}


@pytest.mark.parametrize(
    ("kind", "damage"),
    [("prince", 1), ("vassal", 1), ("champion", 2), ("monk", 0), ("mercenary", 2)],
)
def test_face_cards_deal_their_damage_and_absorb_one(kind: str, damage: int) -> None:
    assert (CARDS[kind].damage, CARDS[kind].absorbs) == (damage, 1)


@pytest.mark.parametrize(
    ("kind", "damage"),
    [("infantry", 1), ("knight", 2), ("viking", 1), ("chieftain", 2), ("king", 1)],
)
def test_other_forces_deal_their_damage_and_absorb_one(kind: str, damage: int) -> None:
    assert (FORCES[kind].damage, FORCES[kind].absorbs) == (damage, 1)


def test_a_palace_takes_three_damage_a_castle_two_and_properties_one() -> None:
    tough = {kind: CARDS[kind].toughness for kind in ("palace", "castle", *PROPERTIES)}
    assert tough == {"palace": 3, "castle": 2, **dict.fromkeys(PROPERTIES, 1)}


def test_the_battle_deck_has_fifteen_normal_cards_and_three_of_each_other() -> None:
    assert Counter(BATTLE_DECK) == {"normal": 15, "attacker": 3, "defender": 3, "church": 3}


def test_the_viking_and_joust_decks_have_24_cards() -> None:
    assert Counter(VIKING_DECK) == {"viking": 16, "chieftain": 8}
    assert Counter(JOUST_DECK) == {"none": 12, "prince": 6, "vassal": 6}


@pytest.mark.parametrize("seats", SEATS)
def test_the_army_deck_grows_by_twelve_for_each_earl_above_two(seats: int) -> None:
    more = seats - 2
    assert Counter(ARMY_DECKS[seats]) == {"infantry": 16 + 8 * more, "knight": 8 + 4 * more}


def test_three_earls_have_36_army_cards() -> None:
    assert Counter(ARMY_DECKS[3]) == {"infantry": 24, "knight": 12}


@pytest.mark.parametrize("key", READY_DECKS)
def test_a_ready_deck_can_be_built_and_says_where_it_is_from(key: str) -> None:
    deck = READY_DECKS[key]
    assert sum(deck.cards.values()) == DECK
    assert all(kind in KINDS and 0 < count <= 6 for kind, count in deck.cards.items())
    assert deck.source in ("published", "recon")
    assert deck.note


def test_one_deck_is_published_and_the_others_are_called_reconstructions() -> None:
    assert [key for key, deck in READY_DECKS.items() if deck.source == "published"] == [
        "all-rounder"
    ]
    assert SOURCES == {"tournament": "published", "bequests": "recon"}


def test_ready_decks_answer_the_question_for_a_deck_and_no_other() -> None:
    offers = ready(BUILD)
    assert [offer.key for offer in offers] == list(READY_DECKS)
    for offer in offers:
        assert BUILD.accepts(offer.picks) is None
        counts = Counter(pick.split(".")[0] for pick in offer.picks)
        assert counts == READY_DECKS[offer.key].cards
    assert ready(Question(1, 0, "choose-towers", ("castle.1", "castle.2"), 2, 2)) == ()
