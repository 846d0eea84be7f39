"""What a position promises: the features that are weighed, and what was learned of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Final

from engine.kit.judgement import load

from ..box import COPIES, FOLLOWERS, MAPS, VALUE
from ..rules.ground import ground
from ..rules.turns import Counted, Place, counts, points_of
from ..state import Board, State

_HOLD: Final = 0.6
"""How much surer a follower more makes a faction or a map."""
_EXP: Final = tuple(exp(_HOLD * count) for count in range(2 * COPIES * 16))


def features(state: State) -> list[dict[str, float]]:
    """Of each seat, by group and name. "late" counts the more, "early" the less, the later it is in
    the game."""
    board = state.board
    late = progress(board)
    early = 1 - late
    factions, maps, factions_now, maps_now = ([0.0] * board.seats for _ in range(4))
    for place, found in counts(board).items():
        is_faction = isinstance(place, str)
        totals, now = (factions, factions_now) if is_faction else (maps, maps_now)
        shares = _shared(place, tuple(found), board.ties)
        for seat, (share, points) in enumerate(shares):
            totals[seat] += share
            now[seat] += points
    early_and_late: dict[str, Sequence[float]] = {
        "points.score": board.score,
        "factions.factions-now": factions_now,  # points if the game ended now
        "maps.maps-now": maps_now,
        "factions.factions": factions,  # points, shared by how likely they are held to the end
        "maps.maps": maps,
        "followers.supply": board.supply,
    }
    rows: list[dict[str, float]] = [{} for _ in range(board.seats)]
    for seat, row in enumerate(rows):
        for name, amounts in early_and_late.items():
            row[f"{name}-early"], row[f"{name}-late"] = amounts[seat] * early, amounts[seat] * late
        row["tempo.turn"] = float(seat == board.active)
        row["tempo.turn-late"] = late * (seat == board.active)
        row["cards.hand"] = float(sum([VALUE[card] for card in state.hands[seat]]))
    return rows


def progress(board: Board) -> float:
    """How much of the game is over, 0 to 1: it ends when somebody has no follower left, or when
    all spaces are covered."""
    used = 1 - min(board.supply) / FOLLOWERS
    spaces = len(ground(board.maps).fields) or COPIES * max(1, len(board.factions))
    return max(used, min(1.0, len(board.cards) / spaces))


@lru_cache(5000)
def _shared(place: Place, found: Counted, ties: bool) -> list[tuple[float, int]]:
    """What each seat can expect of a faction or a map in the end, and its points if that were now:
    the value is divided by who is likely to have most of these followers."""
    value = VALUE[place] if isinstance(place, str) else MAPS[place].first
    odds = [_EXP[count] for count in found]
    each = value / sum(odds) if any(found) else 0.0
    points = points_of(place, found, ties)
    return [(each * chance, now) for chance, now in zip(odds, points, strict=True)]


JUDGEMENT: Final = load(Path(__file__).with_name("value.json"))
WITHOUT: Final = JUDGEMENT.without("points", "factions", "maps", "followers", "cards", "tempo")
