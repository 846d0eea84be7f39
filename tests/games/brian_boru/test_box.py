"""The box: cards, towns, roads and tracks, typed once more from the sources."""

from __future__ import annotations

from engine.games.brian_boru import box
from engine.games.brian_boru.box import CARDS, REGIONS, TOWNS

ICONS = {
    "T": "town", "C": "coin", "P": "pay", "E": "expand", "R": "raider", "B": "church",
    "M": "marriage", "U": "unviking",
}  # fmt: skip
ACTIONS = """
y1 TMMC CCCE MM | r2 TRRC CCCE RR | b3 TBBC CCCE BB | y4 TMM CCCE MM | r5 TRR CCE RR
b6 TBB CCCE BB | y7 TMC CCE MM | r8 TRC CCE RR | b9 TBC CCE BB | y10 TCC CCE MM
r11 TCC CCE RR | b12 TCC CCE BB | w13 TC CCE UP | y14 T CE MMM | r15 T CE RRR
b16 T CE BBB | y17 TP CE MMM | r18 TP CE RRR | b19 TP CE BBB | w20 T CCE
w21 TP CCE | w22 TPP CCE | y23 TPP CE MMM | r24 TPP CE RRR | b25 TPP CE BBB
"""
"""By card: the primary action, then the upper and the lower one."""
COLOURS = """
NU 4 6 rbrbyry | UL 3 4 ybrbr | BR 2 3 yrbb | SU 3 5 rbyrby
DU 2 2 yrb | CO 5 7 rryybbyrr | LE 4 6 ybbrybyby | MU 5 7 byrybryrrb
"""
"""By region: the threshold, the points, and the colours of its towns in order."""
ROADS = """
NU1-NU2 NU2-BR1 NU3-NU4 NU4-NU5 NU5-NU6 NU6-UL3 NU7-BR3 UL1-UL2 UL4-UL5 BR1-BR2 BR2-CO2 SU1-SU2
SU2-SU3 SU3-SU4 SU4-SU5 SU5-SU6 SU1-SU6 CO2-CO3 CO4-CO5 CO5-CO6 CO6-CO7 CO9-MU1 DU2-LE2 DU3-LE8
LE1-LE2 LE3-LE4 LE4-LE5 LE5-LE6 LE6-LE7 LE7-LE8 LE7-LE9 LE8-LE9 MU2-MU3 MU4-MU5 MU5-MU6 MU8-MU9
"""


def rows(text: str) -> list[list[str]]:
    return [row.split() for row in text.strip().replace("\n", "|").split("|")]


def test_the_actions_of_all_cards() -> None:
    typed = {
        key: tuple(tuple(ICONS[letter] for letter in action) for action in actions)
        for key, *actions in rows(ACTIONS)
    }
    assert {key: card.actions for key, card in CARDS.items()} == typed
    assert [card.value for card in CARDS.values()] == list(range(1, 26))
    assert all(card.suit[0] + str(card.value) == key for key, card in CARDS.items())


def test_the_towns_of_all_regions() -> None:
    for key, threshold, points, colours in rows(COLOURS):
        region = REGIONS[key]
        assert (region.threshold, region.points) == (int(threshold), int(points)), key
        there = [town for town in TOWNS.values() if town.region == key]
        assert [town.index for town in there] == list(region.towns)
        assert "".join(town.colour[0] for town in there) == colours, key
    assert len(TOWNS) == 53


def test_the_roads() -> None:
    towns = TOWNS.values()
    found = {
        "-".join(sorted((t.key, other), key=box.TOWN_KEYS.index))
        for t in towns
        for other in t.roads
    }
    assert found == {*ROADS.split()}
    for town in towns:
        assert [box.TOWN_KEYS[other] for other in box.NEIGHBOURS[town.index]] == list(town.roads)


def test_the_viking_and_marriage_cards_and_the_hands() -> None:
    assert sorted(box.STRENGTHS) == [9, 10, 11, 12, 12, 13, 14]
    assert len(box.MARRIAGES) == 8
    assert box.HAND == {3: 8, 4: 6, 5: 5}
