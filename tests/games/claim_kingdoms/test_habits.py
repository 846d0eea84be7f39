"""How a sensible seat answers in imagined games: plain preferences, and luck between what is about
as good."""

from __future__ import annotations

from collections import Counter

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.state import State
from engine.kit.chance import Chance
from tests.games.claim_kingdoms.positions import EAST, NORTH, SOUTH, answer, play, table, turn

TRIES = 80


def habits(state: State) -> Counter[str]:
    """What is picked, with so many different lucks."""
    (question,) = GAME.questions(state)
    found: Counter[str] = Counter()
    for number in range(TRIES):
        found.update(GAME.likely(state, question, Chance(b"habits", number)))
    return found


def test_cards_are_played_where_field_and_power_bring_most() -> None:
    state = table(maps=(1, 3), cards={"C1": "elves 1", "C2": "orcs", "D2": "trolls"})
    state.hands[0] = ["dragons"]
    turn(state)
    found = habits(state)
    assert found["D1"] > TRIES / 2, "a castle, beside two cards"
    assert len(found) > 1


def test_powers_hit_whoever_leads_and_not_their_own_seat() -> None:
    cards = {NORTH: "elves 1", EAST: "elves 2", SOUTH: "elves 0"}
    state = table(3, cards=cards, score=[4, 0, 12])
    play(state, "basilisks")
    found = habits(state)
    assert found[f"{EAST}-2"] > 5 * found[f"{NORTH}-1"]
    play(state, "fire_phoenix", "N0E2")
    assert habits(state)[EAST] == TRIES


def test_a_power_that_would_hit_its_own_seat_alone_is_declined() -> None:
    state = table(cards={NORTH: "dragons 0"})
    play(state, "fire_phoenix")
    found = habits(state)
    assert found[NORTH] == 0
    assert sum(found.values()) == TRIES, "the new card alone"


def test_a_catapult_spares_its_own_seat_where_it_can() -> None:
    state = table(maps=(1, 3), cards={"C2": "elves 0", "D1": "elves 1"})
    state.hands[0] = ["druids", "gnomes"]
    turn(state)
    answer(state, "play-card", "druids>D2")
    assert habits(state) == {"D1-1": TRIES}


def test_new_cards_are_taken_by_their_value() -> None:
    state = table(cards={NORTH: "elves"}, display="unicorns knights trolls")
    play(state, "druids")
    found = habits(state)
    assert found["knights"] > TRIES * 0.8
    assert not found["unicorns"]
