"""The rulebook's example: four players on the maps 1, 5, 7 and 10.

Which card lies where is not told there; this position has its number of followers, as they count,
for each player, faction and map. Seats: 0 yellow, 1 blue, 2 red, 3 green. It is Blue's last turn.
"""

from __future__ import annotations

import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.rules.scoring import scores
from tests.games.by_hand import told
from tests.games.claim_kingdoms.positions import asked, followers, play, table

YELLOW, BLUE, RED, GREEN = range(4)
CARDS = {
    "C1": "unicorns 0 1",
    "D1": "shapeshifters 0 0",
    "E1": "poisoners 3",
    "F1": "ice_beasts 3 3",
    "I1": "ice_beasts 3",
    "J1": "dragons 3",
    "B2": "dragons 3",
    "C2": "rogues 1 2",
    "E2": "ice_beasts 1 1 3",
    "F2": "shapeshifters 1",
    "G2": "elves 3 3",
    "I2": "druids 3",
    "J2": "poisoners 2",
    "B3": "ice_beasts 1",
    "C3": "druids 0",
    "D3": "druids",
    "I3": "shapeshifters 0",
    "J3": "rogues 1 3",
    "A4": "rogues 1 1",
    "B4": "mages 1 1",
    "C4": "shapeshifters 2",
    "G4": "unicorns 1",
    "D5": "druids 2 2",
    "E5": "ice_beasts 2",
    "G5": "dragons 1 3",
    "B6": "mages 0 0",
    "D6": "rogues 3",
    "E6": "unicorns 0 0 2 2",
    "F6": "ice_beasts 1",
    "G6": "poisoners 0",
    "J6": "unicorns 0",
    "A7": "dragons 2",
    "D7": "poisoners 2",
    "I7": "elves 2",
    "D8": "elves 0 0",
    "G8": "druids 0",
    "H8": "dragons 1 3",
}
LAST = "I6"
"""On map 10."""
IN_PLAY = [10, 17, 18, 15]
"""Points before the scoring: the totals told, less the maps."""
FACTIONS = {
    "unicorns": ([4, 2, 2, 0], [YELLOW]),
    "elves": ([2, 0, 1, 2], [YELLOW, GREEN]),
    "shapeshifters": ([4, 1, 2, 0], [YELLOW]),
    "dragons": ([0, 3, 1, 5], [GREEN]),
    "ice_beasts": ([0, 5, 2, 5], [BLUE, GREEN]),
    "mages": ([2, 2, 0, 0], [YELLOW, BLUE]),
    "poisoners": ([1, 0, 3, 1], [RED]),
    "rogues": ([0, 6, 2, 3], [BLUE]),
    "druids": ([3, 0, 2, 1], [YELLOW]),
}
MAPS = {
    1: {BLUE: 5},
    5: {GREEN: 7, BLUE: 3},
    7: {RED: 8, YELLOW: 4},
    10: {BLUE: 9, GREEN: 3, YELLOW: 3},
}


def last_turn():
    """Blue has played a Rogue with the last follower."""
    state = table(
        4,
        cards=CARDS,
        maps=(1, 5, 7, 10),
        factions=list(FACTIONS),
        score=list(IN_PLAY),
        supply=[2, 1, 4, 3],
    )
    return state, play(state, "rogues", LAST, BLUE)


def test_after_the_last_follower_the_rogue_is_of_no_use_and_the_game_ends() -> None:
    """Blue "decides not to use the power" of the Rogue: a new card would be of no use."""
    state, events = last_turn()
    assert told(events, "supply-empty") == [{"seat": BLUE}]
    assert [args["why"] for args in told(events, "power-idle")] == ["game-ends"]
    assert asked(state) == ""
    assert told(events, "game-ends") == [{"why": "followers", "seat": BLUE}]


@pytest.mark.parametrize("faction", FACTIONS)
def test_faction(faction: str) -> None:
    state, _ = last_turn()
    score = scores(state.board)[1][faction]
    counts, winners = FACTIONS[faction]
    assert list(score.counts) == counts
    assert [seat for seat in range(4) if score.points[seat]] == winners


@pytest.mark.parametrize("war_map", MAPS)
def test_war_map(war_map: int) -> None:
    state, _ = last_turn()
    score = scores(state.board)[0][war_map]
    assert {seat: points for seat, points in enumerate(score.points) if points} == MAPS[war_map]


def test_on_map_1_blue_has_eleven_followers_two_of_them_beside_a_druid() -> None:
    state, _ = last_turn()
    assert scores(state.board)[0][1].counts[BLUE] == 11
    on_map = [space for space in CARDS if space[0] in "ABCDE" and int(space[1]) < 5]
    assert sum(followers(state, space)[BLUE] for space in on_map) == 9


def test_final_scores() -> None:
    state, events = last_turn()
    standing = GAME.standing(state)
    assert standing is not None
    assert standing.points == (44, 54, 34, 43)
    assert standing.places == (2, 1, 4, 3)
    assert standing.why == "points"
    after_maps = [
        sum(source.points[seat] for source in standing.sources if source.key not in FACTIONS)
        for seat in range(4)
    ]
    assert after_maps == [17, 34, 26, 25]
    assert told(events, "game-over")[0]["winners"] == [BLUE]
