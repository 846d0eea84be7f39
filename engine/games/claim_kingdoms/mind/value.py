"""What a position promises: the features that are weighed, and what was learned of them."""

from __future__ import annotations

from functools import lru_cache
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
_REMEMBERED: Final = 5000
"""Divisions of a value: positions that follow one another share most of them."""
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
        _add(factions, now, _of_faction(tuple(found), VALUE[faction], board.ties))
    for key, found in by_map.items():
        _add(maps, now, _of_map(tuple(found), MAPS[key].first, MAPS[key].second))
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
    spaces = (
        len(ground(tuple(board.maps)).fields)
        if board.maps
        else COPIES * max(1, len(board.factions))
    )
    return max(used, min(1.0, len(board.cards) / spaces))


Share = tuple[float, int]
"""What a seat can expect of a faction or a map in the end, and its points if that were now."""


@lru_cache(_REMEMBERED)
def _of_faction(found: tuple[int, ...], value: int, ties: bool) -> list[Share]:
    return _shared(found, value, faction_points(list(found), value, ties))


@lru_cache(_REMEMBERED)
def _of_map(found: tuple[int, ...], first: int, second: int) -> list[Share]:
    return _shared(found, first, map_points(list(found), first, second))


def _shared(found: tuple[int, ...], value: int, points: list[int]) -> list[Share]:
    """Divide a value by who is likely to have most of these followers in the end."""
    odds = [_EXP[count] for count in found]
    each = value / sum(odds) if any(found) else 0.0
    return [(each * chance, now) for chance, now in zip(odds, points, strict=True)]


def _add(totals: list[float], now: list[float], shares: list[Share]) -> None:
    for seat, (share, points) in enumerate(shares):
        totals[seat] += share
        now[seat] += points


JUDGEMENT: Final = load(Path(__file__).with_name("value.json"), FEATURES)
