"""What lies in the box, typed from the rulebook once more."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.ortus_regni.box import (
    ARMY_DECKS,
    BATTLE_DECK,
    CARD_SET,
    CARDS,
    DECK,
    JOUST_DECK,
    KINDS,
    READY_DECKS,
    VIKING_DECK,
)
from engine.games.ortus_regni.mind.ready import ready
from engine.kit.contract import Question

BUILD = Question(1, 0, "build-deck", CARD_SET, DECK, DECK, sealed=True)
TOUGH = {"castle": 2, "land": 1, "market": 1, "church": 1, "cathedral": 1, "palace": 3}
FACES = {
    "prince": (1, 1, True, 0, "prince"),
    "vassal": (1, 1, True, 1, "vassal"),
    "champion": (2, 1, True, 0, "wild"),
    "monk": (0, 1, True, 2, ""),
    "mercenary": (2, 1, False, 0, ""),
}
"""Damage, what it absorbs, whether it fights from the hand and may be Lord, cubes as an emissary,
what it is in a joust."""


def test_each_card_is_what_the_book_says() -> None:
    assert Counter(card.split(".")[0] for card in CARD_SET) == dict.fromkeys(KINDS, 6)
    assert set(CARDS) == {*KINDS, "palace"}
    for key, card in CARDS.items():
        shown = (card.damage, card.absorbs, card.field, card.envoy, card.joust)
        assert shown == FACES.get(key, (0, 0, False, 0, "")), key
        assert (card.toughness, card.lord) == (TOUGH.get(key, 0), card.field), key


def test_the_decks_of_the_table() -> None:
    assert Counter(BATTLE_DECK) == {"normal": 15, "attacker": 3, "defender": 3, "church": 3}
    assert Counter(VIKING_DECK) == {"viking": 16, "chieftain": 8}
    assert Counter(JOUST_DECK) == {"none": 12, "prince": 6, "vassal": 6}
    assert {seats: Counter(deck) for seats, deck in ARMY_DECKS.items()} == {
        seats: {"infantry": 8 * seats, "knight": 4 * seats} for seats in range(2, 7)
    }


@pytest.mark.parametrize("key", READY_DECKS)
def test_a_ready_deck_can_be_built_and_says_where_it_is_from(key: str) -> None:
    deck = READY_DECKS[key]
    assert deck.source == ("published" if key == "all-rounder" else "recon")
    (offer,) = [offer for offer in ready(BUILD) if offer.key == key]
    assert BUILD.accepts(offer.picks) is None
    assert Counter(pick.split(".")[0] for pick in offer.picks) == deck.cards
