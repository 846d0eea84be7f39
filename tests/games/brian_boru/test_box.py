"""The box: cards, towns, roads and tracks as the rulebook and the sources have them."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.brian_boru import box
from engine.games.brian_boru.box import CARDS, REGIONS, TOWNS

COLOURED = {  # region: red, blue, yellow, threshold, points
    "NU": (3, 2, 2, 4, 6),
    "UL": (2, 2, 1, 3, 4),
    "BR": (1, 2, 1, 2, 3),
    "SU": (2, 2, 2, 3, 5),
    "DU": (1, 1, 1, 2, 2),
    "CO": (4, 2, 3, 5, 7),
    "LE": (1, 4, 4, 4, 6),
    "MU": (4, 3, 3, 5, 7),
}
ROADS = (
    "NU1-NU2 NU2-BR1 NU3-NU4 NU4-NU5 NU5-NU6 NU6-UL3 NU7-BR3 UL1-UL2 UL4-UL5 BR1-BR2 BR2-CO2 "
    "SU1-SU2 SU2-SU3 SU3-SU4 SU4-SU5 SU5-SU6 SU6-SU1 CO2-CO3 CO4-CO5 CO5-CO6 CO6-CO7 CO9-MU1 "
    "DU2-LE2 DU3-LE8 LE1-LE2 LE3-LE4 LE4-LE5 LE5-LE6 LE6-LE7 LE7-LE8 LE7-LE9 LE8-LE9 MU2-MU3 "
    "MU4-MU5 MU5-MU6 MU8-MU9"
)


def test_the_reference_card_lists_the_suits() -> None:
    suits = {suit: [] for suit in ("yellow", "red", "blue", "white")}
    for card in CARDS.values():
        suits[card.suit].append(card.value)
    assert suits == {
        "yellow": [1, 4, 7, 10, 14, 17, 23],
        "red": [2, 5, 8, 11, 15, 18, 24],
        "blue": [3, 6, 9, 12, 16, 19, 25],
        "white": [13, 20, 21, 22],
    }


def test_no_two_cards_tie() -> None:
    assert [card.value for card in CARDS.values()] == list(range(1, 26))
    assert [card.key for card in CARDS.values()] == list(box.CARD_KEYS)


@pytest.mark.parametrize("key", list(CARDS))
def test_each_primary_action_begins_with_the_town_and_no_other_has_one(key: str) -> None:
    primary, *secondary = CARDS[key].actions
    assert primary[0] == "town"
    assert "town" not in primary[1:]
    assert all("town" not in icons for icons in secondary)


def test_the_icons_of_the_whole_deck() -> None:
    primary = Counter(icon for card in CARDS.values() for icon in card.actions[0])
    assert primary == {
        "town": 25,
        "marriage": 5,
        "raider": 5,
        "church": 5,
        "coin": 13,
        "pay": 12,
    }
    upper = Counter(icon for card in CARDS.values() for icon in card.actions[1])
    assert upper == {"coin": 46, "expand": 25}
    lower = Counter(icon for card in CARDS.values() for acts in card.actions[2:] for icon in acts)
    assert lower == {"marriage": 17, "raider": 17, "church": 17, "unviking": 1, "pay": 1}


def test_three_cards_have_one_secondary_action() -> None:
    assert [key for key, card in CARDS.items() if len(card.actions) == 2] == ["w20", "w21", "w22"]


def test_each_suit_has_its_own_lower_action() -> None:
    own = {"yellow": "marriage", "red": "raider", "blue": "church"}
    for card in CARDS.values():
        if card.suit in own:
            assert set(card.actions[2]) == {own[card.suit]}
            assert len(card.actions[2]) == (3 if card.value > 13 else 2)
    assert CARDS["w13"].actions[2] == ("unviking", "pay")


@pytest.mark.parametrize(
    ("key", "action", "icons"),
    [
        ("r2", 1, "coin coin coin expand"),
        ("r11", 2, "raider raider"),
        ("w13", 0, "town coin"),
        ("y17", 2, "marriage marriage marriage"),
    ],
)
def test_cards_of_the_rulebooks_example(key: str, action: int, icons: str) -> None:
    assert CARDS[key].actions[action] == tuple(icons.split())


def test_the_one_uneven_card_gives_two_coins() -> None:
    coins = {value: CARDS[key].actions[1].count("coin") for value, key in ((4, "y4"), (6, "b6"))}
    assert coins == {4: 3, 6: 3}
    assert CARDS["r5"].actions[1].count("coin") == 2


def test_towns_by_region_and_colour() -> None:
    assert len(TOWNS) == 53
    assert Counter(town.colour for town in TOWNS.values()) == {"red": 18, "blue": 18, "yellow": 17}
    for key, (red, blue, yellow, threshold, points) in COLOURED.items():
        towns = [town for town in TOWNS.values() if town.region == key]
        colours = Counter(town.colour for town in towns)
        assert (colours["red"], colours["blue"], colours["yellow"]) == (red, blue, yellow), key
        assert [town.key for town in towns] == [f"{key}{n}" for n in range(1, len(towns) + 1)]
        assert [town.index for town in towns] == list(REGIONS[key].towns)
        assert (REGIONS[key].threshold, REGIONS[key].points) == (threshold, points)
    assert sum(region.threshold for region in REGIONS.values()) == 28
    assert sum(region.points for region in REGIONS.values()) == 40


def test_roads_join_the_towns_they_should() -> None:
    found = {tuple(sorted((town.key, other))) for town in TOWNS.values() for other in town.roads}
    assert found == {tuple(sorted(road.split("-"))) for road in ROADS.split()}
    assert len(found) == 36
    for town in TOWNS.values():
        assert all(town.key in TOWNS[other].roads for other in town.roads)
        assert [box.TOWN_KEYS[other] for other in box.NEIGHBOURS[town.index]] == list(town.roads)


def test_towns_without_a_road() -> None:
    lonely = {town.key for town in TOWNS.values() if not town.roads}
    assert lonely == {"BR4", "DU1", "CO1", "CO8", "MU7", "MU10"}


def test_roads_between_regions() -> None:
    crossing = {
        f"{town.key}-{other}"
        for town in TOWNS.values()
        for other in town.roads
        if town.region != TOWNS[other].region and f"{town.key}-{other}" in ROADS.split()
    }
    assert crossing == {
        "NU2-BR1",
        "NU6-UL3",
        "NU7-BR3",
        "BR2-CO2",
        "CO9-MU1",
        "DU2-LE2",
        "DU3-LE8",
    }


def test_marriage_track() -> None:
    assert box.TRACK == (
        (),
        (),
        ("coin",),
        ("coin",),
        ("coin",),
        ("coin", "coin"),
        ("coin", "coin"),
        ("renown",),
        ("town",),
        (),
    )
    assert box.TOP == 9


def test_marriage_cards() -> None:
    rewards = {card.key: card.rewards for card in box.MARRIAGES.values()}
    assert rewards == {
        "aodhan": (("points", 2), ("town", "LE")),
        "conall": (("points", 2), ("town", "SU")),
        "cormac": (("points", 2), ("town", "CO")),
        "niall": (("points", 2), ("town", "NU")),
        "orlaith": (("points", 2), ("town", "MU")),
        "aoife": (("points", 2), ("renown", 1)),
        "brigid": (("points", 4),),
        "estrid": (),
    }
    assert box.PRINCESS == "estrid"
    assert box.REJECT_POINTS == 4


def test_viking_cards() -> None:
    assert sorted(box.STRENGTHS) == [9, 10, 11, 12, 12, 13, 14]


def test_points_for_regions() -> None:
    assert box.REGION_POINTS == (0, 0, 0, 1, 1, 3, 5, 7, 10)


@pytest.mark.parametrize(("seats", "hand", "rounds"), [(3, 8, 3), (4, 6, 4), (5, 5, 4)])
def test_hands_and_rounds(seats: int, hand: int, rounds: int) -> None:
    assert (box.HAND[seats], box.ROUNDS[seats]) == (hand, rounds)
    assert 25 - seats * hand == (0 if seats == 5 else 1)
