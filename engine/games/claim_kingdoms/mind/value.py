"""What a position promises: the features that are weighed, and what was learned of them."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Final

from engine.kit.judgement import load

from ..box import COPIES, FOLLOWERS, MAPS, VALUE
from ..rules.ground import ground
from ..rules.turns import Counted, Place, counts, points_of
from ..state import Board, State

FEATURES: Final = (
    "score-early",  # points on the score track
    "score-late",  # the same, the later the more
    "factions-now-early",  # points of the factions if the game ended now
    "factions-now-late",
    "maps-now-early",
    "maps-now-late",
    "factions-early",  # points of the factions, shared by how likely they are held to the end
    "factions-late",
    "maps-early",  # the same of the maps' first places
    "maps-late",
    "supply-early",  # followers that are left
    "supply-late",
    "turn",  # whether one is at turn
    "turn-late",
    "hand",  # value of the factions in hand
)

_HOLD: Final = 0.6
"""How much surer a follower more makes a faction or a map."""
_EXP: Final = tuple(exp(_HOLD * count) for count in range(2 * COPIES * 16))


def features(state: State) -> list[tuple[float, ...]]:
    """Of each seat, in the order of `FEATURES`."""
    board = state.board
    late = progress(board)
    early = 1 - late
    seats = range(board.seats)
    factions, maps, factions_now, maps_now = ([0.0] * board.seats for _ in range(4))
    for place, found in counts(board).items():
        is_faction = isinstance(place, str)
        totals, now = (factions, factions_now) if is_faction else (maps, maps_now)
        shares = _shared(place, tuple(found), board.ties)
        for seat, (share, points) in enumerate(shares):
            totals[seat] += share
            now[seat] += points
    return [
        (
            board.score[seat] * early,
            board.score[seat] * late,
            factions_now[seat] * early,
            factions_now[seat] * late,
            maps_now[seat] * early,
            maps_now[seat] * late,
            factions[seat] * early,
            factions[seat] * late,
            maps[seat] * early,
            maps[seat] * late,
            board.supply[seat] * early,
            board.supply[seat] * late,
            float(seat == board.active),
            late * (seat == board.active),
            float(sum([VALUE[card] for card in state.hands[seat]])),
        )
        for seat in seats
    ]


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


JUDGEMENT: Final = load(Path(__file__).with_name("value.json"), FEATURES)
WITHOUT: Final = JUDGEMENT.without(
    {
        "points": ("score-early", "score-late"),
        "factions": ("factions-now-early", "factions-now-late", "factions-early", "factions-late"),
        "maps": ("maps-now-early", "maps-now-late", "maps-early", "maps-late"),
        "followers": ("supply-early", "supply-late"),
        "cards": ("hand",),
        "tempo": ("turn", "turn-late"),
    }
)
