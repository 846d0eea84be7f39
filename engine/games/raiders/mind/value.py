"""What a position promises: the features that are weighed, and what was learned of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.kit.judgement import load

from ..box import ARMOUR_TRACK, CARDS, MAX_CREW, MAX_VALKYRIE, OFFERS, VALKYRIE_TRACK
from ..state import Board, State
from .appraisal import ABILITY, end_points

FEATURES: Final = (
    "sure",  # points if the game ended now
    # All others shrink in the last turns, when means bring nothing any more.
    "metal",  # gold and iron
    "livestock",
    "first-silver",  # the silver that hires somebody
    "silver",
    "first-provisions",  # those that feed the next raids
    "provisions",
    "cards",
    "armour",
    "crew",
    "full-crew",
    "strength",  # of the crew
    "abilities",  # of the crew, as they are judged by themselves
    "grey",  # the worker that is held
    "white",
    "valkyrie",  # steps on a track that still rises
    "turn",  # whether one is at turn, or comes next
)

_TURNS: Final = 6
"""With so many turns left means still bring all that they can."""
_FIRST: Final = 5
_FED: Final = 4


def features(state: State) -> list[tuple[float, ...]]:
    """Of each seat, in the order of `FEATURES`."""
    board = state.board
    share = max(0.0, min(1.0, turns_left(board) / _TURNS))
    return [_features(state, seat, share) for seat in range(board.seats)]


def _features(state: State, seat: int, share: float) -> tuple[float, ...]:
    board = state.board
    crew, silver, food = board.crew[seat], board.silver[seat], board.provision[seat]
    worker = board.workers[seat]
    valkyrie = board.valkyrie[seat]
    return (
        _sure(state, seat),
        share * (board.gold[seat] + board.iron[seat]),
        share * board.livestock[seat],
        share * min(silver, _FIRST),
        share * max(0, silver - _FIRST),
        share * min(food, _FED),
        share * max(0, food - _FED),
        share * min(len(state.hands[seat]), 6),
        share * board.armour[seat],
        share * len(crew),
        share * (len(crew) == MAX_CREW),
        share * sum([CARDS[card].strength for card in crew]),
        share * sum([ABILITY[card] for card in crew]),
        share * (worker == "grey"),
        share * (worker == "white"),
        share * valkyrie * (valkyrie < MAX_VALKYRIE),
        share * (board.active == seat),
    )


def _sure(state: State, seat: int) -> float:
    """Points if the game ended now."""
    board = state.board
    tiles = state.tiles[seat]
    sure = float(board.score[seat] + sum([OFFERS[tile].points for tile in tiles]))
    sure += VALKYRIE_TRACK[board.valkyrie[seat]] + ARMOUR_TRACK[board.armour[seat]]
    sure += board.gold[seat] + board.iron[seat] + board.livestock[seat] / 2
    return sure + sum([end_points(board, seat, card, len(tiles)) for card in board.crew[seat]])


def turns_left(board: Board) -> float:
    """About how many turns each seat still has."""
    if board.left >= 0:
        return board.left / board.seats
    fortress = sum([1 for plunder in board.spaces[-6:] if plunder]) - 1
    valkyrie = sum([plunder.count("V") for plunder in board.spaces])
    return min(2.5 * fortress, 1.2 * valkyrie) * 3 / board.seats + 1


JUDGEMENT: Final = load(Path(__file__).with_name("value.json"), FEATURES)
