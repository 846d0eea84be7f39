"""The promises of the contract where random games with random decks seldom come to: plots with
Allies and Vassals, jousts, ransoms, gifts to a King.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.ortus_regni.watching import RARE, check_rare_positions


@pytest.mark.parametrize(("name", "games"), [("treachery", 14), ("joust", 8), ("attack", 8)])
def test_promises_hold_at_rare_positions(name: str, games: int) -> None:
    found = sum((check_rare_positions(seats, games, name) for seats in (2, 3, 5)), start=Counter())
    wanted = {"joust": JOUSTS, "attack": BATTLES, "treachery": PLOTS}[name]
    assert all(found[kind] for kind in wanted), found
    assert set(JOUSTS + BATTLES + PLOTS) <= set(RARE)


JOUSTS = ("joust-ante", "joust-card")
BATTLES = ("ransom-lords", "ransom-price", "attack-losses", "defence-losses", "church-decides")
PLOTS = ("allies", "struggle", "yield-armies", "yield-properties", "choose-towers")
