"""The decks that lie ready in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import CARD_SET, DECK, READY_DECKS
from engine.kit.chance import Chance
from engine.kit.contract import Question

BUILD = Question(1, 0, "build-deck", CARD_SET, DECK, DECK, sealed=True)


@pytest.mark.parametrize("key", READY_DECKS)
def test_a_ready_deck_can_be_built_and_says_where_it_is_from(key: str) -> None:
    deck = READY_DECKS[key]
    assert deck.source == ("published" if key == "all-rounder" else "recon")
    for seats, often in ((2, deck.duel), (3, deck.more)):
        view = GAME.view(GAME.start(seats, {"tournament": "duels"}, Chance(bytes(16), 0)), 0)
        (offer,) = [offer for offer in GAME.ready(view, BUILD) if offer.key == key]
        assert offer.weight == often > 0
        assert BUILD.accepts(offer.picks) is None
        assert Counter(pick.split(".")[0] for pick in offer.picks) == deck.cards
