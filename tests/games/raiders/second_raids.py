"""Raids of Raiders of the North Sea reckoned a second time: slowly, plainly, from the rulebook.

Every number of the board and of the cards is typed once more here; nothing is shared with the
rules. The functions take plain values: names of crew members in a list, a settlement's name.
"""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

# The board: workers allowed, crew, provisions, gold, dice, tiers as "strength:points".
BOARD = """
harbour_1    black,grey   2  2  0  0  0:1
harbour_2    black,grey   3  1  0  0  0:1
harbour_3    black,grey   2  3  0  0  0:1
outpost_1    grey         3  3  0  1  10:2 16:4
outpost_2    grey         3  4  0  1  8:2 14:4
monastery_1  grey,white   3  3  1  2  12:4 20:6
monastery_2  grey,white   4  2  1  2  14:4 22:6
fortress_1   white        5  3  2  2  22:7 28:9 36:12
fortress_2   white        4  2  2  2  18:5 24:7 32:10
fortress_3   white        5  4  1  2  20:6 26:8 34:11
"""
# Tokens and the worker on each plunder space.
SPACES = {
    "harbour_1": "4g 3g 4g", "harbour_2": "3g 4g 4g", "harbour_3": "4g 3g 4g",
    "outpost_1": "3w 3g", "outpost_2": "4g 3w",
    "monastery_1": "3w 2w", "monastery_2": "2w 3w",
    "fortress_1": "2w 3w", "fortress_2": "2w 2w", "fortress_3": "2w 3w",
}  # fmt: skip
# Names by printed strength; `crew` works in a raid as the functions below say.
STRENGTH = {
    0: "cartographer forager gravedigger jeweller merchant trader",
    1: "huntsman recruiter",
    2: "brawler gatekeeper marauder scout",
    3: "archer armourer avenger barbarian folke shieldmaiden warlord warmonger",
    4: "berserker brynjar champion mercenary ragnhildr",
}
HEROES = ("brynjar", "folke", "ragnhildr")
DIE = (2, 3, 3, 4, 4, 5)
ALWAYS = 1
"""What a harbour is worth, without dice."""


def row(settlement: str) -> list[str]:
    """The printed line of a settlement."""
    (line,) = [line.split() for line in BOARD.splitlines() if line.startswith(settlement)]
    return line[1:]


def kind(settlement: str) -> str:
    return settlement.partition("_")[0]


def workers(settlement: str) -> list[str]:
    """The colours that may raid it."""
    return row(settlement)[0].split(",")


def wanted_crew(settlement: str) -> int:
    return int(row(settlement)[1])


def dice(settlement: str) -> int:
    return int(row(settlement)[4])


def tiers(settlement: str) -> list[tuple[int, int]]:
    """(strength, points), the lowest first."""
    pairs = [tier.split(":") for tier in row(settlement)[5:]]
    return [(int(strength), int(points)) for strength, points in pairs]


def price(settlement: str, crew: list[str], fortress_2_gold: int = 2) -> tuple[int, int]:
    """Provisions and gold, after what the crew saves; never below none."""
    provisions, gold = int(row(settlement)[2]), int(row(settlement)[3])
    if settlement == "fortress_2":
        gold = fortress_2_gold
    if kind(settlement) == "outpost":
        provisions -= crew.count("huntsman")
    if kind(settlement) == "monastery":
        provisions -= crew.count("scout")
    if kind(settlement) == "fortress":
        gold -= crew.count("cartographer")
    return max(0, provisions), max(0, gold)


def may_raid(
    settlement: str,
    worker: str,
    crew: list[str],
    provisions: int,
    gold: int,
    fortress_2_gold: int = 2,
) -> bool:
    """Whether colour, crew and supplies are enough (a plunder set must be left besides)."""
    wants_provisions, wants_gold = price(settlement, crew, fortress_2_gold)
    return (
        worker in workers(settlement)
        and len(crew) >= wanted_crew(settlement)
        and provisions >= wants_provisions
        and gold >= wants_gold
    )


def printed_strength(card: str, sage: int = 0) -> int:
    if card == "sage":
        return sage
    (strength,) = [n for n, names in STRENGTH.items() if card in names.split()]
    return strength


def strength(
    settlement: str,
    crew: list[str],
    armour: int,
    valkyrie: int,
    rolled: list[int],
    sage: int = 0,
) -> int:
    """Military strength: the dice, the crew's own, what it adds here, and armour. `valkyrie` is
    the marker's space on its track before this raid."""
    total = sum(rolled) + armour
    for card in crew:
        total += printed_strength(card, sage)
        if card == "armourer" and kind(settlement) == "monastery":
            total += 2
        if card == "barbarian" and kind(settlement) == "fortress":
            total += 2
        if card == "brynjar":
            total += armour // 3
        if card == "folke":
            total += len(crew) - 1
        if card == "ragnhildr":
            total += min(7, valkyrie) // 2
    return total


def tier_points(settlement: str, total: int) -> int:
    """Only the best tier that is reached counts."""
    if kind(settlement) == "harbour":
        return ALWAYS
    points = 0
    for wanted, worth in tiers(settlement):
        if total >= wanted:
            points = worth
    return points


def crew_points(settlement: str, crew: list[str]) -> int:
    """What the crew earns on such a raid, whatever its strength."""
    worth = {
        "harbour": {"warmonger": 1},
        "outpost": {"archer": 2, "marauder": 1},
        "monastery": {"shieldmaiden": 1},
        "fortress": {},
    }[kind(settlement)]
    return sum(worth.get(card, 0) for card in crew)


def odds(
    settlement: str, crew: list[str], armour: int, valkyrie: int, sage: int = 0
) -> dict[int, Fraction]:
    """How likely each number of points for strength is, by every way the dice may fall."""
    count: Counter[int] = Counter()
    for rolled in itertools.product(DIE, repeat=dice(settlement)):
        total = strength(settlement, crew, armour, valkyrie, list(rolled), sage)
        count[tier_points(settlement, total)] += 1
    return {points: Fraction(n, sum(count.values())) for points, n in count.items()}


def deaths(valkyrie: int, crew: list[str]) -> int:
    """How many of the crew die, and steps on the track: no more than there are in it."""
    return min(valkyrie, len(crew))
