"""The end of Claim Kingdoms counted from the board alone.

It shares nothing with the rules, not even their tables: the numbers below are typed from the
rulebook's two tables once more, and where maps lie follows from their size alone (four rows of
five spaces, two maps in a row; 128 cells are a row of the board).
"""

from __future__ import annotations

from typing import Any

MAPS = {
    1: (5, 0), 2: (5, 2), 3: (6, 4), 4: (6, 2), 5: (7, 3),
    6: (7, 2), 7: (8, 4), 8: (8, 3), 9: (9, 5), 10: (9, 3),
}  # fmt: skip
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


def score(state: Any) -> dict[str, Any]:
    """Points by source, places, and what decided the first one."""
    board, seats = state.board, range(state.board.seats)
    places: list[list[int]] = [[0 for _ in seats] for _ in board.maps]
    held = {faction: [0 for _ in seats] for faction in board.factions}
    druids = {at for at, card in board.cards.items() if card.faction == "druids" and not card.down}
    for at, card in board.cards.items():
        times = 2 if druids & {at - 128, at - 1, at + 1, at + 128} else 1
        for seat in seats:
            if board.maps:
                places[at // 128 // 4 * 2 + at % 128 // 5][seat] += times * card.followers[seat]
            if not card.down and not card.poison:
                held[card.faction][seat] += times * card.followers[seat]
    sources = {"play": list(board.score)}
    for number, count in zip(board.maps, places, strict=True):
        first, second = [*sorted({*count, 0}, reverse=True), 0][:2]
        near = board.seats > 2 or first - second <= 3
        points = {first: MAPS[number][0]} | ({second: MAPS[number][1]} if near else {})
        sources[f"map-{number}"] = [points.get(n, 0) if n else 0 for n in count]
    for faction, count in held.items():
        best = max(count) if board.ties or count.count(max(count)) == 1 else 0
        sources[faction] = [VALUES[faction] if n and n == best else 0 for n in count]
    points = [sum(line[seat] for line in sources.values()) for seat in seats]
    ranks = list(zip(points, board.supply, strict=True))
    one, other = sorted(ranks, reverse=True)[:2]
    return {
        "sources": sources,
        "points": points,
        "places": [1 + sum(rank < better for better in ranks) for rank in ranks],
        "why": "points" if one[0] != other[0] else "supply" if one != other else "shared",
    }
