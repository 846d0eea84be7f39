"""The end of Brian Boru counted a second time: slowly, plainly, from the rulebook alone.

It reads a final position's fields and shares nothing with the rules, not even their tables:
the numbers below are typed from the board and the rulebook's final scoring once more. Towns are
known by region alone here, so a position is first laid out as a list of towns, each with its
region, its disc, and what lies on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

POINTS = {"NU": 6, "UL": 4, "BR": 3, "SU": 5, "DU": 2, "CO": 7, "LE": 6, "MU": 7}
TOWNS = {"NU": 7, "UL": 5, "BR": 4, "SU": 6, "DU": 3, "CO": 9, "LE": 9, "MU": 10}
BY_REGIONS = {0: 0, 1: 0, 2: 0, 3: 1, 4: 1, 5: 3, 6: 5, 7: 7, 8: 10}
VIKINGS = "vikings"
DOWN = "face down"
BOARD = "face up on the board"


@dataclass
class Place:
    """A town as it lies on the table."""

    region: str
    disc: int | None
    viking: bool
    monastery: bool

    def holder(self) -> int | str | None:
        """Who controls it: a seat, the Vikings, or nobody."""
        if self.viking:
            return VIKINGS
        return self.disc


def places(board: Any) -> list[Place]:
    """The 53 towns. The board's lists go through the regions in the order of `TOWNS`."""
    found = []
    for region, count in TOWNS.items():
        for _ in range(count):
            i = len(found)
            disc = board.discs[i] if board.discs[i] >= 0 else None
            found.append(Place(region, disc, board.vikings[i] == 1, board.monasteries[i] == 1))
    assert len(found) == len(board.discs) == 53
    return found


def tokens(board: Any) -> dict[str, int | str]:
    """Where each claim token is: with a seat, on the board face up, or face down."""
    words: dict[int, str] = {-2: DOWN, -1: BOARD}
    return {
        region: words.get(where, where) for region, where in zip(TOWNS, board.claims, strict=True)
    }


def strength(board: Any, region: str) -> dict[int | str, int]:
    """Towns of a region by who controls them; a monastery makes a town count twice; with
    military support the Vikings' towns are that seat's."""
    count: dict[int | str, int] = {}
    for place in places(board):
        holder = place.holder()
        if place.region != region or holder is None:
            continue
        if holder == VIKINGS and board.princess == "support":
            holder = board.princess_seat
        count[holder] = count.get(holder, 0) + (2 if place.monastery else 1)
    return count


def most(count: dict[int | str, int]) -> list[int | str]:
    """All who have the most."""
    top = max(count.values(), default=0)
    return [who for who, number in count.items() if number == top]


def second_score(board: Any) -> dict[str, Any]:
    """Points by source, places, and what decided the first one."""
    seats = range(board.seats)
    sources: dict[str, list[int]] = {"track": list(board.score)}

    richest = [seat for seat in seats if board.coins[seat] == max(board.coins)]
    sources["coins"] = [1 if richest == [seat] else 0 for seat in seats]
    sources["marker"] = [1 if board.marker == seat else 0 for seat in seats]
    sources["renown"] = list(board.renown)

    sources["claims"] = [0 for _ in seats]
    sources["shared-claims"] = [0 for _ in seats]
    held = [0 for _ in seats]
    for region, where in tokens(board).items():
        if isinstance(where, int):
            sources["claims"][where] += POINTS[region]
            held[where] += 1
        elif where == BOARD:
            for who in most(strength(board, region)):
                if isinstance(who, int):
                    sources["shared-claims"][who] += POINTS[region] // 2

    sources["regions"] = []
    for seat in seats:
        own = set()
        for place in places(board):
            traded = board.princess == "trade" and board.princess_seat == seat
            if place.holder() == seat or (place.holder() == VIKINGS and traded):
                own.add(place.region)
        sources["regions"].append(BY_REGIONS[len(own)])

    points = [sum(line[seat] for line in sources.values()) for seat in seats]
    married = [len(board.won[seat]) for seat in seats]
    ranks = [(points[seat], held[seat], married[seat]) for seat in seats]
    order = sorted(ranks, reverse=True)
    return {
        "sources": sources,
        "points": points,
        "places": [order.index(rank) + 1 for rank in ranks],
        "why": decided_by(order),
    }


def decided_by(order: list[tuple[int, int, int]]) -> str:
    """What sets the first apart from the second."""
    first, second = order[0], order[1]
    for name, one, two in zip(("points", "claims", "marriages"), first, second, strict=True):
        if one != two:
            return name
    return "shared"
