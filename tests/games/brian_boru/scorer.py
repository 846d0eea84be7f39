"""The end of Brian Boru counted from the board alone.

It shares nothing with the rules, not even their tables: the numbers below are typed from the board
and the rulebook's final scoring once more.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

POINTS = {"NU": 6, "UL": 4, "BR": 3, "SU": 5, "DU": 2, "CO": 7, "LE": 6, "MU": 7}
TOWNS = {"NU": 7, "UL": 5, "BR": 4, "SU": 6, "DU": 3, "CO": 9, "LE": 9, "MU": 10}
"""How many there are; the board's lists go through the regions in this order."""
BY_REGIONS = (0, 0, 0, 1, 1, 3, 5, 7, 10)
VIKINGS, UP = -3, -1
REGIONS = [region for region, count in TOWNS.items() for _ in range(count)]


def most(count: Counter[int]) -> list[int]:
    """All who have the most."""
    return [who for who, number in count.items() if number == max(count.values())]


def second_score(board: Any) -> dict[str, Any]:
    """Points by source, places, and what decided the first one."""
    seats = range(board.seats)
    strength: dict[str, Counter[int]] = {region: Counter() for region in TOWNS}
    own: list[set[str]] = [set() for _ in seats]
    lying = zip(REGIONS, board.discs, board.vikings, board.monasteries, strict=True)
    for region, disc, viking, monastery in lying:
        if disc < 0:
            continue
        fights = rules = VIKINGS if viking else disc
        if viking and board.princess == "support":
            fights = board.princess_seat
        if viking and board.princess == "trade":
            rules = board.princess_seat
        strength[region][fights] += 2 if monastery else 1
        if rules != VIKINGS:
            own[rules].add(region)
    claims, shared = [0 for _ in seats], [0 for _ in seats]
    for region, where in zip(TOWNS, board.claims, strict=True):
        if where >= 0:
            claims[where] += POINTS[region]
        elif where == UP:
            for who in most(strength[region]):
                if who != VIKINGS:
                    shared[who] += POINTS[region] // 2
    richest = [seat for seat in seats if board.coins[seat] == max(board.coins)]
    sources = {
        "track": list(board.score),
        "coins": [1 if richest == [seat] else 0 for seat in seats],
        "marker": [1 if board.marker == seat else 0 for seat in seats],
        "renown": list(board.renown),
        "claims": claims,
        "shared-claims": shared,
        "regions": [BY_REGIONS[len(regions)] for regions in own],
    }
    points = [sum(line[seat] for line in sources.values()) for seat in seats]
    ranks = [(points[s], board.claims.count(s), len(board.won[s])) for s in seats]
    order = sorted(ranks, reverse=True)
    apart = [one != two for one, two in zip(*order[:2], strict=True)]
    return {
        "sources": sources,
        "points": points,
        "places": [order.index(rank) + 1 for rank in ranks],
        "why": ("points", "claims", "marriages")[apart.index(True)] if any(apart) else "shared",
    }
