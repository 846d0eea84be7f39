"""Three who claim kingdoms: for themselves, against the best one, for the long run."""

from __future__ import annotations

from bench.opponents import Player, looking_ahead
from engine.games.claim_kingdoms.box import MAPS, VALUE
from engine.games.claim_kingdoms.rules.scoring import counts, final_standing
from engine.games.claim_kingdoms.state import Board, View


def miser(view: View, seat: int) -> float:
    """As many points as can be had if it ended now, and none for thinking of others."""
    return float(final_standing(view.board).points[seat]) + 0.05 * view.board.supply[seat]


def rival(view: View, seat: int) -> float:
    """The lead over the best of the others."""
    return float(_lead(view.board, seat))


def settler(view: View, seat: int) -> float:
    """Shares of factions and maps, as large as its part of the followers there; a lead counts."""
    board = view.board
    total = float(board.score[seat])
    maps, factions = counts(board)
    worths = [(MAPS[key].first, found) for key, found in maps.items()]
    worths += [(VALUE[key], found) for key, found in factions.items()]
    for value, found in worths:
        others = max(found[:seat] + found[seat + 1 :])
        total += value * found[seat] / (sum(found) + 1) + 0.4 * value * (found[seat] > others)
    return total + 0.3 * _lead(board, seat)


def _lead(board: Board, seat: int) -> int:
    points = final_standing(board).points
    return points[seat] - max(points[:seat] + points[seat + 1 :])


PLAYERS: dict[str, Player] = {
    "miser": looking_ahead(miser),
    "rival": looking_ahead(rival),
    "settler": looking_ahead(settler),
}
