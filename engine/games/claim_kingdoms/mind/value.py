"""What a position promises: the features that are weighed, and what was learned of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Final

from engine.kit.judgement import load

from ..box import COPIES, FOLLOWERS, MAPS, VALUE
from ..rules.ground import ground
from ..rules.scoring import counts, faction_points, map_points
from ..state import Board, State

FEATURES: Final = (
    "now",  # points if the game ended now
    "now-late",  # the same, the later the more
    "track-early",  # of these, what is on the score track
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
    by_map, by_faction = counts(board)
    seats = range(board.seats)
    now = list(map(float, board.score))
    factions, maps = [0.0] * board.seats, [0.0] * board.seats
    for faction, found in by_faction.items():
        if not any(found):
            continue
        value = VALUE[faction]
        _add(now, faction_points(found, value, board.ties))
        _share(factions, found, value)
    for key, found in by_map.items():
        if not any(found):
            continue
        first = MAPS[key].first
        _add(now, map_points(found, first, MAPS[key].second))
        _share(maps, found, first)
    return [
        (
            now[seat],
            now[seat] * late,
            board.score[seat] * early,
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
    spaces = len(ground(tuple(board.maps)).fields) if board.maps else COPIES * len(board.factions)
    return max(used, min(1.0, len(board.cards) / spaces))


def _add(totals: list[float], points: Sequence[int]) -> None:
    for seat, more in enumerate(points):
        totals[seat] += more


def _share(totals: list[float], found: Sequence[int], value: int) -> None:
    """Divide a value by who is likely to have most of these followers in the end."""
    odds = [_EXP[count] for count in found]
    each = value / sum(odds)
    for seat, chance in enumerate(odds):
        totals[seat] += each * chance


JUDGEMENT: Final = load(Path(__file__).with_name("value.json"), FEATURES)
