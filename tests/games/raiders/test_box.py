"""The box: numbers that check one another, and the printed tables once more by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import (
    ARMOUR_TRACK,
    BUILDINGS,
    CARDS,
    FACES,
    HEROES,
    OFFERS,
    SETTLEMENTS,
    SPACES,
    SUPPLY,
    VALKYRIE_TRACK,
    rolls,
)
from engine.kit.contract import POSTS

PRINTED = """
archer 2 3 3 | armourer 3 3 3 | avenger 2 3 3 | barbarian 3 3 3 | berserker 4 3 4 | brawler 3 2 2
brynjar 1 4 4 | cartographer 2 1 0 | champion 2 4 4 | folke 1 4 3 | forager 3 1 0
gatekeeper 4 3 2 | gravedigger 3 1 0 | huntsman 4 1 1 | jeweller 3 1 0 | marauder 3 2 2
mercenary 4 4 4 | merchant 2 2 0 | ragnhildr 1 4 4 | recruiter 3 2 1 | sage 2 2 0 | scout 3 2 2
shieldmaiden 4 3 3 | trader 2 3 0 | warlord 3 4 3 | warmonger 4 3 3
"""
"""Card, copies, cost, strength."""


def test_the_townsfolk_are_26_kinds_and_71_cards() -> None:
    rows = [row.split() for row in PRINTED.replace("\n", "|").split("|") if row.split()]
    printed = [(key, int(copies), int(cost), int(power)) for key, copies, cost, power in rows]
    assert [(c.key, c.copies, c.cost, c.strength) for c in CARDS.values()] == printed
    assert len(CARDS) == 26
    assert sum(card.copies for card in CARDS.values()) == 71


def test_heroes_are_three_and_have_no_town_hall_effect() -> None:
    assert {"brynjar", "folke", "ragnhildr"} == HEROES
    assert {key for key, card in CARDS.items() if card.hall is None} == HEROES


def test_four_kinds_score_at_the_end() -> None:
    end = {key for key, card in CARDS.items() if card.crew.rule in ("end", "end-per")}
    assert end == {"champion", "warlord", "merchant", "trader"}


def test_every_offering_obeys_the_formula_of_its_points() -> None:
    """Two for gold and iron each, one for livestock, a half for silver, rounded up."""
    for tile in OFFERS.values():
        cost = Counter(tile.cost)
        halves = 4 * (cost["gold"] + cost["iron"]) + 2 * cost["livestock"] + cost["silver"]
        assert tile.points == -(-halves // 2), tile.key


def test_the_offerings_together() -> None:
    assert len(OFFERS) == 16
    paid: Counter[str] = Counter()
    for tile in OFFERS.values():
        paid.update(tile.cost)
    assert paid == {"silver": 11, "livestock": 18, "iron": 10, "gold": 10}
    assert sum(tile.points for tile in OFFERS.values()) == 65


def test_the_raid_spaces_take_all_tokens_but_ten() -> None:
    by_kind = Counter(space.kind for space in SPACES.values())
    tokens: Counter[str] = Counter()
    for space in SPACES.values():
        tokens[space.kind] += space.tokens
    assert by_kind == {"harbour": 9, "outpost": 4, "monastery": 4, "fortress": 6}
    assert tokens == {"harbour": 33, "outpost": 13, "monastery": 10, "fortress": 14}
    bag = sum(SUPPLY[kind] for kind in ("valkyrie", "gold", "iron", "livestock"))
    assert bag - sum(tokens.values()) == 10


def test_the_workers_on_the_raid_spaces_are_all_there_are() -> None:
    workers = Counter(space.worker for space in SPACES.values())
    assert workers == {"grey": 11, "white": 12}
    assert sum(building.start == "black" for building in BUILDINGS.values()) == 3


SETTLED = {
    "harbour_1": ("black grey", 2, 2, 0, 0, ()),
    "harbour_2": ("black grey", 3, 1, 0, 0, ()),
    "harbour_3": ("black grey", 2, 3, 0, 0, ()),
    "outpost_1": ("grey", 3, 3, 0, 1, ((10, 2), (16, 4))),
    "outpost_2": ("grey", 3, 4, 0, 1, ((8, 2), (14, 4))),
    "monastery_1": ("grey white", 3, 3, 1, 2, ((12, 4), (20, 6))),
    "monastery_2": ("grey white", 4, 2, 1, 2, ((14, 4), (22, 6))),
    "fortress_1": ("white", 5, 3, 2, 2, ((22, 7), (28, 9), (36, 12))),
    "fortress_2": ("white", 4, 2, 2, 2, ((18, 5), (24, 7), (32, 10))),
    "fortress_3": ("white", 5, 4, 1, 2, ((20, 6), (26, 8), (34, 11))),
}
"""Workers, crew, provisions, gold, dice, tiers."""
SETS = {
    "harbour_1": "4 grey, 3 grey, 4 grey",
    "harbour_2": "3 grey, 4 grey, 4 grey",
    "harbour_3": "4 grey, 3 grey, 4 grey",
    "outpost_1": "3 white, 3 grey",
    "outpost_2": "4 grey, 3 white",
    "monastery_1": "3 white, 2 white",
    "monastery_2": "2 white, 3 white",
    "fortress_1": "2 white, 3 white",
    "fortress_2": "2 white, 2 white",
    "fortress_3": "2 white, 3 white",
}


@pytest.mark.parametrize("key", SETTLED)
def test_the_settlement_asks_what_is_printed(key: str) -> None:
    place = SETTLEMENTS[key]
    assert (
        " ".join(place.workers),
        place.crew,
        place.provision,
        place.gold,
        place.dice,
        place.tiers,
    ) == SETTLED[key]
    assert ", ".join(f"{tokens} {worker}" for tokens, worker in place.spaces) == SETS[key]


def test_harbours_alone_give_one_point_without_dice() -> None:
    for place in SETTLEMENTS.values():
        assert place.points == (1 if place.kind == "harbour" else 0)
        assert (place.dice == 0) == (place.kind == "harbour") == (not place.tiers)


def test_the_die_is_an_averaging_die() -> None:
    assert sum(FACES) == 21
    assert (min(rolls(1)), min(rolls(2)), max(rolls(2))) == (2, 4, 10)
    ways = {total: round(36 * share) for total, share in rolls(2).items()}
    assert ways == {4: 1, 5: 4, 6: 8, 7: 10, 8: 8, 9: 4, 10: 1}


def test_the_tracks() -> None:
    assert VALKYRIE_TRACK == (0, 0, 1, 2, 4, 7, 10, 15)
    assert ARMOUR_TRACK == (0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6)


def test_three_buildings_hold_a_black_worker_at_the_start() -> None:
    assert [key for key, building in BUILDINGS.items() if building.start] == [
        "gate_house",
        "town_hall",
        "treasury",
    ]


def test_black_workers_are_kept_out_of_two_buildings() -> None:
    closed = [key for key, building in BUILDINGS.items() if "black" not in building.workers]
    assert closed == ["armoury", "long_house"]


def test_what_lists_disagree_about_is_an_option_of_the_table() -> None:
    rules = [option for option in GAME.options if option is not POSTS]
    assert [(o.key, o.choices, o.default) for o in rules] == [
        ("sage", ("zero", "one"), "zero"),
        ("fortress", ("two", "one"), "two"),
    ]
    disputed = [c.key for c in (*CARDS.values(), *SETTLEMENTS.values()) if c.source == "disputed"]
    assert disputed == ["sage", "fortress_2"]
