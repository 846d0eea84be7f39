"""The end of Raiders of the North Sea counted a second time: slowly, plainly, from the rulebook.

It shares nothing with the rules, not even their tables: the two tracks, the tiles and the cards
that are worth something at the end are typed once more.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

VALKYRIE = {0: 0, 1: 0, 2: 1, 3: 2, 4: 4, 5: 7, 6: 10, 7: 15}
"""Points by the space of the marker; there is none beyond 7."""
BADGES = {3: 2, 6: 4, 9: 6}
"""Spaces of the Armour track with points: the last one that was reached counts."""
TILES = {
    "o01": "4 silver",
    "o02": "1 livestock, 1 gold",
    "o03": "1 livestock, 1 iron",
    "o04": "2 silver, 1 gold",
    "o05": "2 silver, 1 iron",
    "o06": "2 gold",
    "o07": "1 iron, 1 gold",
    "o08": "2 iron",
    "o09": "2 livestock, 1 gold",
    "o10": "2 livestock, 1 iron",
    "o11": "1 silver, 3 livestock",
    "o12": "1 livestock, 1 iron, 1 gold",
    "o13": "1 silver, 2 livestock, 1 gold",
    "o14": "1 silver, 2 livestock, 1 iron",
    "o15": "2 livestock, 2 gold",
    "o16": "2 livestock, 2 iron",
}
"""What each offering costs."""
WORTH = {"gold": 2.0, "iron": 2.0, "livestock": 1.0, "silver": 0.5}
"""What a unit of it makes a tile worth, which is rounded up."""


@dataclass
class Hoard:
    """What one seat has at the end."""

    track: int
    """Points scored while playing."""
    valkyrie: int
    armour: int
    tiles: list[str] = field(default_factory=list)
    crew: list[str] = field(default_factory=list)
    gold: int = 0
    iron: int = 0
    livestock: int = 0


def tile_cost(tile: str) -> dict[str, int]:
    """Units of each kind that an offering costs."""
    parts = (part.split() for part in TILES[tile].split(", "))
    return {kind: int(number) for number, kind in parts}


def tile_points(tile: str) -> int:
    return math.ceil(sum(WORTH[kind] * number for kind, number in tile_cost(tile).items()))


def valkyrie_points(taken: int) -> int:
    return VALKYRIE[min(taken, 7)]


def armour_points(armour: int) -> int:
    return max([points for space, points in BADGES.items() if space <= armour], default=0)


def crew_points(hoard: Hoard) -> int:
    """Champions, Warlords, and what Merchants and Traders make of livestock and tiles."""
    points = 0
    for card in hoard.crew:
        if card == "champion":
            points += 3
        elif card == "warlord":
            points += 2
        elif card == "merchant":
            points += hoard.livestock
        elif card == "trader":
            points += len(hoard.tiles)
    return points


def lines(hoard: Hoard) -> dict[str, int]:
    """Points by where they come from."""
    return {
        "play": hoard.track,
        "valkyrie": valkyrie_points(hoard.valkyrie),
        "armour": armour_points(hoard.armour),
        "offerings": sum(tile_points(tile) for tile in hoard.tiles),
        "crew": crew_points(hoard),
        "plunder": hoard.gold + hoard.iron + hoard.livestock // 2,
    }


def score(hoards: list[Hoard]) -> dict[str, Any]:
    """Points by source, places, and what decided the first one."""
    every = [lines(hoard) for hoard in hoards]
    points = [sum(line.values()) for line in every]
    ranks = [
        (total, min(hoard.valkyrie, 7), hoard.armour)
        for total, hoard in zip(points, hoards, strict=True)
    ]
    order = sorted(ranks, reverse=True)
    return {
        "sources": {key: [line[key] for line in every] for key in every[0]},
        "points": points,
        "places": [order.index(rank) + 1 for rank in ranks],
        "why": decided_by(order),
    }


def decided_by(order: list[tuple[int, int, int]]) -> str:
    """What sets the first apart from the second: points, then the two tracks."""
    for which, name in enumerate(("points", "valkyrie", "armour")):
        if order[0][which] != order[1][which]:
            return name
    return "shared"


def second_score(board: Any, tiles: list[list[str]]) -> dict[str, Any]:
    """The same of a final board and the tiles of each seat."""
    hoards = [
        Hoard(
            board.score[seat],
            board.valkyrie[seat],
            board.armour[seat],
            list(tiles[seat]),
            list(board.crew[seat]),
            board.gold[seat],
            board.iron[seat],
            board.livestock[seat],
        )
        for seat in range(board.seats)
    ]
    return score(hoards)
