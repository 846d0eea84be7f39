"""The box: the printed tables once more by hand, and numbers that check one another."""

from __future__ import annotations

from collections import Counter

from engine.games.raiders import GAME
from engine.games.raiders.box import (
    CARDS,
    FACES,
    HEROES,
    OFFERS,
    SETTLEMENTS,
    SPACES,
    SUPPLY,
    rolls,
)
from engine.kit.chance import Chance
from engine.kit.contract import POSTS
from tests.games.raiders.hooks import tile_points

PRINTED = """
archer 2 3 3 | armourer 3 3 3 | avenger 2 3 3 | barbarian 3 3 3 | berserker 4 3 4 | brawler 3 2 2
brynjar 1 4 4 | cartographer 2 1 0 | champion 2 4 4 | folke 1 4 3 | forager 3 1 0
gatekeeper 4 3 2 | gravedigger 3 1 0 | huntsman 4 1 1 | jeweller 3 1 0 | marauder 3 2 2
mercenary 4 4 4 | merchant 2 2 0 | ragnhildr 1 4 4 | recruiter 3 2 1 | sage 2 2 0 | scout 3 2 2
shieldmaiden 4 3 3 | trader 2 3 0 | warlord 3 4 3 | warmonger 4 3 3
"""
"""Card, copies, cost, strength."""
SETTLED = """
harbour_1: black grey; 2 2 0 0; 1; 4 grey, 3 grey, 4 grey
harbour_2: black grey; 3 1 0 0; 1; 3 grey, 4 grey, 4 grey
harbour_3: black grey; 2 3 0 0; 1; 4 grey, 3 grey, 4 grey
outpost_1: grey; 3 3 0 1; 10-2 16-4; 3 white, 3 grey
outpost_2: grey; 3 4 0 1; 8-2 14-4; 4 grey, 3 white
monastery_1: grey white; 3 3 1 2; 12-4 20-6; 3 white, 2 white
monastery_2: grey white; 4 2 1 2; 14-4 22-6; 2 white, 3 white
fortress_1: white; 5 3 2 2; 22-7 28-9 36-12; 2 white, 3 white
fortress_2: white; 4 2 2 2; 18-5 24-7 32-10; 2 white, 2 white
fortress_3: white; 5 4 1 2; 20-6 26-8 34-11; 2 white, 3 white
"""
"""Workers; crew, provisions, gold, dice; points or tiers; tokens and workers of the sets."""


def test_the_townsfolk_are_26_kinds_and_71_cards() -> None:
    rows = [row.split() for row in PRINTED.replace("\n", "|").split("|") if row.split()]
    printed = [(key, int(copies), int(cost), int(power)) for key, copies, cost, power in rows]
    assert [(c.key, c.copies, c.cost, c.strength) for c in CARDS.values()] == printed
    assert len(CARDS) == 26
    assert sum(card.copies for card in CARDS.values()) == 71
    assert {"brynjar", "folke", "ragnhildr"} == HEROES


def test_the_settlements_ask_and_give_what_is_printed() -> None:
    read = []
    for key, place in SETTLEMENTS.items():
        tiers = " ".join(f"{needed}-{points}" for needed, points in place.tiers)
        asks = f"{place.crew} {place.provision} {place.gold} {place.dice}"
        sets = ", ".join(f"{tokens} {worker}" for tokens, worker in place.spaces)
        workers = " ".join(place.workers)
        read.append(f"{key}: {workers}; {asks}; {tiers or place.points}; {sets}")
    assert read == SETTLED.strip().splitlines()


def test_the_raid_spaces_take_all_tokens_but_ten_and_all_grey_and_white_workers() -> None:
    bag = sum(SUPPLY[kind] for kind in ("valkyrie", "gold", "iron", "livestock"))
    assert bag - sum(space.tokens for space in SPACES.values()) == 10
    assert Counter(space.worker for space in SPACES.values()) == {"grey": 11, "white": 12}


def test_the_offerings_are_worth_what_they_cost() -> None:
    """Two for gold and iron each, one for livestock, a half for silver, rounded up."""
    assert [tile.points for tile in OFFERS.values()] == list(map(tile_points, OFFERS))
    paid = sum((Counter(tile.cost) for tile in OFFERS.values()), Counter[str]())
    assert paid == {"silver": 11, "livestock": 18, "iron": 10, "gold": 10}
    assert (len(OFFERS), sum(tile.points for tile in OFFERS.values())) == (16, 65)


def test_the_die_is_an_averaging_die() -> None:
    assert sum(FACES) == 21
    ways = {total: round(36 * share) for total, share in rolls(2).items()}
    assert ways == {4: 1, 5: 4, 6: 8, 7: 10, 8: 8, 9: 4, 10: 1}


def test_what_lists_disagree_about_is_an_option_of_the_table() -> None:
    rules = [option for option in GAME.options if option is not POSTS]
    assert [(o.key, o.choices, o.default) for o in rules] == [
        ("sage", ("zero", "one"), "zero"),
        ("fortress", ("two", "one"), "two"),
    ]
    board = GAME.start(2, {"sage": "one", "fortress": "one"}, Chance(bytes(16), 0)).board
    assert (board.sage, board.fortress_gold) == (1, 1)
