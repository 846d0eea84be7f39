"""The end of Claim Kingdoms counted a second time: slowly, plainly, from the rulebook.

It reads the fields of a final board and shares nothing with the rules, not even their tables:
the points of maps and factions are typed from the rulebook's two tables once more, and where
the maps lie follows from their size alone (four rows of five spaces, two maps in a row).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

FIRST = {1: 5, 2: 5, 3: 6, 4: 6, 5: 7, 6: 7, 7: 8, 8: 8, 9: 9, 10: 9}
SECOND = {1: 0, 2: 2, 3: 4, 4: 2, 5: 3, 6: 2, 7: 4, 8: 3, 9: 5, 10: 3}
FACTIONS = {
    3: "unicorns",
    4: "cyclopes goblins",
    5: "dwarves gnomes elves druids fire_elementals yetis shadows",
    6: "trolls undead orcs phoenix werewolves shapeshifters demons rogues ice_beasts ice_queens",
    7: "fire_phoenix dragons doppelgangers seers basilisks ghosts ice_kings zombies",
    8: "giants mages poisoners vampires",
    9: "knights",
}
VALUES = {faction: value for value, names in FACTIONS.items() for faction in names.split()}
ROWS, COLUMNS = 4, 5
CLOSE = 3
"""With two seats, the second place on a map may be so many followers behind the first."""


@dataclass
class Place:
    """A face-up card as it lies on the table."""

    row: int
    column: int
    faction: str
    followers: list[int]
    poisoned: bool


def places(board: Any) -> list[Place]:
    """The cards that lie face up; stone is left out. 128 cells of the board are a row."""
    found = []
    for cell in sorted(board.cards):
        card = board.cards[cell]
        if not card.down:
            row, column = cell // 128, cell % 128
            found.append(Place(row, column, card.faction, list(card.followers), card.poison))
    return found


def beside_a_druid(all_places: list[Place], place: Place) -> bool:
    """Whether a Druid lies above, below, left or right of it."""
    for other in all_places:
        apart = abs(other.row - place.row) + abs(other.column - place.column)
        if apart == 1 and other.faction == "druids":
            return True
    return False


def weights(board: Any) -> list[tuple[Place, list[int]]]:
    """Each card with what its followers count by seat: double beside a Druid, never more."""
    every = places(board)
    found = []
    for place in every:
        times = 2 if beside_a_druid(every, place) else 1
        found.append((place, [times * number for number in place.followers]))
    return found


def on_map(board: Any, index: int) -> list[int]:
    """What the followers on one of the maps count, by seat; poison does not matter here."""
    count = [0] * board.seats
    for place, numbers in weights(board):
        across, down = place.column // COLUMNS, place.row // ROWS
        if 2 * down + across == index:
            for seat in range(board.seats):
                count[seat] += numbers[seat]
    return count


def of_faction(board: Any, faction: str) -> list[int]:
    """What the followers on the cards of a faction count, by seat, without poisoned cards."""
    count = [0] * board.seats
    for place, numbers in weights(board):
        if place.faction == faction and not place.poisoned:
            for seat in range(board.seats):
                count[seat] += numbers[seat]
    return count


def map_line(board: Any, index: int) -> list[int]:
    """What a war map gives to each seat."""
    number = board.maps[index]
    count = on_map(board, index)
    numbers = sorted({n for n in count if n > 0}, reverse=True)
    line = []
    for own in count:
        if numbers and own == numbers[0]:
            line.append(FIRST[number])
        elif len(numbers) > 1 and own == numbers[1]:
            too_far = board.seats == 2 and numbers[0] - own > CLOSE
            line.append(0 if too_far else SECOND[number])
        else:
            line.append(0)
    return line


def faction_line(board: Any, faction: str) -> list[int]:
    """What a faction gives to each seat."""
    count = of_faction(board, faction)
    most = max(count)
    holders = [seat for seat, own in enumerate(count) if own == most and own > 0]
    if len(holders) > 1 and not board.ties:
        holders = []
    return [VALUES[faction] if seat in holders else 0 for seat in range(board.seats)]


def second_score(board: Any) -> dict[str, Any]:
    """Points by source, places, and what decided the first one."""
    seats = range(board.seats)
    sources = {"play": list(board.score)}
    for index, number in enumerate(board.maps):
        sources[f"map-{number}"] = map_line(board, index)
    for faction in board.factions:
        sources[faction] = faction_line(board, faction)
    points = [sum(line[seat] for line in sources.values()) for seat in seats]
    ranks = [(points[seat], board.supply[seat]) for seat in seats]
    order = sorted(ranks, reverse=True)
    return {
        "sources": sources,
        "points": points,
        "places": [order.index(rank) + 1 for rank in ranks],
        "why": decided_by(order),
    }


def decided_by(order: list[tuple[int, int]]) -> str:
    """What sets the first apart from the second."""
    first, second = order[0], order[1]
    if first[0] != second[0]:
        return "points"
    return "supply" if first[1] != second[1] else "shared"
